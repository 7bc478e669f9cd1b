"""Boxes between which and us something happens: a call is lost, or somebody else is quicker."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from typing import TypeVar

from bot.memory.boxes import Box, Boxes
from bot.store.base import Unavailable

T = TypeVar("T")


@dataclass
class Meddling:
    """The same boxes, but something happens before or after the call of this number."""

    boxes: Boxes
    at: int
    before: Callable[[], Awaitable[object]] | None = None
    lost: bool = False
    """The call is carried out, and its reply never comes."""
    cut: bool = False
    """The call never arrives."""
    calls: int = field(default=0, init=False)

    async def look(self, key: str) -> Box:
        return await self._through(lambda: self.boxes.look(key))

    async def look_all(self, keys: Sequence[str]) -> tuple[Box, ...]:
        return await self._through(lambda: self.boxes.look_all(keys))

    async def put(
        self, key: str, found: Box, version: str, data: bytes, *, life: timedelta
    ) -> bool:
        return await self._through(lambda: self.boxes.put(key, found, version, data, life=life))

    async def drop(self, key: str, found: Box) -> bool:
        return await self._through(lambda: self.boxes.drop(key, found))

    async def renew(self, key: str, life: timedelta) -> None:
        await self._through(lambda: self.boxes.renew(key, life))

    async def _through(self, call: Callable[[], Awaitable[T]]) -> T:
        self.calls += 1
        if self.calls != self.at:
            return await call()
        if self.before is not None:
            await self.before()
        if self.cut:
            raise Unavailable("it was cut off")
        done = await call()
        if self.lost:
            raise Unavailable("the reply was lost")
        return done
