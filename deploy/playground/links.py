"""Links of t.me that people follow: to the bot, with or without a payload, and to groups."""

import re
from urllib.parse import parse_qs, urlsplit

from deploy.playground import groups, speech
from deploy.playground.model import Chat, Member, User, World
from deploy.playground.service import Service
from deploy.playground.sight import Impossible, sees

_HOSTS = ("t.me", "telegram.me", "telegram.dog")
_PAYLOAD = re.compile(r"[A-Za-z0-9_-]{0,64}")
_INVITATION = re.compile(r"\+g(\d+)")


def to_chat(chat: Chat) -> str | None:
    """The link that leads into a group."""
    if chat.private or chat.over:
        return None
    return f"https://t.me/{chat.username or f'+g{-chat.id}'}"


def follow(service: Service, user: User, url: str, chat: int | None = None) -> int:
    """Do what an app does with a link; the chat that is open then."""
    name, query = _parts(url)
    if name.lower() == str(service.bot.username).lower():
        if "startgroup" in query:
            return _start_in_group(service, user, chat, query)
        return _start(service, user, query.get("start"))
    group = _group(service.world, name)
    if group is None:
        raise Impossible(f"nothing is known behind {url}")
    return _join(service, user, group)


def _parts(url: str) -> tuple[str, dict[str, str]]:
    """The name that a link is about, and what it says beside it."""
    split = urlsplit(url if "://" in url else f"https://{url}")
    query = {name: one[0] for name, one in parse_qs(split.query, keep_blank_values=True).items()}
    if split.scheme == "tg" and split.netloc == "resolve" and "domain" in query:
        return query["domain"], query
    if split.scheme in ("http", "https") and (split.hostname or "") in _HOSTS:
        return split.path.strip("/"), query
    raise Impossible(f"{url} is not a link of Telegram")


def _payload(value: str) -> str:
    if not _PAYLOAD.fullmatch(value):
        raise Impossible("what a link gives to the bot has at most 64 of A-Z, a-z, 0-9, _ and -")
    return value


def _start(service: Service, user: User, payload: str | None) -> int:
    """Open the private chat; with a payload, press Start there."""
    if payload is not None:
        speech.say(service, user, user.id, f"/start {_payload(payload)}".strip())
    return user.id


def _start_in_group(service: Service, user: User, chat: int | None, query: dict[str, str]) -> int:
    """Bring the bot in, perhaps as administrator, and tell it the payload."""
    payload = _payload(query["startgroup"])
    place = service.world.chats.get(chat or 0)
    if place is None or place.private:
        raise Impossible("choose a group for this link")
    if not sees(place, user):
        raise Impossible("this person is not in this chat")
    role = place.member(user.id)
    if ("admin" in query or place.username) and not role.leads:
        raise Impossible("only administrators of this group can do that")
    _bring_in(service, user, place, query.get("admin"))
    speech.say(service, user, place.id, f"/start@{service.bot.username} {payload}".strip())
    return place.id


def _bring_in(service: Service, user: User, place: Chat, admin: str | None) -> None:
    there = place.member(service.bot.id)
    role = there if there.inside else groups.MEMBER
    if admin is not None:
        asked = tuple(f"can_{name}" for name in re.split(r"[ +]", admin) if name)
        rights = dict.fromkeys(("can_manage_chat", *there.rights, *asked))
        role = Member(status="administrator", rights=tuple(rights))
    groups.change(service, place.id, service.bot, role, by=user)


def _group(world: World, name: str) -> Chat | None:
    """The group with this public name, or with this invitation."""
    invitation = _INVITATION.fullmatch(name)
    for chat in world.chats.values():
        named = chat.username and chat.username.lower() == name.lower()
        invited = invitation and chat.id == -int(invitation.group(1))
        if (named or invited) and not chat.private and not chat.over:
            return chat
    return None


def _join(service: Service, user: User, group: Chat) -> int:
    if not group.member(user.id).inside:
        groups.change(service, group.id, user, groups.MEMBER, by=user)
    return group.id
