"""What holds for every computer player in every game, whatever the options."""

import pytest
from hypothesis import given, settings

from core import players
from core.players import Player
from core.state import Level
from tests.core.players.hands import NUMBERS, Position, positions

EVERYBODY = pytest.mark.parametrize("choose", players.ALL.values(), ids=players.ALL)


def test_the_levels_are_the_opponents_and_the_careful_one_only_stands_in() -> None:
    assert list(players.LEVELS) == list(Level)
    assert "careful" in players.ALL
    assert "careful" not in players.LEVELS


@EVERYBODY
@settings(max_examples=60, deadline=None)
@given(position=positions(), number=NUMBERS)
def test_a_choice_is_legal_and_the_same_for_the_same_hand_and_seed(
    choose: Player, position: Position, number: int
) -> None:
    choice = choose(position.hand, f"{number:x}")
    assert choice in position.hand.legal if position.hand.legal else choice is None
    assert choose(position.hand, f"{number:x}") == choice


@EVERYBODY
@settings(max_examples=60, deadline=None)
@given(position=positions(), number=NUMBERS)
def test_cards_that_cannot_be_seen_decide_nothing(
    choose: Player, position: Position, number: int
) -> None:
    changed = position.hidden_again(number)
    assert choose(position.hand, "seed") == choose(changed.hand, "seed")
