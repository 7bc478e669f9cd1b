"""A game without a mouse."""

import pytest

from tests.browser.app import CANCEL, HAND, JOIN, START, App
from tests.browser.conftest import Opened, Visit
from tests.browser.game import changed, sit_down
from tests.browser.keyboard import Keyboard
from tests.browser.place import until

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_table_is_opened_joined_started_and_played_by_keys_alone(
    opened: Opened, visit: Visit
) -> None:
    place = await opened(people=2)
    page = await visit(place.url)
    keys, ana, bo = Keyboard(page), App(page, "Ana"), App(page, "Bo")
    await keys.to(ana.box)
    await keys.watch()
    await keys.press(ana.button(CANCEL))
    await ana.messages.filter(has_text="closed").last.wait_for()
    await keys.write(ana.box, "/newgame points=9 clock=off")
    join = bo.button(JOIN)
    await keys.press(join)
    await bo.with_button(JOIN).filter(has_text="Bo").wait_for()
    assert await keys.on(join), "the focus stays on the button through the edit"
    await keys.press(ana.button(START))
    await ana.button(HAND).wait_for()

    for _ in range(2):
        before = await until(ana.turn)
        mover = ana if before[1] == "Ana" else bo
        await keys.press(mover.button(HAND))
        cards = await until(mover.cards)
        await keys.press(cards[0][1])
        await until(changed(mover, before))
    assert await keys.lost() == []


async def test_an_alert_takes_the_focus_and_gives_it_back(opened: Opened, visit: Visit) -> None:
    place = await opened(people=2)
    page = await visit(place.url)
    keys, ana, bo = Keyboard(page), App(page, "Ana"), App(page, "Bo")
    await sit_down([ana, bo])
    await ana.press(START)
    await place.order(method="sendMessage", code=400, description="Bad Request: not supported")
    await keys.press(ana.button(HAND))
    await ana.alert.wait_for()
    assert await keys.on(ana.alert.get_by_role("button", name="OK"))
    await page.keyboard.press("Enter")
    await ana.alert.wait_for(state="hidden")
    assert await keys.on(ana.button(HAND))


async def test_the_commands_are_found_and_sent_by_keys(opened: Opened, visit: Visit) -> None:
    place = await opened(people=2)
    page = await visit(place.url)
    keys, ana = Keyboard(page), App(page, "Ana")
    await keys.press(ana.pane.get_by_role("button", name="Commands"))
    commands = ana.pane.get_by_role("list", name="Commands")
    await keys.press(commands.get_by_role("button", name="/newgame"))
    await ana.button(JOIN).wait_for()
    await keys.to(ana.box)
    await page.keyboard.type("/ne")
    await commands.wait_for()
    await page.keyboard.press("Escape")
    await commands.wait_for(state="hidden")
    assert await keys.on(ana.box)
