"""Fixtures of the store's tests."""

import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store.embedded import Embedded
from tests.store import places
from tests.store.places import Place


@pytest.fixture
def short() -> Iterator[Path]:
    """A folder whose path is short enough for a socket, unlike pytest's own."""
    with tempfile.TemporaryDirectory(prefix="nn", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def embedded_server() -> AsyncIterator[str]:
    """One embedded server for all tests that only need one."""
    with tempfile.TemporaryDirectory(prefix="nn", ignore_cleanup_errors=True) as folder:
        server = Embedded(Path(folder))
        await server.start()
        yield server.url
        await server.close()


@pytest.fixture
def embedded_url(request: pytest.FixtureRequest) -> str:
    """The address of the embedded server for tests that are to run there; others start none."""
    callspec = getattr(request.node, "callspec", None)
    wanted = {"embedded"} & set(callspec.params.values() if callspec else ())
    return str(request.getfixturevalue("embedded_server")) if wanted else ""


@pytest_asyncio.fixture(params=places.ALL)
async def place(request: pytest.FixtureRequest, embedded_url: str) -> AsyncIterator[Place]:
    """An empty store of every kind in turn."""
    async with places.place(request.param, embedded_url) as it:
        yield it


@pytest_asyncio.fixture(params=[kind for kind in places.ALL if kind != "memory"])
async def redis_place(request: pytest.FixtureRequest, embedded_url: str) -> AsyncIterator[Place]:
    """An empty store in everything that speaks as Redis does."""
    async with places.place(request.param, embedded_url) as it:
        yield it
