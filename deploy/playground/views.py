"""What a person sees: chats, messages, answers, in a form for apps and scripted players."""

from dataclasses import asdict

from deploy.playground import menu, sight
from deploy.playground.entities import as_html
from deploy.playground.model import Answer, Chat, Json, Message, User, World


def user(one: User) -> Json:
    """A person, by what others see."""
    return asdict(one)


def chat(world: World, one: Chat, viewer: User) -> Json:
    """A chat in somebody's list."""
    members = [
        user(person) | {"status": role.status}
        for number, role in one.members.items()
        if role.inside and (person := world.user(number))
    ]
    return {
        "id": one.id,
        "type": one.type,
        "title": world.bot.first_name if one.private else one.title,
        "members": members,
        "commands": menu.seen(world, one, viewer),
        "pinned": list(one.pinned),
        "about": _about(world, viewer) if one.private else "",
        "moved_to": one.moved_to,
    }


def _about(world: World, viewer: User) -> str:
    """What the bot says about itself to who has not written to it yet."""
    languages = (viewer.language_code or "", "")
    found = (world.profile.get(f"description {one}") for one in languages)
    return next((one for one in found if one), "")


def chats(world: World, viewer: User) -> list[Json]:
    """Everything in somebody's list, the private chat too before it has begun."""
    shown = [chat(world, one, viewer) for one in world.chats.values() if sight.sees(one, viewer)]
    if viewer.id not in world.chats:
        unopened = Chat(id=viewer.id, type="private")
        shown.append(chat(world, unopened, viewer) | {"unopened": True})
    return shown


def messages(world: World, one: Chat, viewer: User) -> list[Json]:
    """What is in a chat for this person, oldest first.

    A private message may stand in the place of a public one.
    """
    seen = [message for message in reversed(list(world.of(one.id))) if _visible(message, viewer)]
    instead = {message.replaces: message for message in seen if message.replaces is not None}
    shown = (
        instead.get(message.id, message) if message.id else message
        for message in seen
        if message.replaces is None
    )
    return [show(world, message) for message in shown]


def _visible(message: Message, viewer: User) -> bool:
    return message.receiver is None or viewer.id in (message.receiver, message.sender)


def show(world: World, one: Message) -> Json:
    """A message with everything that an app draws."""
    sender = world.user(one.sender)
    answered = world.messages.get(one.reply_to or 0)
    return {
        "key": sight.key(one),
        "seq": one.seq,
        "chat": one.chat,
        "from": user(sender) if sender else None,
        "date": one.date,
        "text": one.text,
        "entities": list(one.entities),
        "html": as_html(one.text, one.entities),
        "keyboard": [list(row) for row in one.keyboard or ()],
        "edited": one.edited is not None,
        "only_you": one.receiver is not None,
        "silent": one.silent,
        "reply_to": _quoted(world, answered) if answered else None,
        "service": _service(world, one),
    }


def _quoted(world: World, one: Message) -> Json:
    sender = world.user(one.sender)
    return {"key": sight.key(one), "from": sender.first_name if sender else "", "text": one.text}


def _service(world: World, one: Message) -> str | None:
    """In plain words what happened."""
    for what, value in (one.service or {}).items():
        match what:
            case "new_chat_members":
                return f"{_names(world, value)} joined"
            case "left_chat_member":
                return f"{_names(world, [value])} left"
            case "pinned_message":
                return f"{_names(world, [one.sender])} pinned a message"
            case "group_chat_created":
                return f"{_names(world, [one.sender])} created the group"
            case "migrate_to_chat_id":
                return "This group has become a supergroup"
            case "migrate_from_chat_id":
                return "This supergroup was a group"
            case _:
                return what
    return None


def _names(world: World, numbers: list[int]) -> str:
    return ", ".join(one.first_name for number in numbers if (one := world.user(number)))


def answer(one: Answer) -> Json:
    """An answer to a press."""
    return asdict(one)
