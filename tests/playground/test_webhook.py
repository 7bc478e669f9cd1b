"""Updates by webhook."""

from collections.abc import AsyncIterator

import pytest
from starlette.responses import JSONResponse, Response

from deploy.playground.clock import settled
from tests.playground.desk import ANA, GO, HOOK, Desk, Hook, opened


@pytest.fixture
async def hooked(hook: Hook) -> AsyncIterator[Desk]:
    async with opened(hook=hook) as desk:
        await desk.call("setWebhook", url=HOOK, secret_token="s3cret-_")
        yield desk
        assert desk.playground.history.violations == []


def failed(status: int = 500, retry_after: int | None = None) -> Response:
    headers = {} if retry_after is None else {"Retry-After": str(retry_after)}
    return Response(status_code=status, headers=headers)


async def test_updates_arrive_with_the_secret(hooked: Desk, hook: Hook) -> None:
    await hooked.ana.say(hooked.group, "/a")
    await settled()
    assert hook.texts == ["/a"]
    assert hook.secrets == ["s3cret-_"]
    assert (await hooked.call("getWebhookInfo"))["pending_update_count"] == 0


async def test_a_failed_update_is_tried_again_at_once_and_then_later_and_later(
    hooked: Desk, hook: Hook
) -> None:
    hook.answers = [failed() for _ in range(5)]
    await hooked.ana.say(hooked.group, "/a")
    await settled()
    counts = [len(hook.came)]
    for seconds in (1.9, 0.1, 4, 8):
        await hooked.clock.turn(seconds)
        counts.append(len(hook.came))
    assert counts == [2, 2, 3, 4, 5]
    info = await hooked.call("getWebhookInfo")
    assert info["pending_update_count"] == 1
    assert info["last_error_message"] == (
        "Wrong response from the webhook: 500 Internal Server Error"
    )
    await hooked.clock.turn(16)
    assert (await hooked.call("getWebhookInfo"))["pending_update_count"] == 0
    assert {one["update_id"] for one in hook.came} == {hook.came[0]["update_id"]}


async def test_retry_after_is_honoured(hooked: Desk, hook: Hook) -> None:
    hook.answers = [failed(503, retry_after=30)]
    await hooked.ana.say(hooked.group, "/a")
    await settled()
    await hooked.clock.turn(29)
    assert len(hook.came) == 1
    await hooked.clock.turn(1)
    assert len(hook.came) == 2


async def test_a_failing_update_holds_back_its_own_queue_only(hooked: Desk, hook: Hook) -> None:
    hook.answers = [failed(503, retry_after=60)]
    await hooked.ana.forge(hooked.group, "1")
    await settled()
    await hooked.ana.forge(hooked.group, "2")
    await hooked.bo.forge(hooked.group, "3")
    await hooked.bo.say(hooked.group, "/b")
    await hooked.ana.say(ANA, "/start")
    await settled()
    assert hook.texts == ["1", "3", "/b", "/start"]
    await hooked.clock.turn(60)
    assert hook.texts[4:] == ["1", "2"]


async def test_a_press_that_nobody_took_is_dropped(hooked: Desk, hook: Hook) -> None:
    hook.answers = [failed(503, retry_after=200)]
    await hooked.ana.forge(hooked.group, "1")
    await hooked.clock.turn(149)
    await hooked.ana.forge(hooked.group, "2")
    await hooked.clock.turn(1)
    assert hook.texts == ["1", "2"]


async def test_a_call_in_the_response_is_carried_out_and_its_error_hidden(
    hooked: Desk, hook: Hook
) -> None:
    await hooked.send(reply_markup=GO)
    hook.answers = [
        JSONResponse({"method": "answerCallbackQuery", "callback_query_id": "no", "text": "x"}),
        JSONResponse({"method": "sendMessage", "chat_id": hooked.group, "text": "from a response"}),
        JSONResponse({"method": "getMe"}),
        JSONResponse({"method": "deleteWebhook"}),
        Response("no JSON"),
    ]
    for _ in range(5):
        await hooked.ana.press(
            next(one for one in await hooked.ana.messages(hooked.group) if one.labels), "Go"
        )
        await settled()
    assert (await hooked.bo.last(hooked.group)).text == "from a response"
    calls = [one for one in hooked.playground.history.calls() if one["via"] == "response"]
    assert [(one["method"], one["status"]) for one in calls] == [
        ("answerCallbackQuery", 400),
        ("sendMessage", 200),
    ]
    assert (await hooked.call("getWebhookInfo"))["url"] == HOOK


async def test_no_more_connections_than_the_bot_allows(hook: Hook) -> None:
    async with opened(hook=hook) as desk:
        await desk.call("setWebhook", url=HOOK, max_connections=1)
        for person in (desk.ana, desk.bo, desk.cy):
            await person.forge(desk.group, "1")
        await settled(500)
        assert len(hook.came) == 3
        assert (await desk.call("getWebhookInfo"))["max_connections"] == 1


@pytest.mark.parametrize(("order", "times"), [("twice", 3), ("twins", 3)])
async def test_updates_can_be_made_to_come_twice(
    hooked: Desk, hook: Hook, order: str, times: int
) -> None:
    await hooked.client.post("/people/faults", json={order: 1})
    await hooked.ana.say(hooked.group, "/a")
    await settled()
    await hooked.ana.say(hooked.group, "/b")
    await settled()
    assert hook.texts == ["/a", "/a", "/b"]
    assert len(hook.came) == times


@pytest.mark.parametrize(
    ("params", "words"),
    [
        ({"url": "ftp://bot.test"}, "bad webhook: An HTTPS URL must be provided for webhook"),
        ({"url": HOOK, "secret_token": "not ok"}, "secret token contains unallowed characters"),
        ({"url": HOOK, "secret_token": "x" * 257}, "secret token is too long"),
    ],
)
async def test_a_wrong_webhook_is_refused(desk: Desk, params: dict[str, str], words: str) -> None:
    assert await desk.refused("setWebhook", **params) == f"Bad Request: {words}"


async def test_pending_updates_can_be_dropped(desk: Desk) -> None:
    await desk.ana.say(desk.group, "/a")
    await desk.call("deleteWebhook", drop_pending_updates=True)
    assert await desk.updates() == []
