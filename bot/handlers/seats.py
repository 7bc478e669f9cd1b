"""Everything a button of the lobby or of a menu does, typed: `/join`, `/leave`, `/back`, `/set`."""

import secrets
from collections.abc import Awaitable, Callable
from datetime import datetime

from bot import intents
from bot.answer import Answer
from bot.desk import Desk
from bot.intents import Problem
from bot.lastgame import count_last
from bot.people import Person
from bot.play import Step
from bot.rights import may_decide
from bot.store.record import TableRecord
from bot.typed import carry_out_typed, record_of, reply, table_of
from bot.updates import Message
from bot.wish import step
from bot.words import Words
from core import commands
from core.commands import Command
from core.state import Level, Lobby, Playing, RoundOver

Wish = Callable[[TableRecord, Person, str], Command | Problem]
"""The command that somebody typed, at this table, with what stood behind it."""


def _typed(wish: Wish) -> Callable[[Desk, Message, str], Awaitable[None]]:
    """The handler of a command that changes the table: told to its sender where it is refused."""

    async def handle(desk: Desk, message: Message, rest: str) -> None:
        outcome = await carry_out_typed(
            desk, message, lambda record, now: _step(wish, record, message, rest, now)
        )
        seen_by_all = (outcome.saved or outcome.repeated) and not message.is_private
        if outcome.answer.text and not seen_by_all:
            await reply(desk, message, Words(message.person, outcome.record).plain(outcome.answer))

    return handle


def _step(
    wish: Wish, record: TableRecord | None, message: Message, rest: str, now: datetime
) -> Step | Answer:
    by = message.person
    words = Words(by, record)
    if record is None:
        return words.problem(Problem.NO_GAME)
    if by.is_nobody:
        return words.problem(Problem.NOBODY)
    return step(record.introducing(by.id, by.name), wish(record, by, rest), by, now)


def _join(_record: TableRecord, by: Person, _rest: str) -> Command:
    return commands.Join(player=by.id)


def _leave(_record: TableRecord, by: Person, _rest: str) -> Command:
    return commands.Leave(player=by.id)


def _back(_record: TableRecord, by: Person, _rest: str) -> Command:
    return commands.Back(player=by.id)


def _begin(_record: TableRecord, by: Person, _rest: str) -> Command:
    return commands.Start(by=by.id, seed=secrets.token_hex(32))


def _next(_record: TableRecord, by: Person, _rest: str) -> Command:
    return commands.NextRound(by=by.id)


def _rematch(record: TableRecord, by: Person, _rest: str) -> Command | Problem:
    return intents.rematch(record.state, by, game=secrets.token_urlsafe(6))


def _computer(_record: TableRecord, by: Person, rest: str) -> Command | Problem:
    try:
        level = Level(rest.lower() or Level.NORMAL)
    except ValueError:
        return Problem.HOW_TO_ADD
    return commands.AddComputer(by=by.id, level=level)


def _set(record: TableRecord, by: Person, rest: str) -> Command | Problem:
    chosen = intents.settings(rest.lower().split())
    if not chosen:
        return Problem.HOW_TO_SET
    if not isinstance(record.state, Lobby):
        return Problem.GAME_RUNNING
    return commands.SetOptions(by=by.id, options=chosen)


join = _typed(_join)
leave = _typed(_leave)
back = _typed(_back)
begin = _typed(_begin)
next_round = _typed(_next)
computer = _typed(_computer)
set_options = _typed(_set)


async def rematch(desk: Desk, message: Message, rest: str) -> None:
    """`/rematch`: the same people again; the game that was won is counted before."""
    await count_last(desk, table_of(message))
    await _typed(_rematch)(desk, message, rest)


async def kick(desk: Desk, message: Message, rest: str) -> None:
    """`/kick 2`: send the player of this seat away; a player's wish counts as a vote."""
    record = await record_of(desk, message)
    decides = record is not None and await may_decide(desk, message, record)

    def wish(fresh: TableRecord, by: Person, rest: str) -> Command | Problem:
        if not rest.isdecimal() or int(rest) - 1 not in range(len(fresh.players)):
            return Problem.HOW_TO_KICK
        player = fresh.players[int(rest) - 1]
        if isinstance(fresh.state, Lobby) and not decides:
            return Problem.NOT_ALLOWED
        if decides and (player != by.id or isinstance(fresh.state, Lobby)):
            return commands.Kick(player=player, by=by.id)
        if not isinstance(fresh.state, Playing | RoundOver):
            return Problem.NO_ROUND
        return commands.Vote(by=by.id, about=player)

    await _typed(wish)(desk, message, rest)
