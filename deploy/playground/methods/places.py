"""Finds the chat that a call is about, if the bot may act there."""

from deploy.playground import forums
from deploy.playground.errors import bad_request, forbidden, moved
from deploy.playground.model import Chat, Json, Message, User
from deploy.playground.parts import GENERAL, Topic
from deploy.playground.service import Service


def named(service: Service, params: Json) -> Chat:
    """The chat with this id or @name, whether or not the bot is in it."""
    wanted = params["chat_id"]
    if isinstance(wanted, str):
        for chat in service.world.chats.values():
            if chat.username and f"@{chat.username}".lower() == wanted.lower():
                return chat
        raise bad_request("chat not found")
    found = service.world.chats.get(int(wanted))
    if found is not None:
        return found
    person = service.world.users.get(int(wanted))
    if person is not None and person.deleted:
        raise forbidden("user is deactivated")
    if person is not None:
        raise forbidden("bot can't initiate conversation with a user")
    raise bad_request("chat not found")


def entered(service: Service, params: Json) -> Chat:
    """The chat, if the bot is in it."""
    chat = named(service, params)
    if chat.moved_to is not None:
        raise moved(chat.moved_to)
    if chat.deleted:
        raise forbidden("the group chat was deleted")
    if chat.private and service.world.users[chat.id].deleted:
        raise forbidden("user is deactivated")
    role = chat.member(service.bot.id)
    if role.inside:
        return chat
    if chat.private:
        raise forbidden("bot was blocked by the user")
    if role.status == "kicked":
        raise forbidden(f"bot was kicked from the {chat.type} chat")
    raise forbidden(f"bot is not a member of the {chat.type} chat")


def writable(service: Service, params: Json, *, what: str = "text messages") -> Chat:
    """The chat, if the bot may write there."""
    chat = entered(service, params)
    if chat.member(service.bot.id).status == "restricted":
        raise bad_request(f"not enough rights to send {what} to the chat")
    return chat


def thread(
    service: Service, params: Json, chat: Chat, answered: Message | None = None
) -> int | None:
    """The thread of what the bot writes: the topic named, or the place of what it answers.

    General cannot be named: its messages are written without a thread.
    """
    wanted = params.get("message_thread_id")
    if wanted is not None and (wanted == GENERAL or chat.topic(int(wanted)) is None):
        raise bad_request("message thread not found")
    found = forums.thread(chat, wanted, answered)
    if forums.closed(chat, found, service.bot.id):
        raise bad_request("TOPIC_CLOSED")
    return found


def topic(service: Service, params: Json) -> tuple[Chat, Topic]:
    """The forum and the topic that a call is about, if the bot may change it."""
    chat = entered(service, params)
    found = chat.topic(int(params.get("message_thread_id", GENERAL)))
    if not chat.forum:
        raise bad_request("the chat is not a forum")
    if not chat.member(service.bot.id).may("can_manage_topics"):
        raise bad_request("not enough rights to manage topics")
    if found is None:
        raise bad_request("TOPIC_ID_INVALID")
    return chat, found


def person(service: Service, user: int) -> User:
    """The user with this id."""
    found = service.world.user(int(user))
    if found is None:
        raise bad_request("user not found")
    return found
