"""The way of presses and commands, from the update to what people are told and shown."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from bot import press as presses
from bot.limits import Rates
from bot.press import Lay, Pick, encode
from bot.reception import LAST_TRY
from bot.render.public import public_screen
from bot.store.base import Change
from bot.store.record import TableRecord
from bot.store.tables import table_id
from core.state import Finished, Lobby, Playing, RoundOver, Stopped
from tests.bot import samples
from tests.bot.telegram import ANA, BO, CY, GROUP, Place

ANONYMOUS = 1087968824
CHANNEL = 136817688
OTHER_GROUP = -1002


async def opened(*others: int, chat: int = GROUP) -> tuple[Place, TableRecord]:
    """A lobby that Ana has opened, and the others have joined."""
    place = Place()
    await place.say(ANA, "/newgame", chat=chat)
    for other in others:
        await place.press(other, join(await place.record(chat)), chat=chat)
    return place, await place.record(chat)


async def dealt(
    state: Playing | RoundOver | Finished | None = None, place: Place | None = None
) -> tuple[Place, TableRecord]:
    """A table in this state; Ana, Bo and Cy with three cards each, where none is given."""
    place = place or Place()
    state = state or samples.playing("7S AD 2C", "3H 4H 5H", "KS QS JS", total=20)
    record = TableRecord(
        chat=GROUP, mark=samples.MARK, names=dict(samples.NAMES), language="en", state=state
    )
    opened = await place.tables.load(table_id(GROUP, None))
    await place.tables.commit(
        opened, record, (), press="set", fingerprint="", answer='["", false]', remember=DAY
    )
    return place, record


DAY = timedelta(days=1)


def join(record: TableRecord) -> str:
    return encode(presses.JoinOrLeave(record.game, record.mark))


def lay(record: TableRecord, number: int, pick: Pick | None = None) -> str:
    return encode(Lay(record.game, record.mark, number, pick))


def said(messages: list[dict[str, Any]]) -> list[str]:
    """The texts that were sent, without the marks round values."""
    return [str(one["text"]).replace("\u2068", "").replace("\u2069", "") for one in messages]


async def playing(place: Place) -> Playing:
    state = (await place.record()).state
    assert isinstance(state, Playing)
    return state


# The lobby.


async def test_a_new_game_is_one_message_with_the_host_seated() -> None:
    place, record = await opened()
    await place.show()
    assert record.players == (ANA,)
    assert [name for name, _ in place.telegram.calls] == ["sendMessage"]


async def test_a_second_new_game_brings_the_first_down_and_changes_nothing() -> None:
    place, before = await opened(BO)
    assert said(await place.say(CY, "/newgame")) == ["A game is on here already. Here it is."]
    assert await place.record() == before


async def test_somebody_alone_plays_against_a_computer_with_the_own_cards_on_the_table() -> None:
    place = Place()
    await place.say(ANA, "/newgame", chat=ANA)
    lobby = await place.record(ANA)
    await place.press(ANA, encode(presses.StartGame(lobby.game)), chat=ANA)
    record = await place.record(ANA)
    screen = public_screen(record)
    assert isinstance(record.state, Playing)
    assert [seat.player for seat in record.state.seats] == [ANA, -1]
    assert presses.MyHand(record.game) not in [
        button.press for row in screen.rows for button in row
    ]
    cards = [button for row in screen.rows[:-2] for button in row]
    assert len(cards) >= 3


@pytest.mark.parametrize("account", [ANONYMOUS, CHANNEL, 777000])
async def test_an_account_that_stands_for_others_opens_no_table(account: int) -> None:
    place = Place()
    [told] = said(await place.say(account, "/newgame"))
    assert "Use your own account" in told
    assert await place.version() == 0


async def test_a_double_tap_on_join_joins() -> None:
    place, record = await opened()
    tap = join(record)
    told = await asyncio.gather(*[place.press(BO, tap) for _ in range(10)])
    assert {one.text for one in told} == {"You are at the table."}
    assert (await place.record()).players == (ANA, BO)


async def test_a_double_tap_on_leave_leaves() -> None:
    place, record = await opened(BO)
    told = [await place.press(BO, join(record)) for _ in range(2)]
    assert [one.text for one in told] == ["You have left the table."] * 2
    assert (await place.record()).players == (ANA,)


async def test_all_who_join_from_the_same_screen_sit_down() -> None:
    place, record = await opened()
    crowd = range(20, 25)
    await asyncio.gather(*[place.press(one, join(record)) for one in crowd])
    assert sorted((await place.record()).players) == [ANA, *crowd]


async def test_one_may_join_leave_and_join_again() -> None:
    place, _ = await opened()
    for _ in range(3):
        await place.press(BO, join(await place.record()))
    assert (await place.record()).players == (ANA, BO)


async def test_only_the_host_starts_and_a_double_tap_is_told_the_same() -> None:
    place, record = await opened(BO)
    start = encode(presses.StartGame(record.game))
    assert (await place.press(BO, start)).text == "Only the host can do that: Ana."
    told = [await place.press(ANA, start) for _ in range(2)]
    assert [one.text for one in told] == ["The game begins."] * 2
    assert isinstance((await place.record()).state, Playing)


async def test_only_the_host_cancels() -> None:
    place, record = await opened(BO)
    cancel = encode(presses.CancelLobby(record.game))
    assert "host" in (await place.press(BO, cancel)).text
    assert isinstance((await place.record()).state, Lobby)
    assert (await place.press(ANA, cancel)).text == "The table is closed."
    assert isinstance((await place.record()).state, Stopped)


async def test_an_administrator_stops_a_game_and_a_passer_by_does_not() -> None:
    place, _ = await dealt()
    [told] = said(await place.say(77, "/stop"))
    assert "Only the host or an admin" in told
    await playing(place)
    place.telegram.administrators = (BO,)
    await place.say(BO, "/stop")
    assert isinstance((await place.record()).state, Stopped)


async def test_a_players_stop_is_a_vote() -> None:
    place, _ = await dealt()
    await place.say(BO, "/stop")
    [vote] = (await playing(place)).votes
    assert (vote.about, vote.by) == (None, (BO,))
    [told] = said(await place.say(BO, "/stop"))
    assert "voted" in told
    await place.say(CY, "/stop")
    assert isinstance((await place.record()).state, Stopped)


async def test_anybody_closes_a_table_at_which_nothing_happened_for_an_hour() -> None:
    place, _ = await opened(BO)
    await place.say(77, "/stop")
    assert isinstance((await place.record()).state, Lobby)
    place.clock.pass_(3601)
    await place.say(77, "/stop")
    assert isinstance((await place.record()).state, Stopped)


async def test_an_anonymous_administrator_of_this_group_stops_a_game() -> None:
    place, _ = await dealt()
    elsewhere = {"id": OTHER_GROUP, "type": "supergroup"}
    await place.say(ANONYMOUS, "/stop", sender_chat=elsewhere)
    await playing(place)
    await place.say(ANONYMOUS, "/stop", sender_chat={"id": GROUP, "type": "supergroup"})
    assert isinstance((await place.record()).state, Stopped)


# Presses in play.


async def test_a_double_tap_plays_once_and_is_told_the_same() -> None:
    place, record = await dealt()
    told = await asyncio.gather(*[place.press(ANA, lay(record, 0)) for _ in range(10)])
    assert {one.text for one in told} == {"You play 7♠. Total 27."}
    state = await playing(place)
    assert (state.total, state.turn.number) == (27, 8)


async def test_the_same_delivery_twice_plays_once() -> None:
    place, record = await dealt()
    told = [await place.press(ANA, lay(record, 0), id="same") for _ in range(2)]
    assert told[0].text == told[1].text == "You play 7♠. Total 27."
    assert (await playing(place)).total == 27


@pytest.mark.parametrize(
    ("by", "number", "pick", "told"),
    [
        (BO, 0, None, "Not your turn yet."),
        (99, 0, None, "You are not at this table."),
        (ANONYMOUS, 0, None, "Anonymous admins"),
        (ANA, 3, None, "You have no card at that place."),
        (ANA, 9999, None, "You have no card at that place."),
        (ANA, 1, None, "That card has two values"),
    ],
)
async def test_a_press_that_cannot_be_done_is_told_why_and_changes_nothing(
    by: int, number: int, pick: Pick | None, told: str
) -> None:
    place, record = await dealt()
    version = await place.version()
    assert told in (await place.press(by, lay(record, number, pick))).text
    assert await place.version() == version


async def test_one_who_is_out_watches() -> None:
    place, record = await dealt(samples.playing("7S", "3H", "KS", points=(3, 0, 3)))
    assert (await place.press(BO, lay(record, 0))).text == (
        "You are out of this game and can watch."
    )


@pytest.mark.parametrize(
    "data",
    [
        "p.Xk3v9QpA.anoldone.0",
        "p.anothers.m4rkm4rk.0",
        "h.anothers",
        "s.anothers",
        "n.Xk3v9QpA.1",
        "j.Xk3v9QpA.m4rkm4rk",
        "x.Xk3v9QpA",
        "",
        "nonsense",
    ],
)
async def test_an_old_foreign_or_forged_button_is_out_of_date(data: str) -> None:
    place, _ = await dealt()
    version = await place.version()
    assert (await place.press(ANA, data)).text == "This button is out of date."
    assert await place.version() == version


async def test_data_copied_to_another_chat_reaches_no_table() -> None:
    place, record = await dealt()
    for data in (lay(record, 0), encode(presses.MyHand(record.game))):
        told = await place.press(ANA, data, chat=OTHER_GROUP)
        assert told.text == "There is no game here. /newgame opens a table."
    assert (await playing(place)).total == 20


async def test_who_presses_what_is_over_gets_the_table_shown_again() -> None:
    place, record = await dealt()
    await place.press(ANA, lay(record, 0))
    await place.show()
    shown = len(place.telegram.sent("editMessageText"))
    await place.press(BO, lay(record, 1))
    await place.show()
    assert len(place.telegram.sent("editMessageText")) == shown + 1


async def test_a_message_that_cannot_be_reached_is_not_taken_for_the_table() -> None:
    place, record = await dealt()
    gone = {"message_id": 555, "date": 0, "chat": {"id": GROUP, "type": "supergroup"}}
    assert (await place.press(ANA, lay(record, 0), message=gone)).text == "You play 7♠. Total 27."
    await place.show()
    assert 555 not in [one.get("message_id") for one in place.telegram.sent("editMessageText")]


async def test_a_press_that_comes_without_its_message_is_answered() -> None:
    place, record = await dealt()
    told = await place.press(ANA, lay(record, 0), message=None)
    assert told.verdict.reply is not None
    assert (await playing(place)).total == 20


# The own hand.


async def test_my_hand_is_a_message_for_the_asker_alone() -> None:
    place, record = await dealt()
    told = await place.press(ANA, encode(presses.MyHand(record.game)), id="77")
    [panel] = place.telegram.sent()
    assert told.text == ""
    assert panel["ephemeral_message_parameters"] == {
        "receiver_user_id": ANA,
        "callback_query_id": "77",
    }
    assert "7♠" in str(panel["reply_markup"])


@pytest.mark.parametrize(
    "refused", [(400, "Bad Request: x"), (403, "Forbidden: x"), (404, "Not Found")]
)
async def test_where_panels_are_refused_the_hand_is_an_alert(refused: tuple[int, str]) -> None:
    place, record = await dealt()
    place.telegram.refusals["sendMessage"] = refused
    told = await place.press(ANA, encode(presses.MyHand(record.game)))
    assert told.alert
    assert all(card in told.text for card in ("7♠", "A♦", "2♣"))
    assert len(told.text) <= 200


async def test_where_panels_are_refused_the_table_gets_slots_that_name_no_card() -> None:
    place, record = await dealt()
    place.telegram.refusals["sendMessage"] = (400, "Bad Request: unknown parameter")
    await place.press(ANA, encode(presses.MyHand(record.game)))
    place.telegram.refusals.clear()
    assert (await place.record()).slots
    await place.show()
    name, shown = place.telegram.calls[-1]
    data = [
        button["callback_data"]
        for row in shown["reply_markup"]["inline_keyboard"]
        for button in row
    ]
    assert lay(await place.record(), 1, Pick.LOW) in data
    assert name in ("sendMessage", "editMessageText")
    assert not any(card in str(shown) for card in ("7♠", "A♦", "2♣"))


async def test_a_group_that_has_had_its_calls_gets_alerts_and_slots_until_there_is_room() -> None:
    place, record = await dealt()
    place.telegram.refusals["sendMessage"] = (429, "Too Many Requests: retry later")
    told = await place.press(ANA, encode(presses.MyHand(record.game)))
    assert told.alert
    assert "7♠" in told.text
    assert (await place.record()).slots
    assert (await place.record()).panels
    place.telegram.refusals.clear()
    place.clock.pass_(60)
    await place.press(ANA, encode(presses.MyHand(record.game)))
    assert "7♠" in str(place.telegram.sent()[-1]["reply_markup"])


async def test_a_panel_that_could_not_be_renewed_is_not_taken_for_new() -> None:
    place, record = await dealt()
    place.telegram.refusals["editEphemeralMessageText"] = (429, "Too Many Requests: retry later")
    first = await place.press(ANA, encode(presses.MyHand(record.game)), panel=5)
    assert first.alert
    place.telegram.refusals.clear()
    place.clock.pass_(60)
    await place.press(ANA, encode(presses.MyHand(record.game)), panel=5)
    assert len(place.telegram.sent("editEphemeralMessageText")) == 2
    again = await place.press(ANA, encode(presses.MyHand(record.game)), panel=5)
    assert again.text == "Nothing has changed since you last looked."
    assert len(place.telegram.sent("editEphemeralMessageText")) == 2


async def test_a_stranger_has_no_hand_to_see() -> None:
    place, record = await dealt()
    told = await place.press(99, encode(presses.MyHand(record.game)))
    assert told.text == "You are not at this table."
    assert place.telegram.sent() == []


async def test_a_press_on_the_own_panel_renews_that_panel() -> None:
    place, record = await dealt()
    await place.press(ANA, lay(record, 0), panel=5)
    [edit] = place.telegram.sent("editEphemeralMessageText")
    assert (edit["receiver_user_id"], edit["ephemeral_message_id"]) == (ANA, 5)
    assert "7♠" not in str(edit["reply_markup"])


# Typed.


async def test_a_typed_play_counts_the_hand_that_was_told() -> None:
    place, record = await dealt()
    [told] = said(await place.say(ANA, "/play 1"))
    assert told == "Ana, that was not played. Press My cards under the table to see why."
    await place.press(ANA, encode(presses.MyHand(record.game)))
    assert await place.say(ANA, "/play 1") == []
    assert (await playing(place)).total == 27


@pytest.mark.parametrize(
    ("typed", "total"),
    [
        ("/play 2 low", 21),
        ("/play   2   HIGH", 31),
        ("/play@NinetyNine_Bot 2 low", 21),
        ("/Play 2 low", 21),
        ("/play ٢ low", 21),
        ("/play\n2 low", 21),
        ("/play 1 low", 27),
    ],
)
async def test_a_play_may_be_typed_in_many_ways(typed: str, total: int) -> None:
    place, record = await dealt()
    await place.press(ANA, encode(presses.MyHand(record.game)))
    await place.say(ANA, typed)
    assert (await playing(place)).total == total


@pytest.mark.parametrize(
    ("by", "typed", "told"),
    [
        (ANA, "/play", "Type /play with the place of the card"),
        (ANA, "/play 2 hoch", "Type /play with the place of the card"),
        (ANA, "/play ²", "Type /play with the place of the card"),
        (ANA, "/play " + "9" * 4000, "Type /play with the place of the card"),
        (BO, "/play 1", "Not your turn yet."),
        (99, "/play 1", "You are not at this table."),
        (ANONYMOUS, "/play 1", "You are not at this table."),
        (ANA, "/draw", "You have no card to draw."),
    ],
)
async def test_a_typed_play_that_cannot_be_is_told_why(by: int, typed: str, told: str) -> None:
    place, record = await dealt()
    if by in (ANA, BO):
        await place.press(by, encode(presses.MyHand(record.game)))
    [answer] = said(await place.say(by, typed))
    assert told in answer
    assert (await playing(place)).total == 20


@pytest.mark.parametrize("typed", ["/play 0", "/play 4", "/play 99", "/play 2"])
async def test_why_a_typed_play_fails_is_not_told_in_the_open_where_it_tells_of_a_hand(
    typed: str,
) -> None:
    place, record = await dealt()
    await place.press(ANA, encode(presses.MyHand(record.game)))
    [answer] = said(await place.say(ANA, typed))
    assert answer == "Ana, that was not played. Press My cards under the table to see why."


async def test_a_hand_typed_for_in_the_open_is_not_told_in_the_open() -> None:
    place, _ = await dealt()
    assert said(await place.say(ANA, "/hand")) == [
        "Press the button My cards under the table: only you see them."
    ]


async def test_a_hand_asked_for_in_private_is_told_in_private() -> None:
    place, _ = await dealt()
    [panel] = await place.say(ANA, "/hand", message_id=0, ephemeral_message_id=3)
    assert panel["ephemeral_message_parameters"] == {"receiver_user_id": ANA}
    assert "7♠" in str(panel["reply_markup"])


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("/turn", "Ana’s turn."),
        ("/total", "Total 20."),
        ("/score", "Bo: 10 points left."),
        ("/last", "No card has been played"),
        ("/rules", "How to play 33 · 66 · 99"),
        ("/rules classic", "How to play Classic"),
        ("/help", "/newgame opens a table"),
        ("/start", "https://t.me/ninetynine_bot?startgroup"),
    ],
)
async def test_anybody_may_ask(typed: str, told: str) -> None:
    place, _ = await dealt()
    [answer] = said(await place.say(99, typed))
    assert told in answer


@pytest.mark.parametrize(
    "typed", ["/turn", "/total", "/score", "/last", "/hand", "/play 1", "/draw", "/table", "/stop"]
)
async def test_where_there_is_no_game_that_is_said(typed: str) -> None:
    place = Place()
    assert said(await place.say(ANA, typed)) == ["There is no game here. /newgame opens a table."]
    assert await place.version() == 0


@pytest.mark.parametrize("typed", ["/play@otherbot 1", "/unknown", "play 1", "", "/", "/ play 1"])
async def test_what_is_not_for_this_bot_is_passed_over(typed: str) -> None:
    place, _ = await dealt()
    assert await place.say(ANA, typed) == []


async def test_a_flood_of_commands_does_not_keep_the_table_from_being_shown() -> None:
    place, record = await dealt(place=Place(Rates()))
    await place.show()
    for _ in range(30):
        await place.say(99, "/help")
        place.clock.pass_(1)
    await place.press(ANA, lay(record, 0))
    await place.show()
    assert "27" in place.telegram.sent("editMessageText")[-1]["text"]
    await place.desk.later.close()


# Tables that are broken, and updates that are odd.


async def broken(place: Place) -> bytes:
    """Spoil the record; its bytes, to see that nobody writes over it."""
    loaded = await place.store.load(table_id(GROUP, None))
    await place.store.commit(
        Change(
            table=table_id(GROUP, None),
            version=loaded.version,
            press="spoil",
            fingerprint="",
            game=samples.GAME,
            record=b"garbage",
            entry=b"garbage",
            answer="",
            deadline=None,
            remember=DAY,
        )
    )
    return b"garbage"


async def test_a_broken_table_is_said_to_be_so_and_never_written_over() -> None:
    place, record = await dealt()
    spoilt = await broken(place)
    query = {"id": "1", "from": {"id": ANA}, "data": lay(record, 0)}
    query["message"] = {"message_id": 100, "date": 1, "chat": {"id": GROUP, "type": "supergroup"}}
    update = {"update_id": 5, "callback_query": query}
    verdicts = [await place.reception.take(update) for _ in range(LAST_TRY)]
    assert [verdict.status for verdict in verdicts] == [500, 500, 200]
    assert verdicts[-1].reply is not None
    assert "cannot be read" in verdicts[-1].reply["text"]
    assert verdicts[-1].reply["show_alert"]
    assert (await place.store.load(table_id(GROUP, None))).record == spoilt


async def test_a_new_game_on_a_broken_table_is_refused_with_a_word() -> None:
    place, _ = await dealt()
    spoilt = await broken(place)
    message = {"message_id": 5, "date": 1, "chat": {"id": GROUP, "type": "supergroup"}}
    update = {"update_id": 5, "message": message | {"from": {"id": ANA}, "text": "/newgame"}}
    for _ in range(LAST_TRY):
        await place.reception.take(update)
    [told] = said(place.telegram.sent())
    assert "cannot be read" in told
    assert (await place.store.load(table_id(GROUP, None))).record == spoilt


async def test_a_broken_table_does_not_touch_the_one_next_door() -> None:
    place, _ = await dealt()
    await broken(place)
    await place.say(ANA, "/newgame", chat=OTHER_GROUP)
    await place.show()
    assert (await place.record(OTHER_GROUP)).players == (ANA,)
    assert [one["chat_id"] for one in place.telegram.sent()] == [OTHER_GROUP]


_FINE = {"message_id": 5, "date": 1, "chat": {"id": GROUP, "type": "supergroup"}}


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"poll": {"id": "1"}},
        {"edited_message": _FINE | {"from": {"id": ANA}, "text": "/newgame"}},
        {"message": None},
        {"message": "text"},
        {"message": {"message_id": 5, "text": "/newgame"}},
        {"message": _FINE | {"text": "/newgame"}},
        {"message": _FINE | {"from": {"id": 10**40}, "text": 7}},
        {"message": _FINE | {"from": {"id": ANA, "first_name": None}, "text": "/newgame"}},
        {"message": _FINE | {"from": {"id": ANA}, "text": "\ud800"}},
        {"message": _FINE | {"from": {"id": ANA}, "text": "/newgame\ud800"}},
        {"callback_query": {"id": 7, "from": {"id": ANA}, "message": _FINE, "data": "h.x"}},
        {"callback_query": {"id": "7", "message": _FINE, "data": "h.x"}},
        {"callback_query": {"id": "7", "from": {"id": ANA}, "message": _FINE}},
    ],
)
async def test_an_odd_update_is_done_and_changes_nothing(fields: dict[str, Any]) -> None:
    place = Place()
    assert (await place.update(**fields)).status == 200
    assert await place.version() == 0
    assert place.telegram.calls == []


async def test_two_topics_of_one_group_are_two_tables() -> None:
    place = Place()
    for thread in (1, 2):
        await place.say(ANA, "/newgame", message_thread_id=thread, is_topic_message=True)
    await place.show()
    assert [one["message_thread_id"] for one in place.telegram.sent()] == [1, 2]
