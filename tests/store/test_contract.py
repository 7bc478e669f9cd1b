"""What every store promises about records, logs, deadlines and repeats."""

import asyncio
from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.store import keys
from bot.store.base import Committed, Conflict, Done, Due, PressReused, TableId
from tests.store.places import OTHER, SOON, TABLE, Place, change


async def test_a_new_table_holds_nothing(place: Place) -> None:
    loaded = await place.store.load(TABLE, press="press", fingerprint="any")
    assert (loaded.version, loaded.record, loaded.answer) == (0, None, None)
    assert await place.store.log(TABLE, "game") == ()
    assert await place.store.due(10) == ()
    assert await place.store.claim() is None


async def test_a_commit_is_there_whole(place: Place) -> None:
    now = (await place.store.load(TABLE)).now
    assert await place.store.commit(change(deadline=now)) == Committed(1)
    loaded = await place.store.load(TABLE, press="press", fingerprint="same")
    assert (loaded.version, loaded.record) == (1, b"\x00record\xff")
    assert loaded.answer == "Played: 36 ♣"
    assert await place.store.log(TABLE, "game") == ((1, b"\x00entry\xff"),)
    assert await place.store.due(10) == (Due(TABLE, now),)
    claim = await place.store.claim()
    assert claim is not None
    assert claim.table == TABLE


async def test_the_time_is_the_stores_own(place: Place) -> None:
    first = (await place.store.load(TABLE)).now
    await place.later(timedelta(milliseconds=20))
    second = (await place.store.load(TABLE)).now
    assert first.tzinfo is UTC
    assert second - first >= timedelta(milliseconds=20)


async def test_a_repeat_is_told_the_same_and_changes_nothing(place: Place) -> None:
    now = (await place.store.load(TABLE)).now
    await place.store.commit(change(deadline=now))
    repeat = change(
        record=b"other", entry=b"other", answer="other", deadline=now + timedelta(hours=1)
    )
    assert await place.store.commit(repeat) == Done("Played: 36 ♣")
    loaded = await place.store.load(TABLE)
    assert (loaded.version, loaded.record) == (1, b"\x00record\xff")
    assert await place.store.log(TABLE, "game") == ((1, b"\x00entry\xff"),)
    assert await place.store.due(10) == (Due(TABLE, now),)


async def test_a_repeat_is_recognised_after_others_have_moved_on(place: Place) -> None:
    await place.store.commit(change(0, "first", answer="one"))
    await place.store.commit(change(1, "second", answer="two"))
    assert await place.store.commit(change(0, "first")) == Done("one")
    assert await place.store.commit(change(2, "first")) == Done("one")
    assert (await place.store.load(TABLE)).version == 2


async def test_a_press_is_forgotten_after_its_time(place: Place) -> None:
    memory = timedelta(milliseconds=150)
    await place.store.commit(change(remember=memory))
    await place.later(memory + timedelta(milliseconds=1))
    loaded = await place.store.load(TABLE, press="press", fingerprint="same")
    assert (loaded.version, loaded.answer) == (1, None)
    assert await place.store.commit(change(1)) == Committed(2)


async def test_fifty_copies_of_one_press_play_once(place: Place) -> None:
    came = await asyncio.gather(*(place.store.commit(change()) for _ in range(50)))
    assert Counter(came) == {Committed(1): 1, Done("Played: 36 ♣"): 49}
    assert len(await place.store.log(TABLE, "game")) == 1


async def test_of_fifty_presses_on_one_version_one_is_carried_out(place: Place) -> None:
    came = await asyncio.gather(*(place.store.commit(change(0, f"{n}")) for n in range(50)))
    assert Counter(came) == {Committed(1): 1, Conflict(1): 49}
    assert len(await place.store.log(TABLE, "game")) == 1


async def test_fifty_presses_that_try_again_are_all_carried_out(place: Place) -> None:
    async def carry_out(press: str) -> None:
        while True:
            loaded = await place.store.load(TABLE, press=press, fingerprint="same")
            sent = change(loaded.version, press, entry=press.encode())
            if isinstance(await place.store.commit(sent), Committed):
                return

    await asyncio.gather(*(carry_out(f"{n}") for n in range(50)))
    log = await place.store.log(TABLE, "game")
    assert [version for version, _ in log] == list(range(1, 51))
    assert {entry for _, entry in log} == {f"{n}".encode() for n in range(50)}


@pytest.mark.parametrize("version", [0, 2, 7])
async def test_a_conflict_changes_nothing(place: Place, version: int) -> None:
    now = (await place.store.load(TABLE)).now
    await place.store.commit(change(0, "first", show=False, deadline=now))
    late = change(version, "second", record=b"other", deadline=None)
    assert await place.store.commit(late) == Conflict(1)
    loaded = await place.store.load(TABLE, press="second", fingerprint="same")
    assert (loaded.version, loaded.record, loaded.answer) == (1, b"\x00record\xff", None)
    assert await place.store.log(TABLE, "game") == ((1, b"\x00entry\xff"),)
    assert await place.store.due(10) == (Due(TABLE, now),)
    assert await place.store.claim() is None


async def test_a_press_with_other_contents_is_refused(place: Place) -> None:
    await place.store.commit(change())
    with pytest.raises(PressReused):
        await place.store.commit(change(1, fingerprint="forged"))
    with pytest.raises(PressReused):
        await place.store.load(TABLE, press="press", fingerprint="forged")
    assert (await place.store.load(TABLE)).version == 1


async def test_a_press_counts_for_its_own_table(place: Place) -> None:
    await place.store.commit(change())
    assert (await place.store.load(OTHER, press="press", fingerprint="x")).answer is None
    assert await place.store.commit(change(table=OTHER, fingerprint="x")) == Committed(1)


async def test_versions_have_no_gap_over_games(place: Place) -> None:
    games = ("one", "one", "two", "two", "two")
    for version, game in enumerate(games):
        sent = change(version, f"{version}", game=game, entry=f"{version + 1}".encode())
        assert await place.store.commit(sent) == Committed(version + 1)
    assert await place.store.log(TABLE, "one") == ((1, b"1"), (2, b"2"))
    assert await place.store.log(TABLE, "two") == ((3, b"3"), (4, b"4"), (5, b"5"))


async def test_a_commit_moves_and_clears_the_deadline(place: Place) -> None:
    now = (await place.store.load(TABLE)).now
    await place.store.commit(change(0, "a", deadline=now))
    await place.store.commit(change(1, "b", deadline=now + timedelta(hours=1)))
    assert await place.store.due(10) == ()
    await place.store.commit(change(2, "c", deadline=now))
    assert await place.store.due(10) == (Due(TABLE, now),)
    await place.store.commit(change(3, "d", deadline=None))
    assert await place.store.due(10) == ()


async def test_looking_at_what_is_due_takes_nothing_away(place: Place) -> None:
    now = (await place.store.load(TABLE)).now
    await place.store.commit(change(deadline=now))
    assert await place.store.due(1) == await place.store.due(1) == (Due(TABLE, now),)


async def test_what_is_due_comes_oldest_first_from_all_lanes(place: Place) -> None:
    now = (await place.store.load(TABLE)).now
    tables = [TableId(f"-{n}") for n in range(40)]
    assert len({keys.lane(table) for table in tables}) > 10
    for age, table in enumerate(tables):
        at = now - timedelta(seconds=age)
        await place.store.commit(change(table=table, game=table, deadline=at))
    found = await place.store.due(15)
    assert [due.table for due in found] == tables[:-16:-1]


async def test_tidying_leaves_a_table_with_a_record_alone(place: Place) -> None:
    now = (await place.store.load(TABLE)).now
    await place.store.commit(change(deadline=now))
    await place.store.mark(OTHER)
    await place.store.tidy(TABLE)
    await place.store.tidy(OTHER)
    assert await place.store.due(10) == (Due(TABLE, now),)
    claim = await place.store.claim()
    assert claim is not None
    assert claim.table == TABLE
    assert await place.store.claim() is None


async def test_a_deadline_is_never_early(place: Place) -> None:
    now = (await place.store.load(TABLE)).now
    at = now + SOON + timedelta(microseconds=1)
    await place.store.commit(change(deadline=at))
    assert await place.store.due(10) == ()
    await place.later(SOON + timedelta(milliseconds=1))
    (due,) = await place.store.due(10)
    assert at <= due.at < at + timedelta(milliseconds=1)


async def test_a_change_that_is_not_to_be_shown_asks_for_nothing(place: Place) -> None:
    await place.store.commit(change(show=False))
    assert await place.store.claim() is None


async def test_a_record_of_any_size_comes_back(place: Place) -> None:
    record = bytes(range(256)) * 200
    await place.store.commit(change(record=record))
    assert (await place.store.load(TABLE)).record == record


async def test_a_beat_finds_the_last_one(place: Place) -> None:
    first = await place.store.beat()
    await place.later(SOON)
    second = await place.store.beat()
    assert (first.since, first.back) == (None, None)
    assert second.since is not None
    assert SOON <= second.since < timedelta(seconds=30)
    assert second.back is None


async def test_an_outage_is_remembered_for_all_workers(place: Place) -> None:
    await place.store.beat(SOON)
    await place.later(2 * SOON)
    returned = await place.store.beat(SOON)
    another = await place.store.beat(timedelta(hours=1))
    assert returned.back is not None
    assert another.back == returned.back
    assert returned.back > datetime(2026, 1, 1, tzinfo=UTC)


async def test_the_sentinel_is_made_once(place: Place) -> None:
    assert await place.store.identity(create=False) is None
    first = await place.store.identity()
    second = await place.store.identity()
    assert first is not None
    assert first.created
    assert second == replace(first, created=False)
    assert await place.store.identity(create=False) == second


async def test_failures_are_counted_by_update(place: Place) -> None:
    assert [await place.store.failed(7) for _ in range(3)] == [1, 2, 3]
    assert await place.store.failed(8) == 1


async def test_each_person_was_told_a_hand_of_his_own(place: Place) -> None:
    await place.store.tell(TABLE, 1, "old")
    await place.store.tell(TABLE, 1, "new")
    await place.store.tell(TABLE, 2, "other")
    assert await place.store.told(TABLE, 1) == "new"
    assert await place.store.told(TABLE, 2) == "other"
    assert await place.store.told(TABLE, 3) is None
    assert await place.store.told(OTHER, 1) is None


async def test_a_log_that_comes_from_elsewhere_leaves_no_gap(place: Place) -> None:
    await place.store.commit(change(game="one", entry=b"1"))
    moved = change(1, "moved", game="two", before=(b"2", b"3"), entry=b"4")
    assert await place.store.commit(moved) == Committed(4)
    assert await place.store.commit(moved) == Done("Played: 36 ♣")
    assert await place.store.commit(change(4, "next", game="two", entry=b"5")) == Committed(5)
    assert await place.store.log(TABLE, "one") == ((1, b"1"),)
    assert await place.store.log(TABLE, "two") == ((2, b"2"), (3, b"3"), (4, b"4"), (5, b"5"))


async def test_the_topics_of_a_forum_are_remembered(place: Place) -> None:
    assert await place.store.topics(-100) == ()
    for topic in (7, 3, 7):
        await place.store.topic(-100, topic)
    assert await place.store.topics(-100) == (3, 7)


async def test_what_is_to_be_done_once_is_let_through_once_a_while(place: Place) -> None:
    asked = [await place.store.once("a thing", SOON) for _ in range(3)]
    assert asked == [True, False, False]
    assert await place.store.once("another", SOON)
    await place.later(2 * SOON)
    assert await place.store.once("a thing", SOON)
