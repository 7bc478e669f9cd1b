"""The state of a table: a lobby, a round being played, a pause between rounds, or the end."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Literal, NewType

from core.cards import Card
from core.options import Options
from core.turn import Direction

PlayerId = NewType("PlayerId", int)
"""Whoever sits at a table. The game knows numbers; names belong to whoever shows it."""


class Level(StrEnum):
    """How well a computer player plays."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


class Absence(StrEnum):
    """Why a computer plays for a person."""

    AWAY = "away"
    """The time passed twice in a row."""
    LEFT = "left"
    """This player went, and may come back."""
    REMOVED = "removed"
    """The others sent this player away, for this game."""


GONE = (Absence.LEFT, Absence.REMOVED)
"""Absences of those who went, not of those who only sleep."""

Computers = tuple[tuple[PlayerId, Level], ...]
"""Which players are computers, and how well they play. Their numbers are below zero."""

RECENT = 6
"""How many deeds a table remembers for showing."""


class Why(StrEnum):
    """Why points were lost."""

    LANDED = "landed"
    """Somebody landed on a milestone: all others lose."""
    PASSED = "passed"
    """The mover passed a milestone."""
    TARGET = "target"
    """Somebody landed on the target: all others lose, the round is over."""
    PAST_TARGET = "past_target"
    """The mover went past the target: the round is over."""
    CAUGHT = "caught"
    """The player to act had no legal play: the round is over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """One player's place at the table."""

    player: PlayerId
    points: int
    hand: tuple[Card, ...] = ()
    owed: int = 0
    """Cards this player may still draw for plays already made."""
    gap: int = 0
    """The place in the hand that the next drawn card takes."""
    computer: Level | None = None
    """None: a person's."""
    absent: Absence | None = None
    """Why a computer plays for this person; None: nobody does."""
    missed: int = 0
    """Turns in a row that this player let pass."""

    @property
    def alive(self) -> bool:
        """Whether this player still has points."""
        return self.points > 0

    @property
    def automatic(self) -> bool:
        """Whether this seat plays by itself."""
        return self.computer is not None or self.absent is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Loss:
    """What one player lost."""

    player: PlayerId
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """One play, or one player caught, with all that came of it: for showing, decides nothing."""

    by: PlayerId
    card: Card | None
    """None: caught, nothing was played."""
    before: int
    after: int
    value: int | None = None
    timed_out: bool = False
    stood_in: bool = False
    """A computer played it for a person who was absent."""
    why: Why | None = None
    mark: int | None = None
    """The milestone or target that `why` speaks of."""
    losses: tuple[Loss, ...] = ()
    out: tuple[PlayerId, ...] = ()
    reversed: bool = False
    skipped: tuple[PlayerId, ...] = ()
    forgot: tuple[PlayerId, ...] = ()
    """Who had not drawn when this card was played, and stays a card short."""
    shown: tuple[Card, ...] = ()
    """The hand of a player caught, laid open as proof."""
    undrawn: tuple[PlayerId, ...] = ()
    """For whom there was no card anywhere to draw."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """Who may act. The number grows by one with each turn of the game."""

    number: int
    player: PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class Vote:
    """Who wants somebody removed (`about`), or the game stopped (None)."""

    about: PlayerId | None
    by: tuple[PlayerId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Lobby:
    """People gather; the host starts."""

    game: str
    rules: str
    options: Options
    host: PlayerId
    players: tuple[PlayerId, ...]
    computers: Computers = ()
    """Those of the players that are computers."""
    kind: Literal["lobby"] = "lobby"

    @property
    def people(self) -> tuple[PlayerId, ...]:
        """Those of the players that are people."""
        computers = dict(self.computers)
        return tuple(player for player in self.players if player not in computers)


@dataclass(frozen=True, slots=True, kw_only=True)
class Playing:
    """A round in progress."""

    game: str
    rules: str
    options: Options
    host: PlayerId
    seed: str
    """The secret of the whole game, hex: never leaves through a view before the end."""
    seats: tuple[Seat, ...]
    out: tuple[tuple[PlayerId, ...], ...] = ()
    """The eliminated in order; those out by one play together."""
    round: int = 0
    dealer: PlayerId
    draws: tuple[tuple[tuple[PlayerId, Card], ...], ...] = ()
    """The draw for the first deal, one row each time cards were drawn; gone after round one."""
    direction: Direction = Direction.CLOCKWISE
    total: int = 0
    stock: tuple[Card, ...] = ()
    """The first card is drawn next."""
    pile: tuple[Card, ...] = ()
    """Oldest first: the last one is on top."""
    buried: int = 0
    """How many cards at the bottom of the pile were never played: hands of the eliminated."""
    shuffles: int = 0
    """How often the pile was made into a new stock in this round."""
    turn: Turn
    due: datetime | None = None
    recent: tuple[Deed, ...] = ()
    waiting: tuple[PlayerId, ...] = ()
    """Who came too late and sits down at the next game."""
    votes: tuple[Vote, ...] = ()
    """What was voted for in this round."""
    kind: Literal["playing"] = "playing"

    def place(self, player: PlayerId) -> int | None:
        """Where this player sits, or None."""
        for place, seat in enumerate(self.seats):
            if seat.player == player:
                return place
        return None

    def seat(self, player: PlayerId) -> Seat | None:
        """This player's seat, or None."""
        place = self.place(player)
        return None if place is None else self.seats[place]

    @property
    def alive(self) -> tuple[bool, ...]:
        """For every seat, whether its player still has points."""
        return tuple([seat.points > 0 for seat in self.seats])

    @property
    def present(self) -> tuple[PlayerId, ...]:
        """The people at the table for whom no computer plays, the eliminated too."""
        return tuple([seat.player for seat in self.seats if not seat.automatic])


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending:
    """How a round ended."""

    seed: str
    """The seed of the round, open from here on: anybody can check the deal."""
    winner: PlayerId | None = None
    """Who won the round by landing on the target."""
    loser: PlayerId | None = None
    """Who lost it: past the target, or caught."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundOver:
    """Between two rounds: the cards still lie as they lay."""

    last: Playing
    ending: Ending
    due: datetime
    """When the next round begins by itself."""
    kind: Literal["round_over"] = "round_over"


@dataclass(frozen=True, slots=True, kw_only=True)
class Finished:
    """Somebody has won."""

    last: Playing
    ending: Ending
    ranking: tuple[tuple[PlayerId, ...], ...]
    """Best first; those who share a rank together."""
    kind: Literal["finished"] = "finished"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stopped:
    """Ended without a winner: a lobby cancelled, or a game broken off."""

    game: str
    rules: str
    options: Options
    host: PlayerId
    players: tuple[PlayerId, ...]
    by: PlayerId | None
    points: tuple[int, ...] = ()
    """Points of the players in order, where a game was broken off."""
    computers: Computers = ()
    """Those of the players that are computers."""
    waiting: tuple[PlayerId, ...] = ()
    """Who waited for the next game."""
    gone: tuple[PlayerId, ...] = ()
    """Those of the players who had left, or were sent away."""
    kind: Literal["stopped"] = "stopped"


State = Lobby | Playing | RoundOver | Finished | Stopped
