"""The game in two functions: `decide` what comes of a command, `apply` it."""

from dataclasses import dataclass
from datetime import datetime
from typing import assert_never

from core import attendance, commands, events, lobby, rounds
from core.commands import Command
from core.course import Course
from core.events import Event
from core.refusal import Reason, Refusal, Refused, require
from core.state import Finished, Lobby, Playing, RoundOver, State, Stopped


@dataclass(frozen=True, slots=True)
class Applied:
    """A command carried out: the state it led to, and by which events."""

    state: State
    events: tuple[Event, ...]


def decide(state: State | None, command: Command, now: datetime) -> tuple[Event, ...] | Refusal:
    """What comes of the command: events in order, or why nothing does.

    `state` is None where there has been no game. `now` is an aware time.
    """
    done = apply(state, command, now)
    return done if isinstance(done, Refusal) else done.events


def apply(state: State | None, command: Command, now: datetime) -> Applied | Refusal:
    """Decide, and follow the events."""
    course = Course(state)
    try:
        _decide(course, command, now)
    except Refused as refused:
        return refused.refusal
    assert course.state is not None
    return Applied(course.state, tuple(course.events))


def _decide(course: Course, command: Command, now: datetime) -> None:
    match course.state:
        case None | Finished() | Stopped():
            _where_no_game_is_on(course, command)
        case Lobby():
            _in_lobby(course, command, now)
        case Playing():
            _in_round(course, command, now)
        case RoundOver():
            _between_rounds(course, command, now)
        case _:
            assert_never(course.state)


def _where_no_game_is_on(course: Course, command: Command) -> None:
    require(isinstance(command, commands.Open), Reason.GAME_OVER)
    assert isinstance(command, commands.Open)
    lobby.open_lobby(course, command)


def _in_lobby(course: Course, command: Command, now: datetime) -> None:
    match command:
        case commands.Join():
            lobby.join(course, command)
        case commands.Leave():
            lobby.leave(course, command.player, by=command.player)
        case commands.AddComputer():
            lobby.add_computer(course, command)
        case commands.Kick():
            lobby.leave(course, command.player, by=command.by)
        case commands.ChooseRules():
            lobby.choose_rules(course, command)
        case commands.SetOptions():
            lobby.set_options(course, command)
        case commands.Start():
            lobby.start(course, command, now)
        case commands.Stop():
            course.add(events.Closed(by=command.by))
        case _:
            raise Refused(Refusal(reason=Reason.NOT_STARTED))


def _in_round(course: Course, command: Command, now: datetime) -> None:
    match command:
        case commands.Play():
            rounds.play(course, command, now)
        case commands.Draw():
            rounds.draw_by_hand(course, command, now)
        case commands.TimeOut():
            rounds.time_out(course, command, now)
        case commands.Postpone() if course.playing.due is not None:
            course.add(events.Postponed(due=command.due))
        case commands.Stop():
            course.add(events.Closed(by=command.by))
        case commands.Act():
            rounds.act(course, command, now)
        case commands.NextRound():
            raise Refused(Refusal(reason=Reason.ROUND_RUNNING))
        case commands.Postpone():
            raise Refused(Refusal(reason=Reason.STALE))
        case _:
            _while_a_game_is_on(course, command, now)


def _between_rounds(course: Course, command: Command, now: datetime) -> None:
    match command:
        case commands.NextRound():
            rounds.next_round(course, command, now)
        case commands.Postpone():
            course.add(events.Postponed(due=command.due))
        case commands.Stop():
            course.add(events.Closed(by=command.by))
        case commands.Play():
            raise Refused(Refusal(reason=Reason.NOT_YOUR_TURN))
        case commands.Draw():
            raise Refused(Refusal(reason=Reason.NOTHING_TO_DRAW))
        case commands.TimeOut() | commands.Act():
            raise Refused(Refusal(reason=Reason.STALE))
        case _:
            _while_a_game_is_on(course, command, now)


def _while_a_game_is_on(course: Course, command: Command, now: datetime) -> None:
    match command:
        case commands.Join():
            attendance.queue(course, command)
        case commands.Leave():
            attendance.leave(course, command, now)
        case commands.Kick():
            attendance.kick(course, command, now)
        case commands.Back():
            attendance.come_back(course, command.player, now)
        case commands.Vote():
            attendance.vote(course, command, now)
        case _:
            raise Refused(Refusal(reason=Reason.NO_LOBBY))
