"""Where a table lies, and when it wants to be looked at."""

from datetime import datetime

from bot import nudge, quiet
from bot.store.base import TableId
from bot.store.record import TableRecord
from core.state import Playing, RoundOver


def table_id(chat: int, thread: int | None) -> TableId:
    """The table of a chat, or of one topic of a forum."""
    return TableId(str(chat) if thread is None else f"{chat}.{thread}")


def its_table(record: TableRecord) -> TableId:
    """The table that this record is of."""
    return table_id(record.chat, record.thread)


def deadline(record: TableRecord) -> datetime | None:
    """When this table wants to be looked at again: its turn, its pause or its patience is over."""
    state = record.state
    its = state.due if isinstance(state, Playing | RoundOver) else None
    awake = () if record.asleep else (its, nudge.moment(record))
    times = (*awake, quiet.ends(record))
    return min((time for time in times if time is not None), default=None)
