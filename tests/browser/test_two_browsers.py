"""Two browsers at one table, each with one person's link."""

import pytest
from playwright.async_api import expect

from tests.browser.app import HAND, START, App
from tests.browser.conftest import Opened, Visit
from tests.browser.game import sit_down, take_turn

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_two_browsers_see_the_same_live_but_each_its_own_cards(
    opened: Opened, visit: Visit
) -> None:
    place = await opened(people=2)
    pages = [await visit(f"{place.url}/?user={user}") for user in (101, 102)]
    ana, bo = [App(page, name) for page, name in zip(pages, ("Ana", "Bo"), strict=True)]
    for page in pages:
        await page.evaluate("window.everReloaded = 'no'")
    await sit_down([ana, bo], "/newgame points=9 clock=off")
    await ana.press(START)
    await bo.with_button(HAND).wait_for()
    for _ in range(2):
        await take_turn([ana, bo])
    assert await ana.turn() == await bo.turn()
    assert [await page.evaluate("window.everReloaded") for page in pages] == ["no", "no"]

    for app, other in ((ana, bo), (bo, ana)):
        await app.look()
        await expect(app.messages.last).to_contain_text(f"Only {app.name} sees this")
        assert not any(f"Only {app.name} sees this" in text for text in await other.texts())
