"""Opening a table, bringing it down to the end of the chat, and closing it."""

import secrets
from datetime import datetime, timedelta

from bot import intents
from bot.answer import Answer
from bot.desk import Desk
from bot.intents import Problem, Wanted
from bot.lastgame import count_last
from bot.people import ANONYMOUS_ADMIN
from bot.play import Step, applied, new_mark
from bot.preferences import USUAL, Preference
from bot.render.names import clean
from bot.rights import is_administrator
from bot.store.record import TableRecord
from bot.typed import carry_out_typed, record_of, reply, table_of
from bot.updates import Message
from bot.words import Words
from core import commands, engine
from core.commands import Command
from core.options import written
from core.refusal import Refusal
from core.state import Level, Lobby, PlayerId

STILL = timedelta(hours=1)
"""When nothing has happened for so long, anybody may close a table."""


async def new_game(desk: Desk, message: Message, rest: str) -> None:
    """`/newgame [game] [option=value …]`: open a lobby, if no game is on here."""
    words = Words(message.person)
    if message.person.is_nobody:
        await reply(desk, message, words.said(Problem.NOBODY))
        return
    await count_last(desk, table_of(message))
    group = await desk.preferences.of(message.chat.id) if message.chat.is_group else USUAL
    game = secrets.token_urlsafe(6)
    outcome = await carry_out_typed(
        desk, message, lambda record, now: opening(record, message, rest, game, now, group=group)
    )
    if outcome.saved or outcome.repeated:
        return
    if outcome.answer == _running(message, outcome.record):
        await _bring_down(desk, message)
    await reply(desk, message, words.plain(outcome.answer))


async def new_by_link(desk: Desk, message: Message, _rest: str) -> None:
    """`/start new`: by the link that brings the bot into a group."""
    await new_game(desk, message, "")


def opening(
    record: TableRecord | None,
    message: Message,
    rest: str,
    game: str,
    now: datetime,
    *,
    group: Preference = USUAL,
) -> Step | Answer:
    """The step that opens a lobby in this chat, where no game is on."""
    by = message.person
    if record is not None and not record.is_over:
        return _running(message, record)
    before = record.state if record else None
    wanted = _as_last_time(record) if not rest and record else intents.wanted(rest)
    if isinstance(wanted, Problem):
        return Words(by).problem(wanted)
    alone = not message.chat.is_group
    opening = commands.Open(
        game=game,
        rules=wanted.rules,
        host=by.id,
        players=(by.id, *((_OPPONENT[0],) if alone else ())),
        computers=(_OPPONENT,) if alone else (),
        options=wanted.options,
    )
    came = engine.apply(before, opening, now)
    if isinstance(came, Refusal):
        return Words(by).refusal(came)
    opened = TableRecord(
        chat=message.chat.id,
        thread=message.thread,
        title=clean(message.chat.title or ""),
        language=_language(message, record, group),
        wording=by.wording if alone else group.wording,
        mark=new_mark(),
        slots=record is not None and not record.panels,
        panels=record is None or record.panels,
        state=came.state,
    )
    return Step(opened.introducing(by.id, by.name), came.events, Answer())


def _language(message: Message, record: TableRecord | None, group: Preference) -> str:
    """What the group has chosen, or spoke last time; otherwise what its host reads."""
    if not message.chat.is_group:
        return message.person.reads
    return group.language or (record.language if record else message.person.reads)


_OPPONENT = (PlayerId(-1), Level.NORMAL)
"""Who sits opposite somebody alone in a private chat, to begin with."""


def _as_last_time(record: TableRecord) -> Wanted:
    """The game and the options that this chat played last."""
    return Wanted(record.rules, dict(written(record.latest.options)))


def _running(message: Message, record: TableRecord | None) -> Answer:
    return Words(message.person, record).problem(Problem.GAME_RUNNING)


async def bring_down(desk: Desk, message: Message, _rest: str) -> None:
    """`/table`: show the table anew at the end of the chat."""
    if await record_of(desk, message) is None:
        await reply(desk, message, Words(message.person).said(Problem.NO_GAME))
        return
    await _bring_down(desk, message)


async def stop(desk: Desk, message: Message, _rest: str) -> None:
    """`/stop`: close the lobby or break the game off.

    The host may, and administrators; a player's wish is a vote. Where nothing has happened for
    long, anybody may.
    """
    opened = await desk.tables.load(table_of(message))
    record = opened.record
    words = Words(message.person, record)
    if record is None or record.is_over:
        await reply(desk, message, words.said(Problem.NO_GAME))
        return
    still = record.touched is not None and opened.now - record.touched > STILL
    decides = still or message.sender == record.host or await is_administrator(desk, message)
    game = record.game
    outcome = await carry_out_typed(
        desk,
        message,
        lambda fresh, now: _stopping(fresh, message, game, now, decides=decides),
    )
    if not (outcome.saved or outcome.repeated):
        await reply(desk, message, Words(message.person, record).plain(outcome.answer))


def _stopping(
    record: TableRecord | None, message: Message, game: str, now: datetime, *, decides: bool
) -> Step | Answer:
    """The step that stops this game; not the next one, if that has begun meanwhile."""
    words = Words(message.person, record)
    if record is None or record.game != game:
        return words.problem(Problem.NO_GAME)
    nobody = message.sender == ANONYMOUS_ADMIN
    if not decides:
        if message.person.id not in record.players or isinstance(record.state, Lobby):
            return words.problem(Problem.NOT_ALLOWED)
        command: Command = commands.Vote(by=message.person.id, about=None)
    else:
        command = commands.Stop(by=None if nobody else message.person.id)
    return applied(
        record,
        command,
        now,
        tell=lambda _after, _events: Answer(),
        refuse=words.refusal,
    )


async def _bring_down(desk: Desk, message: Message) -> None:
    await desk.tables.store.move_down(table_of(message))
    desk.show()
