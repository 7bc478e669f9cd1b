"""What a card does to the total and to the turn, as data."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

LOWEST = -99
"""No play takes the total below this: a negative total that doubles would run away."""


@dataclass(frozen=True, slots=True)
class Add:
    """Add one of these amounts; more than one is a choice of the player's."""

    amounts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SetTo:
    """The total becomes exactly this."""

    total: int


@dataclass(frozen=True, slots=True)
class DoubleOrHalve:
    """Halve an even total above the pivot, double every other."""

    pivot: int


Change = Add | SetTo | DoubleOrHalve


class Passing(StrEnum):
    """How the turn goes on after a card."""

    NEXT = "next"
    SKIP = "skip"
    REVERSE = "reverse"


@dataclass(frozen=True, slots=True)
class Effect:
    """All that one rank does."""

    change: Change
    passing: Passing = Passing.NEXT


def add(*amounts: int, passing: Passing = Passing.NEXT) -> Effect:
    """The effect of adding one of these amounts."""
    return Effect(Add(amounts), passing)


def values(change: Change) -> tuple[int, ...]:
    """The values a player may name for a card, highest first; none where nothing is added.

    >>> values(Add((1, 11)))
    (11, 1)
    >>> values(SetTo(99))
    ()
    """
    match change:
        case Add(amounts):
            return tuple(sorted(amounts, reverse=True))
        case SetTo() | DoubleOrHalve():
            return ()
        case _:
            assert_never(change)


def has_choice(change: Change) -> bool:
    """Whether the player must name the value."""
    return len(values(change)) > 1


def results(change: Change, total: int, *, floor: bool) -> Iterator[tuple[int | None, int]]:
    """Every value that may be named (None: there is no choice) with the total it leads to.

    A play that lowers the total stops at 0 with `floor`, at LOWEST without.

    >>> list(results(Add((1, 11)), 20, floor=False))
    [(11, 31), (1, 21)]
    >>> list(results(DoubleOrHalve(49), 56, floor=False))
    [(None, 28)]
    """
    bottom = min(total, 0 if floor else LOWEST)
    match change:
        case Add(amounts) if len(amounts) > 1:
            for amount in values(change):
                yield amount, max(total + amount, bottom)
        case Add(amounts):
            yield None, max(total + amounts[0], bottom)
        case SetTo(exactly):
            yield None, exactly
        case DoubleOrHalve(pivot):
            halved = total > pivot and total % 2 == 0
            yield None, max(total // 2 if halved else total * 2, bottom)
        case _:
            assert_never(change)
