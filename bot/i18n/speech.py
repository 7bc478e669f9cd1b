"""How one reader is spoken to: a language, in words or in symbols."""

import warnings
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum

import structlog
from fluent.runtime import FluentBundle

from bot.i18n.bundles import ENGLISH, bundle
from core.cards import Card

_log = structlog.get_logger(__name__)

Value = str | int
"""What a text may be given: an int where its words depend on the number."""

FSI, PDI = "\u2068", "\u2069"
"""The marks round a value: first strong isolate, pop directional isolate."""

_UNITS = (("days", 86_400), ("hours", 3_600), ("minutes", 60), ("seconds", 1))


class Wording(StrEnum):
    """What a reader wants instead of sentences full of signs, or of words."""

    SYMBOLS = "symbols"
    WORDS = "words"
    """For whoever listens: plain sentences, no arrows, signs or lone letters."""


class MissingText(UserWarning):
    """A text, or a value for one, is missing: an error in tests, English in production."""


@dataclass(frozen=True, slots=True)
class Texts:
    """Says things to one reader: `texts("table-total", total="36")`.

    In words, a text's attribute `.words` is said where it has one.
    """

    language: str = ENGLISH
    wording: Wording = Wording.SYMBOLS

    def __call__(self, key: str, /, **values: Value) -> str:
        """The text with these values, each between marks that keep its direction to itself."""
        return self._said(key, values, isolating=True)

    def label(self, key: str, /, **values: Value) -> str:
        """The text for a button or an alert: no marks, for every character counts.

        Only for values of our own, never for names.
        """
        return self._said(key, values, isolating=False)

    def card(self, card: Card) -> str:
        """A card: `7♣` or `seven of clubs`."""
        return self.label(f"card-{card}")

    def number(self, n: int) -> str:
        """A number that may be below zero: `−10` or `minus 10`."""
        return str(n) if n >= 0 else self.label("number-below-zero", n=str(-n))

    def listed(self, things: Sequence[str]) -> str:
        """All of them: `Ana, Bo and Cy`."""
        return self._joined("list-and", things)

    def either(self, things: Sequence[str]) -> str:
        """One of them: `33 or 66`."""
        return self._joined("list-or", things)

    def duration(self, length: timedelta) -> str:
        """A length of time in the largest unit that divides it: `90 seconds`, `2 hours`."""
        seconds = int(length.total_seconds())
        unit, size = next(
            (unit, size) for unit, size in _UNITS if (seconds and seconds % size == 0) or size == 1
        )
        return self(f"duration-{unit}", n=seconds // size)

    def _joined(self, key: str, things: Sequence[str]) -> str:
        if len(things) < 2:
            return "".join(things)
        isolated = [f"{FSI}{thing}{PDI}" for thing in things]
        most = self.label("list-comma").join(isolated[:-1])
        return self.label(key, most=most, last=isolated[-1])

    def _said(self, key: str, values: Mapping[str, Value], *, isolating: bool) -> str:
        text = key
        for language in dict.fromkeys((self.language, ENGLISH)):
            text, wrong = self._formatted(bundle(language, isolating=isolating), key, values)
            if not wrong:
                break
            _complain(language, key, wrong)
        return text

    def _formatted(
        self, its: FluentBundle, key: str, values: Mapping[str, Value]
    ) -> tuple[str, str]:
        """The text, and what is wrong with it."""
        if not its.has_message(key):
            return key, "no such text"
        message = its.get_message(key)
        pattern = message.value
        if self.wording is Wording.WORDS:
            pattern = message.attributes.get("words", pattern)
        if pattern is None:
            return key, "it has no value"
        text, errors = its.format_pattern(pattern, dict(values))
        return str(text), "; ".join(str(error) for error in errors)


def _complain(language: str, key: str, wrong: str) -> None:
    # Never the values: a name or a card does not belong into a log.
    _log.error("text_missing", language=language, key=key, why=wrong)
    warnings.warn(f"{language}: {key}: {wrong}", MissingText, stacklevel=4)


def opening(text: str) -> str:
    """The text with its first letter as at the beginning of a line.

    >>> opening("seven of clubs, 36")
    'Seven of clubs, 36'
    """
    at = next(_letters(text), None)
    return text if at is None else text[:at] + text[at].upper() + text[at + 1 :]


def _letters(text: str) -> Iterator[int]:
    """Where the first letter is, if nothing but marks stands before it."""
    for at, sign in enumerate(text):
        if sign not in (FSI, PDI):
            if sign.isalpha():
                yield at
            return
