"""A playground that was closed goes on where it was."""

import json
from pathlib import Path

import httpx
import pytest

from deploy.playground.options import UNLIMITED
from deploy.playground.player import Person
from deploy.playground.saving import Unreadable
from deploy.playground.server import TOKEN, Playground
from tests.playground.desk import ANA, GO, HOOK

HAND = {"command": "hand", "description": "Your hand", "is_ephemeral": True}


def client(playground: Playground) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=playground.url, trust_env=False)


async def call(outside: httpx.AsyncClient, method: str, **params: object) -> object:
    body = (await outside.post(f"/bot{TOKEN}/{method}", json=params)).json()
    assert body["ok"], body
    return body["result"]


async def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "playground.json"
    async with Playground(state_file=file) as playground, client(playground) as outside:
        ana = Person(outside, ANA)
        group = await ana.group()
        await call(outside, "setMyCommands", commands=[HAND], scope={"type": "all_group_chats"})
        await call(outside, "getUpdates", offset=-1, allowed_updates=["message", "callback_query"])
        await call(outside, "sendMessage", chat_id=group, text="hi", reply_markup=GO)
        query = await ana.press(await ana.last(group), "Go")
        await call(outside, "answerCallbackQuery", callback_query_id=query, text="toast")
        await ana.say(group, "/hand")
        before = [one.raw for one in await ana.messages(group)]
        pending = await call(outside, "getUpdates")
        await call(outside, "setWebhook", url=HOOK, secret_token="s")
    async with Playground(state_file=file) as playground, client(playground) as outside:
        ana = Person(outside, ANA)
        assert [one.raw for one in await ana.messages(group)] == before
        assert [one.text for one in await ana.answers()] == ["toast"]
        assert playground.service.world.webhook.secret == "s"
        await call(outside, "deleteWebhook")
        assert await call(outside, "getUpdates") == pending
        assert (await ana.say(group, "/hand")).only_me
        await call(outside, "sendMessage", chat_id=group, text="next")
        assert int((await ana.last(group)).key) == int(before[-2]["key"]) + 1


async def test_changes_are_written_while_it_is_open(tmp_path: Path) -> None:
    file = tmp_path / "playground.json"
    async with Playground(state_file=file) as playground, client(playground) as outside:
        ana = Person(outside, ANA)
        await ana.say(await ana.group(), "remember this")
        for _ in range(100):
            if file.exists() and "remember this" in file.read_text():
                break
            await outside.get("/people/news", params={"after": 10**6, "seconds": 0.02})
        assert "remember this" in file.read_text()


async def test_what_was_set_while_it_ran_is_there_after_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "playground.json"
    async with Playground(state_file=file) as playground, client(playground) as outside:
        group = await Person(outside, ANA).group()
        set_ = {"group_per_minute": 7, "privacy_mode": False}
        await outside.patch("/people/settings", json=set_)
        await outside.put(f"/people/chats/{group}/forum", json={"forum": True})
        await outside.post(f"/people/chats/{group}/topics", json={"name": "Cards"})
        body = {"chat_id": str(group)}
        sent = await outside.post(
            f"/bot{TOKEN}/sendDocument", data=body, files={"document": ("a.txt", b"\xff\x00")}
        )
        assert sent.is_success, sent.text
    async with Playground(state_file=file, options=UNLIMITED) as again, client(again) as outside:
        settings = (await outside.get("/people/settings")).json()
        assert (settings["group_per_minute"], settings["privacy_mode"]) == (7, False)
        assert settings["all_per_second"] is None
        ana = Person(outside, ANA)
        assert [one["name"] for one in (await ana.chats())[0]["topics"]] == ["General", "Cards"]
        address = (await ana.last(group)).raw["document"]["url"]
        assert (await outside.get(address)).content == b"\xff\x00"


async def test_a_file_of_an_older_playground_is_read(tmp_path: Path) -> None:
    file = tmp_path / "playground.json"
    old = {
        "bot": {"id": 99, "first_name": "Ninety-Nine", "username": "ninetynine_bot"},
        "users": {"101": {"id": 101, "first_name": "Ana", "shoe_size": 39}},
        "chats": {
            "-5": {
                "id": -5,
                "type": "group",
                "title": "Old",
                "members": {"101": {"status": "creator"}, "99": {"status": "member"}},
                "last_message": 41,
            }
        },
        "counters": {"group": 5, "message": 60},
    }
    file.write_text(json.dumps(old))
    async with Playground(state_file=file) as playground, client(playground) as outside:
        said = await Person(outside, ANA).say(-5, "/hello")
        assert (said.key, said.raw["seq"]) == ("42", 61)


@pytest.mark.parametrize("content", ["{", "[]", '{"chats": 5}', '{"bot": {}}'])
def test_a_damaged_file_is_not_written_over(tmp_path: Path, content: str) -> None:
    file = tmp_path / "playground.json"
    file.write_text(content)
    with pytest.raises(Unreadable, match="not a saved playground"):
        Playground(state_file=file)
    assert file.read_text() == content


def test_a_file_of_something_else_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    file.write_text("{}")
    with pytest.raises(Unreadable, match="not a saved playground"):
        Playground(state_file=file)
    assert file.read_text() == "{}"
