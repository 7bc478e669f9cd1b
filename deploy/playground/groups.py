"""People and chats: who there is, who is in what, and what the bot is told of that."""

from deploy.playground import wire
from deploy.playground.model import Chat, Json, Kind, Member, User
from deploy.playground.service import Service
from deploy.playground.sight import Impossible

BOT_RIGHTS = ("can_manage_chat", "can_pin_messages", "can_delete_messages")
"""What an administrator may do unless something else was said."""

MEMBER = Member(status="member")

SUPERGROUP = -1_000_000_000_000
"""Ids of supergroups and channels lie below this."""
_FIRST_USER = 1000


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
    service: Service,
    *,
    kind: Kind,
    title: str,
    by: User,
    with_bot: bool,
    number: int | None = None,
    username: str | None = None,
) -> Chat:
    """A new group, with its creator and perhaps the bot in it."""
    count = service.world.next("group")
    usual = SUPERGROUP - count if kind == "supergroup" else -count
    roles = {by.id: Member(status="creator")}
    if number in service.world.chats:
        raise Impossible("a chat has this id")
    chat = Chat(id=number or usual, type=kind, title=title, username=username, members=roles)
    service.world.chats[chat.id] = chat
    if kind == "group":
        happened(service, chat.id, by, {"group_chat_created": True})
    if with_bot:
        change(service, chat.id, service.bot, MEMBER, by=by)
    service.tell("people")
    return service.world.chats[chat.id]


def change(service: Service, chat: int, about: User, role: Member, *, by: User) -> None:
    """Make somebody something in a chat: bring in, remove, promote, restrict."""
    if service.world.chats[chat].over:
        raise Impossible("this group is no more")
    before = service.world.chats[chat].member(about.id)
    if before.status == "kicked" and role.inside and by.id == about.id:
        raise Impossible("who was banned cannot come back alone")
    if before == role:
        return
    was_in = hears(service, chat)
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
        happened(service, chat, by, news, heard=was_in or hears(service, chat))
    service.tell("people")


def block(service: Service, user: User, *, blocked: bool) -> None:
    """Block the bot in the private chat, or let it in again."""
    if user.id not in service.world.chats:
        raise Impossible("there is no chat with the bot to block")
    role = Member(status="kicked") if blocked else MEMBER
    change(service, user.id, service.bot, role, by=user)


def leader(service: Service, chat: Chat) -> User:
    """Who does what is done to a chat: the first who leads it, else the first person in it."""
    inside = [
        (role.leads, person)
        for number, role in chat.members.items()
        if role.inside and (person := service.world.users.get(number))
    ]
    found = [person for leads, person in inside if leads] or [person for _, person in inside]
    if not found:
        raise Impossible("nobody is in this group")
    return found[0]


def hears(service: Service, chat: int) -> bool:
    """Whether the bot is in the chat. Where a group moved, buttons of before still work."""
    place = service.world.chats[chat]
    return not place.deleted and place.member(service.bot.id).inside


def happened(
    service: Service,
    chat: int,
    by: User,
    news: Json,
    *,
    heard: bool | None = None,
    thread: int | None = None,
) -> None:
    """A message that nobody wrote."""
    message = service.write(chat=chat, sender=by.id, service=news, thread=thread)
    told = hears(service, chat) if heard is None else heard
    if told and by.id != service.bot.id:
        service.updates.add("message", service.as_seen(message), key=f"chat {chat}")
