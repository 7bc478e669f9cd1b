"""What crossed the border, in order: calls, updates, deliveries; and what broke a schema."""

from collections import deque
from collections.abc import Iterator

from deploy.playground.clock import Clock
from deploy.playground.model import Json


class History:
    """Every entry has a rising number `n`, the time `at` and a `kind`."""

    def __init__(self, clock: Clock, most: int | None) -> None:
        self._clock = clock
        self._entries: deque[Json] = deque(maxlen=most)
        self._last = 0
        self.violations: list[Json] = []

    def add(self, kind: str, **entry: object) -> None:
        """Remember one thing that happened."""
        self._last += 1
        self._entries.append({"n": self._last, "at": self._clock.now(), "kind": kind} | entry)

    def violation(self, where: str, fault: str, value: object) -> None:
        """Remember what is not as the schemas say."""
        self.violations.append({"where": where, "fault": fault, "value": value})
        self.add("violation", where=where, fault=fault)

    def after(self, number: int = 0, kind: str | None = None) -> Iterator[Json]:
        """The entries behind this number, of one kind or of all."""
        return (one for one in self._entries if one["n"] > number and kind in (None, one["kind"]))

    def calls(self, method: str | None = None) -> list[Json]:
        """The calls of the bot, of one method or of all."""
        return [one for one in self.after(kind="call") if method in (None, one["method"])]

    def keep(self, most: int | None) -> None:
        """Keep so many entries from here on."""
        if most != self._entries.maxlen:
            self._entries = deque(self._entries, maxlen=most)

    def clear(self) -> None:
        """Forget everything, but for the numbers given."""
        self._entries.clear()
        self.violations.clear()
