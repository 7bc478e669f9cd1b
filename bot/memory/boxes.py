"""Small things kept whole: read, worked out anew, and put back unless somebody was quicker."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Box:
    """What lies under a key, and the version that a change of it must name."""

    version: str
    """Random and new with every change, so that no version ever comes back; empty: no box."""
    data: bytes | None


EMPTY = Box("", None)


class Boxes(Protocol):
    """Keeps bytes by key. Every method may raise `bot.store.base.Unavailable`."""

    async def look(self, key: str) -> Box:
        """What lies there."""
        ...

    async def look_all(self, keys: Sequence[str]) -> tuple[Box, ...]:
        """What lies at each of these places, in their order, by one call."""
        ...

    async def put(
        self, key: str, found: Box, version: str, data: bytes, *, life: timedelta
    ) -> bool:
        """Put this in place of what was found, in one step.

        False: something else lies there. Somebody was quicker, or it was this very call, whose
        reply was lost: look again.
        """
        ...

    async def drop(self, key: str, found: Box) -> bool:
        """Take away what was found. False: something else lies there."""
        ...

    async def renew(self, key: str, life: timedelta) -> None:
        """Let what lies there live for so long from now on, if there is anything."""
        ...


def new_version() -> str:
    """A version that nothing has had before."""
    return secrets.token_hex(8)


def _utc() -> datetime:
    return datetime.now(UTC)


class MemoryBoxes:
    """Boxes in this process: the twin of those in Redis, on any clock."""

    def __init__(self, now: Callable[[], datetime] = _utc) -> None:
        self._now = now
        self._boxes: dict[str, tuple[Box, datetime]] = {}

    async def look(self, key: str) -> Box:
        """What lies there."""
        box, end = self._boxes.get(key, (EMPTY, self._now()))
        return box if self._now() <= end else EMPTY

    async def look_all(self, keys: Sequence[str]) -> tuple[Box, ...]:
        """What lies at each of these places."""
        return tuple([await self.look(key) for key in keys])

    async def put(
        self, key: str, found: Box, version: str, data: bytes, *, life: timedelta
    ) -> bool:
        """Put this in place of what was found."""
        if (await self.look(key)).version != found.version:
            return False
        self._boxes[key] = (Box(version, data), self._now() + life)
        return True

    async def drop(self, key: str, found: Box) -> bool:
        """Take away what was found."""
        if (await self.look(key)).version != found.version:
            return False
        self._boxes.pop(key, None)
        return True

    async def renew(self, key: str, life: timedelta) -> None:
        """Let what lies there live for so long from now on."""
        box = await self.look(key)
        if box is not EMPTY:
            self._boxes[key] = (box, self._now() + life)
