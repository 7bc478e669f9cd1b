"""What kept cards are worth, solved once from the rules (see `solve`) and read from files.

A file is named by the id of the rules and the number of players alive. It holds, compressed,
big-endian 16-bit numbers in UNITS of a point: for no skip and for a skip after the play, for
every two kept ranks (PAIRS), for every total from LOWEST to the target.
"""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from itertools import combinations_with_replacement
from operator import itemgetter
from struct import unpack

from core.cards import Rank
from core.rules.base import Rules

ALIVE = (2, 3, 4)
"""For so many players there are tables; more than that play by the last."""
UNITS = 200
LOWEST = -40
"""Totals below are valued as this one."""
PAIRS: tuple[tuple[Rank, Rank], ...] = tuple(combinations_with_replacement(Rank, 2))
"""What three cards leave to keep."""

_PLACES = {pair: place for place, (a, b) in enumerate(PAIRS) for pair in ((a, b), (b, a))}
_WITH_ANY = {its: itemgetter(*(_PLACES[its, other] for other in Rank)) for its in Rank}


@dataclass(frozen=True, slots=True)
class Worth:
    """Expected points from now to the end of a round: others' average loss less one's own."""

    numbers: tuple[int, ...]

    def of(self, total: int, kept: Sequence[Rank], *, skips: bool) -> float:
        """What it is worth to leave this total and keep these cards, with one to be drawn.

        Two cards are looked up. Any other number is the average of two cards, and for each card
        kept what it adds to an average one; a card missing counts as an average one.
        """
        row = self._row(total, skips=skips)
        if len(kept) == 2:
            return row[_PLACES[kept[0], kept[1]]] / UNITS
        prices: dict[Rank, float] = {
            its: sum(with_any(row)) / len(Rank) for its, with_any in _WITH_ANY.items()
        }
        base: float = sum(prices.values()) / len(prices)
        return (base + sum(prices[its] - base for its in kept)) / UNITS

    def _row(self, total: int, *, skips: bool) -> tuple[int, ...]:
        half = len(self.numbers) // 2
        totals = half // len(PAIRS)
        at = min(max(total - LOWEST, 0), totals - 1)
        start = half * skips
        return self.numbers[start + at : start + half : totals]


def totals(rules: Rules) -> range:
    """The totals of a table: those that may stand, and LOWEST for all below."""
    return range(LOWEST, rules.target + 1)


def file_name(rules: str, alive: int) -> str:
    """The file for so many players alive in the game with this id."""
    return f"{rules}_{alive}.z"


@lru_cache(maxsize=32)
def worth(rules: str, alive: int) -> Worth | None:
    """The table for so many players alive; None where nobody has solved these rules."""
    number = min(max(alive, ALIVE[0]), ALIVE[-1])
    file = files(__name__) / file_name(rules, number)
    if not file.is_file():
        return None
    return Worth(numbers_in(file.read_bytes()))


def numbers_in(packed: bytes) -> tuple[int, ...]:
    """The numbers of a file."""
    plain = zlib.decompress(packed)
    return unpack(f">{len(plain) // 2}h", plain)
