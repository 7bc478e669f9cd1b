"""What awaits whoever plays next, read from the rules: where ranks land, lose, or may not go."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from core.cards import Card, Rank
from core.effects import results
from core.legal import Choice
from core.options import Options
from core.rules import ALL
from core.rules.base import Rules, Verdict
from core.view import HandView

_TABLES = 64
_TOTALS = 16_384
"""How much is remembered: a few hundred bytes each, worked out again if it is forgotten."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outlook:
    """How the thirteen ranks fare at a total."""

    gains: Mapping[Rank, int | None]
    """For each rank the best it does (see `gain`); None where it may not be laid."""
    landing: int
    """Ranks that make the others lose."""
    stuck: int
    """Ranks that may not be laid, or only at a loss."""


@lru_cache(maxsize=_TOTALS)
def outlook(rules: str, options: Options, total: int) -> Outlook:
    """How the ranks fare at this total, in the game with this id."""
    gains = {its: max(_gains(ALL[rules], options, its, total), default=None) for its in Rank}
    return Outlook(
        gains=gains,
        landing=sum(one is not None and one > 0 for one in gains.values()),
        stuck=sum(one is None or one < 0 for one in gains.values()),
    )


@lru_cache(maxsize=_TABLES)
def ease(rules: str, options: Options) -> Mapping[Rank, float]:
    """For each rank, at what share of the totals from 0 on it may be laid and costs nothing."""
    game = ALL[rules]
    highest = game.target if game.past_target is None else game.target - 1
    seen = [outlook(rules, options, total).gains for total in range(highest + 1)]
    return {its: sum(_free(gains[its]) for gains in seen) / len(seen) for its in Rank}


def gain(verdict: Verdict) -> int:
    """What a play does for the mover: the points each other loses, less the mover's own."""
    return verdict.others - verdict.mover


def kept(hand: HandView, choice: Choice) -> tuple[Card, ...]:
    """What stays in the hand after this choice."""
    return hand.hand[: choice.place] + hand.hand[choice.place + 1 :]


def alive(hand: HandView) -> int:
    """How many still have points."""
    return sum(seat.alive for seat in hand.table.seats)


def _free(one: int | None) -> bool:
    return one is not None and one >= 0


def _gains(rules: Rules, options: Options, its: Rank, total: int) -> Iterator[int]:
    for _, after in results(rules.effect_of(its, options).change, total, floor=options.floor):
        if rules.allowed(total, after):
            yield gain(rules.verdict(total, after))
