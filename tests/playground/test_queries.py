"""Presses and their answers."""

from deploy.playground.errors import QUERY_TOO_OLD
from tests.playground.desk import ANA, BO, GO, Desk

OLD = f"Bad Request: {QUERY_TOO_OLD}"


async def test_a_press_carries_the_message_and_the_data(desk: Desk) -> None:
    sent = await desk.send(reply_markup=GO)
    query = await desk.pressed(desk.bo, "Stay")
    assert (query["data"], query["from"]["id"], query["message"]) == ("stay", BO, sent)


async def test_an_answer_is_a_toast_or_an_alert_of_the_presser_alone(desk: Desk) -> None:
    await desk.send(reply_markup=GO)
    query = await desk.pressed(desk.ana)
    await desk.call(
        "answerCallbackQuery", callback_query_id=query["id"], text="not yet", show_alert=True
    )
    told = (await desk.ana.answers())[-1]
    assert (told.query, told.text, told.alert) == (query["id"], "not yet", True)
    assert await desk.bo.answers() == []


async def test_a_press_is_answered_once(desk: Desk) -> None:
    await desk.send(reply_markup=GO)
    query = await desk.pressed(desk.ana)
    await desk.call("answerCallbackQuery", callback_query_id=query["id"])
    assert await desk.refused("answerCallbackQuery", callback_query_id=query["id"]) == OLD
    assert await desk.refused("answerCallbackQuery", callback_query_id="5") == OLD


async def test_a_press_can_be_answered_for_half_a_minute(desk: Desk) -> None:
    await desk.send(reply_markup=GO)
    query = await desk.pressed(desk.ana)
    await desk.clock.turn(30.5)
    assert await desk.refused("answerCallbackQuery", callback_query_id=query["id"]) == OLD


async def test_an_answer_has_at_most_200_characters_and_no_strange_address(desk: Desk) -> None:
    await desk.send(reply_markup=GO)
    place = {"callback_query_id": (await desk.pressed(desk.ana))["id"]}
    said = await desk.refused("answerCallbackQuery", **place, text="x" * 201)
    assert said == "Bad Request: MESSAGE_TOO_LONG"
    said = await desk.refused("answerCallbackQuery", **place, url="https://example.org/")
    assert said == "Bad Request: URL_INVALID"
    link = "https://t.me/ninetynine_bot?start=join_5"
    await desk.call("answerCallbackQuery", **place, text="x" * 200, url=link)
    assert (await desk.ana.answers())[-1].url == link


async def test_a_forged_press_reaches_the_bot_as_it_is(desk: Desk) -> None:
    sent = await desk.send(reply_markup=GO)
    await desk.bo.forge(desk.group, "win", message=await desk.bo.last(desk.group))
    await desk.bo.forge(desk.group, "lose")
    first, second = (one["callback_query"] for one in await desk.fresh())
    assert (first["data"], first["message"]) == ("win", sent)
    assert second["message"] == {"chat": sent["chat"], "message_id": 0, "date": 0}


async def test_a_press_on_a_deleted_message_has_no_message(desk: Desk) -> None:
    sent = await desk.send(reply_markup=GO)
    path = f"/people/{ANA}/chats/{desk.group}/forgeries"
    place = {"chat_id": desk.group, "message_id": sent["message_id"]}
    await desk.call("deleteMessage", **place)
    body = {"data": "go", "message": str(sent["message_id"])}
    assert (await desk.client.post(path, json=body)).is_success
    query = (await desk.fresh())[-1]["callback_query"]
    assert query["message"]["message_id"] == sent["message_id"]
    assert query["message"]["date"] == 0


async def test_disabled_and_missing_buttons_cannot_be_pressed(desk: Desk) -> None:
    row = [{"text": "K♦", "disabled": {}}, {"text": "Rules", "url": "https://example.org"}]
    sent = await desk.send(reply_markup={"inline_keyboard": [row]})
    path = f"/people/{ANA}/chats/{desk.group}/presses"
    for place in (
        {"label": "K♦"},
        {"label": "Rules"},
        {"data": "go"},
        {"row": 0, "column": 2},
        {"row": -1, "column": 0},
    ):
        body = {"message": str(sent["message_id"]), **place}
        assert (await desk.client.post(path, json=body)).status_code == 409
    assert await desk.fresh() == []
