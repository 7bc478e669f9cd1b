"""What every handler works with, built once by `bot.app`."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.api import Api
from bot.later import Later
from bot.limits import Limits
from bot.memory.keeping import Keeping
from bot.store.tables import Tables


@dataclass(frozen=True, slots=True)
class Desk:
    """The tools of a worker. It holds nothing about any table: every worker is alike."""

    tables: Tables
    api: Api
    limits: Limits
    keeping: Keeping
    """What groups remember of their games."""
    show: Callable[[], None]
    """Wakes the outbox: a table was changed."""
    later: Later
    username: str
    """The bot's own: commands may name it."""
