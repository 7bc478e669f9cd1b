"""The server of our own: it starts, stays, is shared, ends with its bot, and loses nothing."""

import asyncio
import os
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from bot.store.data_dir import is_locked, state_key
from bot.store.embedded import Embedded, NoServer
from bot.store.redis import RedisStore, connect
from bot.store.seal import Keyring, WrongKey
from tests.store.places import TABLE, change, running

PARENT = """
import asyncio, sys
from pathlib import Path
from bot.store.embedded import Embedded

async def main():
    server = Embedded(Path(sys.argv[1]))
    await server.start()
    print(server.pid or 0, flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


async def versions(url: str) -> int:
    """The version that the table has there."""
    async with connect(url) as client:
        return (await RedisStore(client).load(TABLE)).version


async def play(url: str, version: int) -> None:
    """Save one more version."""
    async with connect(url) as client:
        await RedisStore(client).commit(change(version, f"{version}"))


async def until(true: Callable[[], bool]) -> None:
    """Wait until it is true, but not for ever."""
    end = time.monotonic() + 10
    while not true():
        assert time.monotonic() < end, "it never came"
        await asyncio.sleep(0.02)


def parent(folder: Path) -> tuple[subprocess.Popen[str], int]:
    """Another bot with a server on this folder, and the server's process id."""
    bot = subprocess.Popen(
        [sys.executable, "-c", PARENT, str(folder)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
    )
    assert bot.stdout is not None
    return bot, int(bot.stdout.readline())


def end(bot: subprocess.Popen[str]) -> None:
    """Kill it as `kill -9` does."""
    bot.kill()
    bot.wait()
    assert bot.stdout is not None
    bot.stdout.close()


def mode(path: Path) -> int:
    """Who may do what with it."""
    return stat.S_IMODE(path.stat().st_mode)


async def test_a_restart_loses_nothing(short: Path) -> None:
    for version in range(3):
        async with running(short) as server:
            assert await versions(server.url) == version
            await play(server.url, version)


async def test_a_killed_server_comes_back_with_everything(short: Path) -> None:
    async with running(short) as server:
        await play(server.url, 0)
        first = server.pid
        assert first is not None
        os.kill(first, signal.SIGKILL)
        await until(lambda: server.pid not in (first, None))
        await until_it_answers(server)
        assert await versions(server.url) == 1


async def until_it_answers(server: Embedded) -> None:
    """Wait until the server has been started again."""
    end = time.monotonic() + 10
    async with connect(server.url) as client:
        while time.monotonic() < end:
            try:
                await client.ping()
            except Exception:
                await asyncio.sleep(0.02)
            else:
                return
    raise AssertionError("it never answered")


async def test_a_start_waits_until_all_is_loaded(short: Path) -> None:
    async with running(short) as server:
        for version in range(20):
            await play(server.url, version)
    async with running(short, "--key-load-delay", "2000") as server:
        assert await versions(server.url) == 20


async def test_a_torn_end_of_the_log_is_cut_off(short: Path) -> None:
    async with running(short) as server:
        await play(server.url, 0)
        await play(server.url, 1)
    (log,) = (short / "appendonlydir").glob("*.incr.aof")
    with log.open("ab") as torn:
        torn.write(b"*3\r\n$3\r\nSET\r\n$5\r\nhal")
    async with running(short) as server:
        assert await versions(server.url) == 2


async def test_there_is_no_network_and_nobody_else_may_look(short: Path) -> None:
    folder = short / "data"
    folder.mkdir(mode=0o755)
    async with running(folder) as server, connect(server.url) as client:
        config = await client.config_get("*")
        assert config["port"] == "0"
        assert config["appendfsync"] == "always"
        assert config["appendonly"] == "yes"
        assert config["maxmemory-policy"] == "noeviction"
        assert mode(folder) == mode(folder / "valkey.sock") == 0o700
        await RedisStore(client).commit(change(record=bytes(1200)))
        assert await client.object("ENCODING", "nn:{37}:table:-1001234567890") == b"listpack"


async def test_a_second_bot_is_a_guest_and_does_not_end_the_server(short: Path) -> None:
    async with running(short) as server:
        async with running(short) as guest:
            assert (server.is_owner, guest.is_owner) == (True, False)
            assert guest.url == server.url
            await play(guest.url, 0)
        assert await versions(server.url) == 1


async def test_a_guest_takes_over_when_the_owner_leaves(short: Path) -> None:
    owner = Embedded(short)
    await owner.start()
    await play(owner.url, 0)
    async with running(short) as guest:
        await owner.close()
        await until(lambda: guest.is_owner)
        await until_it_answers(guest)
        assert await versions(guest.url) == 1


async def test_two_that_start_together_share_one_server(short: Path) -> None:
    bots = [Embedded(short) for _ in range(4)]
    await asyncio.gather(*(bot.start() for bot in bots))
    assert sorted(bot.is_owner for bot in bots) == [False, False, False, True]
    assert len({bot.url for bot in bots}) == 1
    assert await versions(bots[0].url) == 0
    for bot in sorted(bots, key=lambda bot: bot.is_owner):
        await bot.close()
    assert not is_locked(short / "server.lock")


async def test_two_processes_that_start_together_share_one_server(short: Path) -> None:
    with ThreadPoolExecutor() as pool:
        bots = list(pool.map(parent, [short, short]))
    assert sorted(pid > 0 for _, pid in bots) == [False, True]
    for bot, _ in bots:
        end(bot)


@pytest.mark.skipif(sys.platform != "linux", reason="the kernel tells the server only on Linux")
async def test_the_server_ends_with_a_bot_that_is_killed(short: Path) -> None:
    bot, _ = parent(short)
    await play(f"unix://{short}/valkey.sock", 0)
    end(bot)
    await until(lambda: not is_locked(short / "server.lock"))
    async with running(short) as server:
        assert server.is_owner
        assert await versions(server.url) == 1


async def test_a_server_left_behind_is_adopted_and_ended(short: Path) -> None:
    first = Embedded(short)
    await first.start()
    await play(first.url, 0)
    abandon(first)
    async with running(short) as server:
        assert (server.is_owner, server.pid) == (True, None)
        assert await versions(server.url) == 1
    assert not is_locked(short / "server.lock")
    process = first._process
    assert process is not None
    assert process.wait(10) == 0


def abandon(server: Embedded) -> None:
    """As if its bot had died where the kernel does not tell the server."""
    assert server._care is not None
    assert server._owner is not None
    server._care.cancel()
    os.close(server._owner)


async def test_a_socket_and_files_of_the_dead_are_no_hindrance(short: Path) -> None:
    (short / "valkey.sock").write_text("not a socket")
    (short / "owner.lock").write_text("12345")
    (short / "server.lock").write_text("12345")
    async with running(short) as server:
        assert await versions(server.url) == 0


async def test_a_long_path_has_its_socket_elsewhere(short: Path) -> None:
    folder = short / ("long" * 30)
    async with running(folder) as server, running(folder) as guest:
        socket = Path(server.url.removeprefix("unix://"))
        assert len(str(socket)) < 100
        assert mode(socket.parent) == 0o700
        assert guest.url == server.url
        await play(server.url, 0)
    assert not socket.parent.exists()
    async with running(folder) as server:
        assert await versions(server.url) == 1
        assert server.url == f"unix://{socket}"


async def test_a_server_that_cannot_start_says_why(short: Path) -> None:
    with pytest.raises(NoServer, match=r"valkey\.log"):
        await Embedded(short, "--no-such-option", "1").start()
    async with running(short) as server:
        assert server.is_owner


async def test_where_there_is_no_server_redis_url_is_named(
    short: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platform.machine", lambda: "abacus")
    with pytest.raises(NoServer, match="REDIS_URL"):
        await Embedded(short).start()


async def test_the_log_of_the_server_does_not_grow_for_ever(short: Path) -> None:
    (short / "valkey.log").write_text("x" * 1_100_000)
    async with running(short) as server:
        await play(server.url, 0)
    assert (short / "valkey.log").stat().st_size < 100_000


def test_a_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    key = state_key(tmp_path / "data")
    assert state_key(tmp_path / "data") == key
    assert Keyring.read(key).seal(b"x", about=b"y")
    assert mode(tmp_path / "data" / "state.key") == 0o600


def test_all_that_start_together_have_the_same_key(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        keys = set(pool.map(state_key, [tmp_path] * 32))
    assert len(keys) == 1


def test_a_broken_key_is_never_replaced(tmp_path: Path) -> None:
    (tmp_path / "state.key").write_text("swordfish")
    with pytest.raises(WrongKey, match=r"state\.key") as refused:
        state_key(tmp_path)
    assert "swordfish" not in str(refused.value)
    assert (tmp_path / "state.key").read_text() == "swordfish"


def test_a_key_that_was_half_written_is_made_anew(tmp_path: Path) -> None:
    (tmp_path / "state.draft").write_text("half")
    assert Keyring.read(state_key(tmp_path)).seal(b"x", about=b"y")
