"""What is kept of people and groups: that it is all told, that it ends, and that it goes away."""

import json
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest_asyncio
from redis.asyncio import Redis

from bot import press as presses
from bot.press import encode
from bot.privacy import KEPT, Matter
from bot.render.markup import LONGEST, length
from bot.store.record import TableRecord
from bot.store.redis import connect
from bot.store.tables import table_id
from core.events import Event
from core.evolve import evolve
from core.options import Leaving
from core.state import Absence, Finished, PlayerId, Playing, State, Stopped
from tests.bot import samples
from tests.bot.memory.games import NAMES as PLAYERS
from tests.bot.memory.games import entries
from tests.bot.telegram import ANA, BO, CY, GROUP, Place
from tests.house.test_docs import rows
from tests.store.conftest import embedded_server

__all__ = ["embedded_server"]

PAGE = Path(__file__).parents[2] / "docs" / "privacy.md"
ANONYMOUS = 1087968824
OTHER_GROUP = -1002
DAY = timedelta(days=1)


def plain(text: object) -> str:
    return str(text).replace("\u2068", "").replace("\u2069", "")


async def said(place: Place, by: int, text: str, chat: int = GROUP, **more: Any) -> str:
    """The one answer to a command."""
    [message] = await place.say(by, text, chat=chat, **more)
    return plain(message["text"])


async def opened(place: Place, *others: int, chat: int = GROUP) -> TableRecord:
    """A lobby that Ana has opened, and the others have joined."""
    await place.say(ANA, "/newgame", chat=chat)
    for other in others:
        record = await place.record(chat)
        button = encode(presses.JoinOrLeave(record.game, record.mark))
        await place.press(other, button, chat=chat)
    return await place.record(chat)


async def begun(place: Place, *others: int, chat: int = GROUP) -> TableRecord:
    """A game of Ana and the others."""
    record = await opened(place, *others, chat=chat)
    await place.press(ANA, encode(presses.StartGame(record.game)), chat=chat)
    return await place.record(chat)


async def put(
    place: Place, state: Playing | Finished, names: dict[int, str], *events: Event
) -> TableRecord:
    """A table in this state, after these events."""
    record = TableRecord(chat=GROUP, names=names, state=state)
    table = await place.tables.load(table_id(GROUP, None))
    answer = '["", false]'
    await place.tables.commit(
        table, record, events, press="put", fingerprint="", answer=answer, remember=DAY
    )
    return record


async def forget(place: Place, by: int, chat: int = GROUP) -> str:
    """`/forgetme` and its button."""
    [asked] = await place.say(by, "/forgetme", chat=chat)
    return (await place.press(by, button_of(asked), chat=chat)).text


def button_of(message: dict[str, Any]) -> str:
    """The data of the one button under a message."""
    [[button]] = message["reply_markup"]["inline_keyboard"]
    return str(button["callback_data"])


# Everything is told, and everything ends.


def test_the_page_has_the_table_of_the_code() -> None:
    table = [row[:3] for row in rows("Every key", PAGE.read_text(encoding="utf-8"))]
    assert table == [[f"`{kept.key}`", kept.holds, "yes" if kept.sealed else "no"] for kept in KEPT]


def test_the_page_tells_every_end() -> None:
    ends = [row[3] for row in rows("Every key", PAGE.read_text(encoding="utf-8"))]
    assert ends == [_told(kept.life) for kept in KEPT]


def _told(life: timedelta | None) -> str:
    if life is None:
        return "when Telegram says so"
    unit, n = ("day", life.days) if life >= DAY else ("minute", int(life.total_seconds()) // 60)
    return f"{n} {unit}" if n == 1 else f"{n} {unit}s"


@pytest_asyncio.fixture(loop_scope="function")
async def server(embedded_server: str) -> AsyncIterator[Redis]:
    async with connect(embedded_server) as client:
        await client.flushall()
        yield client


async def test_every_key_of_a_played_game_is_told_and_ends_in_time(server: Redis) -> None:
    place = Place(client=server)
    await place.store.identity()
    await place.store.beat()
    await place.store.failed(1)
    await place.say(ANA, "/stats on")
    await place.say(ANA, "/settings", chat=ANA)
    await place.desk.preferences.change(ANA, hands=True)
    await place.desk.preferences.change(GROUP, language="en")
    record = await begun(place, BO)
    await place.press(ANA, encode(presses.MyHand(record.game)))
    await place.show()
    await place.say(BO, "/table")
    await place.show()
    await place.say(ANA, "/newgame", message_thread_id=7, is_topic_message=True)
    await place.say(ANA, "/stop")
    await place.show()
    found = await keys(server)
    kinds = set()
    for key in found:
        [kept] = [kept for kept in KEPT if kept.matches(key)]
        left = timedelta(milliseconds=await server.pttl(key))
        assert timedelta() < left <= (kept.life or DAY), key
        kinds.add(kept.key)
    assert len(kinds) >= len(KEPT) - 5, sorted(kinds)


async def test_nothing_that_is_sealed_shows_a_name(server: Redis) -> None:
    place = Place(client=server)
    await place.say(ANA, "/stats on")
    await begun(place, BO)
    held = [str(await values(server, key)) for key in await keys(server)]
    assert len(held) > 5
    assert not any("Ana" in value for value in held)


async def keys(server: Redis) -> list[str]:
    found: list[Any] = await server.keys("*")
    return [key.decode() for key in found]


async def values(server: Redis, key: str) -> object:
    """All that lies under a key, whatever it is."""
    kind: Any = await server.type(key)
    read: dict[bytes, tuple[object, ...]] = {
        b"hash": ("HGETALL", key),
        b"stream": ("XRANGE", key, "-", "+"),
        b"zset": ("ZRANGE", key, 0, -1),
        b"set": ("SMEMBERS", key),
        b"string": ("GET", key),
    }
    ask: Any = server.execute_command
    return await ask(*read[kind])


async def test_privacy_is_one_message_about_every_matter() -> None:
    [message] = await Place().say(ANA, "/privacy")
    text = plain(message["text"])
    assert length(text) <= LONGEST
    for told in ("30 days", "400 days", "/mydata", "/forgetme", "/forgetgroup", "/stats off"):
        assert told in text
    assert text.count("\n\n") == len(Matter) + 3


# /mydata


async def data_of(place: Place, by: int) -> dict[str, Any]:
    await place.say(by, "/mydata", chat=by)
    [*_, document] = place.telegram.sent("sendDocument")
    name, data, _ = document["document"]
    assert name == "ninetynine.json"
    told: dict[str, Any] = json.loads(data)
    return told


async def test_my_data_is_all_of_mine_and_nothing_of_others() -> None:
    place = Place()
    await place.say(ANA, "/stats on")
    record = await begun(place, BO)
    told = await data_of(place, ANA)
    [table] = [table for table in told["tables"] if table["table"] == str(GROUP)]
    assert (table["name"], table["seat"]["player"]) == ("Ana", ANA)
    assert isinstance(record.state, Playing)
    seat, other = record.state.seat(PlayerId(ANA)), record.state.seat(PlayerId(BO))
    assert seat is not None
    assert other is not None
    assert table["seat"]["hand"] == list(seat.hand)
    assert {event.get("player", event.get("by")) for event in table["log"]} <= {ANA}
    [kept] = told["statistics"]
    assert (kept["group"], kept["name"]) == (GROUP, "Ana")
    written = json.dumps(told)
    assert record.state.seed not in written
    assert "Bo" not in written
    assert all(f'"{card}"' not in written for card in other.hand if card not in seat.hand)


async def test_my_data_is_sent_in_private_only() -> None:
    place = Place()
    assert "https://t.me/ninetynine_bot" in await said(place, ANA, "/mydata")
    assert place.telegram.sent("sendDocument") == []


async def test_nothing_is_kept_of_a_stranger() -> None:
    told = await data_of(Place(), 77)
    assert (told["statistics"], told["choices"], told["tables"]) == ([], {}, [])


# /forgetme


async def test_forgetting_is_asked_once_more() -> None:
    place = Place()
    await place.say(ANA, "/stats on")
    await place.say(ANA, "/forgetme")
    assert (await place.keeping.statistics(GROUP, place.clock())).member(PlayerId(ANA))


async def test_nobody_has_another_forgotten() -> None:
    place = Place()
    await place.say(ANA, "/stats on")
    [asked] = await place.say(ANA, "/forgetme")
    told = await place.press(BO, button_of(asked))
    assert told.text == "Only the one who asked can press this."
    assert (await place.keeping.statistics(GROUP, place.clock())).member(PlayerId(ANA))


async def test_statistics_and_choices_are_gone_everywhere() -> None:
    place = Place()
    for group in (GROUP, OTHER_GROUP):
        await place.say(ANA, "/stats on", chat=group)
    await place.desk.preferences.change(ANA, hands=True)
    assert "You are forgotten" in await forget(place, ANA, chat=ANA)
    told = await data_of(place, ANA)
    assert (told["statistics"], told["choices"], told["tables"]) == ([], {}, [])


async def test_a_seat_in_a_lobby_is_free_again() -> None:
    place = Place()
    await opened(place, BO)
    await place.show()
    await forget(place, ANA, chat=ANA)
    record = await place.record()
    assert record.players == (BO,)
    assert record.host == BO
    assert ANA not in record.names


async def test_a_seat_in_play_goes_to_a_computer_and_its_name_away() -> None:
    place = Place()
    await begun(place, BO, CY)
    await place.show()
    await forget(place, ANA, chat=ANA)
    state = (await place.record()).state
    assert isinstance(state, Playing)
    seat = state.seat(PlayerId(ANA))
    assert seat is not None
    assert seat.absent is Absence.LEFT
    await place.show()
    [*_, shown] = place.telegram.sent()
    assert "former player" in plain(shown["text"])
    assert "Ana" not in plain(shown["text"])
    assert await place.desk.preferences.kept(ANA) == {}


async def test_a_seat_in_play_is_folded_where_the_table_is_played_so() -> None:
    place = Place()
    playing = samples.playing("7S AD 2C", "3H 4H 5H", "KS QS JS", leaving=Leaving.FOLD)
    await put(place, playing, dict(samples.NAMES))
    await forget(place, BO)
    record = await place.record()
    assert isinstance(record.state, Playing)
    seat = record.state.seat(PlayerId(BO))
    assert seat is not None
    assert not seat.alive
    assert record.names[BO] == "former player"


async def test_a_former_player_is_not_in_the_rematch() -> None:
    place = Place()
    events = tuple(event for entry in entries("classic_three") for event in entry.events)
    state: State | None = None
    for event in events:
        state = evolve(state, event)
    assert isinstance(state, Finished)
    record = await put(place, state, dict(PLAYERS), *events)
    await forget(place, 2)
    assert (await place.record()).names[2] == "former player"
    await place.show()
    assert await place.desk.preferences.kept(2) == {}
    await place.press(1, encode(presses.Rematch(record.game)))
    assert (await place.record()).players == (1, 3)


async def test_forgetting_twice_does_no_harm() -> None:
    place = Place()
    await begun(place, BO, CY)
    [asked] = await place.say(ANA, "/forgetme")
    told = [await place.press(ANA, button_of(asked)) for _ in range(2)]
    assert "You are forgotten" in told[0].text
    assert told[1].text == told[0].text
    record = await place.record()
    assert record.names == {ANA: "former player", BO: "Bo", CY: "Cy"}


async def test_the_question_loses_its_button_when_it_is_answered() -> None:
    place = Place()
    await forget(place, ANA)
    [edited] = place.telegram.sent("editMessageText")
    assert edited["reply_markup"] == {"inline_keyboard": []}
    assert "You are forgotten" in plain(edited["text"])


async def test_a_computer_alone_does_not_play_on_for_a_former_player() -> None:
    place = Place()
    await place.say(ANA, "/newgame", chat=ANA)
    lobby = await place.record(ANA)
    await place.press(ANA, encode(presses.StartGame(lobby.game)), chat=ANA)
    await forget(place, ANA, chat=ANA)
    record = await place.record(ANA)
    assert isinstance(record.state, Stopped)
    assert ANA not in (*record.players, *record.names)


# /forgetgroup


async def forget_group(place: Place, by: int) -> str:
    [asked] = await place.say(by, "/forgetgroup")
    return (await place.press(by, button_of(asked))).text


async def test_an_administrator_has_a_group_forgotten() -> None:
    place = Place()
    place.telegram.administrators = (CY,)
    await place.say(ANA, "/stats on")
    record = await begun(place, BO)
    assert "This group is forgotten" in await forget_group(place, CY)
    after = await place.record()
    assert isinstance(after.state, Stopped)
    assert (after.players, after.names, after.title) == ((), {}, None)
    assert await place.tables.log(table_id(GROUP, None), record.game) == ()
    assert (await place.keeping.statistics(GROUP, place.clock())).members == ()
    await place.show()
    await opened(place, BO)
    assert (await place.record()).players == (ANA, BO)


async def test_the_tables_of_all_topics_are_emptied() -> None:
    place = Place()
    place.telegram.administrators = (CY,)
    await place.say(ANA, "/newgame", message_thread_id=7, is_topic_message=True)
    await forget_group(place, CY)
    record = (await place.tables.load(table_id(GROUP, 7))).record
    assert record is not None
    assert (record.players, record.names) == ((), {})


async def test_others_cannot_have_a_group_forgotten() -> None:
    place = Place()
    await opened(place)
    assert await said(place, ANA, "/forgetgroup") == "Only an admin of this group can do that."
    told = await place.press(ANA, encode(presses.ForgetGroup()))
    assert told.text == "Only an admin of this group can do that."
    assert (await place.record()).players == (ANA,)
    assert "in the group that is meant" in await said(place, ANA, "/forgetgroup", chat=ANA)


async def test_an_anonymous_administrator_asks_and_whoever_presses_must_be_one() -> None:
    place = Place()
    await opened(place)
    here = {"id": GROUP, "type": "supergroup"}
    [asked] = await place.say(ANONYMOUS, "/forgetgroup", sender_chat=here)
    assert "Only an admin" in (await place.press(ANA, button_of(asked))).text
    place.telegram.administrators = (CY,)
    assert "forgotten" in (await place.press(CY, button_of(asked))).text
    assert (await place.record()).players == ()
