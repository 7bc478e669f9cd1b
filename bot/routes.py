"""Which handler an update belongs to. Whatever is nobody's is passed over, and counted."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from bot.desk import Desk
from bot.handlers import hands, info, lobby, presses
from bot.hands import Seen
from bot.updates import CallbackQuery, Message, parsed

Json = dict[str, Any]

_COMMAND = re.compile(r"/([a-z0-9_]{1,32})(?:@([A-Za-z0-9_]{1,64}))?(?:\s+(.*))?\Z", re.DOTALL)


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

    async def _press(self, query: CallbackQuery) -> Json:
        answer = await presses.pressed(self._desk, _pressed(query)) if query.message else None
        reply: Json = {"method": "answerCallbackQuery", "callback_query_id": query.id}
        if answer is not None and answer.text:
            reply["text"] = answer.short
            reply["show_alert"] = answer.alert
        return reply

    async def _message(self, message: Message) -> None:
        command = read(message.text, self._desk.username)
        if command is None or message.from_ is None:
            return
        handler = COMMANDS.get(command.name)
        if handler is not None:
            await handler(self._desk, message, command.rest)


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
    return Command(name, (rest or "").strip())
