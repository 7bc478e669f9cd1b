"""What the bot gets to see of the model: objects of the Bot API."""

from dataclasses import asdict
from typing import Any

from deploy.playground.model import Chat, Json, Member, Message, Query, User, World
from deploy.playground.parts import Media, Topic

RIGHTS = (
    "can_manage_chat",
    "can_delete_messages",
    "can_manage_video_chats",
    "can_restrict_members",
    "can_promote_members",
    "can_change_info",
    "can_invite_users",
    "can_post_stories",
    "can_edit_stories",
    "can_delete_stories",
    "can_send_welcome_messages",
)
"""Rights that an administrator's description always lists."""

_MORE_RIGHTS = ("can_pin_messages", "can_manage_topics", "can_manage_tags")

_RESTRICTIONS = (
    "can_send_messages",
    "can_send_audios",
    "can_send_documents",
    "can_send_photos",
    "can_send_videos",
    "can_send_video_notes",
    "can_send_voice_notes",
    "can_send_polls",
    "can_send_other_messages",
    "can_add_web_page_previews",
    "can_react_to_messages",
    "can_edit_tag",
    "can_change_info",
    "can_invite_users",
    "can_pin_messages",
    "can_manage_topics",
)


def user(one: User) -> Json:
    """A `User`. Whether the account was deleted can be told only by the name it lacks."""
    known = {name: value for name, value in asdict(one).items() if value is not None}
    del known["deleted"]
    return known


def me(world: World) -> Json:
    """The `User` of getMe."""
    return user(world.bot) | {
        "can_join_groups": True,
        "can_read_all_group_messages": not world.privacy_mode,
        "supports_inline_queries": False,
        "can_connect_to_business": False,
        "has_main_web_app": False,
    }


def chat(world: World, one: Chat) -> Json:
    """A `Chat`."""
    if one.private:
        person = world.users[one.id]
        named = {
            "first_name": person.first_name,
            "last_name": person.last_name,
            "username": person.username,
        }
    else:
        named = {"title": one.title, "username": one.username}
    shown = {"id": one.id, "type": one.type, "is_forum": one.forum or None} | named
    return {name: value for name, value in shown.items() if value is not None}


def full_chat(world: World, one: Chat) -> Json:
    """A `ChatFullInfo`."""
    full = chat(world, one) | {
        "accent_color_id": 0,
        "max_reaction_count": 11,
        "accepted_gift_types": dict.fromkeys(
            (
                "unlimited_gifts",
                "limited_gifts",
                "unique_gifts",
                "premium_subscription",
                "gifts_from_channels",
            ),
            False,
        ),
    }
    pinned = world.found(one.id, one.pinned[-1]) if one.pinned else None
    return full | ({"pinned_message": message(world, pinned)} if pinned else {})


def member(one: User, role: Member) -> Json:
    """A `ChatMember`."""
    shown: Json = {"status": role.status, "user": user(one)}
    match role.status:
        case "creator":
            return shown | {"is_anonymous": False}
        case "administrator":
            rights = {name: name in role.rights for name in (*RIGHTS, *_MORE_RIGHTS)}
            return shown | {"can_be_edited": False, "is_anonymous": False} | rights
        case "restricted":
            may = dict.fromkeys(_RESTRICTIONS, False)
            return shown | {"is_member": True, "until_date": 0} | may
        case "kicked":
            return shown | {"until_date": 0}
        case _:
            return shown


def message(world: World, one: Message, *, nested: bool = False) -> Json:
    """A `Message`; a nested one does not show what it answers."""
    place = world.chats[one.chat]
    sender = world.user(one.sender)
    shown: Json = {"message_id": one.id, "date": one.date, "chat": chat(world, place)}
    shown |= {"from": user(sender)} if sender else {}
    if one.channel:
        shown["sender_chat"] = {"id": one.channel.id, "type": "channel", "title": one.channel.title}
    elif one.behind:
        shown["sender_chat"] = shown["chat"]
    shown |= media(one.media) if one.media else {}
    words, marks = ("caption", "caption_entities") if one.media else ("text", "entities")
    shown |= {words: one.text} if one.text else {}
    shown |= {marks: list(one.entities)} if one.entities else {}
    shown |= {"edit_date": one.edited} if one.edited else {}
    if one.thread:
        shown["message_thread_id"] = one.thread
        shown |= {"is_topic_message": True} if place.topic(one.thread) else {}
    if one.keyboard:
        shown["reply_markup"] = {"inline_keyboard": [list(row) for row in one.keyboard]}
    if one.ephemeral is not None and one.receiver is not None:
        receiver = world.user(one.receiver)
        shown["ephemeral_message_id"] = one.ephemeral
        shown |= {"receiver_user": user(receiver)} if receiver else {}
    answered = _answered(world, place, one)
    if answered is not None and not nested:
        shown["reply_to_message"] = message(world, answered, nested=True)
    return shown | _service(world, one.service or {})


def _answered(world: World, place: Chat, one: Message) -> Message | None:
    """What it answers; in a topic, at least the message with which that began."""
    if one.reply_to:
        return world.messages.get(one.reply_to)
    if one.thread in (None, one.id) or place.topic(one.thread) is None:
        return None
    return world.found(place.id, one.thread or 0)


def media(one: Media) -> Json:
    """What a message carries beside its words."""
    named = {"file_id": one.file, "file_unique_id": f"u{one.file}", "file_size": one.size}
    if one.kind == "photo":
        return {"photo": [named | {"width": one.width, "height": one.height}]}
    return {"document": named | {"file_name": one.name, "mime_type": one.type}}


def forum_topic(one: Topic) -> Json:
    """A `ForumTopic`."""
    return {"message_thread_id": one.id, "name": one.name, "icon_color": one.color}


def _service(world: World, service: Json) -> Json:
    shown = {name: _happened(world, name, value) for name, value in service.items()}
    return {name: value for name, value in shown.items() if value is not None}


def _happened(world: World, name: str, value: Any) -> Any:
    match name:
        case "new_chat_members":
            return [user(one) for number in value if (one := world.user(number))]
        case "left_chat_member":
            gone = world.user(value)
            return user(gone) if gone else None
        case "pinned_message":
            pinned = world.messages.get(value)
            return message(world, pinned, nested=True) if pinned else None
        case _:
            return value


def query(world: World, one: Query, message_id: int | None) -> Json:
    """A `CallbackQuery`; of a message that is no more, it has only the id."""
    place = chat(world, world.chats[one.chat])
    there = world.messages.get(one.message) if one.message is not None else None
    shown = (
        message(world, there)
        if there
        else {"chat": place, "message_id": message_id or 0, "date": 0}
    )
    return {
        "id": one.id,
        "from": user(world.users[one.user]),
        "message": shown,
        "chat_instance": str(one.chat),
        "data": one.data,
    }


def member_change(
    world: World, where: int, by: User, about: User, *, before: Member, after: Member, at: float
) -> Json:
    """A `ChatMemberUpdated`."""
    return {
        "chat": chat(world, world.chats[where]),
        "from": user(by),
        "date": int(at),
        "old_chat_member": member(about, before),
        "new_chat_member": member(about, after),
    }
