"""Updates by long polling."""

import asyncio

from deploy.playground.clock import settled
from tests.playground.desk import BO, GO, HOOK, Desk


async def test_updates_come_again_until_they_are_confirmed(desk: Desk) -> None:
    for text in ("/a", "/b", "/c"):
        await desk.ana.say(desk.group, text)
    found = await desk.updates(limit=2)
    assert [one["message"]["text"] for one in found] == ["/a", "/b"]
    assert await desk.updates(limit=2) == found
    rest = await desk.updates(offset=found[-1]["update_id"] + 1)
    assert [one["update_id"] - found[-1]["update_id"] for one in rest] == [1]


async def test_a_negative_offset_keeps_the_newest(desk: Desk) -> None:
    for text in ("/a", "/b", "/c"):
        await desk.ana.say(desk.group, text)
    assert [one["message"]["text"] for one in await desk.updates(offset=-1)] == ["/c"]
    assert len(await desk.updates()) == 1


async def test_a_long_poll_ends_with_news_or_with_its_time(desk: Desk) -> None:
    poll = asyncio.create_task(desk.updates(timeout=25))
    await settled()
    assert not poll.done()
    await desk.ana.say(desk.group, "/a")
    last = (await poll)[0]["update_id"]
    poll = asyncio.create_task(desk.updates(timeout=25, offset=last + 1))
    await settled()
    await desk.clock.turn(24)
    assert not poll.done()
    await desk.clock.turn(1)
    assert await poll == []


async def test_a_second_poller_ends_the_first(desk: Desk) -> None:
    first = asyncio.create_task(desk.answer("getUpdates", timeout=25))
    await settled()
    second = asyncio.create_task(desk.answer("getUpdates", timeout=25))
    body = await first
    assert (body["error_code"], body["description"]) == (
        409,
        "Conflict: terminated by other getUpdates request; make sure that only one bot instance "
        "is running",
    )
    await desk.ana.say(desk.group, "/a")
    assert (await second)["ok"]


async def test_with_a_webhook_there_is_no_polling(desk: Desk) -> None:
    waiting = asyncio.create_task(desk.answer("getUpdates", timeout=25))
    await settled()
    await desk.call("setWebhook", url=HOOK)
    assert (await waiting)["description"] == "Conflict: terminated by setWebhook request"
    body = await desk.answer("getUpdates")
    assert body["error_code"] == 409
    assert "can't use getUpdates method while webhook is active" in body["description"]
    await desk.call("deleteWebhook")
    assert await desk.updates() == []


async def test_only_the_kinds_asked_for_come_and_the_wish_is_kept(desk: Desk) -> None:
    await desk.send(reply_markup=GO)
    await desk.updates(allowed_updates=["callback_query"])
    await desk.ana.say(desk.group, "/a")
    await desk.ana.forge(desk.group, "go")
    assert [set(one) - {"update_id"} for one in await desk.updates()] == [{"callback_query"}]
    assert (await desk.call("getWebhookInfo"))["allowed_updates"] == ["callback_query"]
    await desk.updates(allowed_updates=[])
    await desk.ana.say(desk.group, "/a")
    assert "message" in (await desk.updates())[-1]


async def test_other_members_changes_come_only_when_asked_for(desk: Desk) -> None:
    await desk.role("bot", "administrator")
    await desk.fresh()
    await desk.role(BO, "restricted")
    assert await desk.fresh() == []
    await desk.updates(allowed_updates=["chat_member"])
    await desk.role(BO, "member")
    assert "chat_member" in (await desk.fresh())[0]


async def test_a_press_waits_150_seconds_and_a_message_a_day(desk: Desk) -> None:
    await desk.ana.say(desk.group, "/a")
    await desk.ana.forge(desk.group, "go")
    await desk.clock.turn(149)
    assert len(await desk.updates()) == 2
    await desk.clock.turn(1)
    assert len(await desk.updates()) == 1
    await desk.clock.turn(86_400 - 150)
    assert await desk.updates() == []
