"""Chats and who is in them."""

from deploy.playground import groups, wire
from deploy.playground.errors import bad_request
from deploy.playground.methods import places
from deploy.playground.model import Json, Member
from deploy.playground.service import Service


def chat(service: Service, params: Json) -> Json:
    """getChat."""
    return wire.full_chat(service.world, places.entered(service, params))


def member(service: Service, params: Json) -> Json:
    """getChatMember."""
    place = places.entered(service, params)
    person = places.person(service, params["user_id"])
    if place.private and person.id == place.id:
        return wire.member(person, Member(status="member"))
    return wire.member(person, place.member(person.id))


def administrators(service: Service, params: Json) -> list[Json]:
    """getChatAdministrators: no other bots, and no private chats."""
    place = places.entered(service, params)
    if place.private:
        raise bad_request("there are no administrators in the private chat")
    return [
        wire.member(places.person(service, user), role)
        for user, role in place.members.items()
        if role.leads and (params.get("return_bots") or user != service.bot.id)
    ]


def count(service: Service, params: Json) -> int:
    """getChatMemberCount."""
    place = places.entered(service, params)
    return 2 if place.private else sum(role.inside for role in place.members.values())


def leave(service: Service, params: Json) -> bool:
    """leaveChat."""
    place = places.entered(service, params)
    if place.private:
        raise bad_request("chat member status can't be changed in private chats")
    groups.change(service, place.id, service.bot, Member(status="left"), by=service.bot)
    return True


METHODS = {
    "getChat": chat,
    "getChatMember": member,
    "getChatAdministrators": administrators,
    "getChatMemberCount": count,
    "leaveChat": leave,
}
