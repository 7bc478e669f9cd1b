"""What ends: a group that becomes a supergroup or is deleted, an account that is given up."""

from dataclasses import replace
from typing import Literal

from deploy.playground import groups, wire
from deploy.playground.model import OUTSIDE, Chat, Member, User
from deploy.playground.service import Service
from deploy.playground.sight import Impossible

Signs = Literal["both", "old", "new", "none"]
"""Which of the two service messages of a move the bot gets."""
Order = Literal["old_first", "new_first"]


def migrate(
    service: Service, group: int, signs: Signs = "both", order: Order = "old_first"
) -> Chat:
    """The group becomes a supergroup: another chat, with another id."""
    old = service.world.chats[group]
    if old.type != "group" or old.over:
        raise Impossible("only a group can become a supergroup, and only once")
    number = groups.SUPERGROUP - service.world.next("group")
    by = groups.leader(service, old)
    service.world.chats[number] = replace(
        old, id=number, type="supergroup", pinned=(), moved_from=group
    )
    if signs != "none":
        _arrived(service, number, by)
    told = [(group, {"migrate_to_chat_id": number}), (number, {"migrate_from_chat_id": group})]
    wanted = {"both": told, "old": told[:1], "new": told[1:], "none": []}[signs]
    for chat, news in wanted if order == "old_first" else reversed(wanted):
        groups.happened(service, chat, by, news)
    service.world.chats[group] = replace(service.world.chats[group], moved_to=number)
    service.tell("people")
    return service.world.chats[number]


def _arrived(service: Service, chat: int, by: User) -> None:
    """The bot, if it was in the group, is told that it came into the supergroup."""
    role = service.world.chats[chat].member(service.bot.id)
    if role.inside:
        _told(service, chat, by, OUTSIDE, role)


def delete(service: Service, chat: int) -> None:
    """The group is deleted, with all that was in it."""
    place = service.world.chats[chat]
    if place.private or place.over:
        raise Impossible("only a group that is there can be deleted")
    role = place.member(service.bot.id)
    if role.inside:
        _told(service, chat, groups.leader(service, place), role, OUTSIDE)
    service.world.chats[chat] = replace(service.world.chats[chat], deleted=True)
    for message in list(service.world.of(chat)):
        service.world.forget(message)
    service.tell("people")


def _told(service: Service, chat: int, by: User, before: Member, after: Member) -> None:
    body = wire.member_change(
        service.world, chat, by, service.bot, before=before, after=after, at=service.clock.now()
    )
    service.updates.add("my_chat_member", body, key=f"chat {chat}")


def give_up(service: Service, user: User) -> None:
    """Somebody deletes the account: no name is left, and nobody is told."""
    gone = User(id=user.id, first_name="", deleted=True)
    service.world.users[user.id] = gone
    service.tell("people")
