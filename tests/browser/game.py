"""A game in the browser, from the first word to the ranking."""

from collections.abc import Awaitable, Callable, Sequence

from tests.browser.app import CANCEL, HAND, JOIN, NEXT, REMATCH, START, App
from tests.browser.place import until

QUICK = "/newgame points=1 clock=off"


async def sit_down(apps: Sequence[App], command: str = QUICK) -> None:
    """The first one closes the table that is laid for newcomers and opens another; all join it."""
    host, *others = apps
    await host.press(CANCEL)
    await host.messages.filter(has_text="closed").last.wait_for()
    await host.say(command)
    for other in others:
        await other.press(JOIN)
    for app in apps:
        await app.with_button(JOIN).filter(has_text=others[-1].name).wait_for()


async def begin(apps: Sequence[App], command: str = QUICK) -> None:
    """Sit down, and start."""
    await sit_down(apps, command)
    await apps[0].press(START)
    for app in apps:
        await app.with_button(HAND).wait_for()


async def take_turn(apps: Sequence[App]) -> None:
    """Whose turn it is plays, if it is one of these people, and the table shows it to them all."""
    before = await until(apps[0].turn)
    for app in apps:
        if app.name == before[1]:
            await app.play()
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
