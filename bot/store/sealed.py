"""Records, logs and answers sealed on the way into the store, opened and checked on the way out."""

import base64
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Protocol

from bot.store import record as records
from bot.store.base import Change, Commit, Done, Store, TableId
from bot.store.record import LogEntry, Moved, TableRecord
from bot.store.seal import Keyring
from core.events import Event


class Read(Protocol):
    """What a change is worked out from."""

    @property
    def table(self) -> TableId:
        """Where it lies."""

    @property
    def version(self) -> int:
        """0: nothing did."""

    @property
    def now(self) -> datetime:
        """The store's time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """What lies at a table, and the stored answer to this press if it was done before."""

    table: TableId
    version: int
    record: TableRecord | Moved | None
    answer: str | None
    now: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """Whose doing a version is, and what is to be known of it afterwards."""

    press: str
    fingerprint: str
    answer: str
    remember: timedelta
    deadline: datetime | None
    show: bool = True


class Sealed:
    """The store for whoever holds the keys. Raises Unavailable, Unsealable, Unreadable, PressReused
    and Damaged."""

    def __init__(self, store: Store, keyring: Keyring) -> None:
        self.store = store
        self._keyring = keyring

    async def find(
        self, table: TableId, *, press: str | None = None, fingerprint: str = ""
    ) -> Found:
        """What lies at this table itself."""
        loaded = await self.store.load(table, press=press, fingerprint=fingerprint)
        return Found(
            table=table,
            version=loaded.version,
            record=self._opened(table, loaded.version, loaded.record),
            answer=self._told(table, press, loaded.answer),
            now=loaded.now,
        )

    async def save(
        self,
        read: Read,
        record: TableRecord | Moved,
        events: Sequence[Event],
        deed: Deed,
        *,
        game: str,
        before: Sequence[LogEntry] = (),
    ) -> Commit:
        """Save the record as the next version, unless somebody was quicker.

        What was logged `before`, at another table, comes first: a version each.
        """
        entries = (*before, LogEntry(at=read.now, events=tuple(events)))
        versions = range(read.version + 1, read.version + 1 + len(entries))
        *earlier, last = [
            self._keyring.seal(records.dump(entry), about=_about_log(game, version))
            for version, entry in zip(versions, entries, strict=True)
        ]
        came = await self.store.commit(
            Change(
                table=read.table,
                version=read.version,
                press=deed.press,
                fingerprint=deed.fingerprint,
                game=game,
                record=self._keyring.seal(
                    records.dump(record), about=_about_table(read.table, versions[-1])
                ),
                entry=last,
                before=tuple(earlier),
                answer=self._sealed_answer(read.table, deed.press, deed.answer),
                deadline=deed.deadline,
                show=deed.show,
                remember=deed.remember,
            )
        )
        if isinstance(came, Done):
            return Done(self._told(read.table, deed.press, came.answer) or "")
        return came

    async def log(self, table: TableId, game: str) -> tuple[LogEntry, ...]:
        """Everything that happened in a game at this table, in order."""
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

    def _opened(
        self, table: TableId, version: int, sealed: bytes | None
    ) -> TableRecord | Moved | None:
        if sealed is None:
            if version:
                raise records.Unreadable("a version without its record")
            return None
        return records.table_from(self._keyring.open(sealed, about=_about_table(table, version)))


def _about_table(table: TableId, version: int) -> bytes:
    return f"table/{table}/{version}".encode()


def _about_answer(table: TableId, press: str) -> bytes:
    return f"answer/{table}/{press}".encode()


def _about_log(game: str, version: int) -> bytes:
    return f"log/{game}/{version}".encode()
