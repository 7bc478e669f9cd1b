"""Given players with little left, when points are lost, then who is out and how it goes on."""

from core import events
from core.state import Finished, Loss, Playing, RoundOver, Why
from core.turn import Direction
from tests.core.situations import applied, asked, hand, of, only, play, player, playing, points


def losses(*lost: tuple[int, int]) -> tuple[Loss, ...]:
    return tuple(Loss(player=player(who), points=number) for who, number in lost)


def test_a_landing_costs_all_others_and_says_why() -> None:
    came = applied(playing("milestones", "8S 9S", "5H", "6H", total=25), play(1, "8S"))
    lost = only(events.PointsLost, came.events)
    assert (lost.why, lost.mark, lost.losses) == (Why.LANDED, 33, losses((2, 1), (3, 1)))


def test_passing_costs_the_mover_and_says_why() -> None:
    came = applied(playing("milestones", "7S 9S", "5H", "6H", total=29), play(1, "7S"))
    lost = only(events.PointsLost, came.events)
    assert (lost.why, lost.mark, lost.losses) == (Why.PASSED, 33, losses((1, 1)))


def test_passing_66_and_99_at_once_costs_three() -> None:
    came = applied(playing("milestones", "2S 9S", "5H", "6H", total=53), play(1, "2S"))
    lost = only(events.PointsLost, came.events)
    assert (lost.why, lost.mark, lost.losses) == (Why.PAST_TARGET, 99, losses((1, 3)))


def test_two_lost_with_one_left_is_one_lost() -> None:
    state = playing("milestones", "4S 9S", "5H", "6H", total=95, lives=(9, 1, 9))
    came = applied(state, play(1, "4S"))
    assert only(events.PointsLost, came.events).losses == losses((2, 1), (3, 2))
    assert points(came.state) == (9, 0, 7)


def test_the_hand_of_one_who_is_out_goes_under_the_pile() -> None:
    state = playing("milestones", "8S 9S", "5H 6H", "6D", total=25, pile="QS KS", lives=(9, 1, 9))
    after = of(Playing, asked(state, play(1, "8S")))
    assert after.pile == ("5H", "6H", "QS", "KS", "8S")
    assert after.buried == 2
    assert hand(after, 2) == ()


def test_two_out_by_one_play_go_out_together() -> None:
    lives = (9, 1, 1, 9)
    state = playing("milestones", "8S 9S", "5H", "6H", "6D", total=25, lives=lives)
    came = applied(state, play(1, "8S"))
    assert only(events.Eliminated, came.events).players == (2, 3)
    assert of(Playing, came.state).out == ((2, 3),)
    assert of(Playing, came.state).turn.player == 4


def test_one_who_puts_himself_out_draws_nothing() -> None:
    state = playing("milestones", "7S 9S", "5H", "6H", total=29, lives=(1, 9, 9))
    came = applied(state, play(1, "7S"))
    assert not any(isinstance(event, events.Drew) for event in came.events)
    after = of(Playing, came.state)
    assert (after.total, after.turn.player, after.pile) == (36, 2, ("9S", "7S"))


def test_his_jack_still_skips_with_exactly_two_left() -> None:
    state = playing("milestones", "JS 9S", "5H", "6H", total=30, lives=(1, 9, 9))
    came = applied(state, play(1, "JS"))
    assert only(events.Skipped, came.events).player == 2
    assert of(Playing, came.state).turn.player == 3


def test_his_jack_still_skips_with_more_left() -> None:
    state = playing("milestones", "JS 9S", "5H", "6H", "6D", total=30, lives=(1, 9, 9, 9))
    assert of(Playing, asked(state, play(1, "JS"))).turn.player == 3


def test_his_four_no_longer_turns_with_exactly_two_left() -> None:
    state = playing("milestones", "4S 9S", "5H", "6H", total=30, lives=(1, 9, 9))
    after = of(Playing, asked(state, play(1, "4S")))
    assert (after.direction, after.turn.player) == (Direction.CLOCKWISE, 2)


def test_his_four_still_turns_with_more_left() -> None:
    state = playing("milestones", "4S 9S", "5H", "6H", "6D", total=30, lives=(1, 9, 9, 9))
    after = of(Playing, asked(state, play(1, "4S")))
    assert (after.direction, after.turn.player) == (Direction.COUNTERCLOCKWISE, 4)


def test_a_jack_that_leaves_two_lets_the_mover_play_again() -> None:
    state = playing("milestones", "JS 9S", "5H", "6H", total=23, lives=(9, 1, 9))
    after = of(Playing, asked(state, play(1, "JS")))
    assert (after.turn.player, after.turn.number) == (1, 2)


def test_a_four_that_leaves_two_does_not_turn() -> None:
    state = playing("milestones", "4S 9S", "5H", "6H", total=29, lives=(9, 1, 9))
    came = applied(state, play(1, "4S"))
    assert not any(isinstance(event, events.Reversed) for event in came.events)


def test_who_is_out_at_the_end_of_a_round_watches_the_next() -> None:
    state = playing("milestones", "QS 9S", "5H", "6H", total=95, lives=(2, 9, 9))
    over = of(RoundOver, asked(state, play(1, "QS")))
    assert over.last.alive == (False, True, True)
    assert (over.ending.loser, over.ending.winner) == (1, None)


def test_the_last_one_with_points_wins_in_mid_round() -> None:
    state = playing("milestones", "7S 9S", "5H", total=29, lives=(1, 9))
    over = of(Finished, asked(state, play(1, "7S")))
    assert over.ranking == ((2,), (1,))
    assert (over.ending.loser, over.ending.winner) == (None, None)


def test_the_ranking_keeps_the_order_in_which_players_went_out() -> None:
    lives = (2, 1, 0, 1)
    state = playing("milestones", "8S 9S", "5H", "", "6H", total=25, lives=lives)
    over = of(Finished, asked(state, play(1, "8S")))
    assert over.ranking == ((1,), (2, 4), (3,))


def test_the_winner_of_a_round_is_whoever_landed_on_99() -> None:
    state = playing("milestones", "4S 9S", "5H", total=95)
    over = of(RoundOver, asked(state, play(1, "4S")))
    assert (over.ending.winner, over.ending.loser) == (1, None)
    assert over.last.due is None
