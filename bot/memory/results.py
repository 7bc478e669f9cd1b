"""What came of a game, from its log: every play in order, and how everybody did."""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.store.record import LogEntry
from core.events import Caught, Event, GameWon, Opened, Played, RoundBegan, RoundEnded
from core.evolve import evolve
from core.state import Deed, Ending, Finished, PlayerId, Playing, RoundOver, State, Stopped, Why
from core.view import places

LANDINGS = frozenset({Why.LANDED, Why.TARGET})
"""Why others lost points: somebody landed."""

PASSINGS = frozenset({Why.PASSED, Why.PAST_TARGET})
"""Why the mover lost points: something was passed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """One play, or one player caught, and the points after it."""

    deed: Deed
    points: tuple[int, ...]
    """Of everybody, in the order of the seats."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """One round from the deal to its end."""

    number: int
    moves: tuple[Move, ...]
    ending: Ending | None
    """None: the game was broken off in this round."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """How one player did in a game that was won."""

    player: PlayerId
    place: int
    """1 is the winner; those who were out by one play share a place."""
    plays: int
    rounds_won: int
    rounds_lost: int
    landings: int
    passings: int
    lowest: int
    """The fewest points this player had at any time."""
    behind: int
    """The most points this player was ever behind the best of the others."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """A game that is over, or was broken off."""

    game: str
    rules: str
    start: int
    """Everybody's points at the beginning."""
    players: tuple[PlayerId, ...]
    """In the order of the seats."""
    computers: frozenset[PlayerId] = frozenset()
    """Those of the players that are computers."""
    rounds: tuple[Round, ...]
    ranking: tuple[tuple[PlayerId, ...], ...]
    """Best first, those who share a place together; nothing where the game was broken off."""

    @property
    def people(self) -> tuple[PlayerId, ...]:
        """The players that are people, absent ones too: a place is theirs whoever played for it."""
        return tuple(player for player in self.players if player not in self.computers)

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every move of the game."""
        return tuple(move for its in self.rounds for move in its.moves)

    @property
    def standings(self) -> tuple[Standing, ...]:
        """Everybody, best first."""
        return tuple(
            self._standing(player, place)
            for place, together in places(self.ranking)
            for player in together
        )

    def _standing(self, player: PlayerId, place: int) -> Standing:
        deeds = [move.deed for move in self.moves if move.deed.by == player]
        endings = [its.ending for its in self.rounds if its.ending]
        points = [(self.start,) * len(self.players), *(move.points for move in self.moves)]
        seat = self.players.index(player)
        return Standing(
            player=player,
            place=place,
            plays=sum(deed.card is not None for deed in deeds),
            rounds_won=sum(ending.winner == player for ending in endings),
            rounds_lost=sum(ending.loser == player for ending in endings),
            landings=sum(deed.why in LANDINGS for deed in deeds),
            passings=sum(deed.why in PASSINGS for deed in deeds),
            lowest=min(row[seat] for row in points),
            behind=max(max(row) - row[seat] for row in points),
        )


async def of_log(log: Sequence[LogEntry]) -> Result | None:
    """What the log of a game tells, as `result`; off the event loop, for a long game takes long."""
    return await asyncio.to_thread(result, [event for entry in log for event in entry.events])


def result(log: Iterable[Event]) -> Result | None:
    """What this log tells; None where no card was dealt, or the game still goes on."""
    state: State | None = None
    told = _Telling()
    for event in log:
        if isinstance(event, Opened):
            told = _Telling()
        state = evolve(state, event)
        told.hear(event, state)
    if not isinstance(state, Finished | Stopped) or told.last is None or not told.rounds:
        return None
    last = told.last
    return Result(
        game=last.game,
        rules=last.rules,
        start=last.options.points,
        players=tuple(seat.player for seat in last.seats),
        computers=frozenset(seat.player for seat in last.seats if seat.computer is not None),
        rounds=tuple(
            Round(number=number, moves=tuple(heard.moves), ending=heard.ending)
            for number, heard in enumerate(told.rounds, start=1)
        ),
        ranking=state.ranking if isinstance(state, Finished) else (),
    )


@dataclass(slots=True)
class _Heard:
    """A round as far as it was heard."""

    moves: list[Move] = field(default_factory=list)
    ending: Ending | None = None


class _Telling:
    """A log on its way to a result."""

    def __init__(self) -> None:
        self.rounds: list[_Heard] = []
        self.last: Playing | None = None

    def hear(self, event: Event, state: State) -> None:
        """Take in one event and the state that it led to."""
        if isinstance(event, RoundBegan):
            self.rounds.append(_Heard())
        if isinstance(event, RoundEnded | GameWon):
            self.rounds[-1].ending = event.ending
        if isinstance(state, RoundOver | Finished):
            state = state.last
        if isinstance(state, Playing):
            self.last = state
            if state.recent:
                self._look(event, state)

    def _look(self, event: Event, state: Playing) -> None:
        """The newest deed gathers facts until the next one: it is looked at after every event."""
        move = Move(deed=state.recent[-1], points=tuple(seat.points for seat in state.seats))
        moves = self.rounds[-1].moves
        if isinstance(event, Played | Caught):
            moves.append(move)
        else:
            moves[-1:] = [move]
