"""Flood limits."""

import pytest

from deploy.playground.options import Options
from tests.playground.desk import ANA, GO, Desk, opened

GROUP = Options(chat_per_second=None, all_per_second=None)
CHAT = Options(group_per_minute=None, all_per_second=None, chat_burst=3)
ALL = Options(group_per_minute=None, chat_per_second=None)


async def wait(desk: Desk, chat: int) -> int:
    """How long a 429 says to wait; 0 if the message went through."""
    body = await desk.answer("sendMessage", chat_id=chat, text="x")
    if body["ok"]:
        return 0
    assert body["error_code"] == 429
    seconds = int(body["parameters"]["retry_after"])
    assert body["description"] == f"Too Many Requests: retry after {seconds}"
    return seconds


async def test_a_group_takes_twenty_sends_and_edits_a_minute() -> None:
    async with opened(GROUP) as desk:
        sent = await desk.send(reply_markup=GO)
        place = {"chat_id": desk.group, "message_id": sent["message_id"]}
        await desk.clock.turn(20)
        for number in range(18):
            await desk.call("editMessageText", **place, text=str(number), reply_markup=GO)
        wanted = {
            "receiver_user_id": ANA,
            "callback_query_id": (await desk.pressed(desk.ana))["id"],
        }
        await desk.send("ephemeral", ephemeral_message_parameters=wanted)
        assert await wait(desk, desk.group) == 40
        await desk.clock.turn(40)
        assert await wait(desk, desk.group) == 0
        assert await wait(desk, desk.group) == 20


async def test_other_chats_and_answers_go_on() -> None:
    async with opened(GROUP) as desk:
        await desk.ana.say(ANA, "/start")
        await desk.send(reply_markup=GO)
        query = await desk.pressed(desk.ana)
        while await wait(desk, desk.group) == 0:
            pass
        assert await wait(desk, ANA) == 0
        await desk.call("answerCallbackQuery", callback_query_id=query["id"])


async def test_a_chat_takes_a_burst_and_then_one_a_second() -> None:
    async with opened(CHAT) as desk:
        assert [await wait(desk, desk.group) for _ in range(4)] == [0, 0, 0, 1]
        await desk.clock.turn(1)
        assert [await wait(desk, desk.group) for _ in range(2)] == [0, 1]
        await desk.clock.turn(60)
        assert [await wait(desk, desk.group) for _ in range(4)] == [0, 0, 0, 1]


async def test_the_bot_may_send_thirty_a_second() -> None:
    async with opened(ALL) as desk:
        assert [await wait(desk, desk.group) for _ in range(31)] == [0] * 30 + [1]
        await desk.clock.turn(1)
        assert await wait(desk, desk.group) == 0


@pytest.mark.parametrize("text", ["same", "x" * 5000])
async def test_only_what_telegram_itself_refuses_is_counted(text: str) -> None:
    async with opened(GROUP) as desk:
        sent = await desk.send("same")
        place = {"chat_id": desk.group, "message_id": sent["message_id"]}
        for _ in range(30):
            last = await desk.answer("editMessageText", **place, text=text)
        # "Not modified" is found out by asking the far server, a text too long before that.
        assert last["error_code"] == (429 if text == "same" else 400)
