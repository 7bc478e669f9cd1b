"""What is there after a reload, and after the program was ended and started again."""

import pytest
from playwright.async_api import expect

from tests.browser.app import App
from tests.browser.conftest import Opened, Visit
from tests.browser.game import begin, take_turn
from tests.browser.place import until

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_reload_shows_the_same_again(opened: Opened, visit: Visit) -> None:
    place = await opened(people=2)
    page = await visit(place.url)
    apps = [App(page, "Ana"), App(page, "Bo")]
    await begin(apps, "/newgame points=9 clock=off")
    await take_turn(apps)
    before, turn = [await app.texts() for app in apps], await apps[0].turn()
    await page.reload()
    assert await until(apps[0].turn) == turn
    for app, texts in zip(apps, before, strict=True):
        await expect(app.messages).to_have_count(len(texts))
    assert [await app.texts() for app in apps] == before
    await take_turn(apps)


async def test_a_game_goes_on_after_a_restart_and_the_page_comes_back_by_itself(
    opened: Opened, visit: Visit
) -> None:
    place = await opened(people=2)
    page = await visit(place.url)
    apps = [App(page, "Ana"), App(page, "Bo")]
    await begin(apps, "/newgame points=9 clock=off")
    await take_turn(apps)
    turn = await apps[0].turn()
    await place.end()
    await expect(page.get_by_text("connection is lost").first).to_be_visible()
    await place.start()
    assert [await app.turn() for app in apps] == [turn, turn]
    await take_turn(apps)
