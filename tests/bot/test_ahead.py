"""Cards chosen before the own turn."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.press import Lay, Pick, PlayAhead, TakeBack, encode
from bot.stamps import stamp
from bot.store.record import TableRecord
from bot.timers import Timers
from core.options import Draw, changed
from core.state import Absence, Playing
from tests.bot import samples
from tests.bot.telegram import ANA, BO, CY, Place
from tests.bot.test_handlers import dealt, lay, playing, said

PANEL = 7


def table(total: int = 20, bo: str = "3H 4H TH", cy: str = "KS QS 3S") -> Playing:
    return samples.playing("7S AD 2C", bo, cy, total=total)


def later(record: TableRecord, by: int, place: int, pick: Pick | None = None) -> str:
    return encode(PlayAhead(record.game, stamp(record.state, by), place, pick))  # type: ignore[arg-type]


def shown(place: Place) -> tuple[str, list[str]]:
    """The panel as it was last brought up to date: its text, and the data of its buttons."""
    panel = place.telegram.sent("editEphemeralMessageText")[-1]
    rows = panel["reply_markup"]["inline_keyboard"]
    data = [button.get("callback_data", "") for row in rows for button in row]
    return said([panel])[0], data


async def test_a_card_chosen_before_is_played_when_the_turn_comes_in_the_same_change() -> None:
    place, record = await dealt(table())
    told = await place.press(BO, later(record, BO, 0), panel=PANEL)
    assert (
        told.text == "That card is played as soon as your turn comes, if it costs you nothing then."
    )
    before = await place.version()
    told = await place.press(ANA, lay(record, 0))
    assert told.text == "You play 7♠. Total 27."
    state = await playing(place)
    assert (state.total, state.turn.player) == (30, CY)
    assert await place.version() == before + 1
    assert [deed.by for deed in state.recent] == [ANA, BO]


async def test_those_who_all_chose_before_play_one_after_the_other() -> None:
    place, record = await dealt(table())
    await place.press(BO, later(record, BO, 0), panel=PANEL)
    await place.press(CY, later(record, CY, 2), panel=PANEL)
    await place.press(ANA, lay(record, 0))
    state = await playing(place)
    assert (state.total, state.turn.player) == (33, ANA)
    assert (await place.record()).ahead == {}


async def test_a_value_is_chosen_with_the_card() -> None:
    place, record = await dealt(table())
    await place.press(BO, later(record, BO, 2, Pick.LOW), panel=PANEL)
    await place.press(ANA, lay(record, 0))
    assert (await playing(place)).total == 17


async def test_a_choice_is_shown_and_may_be_taken_back() -> None:
    place, record = await dealt(table())
    await place.press(BO, later(record, BO, 1), panel=PANEL)
    text, data = shown(place)
    assert "As soon as your turn comes, 4♥ is played" in text
    assert encode(TakeBack(record.game)) in data
    told = await place.press(BO, encode(TakeBack(record.game)), panel=PANEL)
    assert told.text == "Taken back."
    await place.press(ANA, lay(record, 0))
    state = await playing(place)
    assert (state.total, state.turn.player) == (27, BO)


async def test_another_choice_takes_the_place_of_the_first() -> None:
    place, record = await dealt(table())
    await place.press(BO, later(record, BO, 1), panel=PANEL)
    await place.press(BO, later(record, BO, 0), panel=PANEL)
    await place.press(ANA, lay(record, 0))
    assert (await playing(place)).total == 30


async def test_a_card_that_would_cost_something_by_then_is_dropped_and_that_is_said() -> None:
    place, record = await dealt(table(total=24))
    await place.press(BO, later(record, BO, 1), panel=PANEL)
    await place.press(ANA, lay(record, 0))
    state = await playing(place)
    assert (state.total, state.turn.player) == (31, BO)
    told = await place.press(BO, f"h.{record.game}", panel=PANEL)
    assert told.text == ""
    text, data = shown(place)
    assert "The card you chose was not played" in text
    fresh = await place.record()
    assert encode(Lay(fresh.game, fresh.mark, 1)) in data


async def test_a_card_chosen_as_the_turn_comes_is_played_at_once() -> None:
    place, record = await dealt(table())
    chosen = later(record, BO, 0)
    await place.press(ANA, lay(record, 0))
    told = await place.press(BO, chosen, panel=PANEL)
    assert told.text == "You play 3♥. Total 30."
    assert (await playing(place)).total == 30


async def test_a_choice_of_another_hand_is_out_of_date() -> None:
    place, record = await dealt(table())
    stale = encode(PlayAhead(record.game, "0123456789abcdef", 0))
    told = await place.press(BO, stale, panel=PANEL)
    assert told.text == "This button is out of date."
    assert (await place.record()).ahead == {}


async def test_nobody_chooses_for_somebody_else() -> None:
    place, record = await dealt(table())
    told = await place.press(CY, later(record, BO, 0), panel=PANEL)
    assert told.text == "This button is out of date."
    stranger = await place.press(55, later(record, BO, 0), panel=PANEL)
    assert stranger.text == "You are not at this table."
    assert (await place.record()).ahead == {}


async def test_the_button_names_a_place_and_never_a_card() -> None:
    _, record = await dealt(table())
    data = later(record, BO, 0)
    assert "3H" not in data
    assert len(data) <= 64


async def test_a_computer_that_stands_in_plays_its_own_card() -> None:
    state = table()
    seats = tuple(
        replace(seat, absent=Absence.AWAY) if seat.player == BO else seat for seat in state.seats
    )
    place, record = await dealt(replace(state, seats=seats))
    await place.press(BO, later(record, BO, 0), panel=PANEL)
    await place.press(ANA, lay(record, 0))
    assert (await playing(place)).turn.player == BO


async def test_where_cards_are_drawn_by_hand_nothing_is_chosen_before() -> None:
    state = table()
    by_hand = replace(state, options=changed(state.options, {"draw": Draw.MANUAL}))
    place, record = await dealt(by_hand)
    told = await place.press(BO, later(record, BO, 0), panel=PANEL)
    assert told.text == "This button is out of date."
    await place.press(BO, f"h.{record.game}", panel=PANEL)
    text, _ = shown(place)
    assert "When your turn comes, press Refresh to play." in text


async def test_when_the_time_is_up_the_next_ones_choice_follows() -> None:
    place = Place()
    state = replace(table(), due=place.clock.now + timedelta(seconds=60))
    place, record = await dealt(state, place)
    await place.press(BO, later(record, BO, 0), panel=PANEL)
    timers = Timers(place.tables, acted=lambda: None)
    await timers.look()
    place.clock.pass_(30)
    await timers.look()
    place.clock.pass_(31)
    await timers.look()
    after = await playing(place)
    assert [deed.by for deed in after.recent] == [ANA, BO]


@pytest.mark.parametrize(
    ("typed", "kept"), [("/ahead 1", 1), ("/ahead 3 low", 1), ("/ahead", 0), ("/ahead soon", 0)]
)
async def test_it_can_be_typed(typed: str, kept: int) -> None:
    place, record = await dealt(table())
    await place.press(BO, f"h.{record.game}", panel=PANEL)
    await place.say(BO, typed, **_ephemeral(1))
    assert len((await place.record()).ahead) == kept
    await place.say(BO, "/ahead off", **_ephemeral(2))
    assert (await place.record()).ahead == {}


async def test_a_typed_place_means_the_hand_that_was_last_told() -> None:
    place, _ = await dealt(table())
    [told] = said(await place.say(BO, "/ahead 1", **_ephemeral(1)))
    assert told.startswith("Your cards have changed since you last saw them.")


def _ephemeral(number: int) -> dict[str, Any]:
    """A command that nobody else sees."""
    return {"message_id": 0, "ephemeral_message_id": number}
