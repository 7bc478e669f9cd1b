"""One person's app in a browser, found only by what everybody is told: roles, names and words."""

import re
from dataclasses import dataclass

from playwright.async_api import Locator, Page

from tests.browser.place import plain, until

HAND = "My cards"
ASK = "Whose turn?"
DRAW = "Draw"
REFRESH = "Refresh"
JOIN = "Join / Leave"
START = "Start"
CANCEL = "Cancel"
NEXT = "Next round"
REMATCH = "Rematch"

_CARD = re.compile("→")
_TOTAL = re.compile(r"→\W*?([-−]?\d+)")
_OWN = re.compile(r"Total ([-−]?\d+)\. Your turn")
_HEAD = re.compile(r"Total ([-−]?\d+) · (.+)’s turn")


@dataclass(frozen=True, slots=True)
class App:
    """What one person sees and can press."""

    page: Page
    name: str

    @property
    def pane(self) -> Locator:
        return self.page.get_by_role("region", name=f"{self.name}'s app")

    @property
    def messages(self) -> Locator:
        return self.pane.get_by_role("list", name="Messages").get_by_role("listitem")

    @property
    def box(self) -> Locator:
        return self.pane.get_by_role("textbox", name="Message", exact=True)

    @property
    def toast(self) -> Locator:
        return self.pane.get_by_role("status")

    @property
    def alert(self) -> Locator:
        return self.page.get_by_role("dialog").filter(
            has=self.page.get_by_role("button", name="OK")
        )

    async def texts(self) -> list[str]:
        """Every message with its buttons, oldest first."""
        return [plain(one) for one in await self.messages.all_inner_texts()]

    def with_button(self, label: str) -> Locator:
        """The newest message with this button."""
        button = self.page.get_by_role("button", name=label, exact=True)
        return self.messages.filter(has=button).last

    def button(self, label: str) -> Locator:
        """This button, where it was shown last."""
        return self.with_button(label).get_by_role("button", name=label, exact=True)

    async def press(self, label: str) -> None:
        await self.button(label).click()

    async def say(self, words: str) -> None:
        await self.box.fill(words)
        await self.pane.get_by_role("button", name="Send", exact=True).click()

    async def turn(self) -> tuple[int, str] | None:
        """The total, and whose turn it is, as the table has it; None where nobody's is."""
        for text in reversed(await self.texts()):
            if found := _HEAD.search(text):
                return _number(found[1]), found[2]
            if {NEXT, REMATCH, START} & set(text.splitlines()):
                return None
        return None

    async def look(self) -> Locator:
        """The own cards below the table: ask for them, or again if they are of another turn."""
        panel = self.with_button(REFRESH)
        if not await self._has_panel():
            await self.press(HAND)
            await until(self._has_panel)
        elif not await self._may_play():
            await self.press(REFRESH)
        return panel

    async def _has_panel(self) -> bool:
        below: list[str] = []
        for text in await self.texts():
            lines = text.splitlines()
            below = lines if HAND in lines else below + lines
        return REFRESH in below

    async def _may_play(self) -> bool:
        """Whether the own cards are of this turn, as far as the totals tell."""
        own = _OWN.search(plain(await self.with_button(REFRESH).inner_text()))
        turn = await self.turn()
        return own is not None and turn == (_number(own[1]), self.name)

    async def choose(self) -> tuple[int, Locator]:
        """In the own turn, the card that makes the highest total: that total, and its button.

        Totals that only rise bring every round to its end.
        """
        await self.look()
        await until(self._may_play)
        await self.draw()
        return max(await until(self.cards), key=lambda card: card[0])

    async def cards(self) -> list[tuple[int, Locator]]:
        """What can be played: the total it makes, and the button."""
        keys = self.with_button(REFRESH).get_by_role("button", name=_CARD, disabled=False)
        labels = await keys.all_inner_texts()
        return [(_leads_to(label), keys.nth(place)) for place, label in enumerate(labels)]

    async def draw(self) -> None:
        """Take the card that is owed, if there is one."""
        panel = self.with_button(REFRESH)
        key = panel.get_by_role("button", name=DRAW, exact=True, disabled=False)
        if await key.count():
            await key.click()
            await key.wait_for(state="detached")

    async def play(self) -> int:
        """Press the card that makes the highest total, which it gives; see the hand renewed."""
        total, key = await self.choose()
        panel = self.with_button(REFRESH)
        before = await panel.all_inner_texts()
        await key.click()

        async def is_renewed() -> bool:
            return await panel.all_inner_texts() != before

        await until(is_renewed)
        return total


def _leads_to(label: str) -> int:
    found = _TOTAL.search(plain(label))
    assert found, label
    return _number(found[1])


def _number(text: str) -> int:
    return int(text.replace("−", "-"))
