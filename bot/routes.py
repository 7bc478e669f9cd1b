"""Which handler an update belongs to. Whatever is nobody's is passed over, and counted."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

from bot.answer import Answer
from bot.desk import Desk
from bot.handlers import hands, info, lobby, presses, seats
from bot.intents import Problem
from bot.panels import Seen
from bot.typed import reply
from bot.updates import CallbackQuery, Message, parsed
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
    "draw": hands.draw,
    "turn": info.turn,
    "total": info.total,
    "score": info.score,
    "last": info.last,
    "rules": info.rules,
    "help": info.help_,
    "start": info.start,
}
"""Every command there is. Each has its description in every language."""


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
        if known.message is not None:
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
        answer = await presses.pressed(self._desk, _pressed(query)) if query.message else Answer()
        return _reply(query, answer)

    async def _message(self, message: Message) -> None:
        found = self._handler(message)
        if found is not None:
            handler, rest = found
            await handler(self._desk, message, rest)

    def _handler(self, message: Message) -> tuple[Handler, str] | None:
        command = read(message.text, self._desk.username)
        if command is None or command.name not in COMMANDS or message.from_ is None:
            return None
        return COMMANDS[command.name], command.rest


def _reply(query: CallbackQuery, answer: Answer) -> Json:
    call: Json = {"method": "answerCallbackQuery", "callback_query_id": query.id}
    if answer.text:
        call["text"] = answer.short
        call["show_alert"] = answer.alert
    return call


def _pressed(query: CallbackQuery) -> presses.Pressed:
    assert query.message is not None
    seen = query.message
    return presses.Pressed(
        id=query.id,
        by=query.from_.person(),
        seen=Seen(
            chat=seen.chat.id,
            thread=seen.thread,
            message=seen.message_id,
            panel=seen.ephemeral_message_id,
            reachable=seen.date != 0,
        ),
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
