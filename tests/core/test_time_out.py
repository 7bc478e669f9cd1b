"""Given a table with a clock, when the time is up, then the turn is played once, and only then."""

import pytest

from core import commands, events
from core.cards import card
from core.refusal import Reason
from core.state import Playing, RoundOver
from tests.core.situations import (
    MINUTE,
    NOON,
    applied,
    asked,
    draw,
    hand,
    of,
    only,
    play,
    playing,
    reason,
    started,
)

LATE = NOON + MINUTE


def time_out(text: str | None, turn: int = 1) -> commands.TimeOut:
    if text is None:
        return commands.TimeOut(turn=turn, card=None)
    name, _, value = text.partition("=")
    return commands.TimeOut(turn=turn, card=card(name), value=int(value) if value else None)


def clocked(rules: str = "classic", *hands: str, **facts: object) -> Playing:
    return playing(rules, *hands, clock=60, due=LATE, **facts)  # type: ignore[arg-type]


def test_a_turn_has_the_time_of_the_table() -> None:
    assert started(2, clock=60).due == NOON + MINUTE


def test_without_a_clock_there_is_no_deadline() -> None:
    assert started(2, clock="off").due is None


def test_a_play_gives_the_next_one_the_full_time() -> None:
    state = clocked("milestones", "7S 9S", "5H")
    assert of(Playing, asked(state, play(1, "7S"), now=NOON + MINUTE / 2)).due == LATE + MINUTE / 2


def test_at_the_deadline_the_card_is_played_for_the_sleeper() -> None:
    came = applied(clocked("classic", "7S 9S", "5H"), time_out("7S"), LATE)
    played = only(events.Played, came.events)
    assert (played.player, played.timed_out, played.total) == (1, True, 7)
    assert of(Playing, came.state).recent[-1].timed_out
    assert of(Playing, came.state).turn.player == 2


def test_not_before() -> None:
    state = clocked("classic", "7S 9S", "5H")
    assert reason(state, time_out("7S"), LATE - MINUTE / 60) is Reason.TOO_EARLY


def test_never_without_a_clock() -> None:
    state = playing("classic", "7S 9S", "5H")
    assert reason(state, time_out("7S"), LATE) is Reason.TOO_EARLY


@pytest.mark.parametrize("turn", [0, 2])
def test_only_the_turn_that_was_meant(turn: int) -> None:
    state = clocked("classic", "7S 9S", "5H")
    assert reason(state, time_out("7S", turn), LATE) is Reason.STALE


def test_a_turn_ends_once() -> None:
    after = asked(clocked("classic", "7S 9S", "5H"), play(1, "7S", turn=1), now=LATE)
    assert reason(after, time_out("9S"), LATE) is Reason.STALE


def test_a_press_after_the_time_out_is_stale() -> None:
    state = clocked("milestones", "JS 9S", "5H")
    after = asked(state, time_out("JS"), now=LATE)
    assert of(Playing, after).turn.player == 1
    assert reason(after, play(1, "9S", turn=1), LATE) is Reason.STALE


def test_what_may_not_be_laid_is_not_laid_for_anybody() -> None:
    state = clocked("classic", "8S 9S AS", "5H", total=95)
    assert reason(state, time_out("8S"), LATE) is Reason.OVER_99
    assert reason(state, time_out("KS"), LATE) is Reason.NOT_IN_HAND
    assert reason(state, time_out("AS"), LATE) is Reason.CHOOSE_VALUE


def test_the_sleeper_draws_at_once() -> None:
    after = asked(clocked("classic", "7S 9S", "5H"), time_out("7S"), now=LATE)
    assert hand(after, 1) == ("3C", "9S")
    assert reason(after, draw(1), LATE) is Reason.NOTHING_TO_DRAW


def test_the_sleeper_draws_what_was_owed_before() -> None:
    state = clocked("classic", "7S 9S", "5H", owed=(1, 0))
    came = applied(state, time_out("7S"), LATE)
    assert only(events.Played, came.events).forgot == ()
    assert hand(came.state, 1) == ("3C", "5C", "9S")


def test_others_forget_by_a_time_out_as_by_a_play() -> None:
    state = clocked("classic", "7S 9S", "5H", owed=(0, 1))
    came = applied(state, time_out("7S"), LATE)
    assert only(events.Played, came.events).forgot == (2,)


def test_a_sleeper_with_nothing_to_lay_draws_and_has_the_time_again() -> None:
    state = clocked("classic", "8S", "5H", total=99, owed=(1, 0), stock="TC")
    came = applied(state, time_out(None), LATE)
    after = of(Playing, came.state)
    assert (hand(after, 1), after.turn.number, after.due) == (("TC", "8S"), 1, LATE + MINUTE)
    assert only(events.Postponed, came.events).due == LATE + MINUTE


def test_a_sleeper_for_whom_the_card_is_no_help_is_caught() -> None:
    state = clocked("classic", "8S", "9H", total=99, owed=(1, 0), stock="7C")
    assert of(RoundOver, asked(state, time_out(None), now=LATE)).ending.loser == 1


@pytest.mark.parametrize(
    "state",
    [
        clocked("classic", "8S 9S", "5H", total=99, owed=(1, 0)),
        clocked("classic", "8S 9S", "5H", total=50),
        clocked("milestones", "8S 9S", "5H", draw="manual", owed=(1, 0)),
    ],
)
def test_one_who_can_play_must(state: Playing) -> None:
    assert reason(state, time_out(None), LATE) is Reason.NOT_IN_HAND


def test_where_there_is_no_card_the_sleeper_is_told_so() -> None:
    state = clocked("milestones", "7S 9S", "5H", owed=(1, 0), stock="")
    came = applied(state, time_out("7S"), LATE)
    assert [event.kind for event in came.events] == [
        "nothing_drawn",
        "played",
        "nothing_drawn",
        "turn_began",
    ]


def test_the_deadline_can_be_moved() -> None:
    state = clocked("classic", "7S 9S", "5H")
    later = of(Playing, asked(state, commands.Postpone(due=LATE + MINUTE)))
    assert later.due == LATE + MINUTE
    assert reason(later, time_out("7S"), LATE) is Reason.TOO_EARLY


def test_there_is_no_deadline_to_move_without_a_clock() -> None:
    state = playing("classic", "7S 9S", "5H")
    assert reason(state, commands.Postpone(due=LATE)) is Reason.STALE
