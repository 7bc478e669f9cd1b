"""Groups at a table as they are: by people's buttons, over two workers, one line of promises each.

Time is not waited for: a deadline is moved in the store, and what is due then happens by itself.
"""

import asyncio
import itertools
import random
from collections.abc import AsyncIterator
from datetime import timedelta

import pytest
import pytest_asyncio

from bot.answer import Answer
from bot.play import Step, applied, carry_out, fingerprint
from bot.store.record import TableRecord
from bot.store.tables import table_id
from core import commands
from core.state import Playing
from deploy.playground.player import Seen, Told
from tests.e2e.deployment import Deployment, deployed
from tests.e2e.players import HAND, JOIN, NEXT, REMATCH, START, Player, begin, wait_for
from tests.e2e.test_chat_life import do, until
from tests.e2e.test_private_hands import PRIVATE

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = "33"
MORE = "More…"
SETTINGS = "Settings…"
BACK = "I’m back"
TURN, TOTAL = "Whose turn?", "Total?"

_numbers = itertools.count(1)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Deployment]:
    """One deployment for all: each test has a group of its own."""
    async with deployed(tmp_path_factory.mktemp("groups"), people=4) as its:
        yield its


async def group_of(place: Deployment, *names: str) -> list[Player]:
    """A new group of these people and the bot."""
    first, *others = (place.people[name] for name in names)
    title = f"Group {next(_numbers)}"
    chat = (await do(place, "POST", "", title=title, by=first.id, type="supergroup"))["id"]
    for other in others:
        await do(place, "PUT", f"/{chat}/members/{other.id}", status="member", by=first.id)
    return [
        Player(name, place.people[name], chat, random.Random(f"{title}{name}")) for name in names
    ]


def plain(text: str) -> str:
    return text.replace("\u2068", "").replace("\u2069", "")


async def shown(player: Player, *parts: str) -> Seen:
    """The table, as soon as it says all of this, by its text or its buttons."""

    def with_them(seen: list[Seen]) -> Seen | None:
        tables = [one for one in seen if one.by_bot and not one.only_me and one.labels]
        if not tables:
            return None
        said = " ".join((plain(tables[-1].text), *tables[-1].labels))
        return tables[-1] if all(part in said for part in parts) else None

    return await player.person.until(with_them, 20, chat=player.group)


async def press(player: Player, *labels: str) -> Told:
    """Press these one after the other: the first on the table, the others on what it opens."""
    told = await player.press(await wait_for(player, labels[0]), labels[0])
    for label in labels[1:]:
        panel = await player.panel()
        assert panel is not None
        told = await player.press(panel, label)
    return told


async def gone(player: Player, part: str) -> None:
    """Wait until the table does not say this any more."""

    def without(seen: list[Seen]) -> bool:
        tables = [one for one in seen if one.by_bot and not one.only_me and one.labels]
        return bool(tables) and part not in plain(tables[-1].text)

    await player.person.until(without, 20, chat=player.group)


async def record_of(player: Player, place: Deployment) -> TableRecord:
    record = (await place.tables.load(table_id(player.group, None))).record
    assert record is not None
    return record


async def change(place: Deployment, player: Player, how: object) -> None:
    """Change what is kept of the table, as time would."""
    press = f"time.{next(_numbers)}"
    await carry_out(
        place.tables,
        table_id(player.group, None),
        how,  # type: ignore[arg-type]
        press=press,
        fingerprint=fingerprint(press),
        by_itself=True,
    )


async def time_is_up(place: Deployment, player: Player) -> None:
    """The turn under way has no time left."""

    def moved(record: TableRecord, now: object) -> Step | Answer:
        due = commands.Postpone(due=now)  # type: ignore[arg-type]
        return applied(
            record,
            due,
            now,  # type: ignore[arg-type]
            tell=lambda *_: Answer(),
            refuse=lambda _: Answer(),
        )

    await change(place, player, moved)


async def turn_of(place: Deployment, players: list[Player], wanted: Player) -> None:
    """Play until it is this player's turn."""
    by_id = {player.person.id: player for player in players}
    async with asyncio.timeout(60):
        while True:
            state = (await record_of(wanted, place)).state
            if not isinstance(state, Playing):
                await press(players[0], NEXT)
            elif state.turn.player == wanted.person.id:
                return
            elif (seat := state.seat(state.turn.player)) and seat.automatic:
                await asyncio.sleep(0.1)
            else:
                await by_id[state.turn.player].act()


async def test_a_lobby_is_run_by_its_buttons(place: Deployment) -> None:
    ana, bo, cy = players = await group_of(place, "Ana", "Bo", "Cy")
    await ana.person.say(ana.group, "/newgame")
    await shown(ana, "One more player is needed to start.")
    for other in (bo, cy):
        await press(other, JOIN)
    await press(ana, SETTINGS, "Quick: 3")
    await press(ana, SETTINGS, "Time for a turn: 1 minute", "Time for a turn: 2 minutes")
    for level in ("easy", "hard"):
        await press(ana, f"+ Computer, {level}")
    await press(ana, "Remove computer")
    lobby = await shown(bo, "3. Cy", "4.", ", easy", "Ana can start.", "2 minutes")
    assert "hard" not in plain(lobby.text).partition("Seats")[2]
    assert plain((await press(bo, START)).text) == "Only the host can do that: Ana."
    await press(ana, JOIN)
    await shown(cy, "1. Bo, host", "Bo can start.")
    await press(bo, START)
    await shown(cy, HAND, "Bo: 3 points.")
    record = await record_of(bo, place)
    assert isinstance(record.state, Playing)
    assert record.state.options.clock == timedelta(minutes=2)
    assert [seat.player for seat in record.state.seats][:2] == [
        player.person.id for player in players[1:]
    ]


async def test_a_silent_player_is_played_for_and_comes_back_by_a_button(
    place: Deployment,
) -> None:
    ana, bo, cy = players = await group_of(place, "Ana", "Bo", "Cy")
    await begin(players, GAME)
    for _ in range(2):
        await turn_of(place, players, bo)
        before = (await record_of(bo, place)).mark
        await time_is_up(place, bo)
        await until(place, bo.group, lambda record, before=before: record.mark != before)
    await shown(ana, "Away: a computer plays.")
    await turn_of(place, players, cy)
    await press(bo, MORE, BACK)
    await gone(ana, "Away")
    await turn_of(place, players, bo)
    assert await bo.act()


async def test_who_leaves_is_played_for_and_may_come_back(place: Deployment) -> None:
    ana, bo, _ = players = await group_of(place, "Ana", "Bo", "Cy")
    await begin(players, GAME)
    told = await press(ana, MORE, "Leave the game…", "Yes, leave")
    assert told.text == "You have left the table."
    await shown(bo, "Left: a computer plays.")
    assert (await record_of(bo, place)).host == bo.person.id
    assert (await press(ana, MORE, BACK)).text == "You play for yourself again."
    await gone(bo, "Left:")


async def test_who_leaves_is_out_where_the_table_wants_it(place: Deployment) -> None:
    ana, bo, cy = await group_of(place, "Ana", "Bo", "Cy")
    await ana.person.say(ana.group, "/newgame")
    for other in (bo, cy):
        await press(other, JOIN)
    await press(ana, SETTINGS, "Who leaves: a computer plays on", "Who leaves: is out of the game")
    await press(ana, START)
    await press(cy, MORE, "Leave the game…", "Yes, leave")
    await shown(ana, "Cy is out.")
    await press(bo, MORE, "Leave the game…", "Yes, leave")
    await shown(cy, "Ana wins the game!", REMATCH)


async def test_a_vote_removes_a_player(place: Deployment) -> None:
    ana, bo, cy = players = await group_of(place, "Ana", "Bo", "Cy")
    await begin(players, GAME)
    await press(ana, MORE, "Remove somebody…", "Vote: remove Bo")
    await shown(cy, "Votes to remove Bo: 1 of 2.")
    await press(cy, MORE, "Remove somebody…", "Vote: remove Bo")
    await shown(bo, "Removed: a computer plays.")
    panel = (await press(bo, MORE), await bo.panel())[1]
    assert panel is not None
    assert BACK not in panel.labels


async def test_a_vote_stops_the_game_and_latecomers_are_in_the_rematch(
    place: Deployment,
) -> None:
    ana, bo, cy, di = players = await group_of(place, "Ana", "Bo", "Cy", "Di")
    await begin(players[:3], GAME)
    assert (await press(di, MORE, "Play in the next game")).text == "You play in the next game."
    await shown(ana, "In the next game: Di.")
    await press(cy, MORE, "Vote: stop the game")
    await shown(bo, "Votes to stop the game: 1 of 2.")
    await press(ana, MORE, "Vote: stop the game")
    await shown(di, "The game was stopped.", REMATCH)
    await press(bo, REMATCH)
    lobby = await shown(di, JOIN, "Bo can start.")
    assert [who for who in ("1. Ana", "2. Bo, host", "3. Cy", "4. Di") if who in plain(lobby.text)]
    assert "4. Di" in plain(lobby.text)


async def test_anybody_ends_a_table_that_has_been_still_and_opens_another(
    place: Deployment,
) -> None:
    ana, di = await group_of(place, "Ana", "Di")
    await ana.person.say(ana.group, "/newgame")
    await shown(di, "Ana, host")
    await di.person.say(di.group, "/stop")
    await di.person.until(
        lambda seen: any("Only the host or an admin" in one.text for one in seen), chat=di.group
    )
    await change(
        place,
        di,
        lambda record, now: Step(
            record.model_copy(update={"touched": now - timedelta(hours=2)}), (), Answer()
        ),
    )
    await di.person.say(di.group, "/stop")
    await di.person.until(
        lambda seen: any("This table is closed." in one.text for one in seen), 20, chat=di.group
    )
    await di.person.say(di.group, "/newgame")
    await shown(ana, "1. Di, host")


async def test_a_watcher_asks_the_two_questions_and_holds_no_cards(place: Deployment) -> None:
    ana, bo, di = await group_of(place, "Ana", "Bo", "Di")
    await begin([ana, bo], GAME)
    await turn_of(place, [ana, bo], ana)
    assert plain((await press(di, TURN)).text) == "Ana’s turn."
    state = (await record_of(di, place)).state
    assert isinstance(state, Playing)
    assert plain((await press(di, TOTAL)).text).removesuffix(".").split()[-1].lstrip("−") == str(
        abs(state.total)
    )
    assert (await press(di, HAND)).text == "You are not at this table."
    assert await di.panel() is None


async def test_somebody_alone_plays_a_computer_to_the_end(place: Deployment) -> None:
    person = place.people["Cy"]
    cy = Player("Cy", person, person.id, random.Random(3))
    await person.say(person.id, "/start")
    await person.say(person.id, "/newgame")
    for label in (SETTINGS, "Points at the start: 10", "Points at the start: 1"):
        await cy.press(await wait_for(cy, label), label)
    await cy.press(await wait_for(cy, "Back to the table"), "Back to the table")
    await cy.press(await wait_for(cy, START), START)
    async with asyncio.timeout(60):
        while True:
            table = await shown(cy)
            if REMATCH in table.labels:
                break
            cards = [label for label in table.labels if "→" in label]
            if "Cy’s turn" in plain(table.text) and cards:
                told = await cy.press(table, cy.chance.choice(cards))
                assert told.text.startswith(("You play", "This button is out of date"))
            await asyncio.sleep(0.1)
    assert "wins the game!" in plain(table.text)
    await cy.press(table, REMATCH)
    await shown(cy, START)
    assert (await record_of(cy, place)).state.kind == "lobby"


async def test_somebody_at_two_tables_plays_each_hand_at_its_own(place: Deployment) -> None:
    here, there = [await group_of(place, "Di", "Bo") for _ in range(2)]
    di = here[0]
    await di.person.say(di.group, "/newgame")
    told = await press(di, PRIVATE)
    assert told.url is not None
    private = await di.person.follow(told.url)
    for players in (here, there):
        if players is there:
            await players[0].person.say(players[0].group, "/newgame")
        await press(players[1], JOIN)
        await press(players[0], START)
        await turn_of(place, players, players[0])

    def both(seen: list[Seen]) -> list[Seen] | None:
        hands = [one for one in seen if "your turn. Total" in one.text and one.labels]
        return hands if len(hands) == 2 else None

    hands = await di.person.until(both, 20, chat=private)
    groups = [plain(one.text).partition(":")[0] for one in hands]
    assert len(set(groups)) == 2
    assert all(group.startswith("Group ") for group in groups)
    for players, hand in zip((here, there), sorted(hands, key=lambda one: one.key), strict=True):
        before = await record_of(players[0], place)
        await di.press(hand, next(label for label in hand.labels if "→" in label))
        after = await record_of(players[0], place)
        assert plain(hand.text).startswith(f"{before.title}:")
        assert after.state != before.state
