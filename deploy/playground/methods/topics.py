"""Topics of forums, as far as the bot has the right to change them."""

from deploy.playground import forums, wire
from deploy.playground.errors import bad_request
from deploy.playground.methods import places
from deploy.playground.model import Json
from deploy.playground.parts import BLUE, GENERAL
from deploy.playground.service import Service

_LONGEST = 128


def create(service: Service, params: Json) -> Json:
    """createForumTopic."""
    chat, _ = places.topic(service, {"chat_id": params["chat_id"]})
    color = int(params.get("icon_color", BLUE))
    topic = forums.create(service, chat.id, _name(params), by=service.bot, color=color)
    return wire.forum_topic(topic)


def edit(service: Service, params: Json) -> bool:
    """editForumTopic and editGeneralForumTopic."""
    chat, topic = places.topic(service, params)
    name = _name(params) if params.get("name") else topic.name
    if name == topic.name:
        raise bad_request("TOPIC_NOT_MODIFIED")
    forums.rename(service, chat.id, topic, name, by=service.bot)
    return True


def close(service: Service, params: Json) -> bool:
    """closeForumTopic and closeGeneralForumTopic."""
    return _close(service, params, closed=True)


def reopen(service: Service, params: Json) -> bool:
    """reopenForumTopic and reopenGeneralForumTopic."""
    return _close(service, params, closed=False)


def _close(service: Service, params: Json, *, closed: bool) -> bool:
    chat, topic = places.topic(service, params)
    if topic.closed == closed:
        raise bad_request("TOPIC_NOT_MODIFIED")
    forums.close(service, chat.id, topic, closed=closed, by=service.bot)
    return True


def delete(service: Service, params: Json) -> bool:
    """deleteForumTopic."""
    chat, topic = places.topic(service, params)
    if topic.id == GENERAL:
        raise bad_request("TOPIC_ID_INVALID")
    forums.delete(service, chat.id, topic)
    return True


def _name(params: Json) -> str:
    name = str(params["name"]).strip()
    if not 1 <= len(name) <= _LONGEST:
        raise bad_request("TOPIC_TITLE_EMPTY" if not name else "topic name is too long")
    return name


METHODS = {
    "createForumTopic": create,
    "editForumTopic": edit,
    "closeForumTopic": close,
    "reopenForumTopic": reopen,
    "deleteForumTopic": delete,
    "editGeneralForumTopic": edit,
    "closeGeneralForumTopic": close,
    "reopenGeneralForumTopic": reopen,
}
