"""What axe-core finds: nothing serious, whatever is shown."""

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page

from tests.browser.app import HAND, START, App
from tests.browser.conftest import Opened, Visit
from tests.browser.game import sit_down, take_turn
from tests.browser.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def findings(page: Page, state: str) -> list[str]:
    """The serious and critical ones, each with the first place it was found at."""
    results = await Axe().run(page)
    return [
        f"{state}: {one['id']}, {one['help']}: {one['nodes'][0]['html']}"
        for one in results.response["violations"]
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_axe_finds_nothing_serious(scheme: str, opened: Opened, visit: Visit) -> None:
    place = await opened(people=2)
    page = await visit(place.url, color_scheme=scheme, reduced_motion="reduce")
    ana, bo = App(page, "Ana"), App(page, "Bo")
    found = await findings(page, "the table that is laid")
    await ana.pane.get_by_role("button", name="Commands").click()
    await ana.pane.get_by_role("list", name="Commands").wait_for()
    found += await findings(page, "the commands")
    await sit_down([ana, bo], "/newgame points=9 clock=off")
    found += await findings(page, "a lobby")
    await ana.press(START)
    await ana.with_button(HAND).wait_for()
    found += await findings(page, "a table")
    await take_turn([ana, bo])
    await ana.look()
    found += await findings(page, "a hand")
    await place.order(method="sendMessage", code=400, description="Bad Request: not supported")
    await bo.press(HAND)
    await bo.alert.wait_for()
    found += await findings(page, "an alert")
    await bo.alert.get_by_role("button", name="OK").click()
    await Stage(page).open_faults()
    found += await findings(page, "the stage")
    assert found == []
