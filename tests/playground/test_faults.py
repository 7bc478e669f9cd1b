"""The fault panel: what is ordered, and updates that come again."""

from typing import Any

import pytest

from deploy.playground.clock import settled
from tests.playground.desk import HOOK, Desk, Hook, opened


async def order(desk: Desk, **fault: Any) -> None:
    response = await desk.client.post("/people/faults", json=fault)
    assert response.is_success, response.text


async def listed(desk: Desk) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await desk.client.get("/people/faults")).json()
    return found


async def texts(desk: Desk, **params: Any) -> list[str]:
    return [one["message"]["text"] for one in await desk.updates(**params)]


async def test_what_is_ordered_is_told_in_words_until_it_happened(desk: Desk) -> None:
    await order(desk, method="sendMessage", times=2, code=500)
    await order(desk, lost=True, before=2.5)
    await order(desk, method="getMe", after=3)
    await order(desk, twice=1)
    await order(desk, twins=2)
    assert [(one["method"], one["times"], one["words"]) for one in await listed(desk)] == [
        ("sendMessage", 2, "The next sendMessage fails with 500: Internal Server Error"),
        (
            "*",
            1,
            "The next call is carried out 2.5 s late and is carried out and its answer gets lost",
        ),
        ("getMe", 1, "The next getMe is answered 3 s late"),
        ("updates", 2, "The next update is delivered two times at the same moment"),
        ("updates", 1, "The next update is delivered twice, one after the other"),
    ]
    await desk.refused("sendMessage", chat_id=desk.group, text="x")
    assert (await listed(desk))[0]["times"] == 1
    await desk.client.delete("/people/faults")
    assert await listed(desk) == []


async def test_a_call_can_be_told_that_the_group_has_moved(desk: Desk) -> None:
    await order(
        desk,
        method="editMessageText",
        code=400,
        description="Bad Request: group chat was upgraded to a supergroup chat",
        parameters={"migrate_to_chat_id": -100},
    )
    sent = await desk.send()
    place = {"chat_id": desk.group, "message_id": sent["message_id"], "text": "x"}
    answer = await desk.answer("editMessageText", **place)
    assert answer["parameters"] == {"migrate_to_chat_id": -100}


@pytest.mark.parametrize(
    "fault",
    [
        {"times": 0},
        {"times": -1},
        {"before": -1},
        {"after": "long"},
        {"code": 200},
        {"twice": -1},
        {"again": False},
        {"again": True, "twice": 1},
    ],
)
async def test_senseless_orders_are_refused(desk: Desk, fault: dict[str, Any]) -> None:
    answer = await desk.client.post("/people/faults", json=fault)
    assert answer.status_code == 400
    assert await listed(desk) == []


async def test_polling_gets_an_update_a_second_time_though_it_was_confirmed(desk: Desk) -> None:
    await order(desk, twice=1)
    await desk.ana.say(desk.group, "/a")
    await desk.ana.say(desk.group, "/b")
    first = await desk.updates()
    assert [one["message"]["text"] for one in first] == ["/a", "/b"]
    after = first[-1]["update_id"] + 1
    assert await desk.updates(offset=after) == first[:1]
    assert await desk.updates(offset=after) == []


async def test_polling_gets_twins_in_one_answer(desk: Desk) -> None:
    await order(desk, twins=1)
    await desk.ana.say(desk.group, "/a")
    await desk.ana.say(desk.group, "/b")
    assert await texts(desk) == ["/a", "/a", "/b"]


async def test_the_last_update_comes_once_more_by_polling(desk: Desk) -> None:
    await desk.ana.say(desk.group, "/a")
    last = (await desk.fresh())[-1]
    await order(desk, again=True)
    await desk.ana.say(desk.group, "/b")
    after = last["update_id"] + 1
    assert await texts(desk, offset=after) == ["/a", "/b"]
    assert await texts(desk, offset=after) == ["/b"]


async def test_the_last_update_comes_once_more_by_webhook(hook: Hook) -> None:
    async with opened(hook=hook) as desk:
        await desk.call("setWebhook", url=HOOK)
        await desk.ana.say(desk.group, "/a")
        await settled()
        for _ in range(2):
            await order(desk, again=True)
            await settled()
        assert hook.texts == ["/a", "/a", "/a"]
        assert len({one["update_id"] for one in hook.came}) == 1
        assert (await desk.call("getWebhookInfo"))["pending_update_count"] == 0


async def test_before_anything_was_delivered_nothing_comes_again(desk: Desk) -> None:
    await desk.client.post("/people/reset")
    answer = await desk.client.post("/people/faults", json={"again": True})
    assert answer.status_code == 409
