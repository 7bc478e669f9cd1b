"""Sending, changing and deleting, with Telegram's own refusals."""

from typing import Any

import pytest

from deploy.playground import checks
from deploy.playground.errors import NOT_MODIFIED
from tests.playground.desk import ANA, GO, Desk, keyboard, opened

TOO_MANY = keyboard(*[[str(number)] for number in range(101)])


async def test_a_message_is_seen_by_everybody_in_the_group(desk: Desk) -> None:
    sent = await desk.send("<b>Total</b> 36", parse_mode="HTML", reply_markup=GO)
    for person in (desk.ana, desk.bo, desk.cy):
        seen = await person.last(desk.group)
        assert (seen.key, seen.html) == (str(sent["message_id"]), "<b>Total</b> 36")
        assert seen.labels == ["Go", "Stay"]


async def test_ids_rise_within_a_chat(desk: Desk) -> None:
    first, second = await desk.send(), await desk.send()
    assert second["message_id"] == first["message_id"] + 1


@pytest.mark.parametrize(
    ("text", "params", "words"),
    [
        (" \n", {}, "message text is empty"),
        ("x" * 4097, {}, "message is too long"),
        ("x", {"parse_mode": "MarkdownV2"}, "unsupported parse_mode"),
        ("<b>x", {"parse_mode": "HTML"}, "can't parse entities: Can't find end tag"),
        ("x", {"reply_markup": keyboard(["x" * 65])}, "BUTTON_DATA_INVALID"),
        ("x", {"reply_markup": keyboard(["ж" * 33])}, "BUTTON_DATA_INVALID"),
        (
            "x",
            {"reply_markup": {"inline_keyboard": [[{"text": "x", "callback_data": ""}]]}},
            "BUTTON_DATA_INVALID",
        ),
        ("x", {"reply_markup": TOO_MANY}, "reply markup is too long"),
        ("x", {"reply_markup": {"inline_keyboard": [[{"text": "x"}]]}}, "text buttons are"),
        ("x", {"reply_markup": keyboard([" "])}, "inline keyboard button text must be non-empty"),
        (
            "x",
            {"reply_markup": {"inline_keyboard": [[{"text": "x", "url": "not an address"}]]}},
            "BUTTON_URL_INVALID",
        ),
        ("x", {"reply_parameters": {"message_id": 99}}, "message to be replied not found"),
        ("x", {"message_thread_id": 5}, "message thread not found"),
    ],
)
async def test_what_cannot_be_sent_is_refused(
    desk: Desk, text: str, params: dict[str, Any], words: str
) -> None:
    said = await desk.refused("sendMessage", chat_id=desk.group, text=text, **params)
    assert said.startswith(f"Bad Request: {words}")
    assert await desk.ana.messages(desk.group) == await desk.bo.messages(desk.group)


async def test_as_much_as_is_allowed_can_be_sent(desk: Desk) -> None:
    rows = [[str(number)] for number in range(100)]
    text = "<b>" + "&amp;" * 4096 + "</b>"
    await desk.send(text, parse_mode="HTML", reply_markup=keyboard(*rows))
    await desk.send("x", reply_markup=keyboard(["x" * 64]))
    assert len((await desk.ana.messages(desk.group))[-2].text) == 4096


async def test_styles_and_disabled_buttons_are_kept(desk: Desk) -> None:
    row = [
        {"text": "7♣", "callback_data": "p.1", "style": "primary"},
        {"text": "K♦", "disabled": {}},
    ]
    sent = await desk.send(reply_markup={"inline_keyboard": [row]})
    assert sent["reply_markup"]["inline_keyboard"] == [row]
    assert (await desk.ana.last(desk.group)).labels == ["7♣"]


async def test_an_edit_without_a_keyboard_drops_the_buttons(desk: Desk) -> None:
    sent = await desk.send(reply_markup=GO)
    await desk.call(
        "editMessageText", chat_id=desk.group, message_id=sent["message_id"], text="over"
    )
    seen = await desk.ana.last(desk.group)
    assert (seen.text, seen.buttons, seen.edited) == ("over", [], True)


async def test_an_edit_that_changes_nothing_is_refused(desk: Desk) -> None:
    sent = await desk.send("<i>x</i>", parse_mode="HTML", reply_markup=GO)
    place = {"chat_id": desk.group, "message_id": sent["message_id"]}
    said = await desk.refused(
        "editMessageText", **place, text="<em>x</em> ", parse_mode="HTML", reply_markup=GO
    )
    assert said == f"Bad Request: {NOT_MODIFIED}"
    said = await desk.refused("editMessageReplyMarkup", **place, reply_markup=GO)
    assert said == f"Bad Request: {NOT_MODIFIED}"


async def test_only_the_bots_own_messages_can_be_edited(desk: Desk) -> None:
    theirs = await desk.ana.say(desk.group, "/newgame")
    for number, words in (
        (int(theirs.key), "message can't be edited"),
        (999, "message to edit not found"),
        (0, "message identifier is not specified"),
    ):
        said = await desk.refused(
            "editMessageText", chat_id=desk.group, message_id=number, text="x"
        )
        assert said == f"Bad Request: {words}"


async def test_a_deleted_message_is_gone(desk: Desk) -> None:
    sent = await desk.send()
    place = {"chat_id": desk.group, "message_id": sent["message_id"]}
    assert await desk.call("deleteMessage", **place) is True
    assert await desk.refused("deleteMessage", **place) == (
        "Bad Request: message to delete not found"
    )
    assert await desk.refused("editMessageText", **place, text="x") == (
        "Bad Request: message to edit not found"
    )


async def test_old_messages_and_other_peoples_cannot_be_deleted(desk: Desk) -> None:
    sent, theirs = await desk.send(), await desk.ana.say(desk.group, "hello")
    old = "Bad Request: message can't be deleted"
    place = {"chat_id": desk.group, "message_id": int(theirs.key)}
    assert await desk.refused("deleteMessage", **place) == old
    await desk.role("bot", "administrator")
    assert await desk.call("deleteMessage", **place)
    await desk.clock.turn(48 * 3600 + 1)
    place = {"chat_id": desk.group, "message_id": sent["message_id"]}
    assert await desk.refused("deleteMessage", **place) == old


async def test_several_messages_go_at_once(desk: Desk) -> None:
    numbers = [(await desk.send())["message_id"] for _ in range(3)]
    await desk.call("deleteMessages", chat_id=desk.group, message_ids=[*numbers, 999])
    assert not any(one.by_bot for one in await desk.ana.messages(desk.group))
    said = await desk.refused("deleteMessages", chat_id=desk.group, message_ids=[])
    assert said.startswith("Bad Request: there must be from 1 to 100")


async def test_pinning_needs_the_right(desk: Desk) -> None:
    sent = await desk.send()
    place = {"chat_id": desk.group, "message_id": sent["message_id"]}
    assert "not enough rights" in await desk.refused("pinChatMessage", **place)
    await desk.role("bot", "administrator", rights=["can_pin_messages"])
    await desk.call("pinChatMessage", **place)
    assert (await desk.call("getChat", chat_id=desk.group))["pinned_message"] == sent
    await desk.call("unpinChatMessage", chat_id=desk.group)
    assert "pinned_message" not in await desk.call("getChat", chat_id=desk.group)


async def test_what_is_deleted_is_pinned_no_more(desk: Desk) -> None:
    sent = await desk.send()
    place = {"chat_id": desk.group, "message_id": sent["message_id"]}
    await desk.role("bot", "administrator", rights=["can_pin_messages"])
    await desk.call("pinChatMessage", **place)
    told = await desk.ana.last(desk.group)
    await desk.call("deleteMessage", **place)
    assert "pinned_message" not in await desk.call("getChat", chat_id=desk.group)
    await desk.ana.say(desk.group, "/what", reply_to=told)
    assert (await desk.fresh())[-1]["message"]["reply_to_message"]["message_id"] == int(told.key)


async def test_a_reply_shows_what_it_answers(desk: Desk) -> None:
    asked = await desk.ana.say(desk.group, "/total")
    sent = await desk.send("36", reply_parameters={"message_id": int(asked.key)})
    assert sent["reply_to_message"]["text"] == "/total"
    await desk.send("36", reply_parameters={"message_id": 99, "allow_sending_without_reply": True})


async def test_the_bot_speaks_only_where_it_may(desk: Desk) -> None:
    async def said(chat: int) -> str:
        return await desk.refused("sendMessage", chat_id=chat, text="x")

    assert await said(-12345) == "Bad Request: chat not found"
    assert await said(ANA) == "Forbidden: bot can't initiate conversation with a user"
    await desk.ana.say(ANA, "/start")
    await desk.send(chat=ANA)
    await desk.ana.block()
    assert await said(ANA) == "Forbidden: bot was blocked by the user"
    await desk.role("bot", "restricted")
    assert await said(desk.group) == (
        "Bad Request: not enough rights to send text messages to the chat"
    )
    await desk.role("bot", "left")
    assert await said(desk.group) == "Forbidden: bot is not a member of the supergroup chat"
    await desk.role("bot", "kicked")
    assert await said(desk.group) == "Forbidden: bot was kicked from the supergroup chat"


async def test_a_group_that_became_a_supergroup_tells_its_new_id(desk: Desk) -> None:
    founded = await desk.client.post(
        "/people/chats", json={"title": "Small", "by": ANA, "type": "group"}
    )
    old = founded.json()["id"]
    new = (await desk.client.post(f"/people/chats/{old}/migrate")).json()["id"]
    body = await desk.answer("sendMessage", chat_id=old, text="x")
    assert body["parameters"] == {"migrate_to_chat_id": new}
    assert body["description"] == ("Bad Request: group chat was upgraded to a supergroup chat")
    told = [one["message"] for one in await desk.fresh() if "message" in one][-2:]
    assert [one["chat"]["id"] for one in told] == [old, new]
    assert told[0]["migrate_to_chat_id"] == new
    assert told[1]["migrate_from_chat_id"] == old


async def test_a_wrong_token_and_an_unknown_method_are_told_apart(desk: Desk) -> None:
    wrong = await desk.client.get("/bot1:wrong/getMe")
    assert (wrong.status_code, wrong.json()["description"]) == (401, "Unauthorized")
    assert await desk.refused("sendMassage") == "Not Found: method not found"


async def test_what_the_documentation_does_not_know_is_a_violation() -> None:
    async with opened() as desk:
        for method, params in (
            ("sendMessage", {"chat_id": desk.group, "text": "x", "colour": "red"}),
            ("sendMessage", {"chat_id": desk.group}),
            ("getMe", {"chat_id": 1}),
            (
                "sendMessage",
                {
                    "chat_id": desk.group,
                    "text": "x",
                    "reply_markup": {"inline_keyboard": [[{"text": "x", "style": "red"}]]},
                },
            ),
        ):
            said = await desk.refused(method, **params)
            assert said.startswith("Bad Request: the parameters are not as documented: ")
        assert len(desk.playground.history.violations) == 4


async def test_without_the_schema_library_calls_are_checked_roughly(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    checks._validator.cache_clear()
    monkeypatch.setattr(checks, "find_spec", lambda _: None)
    await desk.send()
    assert "chat_id: sendMessage needs this" in await desk.refused("sendMessage", text="x")
    assert "x: getMe has no such" in await desk.refused("getMe", x=1)
    checks._validator.cache_clear()
    desk.playground.history.violations.clear()


async def test_calls_are_taken_as_forms_queries_and_json(desk: Desk) -> None:
    path = f"/bot{desk.playground.token}/sendMessage"
    fields = {
        "chat_id": str(desk.group),
        "text": "5",
        "disable_notification": "true",
        "reply_markup": '{"inline_keyboard": [[{"text": "Go", "callback_data": "1"}]]}',
    }
    answers = [
        await desk.client.post(path, data=fields),
        await desk.client.get(path, params=fields),
        await desk.client.post(path, json=fields),
        await desk.client.post(path, files={name: (None, one) for name, one in fields.items()}),
    ]
    for one in answers:
        assert one.json()["result"]["text"] == "5"
        assert one.json()["result"]["reply_markup"]["inline_keyboard"][0][0]["text"] == "Go"


@pytest.mark.parametrize("body", [b"{", b"[]", b"\xff"])
async def test_a_body_that_cannot_be_read_is_refused(desk: Desk, body: bytes) -> None:
    response = await desk.client.post(
        f"/bot{desk.playground.token}/getMe",
        content=body,
        headers={"content-type": "application/json"},
    )
    assert response.status_code == 400
