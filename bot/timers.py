"""Deadlines: looks at what is due and commits what follows, exactly once whoever looks."""

import asyncio
import secrets
from collections.abc import Callable
from datetime import datetime, timedelta

import structlog

from bot import nudge, quiet
from bot.answer import Answer
from bot.metrics import LATENESS, REDIS_ERRORS
from bot.play import Step, TooBusy, carry_out, fingerprint, silently
from bot.reminders import Reminders
from bot.store.base import Damaged, Due, TableId, Unavailable
from bot.store.record import TableRecord, Unreadable
from bot.store.seal import Unsealable
from bot.store.tables import Tables, its_table
from core import commands, view
from core.chance import derived
from core.players import ALL, careful
from core.state import Level, Playing, RoundOver, Seat, State

_log = structlog.get_logger(__name__)

LOOK = 0.5
"""Seconds between two looks."""

AT_ONCE = 50
"""Deadlines in one look."""

OUTAGE = timedelta(seconds=60)
"""When no worker has looked for so long, nobody is to blame for being late."""

MENDED = 120
"""Looks after which a table that could not be read is tried again."""

STAND_IN = Level.NORMAL
"""How well a computer plays for somebody who is away."""

_NOTHING = Answer()


class Timers:
    """What acts when nobody does. Every worker runs one; the commit decides who was first."""

    def __init__(
        self, tables: Tables, *, acted: Callable[[], None], reminders: Reminders | None = None
    ) -> None:
        self._tables = tables
        self._acted = acted
        self._reminders = reminders
        self._broken: set[TableId] = set()
        self._looks = 0

    async def run(self) -> None:
        """Look at deadlines until cancelled."""
        while True:
            try:
                await self.look()
            except Unavailable as away:
                REDIS_ERRORS.inc()
                _log.warning("redis_away", why=str(away))
            except Exception:
                # A worker whose timers have ended looks healthy and lets every game stand still.
                _log.exception("timers_failed")
            await asyncio.sleep(LOOK)

    async def look(self) -> int:
        """Look once; how many tables were due."""
        self._looks += 1
        if self._looks % MENDED == 0:
            self._broken.clear()
        pulse = await self._tables.store.beat(OUTAGE)
        waiting = await self._tables.store.due(AT_ONCE + len(self._broken))
        for due in waiting:
            if due.table in self._broken:
                continue
            await self._act(due, late=pulse.back is not None and due.at < pulse.back)
        return len(waiting)

    async def _act(self, due: Due, *, late: bool) -> None:
        try:
            outcome = await carry_out(
                self._tables,
                due.table,
                lambda record, now: overdue(record, now, late=late),
                # The version settles who is first; two deadlines may fall on one moment.
                press=f"due.{secrets.token_urlsafe(8)}",
                fingerprint=fingerprint("due"),
                by_itself=True,
            )
        except TooBusy:
            return
        except (Unsealable, Unreadable, Damaged) as broken:
            # Left as it is, for newer code or another key; it must not stand before the others.
            self._broken.add(due.table)
            _log.error("record_unreadable", table=due.table, why=str(broken))
            return
        except Unavailable:
            raise
        except Exception:
            _log.exception("deadline_failed", table=due.table)
            return
        if outcome.record is None:
            await self._tables.store.tidy(due.table)
        elif outcome.saved and outcome.record.quiet is not None:
            # The table is far up in the chat by then: a change there would go unnoticed.
            await self._tables.store.move_down(its_table(outcome.record))
        if outcome.saved:
            self._acted()
            await self._remind(outcome.record)

    async def _remind(self, record: TableRecord | None) -> None:
        """Send the reminder that was committed just now."""
        if self._reminders is None or record is None or record.reminder is None:
            return
        state, its = record.state, record.reminder
        if isinstance(state, Playing) and its.turn == state.turn.number and its.message is None:
            await self._reminders.send(record)


def overdue(record: TableRecord | None, now: datetime, *, late: bool) -> Step | Answer:
    """What follows from the passed deadline of this table; nothing where it is not passed."""
    if record is None:
        return _NOTHING
    end = quiet.ends(record)
    if end is not None and end <= now:
        return _too_quiet(record, now, late=late)
    command = None if record.asleep else _command(record.state, now, late=late)
    if command is not None:
        return silently(record, command, now)
    at = None if record.asleep else nudge.moment(record)
    if at is None or at > now:
        return _NOTHING
    return Step(nudge.reminding(record), (), _NOTHING)


def _too_quiet(record: TableRecord, now: datetime, *, late: bool) -> Step | Answer:
    """The end of a table that nobody does anything at; after an outage of ours, as long again."""
    if late:
        return Step(record.model_copy(update={"touched": now}), (), _NOTHING)
    closed = record.model_copy(update={"quiet": quiet.length(record), "page": ""})
    return silently(closed, commands.Stop(by=None), now)


def _command(state: State, now: datetime, *, late: bool) -> commands.Command | None:
    match state:
        case Playing(due=datetime() as due) if due <= now:
            LATENESS.observe((now - due).total_seconds())
            seat = state.seat(state.turn.player)
            assert seat is not None
            if seat.automatic:
                return _act(state, seat)
            if late and state.options.clock is not None:
                return commands.Postpone(due=now + state.options.clock)
            return _time_out(state)
        case RoundOver(due=due) if due <= now:
            LATENESS.observe((now - due).total_seconds())
            return commands.NextRound()
        case _:
            return None


def _act(state: Playing, seat: Seat) -> commands.Act:
    """What the computer at this seat does: worked out, so that any worker comes to the same."""
    hand = view.hand(state, seat.player)
    level = seat.computer or STAND_IN
    seed = derived(state.seed, f"computer/{state.turn.number}")
    choice = ALL[level](hand, seed) if hand else None
    return commands.Act(
        turn=state.turn.number,
        card=choice.card if choice else None,
        value=choice.value if choice else None,
    )


def _time_out(state: Playing) -> commands.TimeOut:
    hand = view.hand(state, state.turn.player)
    choice = careful.choose(hand) if hand else None
    return commands.TimeOut(
        turn=state.turn.number,
        card=choice.card if choice else None,
        value=choice.value if choice else None,
    )
