"""Each fault that the playground knows leaves the game right."""

from typing import Any

import pytest

from tests.browser.app import HAND, App
from tests.browser.conftest import Opened, Visit
from tests.browser.game import begin, take_turn
from tests.browser.place import until

pytestmark = pytest.mark.asyncio(loop_scope="session")

FAULTS: dict[str, dict[str, Any]] = {
    "the edit fails": {"method": "editMessageText", "code": 500},
    "the group is held": {
        "method": "editMessageText",
        "code": 429,
        "description": "Too Many Requests: retry after 1",
        "parameters": {"retry_after": 1},
    },
    "the edit is done, and nobody says so": {"method": "editMessageText", "lost": True},
    "the edit comes late": {"method": "editMessageText", "before": 2},
    "the edit is answered late": {"method": "editMessageText", "after": 2},
    "the panel fails": {"method": "editEphemeralMessageText", "code": 500},
    "the answer to a press fails": {
        "method": "answerCallbackQuery",
        "code": 400,
        "description": "Bad Request: query is too old and response timeout expired",
    },
    "everything fails": {"method": "*", "times": 3, "code": 502, "description": "Bad Gateway"},
}


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_fault_leaves_the_game_right(fault: str, opened: Opened, visit: Visit) -> None:
    place = await opened(people=3)
    page = await visit(place.url)
    apps = [App(page, name) for name in ("Ana", "Bo", "Cy")]
    await begin(apps, "/newgame points=9")
    await take_turn(apps)
    before = await until(apps[0].turn)
    mover = next(app for app in apps if app.name == before[1])
    await mover.look()
    await place.order(**FAULTS[fault])
    total = await mover.play(renewed=False)
    for app in apps:
        await until(app.shows(total), 30)
    await place.mend()
    for app in apps:
        assert await app.turn() == await apps[0].turn()
        assert await app.messages.get_by_role("button", name=HAND).count() == 1
    await take_turn(apps)
