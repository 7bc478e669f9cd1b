"""The store in memory and the scripts do the same, whatever is asked of them in whatever order."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from typing import Any, TypeVar
from unittest.mock import patch

import fakeredis
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule

from bot.limits import MemoryLimits, Rates, RedisLimits
from bot.store.base import (
    Claim,
    Frozen,
    Gone,
    NotSent,
    PressReused,
    Showing,
    Shown,
    Store,
    Unknown,
)
from bot.store.memory import MemoryStore
from bot.store.redis import RedisStore
from tests.store.places import OTHER, TABLE, Clock, change

T = TypeVar("T")

tables = st.sampled_from([TABLE, OTHER])
messages = st.integers(1, 6)
versions = st.integers(0, 4)
spans = st.sampled_from([0, 1, 999, 5_000, 10_000, 20_000]).map(
    lambda number: timedelta(milliseconds=number)
)
showings: st.SearchStrategy[Showing] = st.one_of(
    st.builds(
        Shown,
        version=versions,
        digest=st.sampled_from("ab"),
        message=messages,
        stripped=st.lists(messages, max_size=3).map(tuple),
    ),
    st.builds(NotSent, spans),
    st.builds(Unknown, spans),
    st.builds(Gone),
    st.builds(Frozen),
)


class Twins(RuleBasedStateMachine):
    """Asks both, and compares."""

    def __init__(self) -> None:
        super().__init__()
        self.clock = Clock()
        self.patch = patch("time.time", self.clock.timestamp)
        self.patch.start()
        self.runner = asyncio.Runner()
        self.client = fakeredis.FakeAsyncRedis()
        self.memory: Store = MemoryStore(self.clock)
        self.redis: Store = RedisStore(self.client)
        rates = Rates(a_minute=6, a_second=4)
        self.memory_limits = MemoryLimits(self.clock, rates)
        self.redis_limits = RedisLimits(self.client, rates)
        self.claims: list[tuple[Claim, Claim]] = []

    def teardown(self) -> None:
        """Close what was opened."""
        self.runner.run(self.client.aclose())
        self.runner.close()
        self.patch.stop()

    @rule(
        table=tables,
        version=versions,
        press=st.sampled_from("pqrst"),
        fingerprint=st.sampled_from(["same", "same", "same", "other"]),
        deadline=st.none() | spans,
        show=st.booleans(),
        before=st.sampled_from([(), (), (b"earlier",), (b"first", b"second")]),
    )
    def commit(self, deadline: timedelta | None, **details: Any) -> None:
        sent = change(
            **details,
            game=details["table"],
            answer=details["press"],
            deadline=None if deadline is None else self.clock.now + deadline,
            remember=timedelta(seconds=12),
        )
        self._same(lambda store: store.commit(sent))

    @rule(table=tables, press=st.none() | st.sampled_from("pqrst"))
    def load(self, table: Any, press: str | None) -> None:
        self._same(lambda store: store.load(table, press=press, fingerprint="same"))
        self._same(lambda store: store.log(table, table))
        self._same(lambda store: store.due(2))

    @rule()
    def claim(self) -> None:
        claims = self._all(self.memory), self._all(self.redis)
        for mine, theirs in zip(*claims, strict=True):
            assert replace(theirs, token=mine.token) == mine
            self.claims.append((mine, theirs))

    @precondition(lambda self: self.claims)
    @rule(data=st.data(), showing=showings, pause=spans, again=st.booleans())
    def settle(self, data: st.DataObject, showing: Showing, pause: timedelta, again: bool) -> None:
        pair = data.draw(st.sampled_from(self.claims))
        if not again:
            self.claims.remove(pair)
        mine = self.runner.run(self._result(self.memory.settle(pair[0], showing, pause=pause)))
        theirs = self.runner.run(self._result(self.redis.settle(pair[1], showing, pause=pause)))
        assert mine == theirs

    @rule(table=tables, again=st.booleans())
    def mark(self, table: Any, again: bool) -> None:
        self._same(lambda store: store.mark(table, again=again))

    @rule(table=tables, message=messages)
    def adopt(self, table: Any, message: int) -> None:
        self._same(lambda store: store.adopt(table, message))

    @rule(table=tables)
    def move_down(self, table: Any) -> None:
        self._same(lambda store: store.move_down(table))

    @rule(table=tables)
    def tidy(self, table: Any) -> None:
        self._same(lambda store: store.tidy(table))

    @rule(table=tables, user=st.integers(1, 2), digest=st.sampled_from("ab"))
    def tell(self, table: Any, user: int, digest: str) -> None:
        self._same(lambda store: store.tell(table, user, digest))
        self._same(lambda store: store.told(table, 1))

    @rule(table=tables)
    def erase_log(self, table: Any) -> None:
        self._same(lambda store: store.erase_log(table, table))

    @rule(outage=spans)
    def beat(self, outage: timedelta) -> None:
        self._same(lambda store: store.beat(outage))

    @rule(chat=st.integers(1, 2), topic=st.integers(1, 2))
    def topic(self, chat: int, topic: int) -> None:
        self._same(lambda store: store.topic(chat, topic))
        self._same(lambda store: store.topics(1))

    @rule(what=st.sampled_from("ab"), life=st.just(timedelta(hours=1)))
    def once(self, what: str, life: timedelta) -> None:
        self._same(lambda store: store.once(what, life))

    @rule(update=st.integers(1, 2))
    def fail(self, update: int) -> None:
        self._same(lambda store: store.failed(update))

    @rule(chat=st.sampled_from([-1, -2, 3]), private=st.booleans())
    def reserve(self, chat: int, private: bool) -> None:
        mine = self.runner.run(self.memory_limits.reserve(chat, private=private))
        theirs = self.runner.run(self.redis_limits.reserve(chat, private=private))
        assert mine == theirs

    @rule(chat=st.sampled_from([None, -1, 3]), wait=spans)
    def hold(self, chat: int | None, wait: timedelta) -> None:
        self.runner.run(self.memory_limits.hold(chat, wait))
        self.runner.run(self.redis_limits.hold(chat, wait))

    @rule(time=spans)
    def time_passes(self, time: timedelta) -> None:
        self.clock.now += time

    @rule()
    def the_scripts_are_forgotten(self) -> None:
        self.runner.run(self._result(self.client.script_flush()))

    def _same(self, ask: Callable[[Store], Awaitable[object]]) -> None:
        mine = self.runner.run(self._result(ask(self.memory)))
        theirs = self.runner.run(self._result(ask(self.redis)))
        assert mine == theirs

    async def _result(self, answer: Awaitable[object]) -> object:
        try:
            return await answer
        except PressReused:
            return PressReused

    def _all(self, store: Store) -> list[Claim]:
        async def take() -> list[Claim]:
            taken = []
            while (claim := await store.claim()) is not None:
                taken.append(claim)
            return sorted(taken, key=lambda claim: claim.table)

        return self.runner.run(take())


Twins.TestCase.settings = settings(max_examples=40, stateful_step_count=50, deadline=None)
TestTwins = Twins.TestCase
