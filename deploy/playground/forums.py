"""Forums: groups whose messages lie in topics."""

from dataclasses import replace

from deploy.playground import groups
from deploy.playground.model import Chat, Json, Message, User
from deploy.playground.parts import BLUE, GENERAL, Topic
from deploy.playground.service import Service
from deploy.playground.sight import Impossible

_LONGEST = 128


def switch(service: Service, chat: int, *, on: bool) -> None:
    """Make a supergroup a forum, or a plain group again; its topics are kept meanwhile."""
    place = service.world.chats[chat]
    if place.type != "supergroup" or place.over:
        raise Impossible("only a supergroup can be a forum")
    topics = place.topics or (Topic(id=GENERAL, name="General"),)
    service.world.chats[chat] = replace(place, forum=on, topics=topics)
    service.tell("people")


def create(service: Service, chat: int, name: str, *, by: User, color: int = BLUE) -> Topic:
    """A new topic; the message that tells of it is its first."""
    place, name = _forum(service, chat), _name(name)
    number = service.world.coming_id(chat)
    topic = Topic(id=number, name=name, color=color)
    service.world.chats[chat] = replace(place, topics=(*place.topics, topic))
    news = {"forum_topic_created": {"name": name, "icon_color": color}}
    groups.happened(service, chat, by, news, thread=number)
    service.tell("people")
    return topic


def rename(service: Service, chat: int, topic: Topic, name: str, *, by: User) -> None:
    """Call a topic something else."""
    name = _name(name)
    if name != topic.name:
        _change(service, chat, replace(topic, name=name))
        _happened(service, chat, topic, by, {"forum_topic_edited": {"name": name}})


def close(service: Service, chat: int, topic: Topic, *, closed: bool, by: User) -> None:
    """Close a topic, or open it again."""
    if closed != topic.closed:
        _change(service, chat, replace(topic, closed=closed))
        what = "forum_topic_closed" if closed else "forum_topic_reopened"
        _happened(service, chat, topic, by, {what: {}})


def delete(service: Service, chat: int, topic: Topic) -> None:
    """Delete a topic and everything in it. The bot is not told."""
    if topic.id == GENERAL:
        raise Impossible("General cannot be deleted")
    place = _forum(service, chat)
    left = tuple(one for one in place.topics if one.id != topic.id)
    service.world.chats[chat] = replace(place, topics=left)
    for message in [one for one in service.world.of(chat) if one.thread == topic.id]:
        service.world.forget(message)
    service.tell("people")


def topic(chat: Chat, number: int) -> Topic:
    """The topic with this id."""
    found = chat.topic(number)
    if found is None:
        raise Impossible(f"there is no topic {number}")
    return found


def thread(chat: Chat, topic: int | None, answered: Message | None) -> int | None:
    """Where a message belongs: its topic, or that of what it answers, or its chain of replies."""
    if chat.forum and topic not in (None, GENERAL):
        return topic
    if answered is None or chat.type != "supergroup":
        return None
    return answered.thread or answered.id or None


def closed(chat: Chat, thread: int | None, user: int) -> bool:
    """Whether this is a closed topic where this user may not write."""
    where = chat.topic(thread) or chat.topic(None)
    return bool(where and where.closed) and not chat.member(user).may("can_manage_topics")


def _forum(service: Service, chat: int) -> Chat:
    place = service.world.chats[chat]
    if not place.forum or place.over:
        raise Impossible("this group has no topics")
    return place


def _name(name: str) -> str:
    if not 1 <= len(name.strip()) <= _LONGEST:
        raise Impossible("the name of a topic has 1 to 128 characters")
    return name.strip()


def _change(service: Service, chat: int, topic: Topic) -> None:
    place = _forum(service, chat)
    topics = tuple(topic if one.id == topic.id else one for one in place.topics)
    service.world.chats[chat] = replace(place, topics=topics)
    service.tell("people")


def _happened(service: Service, chat: int, topic: Topic, by: User, news: Json) -> None:
    groups.happened(service, chat, by, news, thread=None if topic.id == GENERAL else topic.id)
