"""What an event makes of the state: it copies what the event says, and knows no rules."""

from dataclasses import replace
from typing import Any

from core import events
from core.cards import Card
from core.events import Event
from core.state import (
    GONE,
    RECENT,
    Absence,
    Deed,
    Finished,
    Lobby,
    PlayerId,
    Playing,
    RoundOver,
    Seat,
    State,
    Stopped,
    Turn,
    Vote,
)
from core.turn import Direction

_ATTENDANCE = (
    events.Queued,
    events.Unqueued,
    events.WentAway,
    events.CameBack,
    events.Folded,
    events.Voted,
)
"""What may happen between two rounds as well."""

_NO_DEED = Deed(by=PlayerId(0), card=None, before=0, after=0)


def evolve(state: State | None, event: Event) -> State:
    """The state after the event. AssertionError where it cannot follow."""
    match state, event:
        case Playing(), _:
            return _in_round(state, event)
        case RoundOver(last=last), events.RoundBegan():
            return _round_began(last, event)
        case RoundOver(), events.Postponed():
            return replace(state, due=event.due)
        case RoundOver(last=last), events.GameWon():
            return Finished(last=last, ending=event.ending, ranking=event.ranking)
        case RoundOver(last=last), _ if isinstance(event, _ATTENDANCE):
            return replace(state, last=_attended(last, event))
        case Lobby(), _:
            return _in_lobby(state, event)
        case RoundOver(last=last), events.Closed():
            return _stopped(last, event)
        case ((None | Finished() | Stopped()), events.Opened()):
            return Lobby(
                game=event.game,
                rules=event.rules,
                options=event.options,
                host=event.host,
                players=event.players,
                computers=event.computers,
            )
        case _:
            raise AssertionError(f"{event.kind} cannot follow {state.kind if state else None}")


def _in_lobby(state: Lobby, event: Event) -> State:
    match event:
        case events.Joined():
            return replace(state, players=(*state.players, event.player))
        case events.ComputerJoined():
            return replace(
                state,
                players=(*state.players, event.player),
                computers=(*state.computers, (event.player, event.level)),
            )
        case events.Left():
            return replace(
                state,
                players=tuple(player for player in state.players if player != event.player),
                computers=tuple(one for one in state.computers if one[0] != event.player),
                host=event.host,
            )
        case events.OptionsChosen():
            return replace(state, rules=event.rules, options=event.options)
        case events.Started():
            return _started(state, event)
        case events.Closed():
            return Stopped(
                game=state.game,
                rules=state.rules,
                options=state.options,
                host=state.host,
                players=state.players,
                computers=state.computers,
                by=event.by,
            )
        case _:
            raise AssertionError(f"{event.kind} cannot follow a lobby")


def _in_round(state: Playing, event: Event) -> State:
    match event:
        case events.Played():
            return _played(state, event)
        case events.Drew():
            return _drew(state, event.player, event.card)
        case events.TurnBegan():
            turn = Turn(number=event.number, player=event.player)
            return replace(state, turn=turn, due=event.due)
        case events.PointsLost():
            return _lost(state, event)
        case events.Reversed():
            return _noting(replace(state, direction=event.direction), reversed=True)
        case events.Skipped():
            return _noting(state, skipped=(*_newest(state).skipped, event.player))
        case events.Eliminated():
            return _noting(_eliminated(state, event.players), out=event.players)
        case events.Reshuffled():
            return replace(
                state,
                stock=event.stock,
                pile=state.pile[-1:],
                buried=int(state.buried == len(state.pile)),
                shuffles=state.shuffles + 1,
            )
        case events.NothingDrawn():
            return _noting(state, undrawn=(*_newest(state).undrawn, event.player))
        case events.Caught():
            return _caught(state, event)
        case events.RoundEnded():
            return RoundOver(last=_at_rest(state), ending=event.ending, due=event.due)
        case events.GameWon():
            return Finished(last=_at_rest(state), ending=event.ending, ranking=event.ranking)
        case events.DealerDrawn():
            return replace(state, draws=event.draws, dealer=event.dealer)
        case events.RoundBegan():
            return _round_began(state, event)
        case events.Postponed():
            return replace(state, due=event.due)
        case events.Closed():
            return _stopped(state, event)
        case _ if isinstance(event, _ATTENDANCE):
            return _attended(state, event)
        case _:
            raise AssertionError(f"{event.kind} cannot follow a round in progress")


def _started(state: Lobby, event: events.Started) -> Playing:
    computers = dict(state.computers)
    seats = tuple(
        Seat(player=player, points=state.options.points, computer=computers.get(player))
        for player in state.players
    )
    return Playing(
        game=state.game,
        rules=state.rules,
        options=state.options,
        host=state.host,
        seed=event.seed,
        seats=seats,
        dealer=seats[0].player,
        turn=Turn(number=0, player=seats[0].player),
    )


def _round_began(state: Playing, event: events.RoundBegan) -> Playing:
    hands = dict(event.hands)
    return replace(
        state,
        round=event.round,
        dealer=event.dealer,
        draws=state.draws if event.round == 1 else (),
        seats=tuple(
            replace(seat, hand=hands.get(seat.player, ()), owed=0, gap=0) for seat in state.seats
        ),
        direction=Direction.CLOCKWISE,
        total=0,
        stock=event.stock,
        pile=(),
        buried=0,
        shuffles=0,
        recent=(),
        votes=(),
        due=None,
    )


def _played(state: Playing, event: events.Played) -> Playing:
    deed = Deed(
        by=event.player,
        card=event.card,
        value=event.value,
        before=state.total,
        after=event.total,
        timed_out=event.timed_out,
        stood_in=any(seat.player == event.player and seat.absent for seat in state.seats),
        forgot=event.forgot,
    )
    return replace(
        state,
        seats=tuple([_after_play(seat, event) for seat in state.seats]),
        pile=(*state.pile, event.card),
        total=event.total,
        recent=(*state.recent[1 - RECENT :], deed),
    )


def _after_play(seat: Seat, event: events.Played) -> Seat:
    owed = 0 if seat.player in event.forgot else seat.owed
    if seat.player != event.player:
        return seat if owed == seat.owed else replace(seat, owed=owed)
    place = event.place
    return Seat(
        player=seat.player,
        points=seat.points,
        hand=seat.hand[:place] + seat.hand[place + 1 :],
        owed=owed + 1,
        gap=place,
        computer=seat.computer,
        absent=seat.absent,
        missed=seat.missed + 1 if event.timed_out else 0,
    )


def _drew(state: Playing, player: PlayerId, card: Card) -> Playing:
    seats = tuple(
        _with_drawn(seat, card) if seat.player == player else seat for seat in state.seats
    )
    return replace(state, seats=seats, stock=state.stock[1:])


def _with_drawn(seat: Seat, card: Card) -> Seat:
    hand, gap = seat.hand, seat.gap
    return Seat(
        player=seat.player,
        points=seat.points,
        hand=(*hand[:gap], card, *hand[gap:]),
        owed=max(seat.owed - 1, 0),
        gap=gap + 1,
        computer=seat.computer,
        absent=seat.absent,
        missed=seat.missed,
    )


def _lost(state: Playing, event: events.PointsLost) -> Playing:
    lost = {loss.player: loss.points for loss in event.losses}
    seats = tuple(
        replace(seat, points=seat.points - lost.get(seat.player, 0)) for seat in state.seats
    )
    return _noting(replace(state, seats=seats), why=event.why, mark=event.mark, losses=event.losses)


def _eliminated(state: Playing, players: tuple[PlayerId, ...]) -> Playing:
    laid = tuple(card for seat in state.seats if seat.player in players for card in seat.hand)
    seats = tuple(
        replace(seat, hand=(), owed=0, gap=0) if seat.player in players else seat
        for seat in state.seats
    )
    return replace(
        state,
        seats=seats,
        pile=laid + state.pile,
        buried=state.buried + len(laid),
        out=(*state.out, players),
    )


def _caught(state: Playing, event: events.Caught) -> Playing:
    deed = Deed(by=event.player, card=None, before=state.total, after=state.total, shown=event.hand)
    return replace(state, recent=(*state.recent[1 - RECENT :], deed))


def _attended(state: Playing, event: Event) -> Playing:
    match event:
        case events.Queued():
            return replace(state, waiting=(*state.waiting, event.player))
        case events.Unqueued():
            staying = tuple(player for player in state.waiting if player != event.player)
            return replace(state, waiting=staying)
        case events.WentAway():
            gone = _changed(state, event.player, absent=event.absence)
            return replace(gone, host=event.host, due=event.due)
        case events.CameBack():
            back = _changed(state, event.player, absent=None, missed=0)
            return replace(back, host=event.host, due=event.due)
        case events.Folded():
            gone = _changed(state, event.player, absent=Absence.LEFT, points=0)
            return _eliminated(replace(gone, host=event.host), (event.player,))
        case _:
            assert isinstance(event, events.Voted)
            return _voted(state, event)


def _changed(state: Playing, player: PlayerId, **facts: Any) -> Playing:
    seats = (replace(seat, **facts) if seat.player == player else seat for seat in state.seats)
    return replace(state, seats=tuple(seats))


def _voted(state: Playing, event: events.Voted) -> Playing:
    others = tuple(vote for vote in state.votes if vote.about != event.about)
    before = next((vote.by for vote in state.votes if vote.about == event.about), ())
    return replace(state, votes=(*others, Vote(about=event.about, by=(*before, event.by))))


def _at_rest(state: Playing) -> Playing:
    return replace(state, due=None)


def _stopped(state: Playing, event: events.Closed) -> Stopped:
    return Stopped(
        game=state.game,
        rules=state.rules,
        options=state.options,
        host=state.host,
        players=tuple(seat.player for seat in state.seats),
        points=tuple(seat.points for seat in state.seats),
        computers=tuple((seat.player, seat.computer) for seat in state.seats if seat.computer),
        waiting=state.waiting,
        gone=tuple(seat.player for seat in state.seats if seat.absent in GONE),
        by=event.by,
    )


def _newest(state: Playing) -> Deed:
    return state.recent[-1] if state.recent else _NO_DEED


def _noting(state: Playing, **facts: Any) -> Playing:
    """Write these facts to the newest deed, if there is one yet."""
    if not state.recent:
        return state
    return replace(state, recent=(*state.recent[:-1], replace(state.recent[-1], **facts)))
