"""What players and operators of other bots have complained of in public: here it does not happen.

Each test is one such complaint turned round. Beside it stands where it was published: the project
and the number of the issue; "99" stands for the wishes that came up round this very game.
"""

import ast
import asyncio
import random
import re
import unicodedata
from collections.abc import AsyncIterator, Iterator
from datetime import timedelta
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from redis.asyncio import Redis

from bot import press as presses
from bot.i18n import LANGUAGES, Wording, texts
from bot.limits import Rates
from bot.people import Person, person
from bot.preferences import Preference
from bot.press import encode
from bot.render import menu
from bot.render.markup import length
from bot.render.public import public_screen
from bot.render.screen import Screen
from bot.render.voice import Voice
from bot.store.record import Asleep, TableRecord
from bot.store.redis import connect
from bot.store.tables import table_id
from bot.timers import Timers
from bot.words import Words
from core import commands, view
from core.rules import ALL
from core.state import Absence, Lobby, PlayerId, Playing, RoundOver, State, Stopped
from tests.bot import samples
from tests.bot.samples import after, lobby
from tests.bot.telegram import ANA, BO, CY, GROUP, Place, user
from tests.bot.test_handlers import dealt, join, lay, opened, playing, said
from tests.bot.test_membership import Group, first
from tests.bot.test_memory_handlers import finished, sent
from tests.store.conftest import embedded_server

__all__ = ["embedded_server"]

_TESTS = Path(__file__).parents[1]
HOUR = timedelta(hours=1)
TOPIC = 7

SHOWN_ELSEWHERE = {
    "mau_mau_bot 66: gone after a restart": (
        "e2e/test_play_command.py::test_a_table_is_laid_and_is_still_there_the_next_time",
        "e2e/test_whole_game.py::test_the_server_killed_and_restarted_keeps_the_game",
        "store/test_embedded.py::test_a_restart_loses_nothing",
    ),
    "telegram-bot-api 126: a crash between two sends": (
        "bot/test_outbox.py::test_a_worker_that_dies_between_claim_and_edit_is_made_up_for",
        "bot/test_outbox.py::test_a_message_whose_answer_was_lost_is_found_by_a_press_on_it",
        "bot/test_outbox.py::test_a_message_sent_twice_for_lost_answers_keeps_buttons_on_one",
        "store/test_faults.py::test_every_evening_ends_with_the_truth_on_the_table",
    ),
    "node-telegram-bot-api 1155: a group becomes a supergroup": (
        "bot/test_membership.py::test_a_game_goes_along_whichever_sign_comes_first",
        "e2e/test_chat_life.py::test_a_game_goes_on_in_the_supergroup",
    ),
    "telegram-bot-api 881: an edit of a private message over 1,024 characters": (
        "bot/render/test_hand.py::test_the_longest_panel_fits",
    ),
    "99: the own turn is told exactly once, and never to the wrong person": (
        "bot/test_private_hands.py::test_it_comes_once_however_often_the_table_is_shown",
        "bot/test_private_hands.py::test_whoever_is_away_is_not_called",
    ),
}
"""Complaints of which other tests show more than the ones here."""


@pytest.mark.parametrize("complaint", SHOWN_ELSEWHERE)
def test_what_is_shown_elsewhere_is_shown_there(complaint: str) -> None:
    for shown in SHOWN_ELSEWHERE[complaint]:
        path, _, name = shown.partition("::")
        tree = ast.parse((_TESTS / path).read_text())
        assert name in {getattr(found, "name", "") for found in tree.body}, shown


@pytest_asyncio.fixture(loop_scope="function")
async def server(embedded_server: str) -> AsyncIterator[Redis]:
    async with connect(embedded_server) as client:
        await client.flushall()
        yield client


def in_the_open(place: Place) -> list[dict[str, Any]]:
    """What was sent for everybody in the group to see."""
    here = [one for one in place.telegram.sent() if one["chat_id"] == GROUP]
    return [one for one in here if "ephemeral_message_parameters" not in one]


def newest(place: Place) -> dict[str, Any]:
    """The table as the group saw it last, sent or edited."""
    calls = [call for call in place.telegram.calls if call[1].get("chat_id") == GROUP]
    shown = [given for name, given in calls if name in ("sendMessage", "editMessageText")]
    return [one for one in shown if "ephemeral_message_parameters" not in one][-1]


def shows(place: Place) -> list[str]:
    """How the group was shown its table."""
    return [name for name, _ in place.telegram.calls if name in ("sendMessage", "editMessageText")]


def known_as(number: int, **more: str) -> dict[str, Any]:
    """What makes a press or a message come from this account, with more said of it."""
    return {"from": user(number) | more}


def plain(text: object) -> str:
    return str(text).replace("\u2068", "").replace("\u2069", "")


def labels(message: dict[str, Any]) -> list[str]:
    rows = message["reply_markup"]["inline_keyboard"]
    return [plain(button["text"]) for row in rows for button in row]


async def played(place: Group) -> None:
    """Whoever is to act plays."""
    state = await place.playing()
    await place.press(state.turn.player, first(await place.its()), chat=place.chat)


# Games that are lost, and chats that are blocked.


async def test_a_button_of_before_a_restart_still_plays(server: Redis) -> None:
    # mau_mau_bot 66, Telegram.Bot 755
    before, record = await dealt(place=Place(client=server))
    await before.show()
    restarted = Place(client=server)
    assert (await restarted.press(ANA, lay(record, 0))).text == "You play 7♠. Total 27."
    await restarted.show()
    assert "27" in restarted.telegram.sent("editMessageText")[-1]["text"]


async def test_an_abandoned_lobby_is_closed_by_anybody_after_an_hour() -> None:
    # mau_mau_bot 138
    place, _ = await opened()
    await place.say(CY, "/newgame")
    place.clock.now += HOUR + timedelta(seconds=1)
    await place.say(CY, "/stop")
    await place.say(CY, "/newgame")
    record = await place.record()
    assert (record.state.kind, record.host) == ("lobby", CY)


async def test_stop_closes_a_lobby() -> None:
    # BlackJackBot 14, 24
    place, _ = await opened(BO)
    await place.say(ANA, "/stop")
    await place.show()
    assert isinstance((await place.record()).state, Stopped)
    assert "Ana has closed this table." in plain(newest(place)["text"])


async def test_whoever_sits_in_a_lobby_or_in_a_game_can_leave_it_by_a_button() -> None:
    # lamap-bot 13
    place, record = await opened(BO, CY)
    assert (await place.press(CY, join(record))).text == "You have left the table."
    await place.press(ANA, encode(presses.StartGame(record.game)))
    told = await place.press(BO, encode(presses.LeaveGame(record.game)), panel=5)
    assert told.text == "You have left the table."
    # With nobody but Ana left among computers, she is not held either.
    await place.press(ANA, encode(presses.LeaveGame(record.game)), panel=6)
    assert isinstance((await place.record()).state, Stopped)


@pytest.mark.parametrize("way", ["/stop", "vote", "cancel", "leave"])
async def test_a_passer_by_does_not_end_a_game_just_before_its_end(way: str) -> None:
    # pucxobot 8
    place, record = await dealt(samples.playing("7S AD", "3H 4H", "KS QS", points=(1, 1, 1)))
    if way.startswith("/"):
        await place.say(99, way)
    else:
        data: dict[str, presses.Press] = {
            "vote": presses.VoteStop(record.game),
            "cancel": presses.CancelLobby(record.game),
            "leave": presses.LeaveGame(record.game),
        }
        await place.press(99, encode(data[way]))
    assert await place.record() == record


@pytest.mark.parametrize("kind", ["none", "lobby", "playing", "round_over", "finished", "stopped"])
async def test_there_is_a_game_or_there_is_none_and_every_command_says_the_same(kind: str) -> None:
    # Werewolf 46
    place = Place()
    if kind != "none":
        await dealt(every_kind()[kind], place)  # type: ignore[arg-type]
    [turn] = said(await place.say(99, "/turn"))
    over = turn in ("There is no game here. /newgame opens a table.", "The game is over.")
    new = said(await place.say(99, "/newgame"))
    assert over == (new != ["A game is on here already. Here it is."])
    if over:
        assert (await place.record()).players == (99,)


async def test_of_five_who_join_at_once_none_is_lost() -> None:
    # Werewolf 234
    place, record = await opened()
    crowd = range(20, 25)
    told = await asyncio.gather(*[place.press(one, join(record)) for one in crowd])
    assert {one.text for one in told} == {"You are at the table."}
    assert sorted((await place.record()).players) == [ANA, *crowd]


async def test_two_instances_that_handle_one_update_do_it_once(server: Redis) -> None:
    # telegraf 806
    one, record = await dealt(place=Place(client=server))
    two = Place(client=server)
    told = await asyncio.gather(
        *[place.press(ANA, lay(record, 0), id="same") for place in (one, two) * 5]
    )
    assert {each.text for each in told} == {"You play 7♠. Total 27."}
    assert (await playing(one)).turn.number == 8


async def test_a_worker_that_dies_before_it_shows_is_made_up_for_once(server: Redis) -> None:
    # telegram-bot-api 126
    dead, record = await dealt(place=Place(client=server))
    await dead.show()
    await dead.press(ANA, lay(record, 0))
    other = Place(client=server)
    await other.show()
    await dead.show()
    assert shows(dead) == ["sendMessage"]
    assert shows(other) == ["editMessageText"]


async def test_the_backlog_after_an_outage_is_taken_and_shown_in_one_edit() -> None:
    # telegram-bot-api 147
    place, record = await dealt()
    await place.show()
    told = await asyncio.gather(
        *[place.press(1000 + n % 50, lay(record, n % 3)) for n in range(1000)],
        *[place.press(ANA, lay(record, 0)) for _ in range(20)],
    )
    assert {one.verdict.status for one in told} == {200}
    assert (await playing(place)).turn.number == 8
    await place.show()
    assert shows(place) == ["sendMessage", "editMessageText"]


# Taps.


async def test_a_double_tap_counts_once_and_not_modified_is_no_failure() -> None:
    # you_can_bot 170
    place, record = await dealt()
    await place.show()
    said = "Bad Request: message is not modified: specified new message content is the same"
    place.telegram.refusals["editMessageText"] = (400, said)
    told = [await place.press(ANA, lay(record, 0)) for _ in range(2)]
    assert [one.text for one in told] == ["You play 7♠. Total 27."] * 2
    for _ in range(3):
        await place.show()
        place.clock.pass_(30)
    assert len(place.telegram.sent("editMessageText")) == 1
    assert len(place.telegram.sent()) == 1


async def test_a_press_that_an_app_repeats_for_want_of_an_answer_is_told_the_same() -> None:
    # python-telegram-bot 1069, tdesktop 8187
    place, record = await dealt()
    told = [await place.press(ANA, lay(record, 0))]
    await place.press(BO, lay(await place.record(), 0))
    told += [await place.press(ANA, lay(record, 0)) for _ in range(3)]
    assert {one.text for one in told} == {"You play 7♠. Total 27."}
    assert (await playing(place)).total == 30


async def test_nobody_but_the_host_presses_start() -> None:
    # BlackJackBot 54
    place, record = await opened(BO)
    for stranger in (BO, CY):
        told = await place.press(stranger, encode(presses.StartGame(record.game)))
        assert told.text == "Only the host can do that: Ana."
    assert isinstance((await place.record()).state, Lobby)


async def test_buttons_that_ask_put_no_message_into_the_group() -> None:
    # pucxobot 15
    place, record = await dealt()
    await place.show()
    asking = (
        presses.WhoseTurn(record.game),
        presses.WhatTotal(record.game),
        presses.MyHand(record.game),
        presses.OpenMenu(record.game, menu.MORE),
    )
    for by in (ANA, BO, 99):
        for press in asking * 5:
            await place.press(by, encode(press))
    await place.show()
    assert len(in_the_open(place)) == 1
    assert place.telegram.sent("editMessageText") == []


# Failures on the way, and time.


async def test_a_failure_while_the_table_is_drawn_does_not_undo_the_move() -> None:
    # mau_mau_bot 103
    place, record = await dealt()
    await place.show()
    place.telegram.refusals["editMessageText"] = (500, "Internal Server Error")
    assert (await place.press(ANA, lay(record, 0))).text == "You play 7♠. Total 27."
    assert await place.outbox.show_one()
    assert (await playing(place)).total == 27
    place.telegram.refusals.clear()
    place.clock.pass_(60)
    await place.show()
    assert "27" in place.telegram.sent("editMessageText")[-1]["text"]


@pytest.mark.parametrize("first_to_come", ["press", "timer", "both"])
async def test_a_turn_ends_once_by_the_press_or_by_the_clock(first_to_come: str) -> None:
    # mau_mau_bot 136, 138
    place = Group()
    await place.begin(BO, CY, options="clock=60")
    before = await place.playing()
    await place.pass_(timedelta(seconds=59))
    record = await place.its()
    place.clock.pass_(1)
    looks = [Timers(place.tables, acted=place.outbox.wake).look for _ in range(2)]

    async def press() -> str:
        return (await place.press(before.turn.player, first(record))).text

    match first_to_come:
        case "press":
            text = await press()
            await looks[0]()
        case "timer":
            await looks[0]()
            text = await press()
        case _:
            text, *_ = await asyncio.gather(press(), looks[0](), looks[1]())
    after_it = await place.playing()
    assert after_it.turn.number == before.turn.number + 1
    deed = after_it.recent[-1]
    assert deed.by == before.turn.player
    assert text.startswith("You play") != deed.timed_out


async def silent(place: Group, player: int) -> None:
    """Everybody plays but this one, until a computer plays for that one."""
    while True:
        state = (await place.its()).state
        if isinstance(state, RoundOver):
            await place.say(ANA, "/next")
            continue
        assert isinstance(state, Playing)
        seat = state.seat(PlayerId(player))
        assert seat is not None
        if seat.absent is not None:
            return
        if state.turn.player == player:
            await place.pass_(timedelta(seconds=60))
        else:
            await played(place)


async def test_one_silent_player_does_not_freeze_the_game() -> None:
    # Secret-Blue 2
    place = Group()
    await place.begin(BO, CY, options="clock=60 points=20")
    await silent(place, BO)
    for _ in range(6):
        state = (await place.its()).state
        if isinstance(state, Playing) and state.turn.player == BO:
            await place.pass_(timedelta(seconds=5))
            now = (await place.its()).state
            assert not isinstance(now, Playing) or now.turn.player != BO
            return
        await (played(place) if isinstance(state, Playing) else place.say(ANA, "/next"))
    pytest.fail("it was never Bo's turn")


async def test_on_time_out_the_one_who_slept_is_played_for_and_the_rest_is_a_game() -> None:
    # Karkat 8
    place = Group()
    await place.begin(BO, CY, options="clock=60 points=20")
    await silent(place, BO)
    record = await place.its()
    last = record.latest
    assert isinstance(last, Playing)
    assert {seat.player: seat.absent for seat in last.seats} == {
        ANA: None,
        BO: Absence.AWAY,
        CY: None,
    }
    assert all(last.alive)
    await place.say(BO, "/back")
    back = (await place.its()).latest
    assert isinstance(back, Playing)
    assert BO in back.present


async def test_a_turn_may_take_a_day() -> None:
    # pah-irc 48
    place, record = await opened(BO)
    assert "86400" in menu.OFFERED["clock"]
    await place.press(ANA, encode(presses.SetOption(record.game, "clock", "86400")), panel=5)
    await place.press(ANA, encode(presses.StartGame(record.game)))
    state = await playing(place)
    assert state.due == place.clock.now + timedelta(days=1)


# What Telegram takes.


async def test_sends_edits_and_panels_share_twenty_calls_a_minute() -> None:
    # td 2592, 3034
    place = Group()
    await place.begin(BO, options="clock=off points=99")
    crowded = Place(Rates())
    await dealt((await place.its()).state, crowded)  # type: ignore[arg-type]
    for _ in range(59):
        crowded.clock.pass_(1)
        record = await crowded.record()
        state = record.state
        if isinstance(state, Playing):
            await crowded.press(state.turn.player, first(record))
            await crowded.press(state.turn.player, encode(presses.MyHand(record.game)))
        else:
            await crowded.say(ANA, "/next")
        await crowded.say(BO, "/turn")
        await crowded.show()
    calls = [given for _, given in crowded.telegram.calls if given.get("chat_id") == GROUP]
    assert 10 <= len(calls) <= 20
    await crowded.desk.later.close()


async def test_one_quick_tapper_does_not_use_up_the_calls_of_the_group() -> None:
    # TelegramBots 238
    place, record = await dealt(place=Place(Rates()))
    await place.show()
    place.clock.pass_(5)
    back_and_forth = (presses.OpenMenu(record.game, menu.MORE), presses.MyHand(record.game))
    for press in back_and_forth * 100:
        await place.press(BO, encode(press), panel=5)
    assert 10 <= len(place.telegram.calls) < 18
    await place.press(ANA, lay(record, 0))
    place.clock.pass_(5)
    await place.show()
    assert "27" in place.telegram.sent("editMessageText")[-1]["text"]


async def test_nothing_but_the_answer_to_a_press_rides_in_a_response() -> None:
    # telegram-bot-api 648: of such a call nobody learns that it was refused
    place, record = await dealt()
    verdicts = [(await place.press(ANA, data)).verdict for data in _all_buttons(record)]
    assert len(verdicts) > 15
    assert {(one.reply or {}).get("method") for one in verdicts} == {"answerCallbackQuery"}
    for text in ("/table", "/hand", "/rules", "/turn", "/play 1", "/stop"):
        message = {"message_id": 5, "date": 1, "from": user(ANA), "text": text}
        message["chat"] = {"id": GROUP, "type": "supergroup"}
        assert (await place.update(message=message)).reply is None


def _all_buttons(record: TableRecord) -> list[str]:
    """Every kind of button, of this table."""
    game, mark = record.game, record.mark
    pages = (menu.SETTINGS, menu.MORE, menu.LEAVE, menu.REMOVE)
    asked: list[presses.Press] = [
        presses.MyHand(game),
        presses.WhoseTurn(game),
        presses.WhatTotal(game),
    ]
    menus = [presses.OpenMenu(game, page) for page in pages]
    wanted: list[presses.Press] = [
        presses.JoinOrLeave(game, mark),
        presses.ChooseGame(game, "classic"),
        presses.SetOption(game, "points", "5"),
        presses.VoteOut(game, PlayerId(BO)),
        presses.Lay(game, mark, 0),
        presses.DrawCard(game),
        presses.NextGame(game, presses.IN),
        presses.ComeBack(game),
        presses.Rematch(game),
        presses.GoPrivate(),
    ]
    return [*map(encode, asked), *map(encode, menus), *map(encode, wanted), "nonsense"]


# Groups and rights.


async def test_what_was_kept_under_the_old_number_of_a_group_is_found_under_the_new() -> None:
    # node-telegram-bot-api 1155
    place = Group(-5)
    await place.begin(BO)
    before = await place.playing()
    await place.news(-5, migrate_to_chat_id=-1005)
    record = await place.its(-1005)
    told = await place.press(before.turn.player, first(record), chat=-1005)
    assert told.text.startswith("You play")


async def test_a_bot_that_was_removed_sends_nothing_more() -> None:
    # jung2-bot 128
    place = Group()
    await place.begin(BO, options="clock=10")
    await place.bot_becomes("kicked")
    await place.pass_(HOUR)
    assert place.telegram.calls == []
    assert (await place.its()).asleep is Asleep.GONE


async def test_a_game_needs_no_right_but_to_write() -> None:
    # Werewolf 497
    place = Group()
    for method in ("sendPhoto", "sendDocument", "sendAnimation", "pinChatMessage"):
        place.telegram.refusals[method] = (400, "Bad Request: not enough rights")
    await place.say(ANA, "/newgame")
    await place.say(BO, "/join")
    await place.say(ANA, "/begin")
    await place.show()
    await played(place)
    await place.show()
    assert (await place.playing()).turn.number == 2
    assert shows(place) == ["sendMessage", "editMessageText"]
    assert not set(place.telegram.refusals) & {name for name, _ in place.telegram.calls}


async def test_where_pictures_may_not_be_sent_the_words_are() -> None:
    # Werewolf 497
    place, record = await finished()
    refused = "Bad Request: not enough rights to send photos to the chat"
    place.telegram.refusals["sendPhoto"] = (400, refused)
    await place.press(record.players[0], encode(presses.ShowChart(record.game)))
    [words] = await sent(place)
    assert "Bo won Classic." in plain(words["text"])


# Private chats.


async def test_a_hand_that_the_private_chat_refuses_is_there_in_the_group() -> None:
    # telegram-stat-bot 14
    place, record = await dealt()
    await place.preferences.change(ANA, hands=True)
    place.telegram.refusals["sendMessage"] = (403, "Forbidden: bot was blocked by the user")
    opened = await place.tables.load(table_id(GROUP, None))
    await place.hands(opened, 100, until=float("inf"))
    place.telegram.refusals.clear()
    assert not (await place.preferences.of(ANA)).hands
    await place.press(ANA, encode(presses.MyHand(record.game)))
    assert "7♠" in str(place.telegram.sent()[-1]["reply_markup"])


async def test_nothing_is_sent_to_somebody_who_never_started_the_bot() -> None:
    # telegram-stat-bot 14
    place, record = await dealt()
    await place.show()
    await place.press(ANA, lay(record, 0))
    await place.show()
    assert {given["chat_id"] for _, given in place.telegram.calls} == {GROUP}
    told = await place.press(BO, encode(presses.GoPrivate()))
    assert "start=hands" in (told.verdict.reply or {})["url"]


async def test_whoever_blocks_the_bot_is_not_in_a_game_for_ever() -> None:
    # crimsoBOT 31
    place = Group(ANA)
    await place.say(ANA, "/newgame", chat=ANA)
    await place.say(ANA, "/begin", chat=ANA)
    await place.bot_becomes("kicked")
    await place.pass_(HOUR)
    await place.bot_becomes("member", before="kicked")
    await place.say(ANA, "/stop", chat=ANA)
    assert isinstance((await place.its()).state, Stopped)
    await place.say(ANA, "/newgame", chat=ANA)
    assert isinstance((await place.its()).state, Lobby)


# Messages.


async def test_an_edit_never_drops_the_buttons() -> None:
    # tdesktop 29501
    place, record = await dealt()
    await place.show()
    await place.press(ANA, lay(record, 0), panel=5)
    await place.show()
    await place.press(BO, lay(await place.record(), 0), panel=6)
    await place.show()
    edits = [given for name, given in place.telegram.calls if name.startswith("edit")]
    assert len(edits) == 4
    assert all(given["reply_markup"]["inline_keyboard"] for given in edits)


async def test_in_a_forum_every_answer_lands_in_its_topic() -> None:
    # scryfall-telegram 21
    place = Group(thread=TOPIC)
    await place.begin(BO)
    for command in ("/turn", "/rules", "/hand", "/play", "/newgame"):
        await place.say(BO, command, **place.at)
    seen = {"message_id": 100, "date": 1, "chat": {"id": GROUP, "type": "supergroup"}} | place.at
    game = (await place.its()).game
    await place.press(BO, encode(presses.MyHand(game)), message=seen)
    await place.show()
    answers = place.telegram.sent()
    assert len(answers) == 7
    assert {one["message_thread_id"] for one in answers} == {TOPIC}


async def test_a_name_does_not_break_the_message() -> None:
    # TelegramBotPHP 92
    place, record = await opened()
    await place.press(BO, join(record), **known_as(BO, first_name="<b>Bo & </i>"))
    await place.show()
    text = plain(newest(place)["text"])
    assert "&lt;b&gt;Bo &amp; &lt;/i&gt;" in text
    assert text.count("<b>") == text.count("</b>")
    assert "</i>" not in text


def scripts(text: str) -> set[str]:
    """The scripts of the letters in a text."""
    return {unicodedata.name(sign).split()[0] for sign in text if sign.isalpha()}


async def test_one_menu_speaks_one_language() -> None:
    # Werewolf 502: by the letters it shows which language it is
    place = Place()
    arab = known_as(ANA, language_code="ar")
    await place.say(ANA, "/newgame", **arab)
    record = await place.record()
    await place.press(BO, join(record), **known_as(BO, language_code="en"))
    await place.show()
    assert {script for label in labels(newest(place)) for script in scripts(label)} == {"ARABIC"}
    for pressed, by, script in ((ANA, arab, "ARABIC"), (BO, {}, "LATIN")):
        for page in (menu.SETTINGS, *ALL["milestones"].offered):
            await place.press(pressed, encode(presses.OpenMenu(record.game, page)), **by)
            panel = place.telegram.sent()[-1]
            assert "ephemeral_message_parameters" in panel
            shown = " ".join((*labels(panel), plain(panel["text"])))
            assert scripts(shown) == {script}, page


@pytest.mark.parametrize("name", ["\u200b\u2066", "\u3164", "", "\u0301\u0301", "\u202e"])
async def test_a_name_that_cannot_be_read_is_a_seat(name: str) -> None:
    # Werewolf 661
    place, record = await opened()
    await place.press(BO, join(record), **known_as(BO, first_name=name))
    await place.press(CY, join(await place.record()), **known_as(CY, first_name=name + "\u2060"))
    await place.show()
    text = plain(newest(place)["text"])
    assert [who for who in ("Ana", "Player 2", "Player 3") if who in text] == [
        "Ana",
        "Player 2",
        "Player 3",
    ]


# What players want.


async def test_the_own_cards_can_be_seen_before_the_own_turn() -> None:
    # lamap-bot 1
    place, record = await dealt()
    await place.press(BO, encode(presses.MyHand(record.game)))
    panel = place.telegram.sent()[-1]
    assert [card for card in ("3♥", "4♥", "5♥") if card in str(labels(panel))] == [
        "3♥",
        "4♥",
        "5♥",
    ]
    assert "Ana’s turn" in plain(panel["text"])


async def test_whoever_wants_to_be_told_of_the_own_turn_is_told() -> None:
    # lamap-bot 7
    place, record = await dealt()
    await place.preferences.change(BO, hands=True)
    await place.show()
    await place.press(ANA, lay(record, 0))
    await place.show()
    await place.show()
    [told] = [one for one in place.telegram.sent() if one["chat_id"] == BO]
    assert "your turn" in plain(told["text"])


async def test_a_whole_round_is_one_message() -> None:
    # mau_mau_bot 119
    place = Group()
    await place.begin(BO, CY, options="clock=off points=99")
    plays = 0
    while isinstance((await place.its()).state, Playing):
        await played(place)
        await place.show()
        plays += 1
    assert plays > 5
    assert place.telegram.sent() == []
    assert len(place.telegram.sent("editMessageText")) <= plays


async def test_the_same_people_play_again_by_one_button() -> None:
    # secret-hitler 1626
    place, record = await dealt(every_kind()["finished"])  # type: ignore[arg-type]
    await place.show()
    assert "Rematch" in labels(newest(place))
    await place.press(record.players[0], encode(presses.Rematch(record.game)))
    state = (await place.record()).state
    assert isinstance(state, Lobby)
    assert set(state.players) == set(record.players)


# Eyes and ears.


@cache
def every_kind() -> dict[str, State]:
    """A state of every kind, of two games at random."""
    found: dict[str, State] = {"lobby": lobby(samples.ANA, samples.BO)}
    for seed in range(40):
        for state in samples.random_game(random.Random(seed)):
            found.setdefault(state.kind, state)
        if len(found) == 5 and "finished" in found:
            return found
    raise AssertionError(f"only {sorted(found)}")


def every_screen(language: str, wording: Wording) -> Iterator[Screen]:
    """Whatever a group or one of its people may be shown, in this language."""
    voice = Voice(texts(language, wording), samples.NAMES)
    for state in every_kind().values():
        record = TableRecord(
            chat=GROUP, mark=samples.MARK, language=language, wording=wording, state=state
        )
        yield public_screen(record)
        its = view.of(state)
        pages = (menu.SETTINGS, *menu.OFFERED, menu.MORE, menu.LEAVE, menu.REMOVE)
        for page in pages:
            for by in record.players[:2]:
                shown = menu.screen(its, page, by, voice, back=False)
                if shown is not None:
                    yield shown
        for player in record.players:
            held = view.hand(state, player)
            if held is not None:
                reader = _reader(player, language, wording)
                yield Words(reader, record).panel(held)


def _reader(player: int, language: str, wording: Wording) -> Person:
    return person(player, "", language).preferring(Preference(wording=wording))


READERS = [(language, wording) for language in LANGUAGES for wording in Wording]


@pytest.mark.parametrize(("language", "wording"), READERS)
def test_colour_says_nothing_that_the_words_do_not_say(language: str, wording: Wording) -> None:
    # ninjabot 22
    styled = 0
    for screen in every_screen(language, wording):
        buttons = [button for row in screen.rows for button in row]
        assert len({button.label for button in buttons}) == len(buttons)
        styled += sum(button.style is not None for button in buttons)
    assert styled > 5


@pytest.mark.parametrize(("language", "wording"), READERS)
def test_every_button_has_words_or_a_number(language: str, wording: Wording) -> None:
    # Telegram-iOS 267
    seen = [
        button.label
        for screen in every_screen(language, wording)
        for row in screen.rows
        for button in row
    ]
    assert len(seen) > 100
    assert [label for label in seen if not any(sign.isalnum() for sign in label)] == []


@pytest.mark.parametrize(("language", "wording"), READERS)
def test_what_one_person_sees_stays_below_the_length_that_can_be_edited(
    language: str, wording: Wording
) -> None:
    # telegram-bot-api 881
    voice = Voice(texts(language, wording), dict.fromkeys(range(11, 31), "W" * 32))
    full = lobby(*(PlayerId(number) for number in range(11, 31)), decks=8)
    begun = after(full, commands.Start(by=full.host, seed=samples.SEED))
    lengths = []
    for state in (full, begun):
        for page in (menu.SETTINGS, *menu.OFFERED, menu.MORE, menu.LEAVE, menu.REMOVE):
            shown = menu.screen(view.of(state), page, full.host, voice, back=False)
            lengths += [length(shown.text)] if shown else []
    assert len(lengths) > 10
    assert max(lengths) <= 1024


async def test_words_take_the_place_of_signs_for_whoever_wants_them() -> None:
    # PySolFC 427
    place, record = await dealt()
    await place.say(ANA, "/words", chat=ANA)
    await place.press(ANA, encode(presses.MyHand(record.game)))
    panel = place.telegram.sent()[-1]
    shown = " ".join((*labels(panel), plain(panel["text"])))
    assert "Seven of spades, 27" in shown
    assert not set(shown) & set("♠♥♦♣→−…✓·")
    await place.say(ANA, "/symbols", chat=ANA)
    await place.press(ANA, encode(presses.MyHand(record.game)))
    assert "7♠" in str(labels(place.telegram.sent()[-1]))


async def test_a_change_leaves_every_button_where_it_was() -> None:
    # massivedecks 558
    place, record = await dealt()
    await place.show()
    before = labels(newest(place))
    for by in (ANA, BO):
        await place.press(by, lay(await place.record(), 0))
        await place.show()
        assert labels(place.telegram.sent("editMessageText")[-1]) == before
    await place.press(CY, encode(presses.WhoseTurn(record.game)))
    await place.show()
    assert len(place.telegram.sent("editMessageText")) == 2


async def test_a_message_that_one_person_sees_is_never_edited_by_the_number_0() -> None:
    # tdesktop 31196
    place, record = await dealt()
    for data in _all_buttons(record):
        await place.press(ANA, data, panel=5)
        await place.show()
    assert len(place.telegram.sent("editEphemeralMessageText")) > 3
    assert not [given for _, given in place.telegram.calls if given.get("message_id") == 0]


# The game of 99 itself.


async def test_the_table_says_all_that_counts() -> None:
    # PlayPalace 8
    place, _ = await dealt()
    await place.show()
    text = plain(newest(place)["text"])
    for fact in ("Total 20", "Ana’s turn", "Bo: 10 points. 3 cards.", "Order: normal. Next: Bo."):
        assert fact in text


async def test_the_rules_of_this_very_table_are_read_inside_the_game() -> None:
    # PlayPalace 240
    place, _ = await dealt(samples.playing("7S", "3H", "KS", points=(5, 5, 5), clock=120))
    [rules] = said(await place.say(99, "/rules"))
    assert "How to play 33 · 66 · 99" in rules
    assert "Time for a turn: 2 minutes." in rules
    assert (await playing(place)).total == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained(language: str) -> None:
    # 99
    for name, rules in ALL.items():
        its = view.of(lobby(samples.ANA, samples.BO, rules=name))
        explained = [
            menu.screen(its, option, samples.ANA, Voice(texts(language), {}), back=False)
            for option in rules.offered
        ]
        firsts = [page.text.splitlines()[0] for page in explained if page]
        assert len(set(firsts)) == len(rules.offered)
        assert all(len(line) > 20 for line in firsts)


async def test_whoever_plays_out_of_turn_is_told_so() -> None:
    # 99
    place, record = await dealt()
    assert (await place.press(BO, lay(record, 0))).text == "Not your turn yet."


async def test_there_is_a_way_back_from_the_question_which_value() -> None:
    # 99
    place, record = await dealt()
    told = await place.press(ANA, lay(record, 1))
    assert told.text == "That card has two values: choose low or high."
    assert (await place.press(ANA, lay(record, 0))).text == "You play 7♠. Total 27."


def test_who_begins_is_drawn_and_changes_from_round_to_round() -> None:
    # 99
    start = lobby(samples.ANA, samples.BO, samples.CY)
    beginners = set()
    for seed in range(20):
        state = after(start, commands.Start(by=start.host, seed=f"{seed:064x}"))
        assert isinstance(state, Playing)
        beginners.add(state.turn.player)
    assert beginners == {samples.ANA, samples.BO, samples.CY}
    over = every_kind()["round_over"]
    assert isinstance(over, RoundOver)
    following = after(over, commands.NextRound(), now=over.due)
    assert isinstance(following, Playing)
    assert following.dealer != over.last.dealer


async def test_between_two_rounds_there_is_a_pause() -> None:
    # 99
    place = Group()
    await place.begin(BO, options="clock=off points=99 pause=30")
    while isinstance((await place.its()).state, Playing):
        await played(place)
    over = (await place.its()).state
    assert isinstance(over, RoundOver)
    assert over.due == place.clock.now + timedelta(seconds=30)
    await place.pass_(timedelta(seconds=29))
    assert (await place.its()).state == over
    await place.pass_(timedelta(seconds=1))
    assert (await place.playing()).round == over.last.round + 1


def test_the_dead_are_dealt_no_cards() -> None:
    # 99
    dead = 0
    for seed in range(30):
        for state in samples.random_game(random.Random(seed)):
            if isinstance(state, Playing):
                out = [seat for seat in state.seats if not seat.alive]
                assert all(seat.hand == () and not seat.owed for seat in out)
                dead += len(out)
    assert dead > 0


async def test_that_only_upwards_counts_is_written_down() -> None:
    # 99
    place, _ = await dealt()
    [rules] = said(await place.say(ANA, "/rules"))
    assert "Only a play that raises the total counts." in rules


async def test_why_a_point_was_lost_is_said() -> None:
    # 99
    place, record = await dealt(samples.playing("7S", "3H", "KS", total=29))
    told = await place.press(ANA, lay(record, 0))
    assert told.text == "You play 7♠. Total 36. You lose 1 point."
    await place.show()
    assert "Ana passes 33 and loses 1 point." in plain(newest(place)["text"])


@pytest.mark.parametrize(
    ("language", "card"), [("es", "siete de picas"), ("pt", "sete de espadas"), ("vi", "bảy bích")]
)
async def test_cards_have_their_names_in_the_language_of_the_reader(
    language: str, card: str
) -> None:
    # 99
    place, record = await dealt()
    await place.preferences.change(ANA, language=language, wording=Wording.WORDS)
    await place.press(ANA, encode(presses.MyHand(record.game)))
    assert card in " ".join(labels(place.telegram.sent()[-1])).lower()


def test_the_arabic_dual_does_not_repeat_the_number() -> None:
    # 99
    folder = _TESTS.parent / "bot" / "i18n" / "locales" / "ar"
    duals = [
        line.strip()
        for path in sorted(folder.glob("*.ftl"))
        for line in path.read_text().splitlines()
        if line.strip().startswith("[two]")
    ]
    assert len(duals) > 20
    assert [line for line in duals if re.search(r"\{ \$(n|points|cards) \}", line)] == []
    assert "2" not in plain(texts("ar")("seat-points", name="آنا", life="point", n=2))
