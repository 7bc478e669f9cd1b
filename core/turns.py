"""How turns begin and pass, and how rounds and games end."""

from datetime import datetime, timedelta

from core import events
from core.course import Course
from core.deal import draw, drawable, round_seed
from core.legal import can_play
from core.options import Draw
from core.rules import ALL
from core.rules.base import Verdict
from core.state import Ending, Loss, PlayerId, Playing, RoundOver, Seat, Why
from core.turn import after

TIME_TO_DRAW = timedelta(seconds=8)
"""How long it waits where somebody would lose a card that is drawn by hand."""

PACE = timedelta(seconds=1.5)
"""How long a seat that plays by itself waits, so that people can follow."""


def begin_turn(course: Course, player: PlayerId, now: datetime) -> None:
    """The turn is this player's: who may be caught at once, or draw first with an empty hand.

    Where no card is left for an empty hand, the turn passes on; once round at the most.
    """
    for _ in course.playing.seats:
        number = course.playing.turn.number + 1
        course.add(
            events.TurnBegan(number=number, player=player, due=due(course.playing, player, now))
        )
        if ALL[course.playing.rules].caught:
            catch_if_stuck(course, now)
            return
        if _to_act(course.playing).hand or draw(course, player):
            return
        course.add(events.NothingDrawn(player=player))
        course.add(events.Skipped(player=player))
        player = _next(course.playing, player)


def pass_turn(course: Course, mover: PlayerId, now: datetime, *, skip: bool) -> None:
    """The turn goes from the mover to the next living player, or to the one after."""
    state = course.playing
    if skip:
        course.add(events.Skipped(player=_next(state, mover)))
    begin_turn(course, _next(state, mover, skip=int(skip)), now)


def catch_if_stuck(course: Course, now: datetime) -> None:
    """Catch the player to act who has no legal play, unless a card may still be drawn by hand."""
    state = course.playing
    rules = ALL[state.rules]
    seat = _to_act(state)
    by_hand = seat.owed and state.options.draw is Draw.MANUAL and drawable(state)
    if by_hand or can_play(rules, state.options, seat.hand, state.total):
        return
    course.add(events.Caught(player=seat.player, hand=seat.hand))
    charge(course, Verdict(why=Why.CAUGHT, mover=rules.caught, ends=True), seat.player)
    end_round(course, now, loser=seat.player)


def charge(course: Course, verdict: Verdict, mover: PlayerId) -> None:
    """Take the points that the verdict costs; whoever has none left is out."""
    if verdict.why is None:
        return
    losses = tuple(
        Loss(player=seat.player, points=min(cost, seat.points))
        for seat in course.playing.seats
        if (cost := verdict.mover if seat.player == mover else verdict.others) and seat.alive
    )
    course.add(events.PointsLost(why=verdict.why, mark=verdict.mark, losses=losses))
    lost = {loss.player for loss in losses}
    out = tuple(
        seat.player for seat in course.playing.seats if seat.player in lost and not seat.alive
    )
    if out:
        course.add(events.Eliminated(players=out))


def end_round(
    course: Course,
    now: datetime,
    *,
    winner: PlayerId | None = None,
    loser: PlayerId | None = None,
) -> None:
    """End the round, and the game where one player is left."""
    state = course.playing
    ending = Ending(seed=round_seed(state.seed, state.round), winner=winner, loser=loser)
    left = [seat.player for seat in state.seats if seat.alive]
    if len(left) == 1:
        _win(course, ending)
    else:
        course.add(events.RoundEnded(ending=ending, due=now + state.options.pause))


def end_game(course: Course) -> None:
    """End the game because one player is left: all others have gone."""
    over = course.state
    if isinstance(over, RoundOver):
        _win(course, over.ending)
    else:
        state = course.playing
        _win(course, Ending(seed=round_seed(state.seed, state.round)))


def _win(course: Course, ending: Ending) -> None:
    state = course.last
    left = next(seat.player for seat in state.seats if seat.alive)
    course.add(events.GameWon(ending=ending, ranking=((left,), *reversed(state.out))))


def _to_act(state: Playing) -> Seat:
    seat = state.seat(state.turn.player)
    assert seat is not None
    return seat


def _next(state: Playing, player: PlayerId, *, skip: int = 0) -> PlayerId:
    place = state.place(player)
    assert place is not None
    return state.seats[after(place, state.alive, state.direction, skip=skip)].player


def _pace(state: Playing) -> timedelta:
    """How long a seat that plays by itself waits: longer while a person still has to draw."""
    draws = state.options.draw is Draw.MANUAL and any(
        seat.owed and not seat.automatic for seat in state.seats
    )
    return TIME_TO_DRAW if draws else PACE


def due(state: Playing, player: PlayerId, now: datetime) -> datetime | None:
    """The deadline of a turn of this player; None where nothing happens by itself.

    A game that nobody is at sleeps: computers do not play on among themselves.
    """
    seat = state.seat(player)
    assert seat is not None
    if not state.present:
        return None
    wait = _pace(state) if seat.automatic else state.options.clock
    return None if wait is None else now + wait
