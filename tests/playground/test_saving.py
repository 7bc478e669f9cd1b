"""A playground that was closed goes on where it was."""

from pathlib import Path

import httpx
import pytest

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


def test_a_file_of_something_else_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    file.write_text("{}")
    with pytest.raises(Unreadable, match="not a saved playground"):
        Playground(state_file=file)
    assert file.read_text() == "{}"
