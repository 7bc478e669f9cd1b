"""A game in the browser, from the first word to the ranking."""

from collections.abc import Awaitable, Callable, Sequence

from tests.browser.app import HAND, JOIN, NEXT, REMATCH, START, App
from tests.browser.place import until


async def sit_down(apps: Sequence[App], command: str = "/newgame points=1") -> None:
    """The first one opens a table, and the others join it."""
    host, *others = apps
    await host.say(command)
    for other in others:
        await other.press(JOIN)
    for app in apps:
        await app.messages.filter(has_text=others[-1].name).last.wait_for()


async def begin(apps: Sequence[App], command: str = "/newgame points=1") -> None:
    """Sit down, and start."""
    await sit_down(apps, command)
    await apps[0].press(START)
    for app in apps:
        await app.with_button(HAND).wait_for()


async def take_turn(apps: Sequence[App]) -> None:
    """Whose turn it is plays, the table shows it to everybody."""
    before = await until(apps[0].turn)
    mover = next(app for app in apps if app.name == before[1])
    await mover.play()
    for app in apps:
        await until(changed(app, before))


def changed(app: App, before: tuple[int, str]) -> Callable[[], Awaitable[bool]]:
    """Reads whether somebody's table has gone on from there."""

    async def has() -> bool:
        return await app.turn() != before

    return has


async def play_round(apps: Sequence[App]) -> None:
    """Play until the round is over."""
    while await apps[0].turn():
        await take_turn(apps)


async def play_on(apps: Sequence[App]) -> None:
    """Play, round after round, until somebody has won."""
    while True:
        await play_round(apps)
        if await apps[0].with_button(REMATCH).count():
            return
        await apps[0].press(NEXT)
        await until(apps[0].turn)
