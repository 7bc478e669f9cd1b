"""Tables by their ids, wherever they went: what the game path sees of the store."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.store import moving
from bot.store.base import Commit, Damaged, Store, TableId
from bot.store.ids import deadline, its_table, table_id
from bot.store.record import LogEntry, Moved, TableRecord
from bot.store.seal import Keyring
from bot.store.sealed import Deed, Found, Sealed
from core.events import Event

__all__ = ["Opened", "Tables", "its_table", "table_id"]

_MOVES = 3
"""A group moves once. More than so many would be a circle."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened:
    """A table as it was read, and the stored answer to this press if it was done before."""

    table: TableId
    """Where it is: another one than was asked for, where the table has moved."""
    version: int
    record: TableRecord | None
    answer: str | None
    now: datetime
    """The store's time: the only clock that counts."""


class Tables:
    """Every table, sealed in the store."""

    def __init__(self, store: Store, keyring: Keyring) -> None:
        self.store = store
        self._sealed = Sealed(store, keyring)

    async def load(
        self, table: TableId, *, press: str | None = None, fingerprint: str = ""
    ) -> Opened:
        """The newest record, there or where the table went.

        Raises Unavailable, Unsealable, Unreadable, PressReused, Damaged.
        """
        answer: str | None = None
        for _ in range(1 + _MOVES):
            found = await self._sealed.find(table, press=press, fingerprint=fingerprint)
            answer = found.answer if answer is None else answer
            if not isinstance(found.record, Moved):
                return _opened(found, found.record, answer)
            await moving.arrive(self._sealed, found)
            table = table_id(found.record.moved_to, None)
        raise Damaged("a table has moved in a circle")

    async def commit(
        self,
        opened: Opened,
        record: TableRecord,
        events: Sequence[Event],
        *,
        press: str,
        fingerprint: str,
        answer: str,
        remember: timedelta,
    ) -> Commit:
        """Save the record as the next version, unless somebody was quicker."""
        if record.thread is not None and _is_new(opened.record, record):
            await self.store.topic(record.chat, record.thread)
        deed = Deed(
            press=press,
            fingerprint=fingerprint,
            answer=answer,
            remember=remember,
            deadline=deadline(record),
        )
        return await self._sealed.save(opened, record, events, deed, game=record.game)

    async def log(self, table: TableId, game: str) -> tuple[LogEntry, ...]:
        """Everything that happened in a game, in order, at a table or where it went."""
        return await self._sealed.log((await self.load(table)).table, game)

    async def move(self, old: TableId, to: int) -> None:
        """Carry a table over to this chat. To be called at every sign of it: once is enough."""
        await moving.set_out(self._sealed, old, to)
        await self.load(old)

    async def of_chat(self, chat: int) -> tuple[TableId, ...]:
        """Every table that there is in a chat, or may be."""
        topics = await self.store.topics(chat)
        return (table_id(chat, None), *(table_id(chat, topic) for topic in topics))


def _opened(found: Found, record: TableRecord | None, answer: str | None) -> Opened:
    return Opened(
        table=found.table, version=found.version, record=record, answer=answer, now=found.now
    )


def _is_new(before: TableRecord | None, record: TableRecord) -> bool:
    """Whether something begins that outlives what was noted of the topic: a game, or a round."""
    return before is None or before.state.kind != record.state.kind
