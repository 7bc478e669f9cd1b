"""What holds for every computer player in every game, whatever the options."""

import pytest
from hypothesis import given, settings

from core import players
from core.players import Player
from core.state import Level
from tests.core.players.hands import SEEDS, Position, positions

EVERYBODY = pytest.mark.parametrize("choose", players.ALL.values(), ids=players.ALL)


def test_the_levels_are_the_opponents_and_the_careful_one_only_stands_in() -> None:
    assert list(players.LEVELS) == list(Level)
    assert "careful" in players.ALL
    assert "careful" not in players.LEVELS


@EVERYBODY
@settings(max_examples=200, deadline=None)
@given(position=positions(), seed=SEEDS)
def test_a_choice_is_legal_and_there_is_one_where_a_card_may_be_laid(
    choose: Player, position: Position, seed: str
) -> None:
    choice = choose(position.hand, seed)
    assert choice in position.hand.legal if position.hand.legal else choice is None


@EVERYBODY
@settings(max_examples=200, deadline=None)
@given(position=positions(), seed=SEEDS, other=SEEDS)
def test_cards_that_cannot_be_seen_decide_nothing(
    choose: Player, position: Position, seed: str, other: str
) -> None:
    changed = position.hidden_again(other)
    assert choose(position.hand, seed) == choose(changed.hand, seed)


@EVERYBODY
@settings(max_examples=100, deadline=None)
@given(position=positions(), seed=SEEDS)
def test_the_same_hand_and_seed_make_the_same_choice(
    choose: Player, position: Position, seed: str
) -> None:
    assert choose(position.hand, seed) == choose(position.hand, seed)
