"""The options of a table: frozen when play begins, readable by anybody at any time."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from datetime import timedelta
from enum import StrEnum
from typing import Any

from core.cards import PACK

SEATS = range(2, 21)
"""How many may sit at a table."""

_SEATS_A_PACK = 6
_MOST_DIGITS = 8


class Draw(StrEnum):
    """Whether the card after a play comes by itself or is taken by hand."""

    AUTO = "auto"
    MANUAL = "manual"


class Nine(StrEnum):
    """Whether a nine only passes, or also skips the next player (classic game)."""

    PASS = "pass"  # noqa: S105 - the word of the rules
    SKIP = "skip"


class Leaving(StrEnum):
    """What becomes of the seat of somebody who leaves a game that is on."""

    COMPUTER = "computer"
    FOLD = "fold"


class Dealer(StrEnum):
    """Which card of the draw deals first."""

    HIGHEST = "highest"
    LOWEST = "lowest"


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Everything a table may choose, in one place (RULES, table options)."""

    points: int
    """Points (tokens) of everybody at the start, 1 to 99."""
    draw: Draw
    hand_size: int = 3
    """Cards dealt to each, 1 to 7."""
    decks: int | None = None
    """Packs in the game, 1 to 8; None works it out from the seats."""
    floor: bool = False
    """A play that lowers the total stops at 0."""
    nine: Nine = Nine.PASS
    dealer: Dealer = Dealer.HIGHEST
    clock: timedelta | None = timedelta(seconds=60)
    """Time for a turn; None: no limit."""
    pause: timedelta = timedelta(seconds=30)
    """Time between rounds."""
    leaving: Leaving = Leaving.COMPUTER

    def packs(self, seats: int) -> int:
        """How many packs so many seats play with: one up to 6, one more for every 6 more."""
        return self.decks or (seats + _SEATS_A_PACK - 1) // _SEATS_A_PACK

    def enough_cards(self, seats: int) -> bool:
        """Whether everybody can be dealt a full hand."""
        return seats * self.hand_size <= self.packs(seats) * len(PACK)


LIMITS: dict[str, range] = {
    "points": range(1, 100),
    "hand_size": range(1, 8),
    "decks": range(1, 9),
    "clock": range(10, 7 * 24 * 3600 + 1),
    "pause": range(24 * 3600 + 1),
}
"""What the numbers may be; times in seconds."""

_WORDS: dict[str, type[StrEnum]] = {
    "draw": Draw,
    "nine": Nine,
    "dealer": Dealer,
    "leaving": Leaving,
}
_OPEN = {"decks": "auto", "clock": "off"}
"""The word for None, where an option may be None."""

NAMES: tuple[str, ...] = tuple(field.name for field in fields(Options))


def changed(options: Options, wanted: Mapping[str, object]) -> Options:
    """The options with these values, given as in a scenario file or a command.

    Raises ValueError that names the option, what was given and what it may be.
    """
    values: dict[str, Any] = {name: _value(name, given) for name, given in wanted.items()}
    return replace(options, **values)


def typed(word: str) -> object:
    """The plain value that a word stands for.

    >>> typed("5"), typed("yes"), typed("auto")
    (5, True, 'auto')
    """
    if word.isascii() and word.isdigit() and len(word) <= _MOST_DIGITS:
        return int(word)
    return {"yes": True, "no": False}.get(word, word)


def written(options: Options) -> dict[str, bool | int | str]:
    """The options as plain values, the opposite of `changed`."""
    return {name: _plain(name, getattr(options, name)) for name in NAMES}


def _plain(name: str, value: object) -> bool | int | str:
    match value:
        case None:
            return _OPEN[name]
        case timedelta():
            return int(value.total_seconds())
        case StrEnum():
            return value.value
        case bool() | int():
            return value
        case _:
            raise AssertionError(f"{name} holds {value!r}")


def _value(name: str, given: object) -> object:
    if name in _WORDS:
        return _word(name, given)
    if name == "floor":
        if isinstance(given, bool):
            return given
        raise ValueError(f"floor may be true or false, not {given!r}")
    if name not in LIMITS:
        raise ValueError(f"there is no option {name!r}: choose from {', '.join(NAMES)}")
    if name in _OPEN and given in (None, _OPEN[name]):
        return None
    return _number(name, given)


def _word(name: str, given: object) -> StrEnum:
    kind = _WORDS[name]
    for word in kind:
        if given == word.value:
            return word
    raise ValueError(f"{name} may be {' or '.join(kind)}, not {given!r}")


def _number(name: str, given: object) -> object:
    allowed = LIMITS[name]
    if isinstance(given, bool) or not isinstance(given, int) or given not in allowed:
        also = f", or {_OPEN[name]}" if name in _OPEN else ""
        raise ValueError(f"{name} may be {allowed[0]} to {allowed[-1]}{also}, not {given!r}")
    return timedelta(seconds=given) if name in ("clock", "pause") else given
