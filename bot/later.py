"""Small things done a little later by this worker: lost with it, and nothing depends on them."""

import asyncio
from collections.abc import Coroutine
from datetime import timedelta
from typing import Any

import structlog

_log = structlog.get_logger(__name__)

MOST = 200
"""Waiting at once. What comes on top is dropped: a crowd of commands must not fill the memory."""


class Later:
    """Runs coroutines after a wait, in the background."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Task[None]] = set()

    def do(self, wait: timedelta, job: Coroutine[Any, Any, object]) -> bool:
        """Run the job after the wait; False: too much is waiting, and it is dropped."""
        if len(self._waiting) >= MOST:
            job.close()
            return False
        task = asyncio.create_task(_after(wait, job))
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)
        # Not by the task itself: one that is cancelled before its first step runs nothing of it.
        task.add_done_callback(lambda _: job.close())
        return True

    async def close(self) -> None:
        """Give up what still waits."""
        for task in tuple(self._waiting):
            task.cancel()
        await asyncio.gather(*self._waiting, return_exceptions=True)


async def _after(wait: timedelta, job: Coroutine[Any, Any, object]) -> None:
    try:
        await asyncio.sleep(wait.total_seconds())
        await job
    except Exception:
        _log.exception("later_failed")
