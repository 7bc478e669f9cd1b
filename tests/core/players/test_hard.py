"""What the hard player weighs, and what it does where its table ends."""

from dataclasses import replace

import pytest

from core.players import hard, normal
from core.rules import ALL
from tests.core.players.hands import chosen
from tests.core.situations import playing


def test_a_landing_that_wins_the_game_is_taken() -> None:
    state = playing("milestones", "AS QS KS", "5H 6H 7H", total=32, lives=(5, 1))
    assert chosen(hard.choose, state) == "AS=1"


def test_a_loss_that_ends_its_own_game_is_avoided() -> None:
    state = playing("milestones", "8S QS 9S", "5H 6H 7H", total=32, lives=(1, 9))
    assert chosen(hard.choose, state) == "9S"


def test_the_smaller_of_two_losses_is_taken_where_the_other_would_be_the_last() -> None:
    state = playing("milestones", "2S QS KS", "5H 6H 7H", total=57, lives=(3, 9))
    assert chosen(hard.choose, state) in ("QS", "KS")


def test_a_negative_total_is_not_doubled_unless_there_is_nothing_else() -> None:
    state = playing("milestones", "2S QS KS", "5H 6H 7H", total=-5)
    forced = playing("milestones", "2S 2H 2D", "5H 6H 7H", total=-5)
    assert chosen(hard.choose, state) != "2S"
    assert chosen(hard.choose, forced) is not None


def test_a_ten_is_given_rather_than_an_ace() -> None:
    assert chosen(hard.choose, playing("milestones", "AS 9S KS", "5H 6H 7H", total=0)) == "KS"


def test_in_the_classic_game_a_king_waits_until_it_is_needed() -> None:
    assert chosen(hard.choose, playing("classic", "KS 8S 4S", "5H 6H 7H", total=20)) == "8S"


@pytest.mark.parametrize("size", [1, 2, 4, 5, 7])
def test_any_size_of_hand_finds_its_prices(size: int) -> None:
    hand = " ".join(["KS", "AS", "9S", "3S", "TS", "4S", "2S"][:size])
    state = playing("milestones", hand, "5H 6H 7H", total=0, hand_size=size)
    assert chosen(hard.choose, state) == "KS"


def test_rules_that_nobody_solved_are_played_as_normal_plays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(ALL, "unheard", replace(ALL["milestones"], id="unheard"))
    state = playing("unheard", "AS 9S KS", "5H 6H 7H", total=5)
    assert chosen(hard.choose, state) == chosen(normal.choose, state) == "KS"
