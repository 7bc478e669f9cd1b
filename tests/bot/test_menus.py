"""Pages of choices: the options of a table in the lobby; leaving, voting, coming back in play."""

from typing import Any

import pytest

from bot import press as presses
from bot.press import Press, encode
from bot.render import menu
from bot.render.public import public_screen
from bot.store.record import TableRecord
from core.options import LIMITS, NAMES, changed, typed, written
from core.rules import ALL
from core.state import Absence, Level, Lobby, Playing, Stopped
from tests.bot.telegram import ANA, BO, CY, GROUP, Place, Told

PANEL = 55


async def lobby(*others: int, chat: int = GROUP) -> tuple[Place, TableRecord]:
    place = Place()
    await place.say(ANA, "/newgame", chat=chat)
    for other in others:
        record = await place.record(chat)
        await place.press(other, encode(presses.JoinOrLeave(record.game, record.mark)), chat=chat)
    return place, await place.record(chat)


async def game(*others: int) -> tuple[Place, TableRecord]:
    place, record = await lobby(*others)
    await place.press(ANA, encode(presses.StartGame(record.game)))
    return place, await place.record()


async def playing(place: Place) -> Playing:
    state = (await place.record()).state
    assert isinstance(state, Playing)
    return state


async def gathering(place: Place, chat: int = GROUP) -> Lobby:
    state = (await place.record(chat)).state
    assert isinstance(state, Lobby)
    return state


async def absence(place: Place, player: int) -> Absence | None:
    (seat,) = [seat for seat in (await playing(place)).seats if seat.player == player]
    return seat.absent


def on_panels(place: Place) -> list[dict[str, Any]]:
    """The panels sent and edited, in order."""
    return [
        given
        for name, given in place.telegram.calls
        if name == "editEphemeralMessageText" or "ephemeral_message_parameters" in given
    ]


def buttons(panel: dict[str, Any]) -> list[dict[str, Any]]:
    return [one for row in panel["reply_markup"]["inline_keyboard"] for one in row]


def offered(panel: dict[str, Any]) -> list[Press | None]:
    return [
        presses.decode(one["callback_data"]) for one in buttons(panel) if "callback_data" in one
    ]


async def pressed(place: Place, by: int, press: Press, *, panel: int | None = None) -> Told:
    return await place.press(by, encode(press), panel=panel)


# The lobby.


async def test_the_host_chooses_every_option_by_buttons() -> None:
    place, record = await lobby(BO)
    await pressed(place, ANA, presses.OpenMenu(record.game, menu.SETTINGS))
    pages = [
        press for press in offered(on_panels(place)[-1]) if isinstance(press, presses.OpenMenu)
    ]
    assert [press.page for press in pages] == list(ALL["milestones"].offered)
    for page in pages:
        await pressed(place, ANA, page, panel=PANEL)
        values = [
            press
            for press in offered(on_panels(place)[-1])
            if isinstance(press, presses.SetOption) and press.value not in ("7",)
        ]
        assert values, page
        await pressed(place, ANA, values[-1], panel=PANEL)
        chosen = written((await gathering(place)).options)[page.page]
        assert chosen == typed(values[-1].value)


@pytest.mark.parametrize("name", NAMES)
def test_every_value_on_a_button_may_be_chosen(name: str) -> None:
    for value in menu.OFFERED[name]:
        changed(ALL["classic"].options, {name: typed(value)})
    numbers = [typed(value) for value in menu.OFFERED[name] if value.isdigit()]
    assert all(number in LIMITS[name] for number in numbers)


async def test_an_option_is_explained_before_it_is_chosen() -> None:
    place, record = await lobby()
    await pressed(place, ANA, presses.OpenMenu(record.game, "leaving"))
    assert "leaves in mid-game" in on_panels(place)[-1]["text"]


async def test_others_may_read_the_settings_and_not_change_them() -> None:
    place, record = await lobby(BO)
    await pressed(place, BO, presses.OpenMenu(record.game, menu.SETTINGS))
    assert offered(on_panels(place)[-1])
    told = await pressed(place, BO, presses.SetOption(record.game, "points", "5"), panel=PANEL)
    assert told.text == "Only the host can do that: Ana."
    assert (await gathering(place)).options.points == 10


async def test_a_length_of_the_game_is_one_press() -> None:
    place, record = await lobby()
    await pressed(place, ANA, presses.UsePreset(record.game, "quick"), panel=PANEL)
    assert (await gathering(place)).options.points == ALL["milestones"].presets["quick"]


async def test_a_forged_option_is_refused_with_a_reason() -> None:
    place, record = await lobby()
    told = await pressed(place, ANA, presses.SetOption(record.game, "points", "1000"))
    assert "cannot be set" in told.text
    assert await gathering(place) == record.state


async def test_computers_sit_down_and_get_up() -> None:
    place, record = await lobby()
    await pressed(place, ANA, presses.AddComputer(record.game, Level.EASY))
    await pressed(place, ANA, presses.AddComputer(record.game, Level.HARD))
    assert (await gathering(place)).computers == ((-1, Level.EASY), (-2, Level.HARD))
    assert "🤖 Max" in public_screen(await place.record()).text
    await pressed(place, ANA, presses.RemoveComputer(record.game))
    assert (await gathering(place)).players == (ANA, -1)
    await pressed(place, ANA, presses.RemoveComputer(record.game))
    told = await pressed(place, ANA, presses.RemoveComputer(record.game))
    assert told.text == "There is no computer at this table."


async def test_the_next_lobby_of_a_group_has_its_settings() -> None:
    place, _ = await lobby()
    await place.say(ANA, "/set points=7 clock=off")
    await place.say(ANA, "/stop")
    await place.say(BO, "/newgame")
    options = (await gathering(place)).options
    assert (options.points, options.clock) == (7, None)


async def test_where_panels_are_refused_the_table_shows_the_page_and_comes_back() -> None:
    place, record = await lobby()
    place.telegram.refusals["sendMessage"] = (400, "Bad Request: no such parameter")
    await pressed(place, ANA, presses.OpenMenu(record.game, menu.SETTINGS))
    page = public_screen(await place.record())
    assert "Settings of this table" in page.text
    await pressed(place, ANA, presses.UsePreset(record.game, "quick"))
    assert (await place.record()).page == menu.SETTINGS
    await pressed(place, ANA, presses.OpenMenu(record.game, menu.TABLE))
    assert "waiting room" in public_screen(await place.record()).text


async def test_in_a_private_chat_the_page_is_on_the_table() -> None:
    place, record = await lobby(chat=ANA)
    await place.press(ANA, encode(presses.OpenMenu(record.game, menu.SETTINGS)), chat=ANA)
    assert (await place.record(ANA)).page == menu.SETTINGS
    await place.press(ANA, encode(presses.StartGame(record.game)), chat=ANA)
    assert (await place.record(ANA)).page == ""


async def test_a_page_of_another_time_says_so() -> None:
    place, record = await game(BO)
    told = await pressed(place, ANA, presses.OpenMenu(record.game, menu.SETTINGS))
    assert told.text == "There is nothing to choose just now."


# In play.


async def test_leaving_is_asked_once_more_and_coming_back_is_on_the_own_hand() -> None:
    place, record = await game(BO, CY)
    await pressed(place, CY, presses.OpenMenu(record.game, menu.MORE))
    assert presses.OpenMenu(record.game, menu.LEAVE) in offered(on_panels(place)[-1])
    await pressed(place, CY, presses.OpenMenu(record.game, menu.LEAVE), panel=PANEL)
    assert presses.LeaveGame(record.game) in offered(on_panels(place)[-1])
    await pressed(place, CY, presses.LeaveGame(record.game), panel=PANEL)
    assert await absence(place, CY) is Absence.LEFT
    await pressed(place, CY, presses.MyHand(record.game))
    assert offered(on_panels(place)[-1])[0] == presses.ComeBack(record.game)
    told = await pressed(place, CY, presses.ComeBack(record.game), panel=PANEL)
    assert told.text == "You play for yourself again."
    assert await absence(place, CY) is None


async def test_players_remove_somebody_by_vote() -> None:
    place, record = await game(BO, CY)
    await pressed(place, ANA, presses.OpenMenu(record.game, menu.REMOVE))
    assert presses.VoteOut(record.game, CY) in offered(on_panels(place)[-1])  # type: ignore[arg-type]
    await pressed(place, ANA, presses.VoteOut(record.game, CY), panel=PANEL)  # type: ignore[arg-type]
    assert "Votes to remove" in public_screen(await place.record()).text
    await pressed(place, BO, presses.VoteOut(record.game, CY), panel=PANEL)  # type: ignore[arg-type]
    assert await absence(place, CY) is Absence.REMOVED


async def test_players_stop_a_game_by_vote() -> None:
    place, record = await game(BO, CY)
    await pressed(place, CY, presses.VoteStop(record.game), panel=PANEL)
    await pressed(place, BO, presses.VoteStop(record.game), panel=PANEL)
    assert isinstance((await place.record()).state, Stopped)


async def test_who_came_late_is_at_the_next_game() -> None:
    place, record = await game(BO)
    await pressed(place, CY, presses.OpenMenu(record.game, menu.MORE))
    assert offered(on_panels(place)[-1]) == [presses.NextGame(record.game, presses.IN)]
    for _ in range(2):
        await pressed(place, CY, presses.NextGame(record.game, presses.IN), panel=PANEL)
    assert "In the next game: \u2068Cy\u2069." in public_screen(await place.record()).text
    assert (await playing(place)).waiting == (CY,)
    for _ in range(2):
        await pressed(place, CY, presses.NextGame(record.game, presses.OUT), panel=PANEL)
    assert (await playing(place)).waiting == ()


# Typed.


@pytest.mark.parametrize(
    ("typed_by", "words", "told"),
    [
        (ANA, "/set", "Type /set with options"),
        (ANA, "/set points", "Type /set with options"),
        (ANA, "/set points=1000", "cannot be set"),
        (BO, "/set points=5", "Only the host"),
        (ANA, "/computer genius", "Type /computer with a level"),
        (BO, "/computer", "Only the host"),
        (ANA, "/kick", "Type /kick with the number"),
        (ANA, "/kick 9", "Type /kick with the number"),
        (BO, "/kick 1", "Only the host or an admin"),
        (BO, "/begin", "Only the host"),
        (BO, "/join", "at this table already"),
        (CY, "/leave", "not at this table"),
        (ANA, "/back", "has not started"),
        (ANA, "/next", "has not started"),
    ],
)
async def test_what_is_typed_wrongly_is_told_and_changes_nothing(
    typed_by: int, words: str, told: str
) -> None:
    place, record = await lobby(BO)
    [reply] = await place.say(typed_by, words)
    assert told in reply["text"]
    assert (await place.record()).state == record.state


async def test_a_whole_table_can_be_run_by_typing() -> None:
    place, _ = await lobby()
    for by, words in (
        (BO, "/join"),
        (CY, "/join"),
        (CY, "/leave"),
        (ANA, "/computer hard"),
        (ANA, "/computer"),
        (ANA, "/kick 4"),
        (ANA, "/set points=5 clock=off"),
        (ANA, "/begin"),
        (BO, "/leave"),
        (BO, "/back"),
        (CY, "/join"),
    ):
        assert await place.say(by, words) == [], words
    state = await playing(place)
    assert [seat.player for seat in state.seats] == [ANA, BO, -1]
    assert (state.options.points, state.waiting) == (5, (CY,))
    await place.say(ANA, "/stop")
    await place.say(ANA, "/rematch")
    assert (await gathering(place)).players == (ANA, BO, -1, CY)


async def test_an_administrator_sends_somebody_away_in_mid_game() -> None:
    place, _ = await game(BO, CY)
    place.telegram.administrators = (77,)
    await place.say(77, "/kick 2")
    assert await absence(place, BO) is Absence.REMOVED


async def test_a_player_without_that_right_votes_by_typing() -> None:
    place, _ = await game(BO, CY)
    await place.say(BO, "/kick 3")
    assert [vote.about for vote in (await playing(place)).votes] == [CY]
