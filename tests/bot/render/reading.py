"""Reads a screen as people do: without markup, and without the marks round names."""

import html
import re

from bot.i18n import Texts, Wording, texts
from bot.render.screen import Screen
from bot.render.voice import Voice
from tests.bot.samples import NAMES

EYE = Voice(texts("en"), NAMES)
EAR = Voice(texts("en", Wording.WORDS), NAMES)

_CARD = re.compile(r"(10|[2-9AJQK])([♠♥♦♣])")
_SUITS = dict(zip("♠♥♦♣", "SHDC", strict=True))


def seen(text: str) -> str:
    """The text without tags, escapes and marks."""
    return html.unescape(re.sub(r"<[^>]*>", "", text)).translate({0x2068: None, 0x2069: None})


def lines(screen: Screen) -> list[str]:
    """The lines of a screen that are not empty."""
    return [line for line in seen(screen.text).split("\n") if line]


def labels(screen: Screen) -> list[list[str]]:
    """What is on the buttons; in brackets where a button is disabled."""
    return [
        [button.label if button.press else f"[{button.label}]" for button in row]
        for row in screen.rows
    ]


def cards_in(text: str) -> set[str]:
    """Every card that a text in symbols names, in notation."""
    found = _CARD.findall(seen(text))
    return {("T" if rank == "10" else rank) + _SUITS[suit] for rank, suit in found}


def speaking(wording: Wording, names: dict[int, str]) -> Voice:
    """A voice for these names."""
    return Voice(Texts("en", wording), names)
