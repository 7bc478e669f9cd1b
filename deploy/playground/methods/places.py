"""Finds the chat that a call is about, if the bot may act there."""

from deploy.playground.errors import bad_request, forbidden, moved
from deploy.playground.model import Chat, Json, User
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
    if wanted in service.world.users:
        raise forbidden("bot can't initiate conversation with a user")
    raise bad_request("chat not found")


def entered(service: Service, params: Json) -> Chat:
    """The chat, if the bot is in it."""
    chat = named(service, params)
    if chat.moved_to is not None:
        raise moved(chat.moved_to)
    role = chat.member(service.bot.id)
    if role.inside:
        return chat
    if chat.private:
        raise forbidden("bot was blocked by the user")
    if role.status == "kicked":
        raise forbidden(f"bot was kicked from the {chat.type} chat")
    raise forbidden(f"bot is not a member of the {chat.type} chat")


def writable(service: Service, params: Json) -> Chat:
    """The chat, if the bot may write there."""
    chat = entered(service, params)
    if chat.member(service.bot.id).status == "restricted":
        raise bad_request("not enough rights to send text messages to the chat")
    if params.get("message_thread_id"):
        raise bad_request("message thread not found")
    return chat


def person(service: Service, user: int) -> User:
    """The user with this id."""
    found = service.world.user(int(user))
    if found is None:
        raise bad_request("user not found")
    return found
