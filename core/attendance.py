"""Who is at the table while a game is on: leaving, staying away, coming back, votes, latecomers."""

from dataclasses import replace
from datetime import datetime

from core import commands, events
from core.course import Course
from core.options import SEATS, Leaving
from core.refusal import Reason, require
from core.state import GONE, Absence, PlayerId, Playing, RoundOver, Seat
from core.turns import due, end_game, pass_turn

PATIENCE = 2
"""Turns in a row that a person may let pass before a computer plays at once."""


def queue(course: Course, command: commands.Join) -> None:
    """Let somebody who came too late wait for the next game."""
    last = course.last
    require(last.seat(command.player) is None, Reason.ALREADY_SEATED)
    require(command.player not in last.waiting, Reason.ALREADY_SEATED)
    require(len(last.seats) + len(last.waiting) + 1 in SEATS, Reason.TABLE_FULL)
    course.add(events.Queued(player=command.player))


def leave(course: Course, command: commands.Leave, now: datetime) -> None:
    """Go: a computer takes the seat or it is folded, by option; who only waits, waits no more."""
    if command.player in course.last.waiting:
        course.add(events.Unqueued(player=command.player))
        return
    _go(course, command.player, Absence.LEFT, by=command.player, now=now)


def kick(course: Course, command: commands.Kick, now: datetime) -> None:
    """Send somebody away for the rest of the game."""
    _go(course, command.player, Absence.REMOVED, by=command.by, now=now)


def go_away(course: Course, player: PlayerId) -> None:
    """A computer plays for somebody who let the time pass too often; a new turn is begun later."""
    state = course.playing
    seat = state.seat(player)
    assert seat is not None
    if seat.automatic or not seat.alive or seat.missed < PATIENCE:
        return
    course.add(
        events.WentAway(
            player=player,
            absence=Absence.AWAY,
            host=_heir(state, player),
            by=None,
            due=state.due,
        )
    )


def come_back(course: Course, player: PlayerId, now: datetime) -> None:
    """Play for oneself again; a turn that is under way begins anew."""
    state = course.last
    seat = state.seat(player)
    require(seat is not None and seat.computer is None, Reason.NOT_SEATED)
    assert seat is not None
    require(seat.absent is not Absence.REMOVED, Reason.REMOVED)
    require(seat.absent is not None, Reason.NOT_AWAY)
    due_then = _due_with(course, replace(seat, absent=None, missed=0), now)
    host = state.host if state.host in state.present else player
    course.add(events.CameBack(player=player, host=host, due=due_then))


def vote(course: Course, command: commands.Vote, now: datetime) -> None:
    """Count a vote, and do what enough people want (see `votes_needed`)."""
    state = course.last
    require(command.by in state.present, Reason.NOT_SEATED)
    if command.about is not None:
        about = state.seat(command.about)
        require(about is not None, Reason.NOT_SEATED)
        assert about is not None
        person = about.computer is None and about.absent is not Absence.REMOVED
        require(person and command.about != command.by, Reason.NOT_A_PERSON)
    require(command.by not in votes(state, command.about), Reason.ALREADY_VOTED)
    course.add(events.Voted(by=command.by, about=command.about))
    _count(course, now)


def _count(course: Course, now: datetime) -> None:
    """Do what enough people want. Looked at again whenever somebody goes: fewer are needed then."""
    for ballot in course.last.votes:
        state = course.last
        if len(votes(state, ballot.about)) < votes_needed(state, ballot.about):
            continue
        if ballot.about is None:
            course.add(events.Closed(by=None))
            return
        seat = state.seat(ballot.about)
        if seat is not None and seat.absent is not Absence.REMOVED:
            _go(course, ballot.about, Absence.REMOVED, by=None, now=now)
            return


def votes(state: Playing, about: PlayerId | None) -> tuple[PlayerId, ...]:
    """Who of those who are there wants this player removed, or the game stopped (None)."""
    by = next((vote.by for vote in state.votes if vote.about == about), ())
    return tuple(player for player in by if player in state.present)


def votes_needed(state: Playing, about: PlayerId | None) -> int:
    """How many votes remove this player, or stop the game (None).

    More than half of the people who are there, and two at least; but somebody alone among
    computers stops alone.
    """
    voters = [player for player in state.present if player != about]
    least = 1 if about is None and len(voters) == 1 else 2
    return max(len(voters) // 2 + 1, least)


def _go(
    course: Course, player: PlayerId, absence: Absence, *, by: PlayerId | None, now: datetime
) -> None:
    last = course.last
    seat = last.seat(player)
    require(seat is not None and seat.computer is None, Reason.NOT_SEATED)
    assert seat is not None
    require(seat.absent in _GOES_BEYOND[absence], Reason.NOT_SEATED)
    if not _anybody_else(last, player):
        course.add(events.Closed(by=by))
    elif seat.alive and last.options.leaving is Leaving.FOLD:
        _fold(course, player, by=by, now=now)
    else:
        course.add(
            events.WentAway(
                player=player,
                absence=absence,
                host=_heir(last, player),
                by=by,
                due=_due_with(course, replace(seat, absent=absence), now),
            )
        )
        _count(course, now)


_GOES_BEYOND: dict[Absence, tuple[Absence | None, ...]] = {
    Absence.LEFT: (None, Absence.AWAY),
    Absence.REMOVED: (None, Absence.AWAY, Absence.LEFT),
}
"""Whom each kind of absence may still be said of."""


def _fold(course: Course, player: PlayerId, *, by: PlayerId | None, now: datetime) -> None:
    before = course.last
    course.add(events.Folded(player=player, host=_heir(before, player), by=by))
    if sum(course.last.alive) == 1:
        end_game(course)
        return
    if isinstance(course.state, Playing) and before.turn.player == player:
        pass_turn(course, player, now, skip=False)
    if isinstance(course.state, Playing | RoundOver):
        _count(course, now)


def _due_with(course: Course, seat: Seat, now: datetime) -> datetime | None:
    """The deadline of the turn under way, once this seat is as it is here."""
    if isinstance(course.state, RoundOver):
        return None
    state = course.playing
    seats = tuple(seat if other.player == seat.player else other for other in state.seats)
    then = replace(state, seats=seats)
    unmoved = state.present and then.present and state.turn.player != seat.player
    return state.due if unmoved else due(then, state.turn.player, now)


def _anybody_else(state: Playing, player: PlayerId) -> bool:
    """Whether anybody would be left for whom it is worth going on."""
    return any(
        seat.player != player and seat.computer is None and seat.absent not in GONE
        for seat in state.seats
    )


def _heir(state: Playing, going: PlayerId) -> PlayerId:
    """The host once this player is gone: the next person at the table."""
    if state.host != going:
        return state.host
    place = state.place(going)
    assert place is not None
    around = state.seats[place + 1 :] + state.seats[:place]
    return next((seat.player for seat in around if not seat.automatic), going)
