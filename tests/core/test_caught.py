"""Given the classic game, when a turn comes to one who cannot play, then he is caught at once."""

from core import events
from core.cards import cards
from core.refusal import Reason
from core.state import Finished, Loss, Playing, RoundOver, Why
from tests.core.situations import (
    applied,
    asked,
    draw,
    hand,
    of,
    only,
    play,
    player,
    playing,
    points,
    refusal,
)


def test_the_play_before_catches_and_the_hand_is_shown() -> None:
    came = applied(playing("classic", "KS 9S", "8D 7D", "9C", total=50), play(1, "KS"))
    assert only(events.Caught, came.events) == events.Caught(player=player(2), hand=cards("8D 7D"))
    lost = only(events.PointsLost, came.events)
    assert (lost.why, lost.mark) == (Why.CAUGHT, None)
    assert lost.losses == (Loss(player=player(2), points=1),)


def test_the_news_of_it_is_a_deed_of_its_own() -> None:
    state = playing("classic", "KS 9S", "8D 7D", "9C", total=50)
    deed = of(RoundOver, asked(state, play(1, "KS"))).last.recent[-1]
    assert (deed.by, deed.card, deed.shown) == (2, None, ("8D", "7D"))
    assert (deed.why, deed.before, deed.after) == (Why.CAUGHT, 99, 99)


def test_whoever_is_caught_has_lost_the_round() -> None:
    state = playing("classic", "KS 9S", "8D 7D", "9C", total=50)
    over = of(RoundOver, asked(state, play(1, "KS")))
    assert (over.ending.loser, over.ending.winner) == (2, None)
    assert points(over) == (3, 2, 3)


def test_the_last_token_ends_the_game() -> None:
    state = playing("classic", "KS 9S", "8D 7D", total=50, lives=(1, 1))
    assert of(Finished, asked(state, play(1, "KS"))).ranking == ((1,), (2,))


def test_nobody_is_caught_who_can_lower_the_total() -> None:
    state = playing("classic", "KS 9S", "8D TD", total=50)
    assert of(Playing, asked(state, play(1, "KS"))).turn.player == 2


def test_nobody_is_caught_in_the_game_where_all_may_be_laid() -> None:
    state = playing("milestones", "9S 9H", "8D 7D", total=98)
    assert of(Playing, asked(state, play(1, "9S"))).turn.player == 2


def test_a_card_still_owed_is_waited_for() -> None:
    state = playing("classic", "9S 8H", "9C", total=99, nine="skip", stock="TC")
    after = of(Playing, asked(state, play(1, "9S")))
    assert after.turn.player == 1
    assert refusal(after, play(1, "8H")).reason is Reason.OVER_99
    assert hand(asked(after, draw(1)), 1) == ("TC", "8H")


def test_a_card_drawn_that_is_no_help_catches() -> None:
    state = playing("classic", "9S 8H", "9C", total=99, nine="skip", stock="8C 9D")
    came = applied(asked(state, play(1, "9S")), draw(1))
    assert only(events.Caught, came.events).hand == ("8C", "8H")


def test_a_card_owed_that_is_nowhere_is_not_waited_for() -> None:
    state = playing("classic", "9S 8H", "9C", total=99, nine="skip", stock="")
    assert of(RoundOver, asked(state, play(1, "9S"))).ending.loser == 1


def test_one_who_waits_is_caught_when_another_draws_the_last_card() -> None:
    state = playing("classic", "8S 8H", "9C 7D", total=99, turn=2, owed=(1, 0), stock="", pile="9D")
    waiting = of(Playing, asked(state, play(2, "9C")))
    assert waiting.turn.player == 1
    came = applied(waiting, draw(2))
    assert only(events.Caught, came.events).player == 1


def test_a_draw_by_somebody_else_does_not_catch_one_who_can_play() -> None:
    state = playing("classic", "3S 8S", "9C 7D", total=50)
    after = of(Playing, asked(state, play(1, "3S"), draw(1)))
    assert after.turn.player == 2


def test_past_99_is_refused_with_the_card_and_the_total() -> None:
    refused = refusal(playing("classic", "8S 9S", "9C", total=95), play(1, "8S"))
    assert (refused.reason, refused.card, refused.total) == (Reason.OVER_99, "8S", 103)


def test_where_cards_come_by_themselves_a_card_that_never_came_saves_nobody() -> None:
    state = playing(
        "classic",
        "4S 5S",
        "8C 8D",
        "9H 9D",
        total=98,
        owed=(0, 0, 1),
        pile="2C",
        stock="",
        draw="auto",
    )
    after = of(RoundOver, asked(state, play(1, "4S"), play(3, "9H")))
    assert (after.ending.loser, after.last.total) == (2, 98)


def test_a_player_still_owed_by_an_empty_stock_is_caught_at_once_all_the_same() -> None:
    state = playing(
        "classic", "9S 5S", "8C 8D", total=98, owed=(0, 1), pile="2C", stock="", draw="auto"
    )
    after = of(RoundOver, asked(state, play(1, "9S")))
    assert after.ending.loser == 2
