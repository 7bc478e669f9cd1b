"""A clock that a test moves, for stores and limits in memory."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


@dataclass
class Clock:
    """The time, standing still until it is moved."""

    now: datetime = NOON

    def __call__(self) -> datetime:
        return self.now

    def pass_(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)
