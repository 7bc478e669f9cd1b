"""Tables that sleep where the bot may not speak: nothing is sent and no deadline counts.

Whoever is there again wakes them, with fresh time for whoever's turn it is.
"""

from datetime import datetime

from bot.store.record import Asleep, TableRecord
from core import commands, engine
from core.events import Event
from core.refusal import Refusal
from core.state import Playing, RoundOver


def asleep(record: TableRecord, why: Asleep) -> TableRecord:
    """The table at rest."""
    return record.model_copy(update={"asleep": why})


def awake(record: TableRecord, now: datetime) -> tuple[TableRecord, tuple[Event, ...]]:
    """The table as it goes on, and what that takes; one that does not sleep stays as it is."""
    if record.asleep is None:
        return record, ()
    up = record.model_copy(update={"asleep": None})
    later = fresh(record, now)
    if later is None:
        return up, ()
    came = engine.apply(record.state, later, now)
    if isinstance(came, Refusal):
        return up, ()
    return up.model_copy(update={"state": came.state}), came.events


def fresh(record: TableRecord, now: datetime) -> commands.Postpone | None:
    """Fresh time for the turn or the pause under way; a computer needs none."""
    match record.state:
        case Playing(due=datetime()) as state if state.options.clock is not None:
            seat = state.seat(state.turn.player)
            assert seat is not None
            return None if seat.automatic else commands.Postpone(due=now + state.options.clock)
        case RoundOver() as state:
            return commands.Postpone(due=now + state.last.options.pause)
        case _:
            return None
