"""What only the store in Redis has to promise: ends of life, lanes, troubles and lost answers."""

import asyncio
import re
import traceback
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis

from bot.limits import Rates
from bot.store import keys
from bot.store.base import (
    LIFE,
    Committed,
    Damaged,
    Done,
    Settled,
    Shown,
    TableId,
    Unavailable,
    Unknown,
)
from bot.store.redis import RedisStore, WrongAddress, connect
from tests.store import wire
from tests.store.places import TABLE, Place, change, running

HOUR = timedelta(hours=1)


def client_of(place: Place) -> Redis:
    """The client of a place in Redis."""
    assert place.client is not None
    return place.client


async def use_everything(place: Place) -> None:
    """Let every kind of key come to be."""
    store = place.store
    now = (await store.load(TABLE)).now
    await store.commit(change(deadline=now))
    claim = await store.claim()
    assert claim is not None
    await store.settle(claim, Unknown(timedelta()))
    await store.adopt(TABLE, 100)
    await store.move_down(TABLE)
    await store.mark(TABLE, again=True)
    await store.tell(TABLE, 1, "digest")
    await store.beat(timedelta())
    await store.beat(timedelta())
    await store.identity()
    await store.failed(1)
    await store.topic(int(TABLE), 7)
    await store.once("a thing", HOUR)
    limits = place.limits(Rates())
    await limits.reserve(-100)
    await limits.hold(-100, HOUR)
    await limits.hold(None, HOUR)


async def test_every_key_has_an_end_of_life(redis_place: Place) -> None:
    await use_everything(redis_place)
    client = client_of(redis_place)
    ends = {key.decode(): await client.pttl(key) async for key in client.scan_iter()}
    kinds = {re.sub(r"^nn:(\{\w+\}:)?", "", key).split(":")[0] for key in ends}
    assert kinds == {
        *("table", "log", "done", "due", "dirty", "shown", "stale", "told"),
        *("beat", "born", "failures", "calls", "hold", "topics", "once"),
    }
    assert all(end > 0 for end in ends.values()), ends


async def test_all_keys_of_a_table_are_in_its_lane(redis_place: Place) -> None:
    await use_everything(redis_place)
    lane = f"nn:{{{keys.lane(TABLE)}}}:"
    others = ("nn:beat", "nn:born", "nn:failures:1", "nn:once:", "nn:{calls}:")
    async for key in client_of(redis_place).scan_iter():
        assert key.decode().startswith((lane, *others))


def test_the_lane_of_a_table_never_changes() -> None:
    assert keys.lane(TableId("-1001234567890")) == 37
    assert {keys.lane(TableId(f"-{n}")) for n in range(1000)} == set(range(keys.LANES))


async def test_a_change_renews_the_life_of_all_that_is_the_tables(redis_place: Place) -> None:
    await use_everything(redis_place)
    client = client_of(redis_place)
    mine = [
        keys.table(TABLE),
        keys.log(TABLE, "game"),
        keys.due(keys.lane(TABLE)),
        keys.dirty(keys.lane(TABLE)),
        keys.shown(TABLE),
        keys.stale(TABLE),
        keys.told(TABLE),
    ]
    for key in mine:
        await client.pexpire(key, 60_000)
    now = (await redis_place.store.load(TABLE)).now
    await redis_place.store.commit(change(1, "second", deadline=now))
    for key in mine:
        assert timedelta(milliseconds=await client.pttl(key)) > LIFE - HOUR, key


async def test_scripts_may_be_flushed_at_any_time(redis_place: Place) -> None:
    client = client_of(redis_place)
    for version in range(5):
        await client.script_flush()
        sent = change(version, f"{version}")
        assert await redis_place.store.commit(sent) == Committed(version + 1)
    await client.script_flush()
    claim = await redis_place.store.claim()
    assert claim is not None
    await client.script_flush()
    shown = Shown(version=5, digest="d", message=1)
    assert await redis_place.store.settle(claim, shown) is Settled.CLEAN


async def test_a_version_that_the_log_has_is_refused(redis_place: Place) -> None:
    await redis_place.store.commit(change())
    client = client_of(redis_place)
    await client.delete(keys.table(TABLE))
    before = await client.hgetall(keys.shown(TABLE))
    with pytest.raises(Damaged):
        await redis_place.store.commit(change(0, "second", entry=b"other"))
    assert await redis_place.store.log(TABLE, "game") == ((1, b"\x00entry\xff"),)
    assert (await redis_place.store.load(TABLE)).version == 0
    assert await client.exists(keys.done(TABLE, "second")) == 0
    assert await client.hgetall(keys.shown(TABLE)) == before


async def test_a_table_that_has_ended_is_tidied_away(redis_place: Place) -> None:
    now = (await redis_place.store.load(TABLE)).now
    await redis_place.store.commit(change(deadline=now))
    await client_of(redis_place).delete(keys.table(TABLE))
    assert len(await redis_place.store.due(10)) == 1
    await redis_place.store.tidy(TABLE)
    assert await redis_place.store.due(10) == ()
    assert await redis_place.store.claim() is None


async def test_log_ids_are_the_versions(redis_place: Place) -> None:
    for version in range(3):
        await redis_place.store.commit(change(version, f"{version}"))
    entries: Any = await client_of(redis_place).xrange(keys.log(TABLE, "game"))
    assert [id_ for id_, _ in entries] == [b"1-0", b"2-0", b"3-0"]


async def test_full_memory_refuses_before_the_first_write(short: Path) -> None:
    async with running(short, "--maxmemory", "3mb") as server, connect(server.url) as client:
        store = RedisStore(client)
        version = await fill(store)
        log = await store.log(TABLE, "game")
        assert [number for number, _ in log] == list(range(1, version + 1))
        loaded = await store.load(TABLE, press=f"{version}", fingerprint="same")
        assert (loaded.version, loaded.answer) == (version, None)
        last = await store.load(TABLE, press=f"{version - 1}", fingerprint="same")
        assert last.answer is not None
        assert len(await store.due(10)) == 1
        await client.config_set("maxmemory", "100mb")
        assert await store.commit(change(version, f"{version}")) == Committed(version + 1)


async def fill(store: RedisStore) -> int:
    """Commit until the memory is full; how many there were."""
    now = (await store.load(TABLE)).now
    for version in range(1000):
        sent = change(version, f"{version}", entry=bytes(20_000), deadline=now)
        try:
            await store.commit(sent)
        except Unavailable:
            break
    with pytest.raises(Unavailable, match="memory is full"):
        await store.commit(sent)
    return version


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("min-replicas-to-write", "1", "misses its replicas"),
        ("requirepass", "swordfish", "does not know this user and password"),
    ],
)
async def test_a_server_that_refuses_us_is_unavailable(
    short: Path, name: str, value: str, why: str
) -> None:
    async with running(short) as server, connect(server.url) as client:
        await client.config_set(name, value)
        await client.connection_pool.disconnect()
        with pytest.raises(Unavailable, match=why) as refused:
            await RedisStore(client).commit(change())
    assert "swordfish" not in told(refused.value)


async def test_a_replica_is_unavailable_for_writing_only(short: Path) -> None:
    async with running(short) as server, connect(server.url) as client:
        store = RedisStore(client)
        await store.commit(change())
        await client.replicaof("127.0.0.1", "1")
        with pytest.raises(Unavailable, match="takes no writes"):
            await store.commit(change(1, "second"))
        assert (await store.load(TABLE)).version == 1


@pytest.mark.parametrize(
    ("error", "why"),
    [
        ("MISCONF Errors writing to the AOF file: swordfish", "cannot write to its disk"),
        ("LOADING Redis is loading the dataset in memory", "still loading"),
        ("OOM command not allowed when used memory > 'maxmemory'.", "memory is full"),
        ("READONLY You can't write against a read only replica.", "takes no writes"),
        ("NOREPLICAS Not enough good replicas to write.", "misses its replicas"),
        ("NOAUTH Authentication required.", "user and password"),
        ("WRONGPASS invalid username-password pair swordfish", "user and password"),
        ("NOPERM User swordfish has no permissions to run 'evalsha'", "does not let this user"),
        ("MASTERDOWN Link with MASTER is down", "lost its master"),
        ("CLUSTERDOWN Hash slot not served", "lost its master"),
        ("BUSY Redis is busy running a script.", "busy with a script"),
        ("ERR max number of clients reached", "cannot be reached"),
        ("ERR something else about swordfish", "not of use"),
    ],
)
async def test_every_refusal_is_one_error_in_our_own_words(
    short: Path, error: str, why: str
) -> None:
    async with wire.listening(short, wire.refusing(error)) as url, connect(url) as client:
        store = RedisStore(client)
        with pytest.raises(Unavailable, match=why) as refused:
            await store.load(TABLE)
        with pytest.raises(Unavailable, match=why):
            await store.log(TABLE, "game")
    assert "swordfish" not in told(refused.value)


@pytest.mark.parametrize(
    "url", ["redis://ana:swordfish@127.0.0.1:1/0", "rediss://:swordfish@127.0.0.1:1", "unix:///no"]
)
async def test_a_server_that_is_not_there_is_unavailable(url: str) -> None:
    async with connect(url) as client:
        with pytest.raises(Unavailable, match="cannot be reached") as refused:
            await RedisStore(client).load(TABLE)
    assert "swordfish" not in told(refused.value)
    assert "swordfish" not in repr(client)


@pytest.mark.parametrize(
    "url", ["", "localhost", "http://:swordfish@host", "redis://:swordfish@host:port/0"]
)
def test_a_wrong_address_is_refused_without_repeating_it(url: str) -> None:
    with pytest.raises(WrongAddress, match="REDIS_URL") as refused:
        connect(url)
    assert "swordfish" not in told(refused.value)


async def test_too_many_calls_at_once_are_unavailable_not_endless(short: Path) -> None:
    async with wire.listening(short, wire.silent) as url, connect(url, connections=1) as client:
        store = RedisStore(client)
        first = asyncio.create_task(store.load(TABLE))
        await asyncio.sleep(0.05)
        with pytest.raises(Unavailable, match="in use"):
            await store.load(TABLE)
        first.cancel()
        await asyncio.wait([first])


@pytest.mark.parametrize("lost", [1, 2])
async def test_a_lost_answer_is_asked_for_again_and_nothing_is_done_twice(
    short: Path, embedded_server: str, lost: int
) -> None:
    async with connect(embedded_server) as direct:
        await direct.flushall()
        store = RedisStore(direct)
        await store.load(TABLE)
        talk = wire.losing_answers(embedded_server, lost)
        async with wire.listening(short, talk) as url, connect(url) as client:
            assert await RedisStore(client).commit(change()) == Done("Played: 36 ♣")
        assert len(await store.log(TABLE, "game")) == 1
        assert (await store.load(TABLE)).version == 1


async def test_a_lost_answer_to_a_settling_is_told_the_same(
    short: Path, embedded_server: str
) -> None:
    async with connect(embedded_server) as direct:
        await direct.flushall()
        store = RedisStore(direct)
        await store.commit(change())
        claim = await store.claim()
        assert claim is not None
        talk = wire.losing_answers(embedded_server, 1)
        async with wire.listening(short, talk) as url, connect(url) as client:
            shown = Shown(version=1, digest="d", message=1)
            assert await RedisStore(client).settle(claim, shown) is Settled.CLEAN
        assert await store.claim() is None


async def test_a_cancelled_call_leaves_no_answer_for_the_next(embedded_server: str) -> None:
    async with connect(embedded_server, connections=1) as client:
        await client.flushall()
        store = RedisStore(client)
        await store.commit(change(record=b"one"))
        await store.commit(change(table=TableId("2"), record=b"two"))
        for turns in range(12):
            cancelled = asyncio.create_task(store.load(TABLE))
            for _ in range(turns):
                await asyncio.sleep(0)
            cancelled.cancel()
            await asyncio.wait([cancelled])
            assert (await store.load(TableId("2"))).record == b"two"


def told(error: BaseException) -> str:
    """Everything that a log could say of this error."""
    return "".join(traceback.format_exception(error)) + repr(error)


@pytest.mark.parametrize("step", range(40))
async def test_who_is_cancelled_while_redis_is_asked_ends(redis_place: Place, step: int) -> None:
    async def ask_for_ever() -> None:
        while True:
            await redis_place.store.claim()

    asking = asyncio.create_task(ask_for_ever())
    for _ in range(step):
        await asyncio.sleep(0)
    asking.cancel()
    done, _ = await asyncio.wait({asking}, timeout=5)
    asking.cancel()
    assert done == {asking}
