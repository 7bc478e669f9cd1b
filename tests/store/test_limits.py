"""No more calls than Telegram takes, by all workers together."""

import asyncio
from datetime import timedelta

from bot.limits import Limits, MemoryLimits, Rates, Window
from tests.store.places import Clock, Place

GROUP, OTHER, PERSON = -100, -200, 300
NOTHING = timedelta()
LONG = timedelta(seconds=60)
WIDE = Window(1000, timedelta(seconds=1))


async def went(limits: Limits, chat: int, tries: int, *, private: bool = False) -> int:
    """How many of these calls may go."""
    waits = [await limits.reserve(chat, private=private) for _ in range(tries)]
    return waits.count(NOTHING)


async def test_a_group_gets_so_many_calls_a_minute(place: Place) -> None:
    limits = place.limits(Rates(a_minute=6, burst=WIDE))
    assert await went(limits, GROUP, 10) == 6
    wait = await limits.reserve(GROUP)
    assert timedelta(seconds=50) < wait <= LONG


async def test_a_private_chat_has_no_minute(place: Place) -> None:
    limits = place.limits(Rates(a_minute=6, a_second=1000, burst=WIDE))
    assert await went(limits, PERSON, 20) == 20


async def test_a_burst_is_short_and_ends(place: Place) -> None:
    limits = place.limits(Rates(burst=Window(2, timedelta(milliseconds=200))))
    assert await went(limits, GROUP, 3) == 2
    await place.later(await limits.reserve(GROUP))
    assert await went(limits, GROUP, 1) == 1


async def test_all_chats_share_one_second(place: Place) -> None:
    limits = place.limits(Rates(a_second=4))
    came = await asyncio.gather(*(limits.reserve(-chat) for chat in range(1, 20)))
    assert came.count(NOTHING) == 4
    assert all(wait <= timedelta(seconds=1) for wait in came)


async def test_whoever_must_wait_takes_no_place(place: Place) -> None:
    limits = place.limits(Rates(a_minute=2, burst=WIDE, a_second=4))
    assert await went(limits, GROUP, 10) == 2
    assert await went(limits, OTHER, 10) == 2


async def test_a_call_for_one_person_waits_for_no_burst(place: Place) -> None:
    limits = place.limits(Rates(a_minute=12, spare=2, burst=Window(2, LONG)))
    assert await went(limits, GROUP, 3, private=True) == 3
    assert await went(limits, GROUP, 1) == 0


async def test_calls_for_one_person_leave_room_for_everybody(place: Place) -> None:
    limits = place.limits(Rates(a_minute=9, spare=3, burst=WIDE))
    assert await went(limits, GROUP, 20, private=True) == 6
    assert await went(limits, GROUP, 20) == 3
    assert await went(limits, GROUP, 1, private=True) == 0


async def test_answers_to_commands_leave_room_for_the_table(place: Place) -> None:
    limits = place.limits(Rates(a_minute=9, spare=3, burst=WIDE))
    replies = [await limits.reserve(GROUP, reply=True) for _ in range(20)]
    assert replies.count(NOTHING) == 6
    assert await went(limits, GROUP, 20) == 3


async def test_an_answer_to_a_command_waits_for_a_burst_to_end(place: Place) -> None:
    limits = place.limits(Rates(burst=Window(1, LONG)))
    assert await limits.reserve(GROUP) == NOTHING
    assert await limits.reserve(GROUP, reply=True) > NOTHING


def test_burst_and_spare_go_with_the_rate() -> None:
    assert Rates.of(18, 25) == Rates()
    assert Rates.of(1000, 1000).burst.calls > 200
    assert Rates.of(1, 1).burst.calls == 1


async def test_a_hold_stops_one_chat_for_everyone(place: Place) -> None:
    limits = place.limits(Rates())
    await limits.hold(GROUP, LONG)
    assert NOTHING < await limits.reserve(GROUP) <= LONG
    assert NOTHING < await limits.reserve(GROUP, private=True) <= LONG
    assert await limits.reserve(OTHER) == NOTHING


async def test_a_hold_for_all_stops_all(place: Place) -> None:
    limits = place.limits(Rates())
    await limits.hold(None, LONG)
    assert NOTHING < await limits.reserve(PERSON) <= LONG


async def test_a_shorter_hold_does_not_end_a_longer_one(place: Place) -> None:
    limits = place.limits(Rates())
    await limits.hold(GROUP, LONG)
    await limits.hold(GROUP, timedelta(seconds=1))
    await limits.hold(GROUP, NOTHING)
    assert await limits.reserve(GROUP) > timedelta(seconds=50)


async def test_a_hold_ends(place: Place) -> None:
    limits = place.limits(Rates())
    await limits.hold(GROUP, timedelta(milliseconds=100))
    await place.later(timedelta(milliseconds=101))
    assert await limits.reserve(GROUP) == NOTHING


async def test_the_usual_rates_stay_below_telegrams_own() -> None:
    clock = Clock()
    limits = MemoryLimits(clock)
    gone = 0
    for _ in range(60):
        gone += await went(limits, GROUP, 6)
        await clock.pass_(timedelta(seconds=1))
    assert gone == 18
