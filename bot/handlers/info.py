"""Questions that change nothing: whose turn, the total, points, the last play, rules, help."""

from collections.abc import Callable

from bot.desk import Desk
from bot.intents import Problem
from bot.render.screen import Screen
from bot.typed import record_of, reply
from bot.updates import Message
from bot.words import Words


async def turn(desk: Desk, message: Message, _rest: str) -> None:
    """`/turn`: one of the two questions anybody may ask."""
    await _of_the_table(desk, message, lambda words: words.plain(words.whose_turn()))


async def total(desk: Desk, message: Message, _rest: str) -> None:
    """`/total`: the other one."""
    await _of_the_table(desk, message, lambda words: words.plain(words.what_total()))


async def score(desk: Desk, message: Message, _rest: str) -> None:
    """`/score`: everybody's points."""
    await _of_the_table(desk, message, Words.score)


async def last(desk: Desk, message: Message, _rest: str) -> None:
    """`/last`: what happened last, again."""
    await _of_the_table(desk, message, Words.last)


async def rules(desk: Desk, message: Message, rest: str) -> None:
    """`/rules`: the rules of this table with its options, or of the game that is named."""
    record = await record_of(desk, message)
    await reply(desk, message, Words(message.person, record).rules(rest.lower()))


async def help_(desk: Desk, message: Message, _rest: str) -> None:
    """`/help`: how to begin, and every command."""
    await reply(desk, message, Words(message.person).help())


async def start(desk: Desk, message: Message, _rest: str) -> None:
    """`/start`: who the bot is, and how it comes into a group."""
    await reply(desk, message, Words(message.person).start(desk.username))


async def _of_the_table(desk: Desk, message: Message, answer: Callable[[Words], Screen]) -> None:
    record = await record_of(desk, message)
    words = Words(message.person, record)
    await reply(desk, message, words.said(Problem.NO_GAME) if record is None else answer(words))
