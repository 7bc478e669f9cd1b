"""The one path of every change: load, decide, commit; somebody was quicker, then again."""

import asyncio
import hashlib
import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from bot import ahead, sleep
from bot import answer as answers
from bot.answer import Answer
from bot.metrics import CONFLICTS
from bot.store.base import Committed, Conflict, Done, TableId
from bot.store.record import TableRecord, game_of
from bot.store.tables import Opened, Tables
from core import engine
from core.commands import Command
from core.events import Event
from core.refusal import Refusal
from core.state import Lobby, Playing, State

PRESS_MEMORY = timedelta(minutes=10)
"""Telegram gives a press up after 150 seconds."""

MESSAGE_MEMORY = timedelta(hours=24)
"""Telegram gives a message up after a day."""

_TRIES = 5
_FIRST_WAIT = 0.01


class TooBusy(Exception):  # noqa: N818 - so many others were quicker that the press must come again
    """Every try met somebody else's change."""


@dataclass(frozen=True, slots=True)
class Step:
    """What to save, what happened, and what to tell whoever asked for it."""

    record: TableRecord
    events: tuple[Event, ...]
    answer: Answer


Intend = Callable[[TableRecord | None, datetime], Step | Answer]
"""Words an intent for the state as it is: a step to save, or an answer that changes nothing.

It is asked again after a conflict: by then a place in a hand may mean another card.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """How it went, for whoever shows it."""

    answer: Answer
    record: TableRecord | None
    """The table as it is from here on; as it was where nothing was saved."""
    saved: bool = False
    """This very call changed the table."""
    repeated: bool = False
    """It was done before: the answer is the stored one."""


async def carry_out(
    tables: Tables,
    table: TableId,
    intend: Intend,
    *,
    press: str,
    fingerprint: str,
    remember: timedelta = PRESS_MEMORY,
    by_itself: bool = False,
) -> Outcome:
    """Carry out one intent on one table, however many others are trying to.

    `by_itself`: nobody asked for it, so it is no sign that anybody is there.

    Raises TooBusy after five conflicts, and what `Tables.load` raises.
    """
    for attempt in range(_TRIES):
        opened = await tables.load(table, press=press, fingerprint=fingerprint)
        if opened.answer is not None:
            return Outcome(answer=answers.read(opened.answer), record=opened.record, repeated=True)
        if opened.record is not None and opened.record.asleep is not None and not by_itself:
            await _wake(tables, opened)
            continue
        step = intend(opened.record, opened.now)
        if isinstance(step, Answer):
            return Outcome(answer=step, record=opened.record)
        if not by_itself:
            there = {"touched": opened.now, "quiet": None}
            step = replace(step, record=step.record.model_copy(update=there))
        came = await tables.commit(
            opened,
            step.record,
            step.events,
            press=press,
            fingerprint=fingerprint,
            answer=answers.written(step.answer),
            remember=remember,
        )
        match came:
            case Committed():
                return Outcome(answer=step.answer, record=step.record, saved=True)
            case Done(answer=stored):
                return Outcome(answer=answers.read(stored), record=opened.record, repeated=True)
            case Conflict():
                CONFLICTS.inc()
                await asyncio.sleep(_FIRST_WAIT * 2**attempt * random.random())  # noqa: S311
    raise TooBusy(table)


async def _wake(tables: Tables, opened: Opened) -> None:
    """Wake a table that sleeps, for whoever wants anything of it: a deed of its own.

    What is wanted may be refused then, and a refusal changes nothing and is not remembered.
    """
    assert opened.record is not None
    woken, events = sleep.awake(opened.record, opened.now)
    there = {"touched": opened.now, "quiet": None}
    await tables.commit(
        opened,
        woken.model_copy(update=there),
        events,
        press=f"wake.{secrets.token_urlsafe(8)}",
        fingerprint="wake",
        answer=answers.written(Answer()),
        remember=PRESS_MEMORY,
    )


def applied(
    record: TableRecord,
    command: Command,
    now: datetime,
    *,
    tell: Callable[[TableRecord, tuple[Event, ...]], Answer],
    refuse: Callable[[Refusal], Answer],
    page: str = "",
) -> Step | Answer:
    """The step that a command makes of a record; `tell` words the answer to what happened.

    `page` stays in the place of the table, where one stands there; else the table comes back.
    """
    came = engine.apply(record.state, command, now)
    if isinstance(came, Refusal):
        return refuse(came)
    shown = record.model_copy(update={"page": page if record.page else ""})
    after = with_state(shown, came.state)
    followed, more = with_what_was_chosen(after, now)
    return Step(followed, (*came.events, *more), tell(after, came.events))


def silently(record: TableRecord, command: Command, now: datetime) -> Step | Answer:
    """The same where nobody asked for it, so that there is nobody to tell."""
    return applied(
        record, command, now, tell=lambda _after, _events: Answer(), refuse=lambda _why: Answer()
    )


def with_what_was_chosen(
    record: TableRecord, now: datetime
) -> tuple[TableRecord, tuple[Event, ...]]:
    """The table after the plays that were chosen in advance and whose turn has come.

    They are part of the change that brought the turn: whoever dies, they are played with it or not
    at all, and never twice.
    """
    happened: tuple[Event, ...] = ()
    while ahead.is_due(record):
        command = ahead.command(record)
        came = engine.apply(record.state, command, now) if command is not None else None
        if command is None or came is None or isinstance(came, Refusal):
            return ahead.dropped(record), happened
        record = with_state(ahead.taken_back(record, command.by), came.state)
        happened = (*happened, *came.events)
    return record, happened


def with_state(record: TableRecord, state: State) -> TableRecord:
    """The record with this state, and a new mark where its buttons mean something else."""
    if _acting(record.state) == _acting(state):
        return record.model_copy(update={"state": state})
    return record.model_copy(update={"state": state, "mark": new_mark()})


def new_mark() -> str:
    """A mark that no button carries yet. Random: a number would repeat after lost data."""
    return secrets.token_urlsafe(6)


def fingerprint(*parts: object) -> str:
    """Tells one press from another that claims the same id."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]


def _acting(state: State) -> object:
    if isinstance(state, Lobby):
        return state.game, state.players
    if not isinstance(state, Playing):
        return game_of(state), state.kind
    seat = state.seat(state.turn.player)
    return state.game, state.turn.number, seat and seat.hand
