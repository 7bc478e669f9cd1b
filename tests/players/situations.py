"""Hands from whole games of every kind, to time players and to look at their choices."""

from collections.abc import Iterator, Mapping

from bot import simulate
from core.legal import Choice
from core.players import LEVELS, Player
from core.rules import ALL
from core.state import Finished, Level
from core.view import HandView

TABLES: tuple[tuple[int, Mapping[str, object]], ...] = (
    (2, {}),
    (4, {}),
    (6, {"draw": "manual", "floor": True}),
    (2, {"hand_size": 1, "nine": "skip"}),
    (3, {"hand_size": 7, "points": 2}),
    (20, {"points": 1}),
)
"""Seats and options."""
SEED = "77" * 32


def hands(level: Level = Level.NORMAL) -> Iterator[HandView]:
    """Every hand that came to the turn in one game of each kind, all seats at this level."""
    for rules in sorted(ALL):
        for seats, options in TABLES:
            yield from played(LEVELS[level], rules, seats, options)[1]


def played(
    choose: Player, rules: str, seats: int, options: Mapping[str, object]
) -> tuple[Finished, list[HandView]]:
    """The end of one game, and every hand that came to the turn in it."""
    seen: list[HandView] = []

    def watched(hand: HandView, seed: str) -> Choice | None:
        seen.append(hand)
        return choose(hand, seed)

    match = simulate.Match(
        rules=rules,
        seats=seats,
        one=watched,
        others=watched,
        seed=SEED,
        options=options,
    )
    over, _ = simulate.game(match, [watched] * seats, SEED)
    return over, seen
