"""Reminds a player once, before the time for a turn is up, and takes the reminder away afterwards.

That a turn was reminded of is committed first, so that of all workers only one sends it.
"""

from datetime import timedelta

from bot.answer import Answer
from bot.api import Api, Kind
from bot.calls import at_once
from bot.limits import Limits
from bot.play import Step, carry_out, fingerprint
from bot.render import reminder
from bot.render.public import everybodys
from bot.render.telegram import message
from bot.store.ids import its_table
from bot.store.record import Reminder, TableRecord
from bot.store.tables import Tables
from core.state import Playing


class Reminders:
    """Sends and removes what `bot.nudge` says is due."""

    def __init__(self, tables: Tables, api: Api, limits: Limits) -> None:
        self._tables = tables
        self._api = api
        self._limits = limits

    async def send(self, record: TableRecord) -> None:
        """Mention whoever's turn it is; at most once, and not where the group has had its calls."""
        state = record.state
        if not isinstance(state, Playing) or record.reminder is None or state.due is None:
            return
        voice = everybodys(record).at(record.players)
        clock = state.options.clock or timedelta()
        called = await at_once(
            self._api,
            self._limits,
            "sendMessage",
            chat_id=record.chat,
            message_thread_id=record.thread,
            **message(reminder.screen(state.turn.player, state.due, clock, voice)),
        )
        if called.kind is Kind.SURE:
            sent = record.reminder.model_copy(update={"message": called.result["message_id"]})
            if not await self._note(record, record.reminder, sent):
                # The turn was over meanwhile, and nobody knows of this message but us.
                await self._delete(record, sent)

    async def clear(self, record: TableRecord) -> None:
        """Take the reminder of a turn that is over away; nothing where there is none."""
        its = record.reminder
        if its is None or its.turn == _turn(record):
            return
        if await self._delete(record, its):
            await self._note(record, its, None)

    async def _delete(self, record: TableRecord, its: Reminder) -> bool:
        """Whether the message is gone for good, or cannot be reached: then it is forgotten."""
        if its.message is None:
            return True
        called = await at_once(
            self._api,
            self._limits,
            "deleteMessage",
            chat_id=record.chat,
            message_id=its.message,
        )
        return called.kind not in (Kind.HELD, Kind.NOT_SENT, Kind.UNKNOWN)

    async def _note(self, record: TableRecord, before: Reminder, after: Reminder | None) -> bool:
        """Write it down, unless another reminder stands there; whether it stands there now."""

        def noting(fresh: TableRecord | None, _now: object) -> Step | Answer:
            if fresh is None or fresh.reminder != before:
                return Answer()
            return Step(fresh.model_copy(update={"reminder": after}), (), Answer())

        outcome = await carry_out(
            self._tables,
            its_table(record),
            noting,
            press=f"reminder.{record.game}.{before.turn}.{after.message if after else 'gone'}",
            fingerprint=fingerprint("reminder"),
            by_itself=True,
        )
        return outcome.saved or outcome.repeated


def _turn(record: TableRecord) -> int | None:
    """The turn that is being waited for."""
    return record.state.turn.number if isinstance(record.state, Playing) else None
