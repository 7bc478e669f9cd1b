"""What the levels do over whole games, with every kind of option."""

from collections.abc import Mapping

import pytest

from core.players import LEVELS
from core.rules import ALL
from core.state import Level
from tests.players.situations import TABLES, played


@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("rules", sorted(ALL))
def test_a_game_with_any_options_comes_to_its_end(
    rules: str, seats: int, options: Mapping[str, object], level: Level
) -> None:
    over, _ = played(LEVELS[level], rules, seats, {"points": 1, **options})
    assert sum(len(rank) for rank in over.ranking) == seats


def test_the_normal_one_passes_nothing_it_could_avoid_and_misses_no_landing() -> None:
    normal = LEVELS[Level.NORMAL]
    seen = [hand for seats in (2, 4) for hand in played(normal, "milestones", seats, {})[1]]
    landings = losses = 0
    for hand in seen:
        choice = normal(hand, "any")
        assert choice is not None
        best = max(legal.verdict.others for legal in hand.legal)
        least = min(legal.verdict.mover for legal in hand.legal)
        assert (choice.verdict.others, choice.verdict.mover) == (best, least)
        landings += best > 0
        losses += least > 0
    assert landings > 10
    assert losses > 10
