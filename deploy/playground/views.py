"""What a person sees: chats, messages, answers, in a form for apps and scripted players."""

from dataclasses import asdict

from deploy.playground import links, menu, sight
from deploy.playground.entities import as_html
from deploy.playground.model import Answer, Chat, Json, Message, User, World
from deploy.playground.parts import Media, Topic


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
    helper = one.member(world.bot.id)
    return {
        "id": one.id,
        "type": one.type,
        "title": world.bot.first_name if one.private else one.title,
        "link": links.to_chat(one),
        "forum": one.forum,
        "topics": [topic(each) for each in one.topics if one.forum],
        "status": _status(one, viewer),
        "may_write": sight.may_write(one, viewer),
        "bot": {"status": helper.status, "rights": list(helper.rights)},
        "deleted": one.deleted,
        "members": members,
        "commands": menu.seen(world, one, viewer),
        "pinned": list(one.pinned),
        "about": _about(world, viewer) if one.private else "",
        "moved_to": one.moved_to,
    }


def topic(one: Topic) -> Json:
    """A topic of a forum."""
    return {"id": one.id, "name": one.name, "closed": one.closed}


def _status(one: Chat, viewer: User) -> str:
    return "member" if one.id == viewer.id else one.member(viewer.id).status


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
    place = world.chats[one.chat]
    return {
        "key": sight.key(one),
        "seq": one.seq,
        "chat": one.chat,
        "topic": sight.topic(place, one),
        "from": user(sender) if sender else None,
        "sender_chat": _mask(place, one),
        "date": one.date,
        "text": one.text,
        "entities": list(one.entities),
        "html": as_html(one.text, one.entities),
        "keyboard": [list(row) for row in one.keyboard or ()],
        "photo": _photo(one.media),
        "document": _document(one.media),
        "edited": one.edited is not None,
        "edit_date": one.edited,
        "only_you": one.receiver is not None,
        "silent": one.silent,
        "reply_to": _quoted(world, answered) if answered else None,
        "service": _service(world, one),
    }


def _mask(place: Chat, one: Message) -> Json | None:
    """The group or the channel as which somebody wrote."""
    if one.channel:
        return {"title": one.channel.title}
    return {"title": place.title} if one.behind else None


def _photo(media: Media | None) -> Json | None:
    if media is None or media.kind != "photo":
        return None
    return {"url": _address(media), "width": media.width, "height": media.height}


def _document(media: Media | None) -> Json | None:
    if media is None or media.kind != "document":
        return None
    return {"url": _address(media), "name": media.name, "size": media.size}


def _address(media: Media) -> str:
    return f"/people/files/{media.file}"


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
            case "forum_topic_created":
                return f"{_names(world, [one.sender])} opened the topic {value['name']}"
            case "forum_topic_edited":
                return f"{_names(world, [one.sender])} renamed the topic to {value['name']}"
            case "forum_topic_closed":
                return f"{_names(world, [one.sender])} closed the topic"
            case "forum_topic_reopened":
                return f"{_names(world, [one.sender])} opened the topic again"
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
