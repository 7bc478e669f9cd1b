"""Shows tables: the newest state of each in one message, however many changes there were.

It remembers which tables are not yet shown, never messages. So ten plays in a second become one
edit, and a crash between a commit and its showing loses nothing.
"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from datetime import timedelta

import structlog

from bot.api import Api, Called, Kind
from bot.limits import Limits
from bot.memory.counting import count_finished
from bot.memory.keeping import Keeping
from bot.metrics import REDIS_ERRORS, SHOWINGS
from bot.play import TooBusy
from bot.private import HandsOut
from bot.reminders import Reminders
from bot.render.screen import Screen
from bot.render.telegram import digest, message
from bot.store.base import (
    Claim,
    Damaged,
    Frozen,
    Gone,
    NotSent,
    Showing,
    Shown,
    Store,
    Unavailable,
    Unknown,
)
from bot.store.record import TableRecord, Unreadable
from bot.store.seal import Unsealable
from bot.store.tables import Tables

_log = structlog.get_logger(__name__)

Render = Callable[[TableRecord], Screen]
"""Makes the screen that a group sees of its table."""

Silenced = Callable[[TableRecord, Called], Awaitable[bool]]
"""Is told that Telegram does not take this table as it is. False: it has changed meanwhile."""

AT_ONCE = 8
"""Showings under way in one worker."""

LOOK_AGAIN = 0.5
"""Seconds between two looks for tables that other workers left to be shown."""

UNSURE = timedelta(seconds=5)
"""Sending is not idempotent: what may have been sent is not sent again before this is over."""

BROKEN = timedelta(minutes=1)
"""After a bug of ours."""

LEASE = 8.0
"""Seconds in which a claim is surely still ours: two less than the store gives."""


class Outbox:
    """The one place where tables are shown. Every worker runs one; each showing is claimed."""

    def __init__(
        self,
        tables: Tables,
        api: Api,
        limits: Limits,
        render: Render,
        *,
        gap: timedelta,
        silenced: Silenced,
        hands: HandsOut | None = None,
        keeping: Keeping | None = None,
        reminders: Reminders | None = None,
    ) -> None:
        self._tables = tables
        self._store: Store = tables.store
        self._api = api
        self._limits = limits
        self._render = render
        self._gap = gap
        self._hands = hands
        self._keeping = keeping
        self._reminders = reminders
        self._silenced = silenced
        self._awake = asyncio.Event()

    def wake(self) -> None:
        """There may be a table to show: look now."""
        self._awake.set()

    async def run(self) -> None:
        """Show tables until cancelled."""
        free = asyncio.Semaphore(AT_ONCE)
        async with asyncio.TaskGroup() as group:
            while True:
                await free.acquire()
                claim = await self._claim()
                if claim is None:
                    free.release()
                    await self._rest()
                    continue
                task = group.create_task(self._guarded(claim))
                task.add_done_callback(lambda _: free.release())

    async def show_one(self) -> bool:
        """Show one table that waits for it; False where none does."""
        claim = await self._store.claim()
        if claim is None:
            return False
        await self._show(claim)
        return True

    async def _claim(self) -> Claim | None:
        self._awake.clear()
        try:
            return await self._store.claim()
        except Unavailable as away:
            REDIS_ERRORS.inc()
            _log.warning("redis_away", why=str(away))
        except Exception:
            # A worker whose outbox has ended looks healthy and shows nothing any more.
            _log.exception("claiming_failed")
        await asyncio.sleep(1)
        return None

    async def _rest(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LOOK_AGAIN):
                await self._awake.wait()

    async def _guarded(self, claim: Claim) -> None:
        try:
            await self._show(claim)
        except Unavailable as away:
            # The claim runs out, and somebody shows the table once more.
            REDIS_ERRORS.inc()
            _log.warning("redis_away", why=str(away))
        except Exception:
            _log.exception("showing_failed", table=claim.table)
            with contextlib.suppress(Unavailable):
                await self._store.settle(claim, NotSent(BROKEN), pause=self._gap)

    async def _show(self, claim: Claim) -> None:
        until = time.monotonic() + LEASE
        try:
            opened = await self._tables.load(claim.table)
        except (Unsealable, Unreadable, Damaged) as broken:
            _log.error("record_unreadable", table=claim.table, why=str(broken))
            await self._settle(claim, NotSent(BROKEN))
            return
        record = opened.record
        if record is None or record.asleep is not None or opened.table != claim.table:
            # A table that has moved is marked at its new place.
            await self._settle(claim, Frozen())
            return
        showing = await self._brought_up_to_date(claim, record, opened.version, until)
        if self._hands is not None and not isinstance(showing, Frozen):
            # Before the claim is given back: if we die, the next showing gives them.
            shown = showing.message if isinstance(showing, Shown) else claim.message
            await self._hands(opened, shown, until=until)
        if self._reminders is not None and time.monotonic() < until:
            # A showing that went well must not be forgotten because something else did not.
            with contextlib.suppress(TooBusy, Unreadable, Unsealable, Damaged):
                await self._reminders.clear(record)
        if self._keeping is not None:
            await count_finished(self._keeping, self._tables, record, opened.now)
        await self._settle(claim, showing)

    async def _brought_up_to_date(
        self, claim: Claim, record: TableRecord, version: int, until: float
    ) -> Showing:
        """Make the table's message show this record; first take the buttons off older ones.

        After `until`, by our own steady clock, somebody else may have the table: no more calls.
        """
        stripped = await self._take_buttons_off(record, claim.stale, until)
        screen = self._render(record)
        shows = _written(record.game, digest(screen))
        known = claim.message if _is_of(claim.digest, record.game) else None
        if known is not None and shows == claim.digest and not claim.again:
            return Shown(version=version, digest=shows, message=known, stripped=stripped)
        wait = await self._limits.reserve(record.chat)
        if wait:
            return NotSent(wait)
        if time.monotonic() > until:
            return NotSent(timedelta())
        called = await self._call(record, screen, known)
        if called.kind is not Kind.SURE:
            return await self._trouble(record, called, known)
        message_id = known if known is not None else called.result["message_id"]
        return Shown(version=version, digest=shows, message=message_id, stripped=stripped)

    async def _call(self, record: TableRecord, screen: Screen, known: int | None) -> Called:
        if known is None:
            return await self._api.call(
                "sendMessage",
                chat_id=record.chat,
                message_thread_id=record.thread,
                **message(screen),
            )
        return await self._api.call(
            "editMessageText", chat_id=record.chat, message_id=known, **message(screen)
        )

    async def _trouble(self, record: TableRecord, called: Called, known: int | None) -> Showing:
        match called.kind:
            case Kind.UNKNOWN:
                return Unknown(self._gap if known is not None else UNSURE)
            case Kind.GONE:
                return Gone()
            case Kind.HELD:
                await self._limits.hold(record.chat, called.retry_after)
                return NotSent(called.retry_after)
            case Kind.NOT_SENT:
                return NotSent(timedelta(seconds=1))
            case Kind.FROZEN:
                _log.warning("chat_frozen", said=called.said)
                at_rest = await self._silenced(record, called)
                return Frozen() if at_rest else NotSent(timedelta(seconds=1))
            case Kind.MOVED:
                # Whoever called has seen to it that the table goes along; see `bot.api.Api`.
                return Frozen()
            case _:
                _log.error("showing_refused", said=called.said)
                return NotSent(BROKEN)

    async def _take_buttons_off(
        self, record: TableRecord, stale: tuple[int, ...], until: float
    ) -> tuple[int, ...]:
        """Leave no live buttons on older messages; which of them surely have none any more."""
        done = []
        for message_id in stale:
            if await self._limits.reserve(record.chat) or time.monotonic() > until:
                break
            called = await self._api.call(
                "editMessageReplyMarkup", chat_id=record.chat, message_id=message_id
            )
            if called.kind is Kind.HELD:
                await self._limits.hold(record.chat, called.retry_after)
                break
            if called.kind in (Kind.SURE, Kind.GONE):
                done.append(message_id)
        return tuple(done)

    async def _settle(self, claim: Claim, showing: Showing) -> None:
        pause = timedelta() if isinstance(showing, Gone | Frozen) else self._gap
        settled = await self._store.settle(claim, showing, pause=pause)
        SHOWINGS.labels(settled).inc()


def _written(game: str, shown: str) -> str:
    return f"{game}:{shown}"


def _is_of(written: str | None, game: str) -> bool:
    """Whether what was shown belongs to this game: another game gets a message of its own."""
    return written is None or written.startswith(f"{game}:")
