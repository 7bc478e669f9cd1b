"""What a group remembers, from the command or the button to what is sent."""

import asyncio
import json
from datetime import timedelta
from typing import Any

import pytest

from bot import press as presses
from bot.limits import Rates
from bot.memory.counting import count_finished
from bot.press import encode
from bot.render.markup import length
from bot.store.record import TableRecord, entry_from
from bot.store.tables import table_id
from core import fairness
from core.evolve import evolve
from core.state import Finished, Lobby, PlayerId, State
from tests.bot.memory.games import NAMES as PLAYERS
from tests.bot.memory.games import entries
from tests.bot.telegram import BO, CY, GROUP, Place

ANA = PlayerId(1)
"""Of the golden games."""

DAY = timedelta(days=1)


async def finished(
    place: Place | None = None, *, chat: int = GROUP, game: str = "classic_three"
) -> tuple[Place, TableRecord]:
    """A place where a golden game was played to its end, as its log tells it."""
    place = place or Place()
    events = tuple(event for entry in entries(game) for event in entry.events)
    state: State | None = None
    for event in events:
        state = evolve(state, event)
    assert state is not None
    record = TableRecord(chat=chat, names=dict(PLAYERS), state=state)
    opened = await place.tables.load(table_id(chat, None))
    answer = '["", false]'
    await place.tables.commit(
        opened, record, events, press="all", fingerprint="", answer=answer, remember=DAY
    )
    return place, record


async def sent(
    place: Place, method: str = "sendMessage", *, so_many: int = 1
) -> list[dict[str, Any]]:
    """What was sent, once there is so much: some of it comes a little later."""
    for _ in range(3000):
        if len(place.telegram.sent(method)) >= so_many:
            return place.telegram.sent(method)
        await asyncio.sleep(0.01)
    pytest.fail(f"no {method} came")


def plain(text: object) -> str:
    return str(text).replace("\u2068", "").replace("\u2069", "")


async def said(place: Place, by: int, text: str, chat: int = GROUP) -> str:
    """The one answer to a command."""
    [message] = await place.say(by, text, chat=chat)
    return plain(message["text"])


# /stats and /top.


async def test_nothing_is_kept_of_whoever_did_not_ask() -> None:
    place, record = await finished()
    await count_finished(place.keeping, place.tables, record, place.clock())
    assert "I do not keep your games" in await said(place, ANA, "/stats")
    assert (await place.keeping.statistics(GROUP, place.clock())).members == ()


async def test_statistics_begin_and_end_by_a_command() -> None:
    place = Place()
    assert "From now on" in await said(place, ANA, "/stats on")
    assert "already" in await said(place, ANA, "/stats on")
    assert "none has ended since" in await said(place, ANA, "/stats")
    assert "forgotten" in await said(place, ANA, "/stats off")
    assert "I do not keep" in await said(place, ANA, "/stats")


@pytest.mark.parametrize(
    ("by", "text", "chat", "told"),
    [
        (ANA, "/stats sometimes", GROUP, "/stats on or /stats off"),
        (ANA, "/stats on", ANA, "Statistics are of groups"),
        (1087968824, "/stats on", GROUP, "Use your own account"),
        (ANA, "/top poker", GROUP, "There is no such game. Type /top with"),
        (ANA, "/top", GROUP, "Nobody here has finished a game"),
    ],
)
async def test_what_cannot_be_done_is_told_why(by: int, text: str, chat: int, told: str) -> None:
    assert told in await said(Place(), by, text, chat)


async def test_a_game_that_is_won_is_in_the_statistics_once_it_was_shown() -> None:
    place = Place()
    await place.say(ANA, "/stats on")
    await finished(place)
    await place.show()
    assert "1 game," in await said(place, ANA, "/stats")
    assert "The best here · Classic" in await said(place, BO, "/top classic")


@pytest.mark.parametrize("how", ["/newgame", "/rematch", "button"])
async def test_a_game_is_counted_before_the_next_one_takes_its_place(how: str) -> None:
    place = Place()
    await place.say(ANA, "/stats on")
    _, record = await finished(place)
    if how == "button":
        await place.press(ANA, encode(presses.Rematch(record.game)))
    else:
        await place.say(ANA, how)
    assert isinstance((await place.record()).state, Lobby)
    assert "1 game," in await said(place, ANA, "/stats")


async def test_a_game_is_counted_once_however_it_goes_on() -> None:
    place = Place()
    await place.say(ANA, "/stats on")
    await finished(place)
    await place.show()
    await place.say(ANA, "/table")
    await place.show()
    await place.say(ANA, "/rematch")
    assert "1 game," in await said(place, ANA, "/stats")


# /chart and /replay.


async def test_the_picture_has_the_same_in_words_under_it() -> None:
    place, _ = await finished()
    await place.say(ANA, "/chart")
    [photo] = await sent(place, "sendPhoto")
    name, data, kind = photo["photo"]
    assert (name, kind) == ("ninetynine.png", "image/png")
    assert data.startswith(b"\x89PNG")
    assert "won Classic" in plain(photo["caption"])
    assert photo["reply_parameters"]["message_id"]


async def test_what_has_no_room_under_a_picture_comes_below_it() -> None:
    place, _ = await finished(game="classic_four_auto_floor")
    await place.say(ANA, "/chart")
    [photo] = await sent(place, "sendPhoto")
    [below] = await sent(place)
    assert length(photo["caption"]) <= 1024 < length(below["text"])


async def test_a_replay_is_the_story_and_a_log_that_can_be_verified() -> None:
    place, record = await finished()
    await place.say(ANA, "/replay")
    [document] = await sent(place, "sendDocument")
    [story] = await sent(place)
    assert "ninetynine verify" in plain(story["text"])
    name, data, _ = document["document"]
    assert name == f"ninetynine-{record.game}.jsonl"
    log = [entry_from(line) for line in data.splitlines()]
    assert not tuple(fairness.verify(tuple(event for entry in log for event in entry.events)))


async def test_one_round_is_told_play_by_play() -> None:
    place, _ = await finished()
    await place.say(ANA, "/replay 2")
    [told] = await sent(place)
    assert "Round 2 of" in plain(told["text"])
    assert place.telegram.sent("sendDocument") == []


async def test_the_log_of_a_game_that_is_on_stays_secret() -> None:
    place = Place()
    assert await _told(place, "/replay") == "No game has ended here in the last 30 days."
    await place.say(BO, "/newgame")
    record = await place.record()
    assert "A new table is open" in await _told(place, "/chart")
    await place.press(CY, encode(presses.JoinOrLeave(record.game, record.mark)))
    await place.press(BO, encode(presses.StartGame(record.game)))
    for text in ("/replay", "/chart", "/replay 1"):
        assert "secret until it is over" in await _told(place, text)
    assert place.telegram.sent("sendDocument") == []


async def _told(place: Place, text: str) -> str:
    before = len(place.telegram.sent())
    await place.say(BO, text)
    return plain((await sent(place, so_many=before + 1))[-1]["text"])


async def test_files_are_counted_among_the_calls_of_a_group() -> None:
    place, _ = await finished(Place(Rates.of(1, 25)))
    await place.desk.limits.reserve(GROUP)
    await place.say(ANA, "/replay 1")
    await asyncio.sleep(0.05)
    assert place.telegram.calls == []


# The buttons under a game that is over.


@pytest.mark.parametrize(
    ("kind", "method"),
    [(presses.ShowChart, "sendPhoto"), (presses.TellAgain, "sendDocument")],
)
async def test_a_button_under_the_game_sends_it_once_for_all(
    kind: type[presses.ShowChart | presses.TellAgain], method: str
) -> None:
    place, record = await finished()
    button = encode(kind(record.game))
    told = [await place.press(by, button) for by in (ANA, BO, BO)]
    assert {one.text for one in told} == {"It comes in a message below."}
    await sent(place, method)
    await asyncio.sleep(0.05)
    [one] = place.telegram.sent(method)
    assert one["reply_parameters"]["message_id"] == 100
    assert isinstance((await place.record()).state, Finished)


async def test_a_button_of_another_game_is_out_of_date() -> None:
    place, _ = await finished()
    told = await place.press(ANA, encode(presses.ShowChart("another")))
    assert told.text == "This button is out of date."
    assert place.telegram.sent("sendPhoto") == []


async def test_a_game_that_is_over_offers_rematch_first_then_picture_and_replay() -> None:
    place, _ = await finished()
    await place.show()
    keyboard = (await sent(place))[0]["reply_markup"]
    rows = (json.loads(keyboard) if isinstance(keyboard, str) else keyboard)["inline_keyboard"]
    assert [[button["text"] for button in row] for row in rows] == [
        ["Rematch"],
        ["Picture", "Replay"],
    ]
