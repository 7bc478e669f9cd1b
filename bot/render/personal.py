"""What one person chooses for themselves, and where they sit, as screens."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.i18n import LANGUAGES, Wording, texts
from bot.press import Prefer
from bot.render.markup import linked
from bot.render.screen import Button, Rows, Screen
from bot.render.voice import Voice

LANGUAGE, WORDING, HANDS, TOLD = "language", "wording", "hands", "told"
"""What can be chosen."""

OWN = "own"
"""The language that Telegram tells of."""

_LANGUAGES_A_ROW = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen:
    """What one person has chosen."""

    language: str | None
    """None: the one that Telegram tells of."""
    wording: Wording
    hands: bool
    alerts: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A table where this person sits, in one sentence."""

    key: str
    """`mygames-yours` and its like."""
    group: str | None
    """None: the private chat itself."""
    player: str = ""
    link: str | None = None


def settings(chosen: Chosen, voice: Voice) -> Screen:
    """Every choice, and a button for each other one."""
    language = named(chosen.language) if chosen.language else voice.texts("language-own")
    text = "\n".join(
        (
            voice("settings-head"),
            voice("settings-language", language=language),
            voice(f"settings-wording-{chosen.wording}"),
            voice(f"settings-hands-{'on' if chosen.hands else 'off'}"),
            voice(f"settings-told-{'alerts' if chosen.alerts else 'toasts'}"),
        )
    )
    return Screen(text, tuple(_rows(chosen, voice)))


def tables(where: Sequence[Table], voice: Voice) -> Screen:
    """A line for each table; the whole line is the link."""
    if not where:
        return Screen(voice("mygames-none"))
    lines = tuple(_table(one, voice) for one in where)
    return Screen("\n".join((voice("mygames-head"), *lines)))


def named(language: str) -> str:
    """What a language calls itself."""
    return texts(language)("language-name")


def _rows(chosen: Chosen, voice: Voice) -> Iterator[tuple[Button, ...]]:
    words = chosen.wording is Wording.WORDS
    yield from _languages(chosen, voice)
    yield _one(
        voice,
        WORDING,
        "settings-use-symbols" if words else "settings-use-words",
        Wording.SYMBOLS if words else Wording.WORDS,
    )
    yield _one(
        voice,
        HANDS,
        "settings-use-no-hands" if chosen.hands else "settings-use-hands",
        "off" if chosen.hands else "on",
    )
    yield _one(
        voice,
        TOLD,
        "settings-use-toasts" if chosen.alerts else "settings-use-alerts",
        "toasts" if chosen.alerts else "alerts",
    )


def _languages(chosen: Chosen, voice: Voice) -> Rows:
    """Every language in its own words, the chosen one disabled: of one alone nobody chooses."""
    if len(LANGUAGES) < 2:
        return ()
    each = [
        Button(named(code), Prefer(LANGUAGE, code) if code != chosen.language else None)
        for code in LANGUAGES
    ]
    own = Prefer(LANGUAGE, OWN) if chosen.language else None
    each.append(Button(voice.label("settings-use-own"), own))
    a_row = 1 if chosen.wording is Wording.WORDS else _LANGUAGES_A_ROW
    return tuple(tuple(each[at : at + a_row]) for at in range(0, len(each), a_row))


def _one(voice: Voice, choice: str, key: str, value: str) -> tuple[Button, ...]:
    return (Button(voice.label(key), Prefer(choice, value)),)


def _table(table: Table, voice: Voice) -> str:
    group = table.group or voice.texts("mygames-here")
    line = voice(table.key, group=group, player=table.player)
    return linked(line, table.link) if table.link else line
