"""Does the least harm: takes a landing, avoids a loss, and otherwise keeps the useful cards."""

from core.cards import Rank, rank
from core.legal import Choice
from core.view import HandView

_KEPT = {Rank.ACE: 5, Rank.NINE: 4, Rank.TEN: 3, Rank.KING: 2, Rank.FOUR: 1}
"""Cards that get a player out of trouble later, dearest last to go."""


def choose(hand: HandView, seed: str = "") -> Choice | None:
    """The choice, the same for the same hand; None where nothing may be laid."""
    del seed  # Nothing is left to chance.
    return min(hand.legal, key=_harm, default=None)


def _harm(choice: Choice) -> tuple[int, int, int, int]:
    verdict = choice.verdict
    return (verdict.mover, -verdict.others, _KEPT.get(rank(choice.card), 0), choice.place)
