"""Whatever the stage lets go wrong, the game is right afterwards."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Locator

from tests.browser.app import ASK, HAND, NEXT, App
from tests.browser.conftest import Opened, Visit
from tests.browser.game import begin, changed, take_turn
from tests.browser.place import Place, until
from tests.browser.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

LATE = 1.5
SHOWING = "editMessageText"
METHODS = (SHOWING, "editEphemeralMessageText", "answerCallbackQuery")
ASLEEP = ("403", "400 not enough rights", "400 chat not found")
"""Errors by which the bot may not speak here: it is quiet until it hears of somebody."""

UNCHANGED = "400 message is not modified"
"""By this the table is shown already. It is not only because the stage lies."""

GONE = "400 message to edit not found"
"""By this the table is sent anew. The old message is still there only because the stage lies."""


@dataclass(frozen=True, slots=True)
class Group:
    """Three people side by side, and the stage."""

    place: Place
    apps: list[App]
    stage: Stage

    async def chosen(self) -> tuple[tuple[int, str], int, Locator]:
        """Where the game is, and the play that comes next: its total, and its button."""
        before = await until(self.apps[0].turn)
        mover = next(app for app in self.apps if app.name == before[1])
        return before, *await mover.choose()

    async def see(self, before: tuple[int, str], total: int) -> None:
        """All of them see the game go on from there, with this total, at one table alone."""
        for app in self.apps:
            await until(changed(app, before), 30)
        if await self.apps[0].with_button(NEXT).count():
            await self.apps[0].press(NEXT)
            total = 0
        for app in self.apps:
            await until(has_total(app, total))

    async def play_through(self, method: str, happens: str, **details: Any) -> None:
        """Play while this goes wrong."""
        before, total, key = await self.chosen()
        await self.stage.order(method, happens, **details)
        await key.click()
        await until(self.place.has_gone_wrong)
        error = str(details.get("error"))
        if error.startswith(ASLEEP):
            await self.apps[0].press(ASK)
        elif error == UNCHANGED:
            await self.apps[0].say("/table")
        await self.see(before, total)
        if error != GONE:
            for app in self.apps:
                assert await app.messages.get_by_role("button", name=HAND).count() == 1


def has_total(app: App, total: int) -> Callable[[], Awaitable[bool]]:
    """Reads whether somebody's table has this total."""

    async def has() -> bool:
        turn = await app.turn()
        return turn is not None and turn[0] == total

    return has


@pytest_asyncio.fixture(loop_scope="session")
async def group(opened: Opened, visit: Visit) -> Group:
    """A game that has begun, and the stage open where things can be let go wrong."""
    place = await opened(people=3)
    page = await visit(place.url, viewport={"width": 1600, "height": 900})
    made = Group(place, [App(page, name) for name in ("Ana", "Bo", "Cy")], Stage(page))
    await begin(made.apps, "/newgame points=99 pause=600 clock=off")
    await made.stage.open_faults()
    return made


async def test_what_comes_late_or_twice_or_is_never_answered_leaves_the_game_right(
    group: Group,
) -> None:
    for method in METHODS:
        await group.play_through(method, "is carried out late", seconds=LATE)
        await group.play_through(method, "is answered slowly", seconds=LATE)
        await group.play_through(method, "is carried out, its answer is lost")

    before, total, key = await group.chosen()
    await group.stage.press("Deliver the next update twice")
    await key.click()
    await group.see(before, total)
    before, total, key = await group.chosen()
    await group.stage.press("Deliver the last update again")
    await key.click()
    await group.see(before, total)
    await take_turn(group.apps)


async def test_a_call_that_fails_leaves_the_game_right(group: Group) -> None:
    for method in METHODS[1:]:
        await group.play_through(method, "fails", error="502 Bad Gateway")
    for error in sorted(await group.stage.errors(), key=GONE.__eq__):
        await group.play_through(SHOWING, "fails", error=error)
    await take_turn(group.apps)
