"""Decisions while a round is played and between two: a card laid, a card drawn, time up."""

from datetime import datetime

from core import commands, events
from core.attendance import come_back, go_away
from core.cards import Card
from core.course import Course
from core.deal import deal, draw, drawable, next_dealer
from core.effects import Passing, has_choice
from core.legal import can_play, total_after
from core.options import Draw
from core.refusal import Reason, require
from core.rules import ALL
from core.state import Absence, PlayerId, Playing, RoundOver, Seat, Why
from core.turns import begin_turn, catch_if_stuck, charge, due, end_round, pass_turn


def play(course: Course, command: commands.Play, now: datetime) -> None:
    """Lay a card of the player to act."""
    turn = course.playing.turn
    require(command.by == turn.player, Reason.NOT_YOUR_TURN)
    require(command.turn in (None, turn.number), Reason.STALE)
    mover = _mover(course.playing)
    require(mover.computer is None, Reason.NOT_YOUR_TURN)
    if mover.absent is not None:
        come_back(course, command.by, now)
    _lay(course, command.card, command.value, now)


def draw_by_hand(course: Course, command: commands.Draw, now: datetime) -> None:
    """Take one card owed: until the next card is played by anybody."""
    state = course.playing
    seat = state.seat(command.by)
    require(seat is None or seat.absent is not Absence.REMOVED, Reason.REMOVED)
    owed = seat is not None and seat.owed and state.options.draw is Draw.MANUAL
    require(owed, Reason.NOTHING_TO_DRAW)
    require(draw(course, command.by), Reason.NOTHING_TO_DRAW)
    _hurry(course, now)
    if ALL[state.rules].caught:
        catch_if_stuck(course, now)  # The last card may have gone past a player who waits for it.


def _hurry(course: Course, now: datetime) -> None:
    """A computer waits no longer for people to draw, once nobody has to."""
    state = course.playing
    sooner = due(state, state.turn.player, now)
    if _mover(state).automatic and sooner and state.due and sooner < state.due:
        course.add(events.Postponed(due=sooner))


def time_out(course: Course, command: commands.TimeOut, now: datetime) -> None:
    """Play for a player who let the time pass: owed cards are drawn at once, before and after."""
    require(not _mover(course.playing).automatic, Reason.STALE)
    _play_for(course, command, now, timed_out=True)


def act(course: Course, command: commands.Act, now: datetime) -> None:
    """Play at a seat that plays by itself: owed cards are drawn at once, before and after."""
    require(_mover(course.playing).automatic, Reason.STALE)
    _play_for(course, command, now, timed_out=False)


def _play_for(
    course: Course, command: commands.TimeOut | commands.Act, now: datetime, *, timed_out: bool
) -> None:
    state = course.playing
    require(command.turn == state.turn.number, Reason.STALE)
    require(state.due is not None and now >= state.due, Reason.TOO_EARLY)
    if command.card is not None:
        _lay(course, command.card, command.value, now, at_once=True, timed_out=timed_out)
        return
    seat = _mover(state)
    require(
        seat.owed and not can_play(ALL[state.rules], state.options, seat.hand, state.total),
        Reason.NOT_IN_HAND,
    )
    _settle(course, seat)
    catch_if_stuck(course, now)
    if isinstance(course.state, Playing) and (later := due(state, seat.player, now)):
        course.add(events.Postponed(due=later))


def next_round(course: Course, command: commands.NextRound, now: datetime) -> None:
    """Deal the next round: at any seated player's wish, or by itself after the pause."""
    over = course.state
    assert isinstance(over, RoundOver)
    if command.by is None:
        require(now >= over.due, Reason.TOO_EARLY)
    else:
        seat = over.last.seat(command.by)
        require(seat is not None, Reason.NOT_SEATED)
        require(seat is not None and seat.absent is not Absence.REMOVED, Reason.REMOVED)
    begin_turn(course, deal(course, over.last, dealer=next_dealer(over.last)), now)


def _lay(
    course: Course,
    card: Card,
    value: int | None,
    now: datetime,
    *,
    at_once: bool = False,
    timed_out: bool = False,
) -> None:
    """Lay a card of the player to act; `at_once` draws what is owed without being asked."""
    before = course.playing
    rules, mover = ALL[before.rules], _mover(before)
    require(card in mover.hand, Reason.NOT_IN_HAND)
    effect = rules.effect(card, before.options)
    total = total_after(rules, before.options, card, value, before.total)
    if at_once:
        _settle(course, mover)
    course.add(
        events.Played(
            player=mover.player,
            place=_mover(course.playing).hand.index(card),
            card=card,
            value=value if has_choice(effect.change) else None,
            total=total,
            timed_out=timed_out,
            forgot=_forgetful(course.playing),
        )
    )
    verdict = rules.verdict(before.total, total)
    charge(course, verdict, mover.player)
    if timed_out:
        go_away(course, mover.player)
    if verdict.ends or sum(course.playing.alive) == 1:
        winner = mover.player if verdict.why is Why.TARGET else None
        loser = mover.player if verdict.why is Why.PAST_TARGET else None
        end_round(course, now, winner=winner, loser=loser)
        return
    if effect.passing is Passing.REVERSE and sum(course.playing.alive) > 2:
        course.add(events.Reversed(direction=before.direction.reversed))
    if at_once or before.options.draw is Draw.AUTO:
        _settle(course, _mover(course.playing))
    pass_turn(course, mover.player, now, skip=effect.passing is Passing.SKIP)


def _settle(course: Course, seat: Seat) -> None:
    """Draw the cards this player is owed, as far as there are any."""
    for _ in range(seat.owed):
        if not draw(course, seat.player):
            course.add(events.NothingDrawn(player=seat.player))
            return


def _forgetful(state: Playing) -> tuple[PlayerId, ...]:
    """Who loses the card owed, now that the next card is played; nobody while there was none."""
    if state.options.draw is not Draw.MANUAL or not drawable(state):
        return ()
    return tuple(seat.player for seat in state.seats if seat.owed)


def _mover(state: Playing) -> Seat:
    seat = state.seat(state.turn.player)
    assert seat is not None
    return seat
