"""What becomes of the tables of a chat when the bot or a player comes and goes, or the chat moves.

Whatever says so may come late, twice, in another order, or not at all: so each of these may be done
at every sign, and each does nothing where it was done before.
"""

import secrets
from collections.abc import Callable
from datetime import datetime

import structlog

from bot import sleep
from bot.answer import Answer
from bot.api import Api, Called
from bot.calls import at_once
from bot.i18n import texts
from bot.limits import Limits
from bot.memory.keeping import Keeping
from bot.play import Outcome, Step, carry_out, fingerprint, silently
from bot.preferences import Preferences
from bot.render.names import escaped
from bot.render.screen import Screen
from bot.render.telegram import message
from bot.store.base import Damaged, TableId
from bot.store.record import Asleep, TableRecord, Unreadable
from bot.store.seal import Unsealable
from bot.store.tables import Tables, its_table, table_id
from core import commands
from core.state import PlayerId

_log = structlog.get_logger(__name__)

_NOTHING = Answer()

Change = Callable[[TableRecord, datetime], Step | None]
"""What is to be done to a table that is there; None: nothing."""


class Membership:
    """Who is in which chat, as far as tables depend on it. Every method may raise Unavailable."""

    def __init__(
        self,
        tables: Tables,
        api: Api,
        limits: Limits,
        keeping: Keeping,
        preferences: Preferences,
    ) -> None:
        self._tables = tables
        self._api = api
        self._limits = limits
        self._keeping = keeping
        self._preferences = preferences

    async def moved(self, old: int, new: int) -> None:
        """A group has become a supergroup: its table, memory and preferences go along."""
        await self._tables.move(table_id(old, None), new)
        await self._keeping.move(old, new)
        await self._preferences.move(old, new)

    async def silenced(self, record: TableRecord, called: Called) -> bool:
        """Telegram did not take a table as it is here: it sleeps, and others of the chat with it.

        False: it has changed meanwhile. It is to be tried once more, and that will tell.
        """
        why = reason(called.said)
        outcome = await self._rest(its_table(record), why, only=record)
        if outcome.saved and why is not Asleep.CLOSED:
            await self.lost(record.chat, why)
        return outcome.saved or outcome.record is None or _is_at_rest(outcome.record)

    async def lost(self, chat: int, why: Asleep) -> None:
        """The bot may not speak in this chat: its tables sleep."""
        for table in await self._tables.of_chat(chat):
            await self._rest(table, why)

    async def regained(self, chat: int) -> None:
        """The bot may speak in this chat: its tables go on, shown at the end of it."""
        for table in await self._tables.of_chat(chat):
            await self.awake(table, anew=True)

    async def closed(self, table: TableId) -> None:
        """The topic of this table was closed."""
        await self._rest(table, Asleep.CLOSED)

    async def awake(self, table: TableId, *, anew: bool = False) -> None:
        """Somebody is there again: the table goes on; `anew`: on a new message."""

        def wake(record: TableRecord, now: datetime) -> Step | None:
            return None if record.asleep is None else Step(*sleep.awake(record, now), _NOTHING)

        outcome = await self._change(table, wake)
        if outcome.saved and outcome.record is not None and anew:
            await self._tables.store.move_down(its_table(outcome.record))

    async def departed(self, chat: int, player: PlayerId, *, by_self: bool) -> None:
        """Somebody is not in this chat any more: no seat is kept for who cannot come back."""
        for table in await self._tables.of_chat(chat):
            await self._change(
                table, lambda record, now: _gone(record, player, now, by_self=by_self)
            )

    async def blocked(self, person: int) -> None:
        """Somebody has closed the private chat: nothing is sent there, and its table sleeps."""
        await self._preferences.blocked(person)
        await self.lost(person, Asleep.GONE)

    async def deleted(self, person: int) -> None:
        """Somebody's account is no more: found out when something is sent there.

        Elsewhere the clock finds out, or a vote.
        """
        for sitting in (await self._preferences.of(person)).tables:
            await self._change(
                sitting.table,
                lambda record, now: _gone(record, PlayerId(person), now, by_self=False),
            )
        await self.blocked(person)

    async def _rest(
        self, table: TableId, why: Asleep, *, only: TableRecord | None = None
    ) -> Outcome:
        def rest(record: TableRecord, _now: datetime) -> Step | None:
            if record.is_over or record.asleep is why or only not in (None, record):
                return None
            return Step(sleep.asleep(record, why), (), _NOTHING)

        outcome = await self._change(table, rest)
        if outcome.saved and outcome.record is not None:
            _log.info("table_sleeps", table=table, why=why)
            await self._tell_host(outcome.record, why)
        return outcome

    async def _change(self, table: TableId, change: Change) -> Outcome:
        """Change a table that is there and can be read; nobody at it has asked for it."""

        def intend(record: TableRecord | None, now: datetime) -> Step | Answer:
            return (record and change(record, now)) or _NOTHING

        try:
            return await carry_out(
                self._tables,
                table,
                intend,
                press=f"house.{secrets.token_urlsafe(9)}",
                fingerprint=fingerprint("house"),
                by_itself=True,
            )
        except (Unsealable, Unreadable, Damaged) as broken:
            _log.error("record_unreadable", table=table, why=str(broken))
            return Outcome(answer=_NOTHING, record=None)

    async def _tell_host(self, record: TableRecord, why: Asleep) -> None:
        """Say where it still can be said that the group cannot be written to; once, or not at all.

        Somebody who never opened the private chat is not told: Telegram refuses, and that is that.
        """
        if why is not Asleep.MUTE or record.is_private:
            return
        its = await self._preferences.of(record.host)
        say = texts(its.language or record.language, its.wording)
        group = record.title
        said = say("mute-in", group=escaped(group)) if group else say("mute")
        await self._send(record.host, Screen(said))

    async def _send(self, chat: int, screen: Screen) -> None:
        await at_once(self._api, self._limits, "sendMessage", chat_id=chat, **message(screen))


def _is_at_rest(record: TableRecord) -> bool:
    return record.is_over or record.asleep is not None


def reason(said: str) -> Asleep:
    """What Telegram's words mean for a table.

    >>> reason("Bad Request: not enough rights to send text messages to the chat").value
    'mute'
    >>> reason("Forbidden: bot was kicked from the group chat").value
    'gone'
    """
    lower = said.lower()
    if "topic" in lower or "thread" in lower:
        return Asleep.CLOSED
    mute = ("rights", "chat_write_forbidden", "chat_restricted")
    return Asleep.MUTE if any(words in lower for words in mute) else Asleep.GONE


def _gone(record: TableRecord, player: PlayerId, now: datetime, *, by_self: bool) -> Step | None:
    """Who went may come back and play on; who was sent away may not."""
    seated = player in record.players
    command: commands.Command = commands.Leave(player=player)
    if seated and not by_self:
        command = commands.Kick(player=player, by=None)
    came = silently(record, command, now)
    return came if isinstance(came, Step) else None
