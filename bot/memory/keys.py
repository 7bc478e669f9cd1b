"""The keys under which a group's memory lies; the lanes are those of the tables.

All that belongs to a group shares the lane of its main table, and so one hash slot.
"""

from bot.store.base import TableId
from bot.store.keys import lane


def statistics(group: int) -> str:
    """Hash: version and sealed statistics of a group."""
    return _of("stats", group)


def remembered(person: int) -> str:
    """Hash: version and sealed list of the groups that keep something of a person."""
    return _of("remembered", person)


def _of(kind: str, chat: int) -> str:
    return f"nn:{{{lane(TableId(str(chat)))}}}:{kind}:{chat}"
