"""A whole game of each variant, by clicking."""

import pytest

from core.rules import ALL
from tests.browser.app import HAND, REMATCH, START, App
from tests.browser.conftest import Opened, Visit
from tests.browser.game import begin, play_on, take_turn
from tests.browser.place import plain

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("rules", sorted(ALL))
async def test_three_people_side_by_side_play_a_game_to_its_end_and_begin_another(
    rules: str, opened: Opened, visit: Visit
) -> None:
    place = await opened(people=3)
    page = await visit(place.url, viewport={"width": 1400, "height": 900})
    apps = [App(page, name) for name in ("Ana", "Bo", "Cy")]
    await begin(apps, f"/newgame {rules} points=1 clock=off")
    await play_on(apps)
    endings = {plain(await app.with_button(REMATCH).inner_text()) for app in apps}
    assert len(endings) == 1, "everybody sees the same end"
    assert "wins the game!" in endings.pop()
    for app in apps:
        assert await app.messages.get_by_role("button", name=HAND).count() == 0

    await apps[0].press(REMATCH)
    await apps[0].press(START)
    await take_turn(apps)


async def test_a_newcomer_plays_the_table_that_is_laid(opened: Opened, visit: Visit) -> None:
    place = await opened(people=2)
    page = await visit(place.url)
    apps = [App(page, name) for name in ("Ana", "Bo")]
    await apps[0].press(START)
    for app in apps:
        await app.with_button(HAND).wait_for()
    await play_on(apps)
    assert "wins the game!" in await apps[1].with_button(REMATCH).inner_text()
