"""Links of t.me: to the bot with a payload, into groups with the bot, and to groups."""

import pytest

from deploy.playground.player import NotDone
from tests.playground.desk import ANA, BO, CY, Desk

BOT = "https://t.me/ninetynine_bot"


async def founded(desk: Desk, **more: object) -> int:
    """A group of Ana's in which nobody else is, nor the bot."""
    body = {"title": "Quiet", "by": ANA, "bot": False, **more}
    chat = int((await desk.client.post("/people/chats", json=body)).json()["id"])
    await desk.fresh()
    return chat


@pytest.mark.parametrize(
    ("url", "text"),
    [
        (f"{BOT}?start=join_5", "/start join_5"),
        ("t.me/NinetyNine_Bot?start=join_5", "/start join_5"),
        ("tg://resolve?domain=ninetynine_bot&start=join_5", "/start join_5"),
        (f"{BOT}?start=", "/start"),
    ],
)
async def test_a_link_with_a_payload_starts_the_private_chat(
    desk: Desk, url: str, text: str
) -> None:
    assert await desk.ana.follow(url) == ANA
    message = (await desk.fresh())[-1]["message"]
    assert (message["chat"]["id"], message["text"]) == (ANA, text)


async def test_a_plain_link_only_opens_the_private_chat(desk: Desk) -> None:
    assert await desk.ana.follow(BOT) == ANA
    assert await desk.fresh() == []


async def test_a_link_brings_the_bot_into_a_group_and_tells_the_payload(desk: Desk) -> None:
    chat = await founded(desk)
    assert await desk.ana.follow(f"{BOT}?startgroup=play_7", chat=chat) == chat
    change, joined, said = await desk.fresh()
    assert change["my_chat_member"]["new_chat_member"]["status"] == "member"
    assert joined["message"]["new_chat_members"][0]["id"] == 99
    assert said["message"]["text"] == "/start@ninetynine_bot play_7"


async def test_it_may_ask_for_the_rights_of_an_administrator(desk: Desk) -> None:
    chat = await founded(desk)
    url = f"{BOT}?startgroup&admin=pin_messages+delete_messages"
    await desk.ana.follow(url, chat=chat)
    member = await desk.call("getChatMember", chat_id=chat, user_id=99)
    assert member["status"] == "administrator"
    assert member["can_pin_messages"]
    assert member["can_delete_messages"]
    assert not member["can_restrict_members"]
    assert (await desk.fresh())[-1]["message"]["text"] == "/start@ninetynine_bot"


async def test_a_bot_that_is_there_stays_what_it_is(desk: Desk) -> None:
    await desk.role("bot", "administrator", rights=["can_pin_messages"])
    await desk.fresh()
    await desk.bo.follow(f"{BOT}?startgroup=x", chat=desk.group)
    assert [one["message"]["text"] for one in await desk.fresh()] == ["/start@ninetynine_bot x"]
    await desk.ana.follow(f"{BOT}?startgroup=x&admin=manage_topics", chat=desk.group)
    member = await desk.call("getChatMember", chat_id=desk.group, user_id=99)
    assert member["can_pin_messages"]
    assert member["can_manage_topics"]


async def test_links_lead_into_groups(desk: Desk) -> None:
    public = await founded(desk, username="quiet_cards")
    assert await desk.bo.follow("https://t.me/quiet_cards") == public
    assert await desk.bo.follow("https://t.me/quiet_cards") == public
    private = await founded(desk)
    listed = (await desk.client.get(f"/people/{ANA}/chats")).json()
    link = next(one["link"] for one in listed if one["id"] == private)
    assert await desk.cy.follow(link) == private
    assert (await desk.cy.last(private)).raw["service"] == "Cy joined"


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("https://example.org/ninetynine_bot?start=x", "not a link of Telegram"),
        ("https://t.me/another_bot?start=x", "nothing is known behind"),
        ("https://t.me/+nobody", "nothing is known behind"),
        (f"{BOT}?start={'x' * 65}", "at most 64"),
        (f"{BOT}?start=a%20b", "at most 64"),
        (f"{BOT}?startgroup=x", "choose a group"),
    ],
)
async def test_links_that_lead_nowhere_say_why(desk: Desk, url: str, why: str) -> None:
    with pytest.raises(NotDone, match=why):
        await desk.ana.follow(url)


async def test_only_administrators_make_the_bot_one(desk: Desk) -> None:
    with pytest.raises(NotDone, match="only administrators"):
        await desk.bo.follow(f"{BOT}?startgroup=x&admin=pin_messages", chat=desk.group)
    chat = await founded(desk)
    with pytest.raises(NotDone, match="not in this chat"):
        await desk.bo.follow(f"{BOT}?startgroup=x", chat=chat)
    await desk.client.put(f"/people/chats/{chat}/members/{CY}", json={"status": "kicked"})
    listed = (await desk.client.get("/people/chats")).json()
    link = next(one["link"] for one in listed if one["id"] == chat)
    with pytest.raises(NotDone, match="banned"):
        await desk.cy.follow(link)
    assert BO not in [one["id"] for one in listed[-1]["members"]]
