"""What people write and delete, and which of it the bot hears of."""

from typing import Any

from deploy.playground import entities, groups, menu
from deploy.playground.model import ANONYMOUS, Chat, Json, Message, User
from deploy.playground.service import Service
from deploy.playground.sight import Impossible, seen_by, sees

_LONGEST = 4096


def say(
    service: Service,
    user: User,
    chat: int,
    text: str,
    *,
    reply_to: str | None = None,
    anonymous: bool = False,
) -> Message:
    """Write into a chat. A private chat opens with /start, and again after a block.

    An administrator may write anonymously, as the group itself.
    """
    if not text.strip() or len(text) > _LONGEST:
        raise Impossible("a message has 1 to 4096 characters")
    if chat == user.id:
        _open(service, user, text)
    place = _place(service, user, chat)
    if anonymous and (place.private or not place.member(user.id).leads):
        raise Impossible("only administrators of a group can be anonymous")
    answered = seen_by(service, user, chat, reply_to) if reply_to else None
    text = text.strip()
    command = _command(service, place, user, text)
    hidden = (
        not (place.private or anonymous)
        and command is not None
        and bool(command.get("is_ephemeral"))
    )
    fields: dict[str, Any] = {"text": text, "entities": tuple(entities.found(text))}
    fields["reply_to"] = answered.seq if answered else None
    if hidden:
        fields["receiver"] = service.bot.id
    if anonymous:
        fields["behind"] = user.id
    sender = ANONYMOUS if anonymous else user
    message = service.write(chat=chat, sender=sender.id, hidden=hidden, **fields)
    if hidden or reaches(service, message):
        service.updates.add("message", service.as_seen(message), key=f"chat {chat}")
    return message


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
    if place is None or not sees(place, user):
        raise Impossible("this person is not in this chat")
    if place.moved_to is not None:
        raise Impossible(f"this group has become {place.moved_to}")
    if place.member(user.id).status == "restricted":
        raise Impossible("this person may not write here")
    return place


def _command(service: Service, chat: Chat, user: User, text: str) -> Json | None:
    """The registered command that the text is, if it is one of the bot's."""
    first = text.split(maxsplit=1)[0]
    name, _, whose = first.removeprefix("/").partition("@")
    if not first.startswith("/") or whose.lower() not in ("", str(service.bot.username).lower()):
        return None
    listed = menu.seen(service.world, chat, user)
    return next((one for one in listed if one["command"] == name.lower()), None)


def reaches(service: Service, message: Message) -> bool:
    """Whether the bot, whose privacy mode is on, gets this message."""
    chat = service.world.chats[message.chat]
    role = chat.member(service.bot.id)
    if not role.inside:
        return False
    if chat.private or role.leads:
        return True
    answered = service.world.messages.get(message.reply_to or 0)
    if answered is not None and answered.sender == service.bot.id:
        return True
    first = message.entities[0] if message.entities else None
    if first is None or first["type"] != "bot_command" or first["offset"] != 0:
        return False
    _, _, whose = message.text[: first["length"]].partition("@")
    return whose.lower() in ("", str(service.bot.username).lower())


def delete(service: Service, user: User, message: Message) -> None:
    """Delete a message, one's own or as an administrator. The bot hears nothing of it."""
    leads = service.world.chats[message.chat].member(user.id).leads
    if user.id not in (message.sender, message.behind) and message.chat != user.id and not leads:
        raise Impossible("only its author and administrators can delete it")
    del service.world.messages[message.seq]
    service.tell("chat", chat=message.chat, user=None)
