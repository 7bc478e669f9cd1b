"""Messages that one person in a group sees."""

from dataclasses import replace
from typing import Any

from deploy.playground.errors import NOT_MODIFIED, QUERY_TOO_OLD, bad_request
from deploy.playground.methods import content, places
from deploy.playground.model import Chat, Json, Message, Query
from deploy.playground.service import Service

LONGEST = 1024
"""Characters that a changed ephemeral message may have."""


def send(service: Service, params: Json, chat: Chat, fields: dict[str, Any]) -> Json:
    """sendMessage with `ephemeral_message_parameters`."""
    wanted = params["ephemeral_message_parameters"]
    receiver = int(wanted["receiver_user_id"])
    if chat.private:
        raise bad_request("ephemeral messages can be sent only in groups and supergroups")
    person = service.world.users.get(receiver)
    if person is None or person.deleted or not chat.member(receiver).inside:
        raise bad_request("USER_NOT_PARTICIPANT")
    replaced, answered, beside = _right(service, params, chat, receiver)
    in_topic = beside is not None and beside.thread and chat.topic(beside.thread)
    fields["thread"] = places.thread(service, params, chat, beside if in_topic else None)
    service.limiter.take(chat, service.clock.now())
    message = service.write(
        sender=service.bot.id,
        hidden=True,
        receiver=receiver,
        replaces=replaced,
        reply_to=answered,
        **fields,
    )
    return service.as_seen(message)


def _right(
    service: Service, params: Json, chat: Chat, receiver: int
) -> tuple[int | None, int | None, Message | None]:
    """Refuse, or tell which message is replaced, which is answered, and beside which it stands."""
    wanted = params["ephemeral_message_parameters"]
    replacing = wanted.get("replace_callback_query_message", False)
    question = params.get("reply_parameters", {}).get("ephemeral_message_id")
    if "callback_query_id" in wanted:
        query = _recent(service, chat, wanted["callback_query_id"], receiver)
        pressed = service.world.messages.get(query.message or 0)
        return (_replaced(service, query) if replacing else None), None, pressed
    if replacing:
        raise bad_request("replace_callback_query_message needs a callback_query_id")
    if question is not None:
        asked = _asked(service, chat, receiver, int(question))
        return None, asked.seq, asked
    if not chat.member(service.bot.id).leads:
        raise bad_request("not enough rights to send ephemeral messages to the user")
    return None, None, None


def _recent(service: Service, chat: Chat, number: str, receiver: int) -> Query:
    """The receiver's own press, not too long ago."""
    query = service.world.queries.get(number)
    if query is None or query.chat != chat.id:
        raise bad_request(QUERY_TOO_OLD)
    if query.user != receiver:
        raise bad_request("the receiver is not the user who sent the callback query")
    if service.clock.now() - query.at > service.options.ephemeral_window:
        raise bad_request(QUERY_TOO_OLD)
    return query


def _replaced(service: Service, query: Query) -> int:
    pressed = service.world.messages.get(query.message or 0)
    if pressed is None or pressed.ephemeral is not None:
        raise bad_request("only a message that is not ephemeral can be replaced")
    return pressed.id


def _asked(service: Service, chat: Chat, receiver: int, number: int) -> Message:
    """The receiver's own ephemeral command, not too long ago; an administrator may answer later."""
    asked = service.world.ephemeral(chat.id, receiver, number)
    if asked is None or asked.sender != receiver:
        raise bad_request("message to be replied not found")
    late = service.clock.now() - asked.date > service.options.ephemeral_window
    if late and not chat.member(service.bot.id).leads:
        raise bad_request("message to be replied is too old")
    return asked


def edit_text(service: Service, params: Json) -> bool:
    """editEphemeralMessageText."""
    text, entities = content.text(service, params, most=LONGEST)
    chat, old = _own(service, params)
    if old.media:
        raise bad_request("there is no text in the message to edit")
    keyboard = content.keyboard(params, chat)
    _change(service, chat, old, replace(old, text=text, entities=entities, keyboard=keyboard))
    return True


def edit_caption(service: Service, params: Json) -> bool:
    """editEphemeralMessageCaption."""
    text, entities = content.caption(service, params)
    chat, old = _own(service, params)
    if not old.media:
        raise bad_request("there is no caption in the message to edit")
    keyboard = content.keyboard(params, chat)
    _change(service, chat, old, replace(old, text=text, entities=entities, keyboard=keyboard))
    return True


def edit_keyboard(service: Service, params: Json) -> bool:
    """editEphemeralMessageReplyMarkup."""
    chat, old = _own(service, params)
    _change(service, chat, old, replace(old, keyboard=content.keyboard(params, chat)))
    return True


def _change(service: Service, chat: Chat, old: Message, message: Message) -> None:
    service.limiter.take(chat, service.clock.now())
    if message == old:
        raise bad_request(NOT_MODIFIED)
    edited = service.second() if message.text != old.text else old.edited
    service.put(replace(message, edited=edited))


def delete(service: Service, params: Json) -> bool:
    """deleteEphemeralMessage."""
    chat, message = _own(service, params, what="delete")
    service.world.forget(message)
    service.tell("chat", chat=chat.id, user=message.receiver)
    return True


def _own(service: Service, params: Json, *, what: str = "edit") -> tuple[Chat, Message]:
    chat = places.entered(service, params)
    message = service.world.ephemeral(
        chat.id, int(params["receiver_user_id"]), int(params["ephemeral_message_id"])
    )
    if message is None or message.receiver != params["receiver_user_id"]:
        raise bad_request(f"message to {what} not found")
    return chat, message


METHODS = {
    "editEphemeralMessageText": edit_text,
    "editEphemeralMessageCaption": edit_caption,
    "editEphemeralMessageReplyMarkup": edit_keyboard,
    "deleteEphemeralMessage": delete,
}
