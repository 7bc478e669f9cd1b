"""Every key in Redis, from this one file.

All keys of a table share one hash slot with the indexes that the table appears in: the tag in
braces is its lane. On one server that is only a name; on a cluster it keeps every script in one
slot. Limits share a lane of their own: Telegram allows so few calls that one node carries them all.
"""

from zlib import crc32

from bot.store.base import TableId

LANES = 64
"""Never to be changed while there is data: a table would be looked for in another lane."""

BORN = "nn:born"
BEAT = "nn:beat"


def lane(table: TableId) -> int:
    """The lane of a table: the same on every machine, for ever."""
    return crc32(table.encode()) % LANES


def table(table_id: TableId) -> str:
    """Hash: version and record."""
    return _of_table("table", table_id)


def log(table_id: TableId, game: str) -> str:
    """Stream: the log of a game at this table; ids are `<version>-0`.

    The table belongs to the name: a game that moves may find its new table in the same lane.
    """
    return f"{_of_table('log', table_id)}:{game}"


def done(table_id: TableId, press: str) -> str:
    """Hash: fingerprint and answer of one press."""
    return f"{_of_table('done', table_id)}:{press}"


def shown(table_id: TableId) -> str:
    """Hash: what the table's message shows, and who is showing it. See `scripts/common.lua`."""
    return _of_table("shown", table_id)


def stale(table_id: TableId) -> str:
    """Set: older messages whose buttons must be taken off."""
    return _of_table("stale", table_id)


def told(table_id: TableId) -> str:
    """Hash: user and the hand last told to that user."""
    return _of_table("told", table_id)


def topics(chat: int) -> str:
    """Set: the topics of a forum in which there is a table, in the lane of its main table."""
    return _of_table("topics", TableId(str(chat)))


def statistics(group: int) -> str:
    """Hash: version and sealed statistics of a group, in the lane of its main table."""
    return _of_table("stats", TableId(str(group)))


def remembered(person: int) -> str:
    """Hash: version and sealed list of the groups that keep something of a person."""
    return _of_table("remembered", TableId(str(person)))


def once(what: str) -> str:
    """There while something was done that is not to be done again so soon."""
    return f"nn:once:{what}"


def due(number: int) -> str:
    """Sorted set of a lane: table and deadline."""
    return f"nn:{{{number}}}:due"


def dirty(number: int) -> str:
    """Sorted set of a lane: table, and the time before which it is not to be shown."""
    return f"nn:{{{number}}}:dirty"


def failures(update: int) -> str:
    """Number: how often an update has failed."""
    return f"nn:failures:{update}"


def preference(who: int) -> str:
    """Hash: version and sealed preferences of a person, or of a group: their ids are negative."""
    return f"nn:user:{who}" if who >= 0 else f"nn:chat:{who}"


def calls(chat: int | None) -> str:
    """Sorted set: the latest calls to one chat, or to all."""
    return f"nn:{{calls}}:calls:{_chat(chat)}"


def hold(chat: int | None) -> str:
    """There while one chat, or all, must not be called."""
    return f"nn:{{calls}}:hold:{_chat(chat)}"


def _of_table(kind: str, table_id: TableId) -> str:
    return f"{_lane(table_id)}:{kind}:{table_id}"


def _lane(table_id: TableId) -> str:
    return f"nn:{{{lane(table_id)}}}"


def _chat(chat: int | None) -> str:
    return "all" if chat is None else str(chat)
