"""What can be set while the playground runs, and where it begins."""

import asyncio
from typing import Any

import pytest

from deploy.playground.clock import settled
from deploy.playground.options import Options
from deploy.playground.server import Playground
from tests.playground.desk import ANA, Desk, opened


async def put(desk: Desk, **wanted: Any) -> Any:
    response = await desk.client.patch("/people/settings", json=wanted)
    assert response.is_success, response.text
    return response.json()


async def test_limits_are_changed_while_it_runs(desk: Desk) -> None:
    before = (await desk.client.get("/people/settings")).json()
    assert (before["group_per_minute"], before["privacy_mode"], before["slow"]) == (None, True, 0)
    after = await put(desk, group_per_minute=2)
    assert after == before | {"group_per_minute": 2}
    answers = [(await desk.answer("sendMessage", chat_id=desk.group, text="x")) for _ in range(3)]
    assert [one["ok"] for one in answers] == [True, True, False]
    await put(desk, group_per_minute=None)
    await desk.send()


async def test_windows_are_changed_while_it_runs(desk: Desk) -> None:
    await put(desk, answer_window=5, callback_life=3, history=1)
    await desk.ana.forge(desk.group, "go")
    query = (await desk.updates())[-1]["callback_query"]
    await desk.clock.turn(6)
    assert await desk.updates() == []
    said = await desk.refused("answerCallbackQuery", callback_query_id=query["id"])
    assert "query is too old" in said
    assert len((await desk.client.get("/people/history")).json()) == 1


async def test_without_privacy_mode_the_bot_hears_everything(desk: Desk) -> None:
    await put(desk, privacy_mode=False)
    assert (await desk.call("getMe"))["can_read_all_group_messages"]
    await desk.ana.say(desk.group, "hello")
    await put(desk, privacy_mode=True)
    await desk.ana.say(desk.group, "hello again")
    assert [one["message"]["text"] for one in await desk.fresh()] == ["hello"]


async def test_every_answer_can_be_slow(desk: Desk) -> None:
    await put(desk, slow=3)
    sending = asyncio.create_task(desk.send("slowly"))
    await settled()
    assert (await desk.ana.last(desk.group)).text == "slowly"
    await desk.clock.turn(2.9)
    assert not sending.done()
    await desk.clock.turn(0.1)
    assert (await sending)["text"] == "slowly"


@pytest.mark.parametrize(
    "wanted",
    [
        {"group_per_minute": 0},
        {"group_per_minute": "20"},
        {"group_per_minute": 1.5},
        {"group_per_minute": True},
        {"chat_per_second": -1},
        {"chat_burst": None},
        {"answer_window": None},
        {"slow": -1},
        {"speed": 1},
        {"privacy_mode": None},
        {"privacy_mode": 1},
        [],
        None,
    ],
)
async def test_senseless_values_are_refused_and_change_nothing(desk: Desk, wanted: Any) -> None:
    before = (await desk.client.get("/people/settings")).json()
    answer = await desk.client.patch("/people/settings", json=wanted)
    assert answer.status_code == 400
    assert answer.json()["error"]
    assert (await desk.client.get("/people/settings")).json() == before


async def test_starting_anew_goes_back_to_the_first_settings() -> None:
    async with opened(Options(group_per_minute=9)) as desk:
        await put(desk, group_per_minute=1, privacy_mode=False)
        await desk.client.post("/people/reset")
        settings = (await desk.client.get("/people/settings")).json()
        assert (settings["group_per_minute"], settings["privacy_mode"]) == (9, True)


async def test_starting_anew_counts_on(desk: Desk) -> None:
    async def newcomer() -> int:
        made = await desk.client.post("/people/", json={"first_name": "Di"})
        return int(made.json()["id"])

    async def numbers() -> list[int]:
        await desk.ana.say(ANA, "/start")
        query = await desk.ana.forge(desk.group, "go")
        sent = await desk.send()
        update = (await desk.fresh())[-1]["update_id"]
        private = int((await desk.ana.last(ANA)).key)
        return [await newcomer(), int(query), sent["message_id"], update, private]

    before = await numbers()
    await desk.client.post("/people/reset")
    after = await numbers()
    assert all(new > old for new, old in zip(after, before, strict=True))
    assert [one["id"] for one in await desk.ana.chats()] == [desk.group, ANA]


async def test_starting_anew_leaves_a_poll_waiting_and_a_webhook_set(desk: Desk) -> None:
    poll = asyncio.create_task(desk.updates(timeout=25))
    await settled()
    await desk.client.post("/people/reset")
    assert "my_chat_member" in (await poll)[0]
    await desk.call("setWebhook", url="http://bot.test/hook", secret_token="s")
    await desk.client.post("/people/reset")
    assert (await desk.call("getWebhookInfo"))["url"] == "http://bot.test/hook"


@pytest.mark.parametrize("language", ["en", "es", "pt", "ar", "vi"])
def test_the_people_are_of_the_language(language: str) -> None:
    world = Playground(port=None, people=8, language=language).service.world
    people = list(world.users.values())
    assert {one.language_code for one in people} == {language}
    assert len({one.first_name for one in people}) == len({one.username for one in people}) == 8
    assert all(str(one.username).isascii() for one in people)
    assert (people[0].first_name >= "ء") == (language == "ar")


def test_of_many_people_no_two_have_one_name() -> None:
    people = Playground(port=None, people=20).service.world.users.values()
    assert len({one.first_name for one in people}) == len({one.username for one in people}) == 20


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("0.0.0.0", "http://127.0.0.1:5"),
        ("::", "http://[::1]:5"),
        ("192.0.2.7", "http://192.0.2.7:5"),
    ],
)
def test_who_listens_everywhere_is_called_here(host: str, url: str) -> None:
    assert Playground(host=host, port=5).url == url


async def test_no_two_groups_have_one_id(desk: Desk) -> None:
    body = {"title": "Twin", "by": ANA, "id": desk.group}
    assert (await desk.client.post("/people/chats", json=body)).status_code == 409
