"""Given an empty stock, when a card is drawn, then the pile is used as far as there is one."""

from core import events
from core.chance import shuffled
from core.deal import round_seed
from core.state import Playing
from tests.core.situations import SEED, applied, asked, hand, of, only, play, playing


def test_the_pile_less_its_top_card_is_shuffled_into_a_new_stock() -> None:
    state = playing("milestones", "3S 9S", "5H 9H", stock="", pile="QS KS JS")
    came = applied(state, play(1, "3S"))
    wanted = shuffled(("QS", "KS", "JS"), round_seed(SEED, 1), "reshuffle/1")
    assert only(events.Reshuffled, came.events).stock == wanted
    after = of(Playing, came.state)
    assert (after.pile, after.stock, after.shuffles) == (("3S",), wanted[1:], 1)
    assert hand(after, 1) == (wanted[0], "9S")


def test_the_next_shuffle_is_another() -> None:
    state = playing("milestones", "3S 9S", "5H 9H", stock="", pile="QS")
    after = of(Playing, asked(state, play(1, "3S"), play(2, "5H")))
    assert (after.shuffles, after.pile, hand(after, 2)) == (2, ("5H",), ("3S", "9H"))


def test_a_stock_that_is_just_used_up_is_not_refilled_before_it_is_needed() -> None:
    state = playing("milestones", "3S 9S", "5H 9H", stock="6C", pile="QS")
    after = of(Playing, asked(state, play(1, "3S")))
    assert (after.stock, after.pile) == ((), ("QS", "3S"))


def test_hands_that_went_under_the_pile_are_shuffled_in() -> None:
    state = playing("milestones", "8S 9S", "5H", "6H", total=25, lives=(9, 1, 9), stock="")
    after = of(Playing, asked(state, play(1, "8S")))
    assert (hand(after, 1), after.buried) == (("5H", "9S"), 0)


def test_no_card_anywhere_is_said_and_costs_nothing() -> None:
    state = playing("milestones", "3S 9S", "5H 9H", stock="")
    came = applied(state, play(1, "3S"))
    assert only(events.NothingDrawn, came.events).player == 1
    assert not any(isinstance(event, events.PointsLost) for event in came.events)
    assert of(Playing, came.state).recent[-1].undrawn == (1,)


def test_what_could_not_be_drawn_comes_after_the_next_own_play() -> None:
    state = playing("milestones", "3S 9S 8S", "5H", "6H 9H", stock="", lives=(9, 9, 9))
    after = of(Playing, asked(state, play(1, "3S"), play(2, "5H")))
    assert hand(after, 2) == ("3S",)
    assert after.seats[0].owed == 1


def test_two_cards_owed_are_both_drawn_when_they_are_there() -> None:
    state = playing("milestones", "3S 9S", "5H", owed=(1, 0), stock="6C 7C")
    after = of(Playing, asked(state, play(1, "3S")))
    assert (hand(after, 1), after.seats[0].owed) == (("6C", "7C", "9S"), 0)
