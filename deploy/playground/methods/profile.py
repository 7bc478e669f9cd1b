"""What the bot is called and what it offers: name, descriptions, commands, rights it asks for."""

import re

from deploy.playground import menu, wire
from deploy.playground.errors import bad_request
from deploy.playground.methods import places
from deploy.playground.model import Json
from deploy.playground.service import Service

_MOST_COMMANDS = 100
_LONGEST_ABOUT = 256
_LONGEST = {"name": 64, "description": 512, "short_description": 120}
_DEFAULT = {"type": "default"}


def me(service: Service, _params: Json) -> Json:
    """getMe."""
    return wire.me(service.world)


def set_commands(service: Service, params: Json) -> bool:
    """setMyCommands."""
    commands = params["commands"]
    if len(commands) > _MOST_COMMANDS:
        raise bad_request("BOT_COMMANDS_TOO_MUCH")
    for one in commands:
        if not re.fullmatch(r"[a-z0-9_]{1,32}", one["command"]):
            raise bad_request("BOT_COMMAND_INVALID")
        if not 1 <= len(one["description"]) <= _LONGEST_ABOUT:
            raise bad_request("BOT_COMMAND_DESCRIPTION_INVALID")
    _keep(service, _list(service, params), commands)
    return True


def commands(service: Service, params: Json) -> list[Json]:
    """getMyCommands."""
    found: list[Json] = service.world.profile.get(_list(service, params), [])
    return found


def delete_commands(service: Service, params: Json) -> bool:
    """deleteMyCommands."""
    _keep(service, _list(service, params), [])
    return True


def _list(service: Service, params: Json) -> str:
    scope = params.get("scope", _DEFAULT)
    if "chat_id" in scope:
        scope = scope | {"chat_id": places.entered(service, scope).id}
    return menu.place(scope, _language(params))


def _language(params: Json) -> str:
    code: str = params.get("language_code", "")
    if code and not re.fullmatch(r"[a-z]{2}", code):
        raise bad_request("language_code is invalid")
    return code


def _keep(service: Service, name: str, value: object) -> None:
    service.world.profile[name] = value
    service.tell("menu")


def _set(what: str, service: Service, params: Json) -> bool:
    value = params.get(what, "")
    if len(value) > _LONGEST[what]:
        raise bad_request(f"BOT_{what.upper()}_TOO_LONG")
    _keep(service, f"{what} {_language(params)}", value)
    return True


def _get(what: str, service: Service, params: Json) -> Json:
    profile = service.world.profile
    usual = profile.get(f"{what} ") or (service.bot.first_name if what == "name" else "")
    return {what: profile.get(f"{what} {_language(params)}") or usual}


def set_rights(service: Service, params: Json) -> bool:
    """setMyDefaultAdministratorRights."""
    where = "channels" if params.get("for_channels") else "groups"
    _keep(service, f"rights {where}", params.get("rights"))
    return True


def rights(service: Service, params: Json) -> Json:
    """getMyDefaultAdministratorRights."""
    where = "channels" if params.get("for_channels") else "groups"
    none = dict.fromkeys(("is_anonymous", *wire.RIGHTS), False)
    found: Json = service.world.profile.get(f"rights {where}") or none
    return found


def refused(_service: Service, _params: Json) -> bool:
    """logOut and close move a bot between servers; there is one here."""
    raise bad_request("the bot cannot leave the playground, there is no other server here")


METHODS = {
    "getMe": me,
    "logOut": refused,
    "close": refused,
    "setMyCommands": set_commands,
    "getMyCommands": commands,
    "deleteMyCommands": delete_commands,
    "setMyName": lambda service, params: _set("name", service, params),
    "getMyName": lambda service, params: _get("name", service, params),
    "setMyDescription": lambda service, params: _set("description", service, params),
    "getMyDescription": lambda service, params: _get("description", service, params),
    "setMyShortDescription": lambda service, params: _set("short_description", service, params),
    "getMyShortDescription": lambda service, params: _get("short_description", service, params),
    "setMyDefaultAdministratorRights": set_rights,
    "getMyDefaultAdministratorRights": rights,
}
