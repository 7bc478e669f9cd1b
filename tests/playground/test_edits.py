"""People change what they wrote, and write as channels."""

import pytest

from deploy.playground.player import NotDone
from tests.playground.desk import ANA, GO, Desk


async def test_the_bot_is_told_of_a_change_that_it_would_hear(desk: Desk) -> None:
    said = await desk.ana.say(desk.group, "/play 2")
    await desk.clock.turn(5)
    changed = await desk.ana.edit(said, "/play 3")
    assert (changed.key, changed.text, changed.edited) == (said.key, "/play 3", True)
    assert changed.raw["edit_date"] == said.raw["date"] + 5
    first, second = await desk.fresh()
    assert second["edited_message"]["message_id"] == first["message"]["message_id"]
    assert second["edited_message"]["text"] == "/play 3"
    assert second["edited_message"]["edit_date"] == changed.raw["edit_date"]
    await desk.ana.edit(changed, "never mind")
    assert await desk.fresh() == []


@pytest.mark.parametrize("text", ["hello", " ", "x" * 4097])
async def test_a_change_must_change_something(desk: Desk, text: str) -> None:
    said = await desk.ana.say(desk.group, "hello")
    with pytest.raises(NotDone):
        await desk.ana.edit(said, text)


async def test_only_the_author_changes_a_message_and_not_for_ever(desk: Desk) -> None:
    said = await desk.bo.say(desk.group, "hello")
    with pytest.raises(NotDone, match="only its author"):
        await desk.ana.edit(said, "x")
    joined = (await desk.ana.messages(desk.group))[0]
    with pytest.raises(NotDone, match="only its author"):
        await desk.ana.edit(joined, "x")
    await desk.clock.turn(48 * 3600 + 1)
    with pytest.raises(NotDone, match="too old"):
        await desk.bo.edit(said, "x")


async def test_a_command_to_the_bot_alone_cannot_be_changed(desk: Desk) -> None:
    listed = [{"command": "hand", "description": "Your hand", "is_ephemeral": True}]
    await desk.call("setMyCommands", commands=listed)
    said = await desk.ana.say(desk.group, "/hand")
    with pytest.raises(NotDone, match="cannot be changed"):
        await desk.ana.edit(said, "/hand now")


async def test_a_channel_writes_under_its_title_and_presses_as_a_person(desk: Desk) -> None:
    said = await desk.bo.say(desk.group, "/newgame", as_channel="Bo's news")
    message = (await desk.fresh())[-1]["message"]
    assert (message["from"]["id"], message["from"]["is_bot"]) == (136_817_688, True)
    assert (message["sender_chat"]["type"], message["sender_chat"]["title"]) == (
        "channel",
        "Bo's news",
    )
    assert message["sender_chat"]["id"] < -1_000_000_000_000
    assert said.raw["sender_chat"] == {"title": "Bo's news"}
    again = await desk.bo.say(desk.group, "/again", as_channel="Bo's news")
    assert (await desk.fresh())[-1]["message"]["sender_chat"] == message["sender_chat"]
    await desk.bo.edit(again, "/once more")
    await desk.bo.delete(again)
    await desk.send(reply_markup=GO)
    assert (await desk.pressed(desk.bo))["from"]["first_name"] == "Bo"


async def test_channels_write_in_supergroups_only(desk: Desk) -> None:
    await desk.ana.say(ANA, "/start")
    with pytest.raises(NotDone, match="supergroups only"):
        await desk.ana.say(ANA, "hello", as_channel="News")
    with pytest.raises(NotDone, match="title of a channel"):
        await desk.ana.say(desk.group, "hello", as_channel=" ")


async def test_an_anonymous_administrator_is_shown_as_the_group(desk: Desk) -> None:
    said = await desk.ana.say(desk.group, "/stop", anonymous=True)
    assert said.raw["sender_chat"] == {"title": "Friday cards"}
