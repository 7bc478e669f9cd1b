"""The page on a phone."""

import pytest

from tests.browser.app import START, App
from tests.browser.conftest import Opened, Visit
from tests.browser.fits import fits
from tests.browser.game import sit_down, take_turn
from tests.browser.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

PHONE = {"width": 360, "height": 640}


async def test_a_phone_shows_everything_without_moving_it_sideways(
    opened: Opened, visit: Visit
) -> None:
    place = await opened(people=2)
    pages = [
        await visit(f"{place.url}/?user={user}", viewport=PHONE, has_touch=True, is_mobile=True)
        for user in (101, 102)
    ]
    ana, bo = [App(page, name) for page, name in zip(pages, ("Ana", "Bo"), strict=True)]
    assert await fits(ana.page), "the table that is laid"
    await ana.pane.get_by_role("button", name="Commands").click()
    await ana.pane.get_by_role("list", name="Commands").wait_for()
    assert await fits(ana.page), "the commands"
    await ana.say("A" + "a" * 300)
    await ana.messages.filter(has_text="Aaa").wait_for()
    assert await fits(ana.page), "a long word"
    await sit_down([ana, bo], "/newgame hand_size=7 points=9 clock=off")
    assert await fits(ana.page), "the lobby"
    await ana.press(START)
    await take_turn([ana, bo])
    for app in (ana, bo):
        await app.look()
        assert await fits(app.page), "the table, and a hand of seven"
    await Stage(ana.page).open()
    assert await fits(ana.page), "the stage"
