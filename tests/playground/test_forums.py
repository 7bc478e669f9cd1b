"""Forums: topics, who may write in them, and what the bot learns of them."""

from typing import Any

import pytest

from deploy.playground.player import NotDone
from tests.playground.desk import ANA, BO, GO, Desk


async def ask(desk: Desk, method: str, path: str, **body: Any) -> Any:
    response = await desk.client.request(method, f"/people/chats/{desk.group}{path}", json=body)
    assert response.is_success, response.text
    return response.json()


async def topic(desk: Desk, name: str = "Cards", **more: Any) -> int:
    """A new topic in a group that has topics from now on."""
    await ask(desk, "PUT", "/forum", forum=True)
    return int((await ask(desk, "POST", "/topics", name=name, **more))["id"])


async def shown(desk: Desk) -> Any:
    listed = (await desk.client.get(f"/people/{ANA}/chats")).json()
    return next(one for one in listed if one["id"] == desk.group)


async def test_general_comes_first_and_every_topic_has_a_name(desk: Desk) -> None:
    cards = await topic(desk)
    chat = await shown(desk)
    assert chat["forum"]
    assert chat["topics"] == [
        {"id": 1, "name": "General", "closed": False},
        {"id": cards, "name": "Cards", "closed": False},
    ]
    assert (await desk.call("getChat", chat_id=desk.group))["is_forum"]


async def test_messages_of_a_topic_say_so_and_those_of_general_do_not(desk: Desk) -> None:
    cards = await topic(desk)
    await desk.fresh()
    await desk.ana.say(desk.group, "/here", topic=cards)
    await desk.ana.say(desk.group, "/there", topic=1)
    here, there = (one["message"] for one in await desk.fresh())
    assert (here["message_thread_id"], here["is_topic_message"]) == (cards, True)
    assert here["reply_to_message"]["forum_topic_created"]["name"] == "Cards"
    assert not there.keys() & {"message_thread_id", "is_topic_message", "reply_to_message"}
    seen = {one.text: one.topic for one in await desk.bo.messages(desk.group)}
    assert (seen["/here"], seen["/there"]) == (cards, 1)


async def test_the_bot_writes_where_it_says_or_where_it_answers(desk: Desk) -> None:
    cards = await topic(desk)
    asked = await desk.ana.say(desk.group, "/total", topic=cards)
    named = await desk.send(message_thread_id=cards)
    answering = await desk.send(reply_parameters={"message_id": int(asked.key)})
    nowhere = await desk.send()
    assert [one.get("message_thread_id") for one in (named, answering, nowhere)] == [
        cards,
        cards,
        None,
    ]
    assert (await desk.ana.last(desk.group)).topic == 1


@pytest.mark.parametrize("number", [1, 999])
async def test_general_and_what_is_not_there_cannot_be_named(desk: Desk, number: int) -> None:
    await topic(desk)
    for method, more in (("sendMessage", {"text": "x"}), ("sendChatAction", {"action": "typing"})):
        said = await desk.refused(method, chat_id=desk.group, message_thread_id=number, **more)
        assert said == "Bad Request: message thread not found"


async def test_a_private_message_stands_in_the_topic_where_its_button_was(desk: Desk) -> None:
    cards = await topic(desk)
    await desk.send(message_thread_id=cards, reply_markup=GO)
    query = await desk.pressed(desk.ana)
    wanted = {"receiver_user_id": ANA, "callback_query_id": query["id"]}
    await desk.send("your hand", ephemeral_message_parameters=wanted)
    mine = await desk.ana.last(desk.group)
    assert (mine.only_me, mine.topic) == (True, cards)


async def test_in_a_closed_topic_only_who_may_manage_topics_writes(desk: Desk) -> None:
    cards = await topic(desk)
    await ask(desk, "PATCH", f"/topics/{cards}", closed=True)
    with pytest.raises(NotDone, match="closed"):
        await desk.bo.say(desk.group, "hello", topic=cards)
    await desk.ana.say(desk.group, "hello", topic=cards)
    place = {"chat_id": desk.group, "text": "x", "message_thread_id": cards}
    assert await desk.refused("sendMessage", **place) == "Bad Request: TOPIC_CLOSED"
    await desk.role("bot", "administrator", rights=["can_pin_messages"])
    assert await desk.refused("sendMessage", **place) == "Bad Request: TOPIC_CLOSED"
    await desk.role("bot", "administrator", rights=["can_manage_topics"])
    await desk.call("sendMessage", **place)


async def test_general_can_be_closed_too(desk: Desk) -> None:
    cards = await topic(desk)
    await ask(desk, "PATCH", "/topics/1", closed=True)
    assert await desk.refused("sendMessage", chat_id=desk.group, text="x") == (
        "Bad Request: TOPIC_CLOSED"
    )
    await desk.send(message_thread_id=cards)
    await desk.client.put(f"/people/chats/{desk.group}/forum", json={"forum": False})
    await desk.send()


async def test_the_bot_is_told_what_becomes_of_topics_but_for_their_end(desk: Desk) -> None:
    cards = await topic(desk, by=BO)
    await ask(desk, "PATCH", f"/topics/{cards}", name="Ninety-nine", closed=True)
    await ask(desk, "PATCH", f"/topics/{cards}", closed=False)
    await ask(desk, "DELETE", f"/topics/{cards}")
    told = [one["message"] for one in await desk.fresh()]
    assert [{*one} & SIGNS for one in told] == [{sign} for sign in ORDER]
    assert {one["message_thread_id"] for one in told} == {cards}
    assert told[0]["from"]["id"] == BO
    assert told[1]["forum_topic_edited"] == {"name": "Ninety-nine"}


ORDER = (
    "forum_topic_created",
    "forum_topic_edited",
    "forum_topic_closed",
    "forum_topic_reopened",
)
SIGNS = set(ORDER)


async def test_with_a_topic_everything_in_it_goes(desk: Desk) -> None:
    cards = await topic(desk)
    sent = await desk.send(message_thread_id=cards)
    await ask(desk, "DELETE", f"/topics/{cards}")
    place: dict[str, Any] = {"chat_id": desk.group, "text": "x"}
    assert await desk.refused("sendMessage", **place, message_thread_id=cards) == (
        "Bad Request: message thread not found"
    )
    assert await desk.refused("editMessageText", **place, message_id=sent["message_id"]) == (
        "Bad Request: message to edit not found"
    )
    with pytest.raises(NotDone, match="no topic"):
        await desk.ana.say(desk.group, "x", topic=cards)


async def test_in_a_topic_of_the_bots_making_it_hears_everything(desk: Desk) -> None:
    await ask(desk, "PUT", "/forum", forum=True)
    await desk.role("bot", "administrator", rights=["can_manage_topics"])
    made = await desk.call("createForumTopic", chat_id=desk.group, name="Table 1")
    await desk.role("bot", "member")
    await desk.fresh()
    await desk.bo.say(desk.group, "heard", topic=made["message_thread_id"])
    await desk.bo.say(desk.group, "not heard", topic=1)
    assert [one["message"]["text"] for one in await desk.fresh()] == ["heard"]


async def test_the_bot_manages_topics_with_the_right_to(desk: Desk) -> None:
    place = {"chat_id": desk.group}
    said = await desk.refused("createForumTopic", **place, name="x")
    assert said == "Bad Request: the chat is not a forum"
    cards = await topic(desk)
    said = await desk.refused("createForumTopic", **place, name="x")
    assert said.startswith("Bad Request: not enough rights")
    await desk.role("bot", "administrator", rights=["can_manage_topics"])
    here = place | {"message_thread_id": cards}
    await desk.call("editForumTopic", **here, name="Other cards")
    await desk.call("closeForumTopic", **here)
    assert (await shown(desk))["topics"][1] == {
        "id": cards,
        "name": "Other cards",
        "closed": True,
    }
    assert await desk.refused("closeForumTopic", **here) == "Bad Request: TOPIC_NOT_MODIFIED"
    await desk.call("reopenForumTopic", **here)
    await desk.call("editGeneralForumTopic", **place, name="Hall")
    for wrong, words in (
        ("Hall", "TOPIC_NOT_MODIFIED"),
        (" ", "TOPIC_TITLE_EMPTY"),
        ("x" * 129, "topic name is too long"),
    ):
        said = await desk.refused("editGeneralForumTopic", **place, name=wrong)
        assert said == f"Bad Request: {words}"
    said = await desk.refused("deleteForumTopic", **place, message_thread_id=1)
    assert said == "Bad Request: TOPIC_ID_INVALID"
    await desk.call("closeGeneralForumTopic", **place)
    await desk.call("reopenGeneralForumTopic", **place)
    await desk.call("deleteForumTopic", **here)
    assert (await shown(desk))["topics"] == [{"id": 1, "name": "Hall", "closed": False}]
    assert await desk.refused("deleteForumTopic", **here) == "Bad Request: TOPIC_ID_INVALID"


async def test_topics_are_kept_while_there_is_no_forum(desk: Desk) -> None:
    cards = await topic(desk)
    sent = await desk.send(message_thread_id=cards)
    await ask(desk, "PUT", "/forum", forum=False)
    assert (await shown(desk))["topics"] == []
    assert (await desk.ana.last(desk.group)).topic is None
    await ask(desk, "PUT", "/forum", forum=True)
    assert (await desk.ana.last(desk.group)).key == str(sent["message_id"])
    assert (await desk.ana.last(desk.group)).topic == cards


async def test_without_topics_a_chain_of_replies_has_a_thread_that_is_none(desk: Desk) -> None:
    sent = await desk.send("your turn")
    await desk.ana.say(desk.group, "2 low", reply_to=await desk.ana.last(desk.group))
    message = (await desk.fresh())[-1]["message"]
    assert message["message_thread_id"] == sent["message_id"]
    assert "is_topic_message" not in message


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/topics", {"name": "x"}),
        ("PATCH", "/topics/7", {"name": "x"}),
        ("DELETE", "/topics/7", {}),
    ],
)
async def test_without_a_forum_there_are_no_topics(
    desk: Desk, method: str, path: str, body: Any
) -> None:
    answer = await desk.client.request(method, f"/people/chats/{desk.group}{path}", json=body)
    assert answer.status_code == 409


async def test_who_may_not_manage_topics_is_refused(desk: Desk) -> None:
    cards = await topic(desk)
    for path, body in (
        (f"/topics/{cards}", {"closed": True, "by": BO}),
        (f"/topics/{cards}", {"name": " "}),
        ("/topics/999", {"closed": True}),
    ):
        answer = await desk.client.patch(f"/people/chats/{desk.group}{path}", json=body)
        assert answer.status_code == 409
    await desk.role(BO, "restricted")
    answer = await desk.client.post(
        f"/people/chats/{desk.group}/topics", json={"name": "x", "by": BO}
    )
    assert answer.status_code == 409
    general = await desk.client.delete(f"/people/chats/{desk.group}/topics/1")
    assert general.status_code == 409
    founded = await desk.client.post(
        "/people/chats", json={"title": "Small", "by": ANA, "type": "group"}
    )
    small = founded.json()["id"]
    answer = await desk.client.put(f"/people/chats/{small}/forum", json={"forum": True})
    assert answer.status_code == 409
