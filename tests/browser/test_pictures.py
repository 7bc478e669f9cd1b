"""Pictures of a game, light and dark, on a desk and on a phone: written to be looked at.

They go to the folder that `PICTURES` names, or to `.data/pictures`.
"""

import os
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.async_api import Page, ViewportSize, expect

from tests.browser.app import HAND, NEXT, REFRESH, REMATCH, START, App
from tests.browser.conftest import Opened, Visit
from tests.browser.game import play_on, play_round, sit_down, take_turn
from tests.browser.place import until

pytestmark = pytest.mark.asyncio(loop_scope="session")

FOLDER = Path(os.environ.get("PICTURES", Path(__file__).parents[2] / ".data" / "pictures"))
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}


@dataclass(frozen=True, slots=True)
class Camera:
    """Everybody's app on a desk, and the first one's on a phone."""

    desk: Page
    phone: Page
    apps: list[App]
    taken: list[bytes] = field(default_factory=list)

    async def take(self, what: str, label: str) -> None:
        """Pictures of the newest message with this button, once nothing lies over it."""
        on_phone = App(self.phone, self.apps[0].name)
        await until(alike(self.apps[0], on_phone))
        for app in (*self.apps, on_phone):
            await expect(app.toast).to_be_hidden()
            for seen in await app.with_button(label).all():
                await seen.evaluate("seen => seen.scrollIntoView()")
        for name, page in (("desk", self.desk), ("phone", self.phone)):
            for scheme in SCHEMES:
                await page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                path = FOLDER / f"{what}-{name}-{scheme}.png"
                self.taken.append(await page.screenshot(path=path))


def alike(one: App, other: App) -> Callable[[], Awaitable[bool]]:
    """Reads whether two windows show the same."""

    async def are() -> bool:
        return await one.texts() == await other.texts()

    return are


async def test_pictures_of_a_game(opened: Opened, visit: Visit) -> None:
    place = await opened(people=3)
    desk = await visit(place.url, viewport=DESK)
    address = f"{place.url}/?user=101"
    phone = await visit(address, viewport=PHONE, device_scale_factor=2, is_mobile=True)
    apps = [App(desk, name) for name in ("Ana", "Bo", "Cy")]
    camera = Camera(desk, phone, apps)
    await sit_down(apps, "/newgame points=4 pause=120 clock=off")
    await camera.take("lobby", START)
    await apps[0].press(START)
    await take_turn(apps)
    while (await until(apps[0].turn))[1] != "Ana":
        await take_turn(apps)
    await camera.take("table", HAND)
    await apps[0].choose()
    await camera.take("hand", REFRESH)
    await play_round(apps)
    await camera.take("round", NEXT)
    await play_on(apps)
    await camera.take("ranking", REMATCH)
    assert len(set(camera.taken)) == len(camera.taken)
