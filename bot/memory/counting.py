"""Counts a game that is over in its group's memory, before another can take its place."""

from datetime import datetime

import structlog

from bot.memory.keeping import Keeping
from bot.store.record import TableRecord, Unreadable
from bot.store.seal import Unsealable
from bot.store.tables import Tables, its_table
from core.state import Finished

_log = structlog.get_logger(__name__)


async def count_finished(
    keeping: Keeping, tables: Tables, record: TableRecord | None, now: datetime
) -> None:
    """Count the game of this record, if it was won and somebody who played asked for it.

    Harmless to repeat. What cannot be read is left alone: a table is worth more than its count.
    Raises Unavailable: then it is to be tried again.
    """
    if record is None or not isinstance(record.state, Finished):
        return
    try:
        if await keeping.wants(record.chat, record.game, record.players, now):
            log = await tables.log(its_table(record), record.game)
            await keeping.count(record.chat, log, record.names)
    except (Unsealable, Unreadable) as broken:
        _log.error("game_not_counted", why=str(broken))
