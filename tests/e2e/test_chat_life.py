"""Groups as they live: they become supergroups, send the bot away, bring it back, close topics."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.store.record import Asleep, TableRecord
from bot.store.tables import table_id
from core import fairness
from core.evolve import evolve
from core.state import Lobby, Playing, State
from deploy.playground.player import Seen
from tests.e2e.deployment import Deployment, deployed
from tests.e2e.players import JOIN, Player, begin

GAME = "33"


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Deployment]:
    async with deployed(tmp_path, people=2) as its:
        yield its


async def do(place: Deployment, method: str, path: str, **body: Any) -> dict[str, Any]:
    """What is done to a chat."""
    url = f"{place.playground.url}/people/chats{path}"
    response = await place.client.request(method, url, json=body)
    assert not response.is_error, response.text
    told: dict[str, Any] = response.json()
    return told


async def found(place: Deployment, kind: str) -> list[Player]:
    """A new group of Ana, Bo and the bot."""
    ana, bo = place.people.values()
    chat = await do(place, "POST", "", title="A new group", by=ana.id, type=kind)
    await do(place, "PUT", f"/{chat['id']}/members/{bo.id}", status="member", by=ana.id)
    return seated(place, chat["id"])


def seated(place: Deployment, group: int) -> list[Player]:
    return [
        Player(name, person, group, random.Random(f"{group}{name}"))
        for name, person in place.people.items()
    ]


async def bot_becomes(place: Deployment, group: int, status: str) -> None:
    bot = int(place.playground.token.partition(":")[0])
    await do(place, "PUT", f"/{group}/members/{bot}", status=status)


async def until(
    place: Deployment, group: int, wanted: Any, topic: int | None = None
) -> TableRecord:
    """Wait until the table there is as wanted, with a change in the chat or without one."""
    async with asyncio.timeout(20):
        while True:
            record = (await place.tables.load(table_id(group, topic))).record
            if record is not None and wanted(record):
                return record
            await asyncio.sleep(0.1)


async def play_on(players: list[Player]) -> None:
    """Each plays a card, whoever's turn it is."""
    before = [player.plays for player in players]
    async with asyncio.timeout(60):
        while any(player.plays == plays for player, plays in zip(players, before, strict=True)):
            for player in players:
                await player.act()


@pytest.mark.parametrize(
    ("signs", "order"),
    [("both", "old_first"), ("both", "new_first"), ("none", "old_first")],
)
async def test_a_game_goes_on_in_the_supergroup(place: Deployment, signs: str, order: str) -> None:
    players = await found(place, "group")
    await begin(players, GAME)
    for player in players:
        await player.act()
    old = players[0].group
    game = (await until(place, old, lambda record: isinstance(record.state, Playing))).game
    hand = (await players[0].table()).data("My cards")
    new = int((await do(place, "POST", f"/{old}/migrate", signs=signs, order=order))["id"])
    if signs == "none":
        # Nobody says so: a button of the old group is pressed, and what it calls for is refused.
        person = players[0].person
        await person.answer(await person.forge(old, hand), 20)

    record = await until(place, new, lambda record: record.game == game)
    assert record.chat == new
    there = seated(place, new)

    def with_a_table(seen: list[Seen]) -> bool:
        return any(one.by_bot and "My cards" in one.labels for one in seen)

    await there[0].person.until(with_a_table, 20, chat=new)
    await play_on(there)
    log = await place.tables.log(table_id(new, None), game)
    events = [event for entry in log for event in entry.events]
    rebuilt: State | None = None
    for event in events:
        rebuilt = evolve(rebuilt, event)
    last = (await place.tables.load(table_id(new, None))).record
    assert last is not None
    assert rebuilt == last.state
    assert fairness.verify(events) == ()
    versions = [version for version, _ in await place.tables.store.log(table_id(new, None), game)]
    assert versions == list(range(1, len(versions) + 1))
    hello = [one for one in await there[0].messages() if "Hello" in one.text]
    assert hello == []


async def test_a_game_sleeps_while_the_bot_is_away(place: Deployment) -> None:
    players = await found(place, "supergroup")
    group = players[0].group
    await begin(players, GAME)
    await bot_becomes(place, group, "kicked")
    await until(place, group, lambda record: record.asleep is Asleep.GONE)
    calls = len(place.playground.history.calls())
    before = await players[0].table()
    await bot_becomes(place, group, "left")
    await bot_becomes(place, group, "member")
    await until(place, group, lambda record: record.asleep is None)

    def anew(seen: list[Seen]) -> bool:
        return any(one.by_bot and one.labels and one.key != before.key for one in seen)

    await players[0].person.until(anew, 20, chat=group)
    assert len(place.playground.history.calls()) <= calls + 6
    await play_on(players)


async def test_a_muted_bot_tells_the_host_and_does_not_storm(place: Deployment) -> None:
    players = await found(place, "supergroup")
    ana, group = players[0].person, players[0].group
    await ana.say(ana.id, "/start")
    await begin(players, GAME)
    await bot_becomes(place, group, "restricted")
    await ana.until(
        lambda seen: any("may not write in" in one.text for one in seen), 20, chat=ana.id
    )
    refused = len(place.playground.history.calls())
    await bot_becomes(place, group, "member")
    await until(place, group, lambda record: record.asleep is None)
    assert len(place.playground.history.calls()) <= refused + 6


async def test_a_closed_topic_waits_to_be_opened(place: Deployment) -> None:
    players = await found(place, "supergroup")
    ana, group = players[0].person, players[0].group
    await do(place, "PUT", f"/{group}/forum", forum=True)
    topic = int((await do(place, "POST", f"/{group}/topics", name="Cards"))["id"])
    await ana.say(group, "/newgame", topic=topic)
    await until(place, group, lambda record: isinstance(record.state, Lobby), topic)
    await do(place, "PATCH", f"/{group}/topics/{topic}", closed=True)
    await until(place, group, lambda record: record.asleep is Asleep.CLOSED, topic)
    await do(place, "PATCH", f"/{group}/topics/{topic}", closed=False)
    await until(place, group, lambda record: record.asleep is None, topic)


async def test_who_is_banned_keeps_nobody_waiting(place: Deployment) -> None:
    players = await found(place, "supergroup")
    ana, bo = (player.person for player in players)
    group = players[0].group
    await begin(players, GAME)
    await do(place, "PUT", f"/{group}/members/{bo.id}", status="kicked", by=ana.id)
    await until(place, group, lambda record: _is_gone(record, bo.id))


def _is_gone(record: TableRecord, player: int) -> bool:
    state = record.state
    if not isinstance(state, Playing):
        return False
    return any(seat.player == player and seat.absent is not None for seat in state.seats)


async def test_a_link_brings_the_bot_in_and_lays_a_table(place: Deployment) -> None:
    ana = place.people["Ana"]
    chat = await do(place, "POST", "", title="Empty", by=ana.id, type="group", bot=False)
    username = (await place.client.get(f"{place.playground.url}/people/")).json()["bot"]["username"]
    await ana.follow(f"https://t.me/{username}?startgroup=new", chat=chat["id"])
    await until(place, chat["id"], lambda record: isinstance(record.state, Lobby))
    await ana.until(lambda seen: [one for one in seen if JOIN in one.labels], 20, chat=chat["id"])
