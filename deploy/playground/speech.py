"""What people write, change and delete."""

import zlib
from dataclasses import replace
from typing import Any

from deploy.playground import entities, forums, groups, menu, privacy, sight
from deploy.playground.model import ANONYMOUS, CHANNEL, Chat, Json, Message, User
from deploy.playground.parts import GENERAL, Channel
from deploy.playground.service import Service
from deploy.playground.sight import Impossible

_LONGEST = 4096
_LONGEST_TITLE = 128
_EDITABLE = 48 * 3600
"""Seconds for which people can change what they wrote."""


def say(
    service: Service,
    user: User,
    chat: int,
    text: str,
    *,
    reply_to: str | None = None,
    anonymous: bool = False,
    topic: int | None = None,
    as_channel: str | None = None,
) -> Message:
    """Write into a chat. A private chat opens with /start, and again after a block.

    An administrator may write anonymously, as the group itself; anybody in a group as a channel.
    """
    _check(text)
    if chat == user.id:
        _open(service, user, text)
    place = _place(service, user, chat)
    answered = sight.seen_by(service, user, chat, reply_to) if reply_to else None
    mask = _mask(place, user, anonymous=anonymous, as_channel=as_channel)
    fields: dict[str, Any] = {
        "sender": user.id,
        "thread": _thread(place, user, topic, answered),
        "text": text.strip(),
        "entities": tuple(entities.found(text.strip())),
        "reply_to": answered.seq if answered else None,
    }
    hidden = not mask and _is_hidden(service, place, user, text.strip())
    if hidden:
        fields["receiver"] = service.bot.id
    message = service.write(chat=chat, hidden=hidden, **fields | mask)
    if privacy.reaches(service, message):
        service.updates.add("message", service.as_seen(message), key=f"chat {chat}")
    return message


def _check(text: str) -> None:
    if not text.strip() or len(text) > _LONGEST:
        raise Impossible("a message has 1 to 4096 characters")


def _open(service: Service, user: User, text: str) -> None:
    chat = service.world.chats.get(user.id)
    if chat is None:
        if not text.startswith("/start"):
            raise Impossible("press Start first: send /start")
        chat = Chat(id=user.id, type="private", members={service.bot.id: groups.MEMBER})
        service.world.chats[user.id] = chat
        service.tell("people")
    elif not chat.member(service.bot.id).inside:
        groups.block(service, user, blocked=False)


def _place(service: Service, user: User, chat: int) -> Chat:
    """The chat, if this person may write there."""
    place = service.world.chats.get(chat)
    if place is not None and place.moved_to is not None:
        raise Impossible(f"this group has become {place.moved_to}")
    if place is None or not sight.sees(place, user):
        raise Impossible("this person is not in this chat")
    if not sight.may_write(place, user):
        raise Impossible("this person may not write here")
    return place


def _mask(place: Chat, user: User, *, anonymous: bool, as_channel: str | None) -> Json:
    """Whom the message seems to be from, if not from the person."""
    if anonymous and (place.private or not place.member(user.id).leads):
        raise Impossible("only administrators of a group can be anonymous")
    if anonymous:
        return {"sender": ANONYMOUS.id, "behind": user.id}
    if as_channel is None:
        return {}
    if place.type != "supergroup":
        raise Impossible("channels write in supergroups only")
    if not 1 <= len(as_channel.strip()) <= _LONGEST_TITLE:
        raise Impossible("the title of a channel has 1 to 128 characters")
    return {"sender": CHANNEL.id, "behind": user.id, "channel": _channel(as_channel.strip())}


def _channel(title: str) -> Channel:
    """The channel with this title: always the same."""
    return Channel(id=groups.SUPERGROUP - 500_000_000 - zlib.crc32(title.encode()), title=title)


def _thread(place: Chat, user: User, topic: int | None, answered: Message | None) -> int | None:
    if topic is not None and (place.forum or topic != GENERAL):
        forums.topic(place, topic)
    thread = forums.thread(place, topic, answered)
    if forums.closed(place, thread, user.id):
        raise Impossible("this topic is closed")
    return thread


def _is_hidden(service: Service, place: Chat, user: User, text: str) -> bool:
    """Whether this is a command that only the bot gets to see."""
    command = None if place.private else _command(service, place, user, text)
    return command is not None and bool(command.get("is_ephemeral"))


def _command(service: Service, chat: Chat, user: User, text: str) -> Json | None:
    """The registered command that the text is, if it is one of the bot's."""
    first = text.split(maxsplit=1)[0]
    name, _, whose = first.removeprefix("/").partition("@")
    if not first.startswith("/") or whose.lower() not in ("", str(service.bot.username).lower()):
        return None
    listed = menu.seen(service.world, chat, user)
    return next((one for one in listed if one["command"] == name.lower()), None)


def edit(service: Service, user: User, message: Message, text: str) -> Message:
    """Change what one wrote; the bot hears of it if it would hear the new text."""
    _check(text)
    _place(service, user, message.chat)
    if user.id not in (message.sender, message.behind) or message.service:
        raise Impossible("only its author can change a message")
    if message.ephemeral is not None:
        raise Impossible("a message to the bot alone cannot be changed")
    if service.clock.now() - message.date > _EDITABLE:
        raise Impossible("this message is too old to be changed")
    if text.strip() == message.text:
        raise Impossible("nothing would change")
    marks = tuple(entities.found(text.strip()))
    changed = replace(message, text=text.strip(), entities=marks, edited=service.second())
    service.put(changed)
    if privacy.reaches(service, changed):
        body = service.as_seen(changed)
        service.updates.add("edited_message", body, key=f"chat {message.chat}")
    return changed


def delete(service: Service, user: User, message: Message) -> None:
    """Delete a message, one's own or as an administrator. The bot hears nothing of it."""
    leads = service.world.chats[message.chat].member(user.id).leads
    if user.id not in (message.sender, message.behind) and message.chat != user.id and not leads:
        raise Impossible("only its author and administrators can delete it")
    service.world.forget(message)
    service.tell("chat", chat=message.chat, user=None)
