"""Scripted players: they see what their user sees, and press what they see."""

import asyncio
import contextlib
import random
from dataclasses import dataclass

from deploy.playground.player import NotDone, Person, Seen, Told

HAND = "My cards"
DRAW = "Draw"
REFRESH = "Refresh"
JOIN = "Join / Leave"
START = "Start"
NEXT = "Next round"
REMATCH = "Rematch"


@dataclass
class Player:
    """One person at one group's table."""

    name: str
    person: Person
    group: int
    chance: random.Random
    plays: int = 0

    async def messages(self) -> list[Seen]:
        return await self.person.messages(self.group)

    async def table(self) -> Seen:
        """The newest message of the bot's with buttons that everybody sees."""
        seen = [one for one in await self.messages() if one.by_bot and not one.only_me]
        return next(one for one in reversed(seen) if one.labels)

    async def press(self, message: Seen, label: str) -> Told:
        return await self.person.answer(await self.person.press(message, label), 30)

    async def panel(self) -> Seen | None:
        """The own newest panel."""
        mine = [one for one in await self.messages() if one.only_me and one.by_bot]
        return mine[-1] if mine else None

    async def look(self) -> Seen:
        """The own cards as they are now: ask for them, or ask again."""
        panel = await self.panel()
        if panel is not None and REFRESH in panel.labels:
            await self.press(panel, REFRESH)
        else:
            await self.press(await self.table(), HAND)
        panel = await self.panel()
        assert panel is not None
        return panel

    async def act(self) -> bool:
        """Draw what is owed and play, if it is this player's turn; whether anything was done."""
        try:
            panel = await self.look()
            if DRAW in panel.labels:
                await self.press(panel, DRAW)
                return True
            cards = [label for label in panel.labels if label not in (REFRESH, DRAW)]
            if not cards or "Your turn" not in panel.text:
                return False
            await self.press(panel, self.chance.choice(cards))
        except NotDone:
            return False  # The round ended meanwhile, and the buttons with it.
        self.plays += 1
        return True


async def wait_for(player: Player, label: str, seconds: float = 30) -> Seen:
    """Wait until the table has this button, and give its message."""

    def with_it(seen: list[Seen]) -> list[Seen]:
        return [one for one in seen if one.by_bot and not one.only_me and label in one.labels]

    found = await player.person.until(with_it, seconds, chat=player.group)
    return found[-1]


async def begin(players: list[Player], game: str) -> None:
    """Open a lobby, choose the game, join, start."""
    host, *others = players
    await host.person.say(host.group, "/newgame")
    lobby = await wait_for(host, JOIN)
    chosen = next(label for label in lobby.labels if game in label)
    if not chosen.startswith("✓"):
        await host.press(lobby, chosen)
    for other in others:
        told = await other.press(await wait_for(other, JOIN), JOIN)
        assert "at the table" in told.text
    await host.press(await wait_for(host, START), START)
    await wait_for(host, HAND)


async def play_to_the_end(players: list[Player], seconds: float = 240) -> Seen:
    """Play, round after round, until the table shows a rematch."""
    async with asyncio.timeout(seconds):
        while True:
            table = await players[0].table()
            if REMATCH in table.labels:
                return table
            if NEXT in table.labels:
                with contextlib.suppress(NotDone):  # it was shown anew at this very moment
                    await players[0].press(table, NEXT)
                continue
            for player in players:
                if f"{player.name}’s turn" in _plain(table.text):
                    await player.act()


def _plain(text: str) -> str:
    return text.replace("\u2068", "").replace("\u2069", "")
