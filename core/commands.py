"""What may be asked of a table. Every command names who asks; none says what comes of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from core.cards import Card
from core.state import Computers, Level, PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class Open:
    """Open a lobby. `players` come along from the game before: a rematch."""

    game: str
    rules: str
    host: PlayerId
    players: tuple[PlayerId, ...] = ()
    computers: Computers = ()
    """Those of the players that are computers."""
    options: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Join:
    """Take a seat; while a game is on, at the next one."""

    player: PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave:
    """Give the seat back. While a game is on, the table's option says what becomes of it."""

    player: PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class AddComputer:
    """Seat a computer in the lobby."""

    by: PlayerId
    level: Level


@dataclass(frozen=True, slots=True, kw_only=True)
class Kick:
    """Take the seat of somebody. Who may is for the caller to know (None: the house)."""

    player: PlayerId
    by: PlayerId | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Back:
    """Play for oneself again."""

    player: PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class Vote:
    """Ask that somebody be removed, or that the game be stopped (None)."""

    by: PlayerId
    about: PlayerId | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseRules:
    """Choose the game; its own defaults come with it."""

    by: PlayerId
    rules: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SetOptions:
    """Change some options, given as plain values (see `core.options.changed`)."""

    by: PlayerId
    options: Mapping[str, object]


@dataclass(frozen=True, slots=True, kw_only=True)
class Start:
    """Begin. The seed is 32 random bytes in hex, from outside, and decides every shuffle."""

    by: PlayerId
    seed: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
    """Lay a card. `turn` is the turn the player was looking at, None for the one that is."""

    by: PlayerId
    card: Card
    value: int | None = None
    turn: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw:
    """Take a card still owed."""

    by: PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeOut:
    """The time for this turn is up: play this for whoever sleeps. None: only a draw is left."""

    turn: int
    card: Card | None
    value: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """A computer's play, at a seat that plays by itself. None: only a draw is left."""

    turn: int
    card: Card | None
    value: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NextRound:
    """Deal the next round: any seated player at once, or nobody (None) when the pause is over."""

    by: PlayerId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Postpone:
    """Move the deadline: after an outage of ours nobody is to blame."""

    due: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Stop:
    """Close the table without a winner. Who may is for the caller to know (None: the house)."""

    by: PlayerId | None


Command = (
    Open
    | Join
    | Leave
    | AddComputer
    | Kick
    | Back
    | Vote
    | ChooseRules
    | SetOptions
    | Start
    | Play
    | Draw
    | TimeOut
    | Act
    | NextRound
    | Postpone
    | Stop
)
