"""Hands in the private chat, from end to end: two workers, and people who press what they see."""

import random
from pathlib import Path

from bot.store.tables import table_id
from core.evolve import evolve
from core.state import Playing, State
from deploy.playground.player import Seen
from tests.e2e.deployment import Deployment, deployed
from tests.e2e.players import Player, begin, wait_for

PRIVATE = "My cards in a private chat"


async def hands(player: Player) -> list[Seen]:
    """The messages of the private chat that are hands to be played."""
    seen = await player.person.messages(player.person.id)
    return [one for one in seen if one.by_bot and one.labels and "your turn. Total" in one.text]


async def playing(place: Deployment) -> Playing:
    record = (await place.tables.load(table_id(place.group, None))).record
    assert record is not None
    assert isinstance(record.state, Playing)
    return record.state


async def test_a_hand_comes_into_the_private_chat_and_is_played_there(tmp_path: Path) -> None:
    async with deployed(tmp_path) as place:
        players = [
            Player(name, person, place.group, random.Random(name))
            for name, person in place.people.items()
        ]
        for player in players:
            await player.person.say(player.person.id, "/start hands")
            await player.person.until(
                lambda seen: [one for one in seen if "Your cards come here" in one.text],
                chat=player.person.id,
            )
        await begin(players, "33")
        by_id = {player.person.id: player for player in players}
        for _ in range(6):
            before = await playing(place)
            mover = by_id[before.turn.player]
            await mover.person.until(
                lambda seen: [one for one in seen if one.labels], chat=mover.person.id
            )
            [hand] = await hands(mover)
            told = await mover.press(hand, hand.labels[0])
            assert told.text.startswith("You play")
            after = (await place.tables.load(table_id(place.group, None))).record
            assert after is not None
            if not isinstance(after.state, Playing):
                break
            assert after.state.turn.number > before.turn.number
            for player in players:
                assert len(await hands(player)) <= 1


async def test_the_lobby_leads_to_the_private_chat(tmp_path: Path) -> None:
    async with deployed(tmp_path) as place:
        ana = Player("Ana", place.people["Ana"], place.group, random.Random(1))
        await ana.person.say(place.group, "/newgame")
        told = await ana.press(await wait_for(ana, PRIVATE), PRIVATE)
        assert told.url is not None
        assert await ana.person.follow(told.url) == ana.person.id
        await ana.person.until(
            lambda seen: [one for one in seen if "Your cards come here" in one.text],
            chat=ana.person.id,
        )


async def test_cards_chosen_ahead_are_played_and_the_log_has_each_play(tmp_path: Path) -> None:
    async with deployed(tmp_path) as place:
        players = [
            Ahead(name, person, place.group, random.Random(name))
            for name, person in place.people.items()
        ]
        await begin(list(players), "33")
        for _ in range(6):
            for player in players:
                await player.act()
        record = (await place.tables.load(table_id(place.group, None))).record
        assert record is not None
        rebuilt: State | None = None
        plays = 0
        for entry in await place.tables.log(table_id(place.group, None), record.game):
            for event in entry.events:
                rebuilt = evolve(rebuilt, event)
                plays += event.kind == "played"
        assert rebuilt == record.state
        assert sum(player.ahead for player in players) > 0
        assert plays > sum(player.plays for player in players)


class Ahead(Player):
    """Somebody who chooses a card for the next turn after every play."""

    ahead = 0

    async def act(self) -> bool:
        done = await super().act()
        panel = await self.panel()
        if done and panel is not None:
            later = [label for label in panel.labels if label.endswith("at my turn")]
            if later:
                await self.press(panel, later[0])
                self.ahead += 1
        return done
