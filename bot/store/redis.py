"""The store in Redis: each operation is one script, so that any number of workers may call it."""

import random
import secrets
from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Any

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialWithJitterBackoff
from redis.maint_notifications import MaintNotificationsConfig

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
from bot.store.clock import ended, moment, span
from bot.store.lua import Script, troubles

_LIFE = span(LIFE)

_LOAD = Script("load")
_COMMIT = Script("commit")
_RIPE = Script("ripe")
_CLAIM = Script("claim")
_SETTLE = Script("settle")
_MARK = Script("mark")
_ADOPT = Script("adopt")
_MOVE_DOWN = Script("move_down")
_TIDY = Script("tidy")
_BEAT = Script("beat")
_IDENTITY = Script("identity")
_TELL = Script("tell")
_FAILED = Script("failed")
_TOPIC = Script("topic")
_ONCE = Script("once")


class WrongAddress(ValueError):  # noqa: N818 - what is wrong
    """The address of Redis cannot be read. The text does not repeat it: it may hold a password."""


def connect(url: str, *, connections: int = 50) -> Redis:
    """A client for a server at `redis://`, `rediss://` or `unix://`; no connection is made yet.

    Whatever decides how long a call can take is said here, not left to the library; `lua.PATIENCE`
    ends it in any case. Repeating a call whose reply was lost is safe, for every script of ours
    answers a repeat like the first call, or harmlessly.
    """
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise WrongAddress("REDIS_URL must begin with redis://, rediss:// or unix://")
    try:
        pool = BlockingConnectionPool.from_url(
            url,
            max_connections=connections,
            timeout=1,
            socket_timeout=2,
            socket_connect_timeout=1,
            # Over a unix socket, redis-py checks inside of the check, without end while the server
            # is loading; and such a socket does not go dead unnoticed.
            health_check_interval=0 if url.startswith("unix://") else 15,
            retry=Retry(ExponentialWithJitterBackoff(base=0.02, cap=0.5), 3),
            protocol=2,
            # They put a reused connection back without the guard against answers that are left.
            maint_notifications_config=MaintNotificationsConfig(enabled=False),
        )
    except ValueError:
        raise WrongAddress("REDIS_URL cannot be read: is its port a number?") from None
    return Redis.from_pool(pool)


class RedisStore:
    """Tables in one Redis or Valkey server. See `bot.store.base.Store` for what is promised."""

    def __init__(self, client: Redis, waits: Waits | None = None) -> None:
        self._client = client
        self._waits = waits or Waits()

    async def load(
        self, table: TableId, *, press: str | None = None, fingerprint: str = ""
    ) -> Loaded:
        """The newest record, and the stored answer to this press."""
        # Without a press, the key is one that no press can have: ids are not empty.
        touched = (keys.table(table), keys.done(table, press or ""))
        now, version, record, stored, answer = await self._run(_LOAD, touched)
        if stored is not None and stored.decode() != fingerprint:
            raise PressReused(press)
        return Loaded(version=version, record=record, answer=_text(answer), now=moment(now))

    async def commit(self, change: Change) -> Commit:
        """Save a change in one step."""
        table, lane = change.table, keys.lane(change.table)
        touched = (
            keys.table(table),
            keys.log(table, change.game),
            keys.done(table, change.press),
            keys.due(lane),
            keys.dirty(lane),
            keys.shown(table),
            keys.stale(table),
            keys.told(table),
        )
        kind, *details = await self._run(
            _COMMIT,
            touched,
            table,
            change.version,
            change.fingerprint,
            change.record,
            change.entry,
            change.answer,
            "" if change.deadline is None else ended(change.deadline),
            int(change.show),
            span(change.remember),
            _LIFE,
            *change.before,
        )
        match kind:
            case b"committed":
                return Committed(details[0])
            case b"conflict":
                return Conflict(details[0])
            case b"done":
                return Done(details[0].decode())
            case b"reused":
                raise PressReused(change.press)
            case _:
                raise Damaged("the log of a game is ahead of its table: were old data put back?")

    async def topic(self, chat: int, topic: int) -> None:
        """Remember that there is a table in this topic of a forum."""
        await self._run(_TOPIC, (keys.topics(chat),), topic, _LIFE)

    async def topics(self, chat: int) -> tuple[int, ...]:
        """The topics of a forum in which there is a table, or was."""
        async with troubles():
            found: Any = await self._client.smembers(keys.topics(chat))
        return tuple(sorted(int(topic) for topic in found))

    async def once(self, what: str, life: timedelta) -> bool:
        """Whether nobody has asked this in so long a time."""
        return bool(await self._run(_ONCE, (keys.once(what),), span(life)))

    async def log(self, table: TableId, game: str) -> tuple[tuple[int, bytes], ...]:
        """Versions and entries of a game, in order."""
        async with troubles():
            entries: Any = await self._client.xrange(keys.log(table, game))
        return tuple((int(id_.split(b"-")[0]), fields[b"entry"]) for id_, fields in entries)

    async def due(self, limit: int) -> tuple[Due, ...]:
        """Tables whose deadline is over, the oldest first."""
        found = sorted(await self._ripe(keys.due, limit))[:limit]
        return tuple(Due(table, moment(at)) for at, table in found)

    async def tidy(self, table: TableId) -> None:
        """Take a table without a record off the indexes."""
        lane = keys.lane(table)
        await self._run(_TIDY, (keys.table(table), keys.due(lane), keys.dirty(lane)), table)

    async def beat(self, outage: timedelta = timedelta(seconds=30)) -> Pulse:
        """Say that a worker is there."""
        since, back = await self._run(_BEAT, (keys.BEAT,), span(outage), _LIFE)
        return Pulse(
            since=None if since is None else timedelta(milliseconds=since),
            back=None if back is None else moment(int(back)),
        )

    async def identity(self, *, create: bool = True) -> Identity | None:
        """The sentinel, made where there is none and `create` allows it."""
        fresh = secrets.token_hex(8)
        life = span(BORN_LIFE)
        found = await self._run(_IDENTITY, (keys.BORN,), fresh, int(create), life)
        if found is None:
            return None
        name, at = found
        return Identity(name.decode(), moment(int(at)), created=name.decode() == fresh)

    async def failed(self, update: int) -> int:
        """Count a failure of this update."""
        life = span(FAILURE_LIFE)
        return int(await self._run(_FAILED, (keys.failures(update),), life))

    async def claim(self) -> Claim | None:
        """A table that is to be shown now, or None.

        One round trip looks at the head of every lane; the script then takes one, if nobody else
        was quicker. They are tried in random order, so that workers seldom want the same table.
        """
        waiting = await self._ripe(keys.dirty, 1)
        random.shuffle(waiting)
        for _, table in waiting:
            token = secrets.token_hex(8)
            taken = await self._run(
                _CLAIM,
                (keys.dirty(keys.lane(table)), keys.shown(table), keys.stale(table)),
                table,
                token,
                span(self._waits.lease),
                span(self._waits.horizon),
                _LIFE,
            )
            if taken is not None:
                return _claim(table, token, taken)
        return None

    async def settle(
        self, claim: Claim, showing: Showing, *, pause: timedelta = timedelta()
    ) -> Settled:
        """Say how a showing went."""
        table = claim.table
        outcome, wait, details = _outcome(showing, pause)
        said = await self._run(
            _SETTLE,
            (
                keys.dirty(keys.lane(table)),
                keys.shown(table),
                keys.stale(table),
                keys.table(table),
            ),
            table,
            claim.token,
            outcome,
            span(wait),
            span(self._waits.horizon),
            span(self._waits.resend),
            _LIFE,
            "" if claim.message is None else claim.message,
            *details,
        )
        return Settled(said.decode())

    async def mark(self, table: TableId, *, again: bool = False) -> None:
        """Ask for one showing."""
        touched = (keys.dirty(keys.lane(table)), keys.shown(table))
        await self._run(_MARK, touched, table, int(again), _LIFE)

    async def adopt(self, table: TableId, message: int) -> bool:
        """A press came on this message of ours: whether that was news."""
        touched = (keys.dirty(keys.lane(table)), keys.shown(table), keys.stale(table))
        return bool(await self._run(_ADOPT, touched, table, message, _LIFE))

    async def move_down(self, table: TableId) -> None:
        """Show the table on a new message."""
        touched = (keys.dirty(keys.lane(table)), keys.shown(table), keys.stale(table))
        await self._run(_MOVE_DOWN, touched, table, _LIFE)

    async def tell(self, table: TableId, user: int, digest: str) -> None:
        """Remember which hand this person was last told."""
        await self._run(_TELL, (keys.told(table),), user, digest, _LIFE)

    async def told(self, table: TableId, user: int) -> str | None:
        """The digest that `tell` kept."""
        async with troubles():
            kept: Any = await self._client.hget(keys.told(table), str(user))
        return _text(kept)

    async def untell(self, table: TableId, user: int) -> None:
        """Forget which hand this person was last told."""
        async with troubles():
            gone: Any = self._client.hdel(keys.told(table), str(user))
            await gone

    async def erase_log(self, table: TableId, game: str) -> None:
        """Forget what happened in this game, which is kept elsewhere."""
        async with troubles():
            await self._client.delete(keys.log(table, game))

    async def erase_logs(self, table: TableId) -> None:
        """Forget what happened in every game of this table, and which hands were told.

        Reads the names of all keys: for what is seldom done.
        """
        async with troubles():
            logs = [key async for key in self._client.scan_iter(keys.log(table, "*"), count=1000)]
            await self._client.delete(keys.told(table), *logs)

    async def _ripe(self, index: Callable[[int], str], limit: int) -> list[tuple[int, TableId]]:
        """Time and table of what is ripe in an index, up to `limit` of every lane."""
        # All lanes in one call, for the server is one; on a cluster there will be a call a lane.
        found = await self._run(_RIPE, [index(lane) for lane in range(keys.LANES)], limit)
        return [
            (int(at), TableId(table.decode()))
            for table, at in zip(found[::2], found[1::2], strict=True)
        ]

    async def _run(
        self, script: Script, touched: Sequence[str], *arguments: str | bytes | int
    ) -> Any:
        return await script.run(self._client, touched, *arguments)


def _claim(table: TableId, token: str, taken: Sequence[Any]) -> Claim:
    now, message, version, digest, force, stale = taken
    return Claim(
        table=table,
        token=token,
        message=None if message is None else int(message),
        shown_version=int(version or 0),
        digest=_text(digest),
        again=force == b"1",
        stale=tuple(sorted(int(id_) for id_ in stale)),
        began=moment(now),
    )


_Details = tuple[str | int, ...]


def _outcome(showing: Showing, pause: timedelta) -> tuple[str, timedelta, _Details]:
    """A showing as the script is told of it: kind, time to wait, and what is on the screen."""
    nothing: _Details = ("", "", "")
    match showing:
        case Shown():
            return (
                "shown",
                pause,
                (showing.message, showing.version, showing.digest, *showing.stripped),
            )
        case NotSent(retry_after=wait):
            return "not_sent", wait, nothing
        case Unknown(retry_after=wait):
            return "unknown", wait, nothing
        case Gone():
            return "gone", pause, nothing
        case Frozen():
            return "frozen", pause, nothing


def _text(value: bytes | None) -> str | None:
    return None if value is None else value.decode()
