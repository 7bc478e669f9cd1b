"""A playground for each test."""

from collections.abc import AsyncIterator

import pytest

from tests.playground.desk import Desk, Hook, opened


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    async with opened() as one:
        yield one
        assert one.playground.history.violations == []


@pytest.fixture
def hook() -> Hook:
    return Hook()
