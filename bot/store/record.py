"""A table as it is saved: pydantic at the border, a schema version in front, sealed outside."""

from datetime import datetime, timedelta
from enum import StrEnum
from typing import Annotated, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.i18n import Wording
from bot.press import Pick
from core.events import Event
from core.state import Finished, Lobby, PlayerId, Playing, RoundOver, State, Stopped

SCHEMA: Literal[1] = 1


class Unreadable(Exception):  # noqa: N818 - what is wrong with the record
    """Saved by newer code, or broken. It is refused and never written over."""


class Asleep(StrEnum):
    """Why a table sleeps: no deadline counts, and nothing is sent."""

    GONE = "gone"
    """The bot is not in the chat, or the chat is no more."""
    MUTE = "mute"
    """The bot may not write there."""
    CLOSED = "closed"
    """The topic is closed or deleted."""


class Ahead(BaseModel):
    """A card that a player chose before the own turn: by its place, in a hand that is the same."""

    model_config = ConfigDict(frozen=True)

    stamp: str
    place: int
    pick: Pick | None = None
    dropped: bool = False
    """The turn came, and the card would have cost something: it was not played."""


class Reminder(BaseModel):
    """That a player was, or is just being, reminded of a turn."""

    model_config = ConfigDict(frozen=True)

    turn: int
    message: int | None = None
    """The id of the reminder, as soon as it is known."""


class TableRecord(BaseModel):
    """All that is kept of one table: the game's state, and what showing it needs."""

    model_config = ConfigDict(frozen=True)

    schema_version: Literal[1] = SCHEMA
    chat: int
    thread: int | None = None
    title: str | None = None
    """What the chat is called: a hand elsewhere says where it belongs."""
    language: str = "en"
    wording: Wording = Wording.SYMBOLS
    mark: str = ""
    """Random and new whenever somebody else may act or the acting hand changes, for the buttons
    that name a place of a hand; and whenever others sit in the lobby, for the one to join."""
    slots: bool = False
    """The table has numbered buttons for the places of a hand: somebody had only an alert."""
    panels: bool = True
    """Hands are shown in private panels; False: Telegram refuses them here."""
    touched: datetime | None = None
    """When somebody last did something here."""
    asleep: Asleep | None = None
    quiet: timedelta | None = None
    """Closed because nobody did anything for so long."""
    page: str = ""
    """The page of choices that the table's message shows in place of the table."""
    names: dict[int, str] = {}
    reminder: Reminder | None = None
    ahead: dict[int, Ahead] = {}
    """What players chose for turns that had not come yet."""
    state: Annotated[Lobby | Playing | RoundOver | Finished | Stopped, Field(discriminator="kind")]

    @property
    def is_private(self) -> bool:
        """Whether the table stands in a private chat: then the chat's id is the person's."""
        return self.chat > 0

    @property
    def is_over(self) -> bool:
        """Whether the game was won, or stopped: another one may begin."""
        return isinstance(self.state, Finished | Stopped)

    @property
    def game(self) -> str:
        """The id of the game on this table."""
        return game_of(self.state)

    @property
    def host(self) -> PlayerId:
        """Who opened the table."""
        return self.latest.host

    @property
    def rules(self) -> str:
        """The id of the game that is played."""
        return self.latest.rules

    @property
    def players(self) -> tuple[PlayerId, ...]:
        """Who sits at the table, in order."""
        latest = self.latest
        if isinstance(latest, Playing):
            return tuple([seat.player for seat in latest.seats])
        return latest.players

    @property
    def latest(self) -> Lobby | Playing | Stopped:
        """The state, and of a round or a game that is over, the last one in play."""
        state = self.state
        return state.last if isinstance(state, RoundOver | Finished) else state

    def introducing(self, player: PlayerId, name: str | None) -> "TableRecord":
        """The record with this name for this player, where there is one."""
        if name is None or self.names.get(player) == name:
            return self
        return self.model_copy(update={"names": {**self.names, player: name}})


class Moved(BaseModel):
    """What is left at a table that went to another chat. Whoever asks for it is led on."""

    model_config = ConfigDict(frozen=True)

    moved_to: int
    """The chat. It comes first: that tells this from a table."""
    schema_version: Literal[1] = SCHEMA
    record: TableRecord | None
    """What is still to be put there; None: it has been."""


class LogEntry(BaseModel):
    """What one commit added to the log of a game."""

    model_config = ConfigDict(frozen=True)

    schema_version: Literal[1] = SCHEMA
    at: datetime
    events: tuple[Annotated[Event, Field(discriminator="kind")], ...]


Saved = TypeVar("Saved", bound=BaseModel)

_A_MOVED_ONE = b'{"moved_to":'


def game_of(state: State) -> str:
    """The id of the game that this state belongs to."""
    return state.last.game if isinstance(state, RoundOver | Finished) else state.game


def dump(saved: TableRecord | Moved | LogEntry) -> bytes:
    """The bytes to seal."""
    return saved.model_dump_json().encode()


def table_from(data: bytes) -> TableRecord | Moved:
    """The table of these bytes, or where it went. Raises Unreadable."""
    return read(Moved, data) if data.startswith(_A_MOVED_ONE) else read(TableRecord, data)


def entry_from(data: bytes) -> LogEntry:
    """The log entry of these bytes. Raises Unreadable."""
    return read(LogEntry, data)


def read(kind: type[Saved], data: bytes) -> Saved:
    """What these bytes were made of. Raises Unreadable, which never says a value: some are names
    and cards."""
    try:
        return kind.model_validate_json(data)
    except ValidationError as wrong:
        first = wrong.errors(include_input=False, include_url=False)[0]
        place = ".".join(str(part) for part in first["loc"])
        raise Unreadable(f"{kind.__name__}: {place}: {first['msg']}") from None
