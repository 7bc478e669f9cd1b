"""The one path of every change: nothing lost, nothing twice, whoever else is at it."""

import asyncio
from collections.abc import Callable
from datetime import datetime

import pytest

from bot.answer import Answer
from bot.play import Step, TooBusy, carry_out, fingerprint, with_state
from bot.store.base import Change, Commit, Conflict, PressReused
from bot.store.memory import MemoryStore
from bot.store.record import TableRecord
from bot.store.seal import Keyring, Unsealable
from bot.store.tables import Tables, table_id
from core import commands, engine
from core.commands import Command
from core.evolve import evolve
from core.refusal import Refusal
from core.state import Lobby, PlayerId, Playing

CHAT = -1001
TABLE = table_id(CHAT, None)
HOST = PlayerId(1)

Intend = Callable[[TableRecord | None, datetime], Step | Answer]


@pytest.fixture
def tables() -> Tables:
    return Tables(MemoryStore(), Keyring([b"k" * 32]))


def asking(command: Command, answer: str = "done") -> Intend:
    """An intent that is this command, whatever the table is like."""

    def intend(record: TableRecord | None, now: datetime) -> Step | Answer:
        came = engine.apply(record.state if record else None, command, now)
        if isinstance(came, Refusal):
            return Answer(came.reason)
        before = record or TableRecord(chat=CHAT, state=came.state)
        return Step(with_state(before, came.state), came.events, Answer(answer))

    return intend


async def press(tables: Tables, id_: str, intend: Intend) -> str:
    outcome = await carry_out(tables, TABLE, intend, press=id_, fingerprint=fingerprint("somebody"))
    return outcome.answer.text


async def lobby(tables: Tables) -> None:
    await press(tables, "open", asking(commands.Open(game="g", rules="milestones", host=HOST)))


async def state(tables: Tables) -> Lobby | Playing:
    record = (await tables.load(TABLE)).record
    assert record is not None
    assert isinstance(record.state, Lobby | Playing)
    return record.state


async def test_a_press_that_comes_twice_is_done_once_and_told_the_same(tables: Tables) -> None:
    await lobby(tables)
    join = asking(commands.Join(player=PlayerId(2)), "welcome")
    assert [await press(tables, "p1", join) for _ in range(3)] == ["welcome"] * 3
    assert (await tables.load(TABLE)).version == 2


async def test_a_press_that_comes_twice_at_once_is_done_once(tables: Tables) -> None:
    await lobby(tables)
    join = asking(commands.Join(player=PlayerId(2)), "welcome")
    told = await asyncio.gather(*[press(tables, "p1", join) for _ in range(20)])
    assert told == ["welcome"] * 20
    assert (await tables.load(TABLE)).version == 2


async def test_of_many_who_join_at_once_none_is_lost(tables: Tables) -> None:
    await lobby(tables)
    joining = [
        press(tables, f"p{n}", asking(commands.Join(player=PlayerId(n)))) for n in range(2, 6)
    ]
    assert await asyncio.gather(*joining) == ["done"] * 4
    joined = await state(tables)
    assert isinstance(joined, Lobby)
    assert set(joined.players) == {1, 2, 3, 4, 5}


async def test_a_refusal_changes_nothing_and_is_not_remembered(tables: Tables) -> None:
    await lobby(tables)
    start = asking(commands.Start(by=HOST, seed="ab" * 32), "begun")
    assert await press(tables, "p1", start) == "too_few"
    await press(tables, "p2", asking(commands.Join(player=PlayerId(2))))
    assert await press(tables, "p1", start) == "begun"
    assert isinstance(await state(tables), Playing)


async def test_one_press_id_for_two_things_is_refused(tables: Tables) -> None:
    await lobby(tables)
    await press(tables, "p1", asking(commands.Join(player=PlayerId(2))))
    with pytest.raises(PressReused):
        await carry_out(
            tables,
            TABLE,
            asking(commands.Join(player=PlayerId(3))),
            press="p1",
            fingerprint=fingerprint("somebody else"),
        )


async def test_the_log_rebuilds_the_saved_state(tables: Tables) -> None:
    await lobby(tables)
    for n in (2, 3):
        await press(tables, f"p{n}", asking(commands.Join(player=PlayerId(n))))
    await press(tables, "start", asking(commands.Start(by=HOST, seed="ab" * 32)))
    rebuilt = None
    for entry in await tables.log(TABLE, "g"):
        for event in entry.events:
            rebuilt = evolve(rebuilt, event)
    assert rebuilt == await state(tables)


async def test_a_record_sealed_with_another_key_is_refused_and_left_alone(
    tables: Tables,
) -> None:
    await lobby(tables)
    stranger = Tables(tables.store, Keyring([b"x" * 32]))
    join = asking(commands.Join(player=PlayerId(2)))
    with pytest.raises(Unsealable):
        await carry_out(stranger, TABLE, join, press="p1", fingerprint="f")
    assert (await tables.load(TABLE)).version == 1


class AlwaysSlower(MemoryStore):
    """A store where somebody else is always quicker."""

    async def commit(self, change: Change) -> Commit:
        return Conflict(change.version + 1)


async def test_after_five_conflicts_the_press_must_come_again() -> None:
    slow = Tables(AlwaysSlower(), Keyring([b"k" * 32]))
    with pytest.raises(TooBusy):
        await lobby(slow)


async def test_the_mark_changes_with_the_turn_and_not_with_the_rest(tables: Tables) -> None:
    now = (await tables.load(TABLE)).now
    opened = engine.apply(None, commands.Open(game="g", rules="classic", host=HOST), now)
    assert not isinstance(opened, Refusal)
    joined = engine.apply(opened.state, commands.Join(player=PlayerId(2)), now)
    assert not isinstance(joined, Refusal)
    begun = engine.apply(joined.state, commands.Start(by=HOST, seed="ab" * 32), now)
    assert not isinstance(begun, Refusal)
    before = with_state(TableRecord(chat=CHAT, state=joined.state), begun.state)
    assert isinstance(begun.state, Playing)
    mover = begun.state.turn.player
    seat = begun.state.seat(mover)
    assert seat is not None
    card = next(card for card in seat.hand if card[0] not in "A")
    played = engine.apply(begun.state, commands.Play(by=mover, card=card), now)
    assert not isinstance(played, Refusal)
    after = with_state(before, played.state)
    drawn = engine.apply(played.state, commands.Draw(by=mover), now)
    assert not isinstance(drawn, Refusal)
    assert before.mark != after.mark
    assert with_state(after, drawn.state).mark == after.mark
