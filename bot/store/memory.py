"""The store's twin in memory: the same promises, for one process and on any clock.

It must agree with the scripts in `scripts/`, line by line; the property machine in
`tests/store/test_twins.py` compares them.
"""

import secrets
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Generic, TypeVar

from bot.store import keys
from bot.store.base import (
    BORN_LIFE,
    FAILURE_LIFE,
    LIFE,
    Change,
    Claim,
    Commit,
    Committed,
    Conflict,
    Damaged,
    Done,
    Due,
    Frozen,
    Gone,
    Identity,
    Loaded,
    NotSent,
    PressReused,
    Pulse,
    Settled,
    Showing,
    Shown,
    TableId,
    Unknown,
    Waits,
)
from bot.store.clock import Milliseconds, begun, ended, moment, span

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

_LIFE = span(LIFE)


def _utc() -> datetime:
    return datetime.now(UTC)


class _Shelf(Generic[K, V]):
    """Things by key, each with an end of life."""

    def __init__(self, now: Callable[[], Milliseconds], life: Milliseconds = _LIFE) -> None:
        self._now = now
        self._life = life
        self._things: dict[K, tuple[V, Milliseconds]] = {}

    def get(self, key: K) -> V | None:
        thing = self._things.get(key)
        if thing is None or self._now() > thing[1]:
            self._things.pop(key, None)
            return None
        return thing[0]

    def put(self, key: K, thing: V, life: Milliseconds | None = None) -> V:
        self._things[key] = (thing, self._now() + (self._life if life is None else life))
        return thing

    def keys(self) -> tuple[K, ...]:
        return tuple(self._things)

    def drop(self, key: K) -> None:
        self._things.pop(key, None)

    def renew(self, key: K) -> None:
        thing = self.get(key)
        if thing is not None:
            self.put(key, thing)


@dataclass(slots=True)
class _Display:
    """The hash `shown` and the set `stale` of a table; see `scripts/common.lua`."""

    message: int | None = None
    newest: int = 0
    version: int = 0
    digest: str | None = None
    wait: Milliseconds = 0
    claim: str | None = None
    began: Milliseconds = 0
    seen: int = 0
    asked: int = 0
    force: bool = False
    doubt: Milliseconds = 0
    settled: tuple[str, Settled] | None = None
    stale: set[int] = field(default_factory=set)

    def cast_doubt(self, until: Milliseconds) -> None:
        self.force = True
        self.doubt = max(self.doubt, until)

    def forget_message(self) -> None:
        self.message, self.version, self.digest = None, 0, None

    def note(self, message: int) -> bool:
        """Learn of a message of ours: whether that was news."""
        if message == self.message:
            return False
        if message <= self.newest:
            was_known = message in self.stale
            self.stale.add(message)
            return not was_known
        if self.message is not None:
            self.stale.add(self.message)
        self.forget_message()
        self.message = self.newest = message
        return True


class MemoryStore:
    """Tables in this process. See `bot.store.base.Store` for what is promised."""

    def __init__(
        self, clock: Callable[[], datetime] | None = None, waits: Waits | None = None
    ) -> None:
        self._clock = clock or _utc
        self._waits = waits or Waits()
        self._tables: _Shelf[TableId, tuple[int, bytes]] = _Shelf(self._now)
        self._logs: _Shelf[tuple[TableId, str], dict[int, bytes]] = _Shelf(self._now)
        self._done: _Shelf[tuple[TableId, str], tuple[str, str]] = _Shelf(self._now)
        self._displays: _Shelf[TableId, _Display] = _Shelf(self._now)
        self._told: _Shelf[TableId, dict[int, str]] = _Shelf(self._now)
        self._topics: _Shelf[int, frozenset[int]] = _Shelf(self._now)
        self._once: _Shelf[str, str] = _Shelf(self._now)
        self._failures: _Shelf[int, int] = _Shelf(self._now, span(FAILURE_LIFE))
        self._born: _Shelf[str, Identity] = _Shelf(self._now, span(BORN_LIFE))
        self._due: dict[TableId, Milliseconds] = {}
        self._dirty: dict[TableId, Milliseconds] = {}
        self._beat: Milliseconds | None = None
        self._back: Milliseconds | None = None

    async def load(
        self, table: TableId, *, press: str | None = None, fingerprint: str = ""
    ) -> Loaded:
        """The newest record, and the stored answer to this press."""
        version, record = self._tables.get(table) or (0, None)
        done = self._done.get((table, press or ""))
        if done is not None and done[0] != fingerprint:
            raise PressReused(press)
        return Loaded(
            version=version,
            record=record,
            answer=None if done is None else done[1],
            now=moment(self._now()),
        )

    async def commit(self, change: Change) -> Commit:
        """Save a change in one step."""
        table = change.table
        done = self._done.get((table, change.press))
        if done is not None:
            if done[0] != change.fingerprint:
                raise PressReused(change.press)
            return Done(done[1])
        version, _ = self._tables.get(table) or (0, None)
        if version != change.version:
            return Conflict(version)
        version += 1
        place = (table, change.game)
        log = self._logs.get(place) or {}
        if max(log, default=0) >= version:
            raise Damaged("the log of a game is ahead of its table")
        entries = enumerate((*change.before, change.entry), version)
        version += len(change.before)
        self._logs.put(place, {**log, **dict(entries)})
        self._tables.put(table, (version, change.record))
        self._done.put(
            (table, change.press), (change.fingerprint, change.answer), span(change.remember)
        )
        if change.deadline is None:
            self._due.pop(table, None)
        else:
            self._due[table] = ended(change.deadline)
        if change.show:
            self._ask(table)
        self._displays.renew(table)
        self._told.renew(table)
        return Committed(version)

    async def topic(self, chat: int, topic: int) -> None:
        """Remember that there is a table in this topic of a forum."""
        self._topics.put(chat, (self._topics.get(chat) or frozenset()) | {topic})

    async def topics(self, chat: int) -> tuple[int, ...]:
        """The topics of a forum in which there is a table, or was."""
        return tuple(sorted(self._topics.get(chat) or ()))

    async def once(self, what: str, life: timedelta) -> bool:
        """Whether nobody has asked this in so long a time."""
        if self._once.get(what) is not None:
            return False
        self._once.put(what, what, span(life))
        return True

    async def log(self, table: TableId, game: str) -> tuple[tuple[int, bytes], ...]:
        """Versions and entries of a game, in order."""
        return tuple((self._logs.get((table, game)) or {}).items())

    async def due(self, limit: int) -> tuple[Due, ...]:
        """Tables whose deadline is over, the oldest first."""
        ripe = sorted((at, table) for table, at in self._due.items() if at <= self._now())
        return tuple(Due(table, moment(at)) for at, table in ripe[:limit])

    async def tidy(self, table: TableId) -> None:
        """Take a table without a record off the indexes."""
        if self._tables.get(table) is None:
            self._due.pop(table, None)
            self._dirty.pop(table, None)

    async def beat(self, outage: timedelta = timedelta(seconds=30)) -> Pulse:
        """Say that a worker is there."""
        now, last = self._now(), self._beat
        self._beat = now
        since = None if last is None else max(0, now - last)
        if since is not None and since >= span(outage):
            self._back = now
        return Pulse(
            since=None if since is None else timedelta(milliseconds=since),
            back=None if self._back is None else moment(self._back),
        )

    async def identity(self, *, create: bool = True) -> Identity | None:
        """The sentinel, made where there is none and `create` allows it."""
        known = self._born.get(keys.BORN)
        if known is not None:
            self._born.renew(keys.BORN)
            return known
        if not create:
            return None
        id_, born = secrets.token_hex(8), moment(self._now())
        self._born.put(keys.BORN, Identity(id_, born, created=False))
        return Identity(id_, born, created=True)

    async def failed(self, update: int) -> int:
        """Count a failure of this update."""
        return self._failures.put(update, (self._failures.get(update) or 0) + 1)

    async def claim(self) -> Claim | None:
        """A table that is to be shown now, or None."""
        now = self._now()
        table = min(self._dirty, key=self._dirty.__getitem__, default=None)
        if table is None or self._dirty[table] > now:
            return None
        display = self._display(table)
        if display.claim is not None:
            display.cast_doubt(now + span(self._waits.horizon))
        display.claim, display.began, display.seen = secrets.token_hex(8), now, display.asked
        self._dirty[table] = now + span(self._waits.lease)
        return Claim(
            table=table,
            token=display.claim,
            message=display.message,
            shown_version=display.version,
            digest=display.digest,
            again=display.force,
            stale=tuple(sorted(display.stale)),
            began=moment(now),
        )

    async def settle(
        self, claim: Claim, showing: Showing, *, pause: timedelta = timedelta()
    ) -> Settled:
        """Say how a showing went."""
        display = self._display(claim.table)
        if display.settled is not None and display.settled[0] == claim.token:
            return display.settled[1]
        if display.claim == claim.token:
            result = self._settled(claim, showing, display, span(_wait(showing, pause)))
        else:
            result = self._fenced(claim, showing, display, span(_wait(showing, pause)))
        display.settled = (claim.token, result)
        return result

    async def mark(self, table: TableId, *, again: bool = False) -> None:
        """Ask for one showing."""
        display = self._display(table)
        display.asked += 1
        display.force = display.force or again
        self._ask(table)

    async def adopt(self, table: TableId, message: int) -> bool:
        """A press came on this message of ours: whether that was news."""
        display = self._display(table)
        if not display.note(message):
            return False
        display.asked += 1
        display.force = True
        self._ask(table)
        return True

    async def move_down(self, table: TableId) -> None:
        """Show the table on a new message."""
        display = self._display(table)
        display.asked += 1
        if display.message is not None:
            display.stale.add(display.message)
            display.forget_message()
        self._ask(table)

    async def tell(self, table: TableId, user: int, digest: str) -> None:
        """Remember which hand this person was last told."""
        self._told.put(table, {**(self._told.get(table) or {}), user: digest})

    async def told(self, table: TableId, user: int) -> str | None:
        """The digest that `tell` kept."""
        return (self._told.get(table) or {}).get(user)

    async def untell(self, table: TableId, user: int) -> None:
        """Forget which hand this person was last told."""
        (self._told.get(table) or {}).pop(user, None)

    async def erase_log(self, table: TableId, game: str) -> None:
        """Forget what happened in this game, which is kept elsewhere."""
        self._logs.drop((table, game))

    async def erase_logs(self, table: TableId) -> None:
        """Forget what happened in every game of this table, and which hands were told."""
        for place in self._logs.keys():  # noqa: SIM118 - a shelf is no dict
            if place[0] == table:
                self._logs.drop(place)
        self._told.drop(table)

    def _now(self) -> Milliseconds:
        return begun(self._clock())

    def _display(self, table: TableId) -> _Display:
        return self._displays.put(table, self._displays.get(table) or _Display())

    def _ask(self, table: TableId, after: Milliseconds = 0) -> None:
        display = self._displays.get(table) or _Display()
        at = max(self._now() + after, display.wait)
        if table not in self._dirty or (display.claim is None and at < self._dirty[table]):
            self._dirty[table] = at

    def _fenced(
        self, claim: Claim, showing: Showing, display: _Display, wait: Milliseconds
    ) -> Settled:
        display.cast_doubt(self._now() + span(self._waits.horizon))
        if claim.message is not None:
            display.note(claim.message)
        if isinstance(showing, Shown):
            display.note(showing.message)
        self._ask(claim.table, wait)
        return Settled.FENCED

    def _settled(
        self, claim: Claim, showing: Showing, display: _Display, wait: Milliseconds
    ) -> Settled:
        if isinstance(showing, Unknown) and display.message is None:
            wait = max(wait, span(self._waits.resend))
        now, table = self._now(), claim.table
        display.wait = self._dirty[table] = now + wait
        display.claim = None
        match showing:
            case Unknown():
                display.cast_doubt(now + span(self._waits.horizon))
                return Settled.AGAIN
            case NotSent():
                return Settled.DIRTY
            case Gone():
                if display.message == claim.message:
                    display.forget_message()
                return Settled.DIRTY
            case Frozen():
                display.force = True
                del self._dirty[table]
                return Settled.CLEAN
            case Shown():
                return self._after_shown(table, showing, display)

    def _after_shown(self, table: TableId, showing: Shown, display: _Display) -> Settled:
        display.note(showing.message)
        ours = display.message == showing.message
        if ours:
            display.version, display.digest = showing.version, showing.digest
        if display.began < display.doubt:
            self._dirty[table] = max(display.doubt, display.wait)
            return Settled.AGAIN
        display.doubt = 0
        display.stale -= set(showing.stripped)
        sure = ours and display.asked == display.seen
        if sure:
            display.force = False
        newest, _ = self._tables.get(table) or (0, None)
        if sure and newest == showing.version and not display.stale:
            del self._dirty[table]
            return Settled.CLEAN
        return Settled.DIRTY


def _wait(showing: Showing, pause: timedelta) -> timedelta:
    match showing:
        case NotSent(retry_after=wait) | Unknown(retry_after=wait):
            return wait
        case _:
            return pause
