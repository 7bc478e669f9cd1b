"""Whatever the stage lets go wrong, the game is right afterwards."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.browser.app import HAND, NEXT, App
from tests.browser.conftest import Opened, Visit
from tests.browser.game import begin, changed, take_turn
from tests.browser.place import until
from tests.browser.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

NAMES = ("Ana", "Bo", "Cy")
LATE = 1.5


async def played_through(apps: Sequence[App], stage: Stage, fault: Mapping[str, Any]) -> None:
    """A turn while this goes wrong: afterwards all see the same one table, with the new total."""
    before = await until(apps[0].turn)
    mover = next(app for app in apps if app.name == before[1])
    try:
        await mover.look()
    except BaseException:
        print(mover.name, await mover.texts())
        raise
    await until(mover.cards)
    await stage.order(**fault)
    total = await mover.play(renewed=False)
    for app in apps:
        await until(changed(app, before), 30)
    if await apps[0].with_button(NEXT).count():
        await apps[0].press(NEXT)
        await until(apps[0].turn)
        return
    assert [(await app.turn() or (None,))[0] for app in apps] == [total] * len(apps)
    for app in apps:
        assert await app.messages.get_by_role("button", name=HAND).count() == 1


async def test_a_call_that_is_late_or_lost_leaves_the_game_right(
    opened: Opened, visit: Visit
) -> None:
    place = await opened(people=3)
    page = await visit(place.url, viewport={"width": 1600, "height": 900})
    apps, stage = [App(page, name) for name in NAMES], Stage(page)
    await begin(apps, "/newgame points=99 pause=600")
    await stage.open_faults()
    for method in ("editMessageText", "editEphemeralMessageText", "answerCallbackQuery"):
        for happens in ("is carried out late", "is answered slowly"):
            fault = {"method": method, "happens": happens, "seconds": LATE}
            await played_through(apps, stage, fault)
        lost = {"method": method, "happens": "is carried out, its answer is lost"}
        await played_through(apps, stage, lost)
    await take_turn(apps)


async def test_an_update_that_comes_twice_is_carried_out_once(opened: Opened, visit: Visit) -> None:
    place = await opened(people=3)
    page = await visit(place.url, viewport={"width": 1600, "height": 900})
    apps, stage = [App(page, name) for name in NAMES], Stage(page)
    await begin(apps, "/newgame points=99 pause=600")
    await stage.open_faults()
    for label in ("Deliver the next update twice", "Deliver the last update again"):
        before = await until(apps[0].turn)
        mover = next(app for app in apps if app.name == before[1])
        await mover.look()
        await until(mover.cards)
        if "next" in label:
            await stage.press(label)
        total = await mover.play()
        if "last" in label:
            await stage.press(label)
        await until(changed(apps[0], before))
        assert (await apps[0].turn() or (None,))[0] == total
    await take_turn(apps)


async def test_a_call_that_fails_leaves_the_game_right(opened: Opened, visit: Visit) -> None:
    place = await opened(people=3)
    page = await visit(place.url, viewport={"width": 1600, "height": 900})
    apps, stage = [App(page, name) for name in NAMES], Stage(page)
    await begin(apps, "/newgame points=99 pause=600")
    await stage.open_faults()
    for error in await stage.errors():
        fault = {"method": "editMessageText", "happens": "fails", "error": error}
        await played_through(apps, stage, fault)
    for method in ("editEphemeralMessageText", "answerCallbackQuery", "*"):
        fault = {"method": method, "happens": "fails", "error": "502 Bad Gateway"}
        await played_through(apps, stage, fault)
    await take_turn(apps)
