"""Picks the best of what may be laid: ties are settled by the seed, never by where a card lies."""

import hmac
from collections.abc import Callable

from core.legal import Choice
from core.view import HandView

Score = tuple[float, ...]
"""Compared from the left."""


def best(hand: HandView, seed: str, score: Callable[[Choice], Score]) -> Choice | None:
    """The choice with the highest score; None where nothing may be laid.

    The number that settles ties is worked out from seed, round, turn and player, so that it does
    not repeat itself in the course of a game.
    """
    scores = [(score(choice), choice) for choice in hand.legal]
    if not scores:
        return None
    top = max(value for value, _ in scores)
    tied = [choice for value, choice in scores if value == top]
    return tied[_number(hand, seed) % len(tied)] if len(tied) > 1 else tied[0]


def _number(hand: HandView, seed: str) -> int:
    label = f"{hand.table.round}/{hand.table.turn}/{hand.player}"
    return int.from_bytes(hmac.digest(seed.encode(), label.encode(), "sha256")[:8])
