"""Messages that one person in a group sees."""

from typing import Any

import pytest

from deploy.playground.errors import NOT_MODIFIED, QUERY_TOO_OLD
from tests.playground.desk import ANA, BO, GO, Desk, keyboard

OLD = f"Bad Request: {QUERY_TOO_OLD}"


async def panel(desk: Desk, text: str = "your hand", **params: Any) -> dict[str, Any]:
    await desk.send(reply_markup=GO)
    query = await desk.pressed(desk.ana)
    wanted = {"receiver_user_id": ANA, "callback_query_id": query["id"]}
    return await desk.send(text, ephemeral_message_parameters=wanted, **params)


async def test_after_a_press_its_presser_alone_gets_a_message(desk: Desk) -> None:
    sent = await panel(desk, reply_markup=keyboard(["7♣"]))
    assert sent["message_id"] == 0
    assert sent["receiver_user"]["id"] == ANA
    mine = await desk.ana.last(desk.group)
    assert (mine.key, mine.text, mine.only_me) == (
        f"e{sent['ephemeral_message_id']}",
        "your hand",
        True,
    )
    for other in (desk.bo, desk.cy):
        assert all(one.text != "your hand" for one in await other.messages(desk.group))


async def test_nobody_else_can_press_its_buttons(desk: Desk) -> None:
    await panel(desk, reply_markup=keyboard(["7♣"]))
    mine = await desk.ana.last(desk.group)
    await desk.ana.press(mine, "7♣")
    query = (await desk.fresh())[-1]["callback_query"]
    assert query["message"]["message_id"] == 0
    path = f"/people/{BO}/chats/{desk.group}/presses"
    refused = await desk.client.post(path, json={"message": mine.key, "label": "7♣"})
    assert refused.status_code == 409


async def test_the_window_is_fifteen_seconds(desk: Desk) -> None:
    await desk.send(reply_markup=GO)
    query = await desk.pressed(desk.ana)
    wanted = {"receiver_user_id": ANA, "callback_query_id": query["id"]}
    await desk.clock.turn(15)
    await desk.send("in time", ephemeral_message_parameters=wanted)
    await desk.clock.turn(0.1)
    assert (
        await desk.refused(
            "sendMessage", chat_id=desk.group, text="late", ephemeral_message_parameters=wanted
        )
        == OLD
    )


async def test_the_receiver_is_who_pressed(desk: Desk) -> None:
    await desk.send(reply_markup=GO)
    query = await desk.pressed(desk.ana)
    for receiver, number, words in (
        (BO, query["id"], "the receiver is not the user who sent the callback query"),
        (ANA, "77", QUERY_TOO_OLD),
        (55, query["id"], "USER_NOT_PARTICIPANT"),
    ):
        wanted = {"receiver_user_id": receiver, "callback_query_id": number}
        said = await desk.refused(
            "sendMessage", chat_id=desk.group, text="x", ephemeral_message_parameters=wanted
        )
        assert said == f"Bad Request: {words}"


async def test_unasked_it_comes_only_from_an_administrator(desk: Desk) -> None:
    wanted = {"receiver_user_id": BO}
    said = await desk.refused(
        "sendMessage", chat_id=desk.group, text="x", ephemeral_message_parameters=wanted
    )
    assert said.startswith("Bad Request: not enough rights")
    await desk.role("bot", "administrator")
    await desk.send("your turn", ephemeral_message_parameters=wanted)
    assert (await desk.bo.last(desk.group)).only_me


async def test_in_a_private_chat_there_are_none(desk: Desk) -> None:
    await desk.ana.say(ANA, "/start")
    said = await desk.refused(
        "sendMessage",
        chat_id=ANA,
        text="x",
        ephemeral_message_parameters={"receiver_user_id": ANA},
    )
    assert "only in groups and supergroups" in said


async def test_a_private_command_is_answered_privately(desk: Desk) -> None:
    listed = [{"command": "hand", "description": "Your hand", "is_ephemeral": True}]
    await desk.call("setMyCommands", commands=listed, scope={"type": "all_group_chats"})
    await desk.ana.say(desk.group, "/hand@ninetynine_bot now")
    asked = (await desk.fresh())[-1]["message"]
    assert (asked["message_id"], asked["from"]["id"]) == (0, ANA)
    assert all("/hand" not in one.text for one in await desk.bo.messages(desk.group))
    place: dict[str, Any] = {
        "reply_parameters": {"ephemeral_message_id": asked["ephemeral_message_id"]}
    }
    said = await desk.refused("sendMessage", chat_id=desk.group, text="public", **place)
    assert "can be replied only with an ephemeral message" in said
    wanted = {"receiver_user_id": ANA}
    sent = await desk.send("two cards", ephemeral_message_parameters=wanted, **place)
    assert sent["reply_to_message"]["text"].startswith("/hand")
    await desk.clock.turn(16)
    said = await desk.refused(
        "sendMessage",
        chat_id=desk.group,
        text="late",
        ephemeral_message_parameters=wanted,
        **place,
    )
    assert said == "Bad Request: message to be replied is too old"


async def test_it_is_changed_by_methods_of_its_own(desk: Desk) -> None:
    sent = await panel(desk)
    place = {
        "chat_id": desk.group,
        "receiver_user_id": ANA,
        "ephemeral_message_id": sent["ephemeral_message_id"],
    }
    said = await desk.refused("editMessageText", chat_id=desk.group, message_id=0, text="x")
    assert said == "Bad Request: message identifier is not specified"
    await desk.call("editEphemeralMessageText", **place, text="y" * 1024, reply_markup=GO)
    assert (await desk.ana.last(desk.group)).labels == ["Go", "Stay"]
    await desk.call("editEphemeralMessageReplyMarkup", **place, reply_markup=keyboard(["On"]))
    assert (await desk.ana.last(desk.group)).labels == ["On"]
    said = await desk.refused("editEphemeralMessageText", **place, text="y" * 1025)
    assert said == "Bad Request: message is too long"
    said = await desk.refused(
        "editEphemeralMessageText", **(place | {"text": "x", "receiver_user_id": BO})
    )
    assert said == "Bad Request: message to edit not found"
    said = await desk.refused(
        "editEphemeralMessageReplyMarkup", **place, reply_markup=keyboard(["On"])
    )
    assert said == f"Bad Request: {NOT_MODIFIED}"
    await desk.call("deleteEphemeralMessage", **place)
    assert not any(one.only_me for one in await desk.ana.messages(desk.group))
    said = await desk.refused("deleteEphemeralMessage", **place)
    assert said == "Bad Request: message to delete not found"


async def test_it_can_stand_in_the_place_of_the_public_one(desk: Desk) -> None:
    await desk.send("public", reply_markup=GO)
    query = await desk.pressed(desk.ana)
    wanted = {
        "receiver_user_id": ANA,
        "callback_query_id": query["id"],
        "replace_callback_query_message": True,
    }
    await desk.send("private", ephemeral_message_parameters=wanted, reply_markup=GO)
    assert [one.text for one in await desk.ana.messages(desk.group) if one.by_bot] == ["private"]
    assert [one.text for one in await desk.bo.messages(desk.group) if one.by_bot] == ["public"]
    again = await desk.pressed(desk.ana)
    said = await desk.refused(
        "sendMessage",
        chat_id=desk.group,
        text="x",
        ephemeral_message_parameters=wanted | {"callback_query_id": again["id"]},
    )
    assert said == "Bad Request: only a message that is not ephemeral can be replaced"


@pytest.mark.parametrize("length", [1025, 4096])
async def test_a_new_one_may_be_longer_than_a_changed_one(desk: Desk, length: int) -> None:
    assert len((await panel(desk, "x" * length))["text"]) == length
