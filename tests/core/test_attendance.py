"""Given a game that is on, when people leave, sleep, come back or come late, then it goes on."""

from dataclasses import replace

from core import commands, events, view
from core.cards import card
from core.refusal import Reason
from core.state import Absence, Finished, Level, Lobby, Playing, RoundOver, State, Stopped
from core.turns import PACE, TIME_TO_DRAW
from tests.core.situations import (
    MINUTE,
    NOON,
    applied,
    asked,
    hand,
    lobby,
    of,
    only,
    play,
    player,
    playing,
    points,
    reason,
)

ONE, TWO, THREE, FOUR = (player(number) for number in range(1, 5))
ROBOT = player(-1)
SOON = NOON + PACE


def join(number: int) -> commands.Join:
    return commands.Join(player=player(number))


def leave(number: int) -> commands.Leave:
    return commands.Leave(player=player(number))


def back(number: int) -> commands.Back:
    return commands.Back(player=player(number))


def kick(number: int, by: int | None = 1) -> commands.Kick:
    return commands.Kick(player=player(number), by=None if by is None else player(by))


def add(level: Level = Level.HARD, by: int = 1) -> commands.AddComputer:
    return commands.AddComputer(by=player(by), level=level)


def act(text: str | None, turn: int = 1) -> commands.Act:
    return commands.Act(turn=turn, card=None if text is None else card(text))


def sleep(text: str, turn: int) -> commands.TimeOut:
    return commands.TimeOut(turn=turn, card=card(text))


def three(**facts: object) -> Playing:
    facts = {"due": NOON + MINUTE, "leaving": "computer"} | facts
    return playing("milestones", "7S 9S 2S", "5H 5D 2H", "6C 6D 2C", **facts)  # type: ignore[arg-type]


def absence(state: State, number: int) -> Absence | None:
    last = state.last if isinstance(state, RoundOver | Finished) else of(Playing, state)
    seat = last.seat(player(number))
    assert seat is not None
    return seat.absent


# Computers in the lobby


def test_computers_are_seated_with_numbers_of_their_own() -> None:
    state = of(Lobby, asked(lobby(2), add(Level.EASY), add(Level.HARD)))
    assert state.players == (1, 2, -1, -2)
    assert state.computers == ((-1, Level.EASY), (-2, Level.HARD))
    assert state.people == (1, 2)


def test_a_number_that_is_free_again_is_taken() -> None:
    state = asked(lobby(1), add(), add(), kick(-1), add(Level.EASY))
    assert of(Lobby, state).computers == ((-2, Level.HARD), (-1, Level.EASY))


def test_only_the_host_seats_computers() -> None:
    assert reason(lobby(2), add(by=2)) is Reason.NOT_HOST


def test_a_full_table_takes_no_computer() -> None:
    assert reason(lobby(20), add()) is Reason.TABLE_FULL
    assert reason(lobby(7, decks=1, hand_size=7), add()) is Reason.NOT_ENOUGH_CARDS


def test_the_next_person_becomes_host_never_a_computer() -> None:
    state = asked(lobby(1), add(), join(2), leave(1))
    assert of(Lobby, state).host == TWO


def test_a_lobby_with_computers_alone_is_closed() -> None:
    assert isinstance(asked(lobby(1), add(), leave(1)), Stopped)


def test_somebody_sent_away_leaves_the_lobby() -> None:
    came = applied(lobby(2), kick(2))
    assert of(Lobby, came.state).players == (1,)
    assert only(events.Left, came.events).by == ONE


def test_a_rematch_brings_its_computers() -> None:
    opening = commands.Open(
        game="h",
        rules="classic",
        host=ONE,
        players=(ONE, ROBOT),
        computers=((ROBOT, Level.EASY), (player(-2), Level.HARD)),
    )
    assert of(Lobby, asked(None, opening)).computers == ((ROBOT, Level.EASY),)


# Computers at the table


def against_a_computer(clock: int | str = 60) -> Playing:
    start = commands.Start(by=ONE, seed="1f" * 32)
    return of(Playing, asked(lobby(1, clock=clock), add(), start))


def test_a_computer_holds_a_seat_and_waits_a_moment() -> None:
    state = against_a_computer(clock="off")
    seat = state.seat(ROBOT)
    assert seat is not None
    assert (seat.computer, seat.automatic, len(seat.hand)) == (Level.HARD, True, 3)
    assert state.due == (SOON if state.turn.player == ROBOT else None)


def test_everybody_sees_which_seats_play_by_themselves() -> None:
    seats = view.table(of(Playing, asked(three(), leave(2)))).seats
    assert [seat.automatic for seat in seats] == [False, True, False]
    assert [seat.automatic for seat in view.table(against_a_computer()).seats] == [False, True]


def test_a_computer_acts_at_its_time_and_not_before() -> None:
    state = asked(three(), leave(1))
    assert reason(state, act("7S"), NOON) is Reason.TOO_EARLY
    came = applied(state, act("7S"), SOON)
    assert not only(events.Played, came.events).timed_out
    assert of(Playing, came.state).recent[-1].stood_in
    assert of(Playing, came.state).turn.player == TWO


def test_a_computer_draws_at_once_where_people_draw_by_hand() -> None:
    state = asked(three(draw="manual"), leave(1))
    assert len(hand(asked(state, act("7S"), now=SOON), 1)) == 3


def test_a_computer_with_an_empty_hand_draws_first() -> None:
    state = playing("classic", "", "5H", "6C", owed=(1, 0, 0), draw="manual", stock="3C 5C")
    gone = asked(state, leave(1))
    came = applied(gone, act(None), SOON)
    assert hand(came.state, 1) == (card("3C"),)
    assert of(Playing, came.state).due == SOON + PACE


def test_nobody_acts_for_a_person_who_is_there() -> None:
    assert reason(three(), act("7S"), NOON + MINUTE) is Reason.STALE


def test_nobody_plays_for_a_computer() -> None:
    state = against_a_computer()
    turn = replace(state.turn, player=ROBOT)
    held = hand(state, ROBOT)[0]
    command = commands.Play(by=ROBOT, card=held)
    assert reason(replace(state, turn=turn), command) is Reason.NOT_YOUR_TURN


def test_no_time_runs_out_for_a_computer() -> None:
    assert reason(asked(three(), leave(1)), sleep("7S", 1), NOON + MINUTE) is Reason.STALE


# Sleeping


def slept_twice() -> Playing:
    state = asked(three(clock=60), sleep("9S", 1), now=NOON + MINUTE)
    state = asked(state, play(2, "5H"), play(3, "6C"), now=NOON + MINUTE)
    return of(Playing, asked(state, sleep("2S", 4), now=NOON + 2 * MINUTE))


def test_who_sleeps_twice_in_a_row_is_away_and_is_played_at_once() -> None:
    state = slept_twice()
    assert absence(state, 1) is Absence.AWAY
    now = NOON + 2 * MINUTE
    state = of(Playing, asked(state, play(2, "5D"), play(3, "6D"), now=now))
    assert (state.turn.player, state.due) == (1, now + PACE)


def test_who_plays_between_two_sleeps_is_not_away() -> None:
    state = asked(three(clock=60), sleep("9S", 1), now=NOON + MINUTE)
    state = asked(state, play(2, "5H"), play(3, "6C"), play(1, "2S"), now=NOON + MINUTE)
    state = asked(state, play(2, "5D"), play(3, "6D"), now=NOON + MINUTE)
    state = asked(state, sleep("7S", 7), now=NOON + 2 * MINUTE)
    assert absence(state, 1) is None


def test_the_host_who_is_away_hands_the_table_on() -> None:
    assert slept_twice().host == TWO


def test_who_is_out_by_the_sleep_is_not_away() -> None:
    awake = three(clock=60, total=60, lives=(1, 5, 5))
    slept = replace(awake, seats=(replace(awake.seats[0], missed=1), *awake.seats[1:]))
    state = asked(slept, sleep("7S", 1), now=NOON + MINUTE)
    assert points(state) == (0, 5, 5)
    assert absence(state, 1) is None


def test_coming_back_begins_the_own_turn_anew() -> None:
    now = NOON + 2 * MINUTE
    state = asked(slept_twice(), play(2, "5D"), play(3, "6D"), now=now)
    state = of(Playing, asked(state, back(1), now=now))
    assert absence(state, 1) is None
    assert state.due == now + MINUTE


def test_coming_back_leaves_anothers_turn_alone() -> None:
    state = slept_twice()
    assert of(Playing, asked(state, back(1), now=NOON + 3 * MINUTE)).due == state.due


def test_who_lays_a_card_is_back() -> None:
    now = NOON + 2 * MINUTE
    state = asked(slept_twice(), play(2, "5D"), play(3, "6D"), now=now)
    came = applied(state, play(1, "7S"), now)
    assert isinstance(came.events[0], events.CameBack)
    assert absence(came.state, 1) is None
    assert not of(Playing, came.state).recent[-1].stood_in


def test_two_sleeps_are_needed_again_after_coming_back() -> None:
    state = asked(slept_twice(), back(1))
    seat = of(Playing, state).seat(ONE)
    assert seat is not None
    assert seat.missed == 0


def test_a_game_that_all_have_left_alone_sleeps_until_somebody_comes_back() -> None:
    now = NOON + MINUTE
    state: State = playing("milestones", "9S 9H", "9D 9C", clock=60, due=now)
    state = asked(state, sleep("9S", 1), now=now)
    state = asked(state, sleep("9D", 2), now=now + MINUTE)
    state = asked(state, sleep("9H", 3), now=now + 2 * MINUTE)
    slept = of(Playing, asked(state, sleep("9C", 4), now=now + 3 * MINUTE))
    assert slept.due is None
    assert view.table(slept).asleep
    later = now + 9 * MINUTE
    woken = of(Playing, asked(slept, back(2), now=later))
    assert not view.table(woken).asleep
    assert (woken.turn.player, woken.due) == (1, later + PACE)


def test_somebody_who_was_not_away_cannot_come_back() -> None:
    assert reason(three(), back(1)) is Reason.NOT_AWAY
    assert reason(three(), back(9)) is Reason.NOT_SEATED
    assert reason(against_a_computer(), commands.Back(player=ROBOT)) is Reason.NOT_SEATED


# Leaving


def test_a_computer_takes_the_seat_of_who_leaves() -> None:
    state = of(Playing, asked(three(), leave(1)))
    assert absence(state, 1) is Absence.LEFT
    assert (state.host, state.due) == (TWO, SOON)
    assert len(hand(state, 1)) == 3


def test_leaving_at_anothers_turn_moves_no_deadline() -> None:
    state = of(Playing, asked(three(), leave(2)))
    assert (state.host, state.due) == (ONE, NOON + MINUTE)


def test_who_left_may_come_back() -> None:
    assert absence(asked(three(), leave(2), back(2)), 2) is None


def test_nobody_leaves_twice_or_without_a_seat() -> None:
    assert reason(asked(three(), leave(2)), leave(2)) is Reason.NOT_SEATED
    assert reason(three(), leave(9)) is Reason.NOT_SEATED


def test_who_was_away_may_leave_and_who_left_may_be_removed() -> None:
    assert absence(asked(slept_twice(), leave(1)), 1) is Absence.LEFT
    assert absence(asked(three(), leave(2), kick(2)), 2) is Absence.REMOVED


def test_the_last_one_to_leave_closes_the_table() -> None:
    state = asked(three(), leave(1), leave(3), leave(2))
    assert of(Stopped, state).by == TWO


def test_the_seat_is_folded_where_the_table_wants_it() -> None:
    came = applied(three(leaving="fold"), leave(1))
    state = of(Playing, came.state)
    assert only(events.Folded, came.events).host == TWO
    assert (points(state)[0], hand(state, 1), state.out) == (0, (), ((ONE,),))
    assert state.pile[: state.buried] == (card("7S"), card("9S"), card("2S"))
    assert state.turn.player == TWO
    assert absence(state, 1) is Absence.LEFT


def test_folding_at_anothers_turn_leaves_the_turn_alone() -> None:
    state = of(Playing, asked(three(leaving="fold"), leave(3)))
    assert (state.turn.number, state.turn.player) == (1, ONE)


def test_the_last_one_left_wins_when_all_others_fold() -> None:
    state = of(Finished, asked(three(leaving="fold"), leave(1), leave(3)))
    assert state.ranking == ((TWO,), (THREE,), (ONE,))


def test_a_fold_may_leave_the_next_one_without_a_play_and_end_the_game() -> None:
    state = playing(
        "classic",
        "7S",
        "KH QH",
        "AC",
        total=95,
        lives=(2, 1, 2),
        draw="auto",
        leaving="fold",
    )
    stuck = replace(state, seats=(state.seats[0], replace(state.seats[1], hand=()), state.seats[2]))
    over = of(Finished, asked(stuck, leave(1)))
    assert over.ranking == ((THREE,), (TWO,), (ONE,))


def test_folding_between_rounds_can_end_the_game() -> None:
    over = asked(
        playing("milestones", "4S 9S", "5H 5D", total=95, leaving="fold"),
        play(1, "4S"),
    )
    state = of(Finished, asked(over, leave(2)))
    assert state.ranking == ((ONE,), (TWO,))
    assert state.ending == of(RoundOver, over).ending


def test_leaving_between_rounds_keeps_the_pause() -> None:
    over = asked(three(total=92), play(1, "7S"))
    state = asked(over, leave(2))
    assert of(RoundOver, state).due == of(RoundOver, over).due
    assert absence(state, 2) is Absence.LEFT
    assert absence(asked(state, back(2)), 2) is None


def test_the_eliminated_may_leave_without_folding_anything() -> None:
    state = asked(three(leaving="fold", lives=(5, 0, 5)), leave(2))
    assert of(Playing, state).out == ((TWO,),)


def test_a_game_goes_on_for_the_eliminated_who_watch() -> None:
    state = of(Playing, asked(three(lives=(5, 0, 5)), leave(1), leave(3)))
    assert state.due == SOON


# Sending away


def test_who_was_removed_cannot_come_back_nor_play() -> None:
    state = asked(three(), kick(1, by=None))
    assert absence(state, 1) is Absence.REMOVED
    assert reason(state, back(1)) is Reason.REMOVED
    assert reason(state, play(1, "7S")) is Reason.REMOVED


def test_computers_are_not_sent_away_in_mid_game() -> None:
    assert reason(against_a_computer(), kick(-1)) is Reason.NOT_SEATED


def test_the_removed_neither_draw_nor_deal() -> None:
    state = playing("classic", "7S", "5H", "6C", owed=(0, 1, 0), stock="3C 5C")
    assert reason(asked(state, kick(2)), commands.Draw(by=TWO)) is Reason.REMOVED
    over = asked(three(total=92), kick(2), play(1, "7S"))
    assert reason(over, commands.NextRound(by=TWO)) is Reason.REMOVED


# Time to draw


def owing(**facts: object) -> Playing:
    """Player one owes a card drawn by hand, and a computer plays for two."""
    return playing(
        "classic",
        "7S 9S",
        "5H 5D 2H",
        owed=(1, 0),
        draw="manual",
        stock="3C 5C",
        turn=1,
        **facts,  # type: ignore[arg-type]
    )


def test_a_computer_gives_people_time_to_draw_by_hand() -> None:
    state = asked(owing(), leave(2), play(1, "7S"))
    assert of(Playing, state).due == NOON + TIME_TO_DRAW


def test_a_computer_waits_no_longer_once_everybody_has_drawn() -> None:
    state = asked(owing(), leave(2), play(1, "7S"))
    drawn = asked(state, commands.Draw(by=ONE), now=NOON + MINUTE / 60)
    assert of(Playing, drawn).due == NOON + MINUTE / 60 + PACE


# Latecomers


def test_who_comes_late_waits_for_the_next_game() -> None:
    state = of(Playing, asked(three(), join(4), join(5), leave(4)))
    assert state.waiting == (5,)
    assert view.table(state).waiting == (5,)


def test_nobody_waits_twice_or_with_a_seat() -> None:
    assert reason(asked(three(), join(4)), join(4)) is Reason.ALREADY_SEATED
    assert reason(three(), join(1)) is Reason.ALREADY_SEATED


def test_no_more_wait_than_there_are_seats() -> None:
    state: State = three()
    for number in range(4, 21):
        state = asked(state, join(number))
    assert reason(state, join(21)) is Reason.TABLE_FULL


def test_latecomers_may_come_between_rounds() -> None:
    over = asked(three(total=92), play(1, "7S"), join(4))
    assert of(RoundOver, over).last.waiting == (FOUR,)


# Votes


def vote(by: int, about: int | None) -> commands.Vote:
    return commands.Vote(by=player(by), about=None if about is None else player(about))


def test_more_than_half_of_the_others_remove_somebody() -> None:
    state = asked(three(), vote(1, 3))
    (ballot,) = view.table(of(Playing, state)).votes
    assert (ballot.about, ballot.by, ballot.needed) == (THREE, (ONE,), 2)
    assert absence(asked(state, vote(2, 3)), 3) is Absence.REMOVED


def test_one_of_two_removes_nobody() -> None:
    two = playing("milestones", "7S", "5H")
    assert absence(asked(two, vote(1, 2)), 2) is None


def test_more_than_half_stop_a_game() -> None:
    state = asked(three(), vote(1, None))
    assert isinstance(state, Playing)
    assert of(Stopped, asked(state, vote(3, None))).points == (10, 10, 10)


def test_somebody_alone_among_computers_stops_alone() -> None:
    assert isinstance(asked(against_a_computer(), vote(1, None)), Stopped)


def test_nobody_votes_twice_or_against_a_computer_or_without_a_seat() -> None:
    assert reason(asked(three(), vote(1, 3)), vote(1, 3)) is Reason.ALREADY_VOTED
    assert reason(against_a_computer(), vote(1, -1)) is Reason.NOT_A_PERSON
    assert reason(three(), vote(1, 1)) is Reason.NOT_A_PERSON
    assert reason(three(), vote(9, None)) is Reason.NOT_SEATED
    assert reason(three(), vote(1, 9)) is Reason.NOT_SEATED


def test_the_absent_do_not_vote() -> None:
    assert reason(asked(three(), leave(2)), vote(2, None)) is Reason.NOT_SEATED


def test_votes_are_over_with_the_round() -> None:
    over = asked(three(total=92), vote(2, 3), play(1, "7S"))
    assert of(RoundOver, over).last.votes
    assert not of(Playing, asked(over, commands.NextRound(by=ONE))).votes


def test_votes_of_those_who_have_gone_do_not_count() -> None:
    five = playing("milestones", "7S", "5H", "6C", "8C", "9C", due=NOON + MINUTE)
    state = of(Playing, asked(five, vote(1, 2), leave(1)))
    assert view.table(state).votes[0].by == ()
    assert absence(asked(state, vote(3, 2)), 2) is None


def test_fewer_votes_are_needed_when_somebody_goes() -> None:
    five = playing("milestones", "7S", "5H", "6C", "8C", "9C", due=NOON + MINUTE)
    state = asked(five, vote(1, None), vote(2, None))
    assert isinstance(state, Playing)
    assert isinstance(asked(state, leave(5), leave(4)), Stopped)


def test_a_removal_is_settled_when_somebody_goes() -> None:
    five = playing("milestones", "7S", "5H", "6C", "8C", "9C", due=NOON + MINUTE)
    state = asked(five, vote(1, 2), vote(3, 2), leave(5))
    assert absence(state, 2) is Absence.REMOVED


def test_who_comes_back_to_a_table_without_its_host_becomes_host() -> None:
    state = asked(slept_twice(), leave(2), leave(3))
    assert of(Playing, asked(state, back(3))).host == THREE
