"""aiogram agrees with what the stand-in sends."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from deploy.playground.methods import ALL
from tests.playground.desk import ANA, BO, CY, GO, Desk
from tests.playground.test_media import document, photo

Json = dict[str, Any]

ROOT = Path(__file__).parents[3]
PYTHON = ROOT / ".venv" / "opinion" / "bin" / "python"

pytestmark = pytest.mark.skipif(
    not PYTHON.exists(), reason="aiogram has no environment here: `make opinion` sets it up"
)

KINDS = {
    "message",
    "edited_message",
    "callback_query",
    "my_chat_member",
    "chat_member",
}
"""The kinds of updates that the stand-in makes."""

REFUSED = {"logOut", "close", "setWebhook", "deleteWebhook"}
"""Methods that the scene does not call: they fail here, or would end its polling."""


def judged(entries: list[Json]) -> list[str]:
    """What aiogram has to say of these entries of a history."""
    program = ROOT / "tests" / "playground" / "opinion" / "judge.py"
    lines = "\n".join(json.dumps(one) for one in entries)
    done = subprocess.run(
        [PYTHON, "-I", program], input=lines, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


async def test_it_reads_every_update_and_every_answer_and_notices_what_is_spoilt(
    desk: Desk,
) -> None:
    await scene(desk)
    told = [one for one in desk.playground.history.after() if one["kind"] in ("update", "call")]
    updates = [one["update"] for one in told if one["kind"] == "update"]
    called = {one["method"] for one in told if one["kind"] == "call" and one["response"]["ok"]}
    message = next(one["message"] for one in updates if "message" in one)
    without = {name: one for name, one in message.items() if name != "date"}
    odd = message | {"chat": message["chat"] | {"colour": "red"}}
    # One run for all: the library takes seconds to load.
    assert judged([*told, shaped(without), shaped(odd)]) == [
        "update: message.date: Field required",
        "update: .message.chat.colour: not a field",
    ]
    assert {name for one in updates for name in one} == KINDS | {"update_id"}
    assert ALL.keys() - REFUSED <= called


def shaped(message: Json) -> Json:
    return {"kind": "update", "update": {"update_id": 1, "message": message}}


async def scene(desk: Desk) -> None:
    """Everything that can happen, once."""
    kinds = ["message", "edited_message", "callback_query", "my_chat_member", "chat_member"]
    await desk.updates(allowed_updates=kinds)
    await registering(desk)
    await talking(desk)
    await coming_and_going(desk)
    await topics(desk)
    await files_and_private_messages(desk)
    await moving(desk)
    await desk.updates()


async def registering(desk: Desk) -> None:
    commands = [{"command": "hand", "description": "Your hand", "is_ephemeral": True}]
    await desk.call("getMe")
    await desk.call("setMyCommands", commands=commands)
    await desk.call("getMyCommands")
    await desk.call("deleteMyCommands", language_code="es")
    for what in ("Name", "Description", "ShortDescription"):
        field = {"ShortDescription": "short_description"}.get(what, what.lower())
        await desk.call(f"setMy{what}", **{field: "Ninety-Nine"})
        await desk.call(f"getMy{what}")
    rights = await desk.call("getMyDefaultAdministratorRights")
    await desk.call("setMyDefaultAdministratorRights", rights=rights)
    await desk.call("getWebhookInfo")


async def talking(desk: Desk) -> None:
    await desk.ana.follow("https://t.me/ninetynine_bot?start=join_5")
    said = await desk.ana.say(desk.group, "/newgame")
    await desk.ana.edit(said, "/newgame 5")
    await desk.ana.say(desk.group, "/stop", anonymous=True)
    await desk.bo.say(desk.group, "/play", as_channel="Bo's news")
    await desk.send("hello", chat=ANA)
    html = '<b>1</b> <tg-spoiler>2</tg-spoiler> <tg-time unix="5" format="r">3</tg-time>'
    sent = await desk.send(html, parse_mode="HTML", reply_markup=GO)
    place: Json = {"chat_id": desk.group, "message_id": sent["message_id"]}
    query = await desk.pressed(desk.bo)
    await desk.call("answerCallbackQuery", callback_query_id=query["id"], text="no")
    await desk.call("editMessageReplyMarkup", **place, reply_markup=keyboard())
    await desk.call("editMessageText", **place, text="36", reply_markup=GO)
    await desk.bo.say(desk.group, "2 low", reply_to=await desk.bo.last(desk.group))
    await desk.call("sendChatAction", chat_id=desk.group, action="typing")
    await desk.call("deleteMessage", **place)
    await desk.call("deleteMessages", chat_id=desk.group, message_ids=[sent["message_id"]])
    await desk.ana.forge(desk.group, "go")


def keyboard() -> Json:
    row = [
        {"text": "7♣", "callback_data": "p", "style": "primary"},
        {"text": "K♦", "disabled": {}},
        {"text": "Rules", "url": "https://example.org/"},
        {"text": "Code", "copy_text": {"text": "99"}},
    ]
    return {"inline_keyboard": [row]}


async def coming_and_going(desk: Desk) -> None:
    await desk.ana.block()
    await desk.ana.say(ANA, "/start")
    await desk.role("bot", "administrator", rights=["can_pin_messages", "can_manage_topics"])
    for status in ("restricted", "administrator", "kicked", "left", "member"):
        await desk.role(BO, status)
        await desk.call("getChatMember", chat_id=desk.group, user_id=BO)
    sent = await desk.send()
    place: Json = {"chat_id": desk.group, "message_id": sent["message_id"]}
    await desk.call("pinChatMessage", **place)
    for chat in (desk.group, ANA):
        await desk.call("getChat", chat_id=chat)
        await desk.call("getChatMemberCount", chat_id=chat)
    await desk.call("getChatAdministrators", chat_id=desk.group, return_bots=True)
    await desk.call("getChatMember", chat_id=desk.group, user_id=99)
    await desk.call("unpinChatMessage", **place)
    await desk.cy.delete_account()
    await desk.call("getChatMember", chat_id=desk.group, user_id=CY)


async def topics(desk: Desk) -> None:
    path = f"/people/chats/{desk.group}"
    await desk.client.put(f"{path}/forum", json={"forum": True})
    opened = await desk.client.post(f"{path}/topics", json={"name": "Cards"})
    cards = opened.json()["id"]
    await desk.ana.say(desk.group, "/hand", topic=cards)
    await desk.client.patch(f"{path}/topics/{cards}", json={"name": "More", "closed": True})
    await desk.client.patch(f"{path}/topics/{cards}", json={"closed": False})
    group: Json = {"chat_id": desk.group}
    made = await desk.call("createForumTopic", **group, name="Table 1")
    place: Json = group | {"message_thread_id": made["message_thread_id"]}
    await desk.send(message_thread_id=cards)
    await desk.call("editForumTopic", **place, name="Table 2")
    await desk.call("closeForumTopic", **place)
    await desk.call("reopenForumTopic", **place)
    await desk.call("deleteForumTopic", **place)
    await desk.call("editGeneralForumTopic", **group, name="Hall")
    await desk.call("closeGeneralForumTopic", **group)
    await desk.call("reopenGeneralForumTopic", **group)


async def files_and_private_messages(desk: Desk) -> None:
    sent = await photo(desk, caption="<b>x</b>", parse_mode="HTML")
    await document(desk)
    await desk.call(
        "editMessageCaption", chat_id=desk.group, message_id=sent["message_id"], caption="y"
    )
    alone: Json = {"ephemeral_message_parameters": {"receiver_user_id": ANA}}
    place: Json = {"chat_id": desk.group, "receiver_user_id": ANA}
    private = await desk.send("your hand", **alone, reply_markup=GO)
    mine = await desk.ana.last(desk.group)
    await desk.ana.press(mine, "Go")
    text: Json = place | {"ephemeral_message_id": private["ephemeral_message_id"]}
    await desk.call("editEphemeralMessageText", **text, text="one card")
    await desk.call("editEphemeralMessageReplyMarkup", **text, reply_markup=GO)
    await desk.call("deleteEphemeralMessage", **text)
    number = sent["photo"][0]["file_id"]
    shown = await desk.call("sendPhoto", chat_id=desk.group, photo=number, **alone)
    there: Json = place | {"ephemeral_message_id": shown["ephemeral_message_id"]}
    await desk.call("editEphemeralMessageCaption", **there, caption="yours")


async def moving(desk: Desk) -> None:
    body = {"title": "Small", "by": ANA, "type": "group"}
    small = (await desk.client.post("/people/chats", json=body)).json()["id"]
    moved = await desk.client.post(f"/people/chats/{small}/migrate")
    await desk.call("leaveChat", chat_id=moved.json()["id"])
    await desk.client.delete(f"/people/chats/{desk.group}")
