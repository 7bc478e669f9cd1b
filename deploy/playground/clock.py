"""Time as the playground sees it: the machine's, or one that a test turns by hand."""

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time, and waits."""

    def now(self) -> float:
        """Seconds since 1970."""
        ...

    async def wait(self, event: asyncio.Event, seconds: float | None) -> bool:
        """Wait for the event, at most so many seconds; whether it came."""
        ...


class SystemClock:
    """The machine's own time."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def wait(self, event: asyncio.Event, seconds: float | None) -> bool:
        """Wait for the event, at most so many seconds; whether it came."""
        try:
            async with asyncio.timeout(seconds):
                await event.wait()
        except TimeoutError:
            return False
        return True


class HandClock:
    """Stands still until it is turned: for tests that must not wait."""

    def __init__(self, start: float = 1_800_000_000.0) -> None:
        self._now = start
        self._waiting: list[tuple[float, asyncio.Event]] = []

    def now(self) -> float:
        """Seconds since 1970."""
        return self._now

    async def wait(self, event: asyncio.Event, seconds: float | None) -> bool:
        """Wait for the event, or until the clock was turned so far; whether the event came."""
        if seconds is None:
            return await event.wait()
        due = asyncio.Event()
        alarm = (self._now + seconds, due)
        if seconds <= 0:
            due.set()
        self._waiting.append(alarm)
        either = [asyncio.ensure_future(one.wait()) for one in (event, due)]
        try:
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in either:
                one.cancel()
            self._waiting.remove(alarm)
        return event.is_set()

    async def turn(self, seconds: float) -> None:
        """Let time pass, and let everything that was due happen."""
        self._now += seconds
        for due, alarm in self._waiting:
            if due <= self._now:
                alarm.set()
        await settled()


async def settled(turns: int = 50) -> None:
    """Let everything that can run now run."""
    for _ in range(turns):
        await asyncio.sleep(0)
