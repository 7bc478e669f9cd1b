"""What is registered with Telegram: commands of each scope, the name, the descriptions."""

import re
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

from bot.api import Api, Line
from bot.i18n import LANGUAGES, texts
from bot.routes import COMMANDS
from bot.settings import Settings
from bot.setup import OF_ADMINISTRATORS, PRIVATE, offered, registrations, set_up
from tests.bot.telegram import FakeTelegram

TOKEN = "99:" + "nobody-has-this-token-" * 2
PAGE = Path(__file__).parents[2] / "docs" / "commands.md"


def settings(tmp_path: Path, **more: Any) -> Settings:
    return Settings(bot_token=SecretStr(TOKEN), data_dir=tmp_path, redis_url=None, **more)


def menus(tmp_path: Path) -> dict[tuple[str, str | None], list[dict[str, Any]]]:
    """The commands that are registered, by scope and language."""
    return {
        (its.parameters["scope"]["type"], its.parameters["language_code"]): its.parameters[
            "commands"
        ]
        for its in registrations(settings(tmp_path))
        if its.method == "setMyCommands"
    }


def test_every_scope_has_its_commands_in_every_language(tmp_path: Path) -> None:
    codes = [None if language == "en" else language for language in LANGUAGES]
    assert set(menus(tmp_path)) == {(scope, code) for scope in offered() for code in codes}


def test_every_command_is_offered_somewhere() -> None:
    assert {name for names in offered().values() for name in names} == set(COMMANDS)


def test_administrators_are_offered_what_the_group_is_and_more() -> None:
    scopes = offered()
    others = set(scopes["all_group_chats"])
    assert set(scopes["all_chat_administrators"]) == others | OF_ADMINISTRATORS
    assert {"stop", "kick", "forgetgroup"} <= set(scopes["all_chat_administrators"])
    assert "forgetgroup" not in others


def test_a_private_chat_is_offered_what_means_something_there() -> None:
    names = set(offered()["all_private_chats"])
    assert {"start", "newgame", "mydata", "back", "stop"} <= names
    assert not names & {"kick", "join", "stats", "top", "forgetgroup"}


def test_private_commands_are_private_in_groups_only(tmp_path: Path) -> None:
    for (scope, _), commands in menus(tmp_path).items():
        private = {one["command"] for one in commands if one.get("is_ephemeral")}
        in_private = scope == "all_private_chats"
        assert private == (set() if in_private else PRIVATE & set(offered()[scope]))


def test_commands_fit_into_telegrams_limits(tmp_path: Path) -> None:
    for commands in menus(tmp_path).values():
        assert len(commands) <= 100
        for one in commands:
            assert re.fullmatch("[a-z0-9_]{1,32}", one["command"])
            assert 1 <= len(one["description"]) <= 256


async def test_the_name_is_set_unless_it_is_so_already(tmp_path: Path) -> None:
    telegram = FakeTelegram()
    api = Api(Line(TOKEN, request=telegram, get_updates_request=telegram))
    assert await set_up(api, settings(tmp_path)) == ()
    names = {one.get("language_code"): one["name"] for one in telegram.sent("setMyName")}
    assert names == {
        None if language == "en" else language: texts(language)("bot-name")
        for language in LANGUAGES
    }
    telegram.calls.clear()
    telegram.results = {
        "getMyName": {"name": "Ninety-Nine"},
        "getMyDescription": {"description": "something else"},
    }
    assert await set_up(api, settings(tmp_path)) == ()
    renamed = {one.get("language_code") for one in telegram.sent("setMyName")}
    assert renamed == {code for code, name in names.items() if name != "Ninety-Nine"}
    assert len(telegram.sent("setMyDescription")) == len(LANGUAGES)


async def test_what_telegram_refuses_is_reported_and_the_rest_is_done(tmp_path: Path) -> None:
    telegram = FakeTelegram()
    telegram.refusals["setMyName"] = (400, "Bad Request: BOT_NAME_TOO_LONG")
    api = Api(Line(TOKEN, request=telegram, get_updates_request=telegram))
    failed = await set_up(api, settings(tmp_path))
    assert {its.method for its, _ in failed} == {"setMyName"}
    assert telegram.sent("setMyDescription")


def test_the_webhook_asks_for_the_updates_that_are_handled(tmp_path: Path) -> None:
    hooked = settings(
        tmp_path, webhook_url="https://bot.example/hook", webhook_secret=SecretStr("s" * 32)
    )
    first = next(registrations(hooked))
    assert first.method == "setWebhook"
    assert {"message", "callback_query", "my_chat_member"} <= set(
        first.parameters["allowed_updates"]
    )


@pytest.mark.parametrize("name", COMMANDS)
def test_the_page_of_commands_has_a_line_for_each(name: str) -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    [line] = [line for line in lines if line.startswith(f"| `/{name}` |")]
    where = line.split("|")[2].strip()
    assert where.endswith(", private") == (name in PRIVATE)


def test_the_page_of_commands_has_no_others() -> None:
    named = re.findall(r"^\| `/([a-z]+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(named) == sorted(COMMANDS)
