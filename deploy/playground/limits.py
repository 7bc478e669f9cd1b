"""Telegram's flood limits: how soon the next send or edit is allowed."""

import math
from collections import defaultdict, deque

from deploy.playground.errors import too_many
from deploy.playground.model import Chat
from deploy.playground.options import Options

_MINUTE = 60.0
_SECOND = 1.0


class Limiter:
    """Counts sends and edits of the bot: by group, by chat, and overall."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self._all: deque[float] = deque()
        self._groups: defaultdict[int, deque[float]] = defaultdict(deque)
        self._allowance: dict[int, tuple[float, float]] = {}

    def take(self, chat: Chat, now: float) -> None:
        """Count one call to this chat, or refuse it with the time to wait."""
        wait = max(self._overall(now), self._group(chat, now), self._chat(chat.id, now))
        if wait > 0:
            raise too_many(max(1, math.ceil(wait)))
        self._all.append(now)
        if not chat.private:
            self._groups[chat.id].append(now)
        left, _ = self._left(chat.id, now)
        self._allowance[chat.id] = (left - 1, now)

    def _overall(self, now: float) -> float:
        return _wait(self._all, self.options.all_per_second, _SECOND, now)

    def _group(self, chat: Chat, now: float) -> float:
        if chat.private:
            return 0
        return _wait(self._groups[chat.id], self.options.group_per_minute, _MINUTE, now)

    def _chat(self, chat: int, now: float) -> float:
        left, rate = self._left(chat, now)
        return 0 if rate is None or left >= 1 else (1 - left) / rate

    def _left(self, chat: int, now: float) -> tuple[float, float | None]:
        rate, burst = self.options.chat_per_second, float(self.options.chat_burst)
        left, since = self._allowance.get(chat, (burst, now))
        return min(burst, left + (now - since) * (rate or 0)), rate


def _wait(taken: deque[float], most: int | None, window: float, now: float) -> float:
    """How long until one more fits into the window."""
    while taken and taken[0] <= now - window:
        taken.popleft()
    if most is None or len(taken) < most:
        return 0
    return taken[len(taken) - most] + window - now
