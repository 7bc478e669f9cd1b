"""What every store promises about showing tables: claims, leases, doubts and older messages."""

import asyncio
from collections import Counter
from dataclasses import replace
from datetime import timedelta

from bot.store.base import (
    Claim,
    Frozen,
    Gone,
    NotSent,
    Settled,
    Shown,
    TableId,
    Unknown,
)
from bot.store.redis import RedisStore
from tests.store.places import SOON, TABLE, Place, change

NOW = timedelta()


def shown(
    version: int = 1, message: int = 100, digest: str = "d", stripped: tuple[int, ...] = ()
) -> Shown:
    return Shown(version=version, digest=digest, message=message, stripped=stripped)


async def claimed(place: Place) -> Claim:
    """The claim that there must be."""
    claim = await place.store.claim()
    assert claim is not None
    return claim


async def clean_table(place: Place) -> None:
    """A table of one version that is shown on message 100."""
    await place.store.commit(change())
    assert await place.store.settle(await claimed(place), shown()) is Settled.CLEAN


async def test_a_new_table_is_claimed_once_without_a_message(place: Place) -> None:
    await place.store.commit(change())
    claim = await claimed(place)
    assert (claim.table, claim.message, claim.digest, claim.again) == (TABLE, None, None, False)
    assert (claim.shown_version, claim.stale) == (0, ())
    assert await place.store.claim() is None


async def test_what_is_shown_is_clean_and_remembered(place: Place) -> None:
    await clean_table(place)
    assert await place.store.claim() is None
    await place.store.commit(change(1, "second"))
    claim = await claimed(place)
    assert (claim.message, claim.shown_version, claim.digest) == (100, 1, "d")
    assert not claim.again


async def test_fifty_workers_share_the_tables_among_them(place: Place) -> None:
    # With the usual lease, for none must end before the last worker is done.
    store = place.store if place.client is None else RedisStore(place.client)
    tables = [TableId(f"-{n}") for n in range(20)]
    for table in tables:
        await store.commit(change(table=table, game=table))

    async def work() -> list[TableId]:
        taken = []
        while (claim := await store.claim()) is not None:
            taken.append(claim.table)
        return taken

    taken = await asyncio.gather(*(work() for _ in range(50)))
    assert Counter(table for tables in taken for table in tables) == Counter(tables)


async def test_a_commit_in_a_showing_makes_another_one(place: Place) -> None:
    await place.store.commit(change())
    claim = await claimed(place)
    await place.store.commit(change(1, "second"))
    assert await place.store.claim() is None
    assert await place.store.settle(claim, shown()) is Settled.DIRTY
    assert (await claimed(place)).shown_version == 1


async def test_ten_commits_are_one_showing(place: Place) -> None:
    for version in range(10):
        await place.store.commit(change(version, f"{version}"))
    assert await place.store.settle(await claimed(place), shown(10)) is Settled.CLEAN
    assert await place.store.claim() is None


async def test_nothing_shortens_the_pause(place: Place) -> None:
    await place.store.commit(change())
    await place.store.settle(await claimed(place), shown(), pause=place.waits.lease)
    await place.store.commit(change(1, "second"))
    await place.store.mark(TABLE, again=True)
    assert await place.store.adopt(TABLE, 101)
    await place.store.move_down(TABLE)
    assert await place.store.claim() is None
    await place.later(place.waits.lease)
    await claimed(place)


async def test_a_claim_that_is_never_settled_is_taken_over_and_shown_twice(place: Place) -> None:
    await clean_table(place)
    await place.store.commit(change(1, "second"))
    await claimed(place)
    await place.later(place.waits.lease)
    second = await claimed(place)
    assert second.again
    assert await place.store.settle(second, shown(2)) is Settled.AGAIN
    assert await place.store.claim() is None
    await place.later(place.waits.horizon)
    third = await claimed(place)
    assert third.again
    assert await place.store.settle(third, shown(2)) is Settled.CLEAN
    assert await place.store.claim() is None


async def test_whoever_was_taken_over_is_fenced_and_the_table_shown_again(place: Place) -> None:
    await clean_table(place)
    await place.store.commit(change(1, "second"))
    slow = await claimed(place)
    await place.later(place.waits.lease)
    quick = await claimed(place)
    await place.store.settle(quick, shown(2))
    await place.later(place.waits.horizon)
    assert await place.store.settle(await claimed(place), shown(2)) is Settled.CLEAN
    assert await place.store.settle(slow, shown(1, digest="old")) is Settled.FENCED
    repair = await claimed(place)
    assert (repair.again, repair.shown_version, repair.digest) == (True, 2, "d")
    assert await place.store.settle(repair, shown(2)) is Settled.AGAIN
    await place.later(place.waits.horizon)
    assert await place.store.settle(await claimed(place), shown(2)) is Settled.CLEAN


async def test_a_fenced_worker_does_not_cut_anothers_lease(place: Place) -> None:
    await place.store.commit(change())
    slow = await claimed(place)
    await place.later(place.waits.lease)
    await claimed(place)
    assert await place.store.settle(slow, NotSent(NOW)) is Settled.FENCED
    assert await place.store.claim() is None


async def test_a_message_sent_by_a_fenced_worker_is_known_by_its_number(place: Place) -> None:
    await place.store.commit(change())
    slow = await claimed(place)
    await place.later(place.waits.lease)
    quick = await claimed(place)
    await place.store.settle(quick, shown(message=101))
    assert await place.store.settle(slow, shown(message=100)) is Settled.FENCED
    claim = await claimed(place)
    assert (claim.message, claim.stale) == (101, (100,))


async def test_settling_twice_is_told_the_same_and_changes_nothing(place: Place) -> None:
    await place.store.commit(change())
    first = await claimed(place)
    await place.store.commit(change(1, "second"))
    assert await place.store.settle(first, shown()) is Settled.DIRTY
    second = await claimed(place)
    assert await place.store.settle(second, shown(2)) is Settled.CLEAN
    assert await place.store.settle(second, shown(2)) is Settled.CLEAN
    assert await place.store.claim() is None


async def test_an_edit_of_unknown_outcome_is_tried_soon_and_settled_late(place: Place) -> None:
    await clean_table(place)
    await place.store.commit(change(1, "second"))
    assert await place.store.settle(await claimed(place), Unknown(SOON)) is Settled.AGAIN
    assert await place.store.claim() is None
    await place.later(SOON)
    soon = await claimed(place)
    assert (soon.again, soon.message, soon.shown_version) == (True, 100, 1)
    assert await place.store.settle(soon, shown(2)) is Settled.AGAIN
    assert await place.store.claim() is None
    await place.later(place.waits.horizon)
    late = await claimed(place)
    assert late.again
    assert await place.store.settle(late, shown(2)) is Settled.CLEAN


async def test_only_a_showing_that_begins_after_the_doubt_ends_it(place: Place) -> None:
    await clean_table(place)
    await place.store.mark(TABLE, again=True)
    await place.store.settle(await claimed(place), Unknown(NOW))
    early = await claimed(place)
    await place.later(place.waits.horizon)
    assert await place.store.settle(early, shown()) is Settled.AGAIN
    assert await place.store.settle(await claimed(place), shown()) is Settled.CLEAN


async def test_a_late_edit_of_a_message_that_was_left_is_cleaned_up(place: Place) -> None:
    await clean_table(place)
    await place.store.mark(TABLE, again=True)
    slow = await claimed(place)
    await place.store.move_down(TABLE)
    await place.later(place.waits.lease)
    done = shown(message=110, stripped=(100,))
    assert await place.store.settle(await claimed(place), done) is Settled.AGAIN
    await place.later(place.waits.horizon)
    assert await place.store.settle(await claimed(place), done) is Settled.CLEAN
    assert await place.store.settle(slow, Unknown(NOW)) is Settled.FENCED
    assert (await claimed(place)).stale == (100,)


async def test_a_commit_is_shown_while_an_older_call_is_in_doubt(place: Place) -> None:
    await clean_table(place)
    await place.store.commit(change(1, "second"))
    await place.store.settle(await claimed(place), Unknown(NOW))
    await place.store.settle(await claimed(place), shown(2))
    await place.store.commit(change(2, "third"))
    claim = await claimed(place)
    assert claim.again
    assert await place.store.settle(claim, shown(3)) is Settled.AGAIN


async def test_a_new_message_of_unknown_outcome_is_not_sent_again_at_once(place: Place) -> None:
    await place.store.commit(change())
    await place.store.settle(await claimed(place), Unknown(NOW))
    await place.store.commit(change(1, "second"))
    await place.store.mark(TABLE, again=True)
    assert await place.store.claim() is None
    await place.later(place.waits.resend)
    assert (await claimed(place)).message is None


async def test_a_press_on_a_message_of_unknown_outcome_saves_it(place: Place) -> None:
    await place.store.commit(change())
    await place.store.settle(await claimed(place), Unknown(NOW))
    assert await place.store.adopt(TABLE, 100)
    await place.later(place.waits.resend)
    claim = await claimed(place)
    assert (claim.message, claim.again, claim.digest) == (100, True, None)


async def test_what_was_not_sent_is_sent_after_its_time(place: Place) -> None:
    await clean_table(place)
    await place.store.commit(change(1, "second"))
    held = NotSent(place.waits.lease)
    assert await place.store.settle(await claimed(place), held) is Settled.DIRTY
    await place.store.commit(change(2, "third"))
    assert await place.store.claim() is None
    await place.later(place.waits.lease)
    claim = await claimed(place)
    assert (claim.message, claim.digest, claim.again) == (100, "d", False)
    assert await place.store.settle(claim, shown(3)) is Settled.CLEAN


async def test_a_message_that_is_gone_is_sent_anew_at_once(place: Place) -> None:
    await clean_table(place)
    await place.store.mark(TABLE, again=True)
    assert await place.store.settle(await claimed(place), Gone()) is Settled.DIRTY
    claim = await claimed(place)
    assert (claim.message, claim.digest) == (None, None)
    assert await place.store.settle(claim, shown(message=101)) is Settled.CLEAN


async def test_a_message_that_was_adopted_meanwhile_is_not_gone(place: Place) -> None:
    await clean_table(place)
    await place.store.mark(TABLE)
    claim = await claimed(place)
    await place.store.adopt(TABLE, 105)
    await place.store.settle(claim, Gone())
    assert (await claimed(place)).message == 105


async def test_a_frozen_chat_is_left_alone_until_something_changes(place: Place) -> None:
    await clean_table(place)
    await place.store.commit(change(1, "second"))
    assert await place.store.settle(await claimed(place), Frozen()) is Settled.CLEAN
    assert await place.store.claim() is None
    await place.store.commit(change(2, "third"))
    assert (await claimed(place)).again


async def test_a_mark_in_a_showing_is_not_lost(place: Place) -> None:
    await place.store.commit(change())
    claim = await claimed(place)
    await place.store.mark(TABLE, again=True)
    assert await place.store.settle(claim, shown()) is Settled.DIRTY
    second = await claimed(place)
    assert second.again
    assert await place.store.settle(second, shown()) is Settled.CLEAN


async def test_a_mark_asks_once_and_forces_only_when_told(place: Place) -> None:
    await clean_table(place)
    await place.store.mark(TABLE)
    claim = await claimed(place)
    assert not claim.again
    assert await place.store.settle(claim, shown()) is Settled.CLEAN
    assert await place.store.claim() is None


async def test_a_press_on_the_tables_own_message_is_no_news(place: Place) -> None:
    await clean_table(place)
    assert not await place.store.adopt(TABLE, 100)
    assert await place.store.claim() is None


async def test_a_press_on_a_newer_message_makes_it_the_tables(place: Place) -> None:
    await clean_table(place)
    assert await place.store.adopt(TABLE, 101)
    claim = await claimed(place)
    assert (claim.message, claim.stale, claim.digest, claim.again) == (101, (100,), None, True)
    done = shown(message=101, stripped=(100,))
    assert await place.store.settle(claim, done) is Settled.CLEAN


async def test_a_press_on_an_older_message_takes_its_buttons_off(place: Place) -> None:
    await clean_table(place)
    assert await place.store.adopt(TABLE, 99)
    assert not await place.store.adopt(TABLE, 99)
    claim = await claimed(place)
    assert (claim.message, claim.stale) == (100, (99,))


async def test_a_table_is_not_clean_before_older_messages_are_stripped(place: Place) -> None:
    await clean_table(place)
    await place.store.adopt(TABLE, 99)
    await place.store.adopt(TABLE, 98)
    claim = await claimed(place)
    assert claim.stale == (98, 99)
    assert await place.store.settle(claim, shown(stripped=(98,))) is Settled.DIRTY
    second = await claimed(place)
    assert second.stale == (99,)
    assert await place.store.settle(second, shown(stripped=(99,))) is Settled.CLEAN


async def test_what_was_stripped_in_doubt_is_stripped_again(place: Place) -> None:
    await clean_table(place)
    await place.store.adopt(TABLE, 101)
    await place.store.settle(await claimed(place), Unknown(NOW))
    done = shown(message=101, stripped=(100,))
    assert await place.store.settle(await claimed(place), done) is Settled.AGAIN
    await place.later(place.waits.horizon)
    claim = await claimed(place)
    assert claim.stale == (100,)
    assert await place.store.settle(claim, done) is Settled.CLEAN


async def test_moving_down_sends_a_new_message_and_strips_the_old_one(place: Place) -> None:
    await clean_table(place)
    await place.store.move_down(TABLE)
    claim = await claimed(place)
    assert (claim.message, claim.digest, claim.stale) == (None, None, (100,))
    done = shown(message=110, stripped=(100,))
    assert await place.store.settle(claim, done) is Settled.CLEAN
    await place.store.mark(TABLE)
    assert (await claimed(place)).message == 110


async def test_moving_down_in_a_showing_is_not_undone_by_it(place: Place) -> None:
    await clean_table(place)
    await place.store.mark(TABLE)
    claim = await claimed(place)
    await place.store.move_down(TABLE)
    assert await place.store.settle(claim, shown()) is Settled.DIRTY
    second = await claimed(place)
    assert (second.message, second.stale) == (None, (100,))


async def test_an_old_message_does_not_come_back_after_moving_down(place: Place) -> None:
    await clean_table(place)
    await place.store.move_down(TABLE)
    assert not await place.store.adopt(TABLE, 100)
    assert await place.store.adopt(TABLE, 90)
    claim = await claimed(place)
    assert (claim.message, claim.stale) == (None, (90, 100))


async def test_moving_down_before_there_is_a_message_changes_nothing(place: Place) -> None:
    await place.store.commit(change())
    await place.store.move_down(TABLE)
    claim = await claimed(place)
    assert (claim.message, claim.stale) == (None, ())
    assert await place.store.settle(claim, shown()) is Settled.CLEAN


async def test_a_forged_claim_is_fenced(place: Place) -> None:
    await place.store.commit(change())
    claim = await claimed(place)
    forged = replace(claim, token="0" * 16)
    assert await place.store.settle(forged, shown()) is Settled.FENCED
    assert await place.store.settle(claim, shown()) is Settled.AGAIN
