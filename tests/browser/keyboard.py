"""Somebody without a mouse."""

from dataclasses import dataclass

from playwright.async_api import Locator, Page

_MOST_STEPS = 150
_BEHIND = """target => Boolean(document.activeElement.compareDocumentPosition(target)
    & Node.DOCUMENT_POSITION_PRECEDING)"""
_WATCH = """() => {
    window.lost = [];
    new MutationObserver(changes => {
        if (document.activeElement !== document.body) return;
        window.lost.push(changes.map(one => one.target.outerHTML ?? one.target.data).join("|"));
    }).observe(document.body, { childList: true, subtree: true });
}"""


@dataclass(frozen=True, slots=True)
class Keyboard:
    """One page's keyboard. Nothing here ever clicks."""

    page: Page

    async def watch(self) -> None:
        """Remember from here on each change of the page that leaves the focus nowhere."""
        await self.page.evaluate(_WATCH)

    async def lost(self) -> list[str]:
        """The changes that left the focus nowhere."""
        found: list[str] = await self.page.evaluate("window.lost")
        return found

    async def to(self, target: Locator) -> None:
        """Step there with Tab, or back."""
        await target.wait_for()
        key = "Shift+Tab" if await target.evaluate(_BEHIND) else "Tab"
        for _ in range(_MOST_STEPS):
            if await self.on(target):
                return
            await self.page.keyboard.press(key)
        raise AssertionError(f"{_MOST_STEPS} times {key}, and not at {target}")

    async def on(self, target: Locator) -> bool:
        """Whether the focus is there."""
        return bool(await target.evaluate("target => target === document.activeElement"))

    async def press(self, target: Locator) -> None:
        """Step there and press it."""
        await self.to(target)
        await self.page.keyboard.press("Enter")

    async def write(self, box: Locator, words: str) -> None:
        """Step there, write, and send."""
        await self.to(box)
        await self.page.keyboard.type(words)
        await self.page.keyboard.press("Enter")
