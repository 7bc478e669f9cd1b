"""What the bot registers, and what it learns about chats."""

from typing import Any

import pytest

from deploy.playground.checks import fault_in_object
from tests.playground.desk import ANA, BO, GO, Desk

HAND = {"command": "hand", "description": "Your hand"}
PLAY = {"command": "play", "description": "Play a card"}
MANO = {"command": "hand", "description": "Tu mano"}


async def menu(desk: Desk, user: int, chat: int) -> list[Any]:
    listed = (await desk.client.get(f"/people/{user}/chats")).json()
    return next(one["commands"] for one in listed if one["id"] == chat)


async def test_the_menu_is_the_closest_list_in_the_persons_language(desk: Desk) -> None:
    await desk.call("setMyCommands", commands=[PLAY])
    assert await menu(desk, ANA, desk.group) == await menu(desk, ANA, ANA) == [PLAY]
    groups = {"type": "all_group_chats"}
    await desk.call("setMyCommands", commands=[HAND], scope=groups)
    await desk.call("setMyCommands", commands=[MANO], scope=groups, language_code="es")
    await desk.client.patch(f"/people/{BO}", json={"language_code": "es"})
    assert await menu(desk, ANA, desk.group) == [HAND]
    assert await menu(desk, BO, desk.group) == [MANO]
    assert await menu(desk, BO, BO) == [PLAY]
    one = {"type": "chat", "chat_id": desk.group}
    await desk.call("setMyCommands", commands=[PLAY, HAND], scope=one)
    assert await menu(desk, BO, desk.group) == [PLAY, HAND]
    await desk.call("deleteMyCommands", scope=one)
    assert await menu(desk, BO, desk.group) == [MANO]
    assert await desk.call("getMyCommands", scope=groups, language_code="es") == [MANO]


@pytest.mark.parametrize(
    ("method", "params", "words"),
    [
        ("setMyCommands", {"commands": [HAND] * 101}, "BOT_COMMANDS_TOO_MUCH"),
        ("setMyCommands", {"commands": [HAND | {"command": "Hand"}]}, "BOT_COMMAND_INVALID"),
        (
            "setMyCommands",
            {"commands": [HAND | {"description": ""}]},
            "BOT_COMMAND_DESCRIPTION_INVALID",
        ),
        ("setMyCommands", {"commands": [HAND], "language_code": "english"}, "language_code"),
        ("setMyName", {"name": "x" * 65}, "BOT_NAME_TOO_LONG"),
        ("setMyDescription", {"description": "x" * 513}, "BOT_DESCRIPTION_TOO_LONG"),
        (
            "setMyShortDescription",
            {"short_description": "x" * 121},
            "BOT_SHORT_DESCRIPTION_TOO_LONG",
        ),
        ("logOut", {}, "the bot cannot leave the playground"),
        ("close", {}, "the bot cannot leave the playground"),
    ],
)
async def test_what_cannot_be_registered_is_refused(
    desk: Desk, method: str, params: dict[str, Any], words: str
) -> None:
    assert (await desk.refused(method, **params)).startswith(f"Bad Request: {words}")


async def test_names_are_kept_by_language(desk: Desk) -> None:
    assert await desk.call("getMyName") == {"name": "Ninety-Nine"}
    await desk.call("setMyDescription", description="A game")
    await desk.call("setMyDescription", description="Un juego", language_code="es")
    for language, words in (("es", "Un juego"), ("vi", "A game")):
        found = await desk.call("getMyDescription", language_code=language)
        assert found == {"description": words}
    await desk.call("setMyShortDescription", short_description="99")
    assert await desk.call("getMyShortDescription") == {"short_description": "99"}


async def test_rights_asked_for_are_kept(desk: Desk) -> None:
    rights = await desk.call("getMyDefaultAdministratorRights")
    assert not any(rights.values())
    wanted = rights | {"can_delete_messages": True}
    await desk.call("setMyDefaultAdministratorRights", rights=wanted)
    assert await desk.call("getMyDefaultAdministratorRights") == wanted


async def test_the_bot_learns_who_is_in_a_chat(desk: Desk) -> None:
    place = {"chat_id": desk.group}
    assert await desk.call("getChatMemberCount", **place) == 4
    leaders = await desk.call("getChatAdministrators", **place)
    assert [(one["status"], one["user"]["id"]) for one in leaders] == [("creator", ANA)]
    statuses = []
    for status in ("administrator", "restricted", "kicked", "left"):
        await desk.role(BO, status)
        statuses.append((await desk.call("getChatMember", **place, user_id=BO))["status"])
    assert statuses == ["administrator", "restricted", "kicked", "left"]
    assert (
        await desk.refused("getChatMember", **place, user_id=5)
    ) == "Bad Request: user not found"
    assert (await desk.call("getChat", **place))["title"] == "Friday cards"
    assert await desk.call("sendChatAction", **place, action="typing")


async def test_a_bot_that_left_is_outside(desk: Desk) -> None:
    await desk.call("leaveChat", chat_id=desk.group)
    assert "not a member" in await desk.refused("getChat", chat_id=desk.group)
    assert (await desk.ana.last(desk.group)).raw["service"] == "Ninety-Nine left"


async def test_a_bot_knows_itself(desk: Desk) -> None:
    me = await desk.call("getMe")
    assert (me["id"], me["username"], me["can_read_all_group_messages"]) == (
        99,
        "ninetynine_bot",
        False,
    )


async def test_what_the_bot_gets_is_as_documented(desk: Desk) -> None:
    place: dict[str, Any] = {"chat_id": desk.group}
    await desk.role(BO, "restricted")
    await desk.role("bot", "administrator")
    sent = await desk.send("<b>x</b> /a", parse_mode="HTML", reply_markup=GO)
    await desk.call("pinChatMessage", **place, message_id=sent["message_id"])
    members = [
        await desk.call("getChatMember", **place, user_id=user) for user in (ANA, BO, 103, 99)
    ]
    for kind, value in (
        ("User", await desk.call("getMe")),
        ("ChatFullInfo", await desk.call("getChat", **place)),
        ("Message", sent),
        ("WebhookInfo", await desk.call("getWebhookInfo")),
        *(("ChatMember", one) for one in members),
    ):
        assert fault_in_object(kind, value) is None
    assert fault_in_object("Message", {}) is not None
