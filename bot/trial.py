"""What `ninetynine play` runs: the playground with the bot in it, and a table that is laid."""

import asyncio
import errno
import gc
import os
import shutil
import sys
import webbrowser
from argparse import Namespace
from collections.abc import Coroutine
from pathlib import Path

import httpx
from pydantic import SecretStr

from bot import press
from bot.app import line_of, run_polling, running
from bot.settings import Settings
from bot.setup import set_up
from core.rules import ALL, FIRST
from core.state import Level
from deploy.playground.options import Options
from deploy.playground.player import NeverCame, NotDone, Person, Seen
from deploy.playground.server import Playground

_TOKEN = "99:the-playground-of-ninety-nine"  # noqa: S105 - known to the playground alone

_WELCOME = """
Ninety-Nine is ready: open {url}
You see one group through the eyes of several people. The table is laid: press Start in the first
app, then My cards as whoever's turn it is. Ctrl-C ends it; the game is still there next time.
"""

_WELCOME_BACK = """
Ninety-Nine is ready: open {url}
Everything is as you left it; "Start anew", under Stage, begins with other people or another
language. Ctrl-C ends it.
"""

_COMPUTERS = (Level.NORMAL, Level.HARD)
"""Who sits at the table besides the people, where there is a game for newcomers."""


def play(given: Namespace) -> int:
    """Run until Ctrl-C; the answer is the exit code."""
    try:
        asyncio.run(_run(given))
    except KeyboardInterrupt:
        # With so much kept in memory, sorting it all out at the end takes seconds.
        gc.freeze()
        raise
    except OSError as taken:
        if taken.errno != errno.EADDRINUSE:
            raise
        print(
            f"port {given.port} is in use: choose another, such as --port {given.port + 1}",
            file=sys.stderr,
        )
        return 2
    return 0


async def _run(given: Namespace) -> None:
    async with Playground(
        token=_TOKEN,
        host=given.host,
        port=given.port,
        people=given.people,
        language=given.lang,
        state_file=given.data / "chats.json",
        options=Options(group_per_minute=None, chat_per_second=None, all_per_second=None),
    ) as playground:
        settings = Settings(
            bot_token=SecretStr(_TOKEN),
            telegram_api_url=playground.url,
            data_dir=given.data,
            redis_url=None,
            state_key=None,
            webhook_url=None,
            # One person plays several here: Telegram's rates are for groups of people.
            calls_a_minute=600,
            edit_gap_seconds=0.5,
        )
        async with line_of(settings) as (api, _me):
            await set_up(api, settings)
        opening: Coroutine[None, None, object] = _welcome(playground.url, given)
        while True:
            anew = asyncio.Event()
            playground.on_reset = anew.set
            async with running(opening):
                await _until(anew, run_polling(settings, health=False))
            _forget(given.data)
            opening = _laid(playground.url)


async def _until(over: asyncio.Event, job: Coroutine[None, None, None]) -> None:
    """Run the job until this is over. Raises what the job raises."""
    ends = asyncio.create_task(over.wait())
    work = asyncio.create_task(job)
    try:
        await asyncio.wait({ends, work}, return_when=asyncio.FIRST_COMPLETED)
        if work.done():
            work.result()
    finally:
        for task in (ends, work):
            task.cancel()
        await asyncio.gather(ends, work, return_exceptions=True)


def _forget(folder: Path) -> None:
    """Remove all tables: the chats that they stood in are no more."""
    for kept in folder.iterdir():
        if kept.is_dir():
            shutil.rmtree(kept)


async def _laid(url: str) -> bool:
    async with httpx.AsyncClient(base_url=url, trust_env=False) as client:
        return await lay_the_table(client)


async def _welcome(url: str, given: Namespace) -> None:
    """Lay the table, if nobody has been here yet; then say where it is, and open it."""
    laid = await _laid(url)
    print((_WELCOME if laid else _WELCOME_BACK).format(url=url), flush=True)
    if given.open and _has_desktop():
        await asyncio.to_thread(webbrowser.open, url)


async def lay_the_table(client: httpx.AsyncClient) -> bool:
    """Let the people of the group sit down with two computers at a quick game, by their buttons.

    Only where nobody has written anything yet; without a group there is nothing to do. Whether
    the table was laid.
    """
    users = [user["id"] for user in (await client.get("/people/")).json()["users"]]
    people = [Person(client, user) for user in users]
    if not people:
        return False
    host, *others = people
    group = next((chat["id"] for chat in await host.chats() if chat["type"] != "private"), None)
    if group is None or any(not seen.raw["service"] for seen in await host.messages(group)):
        return False
    points = ALL[FIRST].presets["quick"]
    await host.say(group, f"/newgame {FIRST} points={points}")
    try:
        for person in others:
            await _press(person, group, press.JoinOrLeave)
        for level in _COMPUTERS:
            await _press(host, group, press.AddComputer, level)
    except (NeverCame, NotDone) as why:
        print(f"The table could not be laid: {why}", file=sys.stderr)
        return False
    return True


async def _press(
    person: Person, group: int, kind: type[press.Press], level: Level | None = None
) -> None:
    """Press the button of this kind on the newest message that has one, and wait for the answer."""

    def found(messages: list[Seen]) -> tuple[Seen, str] | None:
        for seen in reversed(messages):
            for button in seen.buttons:
                pressed = press.decode(button.get("callback_data", ""))
                if isinstance(pressed, kind) and level in (None, getattr(pressed, "level", None)):
                    return seen, str(button["callback_data"])
        return None

    message, data = await person.until(found, chat=group)
    await person.answer(await person.press(message, data))


def _has_desktop() -> bool:
    """Whether there is somebody to look at a browser that is opened."""
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
