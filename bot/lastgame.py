"""The last game of a chat, told on request: in words, as a picture, and as a file to check."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from bot.answer import Answer
from bot.api import Kind, Upload
from bot.calls import heeding
from bot.desk import Desk
from bot.intents import Problem
from bot.memory import chart, replay
from bot.memory.counting import count_finished
from bot.memory.results import Result, of_log
from bot.memory.story import CAPTION, labels, not_told, plays, replayed, story
from bot.panels import Seen
from bot.people import Person
from bot.play import Step, carry_out, fingerprint
from bot.press import ShowChart, TellAgain, encode
from bot.render.public import everybodys
from bot.render.screen import Screen
from bot.render.telegram import message
from bot.render.voice import Voice
from bot.store.base import TableId
from bot.store.record import LogEntry, TableRecord
from bot.store.tables import table_id
from bot.words import Words
from core.state import Lobby

_UPLOAD = 20.0
"""Seconds that Telegram may take for a file."""

_TRIES = 3
"""How often leave to call is asked for, with the wait that the limits name between two tries."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """Who wants to be told, and where."""

    chat: int
    thread: int | None
    voice: Voice
    answering: Mapping[str, Any] = field(default_factory=dict)
    """What makes a message the answer to that of the asker."""
    private: bool = False
    """Only the asker sees the answer: there is little time for it."""


@dataclass(frozen=True, slots=True)
class _Game:
    """A game that is over."""

    log: tuple[LogEntry, ...]
    result: Result


async def send_chart(desk: Desk, table: TableId, asked: Asked) -> None:
    """The picture of the game with the same in words under it, or below where it is long."""
    game = await _last(desk, table, asked)
    if isinstance(game, Screen):
        await _say(desk, asked, game)
        return
    caption = story(game.result, asked.voice, longest=CAPTION)
    whole = story(game.result, asked.voice)
    drawn = await chart.picture(game.result, labels(game.result, asked.voice))
    photo = Upload("ninetynine.png", drawn)
    refused = await _send(
        desk, asked, "sendPhoto", photo=photo, caption=caption.text, parse_mode="HTML", wait=_UPLOAD
    )
    if refused or whole != caption:
        await _say(desk, asked, whole)


async def send_replay(desk: Desk, table: TableId, asked: Asked) -> None:
    """The whole game in words, and its log as a file."""
    game = await _last(desk, table, asked)
    if isinstance(game, Screen):
        await _say(desk, asked, game)
        return
    await _say(desk, asked, replayed(game.result, asked.voice))
    document = Upload(replay.name(game.result.game), replay.file(game.log))
    await _send(desk, asked, "sendDocument", document=document, wait=_UPLOAD)


async def send_round(desk: Desk, table: TableId, asked: Asked, number: int) -> None:
    """One round of the game, play by play."""
    game = await _last(desk, table, asked)
    await _say(
        desk, asked, game if isinstance(game, Screen) else plays(game.result, number, asked.voice)
    )


async def count_last(desk: Desk, table: TableId) -> None:
    """Count the game that was won here, before another takes its place."""
    opened = await desk.tables.load(table)
    await count_finished(desk.keeping, desk.tables, opened.record, opened.now)


async def pressed(desk: Desk, press: ShowChart | TellAgain, by: Person, seen: Seen) -> Answer:
    """A button under the game that is over: once for all who press it in the next minutes."""
    table = table_id(seen.chat, seen.thread)

    def noted(record: TableRecord | None, _now: datetime) -> Step | Answer:
        words = Words(by, record)
        if record is None:
            return words.problem(Problem.NO_GAME)
        if record.game != press.game:
            return words.problem(Problem.OUT_OF_DATE)
        return Step(record, (), Answer(words.voice.label("done-told-below")))

    outcome = await carry_out(
        desk.tables, table, noted, press=f"b.{encode(press)}", fingerprint=fingerprint("told again")
    )
    if outcome.saved and outcome.record is not None:
        answering = {"reply_parameters": {"message_id": seen.message}} if seen.message else {}
        asked = Asked(
            chat=seen.chat,
            thread=seen.thread,
            voice=everybodys(outcome.record).at(outcome.record.players),
            answering=answering,
        )
        told = send_chart if isinstance(press, ShowChart) else send_replay
        desk.later.do(timedelta(), told(desk, table, asked))
    return outcome.answer


async def _last(desk: Desk, table: TableId, asked: Asked) -> _Game | Screen:
    """The last game at this table, or why it is not told."""
    record = (await desk.tables.load(table)).record
    if record is not None and isinstance(record.state, Lobby):
        return Screen(asked.voice("replay-lobby"))
    if record is None or not record.is_over:
        return not_told(asked.voice, running=record is not None)
    log = await desk.tables.log(table, record.game)
    told = await of_log(log)
    return not_told(asked.voice, running=False) if told is None else _Game(log, told)


async def _say(desk: Desk, asked: Asked, screen: Screen) -> None:
    await _send(desk, asked, "sendMessage", **message(screen))


async def _send(desk: Desk, asked: Asked, method: str, **parameters: Any) -> bool:
    """Call when the limits allow it. Nothing depends on it: whoever asked may ask again.

    True: Telegram does not take this here, such as pictures where only words may be sent.
    """
    for _ in range(_TRIES):
        wait = await desk.limits.reserve(asked.chat, private=asked.private, reply=True)
        if not wait:
            break
        if asked.private:
            return False
        await asyncio.sleep(wait.total_seconds())
    else:
        return False
    called = await heeding(
        desk.api,
        desk.limits,
        method,
        chat_id=asked.chat,
        message_thread_id=asked.thread,
        **asked.answering,
        **parameters,
    )
    return called.kind in (Kind.REFUSED, Kind.FROZEN)
