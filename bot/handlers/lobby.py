"""Opening a table, bringing it down to the end of the chat, and closing it."""

import secrets
from datetime import datetime

from bot import intents
from bot.answer import Answer
from bot.api import Kind
from bot.desk import Desk
from bot.intents import Problem
from bot.people import ANONYMOUS_ADMIN
from bot.play import Step, applied, new_mark
from bot.store.record import TableRecord
from bot.typed import carry_out_typed, record_of, reply, table_of
from bot.updates import Message
from bot.words import Words
from core import commands, engine
from core.refusal import Refusal
from core.state import Finished, Stopped


async def new_game(desk: Desk, message: Message, rest: str) -> None:
    """`/newgame [game] [option=value …]`: open a lobby, if no game is on here."""
    words = Words(message.person)
    if not message.chat.is_group:
        await reply(desk, message, words.only_in_groups(desk.username))
        return
    if message.person.is_nobody:
        await reply(desk, message, words.said(Problem.NOBODY))
        return
    game = secrets.token_urlsafe(6)
    outcome = await carry_out_typed(
        desk, message, lambda record, now: opening(record, message, rest, game, now)
    )
    if outcome.saved or outcome.repeated:
        return
    if outcome.answer == _running(message, outcome.record):
        await _bring_down(desk, message)
    await reply(desk, message, words.plain(outcome.answer))


def opening(
    record: TableRecord | None, message: Message, rest: str, game: str, now: datetime
) -> Step | Answer:
    """The step that opens a lobby in this chat, where no game is on."""
    by = message.person
    if record is not None and not isinstance(record.state, Finished | Stopped):
        return _running(message, record)
    wanted = intents.wanted(rest)
    if isinstance(wanted, Problem):
        return Words(by).problem(wanted)
    came = engine.apply(
        record.state if record else None,
        commands.Open(game=game, rules=wanted.rules, host=by.id, options=wanted.options),
        now,
    )
    if isinstance(came, Refusal):
        return Words(by).refusal(came)
    opened = TableRecord(
        chat=message.chat.id,
        thread=message.thread,
        language=record.language if record else by.reads,
        mark=new_mark(),
        slots=record is not None and not record.panels,
        panels=record is None or record.panels,
        state=came.state,
    )
    return Step(opened.introducing(by.id, by.name), came.events, Answer())


def _running(message: Message, record: TableRecord | None) -> Answer:
    return Words(message.person, record).problem(Problem.GAME_RUNNING)


async def bring_down(desk: Desk, message: Message, _rest: str) -> None:
    """`/table`: show the table anew at the end of the chat."""
    if await record_of(desk, message) is None:
        await reply(desk, message, Words(message.person).said(Problem.NO_GAME))
        return
    await _bring_down(desk, message)


async def stop(desk: Desk, message: Message, _rest: str) -> None:
    """`/stop`: close the lobby or break the game off. The host may, and administrators."""
    record = await record_of(desk, message)
    words = Words(message.person, record)
    if record is None or isinstance(record.state, Finished | Stopped):
        await reply(desk, message, words.said(Problem.NO_GAME))
        return
    if message.sender != record.host and not await _is_administrator(desk, message):
        await reply(desk, message, words.said(Problem.NOT_ALLOWED))
        return
    game = record.game
    await carry_out_typed(desk, message, lambda fresh, now: _stopping(fresh, message, game, now))


def _stopping(
    record: TableRecord | None, message: Message, game: str, now: datetime
) -> Step | Answer:
    """The step that stops this game; not the next one, if that has begun meanwhile."""
    if record is None or record.game != game:
        return Answer()
    by = None if message.sender == ANONYMOUS_ADMIN else message.person.id
    return applied(
        record,
        commands.Stop(by=by),
        now,
        tell=lambda _after, _events: Answer(),
        refuse=lambda _refusal: Answer(),
    )


async def _bring_down(desk: Desk, message: Message) -> None:
    await desk.tables.store.move_down(table_of(message))
    desk.show()


async def _is_administrator(desk: Desk, message: Message) -> bool:
    if message.sender == ANONYMOUS_ADMIN:
        return message.sender_chat is not None and message.sender_chat.id == message.chat.id
    called = await desk.api.call("getChatAdministrators", chat_id=message.chat.id)
    if called.kind is not Kind.SURE:
        return False
    return any(member["user"]["id"] == message.sender for member in called.result)
