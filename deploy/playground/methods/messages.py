"""Messages that everybody in a chat sees: sending, changing, deleting, pinning."""

from dataclasses import replace

from deploy.playground.errors import NOT_MODIFIED, bad_request
from deploy.playground.methods import content, ephemeral, places
from deploy.playground.model import Chat, Json, Keyboard, Message
from deploy.playground.parts import Media
from deploy.playground.service import Service

_DELETABLE = 48 * 3600
"""Seconds for which a message can be deleted."""
_AT_ONCE = 100


def send(service: Service, params: Json) -> Json:
    """sendMessage, public or ephemeral."""
    text, entities = content.text(service, params)
    return deliver(service, params, places.writable(service, params), text, entities)


def deliver(
    service: Service,
    params: Json,
    chat: Chat,
    text: str,
    entities: tuple[Json, ...],
    *,
    media: Media | None = None,
) -> Json:
    """Put a message of the bot into a chat, as everything that sends does."""
    fields = {
        "chat": chat.id,
        "text": text,
        "entities": entities,
        "media": media,
        "keyboard": content.keyboard(params, chat),
        "silent": params.get("disable_notification", False),
    }
    if "ephemeral_message_parameters" in params:
        return ephemeral.send(service, params, chat, fields)
    answered = _answered(service, params, chat)
    fields["thread"] = places.thread(service, params, chat, answered)
    fields["reply_to"] = answered.seq if answered else None
    service.limiter.take(chat, service.clock.now())
    return service.as_seen(service.write(sender=service.bot.id, **fields))


def _answered(service: Service, params: Json, chat: Chat) -> Message | None:
    """The message that is replied to."""
    wanted = params.get("reply_parameters")
    if wanted is None:
        return None
    if "ephemeral_message_id" in wanted:
        # A public answer to a private question would tell everybody that it was asked.
        raise bad_request("an ephemeral message can be replied only with an ephemeral message")
    found = service.world.found(chat.id, int(wanted.get("message_id", 0)))
    if found is None and not wanted.get("allow_sending_without_reply"):
        raise bad_request("message to be replied not found")
    return found


def edit_text(service: Service, params: Json) -> Json:
    """editMessageText. Without a keyboard in the call, the message has none afterwards."""
    text, entities = content.text(service, params)
    chat, message = own(service, params)
    if message.media:
        raise bad_request("there is no text in the message to edit")
    keyboard = content.keyboard(params, chat)
    return changed(service, chat, message, text=text, entities=entities, keyboard=keyboard)


def edit_keyboard(service: Service, params: Json) -> Json:
    """editMessageReplyMarkup."""
    chat, message = own(service, params)
    return changed(
        service,
        chat,
        message,
        text=message.text,
        entities=message.entities,
        keyboard=content.keyboard(params, chat),
    )


def changed(
    service: Service,
    chat: Chat,
    old: Message,
    *,
    text: str,
    entities: tuple[Json, ...],
    keyboard: Keyboard | None,
) -> Json:
    """Put a changed message in the place of the old one, if anything changed."""
    service.limiter.take(chat, service.clock.now())
    message = replace(old, text=text, entities=entities, keyboard=keyboard)
    if message == old:
        raise bad_request(NOT_MODIFIED)
    edited = service.second() if (text, entities) != (old.text, old.entities) else old.edited
    return service.as_seen(service.put(replace(message, edited=edited)))


def own(service: Service, params: Json) -> tuple[Chat, Message]:
    """The message of the bot that is to be changed, and its chat."""
    if "inline_message_id" in params or not params.get("message_id"):
        raise bad_request("message identifier is not specified")
    if "chat_id" not in params:
        raise bad_request("chat_id is empty")
    chat = places.entered(service, params)
    message = service.world.found(chat.id, int(params["message_id"]))
    if message is None:
        raise bad_request("message to edit not found")
    if message.sender != service.bot.id or message.service:
        raise bad_request("message can't be edited")
    return chat, message


def delete(service: Service, params: Json) -> bool:
    """deleteMessage."""
    chat = places.entered(service, params)
    message = service.world.found(chat.id, int(params["message_id"]))
    if message is None:
        raise bad_request("message to delete not found")
    _forget(service, chat, message)
    return True


def delete_several(service: Service, params: Json) -> bool:
    """deleteMessages; those that are not found are passed over."""
    chat = places.entered(service, params)
    if not 1 <= len(params["message_ids"]) <= _AT_ONCE:
        raise bad_request("there must be from 1 to 100 message identifiers")
    found = [service.world.found(chat.id, int(number)) for number in params["message_ids"]]
    for message in found:
        if message is not None:
            _forget(service, chat, message)
    return True


def _forget(service: Service, chat: Chat, message: Message) -> None:
    own = message.sender == service.bot.id
    may = own or chat.member(service.bot.id).may("can_delete_messages")
    if not may or service.clock.now() - message.date > _DELETABLE:
        raise bad_request("message can't be deleted")
    service.world.forget(message)
    service.tell("chat", chat=chat.id, user=None)


def act(service: Service, params: Json) -> bool:
    """sendChatAction."""
    places.thread(service, params, places.writable(service, params))
    return True


def pin(service: Service, params: Json) -> bool:
    """pinChatMessage; the chat is told by a message."""
    chat = _pinnable(service, params)
    message = service.world.found(chat.id, int(params["message_id"]))
    if message is None:
        raise bad_request("message to pin not found")
    others = tuple(number for number in chat.pinned if number != message.id)
    service.world.chats[chat.id] = replace(chat, pinned=(*others, message.id))
    news = {"pinned_message": message.seq}
    service.write(chat=chat.id, sender=service.bot.id, thread=message.thread, service=news)
    return True


def unpin(service: Service, params: Json) -> bool:
    """unpinChatMessage: the one named, or the newest."""
    chat = _pinnable(service, params)
    wanted = params.get("message_id", chat.pinned[-1] if chat.pinned else 0)
    if wanted not in chat.pinned:
        raise bad_request("message to unpin not found")
    left = tuple(number for number in chat.pinned if number != wanted)
    service.world.chats[chat.id] = replace(chat, pinned=left)
    service.tell("chat", chat=chat.id, user=None)
    return True


def _pinnable(service: Service, params: Json) -> Chat:
    chat = places.entered(service, params)
    if not chat.private and not chat.member(service.bot.id).may("can_pin_messages"):
        raise bad_request("not enough rights to manage pinned messages in the chat")
    return chat


METHODS = {
    "sendMessage": send,
    "editMessageText": edit_text,
    "editMessageReplyMarkup": edit_keyboard,
    "deleteMessage": delete,
    "deleteMessages": delete_several,
    "sendChatAction": act,
    "pinChatMessage": pin,
    "unpinChatMessage": unpin,
}
