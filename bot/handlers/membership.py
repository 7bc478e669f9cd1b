"""The bot or somebody else comes, goes or may do less; a group moves; a topic is closed."""

from datetime import timedelta

from bot.calls import at_once
from bot.desk import Desk
from bot.i18n import texts
from bot.render.screen import Screen
from bot.render.telegram import message as written
from bot.store.record import Asleep
from bot.store.tables import table_id
from bot.typed import table_of
from bot.updates import Chat, Member, MemberChange, Message
from core.state import PlayerId

SETTLING = timedelta(seconds=3)
"""Whoever brings the bot in may have it lay a table at once, and a group that has moved looks new:
the greeting waits until that has happened, and then says nothing."""

GREETED = timedelta(hours=1)
"""A group is not greeted again for so long, however often the bot is sent away and brought in."""


def concerns(message: Message) -> bool:
    """Whether nobody wrote this message: it says what has happened to the chat."""
    news = (
        message.migrate_to_chat_id,
        message.migrate_from_chat_id,
        message.left_chat_member,
        message.forum_topic_closed,
        message.forum_topic_reopened,
    )
    return any(one is not None for one in news)


async def happened(desk: Desk, message: Message) -> None:
    """What such a message says."""
    chat = message.chat.id
    if message.migrate_to_chat_id is not None:
        await _moved(desk, chat, message.migrate_to_chat_id)
    elif message.migrate_from_chat_id is not None:
        await _moved(desk, message.migrate_from_chat_id, chat)
    elif message.left_chat_member is not None and not message.left_chat_member.is_bot:
        gone = PlayerId(message.left_chat_member.id)
        await desk.membership.departed(chat, gone, by_self=gone == message.sender)
    elif message.forum_topic_closed is not None:
        await desk.membership.closed(table_of(message))
    elif message.forum_topic_reopened is not None:
        await desk.membership.awake(table_of(message), anew=True)
    desk.show()


async def we_changed(desk: Desk, change: MemberChange) -> None:
    """The bot was brought in, sent away, muted or let speak; or blocked in a private chat."""
    chat, now = change.chat, change.new_chat_member
    if chat.is_group:
        await desk.preferences.administers(chat.id, is_so=now.status == "administrator")
    if not chat.is_group:
        await _private(desk, chat, now)
    elif not now.is_inside:
        await desk.membership.lost(chat.id, Asleep.GONE)
    elif not now.can_send_messages:
        await desk.membership.lost(chat.id, Asleep.MUTE)
    else:
        await desk.membership.regained(chat.id)
        if not change.old_chat_member.is_inside:
            reads = change.from_.person().reads
            desk.later.do(SETTLING, _greet(desk, chat.id, reads))
    desk.show()


async def somebody_changed(desk: Desk, change: MemberChange) -> None:
    """Somebody left, or was banned: where the bot is an administrator it is told even of those whom
    no message of the chat tells of."""
    gone = change.new_chat_member
    if gone.is_inside or gone.user.is_bot:
        return
    by_self = change.from_.id == gone.user.id
    await desk.membership.departed(change.chat.id, PlayerId(gone.user.id), by_self=by_self)
    desk.show()


async def _moved(desk: Desk, old: int, new: int) -> None:
    await _first_greeting(desk, new)
    await desk.membership.moved(old, new)


async def _private(desk: Desk, chat: Chat, now: Member) -> None:
    if chat.type != "private":
        return
    if now.is_inside:
        await desk.membership.regained(chat.id)
    else:
        await desk.membership.blocked(chat.id)


async def _greet(desk: Desk, chat: int, language: str) -> None:
    """Say what the bot is and how to begin, where no table stands that says it better."""
    record = (await desk.tables.load(table_id(chat, None))).record
    if record is not None or not await _first_greeting(desk, chat):
        return
    hello = Screen(texts(language)("added-to-group"))
    await at_once(desk.api, desk.limits, "sendMessage", chat_id=chat, reply=True, **written(hello))


async def _first_greeting(desk: Desk, chat: int) -> bool:
    return await desk.tables.store.once(f"greeted:{chat}", GREETED)
