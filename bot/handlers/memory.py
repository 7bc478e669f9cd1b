"""What a group remembers, on request: `/stats`, `/top`, `/chart` and `/replay`."""

from datetime import timedelta

from bot import lastgame
from bot.desk import Desk
from bot.intents import Problem
from bot.lastgame import Asked
from bot.memory import texts
from bot.render.public import everybodys
from bot.render.screen import Screen
from bot.render.voice import Voice
from bot.store.record import TableRecord
from bot.typed import in_reply_to, record_of, reply, table_of
from bot.updates import Message
from bot.words import Words
from core.rules import ALL, FIRST

_AT_ONCE = timedelta()


async def stats(desk: Desk, message: Message, rest: str) -> None:
    """`/stats`: the own statistics in this group; with `on` or `off`, whether they are kept."""
    words = Words(message.person)
    if message.person.is_nobody:
        await reply(desk, message, words.said(Problem.NOBODY))
    elif not message.chat.is_group:
        await reply(desk, message, Screen(words.voice("stats-in-groups")))
    else:
        await reply(desk, message, await _stats(desk, message, rest.lower(), words.voice))


async def _stats(desk: Desk, message: Message, wish: str, voice: Voice) -> Screen:
    group, player = message.chat.id, message.person.id
    now = (await desk.tables.load(table_of(message))).now
    match wish:
        case "":
            return texts.own(await desk.keeping.statistics(group, now), player, voice.texts)
        case "on":
            came = await desk.keeping.join(group, player, message.person.name, now)
            return texts.asked(voice.texts, came=came)
        case "off":
            await desk.keeping.leave(group, player)
            return texts.gone(voice.texts)
        case _:
            return Screen(voice("stats-how"))


async def top(desk: Desk, message: Message, rest: str) -> None:
    """`/top [game]`: the best of this group at the game of its table, or at the one named."""
    opened = await desk.tables.load(table_of(message))
    voice = Words(message.person).voice
    rules = rest.lower() or (opened.record.rules if opened.record else FIRST)
    if rules not in ALL:
        screen = Screen(voice("top-how", games=voice.texts.either(list(ALL))))
    else:
        its = await desk.keeping.statistics(message.chat.id, opened.now)
        screen = texts.best(its, rules, voice.texts)
    await reply(desk, message, screen)


async def chart(desk: Desk, message: Message, _rest: str) -> None:
    """`/chart`: the last game as a picture, drawn and sent a little later."""
    asked = _asked(message, await record_of(desk, message))
    desk.later.do(_AT_ONCE, lastgame.send_chart(desk, table_of(message), asked))


async def replay(desk: Desk, message: Message, rest: str) -> None:
    """`/replay`: the last game in words and as a file; `/replay 3`: its third round, each play."""
    asked, table = _asked(message, await record_of(desk, message)), table_of(message)
    if rest.isdecimal():
        job = lastgame.send_round(desk, table, asked, int(rest[:6]))
    else:
        job = lastgame.send_replay(desk, table, asked)
    desk.later.do(_AT_ONCE, job)


def _asked(message: Message, record: TableRecord | None) -> Asked:
    voice = Words(message.person, record).voice
    if record is not None and not message.is_private:
        voice = everybodys(record).at(record.players)
    return Asked(
        chat=message.chat.id,
        thread=message.thread,
        voice=voice,
        answering=in_reply_to(message),
        private=message.is_private and message.chat.is_group,
    )
