"""Where the contract is tried: a store, and a way to let time pass there."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from unittest.mock import patch

import fakeredis
import pytest
from redis.asyncio import Redis

from bot.limits import Limits, MemoryLimits, Rates, RedisLimits
from bot.store.base import Change, Store, TableId, Waits
from bot.store.embedded import Embedded
from bot.store.memory import MemoryStore
from bot.store.redis import RedisStore, connect

TABLE = TableId("-1001234567890")
OTHER = TableId("-1001234567890.7")

ALL = ("memory", "fakeredis", "embedded", *(["redis_url"] if "REDIS_URL" in os.environ else []))
"""Wherever REDIS_URL points to is tried too; it must be empty."""

QUICK = Waits(
    lease=timedelta(milliseconds=500),
    horizon=timedelta(milliseconds=1000),
    resend=timedelta(milliseconds=700),
)
"""For servers whose time nobody can move."""

SOON = timedelta(milliseconds=50)


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def timestamp(self) -> float:
        """As `time.time()` gives it."""
        return self.now.timestamp()

    async def pass_(self, time: timedelta) -> None:
        """Move on."""
        self.now += time


@dataclass(frozen=True, kw_only=True)
class Place:
    """A store to be tried."""

    store: Store
    waits: Waits
    later: Callable[[timedelta], Awaitable[None]]
    limits: Callable[[Rates], Limits]
    client: Redis | None = None


@asynccontextmanager
async def place(kind: str, embedded: str) -> AsyncIterator[Place]:
    """An empty store of this kind."""
    match kind:
        case "memory":
            clock = Clock()
            yield Place(
                store=MemoryStore(clock),
                waits=Waits(),
                later=clock.pass_,
                limits=lambda rates: MemoryLimits(clock, rates),
            )
        case "fakeredis":
            clock = Clock()
            with patch("time.time", clock.timestamp):
                async with fakeredis.FakeAsyncRedis() as client:
                    yield _redis(client, Waits(), clock.pass_)
        case "embedded":
            async with connect(embedded) as client:
                await client.flushall()
                yield _redis(client, QUICK, _sleep)
        case _:
            async with connect(os.environ["REDIS_URL"]) as client:
                if await client.dbsize():
                    pytest.fail("REDIS_URL holds data: give the tests an empty database")
                try:
                    yield _redis(client, QUICK, _sleep)
                finally:
                    await client.flushdb()


@asynccontextmanager
async def running(folder: Path, *options: str) -> AsyncIterator[Embedded]:
    """An embedded server on this folder, which ends with the test."""
    server = Embedded(folder, *options)
    await server.start()
    try:
        yield server
    finally:
        await server.close()


def _redis(client: Redis, waits: Waits, later: Callable[[timedelta], Awaitable[None]]) -> Place:
    return Place(
        store=RedisStore(client, waits),
        waits=waits,
        later=later,
        limits=lambda rates: RedisLimits(client, rates),
        client=client,
    )


async def _sleep(time: timedelta) -> None:
    # A little more: the server counts whole milliseconds.
    await asyncio.sleep(time.total_seconds() + 0.005)


def change(
    version: int = 0,
    press: str = "press",
    *,
    table: TableId = TABLE,
    fingerprint: str = "same",
    game: str = "game",
    record: bytes = b"\x00record\xff",
    entry: bytes = b"\x00entry\xff",
    before: tuple[bytes, ...] = (),
    answer: str = "Played: 36 ♣",
    deadline: datetime | None = None,
    show: bool = True,
    remember: timedelta = timedelta(minutes=10),
) -> Change:
    """A change with something in everything."""
    return Change(
        table=table,
        version=version,
        press=press,
        fingerprint=fingerprint,
        game=game,
        record=record,
        entry=entry,
        before=before,
        answer=answer,
        deadline=deadline,
        show=show,
        remember=remember,
    )
