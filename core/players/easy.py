"""Sees only what a play costs at once, or how tight it leaves the total; the rest is chance."""

from core.legal import Choice
from core.players.normal import pressure
from core.players.outlook import gain
from core.players.pick import Score, best
from core.rules import ALL
from core.view import HandView


def choose(hand: HandView, seed: str = "") -> Choice | None:
    """The choice; None where nothing may be laid."""
    return best(hand, seed, lambda choice: _score(hand, choice))


def _score(hand: HandView, choice: Choice) -> Score:
    tight = pressure(hand, choice) if ALL[hand.table.rules].caught else 0.0
    return gain(choice.verdict), tight
