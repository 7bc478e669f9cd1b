"""The stage of the playground's page: what no app can do, such as letting things go wrong."""

from dataclasses import dataclass

from playwright.async_api import Locator, Page


@dataclass(frozen=True, slots=True)
class Stage:
    """One page's stage."""

    page: Page

    @property
    def sheet(self) -> Locator:
        return self.page.get_by_role("complementary", name="Stage")

    async def open(self) -> None:
        await self.page.get_by_role("button", name="Stage", exact=True).click()
        await self.sheet.wait_for()

    async def open_faults(self) -> None:
        await self.open()
        await self.sheet.get_by_role("heading", name="What shall go wrong").click()

    async def order(
        self, method: str, happens: str, *, error: str | None = None, seconds: float | None = None
    ) -> None:
        """Let something happen to the next call of a method."""
        await self.sheet.get_by_label("The next call of").select_option(method)
        await self.sheet.get_by_label("What happens").select_option(label=happens)
        if error is not None:
            await self.sheet.get_by_label("Error").select_option(label=error)
        if seconds is not None:
            await self.sheet.get_by_label("Seconds").fill(str(seconds))
        await self.press("Order")

    async def errors(self) -> list[str]:
        """The errors that a call can fail with."""
        return await self.sheet.get_by_label("Error").get_by_role("option").all_inner_texts()

    async def press(self, label: str) -> None:
        await self.sheet.get_by_role("button", name=label, exact=True).click()
