"""Who may decide over a table: its host in the lobby, and the administrators of the group."""

from bot.api import Kind
from bot.desk import Desk
from bot.people import ANONYMOUS_ADMIN
from bot.store.record import TableRecord
from bot.updates import Message
from core.state import Lobby


async def may_decide(desk: Desk, message: Message, record: TableRecord) -> bool:
    """Whether the sender may send somebody else away from this table."""
    hosts = isinstance(record.state, Lobby) and message.sender == record.host
    return hosts or await is_administrator(desk, message)


async def is_administrator(desk: Desk, message: Message) -> bool:
    """Whether a group's command comes from one of its administrators, an anonymous one too."""
    if not message.chat.is_group:
        return False
    if message.sender == ANONYMOUS_ADMIN:
        return message.sender_chat is not None and message.sender_chat.id == message.chat.id
    return await administers(desk, message.chat.id, message.sender)


async def administers(desk: Desk, group: int, person: int) -> bool:
    """Whether this person is an administrator of this group, as Telegram says now."""
    called = await desk.api.call("getChatAdministrators", chat_id=group)
    if called.kind is not Kind.SURE:
        return False
    return any(member["user"]["id"] == person for member in called.result)
