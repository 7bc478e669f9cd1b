"""What every typed command needs: its table, the one path, and a reply that is no flood."""

from datetime import timedelta
from typing import Any

from bot.api import Called
from bot.desk import Desk
from bot.play import MESSAGE_MEMORY, Intend, Outcome, carry_out, fingerprint
from bot.render.screen import Screen
from bot.render.telegram import message as written
from bot.store.base import TableId
from bot.store.record import TableRecord
from bot.store.tables import table_id
from bot.updates import Message

IN_TIME = timedelta(seconds=10)
"""A private command can be answered privately for 15 seconds."""


def table_of(message: Message) -> TableId:
    """The table of the chat, or of the topic, that a command was typed in, unless it means
    another one."""
    return message.elsewhere or table_id(message.chat.id, message.thread)


async def record_of(desk: Desk, message: Message) -> TableRecord | None:
    """The table there as it is, or None. Whoever asks for it is a sign that it can be shown."""
    opened = await desk.tables.load(table_of(message))
    if opened.record is not None and opened.record.asleep is not None:
        await desk.membership.awake(opened.table)
        desk.show()
    return opened.record


async def carry_out_typed(desk: Desk, message: Message, intend: Intend) -> Outcome:
    """Carry out what was typed, once, however often the message is delivered."""
    outcome = await carry_out(
        desk.tables,
        table_of(message),
        intend,
        press=_press(message),
        fingerprint=fingerprint(message.sender, message.text),
        remember=MESSAGE_MEMORY,
    )
    if outcome.saved:
        desk.show()
    return outcome


async def reply(desk: Desk, to: Message, screen: Screen, *, again: int = 2) -> None:
    """Answer a command where it was given, a little later where the group has had its calls.

    A command that only its sender sees is answered so that only its sender sees the answer, and
    at once: the time for that is short.
    """
    wait = await desk.limits.reserve(to.chat.id, private=to.is_private, reply=True)
    if not wait:
        await _send(desk, to, screen)
    elif again and (to.ephemeral_message_id is None or wait < IN_TIME):
        desk.later.do(wait, reply(desk, to, screen, again=again - 1))


async def _send(desk: Desk, to: Message, screen: Screen) -> Called:
    return await desk.api.call(
        "sendMessage",
        chat_id=to.chat.id,
        message_thread_id=to.thread,
        **in_reply_to(to),
        **written(screen),
    )


def in_reply_to(message: Message) -> dict[str, Any]:
    """What makes a message the answer to this one, for those eyes alone that see this one."""
    if message.ephemeral_message_id is not None:
        return {
            "reply_parameters": {"ephemeral_message_id": message.ephemeral_message_id},
            "ephemeral_message_parameters": {"receiver_user_id": message.sender},
        }
    if message.chat.is_group:
        quoted = {"message_id": message.message_id, "allow_sending_without_reply": True}
        return {"reply_parameters": quoted}
    return {}


def _press(message: Message) -> str:
    """An id for the deed. Private messages have no id of their own but one that is used again."""
    if message.elsewhere is not None:
        # Messages of another chat are counted on their own.
        return f"m.{message.chat.id}.{message.message_id}"
    if message.ephemeral_message_id is None:
        return f"m.{message.message_id}"
    return f"e.{message.sender}.{message.ephemeral_message_id}.{message.date}"
