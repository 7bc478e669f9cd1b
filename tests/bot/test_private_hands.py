"""Hands where nobody else reads along: the private chat, and panels that come unasked."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot import press as presses
from bot.press import Lay, encode
from bot.store.record import TableRecord
from bot.store.tables import table_id
from core.state import Absence, Playing
from tests.bot import samples
from tests.bot.telegram import ANA, BO, CY, GROUP, Place
from tests.bot.test_handlers import DAY, dealt, lay, said

OTHERS = -1002
BOT = {"id": 99, "username": "NinetyNine_Bot"}


async def at_table(
    place: Place, state: Playing, *, chat: int = GROUP, title: str | None = "Friends"
) -> TableRecord:
    """A table in this state, in a group of this name."""
    record = TableRecord(
        chat=chat, title=title, mark=samples.MARK, names=dict(samples.NAMES), state=state
    )
    opened = await place.tables.load(table_id(chat, None))
    await place.tables.commit(
        opened, record, (), press="set", fingerprint="", answer='["", false]', remember=DAY
    )
    return record


async def with_hands(*people: int, state: Playing | None = None) -> tuple[Place, TableRecord]:
    """A shown table in a group; these people have their hands in the private chat."""
    place = Place()
    for person in people:
        await place.preferences.change(person, hands=True)
    record = await at_table(place, state or playing())
    await place.show()
    return place, record


def playing(**more: Any) -> Playing:
    return samples.playing("7S AD 2C", "3H 4H 5H", "KS QS JS", total=20, **more)


def to(place: Place, person: int, method: str = "sendMessage") -> list[dict[str, Any]]:
    """What was sent to somebody's private chat."""
    return [one for one in place.telegram.sent(method) if one["chat_id"] == person]


def buttons(message: dict[str, Any]) -> list[str]:
    return [
        button["callback_data"]
        for row in message["reply_markup"]["inline_keyboard"]
        for button in row
        if "callback_data" in button
    ]


async def message_of(place: Place, person: int, chat: int = GROUP) -> int | None:
    sitting = (await place.preferences.of(person)).at(table_id(chat, None))
    assert sitting is not None
    return sitting.hand.message if sitting.hand else None


# The hand comes.


async def test_at_the_own_turn_the_hand_comes_into_the_private_chat() -> None:
    place, record = await with_hands(ANA, BO)
    [hand] = to(place, ANA)
    first = said([hand])[0].splitlines()[0]
    assert first == "Friends: your turn. Total 20."
    assert encode(Lay(record.game, samples.MARK, 0)) in buttons(hand)
    assert to(place, BO) == []


async def test_it_comes_once_however_often_the_table_is_shown() -> None:
    place, _ = await with_hands(ANA)
    for _ in range(3):
        await place.store.mark(table_id(GROUP, None), again=True)
        await place.show()
    assert len(to(place, ANA)) == 1


async def test_two_workers_who_show_the_table_at_once_send_one_hand() -> None:
    place = Place()
    await place.preferences.change(ANA, hands=True)
    await at_table(place, playing())
    opened = await place.tables.load(table_id(GROUP, None))
    await asyncio.gather(*[place.hands(opened, 100, until=float("inf")) for _ in range(5)])
    assert len(to(place, ANA)) == 1


async def test_it_tells_what_happened_since_the_own_last_turn() -> None:
    place, record = await with_hands(ANA)
    await place.press(ANA, lay(record, 0), chat=ANA, private=True, on=101)
    for by in (BO, CY):
        record = await place.record()
        await place.press(by, lay(record, 0))
    await place.show()
    [_, hand] = said(to(place, ANA))
    lines = hand.splitlines()
    assert lines[0] == "Friends: your turn. Total 40."
    assert lines[1:3] == [
        "Bo plays 3♥: 27 → 30.",
        "Cy plays K♠: 30 → 40. Cy passes 33 and loses 1 point.",
    ]


async def test_a_group_whose_name_is_not_known_is_your_group() -> None:
    place = Place()
    await place.preferences.change(ANA, hands=True)
    await at_table(place, playing(), title=None)
    await place.show()
    [hand] = said(to(place, ANA))
    assert hand.startswith("Your group: your turn.")


async def test_nobody_who_did_not_ask_for_it_is_written_to() -> None:
    place, _ = await with_hands()
    assert [to(place, person) for person in (ANA, BO, CY)] == [[], [], []]


async def test_whoever_is_away_is_not_called() -> None:
    state = playing()
    seats = (
        replace(state.seats[0], absent=Absence.AWAY),
        *state.seats[1:],
    )
    place, _ = await with_hands(ANA, state=replace(state, seats=seats))
    assert to(place, ANA) == []


async def test_whoever_left_and_was_forgotten_is_not_known_again() -> None:
    place, record = await with_hands()
    await place.press(BO, encode(presses.LeaveGame(record.game)))
    await place.preferences.forget(BO)
    await place.store.mark(table_id(GROUP, None), again=True)
    await place.show()
    assert await place.preferences.kept(BO) == {}


# It is played.


async def test_a_card_pressed_in_the_private_chat_is_played_at_the_groups_table() -> None:
    place, record = await with_hands(ANA)
    number = await message_of(place, ANA)
    assert number is not None
    told = await place.press(ANA, lay(record, 0), chat=ANA, private=True, on=number)
    assert told.text == "You play 7♠. Total 27."
    state = (await place.record()).state
    assert isinstance(state, Playing)
    assert state.total == 27


async def test_a_hand_that_was_played_loses_its_buttons() -> None:
    place, record = await with_hands(ANA)
    number = await message_of(place, ANA)
    await place.press(ANA, lay(record, 0))
    await place.show()
    [old] = to(place, ANA, "editMessageText")
    assert old["message_id"] == number
    assert old["reply_markup"] == {"inline_keyboard": []}
    assert said([old])[0].splitlines() == [
        "Friends: this turn of yours is over.",
        "Ana plays 7♠: 20 → 27.",
    ]
    assert await message_of(place, ANA) is None


async def test_a_button_of_an_older_hand_is_out_of_date_and_goes() -> None:
    place, record = await with_hands(ANA)
    await place.press(ANA, lay(record, 0))
    await place.show()
    told = await place.press(ANA, lay(record, 1), chat=ANA, private=True, on=77)
    assert told.text == "This button is out of date."
    assert to(place, ANA, "editMessageText")[-1]["message_id"] == 77


async def test_somebody_elses_hand_cannot_be_played_from_a_private_chat() -> None:
    place, record = await with_hands(ANA, BO)
    told = await place.press(BO, lay(record, 0), chat=BO, private=True, on=500)
    assert told.text == "Not your turn yet."
    stranger = await place.press(55, lay(record, 0), chat=55, private=True, on=500)
    assert stranger.text == "There is no game here. /newgame opens a table."
    assert await place.version() == 1


@pytest.mark.parametrize(("typed", "total"), [("1", 27), ("/play 1", 27), ("2 low", 21)])
async def test_in_the_private_chat_a_place_alone_plays_the_card(typed: str, total: int) -> None:
    place, _ = await with_hands(ANA)
    await place.say(ANA, typed, chat=ANA)
    state = (await place.record()).state
    assert isinstance(state, Playing)
    assert state.total == total


async def test_a_number_in_the_group_plays_nothing() -> None:
    place, _ = await with_hands(ANA)
    assert await place.say(ANA, "1") == []
    assert await place.version() == 1


async def test_the_private_chat_answers_for_the_groups_table() -> None:
    place, _ = await with_hands(ANA)
    assert said(await place.say(ANA, "/total", chat=ANA)) == ["Total 20."]
    assert said(await place.say(ANA, "/turn", chat=ANA)) == ["Your turn."]
    [hand] = await place.say(ANA, "/hand", chat=ANA)
    assert "Total 20. Your turn." in said([hand])[0]
    assert hand["reply_markup"] == {"inline_keyboard": []}


# At several tables.


async def two_turns() -> tuple[Place, TableRecord, TableRecord]:
    """Ana is to play in two groups."""
    place, here = await with_hands(ANA)
    there = await at_table(place, replace(playing(), game="other123"), chat=OTHERS, title="Work")
    await place.show()
    return place, here, there


async def test_each_hand_says_which_group_it_is_of_and_is_played_there() -> None:
    place, _, there = await two_turns()
    heads = [text.splitlines()[0] for text in said(to(place, ANA))]
    assert heads == ["Friends: your turn. Total 20.", "Work: your turn. Total 20."]
    await place.press(ANA, lay(there, 0), chat=ANA, private=True, on=102)
    assert (await place.version(GROUP), await place.version(OTHERS)) == (1, 2)


async def test_where_two_tables_wait_a_bare_card_is_asked_back() -> None:
    place, _, _ = await two_turns()
    [told] = said(await place.say(ANA, "1", chat=ANA))
    assert told.startswith("You are to play at several tables.")
    assert (await place.version(GROUP), await place.version(OTHERS)) == (1, 1)


async def test_an_answer_to_a_hand_means_that_hand() -> None:
    place, _, _ = await two_turns()
    number = await message_of(place, ANA, OTHERS)
    await place.say(ANA, "1", chat=ANA, reply_to_message={"message_id": number})
    assert (await place.version(GROUP), await place.version(OTHERS)) == (1, 2)


async def test_my_games_lists_the_tables_with_whose_turn_it_is() -> None:
    place, _, there = await two_turns()
    await place.press(ANA, lay(there, 0), chat=ANA, private=True, on=102)
    [told] = said(await place.say(ANA, "/mygames", chat=ANA))
    assert told.splitlines() == ["Your tables:", "Friends: your turn.", "Work: Bo’s turn."]
    assert said(await place.say(55, "/mygames", chat=55)) == ["You sit at no table."]


async def test_my_games_in_the_open_names_no_table() -> None:
    place, _, _ = await two_turns()
    [told] = said(await place.say(ANA, "/mygames"))
    assert "Work" not in told
    assert "https://t.me/ninetynine_bot?start=mygames" in told


async def test_my_games_leads_to_the_tables_of_supergroups() -> None:
    place = Place()
    await at_table(place, playing(), chat=-1001234567890)
    await place.show()
    await place.store.mark(table_id(-1001234567890, None))
    await place.show()
    [told] = await place.say(ANA, "/mygames", chat=ANA)
    shown = place.telegram.sent()[0]
    assert shown["chat_id"] == -1001234567890
    assert '<a href="https://t.me/c/1234567890/' in told["text"]


# Opening and closing the private chat.


async def test_the_lobby_leads_to_the_private_chat() -> None:
    place = Place()
    await place.say(ANA, "/newgame")
    told = await place.press(BO, encode(presses.GoPrivate()))
    assert (told.verdict.reply or {})["url"] == "https://t.me/ninetynine_bot?start=hands"
    await place.say(BO, "/start hands", chat=BO)
    again = await place.press(BO, encode(presses.GoPrivate()))
    assert again.text == "Your cards come into our private chat already."


async def test_whoever_opens_it_in_the_own_turn_gets_the_hand_at_once() -> None:
    place, _ = await with_hands()
    await place.say(ANA, "/start hands", chat=ANA)
    await place.show()
    assert [text.splitlines()[0] for text in said(to(place, ANA))][1:] == [
        "Friends: your turn. Total 20."
    ]


async def test_whoever_closes_it_has_no_buttons_left_there() -> None:
    place, _ = await with_hands(ANA)
    await place.press(ANA, "e.hands.off", chat=ANA, private=True, on=300)
    await place.show()
    old = to(place, ANA, "editMessageText")[-1]
    assert old["reply_markup"] == {"inline_keyboard": []}
    assert await message_of(place, ANA) is None


async def test_a_blocked_bot_is_quiet_and_leaves_the_hand_to_the_group() -> None:
    place = Place()
    await place.preferences.change(ANA, hands=True)
    place.telegram.refusals["sendMessage"] = (403, "Forbidden: bot was blocked by the user")
    await at_table(place, playing())
    opened = await place.tables.load(table_id(GROUP, None))
    await place.hands(opened, 100, until=float("inf"))
    assert not (await place.preferences.of(ANA)).hands
    await place.hands(opened, 100, until=float("inf"))
    assert len(to(place, ANA)) == 1


async def test_a_hand_that_was_held_back_comes_later() -> None:
    place = Place()
    await place.preferences.change(ANA, hands=True)
    place.telegram.refusals["sendMessage"] = (429, "Too Many Requests: retry after 1")
    await at_table(place, playing())
    opened = await place.tables.load(table_id(GROUP, None))
    await place.hands(opened, 100, until=float("inf"))
    assert await message_of(place, ANA) is None
    del place.telegram.refusals["sendMessage"]
    place.clock.pass_(60)
    await place.hands(await place.tables.load(table_id(GROUP, None)), 100, until=float("inf"))
    assert await message_of(place, ANA) is not None
    await place.later.close()


async def test_a_hand_that_a_dying_worker_did_not_send_is_sent_by_the_next() -> None:
    place, _ = await with_hands(ANA)
    await place.preferences.alter(ANA, lambda its: _without_message(its))
    place.clock.pass_(11)
    await place.store.mark(table_id(GROUP, None))
    await place.show()
    assert len(to(place, ANA)) == 2


def _without_message(its: Any) -> Any:
    [sitting] = its.tables
    hand = sitting.hand.model_copy(update={"message": None})
    return its.with_sitting(sitting.model_copy(update={"hand": hand}))


# Panels that come unasked.


def panels(place: Place) -> list[dict[str, Any]]:
    return [one for one in place.telegram.sent() if "ephemeral_message_parameters" in one]


async def administered(*hands: int) -> Place:
    place = Place()
    place.telegram.accounts = (BOT,)
    for person in hands:
        await place.preferences.change(person, hands=True)
    await at_table(place, playing())
    await place.show()
    return place


async def test_where_the_bot_is_an_administrator_the_panel_comes_unasked_and_once() -> None:
    place = await administered()
    await place.store.mark(table_id(GROUP, None))
    await place.show()
    [panel] = panels(place)
    assert panel["ephemeral_message_parameters"] == {"receiver_user_id": ANA}
    assert "Total 20. Your turn." in said([panel])[0]
    assert len(place.telegram.sent("getChatAdministrators")) == 1


async def test_the_next_player_gets_the_next_panel() -> None:
    place = await administered()
    await place.press(ANA, lay(await place.record(), 0))
    await place.show()
    receivers = [one["ephemeral_message_parameters"]["receiver_user_id"] for one in panels(place)]
    assert receivers == [ANA, BO]


async def test_whoever_has_the_hand_in_the_private_chat_gets_no_panel() -> None:
    place = await administered(ANA)
    assert panels(place) == []
    assert len(to(place, ANA)) == 1


async def test_elsewhere_no_panel_comes_unasked_and_telegram_is_asked_once() -> None:
    place, _ = await dealt()
    await place.show()
    await place.press(ANA, lay(await place.record(), 0))
    await place.show()
    assert panels(place) == []
    assert len(place.telegram.sent("getChatAdministrators")) == 1


async def test_a_bot_that_is_no_administrator_any_more_stops_trying() -> None:
    place = await administered()
    await place.press(ANA, lay(await place.record(), 0))
    place.telegram.refusals["sendMessage"] = (400, "Bad Request: need administrator rights")
    await place.show()
    assert (await place.preferences.of(GROUP)).administrator is False
