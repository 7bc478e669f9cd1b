"""The one door outwards: what the table shows to everybody, and a hand to its holder alone."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import assert_never

from core.attendance import votes, votes_needed
from core.cards import Card
from core.chance import commitment
from core.deal import drawable, round_seed
from core.legal import Choice, choices
from core.options import Draw, Options
from core.rules import ALL
from core.state import (
    Absence,
    Computers,
    Deed,
    Ending,
    Finished,
    Level,
    Lobby,
    PlayerId,
    Playing,
    RoundOver,
    State,
    Stopped,
)
from core.turn import Direction, after


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyView:
    """Who has sat down, and what will be played."""

    game: str
    rules: str
    options: Options
    host: PlayerId
    players: tuple[PlayerId, ...]
    computers: Computers
    """Those of the players that are computers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    """What everybody may know of a seat: how many cards, not which."""

    player: PlayerId
    points: int
    cards: int
    owed: int
    """Cards this player may still draw by hand."""
    computer: Level | None
    """None: a person's."""
    absent: Absence | None
    """Why a computer plays for this person; None: nobody does."""

    @property
    def alive(self) -> bool:
        """Whether this player still has points."""
        return self.points > 0

    @property
    def automatic(self) -> bool:
        """Whether this seat plays by itself."""
        return self.computer is not None or self.absent is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Ballot:
    """A vote under way: for a player's removal, or for the end of the game (None)."""

    about: PlayerId | None
    by: tuple[PlayerId, ...]
    needed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView:
    """What everybody may know of a round: of the hidden cards only their number."""

    game: str
    rules: str
    options: Options
    host: PlayerId
    round: int
    dealer: PlayerId
    draws: tuple[tuple[tuple[PlayerId, Card], ...], ...]
    """The draw for the first deal, in round one."""
    direction: Direction
    total: int
    turn: int
    to_act: PlayerId
    next: PlayerId
    """Who would follow, if nothing turns or skips."""
    due: datetime | None
    asleep: bool
    """Nobody is there: nothing happens until somebody comes back."""
    seats: tuple[SeatView, ...]
    stock: int
    pile: tuple[Card, ...]
    """Oldest first, only what was played: a hand that went under the pile stays hidden."""
    recent: tuple[Deed, ...]
    waiting: tuple[PlayerId, ...]
    """Who sits down at the next game."""
    votes: tuple[Ballot, ...]
    commitment: str
    """The commitment to this round's seed."""

    def seat(self, player: PlayerId) -> SeatView | None:
        """This player's seat, or None for one who only watches."""
        return next((seat for seat in self.seats if seat.player == player), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundOverView:
    """The table between two rounds."""

    table: TableView
    ending: Ending
    due: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishedView:
    """The end of a game. The seed of the game is open: every round can be checked."""

    table: TableView
    ending: Ending
    ranking: tuple[tuple[PlayerId, ...], ...]
    seed: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StoppedView:
    """A table closed without a winner."""

    game: str
    rules: str
    players: tuple[PlayerId, ...]
    points: tuple[int, ...]
    """In the order of the players; empty where play had not begun."""
    by: PlayerId | None


View = LobbyView | TableView | RoundOverView | FinishedView | StoppedView


@dataclass(frozen=True, slots=True, kw_only=True)
class HandView:
    """What one player may know: the table, and the own cards. No other hand is in here."""

    table: TableView
    player: PlayerId
    hand: tuple[Card, ...]
    choices: tuple[Choice, ...]
    """Every card with every value at the total that stands, the illegal ones too."""
    to_act: bool
    owed: int
    can_draw: bool
    """A card is owed, drawn by hand, and there is one."""

    @property
    def legal(self) -> tuple[Choice, ...]:
        """What may be laid."""
        return tuple(choice for choice in self.choices if choice.legal)


def places(
    ranking: Sequence[tuple[PlayerId, ...]],
) -> Iterator[tuple[int, tuple[PlayerId, ...]]]:
    """Each place with those who share it: after two seconds comes the fourth.

    >>> list(places(((PlayerId(1),), (PlayerId(2), PlayerId(3)), (PlayerId(4),))))
    [(1, (1,)), (2, (2, 3)), (4, (4,))]
    """
    place = 1
    for together in ranking:
        yield place, together
        place += len(together)


def of(state: State) -> View:
    """What everybody may see."""
    match state:
        case Lobby():
            return LobbyView(
                game=state.game,
                rules=state.rules,
                options=state.options,
                host=state.host,
                players=state.players,
                computers=state.computers,
            )
        case Playing():
            return table(state)
        case RoundOver():
            return RoundOverView(table=table(state.last), ending=state.ending, due=state.due)
        case Finished():
            return FinishedView(
                table=table(state.last),
                ending=state.ending,
                ranking=state.ranking,
                seed=state.last.seed,
            )
        case Stopped():
            return StoppedView(
                game=state.game,
                rules=state.rules,
                players=state.players,
                points=state.points,
                by=state.by,
            )
        case _:
            assert_never(state)


def table(state: Playing) -> TableView:
    """A round as everybody sees it."""
    acting = state.place(state.turn.player)
    assert acting is not None
    return TableView(
        game=state.game,
        rules=state.rules,
        options=state.options,
        host=state.host,
        round=state.round,
        dealer=state.dealer,
        draws=state.draws,
        direction=state.direction,
        total=state.total,
        turn=state.turn.number,
        to_act=state.turn.player,
        next=state.seats[after(acting, state.alive, state.direction)].player,
        due=state.due,
        asleep=not state.present,
        seats=tuple(
            SeatView(
                player=seat.player,
                points=seat.points,
                cards=len(seat.hand),
                owed=seat.owed if state.options.draw is Draw.MANUAL else 0,
                computer=seat.computer,
                absent=seat.absent,
            )
            for seat in state.seats
        ),
        stock=len(state.stock),
        pile=state.pile[state.buried :],
        recent=state.recent,
        waiting=state.waiting,
        votes=tuple(
            Ballot(
                about=vote.about,
                by=votes(state, vote.about),
                needed=votes_needed(state, vote.about),
            )
            for vote in state.votes
        ),
        commitment=commitment(round_seed(state.seed, state.round)),
    )


def hand(state: State | None, player: PlayerId) -> HandView | None:
    """This player's own cards; None for watchers, and where nobody holds cards."""
    if not isinstance(state, Playing):
        return None
    seat = state.seat(player)
    if seat is None or not seat.alive:
        return None
    owed = seat.owed if state.options.draw is Draw.MANUAL else 0
    return HandView(
        table=table(state),
        player=player,
        hand=seat.hand,
        choices=choices(ALL[state.rules], state.options, seat.hand, state.total),
        to_act=state.turn.player == player,
        owed=owed,
        can_draw=owed > 0 and drawable(state),
    )
