"""What every handler works with, built once by `bot.app`."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.api import Api
from bot.later import Later
from bot.limits import Limits
from bot.membership import Membership
from bot.memory.keeping import Keeping
from bot.preferences import Preferences
from bot.store.tables import Tables


@dataclass(frozen=True, slots=True)
class Desk:
    """The tools of a worker. It holds nothing about any table: every worker is alike."""

    tables: Tables
    api: Api
    limits: Limits
    keeping: Keeping
    """What groups remember of their games."""
    preferences: Preferences
    """What people and groups have chosen."""
    membership: Membership
    """What becomes of a chat's tables when somebody comes or goes."""
    show: Callable[[], None]
    """Wakes the outbox: a table was changed."""
    later: Later
    username: str
    """The bot's own: commands may name it."""
