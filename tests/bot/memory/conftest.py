"""Boxes of every kind, each empty, with a way to let time pass there."""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta

import pytest
import pytest_asyncio

from bot.memory.boxes import Boxes, MemoryBoxes
from bot.memory.keeping import Keeping
from bot.memory.redis import RedisBoxes
from bot.store.seal import Keyring
from tests.store import places
from tests.store.conftest import embedded_server, embedded_url

__all__ = ["embedded_server", "embedded_url"]

KEYS = Keyring([b"k" * 32])


@dataclass(frozen=True)
class Shelf:
    """Boxes to be tried."""

    boxes: Boxes
    later: Callable[[timedelta], Awaitable[None]]


@pytest_asyncio.fixture(params=places.ALL)
async def shelf(request: pytest.FixtureRequest, embedded_url: str) -> AsyncIterator[Shelf]:
    if request.param == "memory":
        clock = places.Clock()
        yield Shelf(MemoryBoxes(clock), clock.pass_)
        return
    async with places.place(request.param, embedded_url) as it:
        assert it.client is not None
        yield Shelf(RedisBoxes(it.client), it.later)


@pytest.fixture
def keeping(shelf: Shelf) -> Keeping:
    return Keeping(shelf.boxes, KEYS)
