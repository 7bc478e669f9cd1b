"""Which handler an update belongs to. Whatever is nobody's is passed over, and counted."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

from bot.answer import Answer
from bot.desk import Desk
from bot.handlers import hands, info, lobby, membership, memory, personal, presses, privacy, seats
from bot.intents import Problem
from bot.meant import SEVERAL, table_meant
from bot.panels import Seen
from bot.people import NOBODY, Person
from bot.preferences import USUAL, Preference
from bot.press import GoPrivate, Prefer, Press, decode
from bot.store.tables import table_id
from bot.typed import reply
from bot.updates import CallbackQuery, Message, User, parsed
from bot.words import Words

Json = dict[str, Any]

_COMMAND = re.compile(r"/([A-Za-z0-9_]{1,32})(?:@([A-Za-z0-9_]{1,64}))?(?:\s+(.*))?\Z", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Command:
    """A typed command and what stood behind it."""

    name: str
    rest: str


Handler = Callable[[Desk, Message, str], Awaitable[None]]

COMMANDS: dict[str, Handler] = {
    "newgame": lobby.new_game,
    "table": lobby.bring_down,
    "stop": lobby.stop,
    "join": seats.join,
    "leave": seats.leave,
    "back": seats.back,
    "begin": seats.begin,
    "next": seats.next_round,
    "rematch": seats.rematch,
    "computer": seats.computer,
    "set": seats.set_options,
    "kick": seats.kick,
    "hand": hands.hand,
    "play": hands.play,
    "ahead": hands.ahead,
    "draw": hands.draw,
    "turn": info.turn,
    "total": info.total,
    "score": info.score,
    "last": info.last,
    "rules": info.rules,
    "help": info.help_,
    "start": info.start,
    "stats": memory.stats,
    "top": memory.top,
    "chart": memory.chart,
    "replay": memory.replay,
    "privacy": privacy.privacy,
    "mydata": privacy.my_data,
    "forgetme": privacy.forget_me,
    "forgetgroup": privacy.forget_group,
    "language": personal.language,
    "words": personal.words,
    "symbols": personal.symbols,
    "settings": personal.settings,
    "mygames": personal.my_games,
}
"""Every command there is. Each has its description in every language."""


LINKS: dict[str, Handler] = {
    "new": lobby.new_by_link,
    "hands": personal.hands_here,
    "settings": personal.settings,
    "mygames": personal.my_games,
}
"""What stands behind `/start` when somebody comes by a link of ours."""

OF_A_TABLE = frozenset({"hand", "play", "ahead", "draw", "back", "turn", "total", "score", "last"})
"""Commands that mean a group's table, where they are typed in a private chat."""


class Routes:
    """From an update to its handler, and to what Telegram is asked to do in return."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def __call__(self, update: Json) -> Json | None:
        """Handle one update; the answer to a button comes back as the call that carries it."""
        known = parsed(update)
        if known is None:
            return None
        if known.callback_query is not None:
            return await self._press(known.callback_query)
        if known.my_chat_member is not None:
            await membership.we_changed(self._desk, known.my_chat_member)
        elif known.chat_member is not None:
            await membership.somebody_changed(self._desk, known.chat_member)
        elif known.message is not None and membership.concerns(known.message):
            await membership.happened(self._desk, known.message)
        elif known.message is not None:
            await self._message(known.message)
        return None

    async def give_up(self, update: Json, why: Problem) -> Json | None:
        """Tell whoever pressed or wrote that it will not be done: a clear answer, if a bad one."""
        known = parsed(update)
        if known is None:
            return None
        if known.callback_query is not None:
            told = Words(known.callback_query.from_.person()).problem(why)
            return _reply(known.callback_query, replace(told, alert=True))
        if known.message is not None and self._handler(known.message) is not None:
            await reply(self._desk, known.message, Words(known.message.person).said(why))
        return None

    async def _press(self, query: CallbackQuery) -> Json:
        by = query.from_.person().preferring(await self._preference(query.from_))
        answer = await self._pressed(query, by) if query.message else Answer()
        if answer.text and by.prefers.gets_alerts:
            answer = replace(answer, alert=True)
        return _reply(query, answer)

    async def _pressed(self, query: CallbackQuery, by: Person) -> Answer:
        press = decode(query.data)
        it = _pressed(query, by, press)
        match press:
            case Prefer():
                return await personal.chosen(self._desk, by, it.seen, press)
            case GoPrivate():
                return personal.to_private(self._desk, by)
            case _:
                return await presses.pressed(self._desk, it)

    async def _message(self, message: Message) -> None:
        found = self._handler(message)
        if found is None or message.from_ is None:
            return
        command, handler = found
        preference = await self._preference(message.from_)
        message.learn(preference)
        if command.name in OF_A_TABLE and message.chat.type == "private":
            meant = await table_meant(self._desk, message, preference)
            if meant is SEVERAL:
                await reply(self._desk, message, Words(message.person).which_table())
                return
            message.learn(preference, meant)
        await handler(self._desk, message, command.rest)

    async def _preference(self, user: User) -> Preference:
        """What somebody prefers; and what Telegram says of the language of one who sits at a
        table is kept, for a hand comes when nobody has pressed."""
        if user.id in NOBODY:
            return USUAL
        preference = await self._desk.preferences.of(user.id)
        if preference.tables and user.language_code not in (None, preference.heard):
            await self._desk.preferences.change(user.id, heard=user.language_code)
        return preference

    def _handler(self, message: Message) -> tuple[Command, Handler] | None:
        if message.from_ is None:
            return None
        if message.chat.type == "private" and hands.CARD.match(message.text.strip()):
            return Command("play", message.text.strip()), COMMANDS["play"]
        command = read(message.text, self._desk.username)
        if command is None or command.name not in COMMANDS:
            return None
        linked = LINKS.get(command.rest) if command.name == "start" else None
        return command, linked or COMMANDS[command.name]


def _reply(query: CallbackQuery, answer: Answer) -> Json:
    call: Json = {"method": "answerCallbackQuery", "callback_query_id": query.id}
    if answer.text:
        call["text"] = answer.short
        call["show_alert"] = answer.alert
    if answer.url is not None:
        call["url"] = answer.url
    return call


def _pressed(query: CallbackQuery, by: Person, press: Press | None) -> presses.Pressed:
    assert query.message is not None
    seen = query.message
    game = str(getattr(press, "game", ""))
    table = table_id(seen.chat.id, seen.thread)
    alone = seen.chat.type == "private"
    elsewhere = by.prefers.of_game(game) if alone else None
    private = elsewhere is not None and elsewhere.table != table
    return presses.Pressed(
        id=query.id,
        by=by,
        seen=Seen(
            chat=seen.chat.id,
            thread=seen.thread,
            message=seen.message_id,
            panel=seen.ephemeral_message_id,
            private=private or (alone and isinstance(press, Prefer)),
            reachable=seen.date != 0,
        ),
        table=elsewhere.table if elsewhere else table,
        data=query.data,
    )


def read(text: str, username: str) -> Command | None:
    """The command that a message is, if it is one and meant for this bot.

    >>> read("/play@NinetyNineBot 2 low", "ninetyninebot")
    Command(name='play', rest='2 low')
    >>> read("/play@otherbot 2", "ninetyninebot") is None
    True
    """
    match = _COMMAND.match(text)
    if match is None:
        return None
    name, addressed, rest = match.groups()
    if addressed is not None and addressed.lower() != username.lower():
        return None
    return Command(name.lower(), (rest or "").strip())
