"""Pictures of a game, light and dark, on a desk and on a phone: written to be looked at.

They go to the folder that `PICTURES` names, or to `.data/pictures`.
"""

import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from playwright.async_api import Page

from tests.browser.app import START, App
from tests.browser.conftest import Opened, Visit
from tests.browser.game import play_on, play_round, sit_down, take_turn
from tests.browser.place import until

pytestmark = pytest.mark.asyncio(loop_scope="session")

FOLDER = Path(os.environ.get("PICTURES", Path(__file__).parents[2] / ".data" / "pictures"))
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


async def test_pictures_of_a_game(opened: Opened, visit: Visit) -> None:
    place = await opened(people=3)
    windows: dict[str, Page] = {}
    for scheme in ("light", "dark"):
        windows[f"desk-{scheme}"] = await visit(place.url, viewport=DESK, color_scheme=scheme)
        windows[f"phone-{scheme}"] = await visit(
            f"{place.url}/?user=101",
            viewport=PHONE,
            device_scale_factor=2,
            is_mobile=True,
            color_scheme=scheme,
        )
    page = windows["desk-light"]
    taken: list[bytes] = []

    async def take(what: str) -> None:
        for window, seen in windows.items():
            await until(alike(apps[0], App(seen, apps[0].name)))
            taken.append(await seen.screenshot(path=FOLDER / f"{what}-{window}.png"))

    apps = [App(page, name) for name in ("Ana", "Bo", "Cy")]
    await sit_down(apps, "/newgame points=5 pause=900")
    await take("lobby")
    await apps[0].press(START)
    for _ in range(3):
        await take_turn(apps)
    await take("table")
    while (await until(apps[0].turn))[1] != "Ana":
        await take_turn(apps)
    await apps[0].look()
    await until(apps[0].cards)
    await take("hand")
    await play_round(apps)
    await take("round")
    await play_on(apps)
    await take("ranking")
    assert len(set(taken)) == len(taken)


def alike(one: App, other: App) -> Callable[[], Awaitable[bool]]:
    """Reads whether two windows show the same."""

    async def are() -> bool:
        return await one.texts() == await other.texts()

    return are
