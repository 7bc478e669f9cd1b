"""Runs our Lua scripts, and turns every trouble with Redis into one error of our own."""

import asyncio
import builtins
import hashlib
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from importlib.resources import files
from typing import Any, Final

from redis.asyncio import Redis
from redis.exceptions import (
    AuthenticationError,
    BusyLoadingError,
    ClusterDownError,
    ConnectionError,  # noqa: A004 - Redis's own, on purpose
    MaxConnectionsError,
    NoPermissionError,
    NoScriptError,
    OutOfMemoryError,
    ReadOnlyError,
    RedisClusterException,
    RedisError,
    TimeoutError,  # noqa: A004 - Redis's own, on purpose
)

from bot.store.base import Damaged, Unavailable

PATIENCE = 5.0
"""Seconds that a call may take with all its repeats. Whoever pressed is still waiting."""

_FOLDER = files("bot.store") / "scripts"


class Script:
    """One operation: its text is sent to a server that does not have it, else only its hash."""

    def __init__(self, name: str) -> None:
        self.text: Final = "".join(
            (_FOLDER / f"{part}.lua").read_text(encoding="utf-8") for part in ("common", name)
        )
        self._hash = hashlib.sha1(self.text.encode(), usedforsecurity=False).hexdigest()

    async def run(self, client: Redis, keys: Sequence[str], *arguments: str | bytes | int) -> Any:
        """What the script returns. Raises Unavailable."""
        async with troubles():
            try:
                return await client.evalsha(self._hash, len(keys), *keys, *arguments)
            except NoScriptError:
                # A server that was started or flushed since. Nothing of the script has run.
                await client.script_load(self.text)
                return await client.evalsha(self._hash, len(keys), *keys, *arguments)


@asynccontextmanager
async def troubles() -> AsyncIterator[None]:
    """Raise Unavailable for whatever keeps Redis from doing what it is asked to, in time.

    Redis's own words are left out, and so is the chain to them: they may hold an address, a
    name of a user or a part of a command.
    """
    task = asyncio.current_task()
    cancelled = task.cancelling() if task else 0
    try:
        async with asyncio.timeout(PATIENCE):
            yield
        if task and task.cancelling() > cancelled:
            # Before Python 3.12 `asyncio.wait_for`, which redis-py sends by, may lose a
            # cancellation: whoever waits for this task to end would wait for ever.
            raise asyncio.CancelledError
    except (RedisError, RedisClusterException, OSError) as trouble:
        if _OTHER_KIND in str(trouble):
            raise Damaged("something else stands where a table is kept") from None
        raise Unavailable(_reason(trouble)) from None


_OTHER_KIND = "WRONGTYPE"


_REASONS: tuple[tuple[type[Exception], str], ...] = (
    (BusyLoadingError, "Redis is still loading its data"),
    (MaxConnectionsError, "all connections to Redis are in use"),
    (AuthenticationError, "Redis does not know this user and password"),
    (ConnectionError, "Redis cannot be reached, or all connections to it are in use"),
    (TimeoutError, "Redis did not answer in time"),
    (builtins.TimeoutError, "Redis did not answer in time"),
    (OutOfMemoryError, "Redis's memory is full"),
    (ReadOnlyError, "this Redis is a replica and takes no writes"),
    (NoPermissionError, "Redis does not let this user do what is needed"),
    (ClusterDownError, "Redis has lost its master, or its cluster is down"),
)
"""In the order in which they are looked for: the first four are all ConnectionErrors."""

_CODES = {
    "MISCONF": "Redis cannot write to its disk",
    "NOREPLICAS": "Redis misses its replicas",
    "BUSY": "Redis is busy with a script",
}
"""Errors for which redis-py has no class of its own, by their first word."""


def _reason(trouble: Exception) -> str:
    if isinstance(trouble.__cause__, RedisError):
        # Over a unix socket, redis-py hides what went wrong in the greeting in another error.
        trouble = trouble.__cause__
    known = next((ours for kind, ours in _REASONS if isinstance(trouble, kind)), None)
    code = str(trouble).partition(" ")[0]
    return known or _CODES.get(code) or f"Redis is not of use ({type(trouble).__name__})"
