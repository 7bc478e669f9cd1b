"""The page for people who read from right to left."""

import pytest
from playwright.async_api import Locator, expect

from bot.i18n import texts
from tests.browser.app import App
from tests.browser.conftest import Opened, Visit
from tests.browser.fits import fits

ANA, WELCOME, THANKS = "آنا", "مرحبا بكم", "شكرا"

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def direction(part: Locator) -> str:
    return str(await part.evaluate("part => getComputedStyle(part).direction"))


async def language(part: Locator) -> str:
    return str(await part.evaluate("part => part.closest('[lang]').lang"))


@pytest.mark.parametrize("width", [360, 1280])
async def test_a_group_that_reads_arabic_reads_from_right_to_left(
    width: int, opened: Opened, visit: Visit
) -> None:
    place = await opened(people=2, language="ar")
    page = await visit(f"{place.url}/?user=101", viewport={"width": width, "height": 740})
    ana, arabic = App(page, ANA), texts("ar")
    await expect(ana.pane).to_have_attribute("dir", "rtl")
    await ana.say(WELCOME)
    said = ana.messages.get_by_text(WELCOME)
    assert (await direction(said), await language(said)) == ("rtl", "ar")
    await ana.say("Hello everybody")
    assert await direction(ana.messages.get_by_text("Hello everybody")) == "ltr"
    await ana.box.fill(THANKS)
    assert await direction(ana.box) == "rtl"
    assert await fits(page), "the table that is laid, and what was said"

    await ana.press(arabic.label("lobby-start"))
    hand = arabic.label("button-hand")
    table = ana.with_button(hand)
    assert (await direction(table), await language(table)) == ("rtl", "ar")
    await ana.press(hand)
    panel = ana.with_button(arabic.label("button-refresh"))
    assert (await direction(panel), await language(panel)) == ("rtl", "ar")
    assert await fits(page), "the table and the own cards"
