"""Boxes in Redis: each change is one script, so that any number of workers may make it."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any, Final

from redis.asyncio import Redis

from bot.memory.boxes import EMPTY, Box
from bot.store.clock import span
from bot.store.lua import troubles

_PUT: Final = """
-- Puts something into a box, unless another version lies there.
-- KEYS 1 box
-- ARGV 1 version found, or ''  2 new version  3 data  4 life in ms
if (redis.call('HGET', KEYS[1], 'version') or '') ~= ARGV[1] then
  return 0
end
redis.call('HSET', KEYS[1], 'version', ARGV[2], 'data', ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return 1
"""

_DROP: Final = """
-- Takes a box away, unless another version lies there.
-- KEYS 1 box
-- ARGV 1 version found, or ''
if (redis.call('HGET', KEYS[1], 'version') or '') ~= ARGV[1] then
  return 0
end
redis.call('DEL', KEYS[1])
return 1
"""


class RedisBoxes:
    """Boxes in one Redis or Valkey server. See `bot.memory.boxes.Boxes` for what is promised.

    A call whose reply was lost may be repeated: the repeat finds another version than the one it
    names, and changes nothing.
    """

    def __init__(self, client: Redis) -> None:
        self._client = client
        self._put: Any = client.register_script(_PUT)
        self._drop: Any = client.register_script(_DROP)

    async def look(self, key: str) -> Box:
        """What lies there."""
        async with troubles():
            found: Any = await self._client.hmget(key, ["version", "data"])
        return _box(found)

    async def look_all(self, keys: Sequence[str]) -> tuple[Box, ...]:
        """What lies at each of these places."""
        if not keys:
            return ()
        async with troubles():
            asked = self._client.pipeline(transaction=False)
            for key in keys:
                asked.hmget(key, ["version", "data"])
            found: Any = await asked.execute()
        return tuple(_box(one) for one in found)

    async def put(
        self, key: str, found: Box, version: str, data: bytes, *, life: timedelta
    ) -> bool:
        """Put this in place of what was found."""
        given = (found.version, version, data, span(life))
        async with troubles():
            return bool(await self._put(keys=(key,), args=given))

    async def drop(self, key: str, found: Box) -> bool:
        """Take away what was found."""
        async with troubles():
            return bool(await self._drop(keys=(key,), args=(found.version,)))

    async def renew(self, key: str, life: timedelta) -> None:
        """Let what lies there live for so long from now on."""
        async with troubles():
            await self._client.pexpire(key, span(life))


def _box(found: Sequence[Any]) -> Box:
    version, data = found
    return EMPTY if version is None else Box(version.decode(), data)
