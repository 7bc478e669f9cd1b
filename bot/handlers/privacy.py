"""What is kept, and how it goes away: `/privacy`, `/mydata`, `/forgetme`, `/forgetgroup`."""

import json
from typing import Any

from bot import mydata
from bot.api import Upload
from bot.desk import Desk
from bot.intents import Problem
from bot.press import ForgetGroup, ForgetMe
from bot.privacy import page
from bot.render.names import escaped
from bot.render.screen import Button, Screen, Style
from bot.rights import is_administrator
from bot.typed import reply, table_of
from bot.updates import Message
from bot.words import Words


async def privacy(desk: Desk, message: Message, _rest: str) -> None:
    """`/privacy`: what is kept, why, how long, and how to have it deleted."""
    await reply(desk, message, page(Words(message.person).voice))


async def my_data(desk: Desk, message: Message, _rest: str) -> None:
    """`/mydata`: a file with all that is kept of its sender; only where nobody else sees it."""
    words = Words(message.person)
    if message.chat.type != "private":
        link = f"https://t.me/{desk.username}"
        told = words.voice.label("mydata-private", link=link)
        await reply(desk, message, Screen(escaped(told)))
        return
    kept = await mydata.kept(desk, message.person, table_of(message))
    await _send_file(desk, message, kept, words.voice("mydata-here"))


async def forget_me(desk: Desk, message: Message, _rest: str) -> None:
    """`/forgetme`: asks once more; the button does it."""
    words = Words(message.person)
    if message.person.is_nobody:
        await reply(desk, message, words.said(Problem.NOBODY))
        return
    sure = Button(words.voice.label("button-forget-me"), ForgetMe(message.person.id), Style.DANGER)
    await reply(desk, message, Screen(words.voice("forget-me-ask"), ((sure,),)))


async def forget_group(desk: Desk, message: Message, _rest: str) -> None:
    """`/forgetgroup`, from an administrator: asks once more; the button does it."""
    voice = Words(message.person).voice
    if not message.chat.is_group:
        await reply(desk, message, Screen(voice("forget-group-private")))
    elif not await is_administrator(desk, message):
        await reply(desk, message, Screen(voice("forget-group-admins")))
    else:
        sure = Button(voice.label("button-forget-group"), ForgetGroup(), Style.DANGER)
        await reply(desk, message, Screen(voice("forget-group-ask"), ((sure,),)))


async def _send_file(desk: Desk, message: Message, kept: dict[str, Any], caption: str) -> None:
    written = json.dumps(kept, ensure_ascii=False, indent=2, default=str)
    await desk.limits.reserve(message.chat.id, reply=True)
    await desk.api.call(
        "sendDocument",
        chat_id=message.chat.id,
        document=Upload("ninetynine.json", written.encode()),
        caption=caption,
        parse_mode="HTML",
    )
