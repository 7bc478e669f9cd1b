"""The people's side: who may do what, and what is told to whom."""

import asyncio
import json
from collections.abc import AsyncIterator

import httpx
import pytest

from deploy.playground.player import NeverCame, NotDone, Person
from deploy.playground.server import Playground
from tests.playground.desk import ANA, BO, GO, Desk


async def test_new_people_found_groups_and_come_in(desk: Desk) -> None:
    made = await desk.client.post("/people/", json={"first_name": "Di", "language_code": "vi"})
    user = made.json()["id"]
    founded = await desk.client.post("/people/chats", json={"title": "Four", "by": user})
    chat = founded.json()["id"]
    await desk.client.put(f"/people/chats/{chat}/members/{ANA}", json={"status": "member"})
    updates = await desk.fresh()
    assert updates[0]["my_chat_member"]["new_chat_member"]["status"] == "member"
    assert updates[-1]["message"]["new_chat_members"][0]["id"] == ANA
    shown = (await desk.client.get(f"/people/{user}/chats")).json()
    assert [one["title"] for one in shown] == ["Four", "Ninety-Nine"]
    assert [one["first_name"] for one in shown[0]["members"]] == ["Di", "Ninety-Nine", "Ana"]


async def test_a_private_chat_begins_with_start(desk: Desk) -> None:
    with pytest.raises(NotDone, match="/start"):
        await desk.ana.say(ANA, "hello")
    assert await desk.ana.messages(ANA) == []
    await desk.ana.say(ANA, "/start")
    await desk.send("welcome", chat=ANA)
    assert [one.text for one in await desk.ana.messages(ANA)] == ["/start", "welcome"]


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/people/5/chats", None, 404),
        ("GET", "/people/99/chats", None, 409),
        ("GET", f"/people/{ANA}/chats/-5", None, 404),
        ("GET", f"/people/{ANA}/chats/x", None, 404),
        ("GET", f"/people/{ANA}/chats/{BO}", None, 404),
        ("POST", f"/people/{ANA}/chats/{BO}/messages", {"text": "x"}, 409),
        ("POST", f"/people/{ANA}/chats/{{group}}/messages", {"text": " "}, 409),
        ("POST", f"/people/{ANA}/chats/{{group}}/messages", {"words": "x"}, 400),
        ("POST", f"/people/{ANA}/chats/{{group}}/presses", {"message": "x1", "row": 0}, 409),
        ("POST", "/people/", {}, 400),
        ("POST", "/people/", {"first_name": "X", "id": 99}, 409),
        ("POST", "/people/", {"first_name": "X", "id": -5}, 400),
        ("PATCH", f"/people/{ANA}", {"first_name": None}, 400),
        ("POST", "/people/chats", {"title": "X", "by": ANA, "id": 5}, 400),
        ("POST", "/people/chats/{group}/migrate", {"signs": "some"}, 400),
        ("DELETE", "/people/bot", None, 409),
        ("PUT", f"/people/{ANA}/blocked", {"blocked": True}, 409),
        ("POST", "/people/chats/{group}/migrate", None, 409),
        ("POST", "/people/faults", [], 409),
        ("POST", "/people/faults", {"method": "getMe", "speed": 1}, 400),
        ("GET", "/people/history?after=x", None, 404),
    ],
)
async def test_senseless_requests_are_refused_with_the_reason(
    desk: Desk, method: str, path: str, body: object, status: int
) -> None:
    response = await desk.client.request(method, path.format(group=desk.group), json=body)
    assert response.status_code == status
    assert response.json()["error"]


async def test_who_was_removed_sees_nothing_more(desk: Desk) -> None:
    await desk.role(BO, "kicked")
    with pytest.raises(NotDone, match="not in this chat"):
        await desk.bo.messages(desk.group)
    with pytest.raises(NotDone, match="not in this chat"):
        await desk.bo.say(desk.group, "hello")


async def test_who_is_restricted_may_look_and_press_but_not_write(desk: Desk) -> None:
    await desk.send(reply_markup=GO)
    await desk.role(BO, "restricted")
    with pytest.raises(NotDone, match="may not write"):
        await desk.bo.say(desk.group, "hello")
    await desk.pressed(desk.bo)


async def test_people_delete_their_own_messages(desk: Desk) -> None:
    said = await desk.bo.say(desk.group, "oops")
    with pytest.raises(NotDone):
        await desk.cy.delete(said)
    await desk.ana.delete(said)
    assert "oops" not in [one.text for one in await desk.cy.messages(desk.group)]


async def test_history_tells_calls_and_updates_in_order(desk: Desk) -> None:
    await desk.client.delete("/people/history")
    await desk.ana.say(desk.group, "/a")
    await desk.refused("sendMessage", chat_id=desk.group, text="")
    told = (await desk.client.get("/people/history")).json()
    assert [one["kind"] for one in told] == ["update", "call"]
    assert told[1]["response"]["error_code"] == 400
    later = await desk.client.get("/people/history", params={"after": told[0]["n"]})
    assert later.json() == told[1:]
    assert (await desk.client.get("/people/violations")).json() == []


async def test_the_next_calls_can_be_made_to_fail(desk: Desk) -> None:
    fault = {
        "method": "sendMessage",
        "times": 2,
        "code": 429,
        "description": "Too Many Requests: retry after 9",
        "parameters": {"retry_after": 9},
    }
    await desk.client.post("/people/faults", json=fault)
    for _ in range(2):
        body = await desk.answer("sendMessage", chat_id=desk.group, text="x")
        assert body["parameters"] == {"retry_after": 9}
    await desk.send()
    await desk.client.post("/people/faults", json=fault)
    await desk.client.delete("/people/faults")
    await desk.send()


async def test_everything_can_start_anew(desk: Desk) -> None:
    await desk.send()
    await desk.call("setMyDescription", description="A game")
    await desk.client.post("/people/reset")
    assert [one.by_bot for one in await desk.ana.messages(desk.group)] == [False] * 3
    assert await desk.call("getMyDescription") == {"description": "A game"}


async def test_pages_from_elsewhere_may_not_ask(desk: Desk) -> None:
    elsewhere = await desk.client.post(
        "/people/reset", headers={"Origin": "https://elsewhere.example"}
    )
    assert elsewhere.status_code == 403
    own = await desk.client.post("/people/reset", headers={"Origin": "http://playground.test"})
    assert own.is_success


# What follows needs a server that listens, because it streams, waits or breaks off.


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground() as one:
        yield one


@pytest.fixture
async def client(playground: Playground) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=playground.url, trust_env=False) as one:
        yield one


async def call(
    playground: Playground, client: httpx.AsyncClient, method: str, **params: object
) -> None:
    response = await client.post(f"/bot{playground.token}/{method}", json=params)
    assert response.is_success, response.text


async def test_a_person_waits_for_what_comes(
    playground: Playground, client: httpx.AsyncClient
) -> None:
    ana = Person(client, ANA)
    group = await ana.group()
    with pytest.raises(NeverCame):
        await ana.until(lambda seen: seen[-1].by_bot, 0.05)
    await call(playground, client, "sendMessage", chat_id=group, text="hi", reply_markup=GO)
    last = await ana.until(lambda seen: seen[-1] if seen[-1].by_bot else None)
    query = await ana.press(last, "Go")
    await call(playground, client, "answerCallbackQuery", callback_query_id=query, text="gone")
    assert (await ana.answer(query)).text == "gone"


async def test_events_reach_those_whom_they_concern(
    playground: Playground, client: httpx.AsyncClient
) -> None:
    group = await Person(client, ANA).group()
    async with client.stream("GET", f"/people/events?user={BO}") as stream:
        lines = stream.aiter_lines()

        async def event() -> dict[str, object]:
            line = await anext(lines)
            assert await anext(lines) == ""
            loaded: dict[str, object] = json.loads(line.removeprefix("data: "))
            return loaded

        assert (await event())["kind"] == "open"
        await call(playground, client, "sendMessage", chat_id=group, text="hi", reply_markup=GO)
        assert (await event())["chat"] == group
        ana = Person(client, ANA)
        query = await ana.press(await ana.last(group), "Go")
        private = {"receiver_user_id": ANA, "callback_query_id": query}
        await call(
            playground,
            client,
            "sendMessage",
            chat_id=group,
            text="Ana's",
            ephemeral_message_parameters=private,
        )
        await call(playground, client, "answerCallbackQuery", callback_query_id=query, text="x")
        await call(playground, client, "setMyCommands", commands=[])
        assert (await event())["kind"] == "menu"


async def test_an_answer_can_get_lost_after_the_call_was_done(
    playground: Playground, client: httpx.AsyncClient
) -> None:
    ana = Person(client, ANA)
    group = await ana.group()
    await client.post("/people/faults", json={"method": "sendMessage", "lost": True})
    with pytest.raises(httpx.RemoteProtocolError):
        await call(playground, client, "sendMessage", chat_id=group, text="hi")
    assert (await ana.last(group)).text == "hi"


async def test_a_call_can_be_done_late_and_answered_later(
    playground: Playground, client: httpx.AsyncClient
) -> None:
    ana = Person(client, ANA)
    group = await ana.group()
    await client.post(
        "/people/faults", json={"method": "sendMessage", "before": 0.5, "after": 0.05}
    )
    with pytest.raises(httpx.ReadTimeout):
        await client.post(
            f"/bot{playground.token}/sendMessage",
            json={"chat_id": group, "text": "hi"},
            timeout=0.02,
        )
    assert (await ana.last(group)).text == ""
    await ana.until(lambda seen: seen[-1].text == "hi")


async def test_closing_ends_what_waits(client: httpx.AsyncClient, playground: Playground) -> None:
    path = f"/bot{playground.token}/getUpdates"
    last = (await client.get(path)).json()["result"][-1]["update_id"]
    poll = asyncio.create_task(client.get(f"{path}?timeout=50&offset={last + 1}", timeout=60))
    async with client.stream("GET", f"/people/events?user={ANA}") as stream:
        lines = stream.aiter_lines()
        assert "open" in await anext(lines)
        playground.service.close()
        assert [line async for line in lines] == [""]
    assert (await poll).json()["result"] == []


async def test_the_page_is_served_with_a_strict_policy(client: httpx.AsyncClient) -> None:
    page = await client.get("/")
    assert page.headers["content-type"].startswith("text/html")
    assert "default-src 'self'" in page.headers["content-security-policy"]
    script = await client.get("/page/main.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert (await client.get("/page/../server.py")).status_code == 404
