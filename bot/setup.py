"""What is registered with Telegram once, never by workers: webhook, commands, descriptions."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bot.api import Api, Called, Kind
from bot.i18n import ENGLISH, LANGUAGES, texts
from bot.routes import COMMANDS
from bot.settings import Settings
from bot.updates import ALLOWED

PRIVATE = frozenset(
    {
        "hand",
        "play",
        "ahead",
        "draw",
        "turn",
        "total",
        "score",
        "last",
        "rules",
        "help",
        "stats",
        "privacy",
        "mydata",
        "forgetme",
        "settings",
        "mygames",
    }
)
"""Commands that only their sender sees in a group, where the app can do that."""

OF_ADMINISTRATORS = frozenset({"forgetgroup"})
"""Commands that are offered to the administrators of a group alone."""

NOT_IN_GROUPS = frozenset({"start"})
"""Commands that are offered in private chats alone."""

NOT_IN_PRIVATE = frozenset({"join", "kick", "stats", "top", "forgetgroup"})
"""Commands that mean something in groups alone: in a private chat one person plays computers."""

_CONNECTIONS = 40


@dataclass(frozen=True, slots=True)
class Registration:
    """One call of the setup."""

    method: str
    parameters: dict[str, Any]


def offered() -> dict[str, tuple[str, ...]]:
    """The commands of each scope, in the order of the menu.

    Telegram shows those of the narrowest scope alone, so administrators get all of a group's.
    """
    groups = tuple(name for name in COMMANDS if name not in NOT_IN_GROUPS)
    return {
        "all_group_chats": tuple(name for name in groups if name not in OF_ADMINISTRATORS),
        "all_chat_administrators": groups,
        "all_private_chats": tuple(name for name in COMMANDS if name not in NOT_IN_PRIVATE),
    }


def registrations(settings: Settings) -> Iterator[Registration]:
    """Every call, in order. Doing them again changes nothing."""
    if settings.webhook_url is not None:
        secret = settings.secrets[0].decode() if settings.secrets else None
        yield Registration(
            "setWebhook",
            {
                "url": settings.webhook_url,
                "secret_token": secret,
                "allowed_updates": list(ALLOWED),
                "max_connections": _CONNECTIONS,
            },
        )
    for language in LANGUAGES:
        yield from _in(language)


def _in(language: str) -> Iterator[Registration]:
    """English is for everybody whose language we do not have."""
    code = None if language == ENGLISH else language
    say = texts(language)
    for scope, names in offered().items():
        yield Registration(
            "setMyCommands",
            {
                "commands": [_command(name, language, scope) for name in names],
                "scope": {"type": scope},
                "language_code": code,
            },
        )
    for method, field in _ABOUT.items():
        about = say(f"bot-{field}".replace("_", "-"))
        yield Registration(method, {field: about, "language_code": code})


_ABOUT = {
    "setMyName": "name",
    "setMyDescription": "description",
    "setMyShortDescription": "short_description",
}
"""What the bot is called and says of itself, with the parameter that takes it."""


def _command(name: str, language: str, scope: str) -> dict[str, Any]:
    listed: dict[str, Any] = {"command": name, "description": texts(language)(f"command-{name}")}
    if name in PRIVATE and scope != "all_private_chats":
        listed["is_ephemeral"] = True
    return listed


async def set_up(api: Api, settings: Settings) -> tuple[tuple[Registration, Called], ...]:
    """Register everything; the calls that did not go, with what Telegram said."""
    failed = []
    for registration in registrations(settings):
        if await _is_so(api, registration):
            continue
        called = await api.call(registration.method, **registration.parameters)
        if called.kind is not Kind.SURE:
            failed.append((registration, called))
    return tuple(failed)


async def _is_so(api: Api, registration: Registration) -> bool:
    """Whether this is registered already: names may be changed only a few times a day."""
    field = _ABOUT.get(registration.method)
    if field is None:
        return False
    language = registration.parameters["language_code"]
    called = await api.call(registration.method.replace("set", "get", 1), language_code=language)
    if called.kind is not Kind.SURE or not isinstance(called.result, dict):
        return False
    return bool(called.result.get(field) == registration.parameters[field])
