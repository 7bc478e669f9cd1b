"""Solves a simplified game: everybody else holds fresh random cards each time he moves.

Then a position is only the total, one's own cards, and how many moves come first. A sweep lets
everybody play greedily by the values of the sweep before. After some fifty sweeps all but a few
values stand still; those swing by some hundredths of a point between plays about as good.
Sums are exact (`fsum`) or in a fixed order, so that every machine makes the same numbers.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from math import comb, fsum, prod

from core.cards import Rank, Suit
from core.effects import Passing, results
from core.players.outlook import gain
from core.players.tables import LOWEST, PAIRS, UNITS, totals
from core.rules.base import Rules

SWEEPS = 60

_WAYS = 16
"""More than the values that any card has."""
_STUCK = -1

Vector = list[float]
"""A number for every pair of cards kept (PAIRS)."""
Values = Mapping[int, Vector]
"""By total."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One way to lay a rank at a total."""

    gain: int
    total: int | None
    """None: the round is over."""
    passing: Passing


@dataclass(frozen=True, slots=True)
class Hand:
    """Three ranks of which only the kinds count."""

    share: float
    """How often a full pack deals it."""
    plays: tuple[tuple[int, int], ...]
    """The ranks to lay, each with the place in PAIRS of what is kept."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """The best way to lay one rank at a total, for every pair of cards kept."""

    worth: Vector
    way: list[int]


@dataclass(frozen=True, slots=True)
class Move:
    """What somebody else's turn comes to on average over all hands."""

    mine: float
    """Points I win by it."""
    ways: tuple[tuple[int, Passing, float], ...]
    """Where it goes on: total, passing, and how often."""


def solved(rules: Rules, alive: int, *, sweeps: int = SWEEPS) -> tuple[int, ...]:
    """The numbers of a file, in the order that `core.players.tables` describes."""
    values: list[Values] = [
        {total: [0.0] * len(PAIRS) for total in totals(rules)} for _ in range(alive)
    ]
    for _ in range(sweeps):
        values = swept(rules, values)
    return tuple(
        round(UNITS * by_total[total][pair])
        for by_total in (values[-1], values[-2])
        for pair in range(len(PAIRS))
        for total in totals(rules)
    )


def swept(rules: Rules, before: Sequence[Values]) -> list[Values]:
    """The values after one more sweep; item n is for positions where n others move before me.

    All follow from the last two, which are what the files hold.
    """
    mine, moves = {}, {}
    for total in totals(rules):
        mine[total], moves[total] = _turn(rules, _outcomes(rules, total), before)
    values: list[Values] = [mine, *before[1:]]
    for waits in range(1, len(values)):
        values[waits] = _wait(moves, values, waits)
    return values


def _outcomes(rules: Rules, total: int) -> tuple[tuple[Outcome, ...], ...]:
    """For each rank, the ways to lay it at a table with the options the rules propose."""
    return tuple(tuple(_rank_outcomes(rules, its, total)) for its in Rank)


def _rank_outcomes(rules: Rules, its: Rank, total: int) -> Iterator[Outcome]:
    effect = rules.effect_of(its, rules.options)
    for _, after in results(effect.change, total, floor=rules.options.floor):
        if rules.allowed(total, after):
            verdict = rules.verdict(total, after)
            left = None if verdict.ends else max(after, LOWEST)
            yield Outcome(gain(verdict), left, effect.passing)


def _turn(
    rules: Rules, ways: Sequence[Sequence[Outcome]], values: Sequence[Values]
) -> tuple[Vector, Move]:
    """My turn: what it is worth to come to it with two cards; and the same turn as another's."""
    ranked = [_ranked(outcomes, values) for outcomes in ways]
    worth: Vector = []
    often: dict[int, float] = {}
    for hand in HANDS:
        most, chosen = -float(rules.caught), _STUCK
        for its, pair in hand.plays:
            found = ranked[its]
            if found is not None and (chosen == _STUCK or found.worth[pair] > most):
                most, chosen = found.worth[pair], its * _WAYS + found.way[pair]
        worth.append(most)
        often[chosen] = often.get(chosen, 0.0) + hand.share
    mine = [fsum([worth[place] for place in drawn]) / len(Rank) for drawn in DRAWN]
    stuck = often.pop(_STUCK, 0.0)
    shares = [(ways[play // _WAYS][play % _WAYS], share) for play, share in often.items()]
    return mine, _move(shares, -rules.caught * stuck, others=len(values) - 1)


def _ranked(outcomes: Sequence[Outcome], values: Sequence[Values]) -> Ranked | None:
    """The best way to lay this rank, whatever is kept; None if there is none."""
    columns = [[outcome.gain + value for value in _after(outcome, values)] for outcome in outcomes]
    if not columns:
        return None
    worth = [max(ways) for ways in zip(*columns, strict=True)]
    way = [ways.index(most) for ways, most in zip(zip(*columns, strict=True), worth, strict=True)]
    return Ranked(worth, way)


def _after(outcome: Outcome, values: Sequence[Values]) -> Vector:
    if outcome.total is None:
        return [0.0] * len(PAIRS)
    return values[-2 if outcome.passing is Passing.SKIP else -1][outcome.total]


def _move(shares: Sequence[tuple[Outcome, float]], stuck: float, *, others: int) -> Move:
    """What the mover wins, the others lose on average: I am one of them."""
    wins = fsum([stuck, *(share * outcome.gain for outcome, share in shares)])
    ways = tuple(
        (outcome.total, outcome.passing, share)
        for outcome, share in shares
        if outcome.total is not None
    )
    return Move(-wins / others, ways)


def _wait(moves: Mapping[int, Move], values: Sequence[Values], waits: int) -> Values:
    """Values where the mover sits so many seats before me."""
    alive = len(values)
    then = {
        Passing.NEXT: values[waits - 1],
        Passing.SKIP: values[waits - 2],
        Passing.REVERSE: values[alive - waits - 1 if alive > 2 else waits - 1],
    }
    waited: dict[int, Vector] = {}
    for total, move in moves.items():
        sums = [move.mine] * len(PAIRS)
        for left, passing, share in move.ways:
            sums = [
                one + share * value for one, value in zip(sums, then[passing][left], strict=True)
            ]
        waited[total] = sums
    return waited


def _hands() -> tuple[Hand, ...]:
    """Every three ranks."""
    places = {pair: place for place, pair in enumerate(PAIRS)}
    heights = {its: height for height, its in enumerate(Rank)}
    deals = comb(len(Rank) * len(Suit), 3)
    hands = []
    for ranks in THREES:
        ways = prod(comb(len(Suit), ranks.count(its)) for its in dict.fromkeys(ranks))
        plays = []
        for its in dict.fromkeys(ranks):
            at = ranks.index(its)
            one, two = ranks[:at] + ranks[at + 1 :]
            plays.append((heights[its], places[one, two]))
        hands.append(Hand(ways / deals, tuple(plays)))
    return tuple(hands)


def _drawn() -> tuple[tuple[int, ...], ...]:
    """For every pair kept, the places of the thirteen hands that a card drawn makes of it."""
    places = {ranks: place for place, ranks in enumerate(THREES)}
    order = list(Rank)
    return tuple(tuple(places[_sorted((*pair, its), order)] for its in order) for pair in PAIRS)


def _sorted(ranks: Sequence[Rank], order: Sequence[Rank]) -> tuple[Rank, Rank, Rank]:
    one, two, three = sorted(ranks, key=order.index)
    return one, two, three


THREES = tuple(combinations_with_replacement(Rank, 3))
HANDS = _hands()
DRAWN = _drawn()
