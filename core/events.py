"""What has happened at a table, in order: the log of a game holds these and nothing else."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from core.cards import Card
from core.options import Options
from core.state import Absence, Computers, Ending, Level, Loss, PlayerId, Why
from core.turn import Direction


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened:
    """A lobby was opened."""

    game: str
    rules: str
    options: Options
    host: PlayerId
    players: tuple[PlayerId, ...]
    computers: Computers = ()
    kind: Literal["opened"] = "opened"


@dataclass(frozen=True, slots=True, kw_only=True)
class Joined:
    """Somebody sat down."""

    player: PlayerId
    kind: Literal["joined"] = "joined"


@dataclass(frozen=True, slots=True, kw_only=True)
class ComputerJoined:
    """A computer was seated."""

    player: PlayerId
    level: Level
    kind: Literal["computer_joined"] = "computer_joined"


@dataclass(frozen=True, slots=True, kw_only=True)
class Left:
    """Somebody got up, or was sent away; `host` is the host from here on."""

    player: PlayerId
    host: PlayerId
    by: PlayerId | None
    """Who wanted it: the player, or whoever sent the player away (None: the house)."""
    kind: Literal["left"] = "left"


@dataclass(frozen=True, slots=True, kw_only=True)
class Queued:
    """Somebody came too late for this game, and waits for the next."""

    player: PlayerId
    kind: Literal["queued"] = "queued"


@dataclass(frozen=True, slots=True, kw_only=True)
class Unqueued:
    """Somebody does not wait any more."""

    player: PlayerId
    kind: Literal["unqueued"] = "unqueued"


@dataclass(frozen=True, slots=True, kw_only=True)
class WentAway:
    """A computer plays for this player from here on."""

    player: PlayerId
    absence: Absence
    host: PlayerId
    """The host from here on."""
    by: PlayerId | None
    """Who wanted it, as of `Left`."""
    due: datetime | None
    """The deadline of the turn from here on."""
    kind: Literal["went_away"] = "went_away"


@dataclass(frozen=True, slots=True, kw_only=True)
class CameBack:
    """This player plays again."""

    player: PlayerId
    host: PlayerId
    """The host from here on."""
    due: datetime | None
    """The deadline of the turn from here on."""
    kind: Literal["came_back"] = "came_back"


@dataclass(frozen=True, slots=True, kw_only=True)
class Folded:
    """This player left, and the seat with all its points is out of the game."""

    player: PlayerId
    host: PlayerId
    """The host from here on."""
    by: PlayerId | None
    """Who wanted it, as of `Left`."""
    kind: Literal["folded"] = "folded"


@dataclass(frozen=True, slots=True, kw_only=True)
class Voted:
    """Somebody voted for a removal, or for the end of the game (None)."""

    by: PlayerId
    about: PlayerId | None
    kind: Literal["voted"] = "voted"


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionsChosen:
    """The table agreed on a game and its options."""

    rules: str
    options: Options
    kind: Literal["options_chosen"] = "options_chosen"


@dataclass(frozen=True, slots=True, kw_only=True)
class Started:
    """Play began. The seed is secret until the game is over; its commitment is not."""

    seed: str
    commitment: str
    kind: Literal["started"] = "started"


@dataclass(frozen=True, slots=True, kw_only=True)
class DealerDrawn:
    """Everybody drew a card for the deal; who tied drew again, a row each time."""

    seed: str
    """The seed of this draw, open at once."""
    draws: tuple[tuple[tuple[PlayerId, Card], ...], ...]
    dealer: PlayerId
    kind: Literal["dealer_drawn"] = "dealer_drawn"


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan:
    """A fresh shuffle was dealt."""

    round: int
    dealer: PlayerId
    commitment: str
    hands: tuple[tuple[PlayerId, tuple[Card, ...]], ...]
    stock: tuple[Card, ...]
    kind: Literal["round_began"] = "round_began"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan:
    """It is somebody's turn, until `due` where the table has a clock."""

    number: int
    player: PlayerId
    due: datetime | None
    kind: Literal["turn_began"] = "turn_began"


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """A card went from its place in the hand to the pile, and the total became this."""

    player: PlayerId
    place: int
    card: Card
    value: int | None
    total: int
    timed_out: bool = False
    """It was played for a player who let the time pass."""
    forgot: tuple[PlayerId, ...] = ()
    """Who had not drawn by hand before this card, and so lost the card owed."""
    kind: Literal["played"] = "played"


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsLost:
    """Points were lost, and why."""

    why: Why
    mark: int | None
    losses: tuple[Loss, ...]
    kind: Literal["points_lost"] = "points_lost"


@dataclass(frozen=True, slots=True, kw_only=True)
class Eliminated:
    """These players have no points left; their cards went under the pile."""

    players: tuple[PlayerId, ...]
    kind: Literal["eliminated"] = "eliminated"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reversed:
    """The turn goes the other way round."""

    direction: Direction
    kind: Literal["reversed"] = "reversed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Skipped:
    """This player was passed over."""

    player: PlayerId
    kind: Literal["skipped"] = "skipped"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reshuffled:
    """The pile, less its top card, became the new stock."""

    stock: tuple[Card, ...]
    kind: Literal["reshuffled"] = "reshuffled"


@dataclass(frozen=True, slots=True, kw_only=True)
class Drew:
    """A player took the top card of the stock."""

    player: PlayerId
    card: Card
    kind: Literal["drew"] = "drew"


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingDrawn:
    """There was no card anywhere for this player: said, not punished."""

    player: PlayerId
    kind: Literal["nothing_drawn"] = "nothing_drawn"


@dataclass(frozen=True, slots=True, kw_only=True)
class Caught:
    """The player to act has no legal play: the hand is laid open."""

    player: PlayerId
    hand: tuple[Card, ...]
    kind: Literal["caught"] = "caught"


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundEnded:
    """The round is over and its seed is open; the next begins by itself when due."""

    ending: Ending
    due: datetime
    kind: Literal["round_ended"] = "round_ended"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameWon:
    """One player is left with points. Best first; those who share a rank together."""

    ending: Ending
    ranking: tuple[tuple[PlayerId, ...], ...]
    kind: Literal["game_won"] = "game_won"


@dataclass(frozen=True, slots=True, kw_only=True)
class Postponed:
    """The deadline was moved."""

    due: datetime
    kind: Literal["postponed"] = "postponed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Closed:
    """The table was closed without a winner."""

    by: PlayerId | None
    kind: Literal["closed"] = "closed"


Event = (
    Opened
    | Joined
    | ComputerJoined
    | Left
    | Queued
    | Unqueued
    | WentAway
    | CameBack
    | Folded
    | Voted
    | OptionsChosen
    | Started
    | DealerDrawn
    | RoundBegan
    | TurnBegan
    | Played
    | PointsLost
    | Eliminated
    | Reversed
    | Skipped
    | Reshuffled
    | Drew
    | NothingDrawn
    | Caught
    | RoundEnded
    | GameWon
    | Postponed
    | Closed
)
