"""What people do: write, press, come and go; and which of it the bot hears of."""

from dataclasses import replace
from typing import Any

from deploy.playground import entities, menu, wire
from deploy.playground.model import ANONYMOUS, Chat, Json, Kind, Member, Message, Query, User
from deploy.playground.service import Service

_SUPERGROUP = -1_000_000_000_000
_FIRST_USER = 1000
_PRESS_LIFE = 3600.0
_MOST_ANSWERS = 1000
_LONGEST = 4096
BOT_RIGHTS = ("can_manage_chat", "can_pin_messages", "can_delete_messages")
"""What an administrator may do unless something else was said."""

MEMBER = Member(status="member")


class Impossible(Exception):  # noqa: N818 - what an app would not let somebody do
    """A person cannot do this."""


def add_user(service: Service, fields: Json) -> User:
    """A new person."""
    number = fields.get("id") or _FIRST_USER + service.world.next("user")
    user = User(**(fields | {"id": number, "is_bot": False}))
    if service.world.user(user.id) is not None:
        raise Impossible("somebody has this id")
    service.world.users[number] = user
    service.tell("people")
    return user


def found_chat(
    service: Service, *, kind: Kind, title: str, by: User, with_bot: bool, number: int | None = None
) -> Chat:
    """A new group, with its creator and perhaps the bot in it."""
    count = service.world.next("group")
    usual = _SUPERGROUP - count if kind == "supergroup" else -count
    roles = {by.id: Member(status="creator")}
    chat = Chat(id=number or usual, type=kind, title=title, members=roles)
    service.world.chats[chat.id] = chat
    if kind == "group":
        _happened(service, chat.id, by, {"group_chat_created": True})
    if with_bot:
        change(service, chat.id, service.bot, MEMBER, by=by)
    service.tell("people")
    return service.world.chats[chat.id]


def change(service: Service, chat: int, about: User, role: Member, *, by: User) -> None:
    """Make somebody something in a chat: bring in, remove, promote, restrict."""
    before = service.world.chats[chat].member(about.id)
    if before == role:
        return
    was_in = _hears(service, chat)
    service.world.change_member(chat, about.id, role)
    body = wire.member_change(
        service.world, chat, by, about, before=before, after=role, at=service.clock.now()
    )
    if about.id == service.bot.id:
        service.updates.add("my_chat_member", body, key=f"chat {chat}")
    elif service.world.chats[chat].member(service.bot.id).leads:
        service.updates.add("chat_member", body, key=f"user {by.id}")
    if before.inside != role.inside and not service.world.chats[chat].private:
        news = {"new_chat_members": [about.id]} if role.inside else {"left_chat_member": about.id}
        _happened(service, chat, by, news, heard=was_in or _hears(service, chat))
    service.tell("people")


def _hears(service: Service, chat: int) -> bool:
    return service.world.chats[chat].member(service.bot.id).inside


def _happened(
    service: Service, chat: int, by: User, news: Json, *, heard: bool | None = None
) -> None:
    """A message that nobody wrote."""
    message = service.write(chat=chat, sender=by.id, service=news)
    told = _hears(service, chat) if heard is None else heard
    if told and by.id != service.bot.id:
        service.updates.add("message", service.as_seen(message), key=f"chat {chat}")


def migrate(service: Service, group: int) -> Chat:
    """The group becomes a supergroup: another chat, with another id."""
    old = service.world.chats[group]
    number = _SUPERGROUP - service.world.next("group")
    new = replace(old, id=number, type="supergroup", last_message=0, pinned=(), moved_from=group)
    by = service.world.users[next(user for user in old.members if user != service.bot.id)]
    service.world.chats[number] = new
    _happened(service, group, by, {"migrate_to_chat_id": number})
    service.world.chats[group] = replace(service.world.chats[group], moved_to=number)
    _happened(service, number, by, {"migrate_from_chat_id": group})
    service.tell("people")
    return service.world.chats[number]


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
        chat = Chat(id=user.id, type="private", members={service.bot.id: MEMBER})
        service.world.chats[user.id] = chat
        service.tell("people")
    elif not chat.member(service.bot.id).inside:
        block(service, user, blocked=False)


def block(service: Service, user: User, *, blocked: bool) -> None:
    """Block the bot in the private chat, or let it in again."""
    if user.id not in service.world.chats:
        raise Impossible("there is no chat with the bot to block")
    role = Member(status="kicked") if blocked else MEMBER
    change(service, user.id, service.bot, role, by=user)


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


def sees(chat: Chat, user: User) -> bool:
    """Whether a person has this chat in the list."""
    return chat.id == user.id or chat.member(user.id).inside


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


def key(message: Message) -> str:
    """How people's apps name a message: `12`, or `e3` for an ephemeral one."""
    return str(message.id) if message.ephemeral is None else f"e{message.ephemeral}"


def seen_by(service: Service, user: User, chat: int, name: str) -> Message:
    """The message with this name that this person sees."""
    place = service.world.chats.get(chat)
    if place is None or not sees(place, user):
        raise Impossible("this person is not in this chat")
    number = name.removeprefix("e")
    if not number.isdecimal():
        raise Impossible(f"no message is called {name}")
    find = service.world.ephemeral if name.startswith("e") else None
    found = find(chat, user.id, int(number)) if find else service.world.found(chat, int(number))
    if found is None:
        raise Impossible(f"this person sees no message {name}")
    return found


def button(
    message: Message,
    *,
    label: str | None = None,
    data: str | None = None,
    place: tuple[int, int] | None = None,
) -> Json:
    """The button with this label, with this data, or at this row and column."""
    rows = message.keyboard or ()
    if place is not None:
        row, column = place
        if 0 <= row < len(rows) and 0 <= column < len(rows[row]):
            return rows[row][column]
        raise Impossible(f"there is no button at {row}, {column}")
    for one in (one for row in rows for one in row):
        if (label is not None and one["text"] == label) or (
            data is not None and one.get("callback_data") == data
        ):
            return one
    raise Impossible(f"there is no button {label or data!r}")


def press(service: Service, user: User, message: Message, pressed: Json) -> Query:
    """Press a button that this person sees."""
    if "disabled" in pressed:
        raise Impossible(f"the button {pressed['text']!r} is disabled")
    if "callback_data" not in pressed:
        raise Impossible(f"the button {pressed['text']!r} tells the bot nothing")
    return _ask(service, user, message.chat, pressed["callback_data"], message, message.id)


def forge(service: Service, user: User, chat: int, data: str, name: str | None) -> Query:
    """Send any data as if a button had it: what a changed app can do."""
    if chat not in service.world.chats:
        raise Impossible("there is no such chat")
    number = int(name) if name and name.isdecimal() else 0
    if name and name.startswith("e"):
        message = service.world.ephemeral(chat, user.id, int(name[1:]))
    else:
        message = service.world.found(chat, number)
    return _ask(service, user, chat, data, message, number)


def _ask(
    service: Service, user: User, chat: int, data: str, message: Message | None, number: int
) -> Query:
    query = Query(
        id=str(4_000_000_000_000_000 + service.world.next("query")),
        user=user.id,
        chat=chat,
        message=message.seq if message else None,
        data=data,
        at=service.clock.now(),
    )
    _forget_old_presses(service)
    service.world.queries[query.id] = query
    if _hears(service, chat):
        body = wire.query(service.world, query, number)
        service.updates.add("callback_query", body, key=f"user {user.id}")
    service.touched()
    return query


def _forget_old_presses(service: Service) -> None:
    """Those that nothing can be done with any more."""
    since = service.clock.now() - _PRESS_LIFE
    kept = {one.id: one for one in service.world.queries.values() if one.at > since}
    service.world.queries = kept
    del service.world.answers[:-_MOST_ANSWERS]


def delete(service: Service, user: User, message: Message) -> None:
    """Delete a message, one's own or as an administrator. The bot hears nothing of it."""
    leads = service.world.chats[message.chat].member(user.id).leads
    if user.id not in (message.sender, message.behind) and message.chat != user.id and not leads:
        raise Impossible("only its author and administrators can delete it")
    del service.world.messages[message.seq]
    service.tell("chat", chat=message.chat, user=None)
