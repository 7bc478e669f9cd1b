"""The door outwards: what everybody may see, and what its holder alone."""

from dataclasses import replace

from core import commands, view
from core.cards import PACK, cards
from core.chance import commitment
from core.deal import round_seed
from core.state import Finished, Playing, State
from core.turn import Direction
from core.view import FinishedView, HandView, LobbyView, RoundOverView, StoppedView, TableView
from tests.core.situations import (
    SEED,
    asked,
    draw,
    lobby,
    of,
    play,
    player,
    playing,
    texts,
)


def own(state: State, number: int) -> HandView:
    seen = view.hand(state, player(number))
    assert seen is not None
    return seen


def test_a_lobby_shows_who_sits_there_and_what_will_be_played() -> None:
    seen = view.of(lobby(3, "classic", points=5))
    assert isinstance(seen, LobbyView)
    assert (seen.host, seen.players) == (1, (1, 2, 3))
    assert (seen.rules, seen.options.points) == ("classic", 5)


def test_a_table_shows_how_many_cards_and_not_which() -> None:
    seen = view.table(playing("classic", "7S 9S", "5H", "", total=12, lives=(3, 2, 0)))
    assert [(seat.points, seat.cards, seat.alive) for seat in seen.seats] == [
        (3, 2, True),
        (2, 1, True),
        (0, 0, False),
    ]
    assert (seen.total, seen.stock, seen.to_act, seen.next) == (12, 5, 1, 2)
    assert texts(seen).isdisjoint(PACK)


def test_who_follows_is_told_by_the_direction() -> None:
    state = playing("classic", "7S", "5H", "6H", direction=Direction.COUNTERCLOCKWISE)
    assert view.table(state).next == 3


def test_a_table_shows_the_seal_of_the_round_and_no_seed() -> None:
    seen = view.table(playing("classic", "7S", "5H"))
    assert seen.commitment == commitment(round_seed(SEED, 1))
    assert texts(seen).isdisjoint({SEED, round_seed(SEED, 1)})


def test_played_cards_lie_open_and_hands_of_the_out_do_not() -> None:
    state = playing("milestones", "8S 9S", "5H 6H", "6D", total=25, pile="QS KS", lives=(9, 1, 9))
    after = of(Playing, asked(state, play(1, "8S")))
    assert view.table(after).pile == cards("QS KS 8S")


def test_after_a_reshuffle_only_the_top_card_lies_open() -> None:
    state = replace(playing("milestones", "3S 9S", "5H", stock="", pile="5S 6S QS"), buried=2)
    after = of(Playing, asked(state, play(1, "3S")))
    assert view.table(after).pile == ("3S",)


def test_a_seat_is_found_by_its_player() -> None:
    seen = view.table(playing("classic", "7S", "5H"))
    found = seen.seat(player(2))
    assert found is not None
    assert found.player == 2
    assert seen.seat(player(9)) is None


def test_a_card_owed_is_shown_where_it_is_drawn_by_hand() -> None:
    by_hand = view.table(playing("classic", "7S", "5H", owed=(1, 0)))
    by_itself = view.table(playing("classic", "7S", "5H", owed=(1, 0), draw="auto"))
    assert (by_hand.seats[0].owed, by_itself.seats[0].owed) == (1, 0)


def test_between_rounds_the_table_and_how_it_ended_are_shown() -> None:
    seen = view.of(asked(playing("milestones", "4S 9S", "5H", total=95), play(1, "4S")))
    assert isinstance(seen, RoundOverView)
    assert (seen.ending.winner, seen.table.total) == (1, 99)


def test_at_the_end_the_seed_of_the_game_is_open() -> None:
    state = playing("milestones", "4S 9S", "5H", total=95, lives=(9, 1))
    after = of(Finished, asked(state, play(1, "4S")))
    seen = view.of(after)
    assert isinstance(seen, FinishedView)
    assert (seen.seed, seen.ranking) == (SEED, ((1,), (2,)))


def test_a_game_broken_off_shows_the_points() -> None:
    seen = view.of(asked(playing("classic", "7S", "5H"), commands.Stop(by=player(1))))
    assert isinstance(seen, StoppedView)
    assert (seen.points, seen.by) == ((3, 3), 1)


def test_a_round_in_progress_is_a_table() -> None:
    assert isinstance(view.of(playing("classic", "7S", "5H")), TableView)


def test_a_hand_holds_the_own_cards_and_no_others() -> None:
    seen = own(playing("classic", "7S 9S", "5H KD", stock="6C"), 1)
    assert seen.hand == cards("7S 9S")
    assert texts(seen).isdisjoint(cards("5H KD 6C"))


def test_a_hand_says_what_each_card_would_come_to() -> None:
    seen = own(playing("milestones", "AS 8S", "5H", total=25), 1)
    told = [(one.card, one.value, one.total, one.verdict.mover) for one in seen.choices]
    assert told == [("AS", 11, 36, 1), ("AS", 1, 26, 0), ("8S", None, 33, 0)]
    assert seen.choices[2].verdict.others == 1


def test_what_may_not_be_laid_is_told_but_not_legal() -> None:
    seen = own(playing("classic", "AS 8S", "5H", total=95), 1)
    assert [(one.card, one.value, one.legal) for one in seen.choices] == [
        ("AS", 11, False),
        ("AS", 1, True),
        ("8S", None, False),
    ]
    assert [one.value for one in seen.legal] == [1]


def test_a_hand_knows_whether_it_is_its_turn() -> None:
    state = playing("classic", "7S 9S", "5H")
    assert (own(state, 1).to_act, own(state, 2).to_act) == (True, False)


def test_a_hand_knows_whether_a_card_may_be_drawn() -> None:
    after = asked(playing("classic", "7S 9S", "5H"), play(1, "7S"))
    assert (own(after, 1).owed, own(after, 1).can_draw) == (1, True)
    drawn = asked(after, draw(1))
    assert (own(drawn, 1).owed, own(drawn, 1).can_draw) == (0, False)


def test_a_card_that_is_nowhere_is_owed_but_cannot_be_drawn() -> None:
    after = asked(playing("classic", "7S 9S", "5H", stock=""), play(1, "7S"))
    assert (own(after, 1).owed, own(after, 1).can_draw) == (1, False)


def test_a_table_that_draws_by_itself_owes_nobody() -> None:
    state = playing("milestones", "7S 9S", "5H", owed=(1, 0))
    assert (own(state, 1).owed, own(state, 1).can_draw) == (0, False)


def test_watchers_the_out_and_other_times_have_no_hand() -> None:
    state = playing("classic", "7S 9S", "", "5H", lives=(3, 0, 3))
    assert view.hand(state, player(9)) is None
    assert view.hand(state, player(2)) is None
    assert view.hand(lobby(2), player(1)) is None
    assert view.hand(None, player(1)) is None
