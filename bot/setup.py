"""What is registered with Telegram once, never by workers: webhook, commands, descriptions."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bot.api import Api, Called, Kind
from bot.i18n import LANGUAGES, texts
from bot.routes import COMMANDS
from bot.settings import Settings
from bot.updates import ALLOWED

PRIVATE = frozenset({"hand", "play", "draw", "turn", "total", "score", "last", "rules", "help"})
"""Commands that only their sender sees in a group, where the app can do that."""

IN_PRIVATE_CHATS = ("newgame", "rules", "help", "start")

_CONNECTIONS = 40


@dataclass(frozen=True, slots=True)
class Registration:
    """One call of the setup."""

    method: str
    parameters: dict[str, Any]


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
    code = None if language == "en" else language
    say = texts(language)
    groups = [name for name in COMMANDS if name != "start"]
    for scope, names in (("all_group_chats", groups), ("all_private_chats", IN_PRIVATE_CHATS)):
        listed = [
            {"command": name, "description": say(f"command-{name}")}
            | ({"is_ephemeral": True} if name in PRIVATE and scope == "all_group_chats" else {})
            for name in names
        ]
        yield Registration(
            "setMyCommands",
            {"commands": listed, "scope": {"type": scope}, "language_code": code},
        )
    yield Registration(
        "setMyDescription", {"description": say("bot-description"), "language_code": code}
    )
    yield Registration(
        "setMyShortDescription",
        {"short_description": say("bot-short-description"), "language_code": code},
    )


async def set_up(api: Api, settings: Settings) -> tuple[tuple[Registration, Called], ...]:
    """Register everything; the calls that did not go, with what Telegram said."""
    failed = []
    for registration in registrations(settings):
        called = await api.call(registration.method, **registration.parameters)
        if called.kind is not Kind.SURE:
            failed.append((registration, called))
    return tuple(failed)
