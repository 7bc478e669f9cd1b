"""What the bot hears of what people write."""

import pytest

from deploy.playground.player import NotDone
from tests.playground.desk import ANA, BO, Desk


async def heard(desk: Desk) -> list[str]:
    return [one["message"].get("text", "?") for one in await desk.fresh() if "message" in one]


@pytest.mark.parametrize(
    ("text", "delivered"),
    [
        ("/newgame", True),
        ("/newgame@ninetynine_bot 5", True),
        ("/NewGame@NinetyNine_Bot", True),
        ("/newgame@other_bot", False),
        ("hello", False),
        ("please /newgame", False),
        ("hello @ninetynine_bot", False),
    ],
)
async def test_in_a_group_the_bot_hears_commands_to_it(
    desk: Desk, text: str, *, delivered: bool
) -> None:
    await desk.ana.say(desk.group, text)
    assert await heard(desk) == ([text] if delivered else [])
    assert (await desk.bo.last(desk.group)).text == text


async def test_it_hears_replies_to_its_messages_and_no_others(desk: Desk) -> None:
    await desk.send("your turn")
    await desk.ana.say(desk.group, "2 low", reply_to=await desk.ana.last(desk.group))
    await desk.bo.say(desk.group, "hm", reply_to=await desk.bo.last(desk.group))
    assert await heard(desk) == ["2 low"]


async def test_an_administrator_hears_everything(desk: Desk) -> None:
    await desk.role("bot", "administrator")
    await desk.ana.say(desk.group, "hello")
    assert await heard(desk) == ["hello"]


async def test_in_a_private_chat_it_hears_everything(desk: Desk) -> None:
    await desk.ana.say(ANA, "/start join_5")
    await desk.ana.say(ANA, "2 low")
    assert await heard(desk) == ["/start join_5", "2 low"]


async def test_it_hears_who_comes_and_goes_and_what_becomes_of_itself(desk: Desk) -> None:
    await desk.role(BO, "left")
    await desk.role(BO, "member")
    await desk.role("bot", "administrator")
    await desk.role("bot", "kicked")
    kinds = [
        next(
            name
            for name in ("left_chat_member", "new_chat_members", "new_chat_member")
            if name in (one.get("message") or one["my_chat_member"])
        )
        for one in await desk.fresh()
    ]
    assert kinds == [
        "left_chat_member",
        "new_chat_members",
        "new_chat_member",
        "new_chat_member",
        "left_chat_member",
    ]
    await desk.ana.say(desk.group, "/newgame")
    assert await heard(desk) == []


async def test_a_block_is_told_and_start_ends_it(desk: Desk) -> None:
    await desk.ana.say(ANA, "/start")
    await desk.fresh()
    await desk.ana.block()
    await desk.ana.say(ANA, "/start")
    changes = [
        one["my_chat_member"]["new_chat_member"]["status"]
        for one in await desk.fresh()
        if "my_chat_member" in one
    ]
    assert changes == ["kicked", "member"]


async def test_an_anonymous_administrator_writes_as_the_group(desk: Desk) -> None:
    await desk.ana.say(desk.group, "/stop", anonymous=True)
    message = (await desk.fresh())[-1]["message"]
    assert (message["from"]["id"], message["sender_chat"]["id"]) == (1_087_968_824, desk.group)
    with pytest.raises(NotDone, match="only administrators"):
        await desk.bo.say(desk.group, "/stop", anonymous=True)
