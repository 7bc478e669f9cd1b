"""Weighs points now against what the kept cards are worth at the total left (see `tables`)."""

from functools import partial

from core.cards import rank
from core.effects import DoubleOrHalve, Passing
from core.legal import Choice
from core.players import normal
from core.players.outlook import alive, gain, kept
from core.players.pick import Score, best
from core.players.tables import Worth, worth
from core.rules import ALL
from core.view import HandView


def choose(hand: HandView, seed: str = "") -> Choice | None:
    """The choice; None where nothing may be laid. Plays as `normal` where there is no table."""
    found = worth(hand.table.rules, alive(hand))
    if found is None:
        return normal.choose(hand, seed)
    return best(hand, seed, partial(_score, hand, found))


def _score(hand: HandView, found: Worth, choice: Choice) -> Score:
    return _decides(hand, choice), _sane(hand, choice), _value(hand, found, choice)


def _decides(hand: HandView, choice: Choice) -> int:
    """1 for a play that wins the game, -1 for one that puts the mover out of it."""
    others = [seat.points for seat in hand.table.seats if seat.player != hand.player]
    own = hand.table.seat(hand.player)
    assert own is not None
    return (choice.verdict.others >= max(others)) - (choice.verdict.mover >= own.points)


def _sane(hand: HandView, choice: Choice) -> bool:
    """Doubling a negative total leads where the table ends and rounds get long."""
    change = ALL[hand.table.rules].effect(choice.card, hand.table.options).change
    return not (isinstance(change, DoubleOrHalve) and choice.total < hand.table.total < 0)


def _value(hand: HandView, found: Worth, choice: Choice) -> float:
    if choice.verdict.ends:
        return gain(choice.verdict)
    effect = ALL[hand.table.rules].effect(choice.card, hand.table.options)
    ranks = [rank(card) for card in kept(hand, choice)]
    later = found.of(choice.total, ranks, skips=effect.passing is Passing.SKIP)
    return gain(choice.verdict) + later
