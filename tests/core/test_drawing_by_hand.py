"""Given a table that draws by hand, then a card is owed until the next is played."""

from core import events
from core.refusal import Reason
from core.state import Playing, RoundOver
from tests.core.situations import applied, asked, draw, hand, of, only, play, playing, reason


def test_after_a_play_one_card_is_owed() -> None:
    state = of(Playing, asked(playing("classic", "3S 9S 8S", "9C 8D"), play(1, "3S")))
    assert [seat.owed for seat in state.seats] == [1, 0]


def test_the_card_goes_where_the_other_came_from() -> None:
    state = asked(playing("classic", "3S 9S 8S", "9C 8D"), play(1, "9S"), draw(1))
    assert hand(state, 1) == ("3S", "3C", "8S")


def test_drawing_is_no_turn() -> None:
    before = of(Playing, asked(playing("classic", "3S 9S 8S", "9C 8D"), play(1, "3S")))
    after = of(Playing, asked(before, draw(1)))
    assert (after.turn, after.due, after.total) == (before.turn, before.due, before.total)


def test_the_play_that_comes_too_soon_names_who_forgot() -> None:
    state = asked(playing("classic", "3S 9S 8S", "9C 8D 7D", "9D"), play(1, "3S"))
    came = applied(state, play(2, "9C"))
    assert only(events.Played, came.events).forgot == (1,)
    assert of(Playing, came.state).recent[-1].forgot == (1,)
    assert reason(came.state, draw(1)) is Reason.NOTHING_TO_DRAW


def test_one_who_plays_twice_in_a_row_forgets_his_own() -> None:
    state = playing("classic", "9S 9H 8S", "9C 8D", total=50, nine="skip")
    came = applied(asked(state, play(1, "9S")), play(1, "9H"))
    assert only(events.Played, came.events).forgot == (1,)
    assert hand(asked(came.state, draw(1)), 1) == ("3C", "8S")


def test_one_who_plays_twice_in_a_row_may_draw_between() -> None:
    state = playing("classic", "9S 9H 8S", "9C 8D", total=50, nine="skip")
    after = asked(state, play(1, "9S"), draw(1), play(1, "9H"), draw(1))
    assert len(hand(after, 1)) == 3


def test_a_card_that_was_not_there_is_not_forgotten() -> None:
    state = asked(playing("classic", "3S 9S 8S", "9C 8D 7D", stock=""), play(1, "3S"))
    assert reason(state, draw(1)) is Reason.NOTHING_TO_DRAW
    after = of(Playing, asked(state, play(2, "9C")))
    assert [seat.owed for seat in after.seats] == [1, 1]
    assert hand(asked(after, draw(1)), 1) == ("3S", "9S", "8S")


def test_two_cards_owed_are_two_draws() -> None:
    state = playing("classic", "3S 9S 8S", "9C 8D 7D", owed=(2, 0), turn=2)
    after = asked(state, draw(1), draw(1))
    assert len(hand(after, 1)) == 5
    assert reason(after, draw(1)) is Reason.NOTHING_TO_DRAW


def test_a_table_that_draws_by_itself_has_nothing_to_draw_by_hand() -> None:
    state = asked(playing("classic", "3S 9S 8S", "9C", draw="auto", stock=""), play(1, "3S"))
    assert reason(state, draw(1)) is Reason.NOTHING_TO_DRAW


def test_strangers_and_the_out_draw_nothing() -> None:
    state = playing("classic", "3S 9S 8S", "", "9C", lives=(3, 0, 3))
    assert reason(state, draw(2)) is Reason.NOTHING_TO_DRAW
    assert reason(state, draw(9)) is Reason.NOTHING_TO_DRAW


def test_an_empty_hand_draws_one_card_when_its_turn_comes() -> None:
    state = playing("milestones", "3S", "5H 6H", draw="manual")
    after = asked(state, play(1, "3S"), play(2, "5H"))
    assert hand(after, 1) == ("3C",)
    assert of(Playing, after).turn.player == 1


def test_an_empty_hand_passes_where_no_card_is_left() -> None:
    state = playing("milestones", "3S", "", "5H 6H", stock="", draw="manual")
    came = applied(state, play(1, "3S"))
    assert only(events.NothingDrawn, came.events).player == 2
    assert only(events.Skipped, came.events).player == 2
    assert of(Playing, came.state).turn.player == 3
    assert of(Playing, came.state).turn.number == 3


def test_where_nobody_has_a_card_the_turn_goes_round_once_and_rests() -> None:
    state = playing("milestones", "3S", "", "", stock="", draw="manual")
    after = of(Playing, asked(state, play(1, "3S")))
    assert after.turn.number == 4


def test_the_new_round_owes_nothing() -> None:
    state = playing("classic", "KS 9S 8S", "8D 7D", total=50)
    over = of(RoundOver, asked(state, play(1, "KS")))
    assert reason(over, draw(1)) is Reason.NOTHING_TO_DRAW
