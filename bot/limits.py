"""How often Telegram may be called, counted for all workers together. Never sleeps.

Telegram's own limits: about 20 calls a minute to a group, edits included, about one a second to
any chat with short bursts tolerated, about 30 a second in all, and after a 429 none until its time
is over (https://core.telegram.org/bots/faq#my-bot-is-hitting-limits-how-do-i-avoid-this).
We stay below.
"""

import secrets
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Protocol

from redis.asyncio import Redis

from bot.store import keys
from bot.store.clock import Milliseconds, begun, span
from bot.store.lua import Script

_RESERVE = Script("reserve")
_HOLD = Script("hold")


_NO_LIMIT = 1_000_000


@dataclass(frozen=True, slots=True)
class Window:
    """No more than `calls` in any stretch of time as long as `span`."""

    calls: int
    span: timedelta


@dataclass(frozen=True, slots=True, kw_only=True)
class Rates:
    """All windows that a call must fit into."""

    a_minute: int = 18
    """To one group. Private chats have no such limit."""
    a_second: int = 25
    """To all chats together."""
    burst: Window = Window(5, timedelta(seconds=5))
    """To any one chat."""
    spare: int = 6
    """Of a group's calls in a minute, those that private ones and replies leave for the table."""

    @classmethod
    def of(cls, a_minute: int, a_second: int) -> "Rates":
        """Rates for these numbers, with burst and spare in proportion."""
        burst = Window(max(1, a_minute * 5 // 18), timedelta(seconds=5))
        return cls(a_minute=a_minute, a_second=a_second, burst=burst, spare=a_minute // 3)

    def of_chat(
        self, chat: int, *, private: bool = False, reply: bool = False
    ) -> tuple[Window, ...]:
        """The windows of one chat. Ids of groups are negative."""
        if chat > 0:
            return (self.burst,)
        most = max(1, self.a_minute - self.spare) if private or reply else self.a_minute
        minute = Window(most, timedelta(minutes=1))
        return (minute,) if private else (minute, self.burst)

    def of_all(self, *, private: bool = False) -> Window:
        """The window of all chats together."""
        return Window(_NO_LIMIT if private else self.a_second, timedelta(seconds=1))


class Limits(Protocol):
    """Leave to call, by all workers together."""

    async def reserve(self, chat: int, *, private: bool = False, reply: bool = False) -> timedelta:
        """Take leave for one call to this chat: zero, or how long to wait and then ask again.

        A call for one person alone (`private`) goes at once or not at all, for there is another
        way to tell. It waits for no burst, but leaves a part of the group's minute to the table:
        one who taps without end must not keep the others from seeing it. An answer to a command
        (`reply`) leaves the same part, for one may also type without end.
        """
        ...

    async def hold(self, chat: int | None, wait: timedelta) -> None:
        """After a 429: no call to this chat, or to any, until this time is over."""
        ...


class RedisLimits:
    """Limits in Redis. Raises Unavailable."""

    def __init__(self, client: Redis, rates: Rates | None = None) -> None:
        self._client = client
        self._rates = rates or Rates()

    async def reserve(self, chat: int, *, private: bool = False, reply: bool = False) -> timedelta:
        """Take leave for one call to this chat."""
        touched = (keys.calls(chat), keys.calls(None), keys.hold(chat), keys.hold(None))
        of_chat = self._rates.of_chat(chat, private=private, reply=reply)
        numbers = [
            number
            for window in (*of_chat, self._rates.of_all(private=private))
            for number in (span(window.span), window.calls)
        ]
        name = secrets.token_hex(8)
        wait = await _RESERVE.run(self._client, touched, name, len(of_chat), *numbers)
        return timedelta(milliseconds=wait)

    async def hold(self, chat: int | None, wait: timedelta) -> None:
        """After a 429."""
        if span(wait) > 0:
            await _HOLD.run(self._client, (keys.hold(chat),), span(wait))


class MemoryLimits:
    """The twin for one process, on any clock."""

    def __init__(self, clock: Callable[[], datetime], rates: Rates | None = None) -> None:
        self._clock = clock
        self._rates = rates or Rates()
        self._calls: defaultdict[int | None, list[Milliseconds]] = defaultdict(list)
        self._holds: defaultdict[int | None, Milliseconds] = defaultdict(int)

    async def reserve(self, chat: int, *, private: bool = False, reply: bool = False) -> timedelta:
        """Take leave for one call to this chat."""
        now = begun(self._clock())
        wait = max(self._holds[chat], self._holds[None]) - now
        if wait <= 0:
            windows = self._rates.of_chat(chat, private=private, reply=reply)
            wait = max(
                self._until_room(None, self._rates.of_all(private=private), now),
                *(self._until_room(chat, window, now) for window in windows),
            )
        if wait > 0:
            return timedelta(milliseconds=wait)
        self._calls[chat].append(now)
        self._calls[None].append(now)
        return timedelta()

    async def hold(self, chat: int | None, wait: timedelta) -> None:
        """After a 429."""
        self._holds[chat] = max(self._holds[chat], begun(self._clock()) + span(wait))

    def _until_room(self, chat: int | None, window: Window, now: Milliseconds) -> Milliseconds:
        calls = self._calls[chat]
        del calls[: -self._longest]
        if len(calls) < window.calls:
            return 0
        return calls[-window.calls] + span(window.span) - now

    @property
    def _longest(self) -> int:
        return max(self._rates.a_minute, self._rates.a_second, self._rates.burst.calls)
