"""Carries a table over to another chat, whoever begins it, however often, and wherever it stops.

The two chats lie in different lanes, so no single script can do it. First the old table becomes a
`Moved` with the record inside: from then on nothing can happen there any more. Whoever comes upon
it puts the record into its new place, with all of its log; that is one commit with one press id,
so it is done once. Last the `Moved` is emptied. A deadline stands on it until then: if nobody comes
by, the timers do.
"""

from datetime import datetime

import structlog

from bot import sleep
from bot.store.base import LIFE, Conflict, TableId, Unavailable
from bot.store.ids import deadline, table_id
from bot.store.record import Moved, TableRecord
from bot.store.sealed import Deed, Found, Sealed
from core import commands, engine
from core.events import Event
from core.refusal import Refusal
from core.state import Playing

_log = structlog.get_logger(__name__)

_TRIES = 20
_CAME = "came"
_KEPT_OUT = "kept out"


async def set_out(sealed: Sealed, old: TableId, to: int) -> None:
    """Close the old place for good, if there is a table. It is to go to the chat `to`."""
    for _ in range(_TRIES):
        found = await sealed.find(old)
        if not isinstance(found.record, TableRecord) or found.record.chat == to:
            return
        moved = Moved(moved_to=to, record=found.record)
        deed = _deed("moving", deadline=found.now)
        came = await sealed.save(found, moved, (), deed, game=found.record.game)
        if not isinstance(came, Conflict):
            _log.info("table_moves", table=old, to=to)
            return
    raise Unavailable("too many want to change a table that is to move")


async def arrive(sealed: Sealed, found: Found) -> None:
    """Put what has set out into its new place, unless there is something better, and note that."""
    moved = found.record
    assert isinstance(moved, Moved)
    if moved.record is None:
        return
    how = await _put(sealed, found.table, moved.record, moved.moved_to)
    if how == _CAME:
        # Whoever forgets the new place must not have to know of this one.
        await sealed.store.erase_log(found.table, moved.record.game)
    closing = _closing(moved.record, found.now) if how == _KEPT_OUT else ()
    emptied = moved.model_copy(update={"record": None})
    # Where this comes too late, somebody else has done the same.
    await sealed.save(found, emptied, closing, _deed("arrived"), game=moved.record.game)


async def _put(sealed: Sealed, old: TableId, record: TableRecord, to: int) -> str:
    """Make it the new place's next versions, once; whether it came or was kept out."""
    new, press = table_id(to, None), f"moved.{old}"
    # Before the first look: when there is no answer then, the log was whole here.
    log = await sealed.log(old, record.game)
    for _ in range(_TRIES):
        there = await sealed.find(new, press=press, fingerprint=_FINGERPRINT)
        if there.answer is not None:
            return there.answer
        if isinstance(there.record, Moved):
            return _KEPT_OUT
        if there.record is not None and not _gives_way(there.record, record):
            deed = _deed(press, answer=_KEPT_OUT, deadline=deadline(there.record))
            await sealed.save(there, there.record, (), deed, game=there.record.game)
        else:
            await _retell(sealed, old, new, record)
            ours, events = sleep.awake(_at(record, to), there.now)
            deed = _deed(press, answer=_CAME, deadline=deadline(ours), show=_is_on(ours))
            await sealed.save(there, ours, events, deed, game=ours.game, before=log)
        # Whether this call did it or another one, the next look finds the answer.
    raise Unavailable("too many want to change the table that another one moves to")


_FINGERPRINT = "moved"


async def _retell(sealed: Sealed, old: TableId, new: TableId, record: TableRecord) -> None:
    """What people were told of their hands still holds: a typed place means the same card."""
    if not isinstance(record.state, Playing):
        return
    for player in record.players:
        told = await sealed.store.told(old, player)
        if told is not None:
            await sealed.store.tell(new, player, told)


def _at(record: TableRecord, to: int) -> TableRecord:
    """The record at its new place, where none of the old messages can be reached."""
    return record.model_copy(update={"chat": to, "thread": None, "reminder": None})


def _gives_way(there: TableRecord, ours: TableRecord) -> bool:
    """A game that is on is not put away for another one, nor anything for a game that is over."""
    return _is_on(ours) and not _is_on(there)


def _is_on(record: TableRecord) -> bool:
    return not record.is_over


def _closing(record: TableRecord, now: datetime) -> tuple[Event, ...]:
    """How a game ends that has no place to go on."""
    came = engine.apply(record.state, commands.Stop(by=None), now)
    return () if isinstance(came, Refusal) else came.events


def _deed(
    press: str, *, answer: str = "", deadline: datetime | None = None, show: bool = False
) -> Deed:
    return Deed(
        press=press,
        fingerprint=_FINGERPRINT,
        answer=answer,
        remember=LIFE,
        deadline=deadline,
        show=show,
    )
