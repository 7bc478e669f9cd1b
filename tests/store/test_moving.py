"""A table that goes to another chat goes whole and once, wherever whoever carries it dies."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import pytest

from bot.answer import Answer
from bot.play import Outcome, Step, applied, carry_out
from bot.store.base import Change, Commit, Store, TableId, Unavailable
from bot.store.keys import lane
from bot.store.record import Asleep, TableRecord, entry_from
from bot.store.seal import Keyring
from bot.store.tables import Tables, table_id
from bot.timers import Timers
from core import commands, engine, fairness, view
from core.commands import Command
from core.evolve import evolve
from core.refusal import Refusal
from core.state import Lobby, PlayerId, Playing, State, Stopped
from tests.store.places import Place

OLD, NEW = table_id(-5, None), -1005
NEW_TABLE = table_id(NEW, None)
KEY = b"k" * 32
ANA, BO = PlayerId(1), PlayerId(2)
SEED = "ab" * 32


class Dies(Exception):  # noqa: N818 - what the worker does
    """The worker ends here."""


class Mortal:
    """A store whose worker dies at its n-th commit: before it, or after it."""

    def __init__(self, store: Store, at: int, *, before: bool) -> None:
        self._store = store
        self._left = at
        self._before = before

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def commit(self, change: Change) -> Commit:
        self._left -= 1
        if self._left == 0 and self._before:
            raise Dies
        came = await self._store.commit(change)
        if self._left == 0:
            raise Dies
        return came


@dataclass
class Group:
    """A chat with a table, and whoever plays at it."""

    place: Place
    tables: Tables
    done: int = 0

    async def do(self, command: Command, table: TableId = OLD) -> Outcome:
        self.done += 1
        chat = int(table)

        def intend(record: TableRecord | None, now: datetime) -> Step | Answer:
            if record is not None:
                return applied(record, command, now, tell=_nothing, refuse=_refused)
            came = engine.apply(None, command, now)
            assert not isinstance(came, Refusal), came
            return Step(TableRecord(chat=chat, state=came.state), came.events, Answer())

        press = f"press {self.done}"
        return await carry_out(self.tables, table, intend, press=press, fingerprint="f")

    async def begin(self, game: str = "g", table: TableId = OLD) -> None:
        await self.do(
            commands.Open(
                game=game, rules="milestones", host=ANA, options={"clock": "off", "draw": "auto"}
            ),
            table,
        )
        await self.do(commands.Join(player=BO), table)
        await self.do(commands.Start(by=ANA, seed=SEED), table)

    async def play(self, table: TableId = OLD) -> None:
        state = await self.state(table)
        assert isinstance(state, Playing)
        await self.do(commands.TimeOut(turn=state.turn.number, card=_legal(state)), table)

    async def state(self, table: TableId = OLD) -> State:
        record = (await self.tables.load(table)).record
        assert record is not None
        return record.state

    async def its_log_is_whole(self, game: str = "g") -> None:
        """Versions without a gap, and all that happened leads to what is there."""
        stored = await self.place.store.log(NEW_TABLE, game)
        versions = [version for version, _ in stored]
        assert versions == list(range(versions[0], versions[-1] + 1))
        assert versions[-1] == (await self.tables.load(NEW_TABLE)).version
        events = [
            event for entry in await self.tables.log(NEW_TABLE, game) for event in entry.events
        ]
        rebuilt: State | None = None
        for event in events:
            rebuilt = evolve(rebuilt, event)
        assert rebuilt == await self.state(NEW_TABLE)
        assert fairness.verify(events) == ()


def _nothing(_after: TableRecord, _events: object) -> Answer:
    return Answer()


def _refused(refusal: Refusal) -> Answer:
    return Answer(refusal.reason)


def _legal(state: Playing) -> Any:
    hand = view.hand(state, state.turn.player)
    assert hand is not None
    return hand.legal[0].card


@pytest.fixture
def group(place: Place) -> Group:
    return Group(place, Tables(place.store, Keyring([KEY])))


async def test_a_game_goes_along_and_on(group: Group) -> None:
    await group.begin()
    before = await group.state()
    await group.tables.move(OLD, NEW)
    opened = await group.tables.load(NEW_TABLE)
    assert opened.record is not None
    assert opened.record.state == before
    assert (opened.record.chat, opened.record.thread) == (NEW, None)
    await group.do(commands.Leave(player=BO), NEW_TABLE)
    await group.its_log_is_whole()


async def test_whoever_asks_at_the_old_place_is_led_to_the_new_one(group: Group) -> None:
    await group.begin()
    await group.tables.move(OLD, NEW)
    outcome = await group.do(commands.Join(player=PlayerId(3)), OLD)
    assert outcome.saved
    assert outcome.record is not None
    assert outcome.record.chat == NEW
    assert await group.state(OLD) == await group.state(NEW_TABLE)
    assert await group.tables.log(OLD, "g") == await group.tables.log(NEW_TABLE, "g")
    await group.its_log_is_whole()


async def test_a_press_done_before_the_move_is_told_the_same_after_it(group: Group) -> None:
    await group.begin()
    group.done -= 1
    await group.tables.move(OLD, NEW)
    version = (await group.tables.load(NEW_TABLE)).version
    again = await group.do(commands.Start(by=ANA, seed=SEED), OLD)
    assert again.repeated
    assert (await group.tables.load(NEW_TABLE)).version == version


async def test_every_sign_may_come_any_number_of_times(group: Group) -> None:
    await group.begin()
    await asyncio.gather(*[group.tables.move(OLD, NEW) for _ in range(5)])
    version = (await group.tables.load(NEW_TABLE)).version
    await group.do(commands.Join(player=PlayerId(3)), OLD)
    await group.tables.move(OLD, NEW)
    await group.tables.move(NEW_TABLE, NEW)
    assert (await group.tables.load(NEW_TABLE)).version == version + 1
    await group.its_log_is_whole()


async def test_a_chat_without_a_table_moves_for_nothing(group: Group) -> None:
    await group.tables.move(OLD, NEW)
    assert (await group.tables.load(OLD)).record is None
    assert (await group.tables.load(NEW_TABLE)).record is None


async def test_a_game_begun_in_the_new_chat_stays_and_the_old_one_is_closed(group: Group) -> None:
    await group.begin("old")
    await group.do(commands.Open(game="new", rules="classic", host=BO), NEW_TABLE)
    await group.tables.move(OLD, NEW)
    state = await group.state(NEW_TABLE)
    assert isinstance(state, Lobby)
    assert state.game == "new"
    assert await group.state(OLD) == state
    await group.its_log_is_whole("new")


async def test_the_game_that_was_kept_out_ends_in_its_log(group: Group) -> None:
    await group.begin("old")
    await group.do(commands.Open(game="new", rules="classic", host=BO), NEW_TABLE)
    await group.tables.move(OLD, NEW)
    stored = await group.place.store.log(OLD, "old")
    keyring, rebuilt = Keyring([KEY]), None
    for version, entry in stored:
        opened = entry_from(keyring.open(entry, about=f"log/old/{version}".encode()))
        for event in opened.events:
            rebuilt = evolve(rebuilt, event)
    assert isinstance(rebuilt, Stopped)


async def test_a_game_that_is_over_makes_room(group: Group) -> None:
    await group.do(commands.Open(game="over", rules="classic", host=BO), NEW_TABLE)
    await group.do(commands.Stop(by=BO), NEW_TABLE)
    await group.begin()
    await group.tables.move(OLD, NEW)
    assert isinstance(await group.state(NEW_TABLE), Playing)
    await group.its_log_is_whole()


async def test_what_people_were_told_of_their_hands_goes_along(group: Group) -> None:
    await group.begin()
    await group.place.store.tell(OLD, ANA, "stamp")
    await group.tables.move(OLD, NEW)
    assert await group.place.store.told(NEW_TABLE, ANA) == "stamp"


async def test_nothing_of_the_game_is_left_at_the_old_place(group: Group) -> None:
    await group.begin()
    await group.tables.move(OLD, NEW)
    assert len(await group.place.store.log(OLD, "g")) <= 1
    record = (await group.place.store.load(OLD)).record
    assert record is not None
    assert len(record) < 200


async def test_a_table_that_slept_is_awake_in_the_new_chat(group: Group) -> None:
    await group.begin()

    def rest(record: TableRecord | None, _now: datetime) -> Step | Answer:
        assert record is not None
        return Step(record.model_copy(update={"asleep": Asleep.GONE}), (), Answer())

    await carry_out(group.tables, OLD, rest, press="rest", fingerprint="f", by_itself=True)
    await group.tables.move(OLD, NEW)
    record = (await group.tables.load(NEW_TABLE)).record
    assert record is not None
    assert record.asleep is None


async def test_the_new_place_is_shown_and_the_old_one_is_not(group: Group) -> None:
    await group.begin()
    await group.tables.move(OLD, NEW)
    claimed = set()
    while (claim := await group.place.store.claim()) is not None:
        claimed.add(claim.table)
    assert NEW_TABLE in claimed


DEATHS: tuple[tuple[int, bool], ...] = tuple(
    (at, before) for at in (1, 2, 3) for before in (True, False)
)


@pytest.mark.parametrize(("at", "before"), DEATHS)
@pytest.mark.parametrize("repair", ["sign", "press", "timer"])
async def test_whatever_dies_on_the_way_is_made_up_for(
    group: Group, at: int, before: bool, repair: str
) -> None:
    await group.begin()
    state = await group.state()
    mortal = Tables(Mortal(group.place.store, at, before=before), Keyring([KEY]))
    with pytest.raises(Dies):
        await mortal.move(OLD, NEW)

    repaired: dict[str, Callable[[], Any]] = {
        "sign": lambda: group.tables.move(OLD, NEW),
        "press": lambda: group.tables.load(OLD),
        "timer": lambda: Timers(group.tables, acted=lambda: None).look(),
    }
    if (at, before) == (1, True):
        await group.tables.move(OLD, NEW)  # Nothing had happened yet: the next sign begins it.
    await repaired[repair]()
    assert await group.state(NEW_TABLE) == state
    await group.its_log_is_whole()
    assert await group.place.store.due(10) == ()


async def test_plays_at_the_old_table_are_never_lost_to_a_move(group: Group) -> None:
    await group.begin()
    joined = [PlayerId(number) for number in range(3, 6)]
    came = await asyncio.gather(
        *[group.do(commands.Join(player=player), OLD) for player in joined],
        group.tables.move(OLD, NEW),
        group.tables.move(OLD, NEW),
        return_exceptions=True,
    )
    assert not [one for one in came if isinstance(one, BaseException)], came
    state = await group.state(NEW_TABLE)
    assert isinstance(state, Playing)
    assert set(state.waiting) == set(joined)
    await group.its_log_is_whole()


async def test_two_chats_in_one_lane_are_told_apart(group: Group) -> None:
    other = next(number for number in range(-1_100, -9_000, -1) if _same_lane(number))
    await group.begin()
    await group.tables.move(OLD, other)
    record = (await group.tables.load(OLD)).record
    assert record is not None
    assert record.chat == other
    log = await group.tables.log(OLD, "g")
    assert sum(len(entry.events) for entry in log) > 3


def _same_lane(number: int) -> bool:
    return lane(TableId(str(number))) == lane(OLD)


async def test_a_move_waits_for_a_store_that_is_away() -> None:
    class Away:
        async def load(self, *_: object, **__: object) -> None:
            raise Unavailable("gone fishing")

    with pytest.raises(Unavailable):
        await Tables(Away(), Keyring([KEY])).move(OLD, NEW)  # type: ignore[arg-type]
