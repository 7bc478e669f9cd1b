"""Whether a page is as wide as its window: nobody should have to move it sideways to read."""

from playwright.async_api import Page

_SIDEWAYS = """() => [...document.querySelectorAll("html, main, main ol")]
    .filter(part => part.checkVisibility() && part.scrollWidth > part.clientWidth)
    .map(part => `${part.tagName} ${part.className}: ${part.scrollWidth} > ${part.clientWidth}`)"""


async def fits(page: Page) -> bool:
    """Nothing that holds the chat can be scrolled sideways; a failing test prints what can."""
    wide = await page.evaluate(_SIDEWAYS)
    print(*wide, sep="\n")
    return not wide
