"""A browser for every test here, the playground it looks at, and what is left out without one."""

import importlib.util
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio

from tests.browser.place import Place

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_PATIENCE = 30_000

Visit = Callable[..., Awaitable["Page"]]
Opened = Callable[..., Awaitable[Place]]


def chromium() -> str | None:
    """Where Chromium is on this machine."""
    return next((found for name in _NAMES if (found := shutil.which(name))), None)


def missing() -> str | None:
    """What the tests in this folder need and do not find here."""
    if chromium() is None:
        return "no Chromium on this machine"
    if importlib.util.find_spec("playwright") is None:
        return "playwright is not installed"
    return None


class LeftOut(pytest.Module):
    """A file of tests that cannot run here, and is not even read."""

    def collect(self) -> list[pytest.Item]:
        pytest.skip(f"{missing()}")


def pytest_pycollect_makemodule(
    module_path: Path, parent: pytest.Collector
) -> pytest.Module | None:
    return LeftOut.from_parent(parent, path=module_path) if missing() else None


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator["Browser"]:
    """Chromium, started once."""
    from playwright.async_api import async_playwright, expect

    expect.set_options(timeout=_PATIENCE)
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(executable_path=chromium())
        yield opened
        await opened.close()


@pytest_asyncio.fixture(loop_scope="session")
async def opened(tmp_path: Path) -> AsyncIterator[Opened]:
    """Opens the playground; at the end it is ended, and has left nothing behind."""
    places: list[Place] = []

    async def open_one(people: int, language: str = "en") -> Place:
        place = Place(tmp_path, people, language)
        places.append(place)
        await place.start()
        return place

    yield open_one
    for place in places:
        await place.end()


@pytest_asyncio.fixture(loop_scope="session")
async def visit(browser: "Browser") -> AsyncIterator[Visit]:
    """Opens an address in a browser of its own; at the end, nothing in it has gone wrong."""
    contexts = []
    errors: list[str] = []

    async def go(url: str, **wishes: Any) -> "Page":
        context = await browser.new_context(**wishes)
        contexts.append(context)
        context.set_default_timeout(_PATIENCE)
        page = await context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        await page.goto(url)
        return page

    yield go
    for context in contexts:
        await context.close()
    assert errors == []
