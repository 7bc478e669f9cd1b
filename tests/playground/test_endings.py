"""People come and go, groups move and are deleted, accounts are given up."""

from typing import Any

import pytest

from deploy.playground.player import NotDone
from tests.playground.desk import ANA, BO, CY, GO, Desk


async def small_group(desk: Desk) -> int:
    """A basic group with Ana, Bo and the bot."""
    body = {"title": "Small", "by": ANA, "type": "group"}
    chat = int((await desk.client.post("/people/chats", json=body)).json()["id"])
    await desk.client.put(f"/people/chats/{chat}/members/{BO}", json={"status": "member"})
    await desk.fresh()
    return chat


async def listed(desk: Desk, user: int = ANA) -> dict[int, Any]:
    found = (await desk.client.get(f"/people/{user}/chats")).json()
    return {one["id"]: one for one in found}


async def test_people_leave_and_join_by_themselves(desk: Desk) -> None:
    await desk.bo.leave(desk.group)
    assert desk.group not in await listed(desk, BO)
    await desk.bo.join(desk.group)
    left, joined = (one["message"] for one in await desk.fresh())
    assert left["left_chat_member"]["id"] == left["from"]["id"] == BO
    assert joined["new_chat_members"][0]["id"] == joined["from"]["id"] == BO


async def test_who_was_banned_does_not_come_back_alone(desk: Desk) -> None:
    await desk.role(BO, "kicked")
    with pytest.raises(NotDone, match="banned"):
        await desk.bo.join(desk.group)
    await desk.role(BO, "member")
    assert (await desk.bo.last(desk.group)).raw["service"] == "Bo joined"


async def test_the_list_tells_what_one_is_and_may_and_what_the_bot_is(desk: Desk) -> None:
    await desk.role(BO, "restricted")
    await desk.role("bot", "administrator", rights=["can_pin_messages"])
    mine, theirs = (await listed(desk))[desk.group], (await listed(desk, BO))[desk.group]
    assert (mine["status"], mine["may_write"]) == ("creator", True)
    assert (theirs["status"], theirs["may_write"]) == ("restricted", False)
    assert mine["bot"] == {"status": "administrator", "rights": ["can_pin_messages"]}
    await desk.role("bot", "restricted")
    assert (await listed(desk))[desk.group]["bot"] == {"status": "restricted", "rights": []}
    assert (await listed(desk))[ANA]["status"] == "member"


@pytest.mark.parametrize(
    ("signs", "order", "told"),
    [
        ("both", "old_first", ["new", "migrate_to_chat_id", "migrate_from_chat_id"]),
        ("both", "new_first", ["new", "migrate_from_chat_id", "migrate_to_chat_id"]),
        ("old", "old_first", ["new", "migrate_to_chat_id"]),
        ("new", "old_first", ["new", "migrate_from_chat_id"]),
        ("none", "old_first", []),
    ],
)
async def test_a_group_becomes_a_supergroup_with_whatever_signs(
    desk: Desk, signs: str, order: str, told: list[str]
) -> None:
    old = await small_group(desk)
    body = {"signs": signs, "order": order}
    new = (await desk.client.post(f"/people/chats/{old}/migrate", json=body)).json()["id"]
    updates = await desk.fresh()
    assert [sign(one) for one in updates] == told
    for one in updates:
        news = one.get("message") or one["my_chat_member"]
        assert news["chat"]["id"] == (old if "migrate_to_chat_id" in news else new)
    assert {old, new} & (await listed(desk)).keys() == {new}
    for method, more in (
        ("sendMessage", {"text": "x"}),
        ("editMessageText", {"text": "x", "message_id": 1}),
        ("getChat", {}),
        ("getChatAdministrators", {}),
    ):
        answer = await desk.answer(method, chat_id=old, **more)
        assert (answer["error_code"], answer["parameters"]) == (400, {"migrate_to_chat_id": new})
        assert answer["description"] == (
            "Bad Request: group chat was upgraded to a supergroup chat"
        )
    assert (await desk.send(chat=new))["chat"]["type"] == "supergroup"
    with pytest.raises(NotDone, match=f"has become {new}"):
        await desk.ana.say(old, "hello")


def sign(update: dict[str, Any]) -> str:
    """What an update tells of a move."""
    if "my_chat_member" in update:
        return "new"
    return next(str(name) for name in update["message"] if name.startswith("migrate_"))


async def test_a_press_on_a_message_of_before_the_move_still_comes(desk: Desk) -> None:
    old = await small_group(desk)
    await desk.send(chat=old, reply_markup=GO)
    await desk.client.post(f"/people/chats/{old}/migrate")
    await desk.fresh()
    await desk.ana.forge(old, "go")
    assert (await desk.fresh())[-1]["callback_query"]["message"]["chat"]["id"] == old


async def test_a_deleted_group_is_gone_for_everybody(desk: Desk) -> None:
    sent = await desk.send()
    await desk.client.delete(f"/people/chats/{desk.group}")
    change = (await desk.fresh())[-1]["my_chat_member"]
    assert change["new_chat_member"]["status"] == "left"
    for method, more in (
        ("sendMessage", {"text": "x"}),
        ("editMessageText", {"text": "x", "message_id": sent["message_id"]}),
        ("getChat", {}),
    ):
        answer = await desk.answer(method, chat_id=desk.group, **more)
        assert answer["error_code"] == 403
        assert answer["description"] == "Forbidden: the group chat was deleted"
    assert desk.group not in await listed(desk)
    everything = (await desk.client.get("/people/chats")).json()
    assert next(one for one in everything if one["id"] == desk.group)["deleted"]
    for again in (
        await desk.client.delete(f"/people/chats/{desk.group}"),
        await desk.client.put(
            f"/people/chats/{desk.group}/members/{BO}", json={"status": "member"}
        ),
    ):
        assert again.status_code == 409


async def test_groups_without_the_bot_move_and_end_unheard(desk: Desk) -> None:
    body = {"title": "Quiet", "by": ANA, "type": "group", "bot": False}
    quiet = (await desk.client.post("/people/chats", json=body)).json()["id"]
    new = (await desk.client.post(f"/people/chats/{quiet}/migrate")).json()["id"]
    assert (await desk.client.delete(f"/people/chats/{new}")).is_success
    assert await desk.fresh() == []
    assert new not in await listed(desk)


async def test_an_account_that_was_given_up_stays_without_a_name(desk: Desk) -> None:
    await desk.bo.say(BO, "/start")
    said = await desk.bo.say(desk.group, "/join")
    await desk.fresh()
    await desk.bo.delete_account()
    assert await desk.fresh() == []
    answer = await desk.answer("sendMessage", chat_id=BO, text="x")
    assert (answer["error_code"], answer["description"]) == (403, "Forbidden: user is deactivated")
    member = await desk.call("getChatMember", chat_id=desk.group, user_id=BO)
    assert member["user"] == {"id": BO, "is_bot": False, "first_name": ""}
    names = [one["first_name"] for one in (await listed(desk))[desk.group]["members"]]
    assert names == ["Ana", "Ninety-Nine", "", "Cy"]
    assert said.key in [one.key for one in await desk.cy.messages(desk.group)]
    with pytest.raises(NotDone, match="deleted"):
        await desk.bo.say(desk.group, "hello")
    people = (await desk.client.get("/people/")).json()["users"]
    assert [one["id"] for one in people] == [ANA, CY]


async def test_who_never_wrote_to_the_bot_and_is_gone_is_deactivated_too(desk: Desk) -> None:
    await desk.cy.delete_account()
    assert await desk.refused("sendMessage", chat_id=CY, text="x") == (
        "Forbidden: user is deactivated"
    )
    await desk.role("bot", "administrator")
    wanted = {"receiver_user_id": CY}
    said = await desk.refused(
        "sendMessage", chat_id=desk.group, text="x", ephemeral_message_parameters=wanted
    )
    assert said == "Bad Request: USER_NOT_PARTICIPANT"
