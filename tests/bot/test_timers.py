"""Deadlines: what is due is done once, whoever looks, and never for an outage of ours."""

import asyncio
from datetime import timedelta

import pytest

from bot.answer import Answer
from bot.play import Step, carry_out, with_state
from bot.store.base import Change
from bot.store.memory import MemoryStore
from bot.store.record import TableRecord, dump
from bot.store.seal import Keyring
from bot.store.tables import Tables, table_id
from bot.timers import MENDED, OUTAGE, Timers
from core import commands, engine
from core.commands import Command
from core.options import Draw
from core.refusal import Refusal
from core.state import PlayerId, Playing, RoundOver, State
from tests.bot.clock import Clock

CHAT = -1001
TABLE = table_id(CHAT, None)
ANA, BO = PlayerId(1), PlayerId(2)


class Place:
    """A table with a clock, and two workers that look at deadlines."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.tables = Tables(MemoryStore(self.clock), Keyring([b"k" * 32]))
        self.acted = 0
        self.workers = [Timers(self.tables, acted=self._acted) for _ in range(2)]

    def _acted(self) -> None:
        self.acted += 1

    async def do(self, command: Command) -> None:
        def intend(record: TableRecord | None, now: object) -> Step | Answer:
            came = engine.apply(record.state if record else None, command, self.clock.now)
            assert not isinstance(came, Refusal), came
            before = record or TableRecord(chat=CHAT, state=came.state)
            return Step(with_state(before, came.state), came.events, Answer())

        press = f"{command} {self.clock.now}"
        await carry_out(self.tables, TABLE, intend, press=press, fingerprint="f")

    async def begin(self, rules: str, **options: object) -> None:
        await self.do(commands.Open(game="g", rules=rules, host=ANA, options=options))
        await self.do(commands.Join(player=BO))
        await self.do(commands.Start(by=ANA, seed="ab" * 32))

    async def wake(self) -> None:
        """Whoever is away comes back."""
        state = await self.state()
        seats = state.seats if isinstance(state, Playing) else ()
        for seat in seats:
            if seat.absent is not None:
                await self.do(commands.Back(player=seat.player))

    async def look(self) -> None:
        await asyncio.gather(*[worker.look() for worker in self.workers])

    async def state(self) -> State:
        record = (await self.tables.load(TABLE)).record
        assert record is not None
        return record.state

    async def playing(self) -> Playing:
        state = await self.state()
        assert isinstance(state, Playing)
        return state


@pytest.fixture
async def place() -> Place:
    place = Place()
    await place.look()
    return place


async def test_a_turn_not_taken_in_time_is_played_once_by_whoever_looks_first(
    place: Place,
) -> None:
    await place.begin("milestones", clock=20)
    before = await place.playing()
    place.clock.pass_(19)
    await place.look()
    assert await place.playing() == before
    place.clock.pass_(1)
    await place.look()
    after = await place.playing()
    assert len(after.pile) == 1
    assert after.recent[-1].timed_out
    assert after.recent[-1].by == before.turn.player
    assert place.acted == 1


async def test_a_table_without_a_clock_waits_for_ever(place: Place) -> None:
    await place.begin("milestones", clock="off")
    before = await place.playing()
    for _ in range(100):
        place.clock.pass_(20)
        await place.look()
    assert await place.playing() == before


async def test_after_the_pause_the_next_round_begins_by_itself(place: Place) -> None:
    await place.begin("classic", clock=10, draw=Draw.AUTO.value, pause=20)
    state = await place.state()
    while not isinstance(state, RoundOver):
        place.clock.pass_(10)
        await place.look()
        await place.wake()
        state = await place.state()
    place.clock.pass_(19)
    await place.look()
    assert isinstance(await place.state(), RoundOver)
    place.clock.pass_(1)
    await place.look()
    assert (await place.playing()).round == 2


async def test_nobody_pays_for_an_outage_of_ours(place: Place) -> None:
    await place.begin("milestones", clock=30)
    before = await place.playing()
    place.clock.pass_(OUTAGE.total_seconds() + 900)
    await place.look()
    after = await place.playing()
    assert after.pile == ()
    assert after.turn == before.turn
    assert after.due == place.clock.now + timedelta(seconds=30)


async def test_after_the_fresh_deadline_the_turn_is_played_all_the_same(place: Place) -> None:
    await place.begin("milestones", clock=30)
    place.clock.pass_(OUTAGE.total_seconds() + 900)
    await place.look()
    for _ in range(3):
        place.clock.pass_(10)
        await place.look()
    assert len((await place.playing()).pile) == 1


async def test_a_record_that_cannot_be_read_does_not_stop_the_others(place: Place) -> None:
    await place.begin("milestones", clock=30)
    stranger = Tables(place.tables.store, Keyring([b"x" * 32]))
    other = table_id(-2, None)

    def opening(record: TableRecord | None, now: object) -> Step | Answer:
        assert record is None
        source = commands.Open(game="h", rules="milestones", host=ANA, options={"clock": 10})
        state: State | None = None
        for command in (source, commands.Join(player=BO), commands.Start(by=ANA, seed="cd" * 32)):
            came = engine.apply(state, command, place.clock.now)
            assert not isinstance(came, Refusal)
            state = came.state
        assert state is not None
        return Step(TableRecord(chat=-2, state=state), (), Answer())

    await carry_out(stranger, other, opening, press="p", fingerprint="f")
    place.clock.pass_(30)
    await place.look()
    assert len((await place.playing()).pile) == 1


async def spoil(place: Place, record: bytes, version: int) -> None:
    """Save these bytes as the table's next version, with its deadline over."""
    await place.tables.store.commit(
        Change(
            table=TABLE,
            version=version,
            press=f"spoil {version}",
            fingerprint="",
            game="g",
            record=record,
            entry=b"",
            answer="",
            deadline=place.clock.now,
            remember=timedelta(minutes=1),
        )
    )


async def test_a_table_that_cannot_be_read_is_left_as_it_is_until_it_is_mended(
    place: Place,
) -> None:
    await place.begin("milestones", clock=30)
    place.clock.pass_(30)
    good = await place.tables.load(TABLE)
    await spoil(place, b"garbage", good.version)
    await place.look()
    assert (await place.tables.store.load(TABLE)).record == b"garbage"

    assert good.record is not None
    keyring = Keyring([b"k" * 32])
    about = f"table/{TABLE}/{good.version + 2}".encode()
    await spoil(place, keyring.seal(dump(good.record), about=about), good.version + 1)
    for _ in range(MENDED):
        await place.look()
    assert place.acted == 1
    assert (await place.playing()).recent[-1].timed_out
