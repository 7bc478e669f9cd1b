"""How long a table may be quiet: then it is closed, and says so."""

from datetime import datetime, timedelta

from bot.store.record import TableRecord
from core.state import Lobby

LOBBY = timedelta(days=1)
"""When nobody has done anything for so long, a lobby is closed."""

GAME = timedelta(days=7)
"""The same of a game: longer than two turns of the slowest clock, three days each."""


def length(record: TableRecord) -> timedelta:
    """How long this table may be quiet."""
    return LOBBY if isinstance(record.state, Lobby) else GAME


def ends(record: TableRecord) -> datetime | None:
    """When this table will have been quiet for too long; None: never."""
    if record.touched is None or record.is_over:
        return None
    return record.touched + length(record)
