"""Tables by their ids: the store with records sealed, opened and checked on the way."""

import base64
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.store import record as records
from bot.store.base import Change, Commit, Done, Store, TableId
from bot.store.record import LogEntry, TableRecord
from bot.store.seal import Keyring
from core.events import Event
from core.state import Playing, RoundOver, State


def table_id(chat: int, thread: int | None) -> TableId:
    """The table of a chat, or of one topic of a forum."""
    return TableId(str(chat) if thread is None else f"{chat}.{thread}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened:
    """A table as it was read, and the stored answer to this press if it was done before."""

    table: TableId
    version: int
    record: TableRecord | None
    answer: str | None
    now: datetime
    """The store's time: the only clock that counts."""


class Tables:
    """What the game path sees of the store."""

    def __init__(self, store: Store, keyring: Keyring) -> None:
        self.store = store
        self._keyring = keyring

    async def load(
        self, table: TableId, *, press: str | None = None, fingerprint: str = ""
    ) -> Opened:
        """The newest record. Raises Unavailable, Unsealable, Unreadable, PressReused."""
        loaded = await self.store.load(table, press=press, fingerprint=fingerprint)
        return Opened(
            table=table,
            version=loaded.version,
            record=self._opened(table, loaded.version, loaded.record),
            answer=self._told(table, press, loaded.answer),
            now=loaded.now,
        )

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
        version = opened.version + 1
        entry = LogEntry(at=opened.now, events=tuple(events))
        came = await self.store.commit(
            Change(
                table=opened.table,
                version=opened.version,
                press=press,
                fingerprint=fingerprint,
                game=record.game,
                record=self._keyring.seal(
                    records.dump(record), about=_about_table(opened.table, version)
                ),
                entry=self._keyring.seal(
                    records.dump(entry), about=_about_log(record.game, version)
                ),
                answer=self._sealed_answer(opened.table, press, answer),
                deadline=deadline(record.state),
                remember=remember,
            )
        )
        if isinstance(came, Done):
            return Done(self._told(opened.table, press, came.answer) or "")
        return came

    async def log(self, table: TableId, game: str) -> tuple[LogEntry, ...]:
        """Everything that happened in a game, in order."""
        return tuple(
            records.entry_from(self._keyring.open(entry, about=_about_log(game, version)))
            for version, entry in await self.store.log(table, game)
        )

    def _sealed_answer(self, table: TableId, press: str, answer: str) -> str:
        """An answer may name a card, so it is sealed like everything that does."""
        sealed = self._keyring.seal(answer.encode(), about=_about_answer(table, press))
        return base64.b64encode(sealed).decode()

    def _told(self, table: TableId, press: str | None, answer: str | None) -> str | None:
        if answer is None or press is None:
            return None
        sealed = base64.b64decode(answer)
        return self._keyring.open(sealed, about=_about_answer(table, press)).decode()

    def _opened(self, table: TableId, version: int, sealed: bytes | None) -> TableRecord | None:
        if sealed is None:
            if version:
                raise records.Unreadable("a version without its record")
            return None
        return records.table_from(self._keyring.open(sealed, about=_about_table(table, version)))


def deadline(state: State) -> datetime | None:
    """When this state wants to be looked at again."""
    return state.due if isinstance(state, Playing | RoundOver) else None


def _about_table(table: TableId, version: int) -> bytes:
    return f"table/{table}/{version}".encode()


def _about_answer(table: TableId, press: str) -> bytes:
    return f"answer/{table}/{press}".encode()


def _about_log(game: str, version: int) -> bytes:
    return f"log/{game}/{version}".encode()
