"""The page for somebody who reads from right to left."""

import pytest
from playwright.async_api import Locator, expect

from tests.browser.app import App
from tests.browser.conftest import Opened, Visit
from tests.browser.fits import fits
from tests.browser.game import begin, take_turn

WELCOME = "مرحبا بكم"

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def direction(part: Locator) -> str:
    return str(await part.evaluate("part => getComputedStyle(part).direction"))


async def language(part: Locator) -> str:
    return str(await part.evaluate("part => part.closest('[lang]').lang"))


@pytest.mark.parametrize("width", [360, 1280])
async def test_what_is_arabic_runs_from_right_to_left(
    width: int, opened: Opened, visit: Visit
) -> None:
    place = await opened(people=2)
    await place.speak(101, "ar")
    page = await visit(f"{place.url}/?user=101", viewport={"width": width, "height": 740})
    ana = App(page, "Ana")
    await expect(ana.pane).to_have_attribute("dir", "rtl")
    await ana.say(WELCOME)
    arabic = ana.messages.get_by_text(WELCOME)
    assert await direction(arabic) == "rtl"
    assert await language(arabic) == "ar"
    await ana.say("Hello everybody")
    assert await direction(ana.messages.get_by_text("Hello everybody")) == "ltr"
    await ana.box.fill("شكرا")
    assert await direction(ana.box) == "rtl"
    assert await fits(page)


async def test_a_table_is_played_by_one_who_reads_arabic(opened: Opened, visit: Visit) -> None:
    """The table is in the language of the one who opened it; the other's hand is in Arabic."""
    place = await opened(people=2)
    await place.speak(102, "ar")
    page = await visit(place.url)
    apps = [App(page, "Ana"), App(page, "Bo")]
    await begin(apps, "/newgame points=9 clock=off")
    await take_turn(apps)
    await take_turn(apps)
    assert await fits(page)
