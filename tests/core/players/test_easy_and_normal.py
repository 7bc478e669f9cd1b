"""What the easy and the normal player look at."""

from dataclasses import replace

import pytest
from hypothesis import given, settings

from core.players import Player, easy, normal
from core.players.outlook import ease, outlook
from core.rules import ALL
from tests.core.players.hands import Position, chosen, positions
from tests.core.situations import playing

BOTH = pytest.mark.parametrize("choose", [easy.choose, normal.choose], ids=["easy", "normal"])


@BOTH
@settings(max_examples=100, deadline=None)
@given(position=positions())
def test_no_landing_is_missed_and_no_loss_is_taken_that_could_be_avoided(
    choose: Player, position: Position
) -> None:
    verdicts = [choice.verdict for choice in position.hand.legal]
    choice = choose(position.hand, "seed")
    if choice is not None:
        assert choice.verdict.others == max(verdict.others for verdict in verdicts)
        assert choice.verdict.mover == min(verdict.mover for verdict in verdicts)


def test_the_easy_one_does_not_mind_what_comes_next() -> None:
    state = playing("milestones", "2S 5S QS", "5H 6H 7H", total=10)
    seeds = [f"seed {number}" for number in range(40)]
    assert {chosen(easy.choose, state, seed) for seed in seeds} == {"2S", "5S", "QS"}


def test_ties_are_settled_anew_in_each_turn() -> None:
    state = playing("milestones", "2S 5S QS", "5H 6H 7H", total=10)
    turns = [replace(state, turn=replace(state.turn, number=number)) for number in range(40)]
    assert len({chosen(easy.choose, turn) for turn in turns}) == 3


@BOTH
def test_with_a_way_out_kept_a_tight_total_is_left_and_with_none_a_wide_one(choose: Player) -> None:
    armed = playing("classic", "9S QS 3S", "5H 6H 7H", total=85)
    bare = playing("classic", "QS 8S 3S", "5H 6H 7H", total=85)
    assert chosen(choose, armed) == "QS"
    assert chosen(choose, bare) == "3S"


def test_the_normal_one_does_not_leave_the_others_a_landing() -> None:
    # A seven would leave 23, from where every ten lands on 33.
    state = playing("milestones", "7S 6S 5S", "5H 6H 7H", "5C 6C 7C", total=16)
    assert chosen(normal.choose, state) != "7S"


def test_the_normal_one_keeps_the_cards_that_can_always_be_laid() -> None:
    state = playing("milestones", "9S AS 5S", "5H 6H 7H", "5C 6C 7C", total=5)
    assert chosen(normal.choose, state) == "5S"


def test_the_normal_one_leaves_a_total_where_most_cards_lose() -> None:
    # From 32 nothing passes for free but a nine, a ten and an ace.
    state = playing("milestones", "8S 5S 3S", "5H 6H 7H", "5C 6C 7C", total=24)
    assert chosen(normal.choose, state) == "8S"


@pytest.mark.parametrize(("hand", "wanted"), [("JS KS 3S", "JS"), ("JS QS 8S", "QS"), ("JS", "JS")])
def test_before_playing_again_at_once_the_normal_one_looks_at_what_it_keeps(
    hand: str, wanted: str
) -> None:
    # With two players a jack leaves 30 to the same player: a three lands, tens and eights lose.
    assert chosen(normal.choose, playing("milestones", hand, "5H 6H 7H", total=20)) == wanted


def test_a_skip_in_the_classic_game_may_leave_its_player_stuck() -> None:
    state = playing("classic", "9S 8S AS", "5H 6H 7H", total=98, nine="skip")
    assert chosen(normal.choose, state) is not None
    assert chosen(normal.choose, replace(state, total=99)) == "9S"


def test_the_outlook_counts_ranks_that_land_and_ranks_that_only_lose() -> None:
    options = ALL["milestones"].options
    seen = outlook("milestones", options, 29)
    assert (seen.landing, seen.stuck) == (1, 8)


def test_the_ease_of_a_card_is_one_where_it_can_always_be_laid() -> None:
    classic = {its for its, share in ease("classic", ALL["classic"].options).items() if share == 1}
    milestones = ease("milestones", ALL["milestones"].options)
    assert classic == {"4", "9", "T", "K"}
    assert {its for its, share in milestones.items() if share == 1} == {"A", "9", "T"}
