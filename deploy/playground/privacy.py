"""Which messages of people reach the bot."""

from deploy.playground.model import Chat, Message
from deploy.playground.service import Service


def reaches(service: Service, message: Message) -> bool:
    """Whether the bot gets this message: all of them, or by the rules of privacy mode."""
    chat = service.world.chats[message.chat]
    role = chat.member(service.bot.id)
    if chat.over or not role.inside:
        return False
    if message.receiver == service.bot.id:
        return True
    if chat.private or role.leads or not service.world.privacy_mode:
        return True
    return _answers(service, chat, message) or _commands(service, message)


def _answers(service: Service, chat: Chat, message: Message) -> bool:
    """Whether it answers one of the bot's; in a topic of the bot's making, everything does."""
    answered = service.world.messages.get(message.reply_to or 0)
    topic = chat.topic(message.thread)
    if answered is None and topic is not None:
        answered = service.world.found(chat.id, topic.id)
    return answered is not None and answered.sender == service.bot.id


def _commands(service: Service, message: Message) -> bool:
    """Whether it begins with a command that is, or may be, for the bot."""
    first = message.entities[0] if message.entities else None
    if first is None or first["type"] != "bot_command" or first["offset"] != 0:
        return False
    _, _, whose = message.text[: first["length"]].partition("@")
    return whose.lower() in ("", str(service.bot.username).lower())
