"""What a person can see, and how it is named."""

from deploy.playground.model import Chat, Message, User
from deploy.playground.parts import GENERAL
from deploy.playground.service import Service


class Impossible(Exception):  # noqa: N818 - what an app would not let somebody do
    """A person cannot do this."""


def sees(chat: Chat, user: User) -> bool:
    """Whether a person has this chat in the list."""
    return not chat.over and (chat.id == user.id or chat.member(user.id).inside)


def may_write(chat: Chat, user: User) -> bool:
    """Whether a person may write in this chat, closed topics apart."""
    return sees(chat, user) and chat.member(user.id).status != "restricted"


def topic(chat: Chat, message: Message) -> int | None:
    """The topic in which a person finds this message; `None` where there are none."""
    if not chat.forum:
        return None
    return message.thread if message.thread and chat.topic(message.thread) else GENERAL


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
