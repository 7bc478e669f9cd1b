"""The contract of every store: what it keeps, what it promises, and what it may answer."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import NewType, Protocol

TableId = NewType("TableId", str)
"""A chat's id, or `chat.topic` in a forum."""

NO_TABLE = TableId("0")
"""No chat has this id: to ask the store something that changes nothing."""

LIFE = timedelta(days=30)
"""Records, logs and all that belongs to a table end this long after the table's last change."""

BORN_LIFE = timedelta(days=400)
"""The sentinel's end, from the last time that anybody asked for it."""

FAILURE_LIFE = timedelta(days=1)
"""Telegram gives an update up after a day."""


class Unavailable(Exception):  # noqa: N818 - what Redis is
    """The store cannot be had, or cannot keep what it is given. Nothing is known to be done.

    The text says why in our own words: it never holds an address, a password or a value.
    """


class Damaged(Unavailable):
    """What is kept of a table does not fit together: it was lost in part, rolled back, or written
    by others. Only this table is of no use."""


class PressReused(Exception):  # noqa: N818 - what happened
    """This press id was stored with other contents. Nothing was changed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Waits:
    """The times that the showing protocol stands on."""

    lease: timedelta = timedelta(seconds=10)
    """How long a claim keeps others away."""
    horizon: timedelta = timedelta(seconds=20)
    """The longest time after which a lost call can still land at Telegram."""
    resend: timedelta = timedelta(seconds=5)
    """How long a new message of unknown outcome is not sent again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Loaded:
    """A table's record and the stored answer to one press, read in one step.

    In two steps, two copies of one press can be told different things.
    """

    version: int
    """0: there is no record."""
    record: bytes | None
    answer: str | None
    """Not None: this press was carried out before, and this is what it was told."""
    now: datetime
    """The store's own time, UTC, whole milliseconds: the only clock that counts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """One version of a table, to be saved whole or not at all."""

    table: TableId
    version: int
    """The version that the change was worked out from; the change becomes the next one."""
    press: str
    fingerprint: str
    """Tells apart two presses that claim the same id."""
    game: str
    record: bytes
    entry: bytes
    """What this version adds to the log of the game."""
    before: tuple[bytes, ...] = ()
    """The log so far of a game that comes from another table. Each entry becomes a version of this
    table before the one of the record, so that neither the log nor the versions have a gap."""
    answer: str
    deadline: datetime | None
    show: bool = True
    remember: timedelta
    """How long a repeat of this press is recognised."""


@dataclass(frozen=True, slots=True)
class Committed:
    """Saved by this very call."""

    version: int


@dataclass(frozen=True, slots=True)
class Conflict:
    """Somebody else was quicker: nothing was changed."""

    version: int
    """The version that is there."""


@dataclass(frozen=True, slots=True)
class Done:
    """This press was carried out before: nothing was changed."""

    answer: str


Commit = Committed | Conflict | Done


@dataclass(frozen=True, slots=True)
class Due:
    """A table whose deadline is over."""

    table: TableId
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Pulse:
    """What a beat finds."""

    since: timedelta | None
    """How long since any worker's last beat; None: there was none."""
    back: datetime | None
    """When the last outage ended. A deadline before this time fell due while nobody was there to
    play: it is to be renewed once, not held against the player."""


@dataclass(frozen=True, slots=True)
class Identity:
    """The sentinel: which body of data this is, and since when it is there."""

    id: str
    born: datetime
    created: bool
    """This very call found no sentinel and made one: the store was empty."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """The right to show one table, until the lease is over.

    Whoever holds it and was away for the length of the lease, by his own steady clock, must not
    call any more: somebody else has the table by then.
    """

    table: TableId
    token: str
    message: int | None
    """The message to edit; None: send a new one."""
    shown_version: int
    digest: str | None
    """Of what the message surely shows; None: not known."""
    again: bool
    """Show it even if the digest is the same: something else may be on the screen."""
    stale: tuple[int, ...]
    """Older messages of this table whose buttons must be taken off."""
    began: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """The message surely shows this version; "not modified" is success too."""

    version: int
    digest: str
    message: int
    stripped: tuple[int, ...] = ()
    """Of the stale messages, those that surely have no buttons any more, or are gone."""


@dataclass(frozen=True, slots=True)
class NotSent:
    """Surely nothing has changed at Telegram: no connection, or a 429."""

    retry_after: timedelta


@dataclass(frozen=True, slots=True)
class Unknown:
    """The call may have landed, may yet land, or never will."""

    retry_after: timedelta


@dataclass(frozen=True, slots=True)
class Gone:
    """The message to edit is no more: the next showing sends a new one."""


@dataclass(frozen=True, slots=True)
class Frozen:
    """Nobody can be shown this table now: the next change or mark tries again."""


Showing = Shown | NotSent | Unknown | Gone | Frozen


class Settled(StrEnum):
    """What is to come after a showing."""

    CLEAN = "clean"
    """The newest state is shown, on the newest message, and nothing is in doubt."""
    DIRTY = "dirty"
    """There is more to show."""
    AGAIN = "again"
    """It will be shown once more, after the longest time that a lost call can take."""
    FENCED = "fenced"
    """The claim was somebody else's by then; the table will be shown again."""


class Store(Protocol):
    """Keeps bytes by table; knows nothing of the game. Every method may raise Unavailable."""

    async def load(
        self, table: TableId, *, press: str | None = None, fingerprint: str = ""
    ) -> Loaded:
        """The newest record, and the stored answer to this press. Raises PressReused."""
        ...

    async def commit(self, change: Change) -> Commit:
        """Save a change in one step: record, log, deadline, answer and the mark to be shown.

        Calling it again with the same press, at any time in which the press is remembered,
        answers `Done` and changes nothing; so a call whose reply was lost may be repeated.
        Raises PressReused, and Damaged for a version that the log already has.
        """
        ...

    async def topic(self, chat: int, topic: int) -> None:
        """Remember that there is a table in this topic of a forum."""
        ...

    async def topics(self, chat: int) -> tuple[int, ...]:
        """The topics of a forum in which there is a table, or was."""
        ...

    async def once(self, what: str, life: timedelta) -> bool:
        """Whether nobody has asked this in so long a time. A lost reply counts as asked."""
        ...

    async def log(self, table: TableId, game: str) -> tuple[tuple[int, bytes], ...]:
        """Versions and entries of a game, in order."""
        ...

    async def due(self, limit: int) -> tuple[Due, ...]:
        """Tables whose deadline is over, the oldest first. Only a commit takes them off, or
        `tidy` where there is nothing to commit to."""
        ...

    async def tidy(self, table: TableId) -> None:
        """Take a table without a record off the indexes; one that has a record stays there."""
        ...

    async def beat(self, outage: timedelta = timedelta(seconds=30)) -> Pulse:
        """Say that a worker is there; a gap as long as `outage` or longer was an outage."""
        ...

    async def identity(self, *, create: bool = True) -> Identity | None:
        """The sentinel. With `create=False`, None says that the data is not there."""
        ...

    async def failed(self, update: int) -> int:
        """Count a failure of this update; how many there have been, by all workers."""
        ...

    async def claim(self) -> Claim | None:
        """A table that is to be shown now, or None."""
        ...

    async def settle(
        self, claim: Claim, showing: Showing, *, pause: timedelta = timedelta()
    ) -> Settled:
        """Say how a showing went. `pause`: no other showing of the table before it is over.

        Outcomes with a `retry_after` wait for that instead.
        """
        ...

    async def mark(self, table: TableId, *, again: bool = False) -> None:
        """Ask for one showing; `again`: even if the digest is the same."""
        ...

    async def adopt(self, table: TableId, message: int) -> bool:
        """A press came on this message of ours: whether that was news.

        If it is newer than all we know, a send of unknown outcome had landed: it becomes the
        table's message. If it is an older one, its buttons will be taken off. Only for messages
        that carried a table, not for those whose buttons only ask.
        """
        ...

    async def move_down(self, table: TableId) -> None:
        """Show the table on a new message; the one it has now becomes stale."""
        ...

    async def tell(self, table: TableId, user: int, digest: str) -> None:
        """Remember which hand this person was last told."""
        ...

    async def told(self, table: TableId, user: int) -> str | None:
        """The digest that `tell` kept."""
        ...

    async def untell(self, table: TableId, user: int) -> None:
        """Forget which hand this person was last told."""
        ...

    async def erase_log(self, table: TableId, game: str) -> None:
        """Forget what happened in this game, which is kept elsewhere."""
        ...

    async def erase_logs(self, table: TableId) -> None:
        """Forget what happened in every game of this table, and which hands were told."""
        ...
