"""When a player is to be reminded of a turn: once, when a third of the time is left."""

from datetime import datetime, timedelta

from bot.store.record import Reminder, TableRecord
from core.state import Playing

SHORTEST = timedelta(seconds=30)
"""Clocks below this leave no time for a reminder."""

EARLIEST = timedelta(hours=1)
"""However long the clock is, the reminder comes no earlier before its end."""

_SHARE = 3


def moment(record: TableRecord) -> datetime | None:
    """When to remind the player whose turn it is; None: not at all, or it is done."""
    state = record.state
    if not isinstance(state, Playing) or state.due is None or record.is_private:
        return None
    clock, seat = state.options.clock, state.seat(state.turn.player)
    if clock is None or clock < SHORTEST or seat is None or seat.automatic:
        return None
    if record.reminder is not None and record.reminder.turn == state.turn.number:
        return None
    return state.due - min(clock / _SHARE, EARLIEST)


def reminding(record: TableRecord) -> TableRecord:
    """The table with the reminder of this turn on its way."""
    assert isinstance(record.state, Playing)
    its = Reminder(turn=record.state.turn.number)
    return record.model_copy(update={"reminder": its})
