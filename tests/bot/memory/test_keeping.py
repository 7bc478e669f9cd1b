"""The memory of groups: the same promises wherever it is kept, and whatever happens meanwhile."""

import json
from contextlib import suppress
from datetime import timedelta

import pytest

from bot.memory import keeping as keepings
from bot.memory import saved
from bot.memory.boxes import EMPTY, Boxes, MemoryBoxes, new_version
from bot.memory.keeping import Keeping
from bot.memory.statistics import Statistics
from bot.store import keys
from bot.store.base import Unavailable
from bot.store.record import Unreadable
from bot.store.seal import Keyring, Unsealable
from core.state import PlayerId
from tests.bot.memory.conftest import KEYS, Shelf
from tests.bot.memory.games import ANA, BO, CY, DAY, GROUP, NAMES, NOON, entries
from tests.bot.memory.meddling import Meddling
from tests.store import places

OTHER_GROUP = -1009999999999
BEFORE = NOON - DAY
SHORT = timedelta(milliseconds=300)


async def count(keeping: Keeping, *, group: int = GROUP, game: str = "one") -> bool:
    return await keeping.count(group, entries(game=game), NAMES)


async def games(keeping: Keeping, player: PlayerId = ANA, group: int = GROUP) -> int:
    member = (await keeping.statistics(group, NOON)).member(player)
    return 0 if member is None else sum(tally.games for tally in member.tallies)


# Boxes


async def test_a_box_holds_what_was_put_there(shelf: Shelf) -> None:
    assert await shelf.boxes.look("nn:{1}:box") == EMPTY
    assert await shelf.boxes.put("nn:{1}:box", EMPTY, "a", b"\x00\xff", life=DAY)
    box = await shelf.boxes.look("nn:{1}:box")
    assert (box.version, box.data) == ("a", b"\x00\xff")


async def test_a_box_that_somebody_changed_is_left_alone(shelf: Shelf) -> None:
    await shelf.boxes.put("nn:{1}:box", EMPTY, "a", b"mine", life=DAY)
    assert not await shelf.boxes.put("nn:{1}:box", EMPTY, "b", b"late", life=DAY)
    assert not await shelf.boxes.drop("nn:{1}:box", EMPTY)
    assert (await shelf.boxes.look("nn:{1}:box")).data == b"mine"


async def test_a_box_is_taken_away_whole(shelf: Shelf) -> None:
    await shelf.boxes.put("nn:{1}:box", EMPTY, "a", b"mine", life=DAY)
    assert await shelf.boxes.drop("nn:{1}:box", await shelf.boxes.look("nn:{1}:box"))
    assert await shelf.boxes.look("nn:{1}:box") == EMPTY
    assert await shelf.boxes.drop("nn:{1}:box", EMPTY)


async def test_a_box_ends_unless_it_is_renewed(shelf: Shelf) -> None:
    await shelf.boxes.put("nn:{1}:kept", EMPTY, "a", b"", life=SHORT)
    await shelf.boxes.put("nn:{1}:ends", EMPTY, "b", b"", life=SHORT)
    await shelf.boxes.renew("nn:{1}:kept", DAY)
    await shelf.boxes.renew("nn:{1}:none", DAY)
    await shelf.later(SHORT + timedelta(milliseconds=1))
    assert (await shelf.boxes.look("nn:{1}:kept")).version == "a"
    assert await shelf.boxes.look("nn:{1}:ends") == EMPTY
    assert await shelf.boxes.look("nn:{1}:none") == EMPTY


def test_all_of_a_group_shares_the_lane_of_its_table() -> None:
    tag = f"nn:{{{keys.lane(places.TABLE)}}}:"
    assert keys.statistics(int(places.TABLE)).startswith(tag)


# Asking for it, and counting


async def test_nothing_is_kept_before_somebody_asks(keeping: Keeping) -> None:
    assert not await count(keeping)
    assert await keeping.statistics(GROUP, NOON) == Statistics()
    assert await keeping.kept(ANA, NOON) == ()


async def test_a_game_is_counted_for_those_who_asked(keeping: Keeping) -> None:
    assert await keeping.join(GROUP, ANA, "Ana", BEFORE)
    assert not await keeping.join(GROUP, ANA, "Ana", BEFORE)
    assert await count(keeping)
    assert (await games(keeping, ANA), await games(keeping, BO)) == (1, 0)


async def test_a_game_is_counted_once_however_often_it_is_told(keeping: Keeping) -> None:
    await keeping.join(GROUP, ANA, "Ana", BEFORE)
    assert [await count(keeping) for _ in range(3)] == [True, False, False]
    assert await count(keeping, game="another")
    assert await games(keeping) == 2


async def test_a_game_that_goes_on_is_not_counted(keeping: Keeping) -> None:
    await keeping.join(GROUP, ANA, "Ana", BEFORE)
    assert not await keeping.count(GROUP, entries()[:-1], NAMES)
    assert not await keeping.count(GROUP, (), NAMES)


async def test_a_game_is_wanted_once_by_those_who_asked(keeping: Keeping) -> None:
    assert not await keeping.wants(GROUP, "one", (ANA, BO), NOON)
    await keeping.join(GROUP, ANA, "Ana", BEFORE)
    assert await keeping.wants(GROUP, "one", (ANA, BO), NOON)
    assert not await keeping.wants(GROUP, "one", (BO, CY), NOON)
    await count(keeping)
    assert not await keeping.wants(GROUP, "one", (ANA, BO), NOON)
    assert await keeping.wants(GROUP, "two", (ANA, BO), NOON)


async def test_groups_are_kept_apart(keeping: Keeping) -> None:
    await keeping.join(GROUP, ANA, "Ana", BEFORE)
    await keeping.join(OTHER_GROUP, ANA, "Ana", BEFORE)
    await count(keeping)
    assert (await games(keeping), await games(keeping, group=OTHER_GROUP)) == (1, 0)


async def test_what_is_kept_of_a_person_is_handed_out_as_plain_values(keeping: Keeping) -> None:
    await keeping.join(GROUP, ANA, "Ana", BEFORE)
    await keeping.join(OTHER_GROUP, ANA, "Ana", BEFORE)
    await keeping.join(GROUP, BO, "Bo", BEFORE)
    await count(keeping)
    kept = await keeping.kept(ANA, NOON)
    assert {one["group"] for one in kept} == {GROUP, OTHER_GROUP}
    assert "Bo" not in json.dumps(kept, default=str)


# Forgetting


async def test_leaving_forgets_one_group_only(keeping: Keeping) -> None:
    await keeping.join(GROUP, ANA, "Ana", BEFORE)
    await keeping.join(OTHER_GROUP, ANA, "Ana", BEFORE)
    await keeping.leave(GROUP, ANA)
    assert [one["group"] for one in await keeping.kept(ANA, NOON)] == [OTHER_GROUP]
    assert not await count(keeping)


async def test_a_person_is_forgotten_everywhere_and_nobody_else_is(shelf: Shelf) -> None:
    keeping = Keeping(shelf.boxes, KEYS)
    for player in (ANA, BO):
        await keeping.join(GROUP, player, NAMES[player], BEFORE)
    await keeping.join(OTHER_GROUP, ANA, "Ana", BEFORE)
    await count(keeping)
    await keeping.forget_person(ANA)
    await keeping.forget_person(ANA)
    assert await keeping.kept(ANA, NOON) == ()
    assert await games(keeping, BO) == 1
    assert await shelf.boxes.look(keys.remembered(ANA)) == EMPTY
    assert await shelf.boxes.look(keys.statistics(OTHER_GROUP)) == EMPTY


async def test_a_group_is_forgotten_with_all_its_members(shelf: Shelf) -> None:
    keeping = Keeping(shelf.boxes, KEYS)
    for player in (ANA, BO):
        await keeping.join(GROUP, player, NAMES[player], BEFORE)
    await keeping.forget_group(GROUP)
    await keeping.forget_group(GROUP)
    for key in (keys.statistics(GROUP), keys.remembered(ANA), keys.remembered(BO)):
        assert await shelf.boxes.look(key) == EMPTY


async def test_a_game_does_not_come_back_after_a_group_was_forgotten(keeping: Keeping) -> None:
    await keeping.join(GROUP, ANA, "Ana", BEFORE)
    await count(keeping)
    await keeping.forget_group(GROUP)
    await keeping.join(GROUP, ANA, "Ana", NOON + timedelta(seconds=1))
    assert not await count(keeping)


async def test_a_group_that_becomes_another_takes_its_memory_along(shelf: Shelf) -> None:
    keeping = Keeping(shelf.boxes, KEYS)
    await keeping.join(GROUP, ANA, "Ana", BEFORE)
    await count(keeping)
    await keeping.move(GROUP, OTHER_GROUP)
    await keeping.move(GROUP, OTHER_GROUP)
    assert await games(keeping, group=OTHER_GROUP) == 1
    assert await shelf.boxes.look(keys.statistics(GROUP)) == EMPTY
    assert [one["group"] for one in await keeping.kept(ANA, NOON)] == [OTHER_GROUP]
    assert not await count(keeping, group=OTHER_GROUP)


async def test_what_the_new_group_has_by_then_is_kept_too(keeping: Keeping) -> None:
    await keeping.join(GROUP, ANA, "Ana", BEFORE)
    await keeping.join(GROUP, BO, "Bo", BEFORE)
    await count(keeping)
    await keeping.join(OTHER_GROUP, ANA, "Ana", BEFORE)
    await keeping.join(OTHER_GROUP, CY, "Cy", BEFORE)
    await keeping.move(GROUP, OTHER_GROUP)
    there = await keeping.statistics(OTHER_GROUP, NOON)
    assert {member.player for member in there.members} == {ANA, BO, CY}
    assert await games(keeping, ANA, OTHER_GROUP) == 1


# Sealing and ends of life


async def test_what_is_kept_cannot_be_read_or_moved_elsewhere(shelf: Shelf) -> None:
    keeping = Keeping(shelf.boxes, KEYS)
    await keeping.join(GROUP, ANA, "Annabella", BEFORE)
    box = await shelf.boxes.look(keys.statistics(GROUP))
    assert box.data is not None
    assert b"Annabella" not in box.data
    elsewhere = keys.statistics(OTHER_GROUP)
    await shelf.boxes.put(elsewhere, EMPTY, box.version, box.data, life=DAY)
    with pytest.raises(Unsealable):
        await keeping.statistics(OTHER_GROUP, NOON)


async def test_what_newer_code_wrote_is_refused_and_left_alone(shelf: Shelf) -> None:
    keeping = Keeping(shelf.boxes, KEYS)
    key, version = keys.statistics(GROUP), new_version()
    newer = KEYS.seal(b'{"schema_version":2}', about=f"{key}/{version}".encode())
    await shelf.boxes.put(key, EMPTY, version, newer, life=DAY)
    with pytest.raises(Unreadable):
        await keeping.join(GROUP, ANA, "Ana", BEFORE)
    assert (await shelf.boxes.look(key)).data == newer


def test_what_is_unreadable_is_not_repeated() -> None:
    with pytest.raises(Unreadable) as told:
        saved.group_from(b'{"schema_version":1,"statistics":{"members":[{"player":"Annabella"}]}}')
    assert "Annabella" not in str(told.value)


async def test_everything_ends_when_nobody_plays_for_long() -> None:
    clock = places.Clock()
    boxes = MemoryBoxes(clock)
    keeping = Keeping(boxes, KEYS)
    await keeping.join(GROUP, ANA, "Ana", clock.now)
    await clock.pass_(keepings.LIFE + timedelta(seconds=1))
    assert await boxes.look(keys.statistics(GROUP)) == EMPTY
    await clock.pass_(keepings.LIFE_OF_A_LIST - keepings.LIFE)
    assert await boxes.look(keys.remembered(ANA)) == EMPTY


async def test_a_person_who_plays_can_always_be_found_and_forgotten() -> None:
    clock = places.Clock()
    boxes = MemoryBoxes(clock)
    keeping = Keeping(boxes, KEYS)
    await keeping.join(GROUP, ANA, "Ana", clock.now)
    for number in range(4):
        await clock.pass_(timedelta(days=300))
        log = entries(at=clock.now, game=str(number))
        assert await keeping.count(GROUP, log, NAMES)
    await keeping.forget_person(ANA)
    assert await boxes.look(keys.statistics(GROUP)) == EMPTY


@pytest.mark.parametrize("at", range(1, 6))
async def test_whoever_counts_and_dies_leaves_nobody_who_cannot_be_found(at: int) -> None:
    clock = places.Clock()
    boxes = MemoryBoxes(clock)
    keeping = Keeping(boxes, KEYS)
    await keeping.join(GROUP, ANA, "Ana", clock.now)
    await clock.pass_(timedelta(days=300))
    dying = Keeping(Meddling(boxes, at, lost=True), KEYS)
    with suppress(Unavailable):
        await dying.count(GROUP, entries(at=clock.now), NAMES)
    await keeping.count(GROUP, entries(at=clock.now), NAMES)
    await clock.pass_(timedelta(days=390))
    assert [one["group"] for one in await keeping.kept(ANA, clock.now)] == [GROUP]


def test_no_key_of_ours_opens_what_another_sealed() -> None:
    with pytest.raises(Unsealable):
        Keyring([b"o" * 32]).open(KEYS.seal(b"x", about=b"y"), about=b"y")


# Whatever happens meanwhile


@pytest.mark.parametrize("lost", [True, False], ids=["reply lost", "call lost"])
@pytest.mark.parametrize("at", range(1, 8))
async def test_a_game_counts_once_whoever_dies_at_whatever_call(at: int, *, lost: bool) -> None:
    boxes = MemoryBoxes(places.Clock())
    keeping = Keeping(boxes, KEYS)
    for player in (ANA, BO):
        await keeping.join(GROUP, player, NAMES[player], BEFORE)
    dying = Keeping(Meddling(boxes, at, lost=lost, cut=not lost), KEYS)
    try:
        await count(dying)
    except Unavailable:
        await count(keeping)
    assert not await count(keeping)
    assert (await games(keeping, ANA), await games(keeping, BO)) == (1, 1)


@pytest.mark.parametrize("at", range(1, 9))
async def test_two_workers_that_count_one_game_count_it_once(at: int) -> None:
    boxes = MemoryBoxes(places.Clock())
    other = Keeping(boxes, KEYS)
    await other.join(GROUP, ANA, "Ana", BEFORE)
    await count(Keeping(Meddling(boxes, at, before=lambda: count(other)), KEYS))
    assert await games(other) == 1


@pytest.mark.parametrize("at", range(1, 9))
async def test_two_games_that_end_at_once_are_both_counted(at: int) -> None:
    boxes = MemoryBoxes(places.Clock())
    other = Keeping(boxes, KEYS)
    await other.join(GROUP, ANA, "Ana", BEFORE)

    async def another() -> None:
        await count(other, game="another")

    await count(Keeping(Meddling(boxes, at, before=another), KEYS))
    await another()
    assert await games(other) == 2


async def found_in_full(boxes: Boxes) -> bool:
    """Whether all that is kept of Ana goes when it is to be forgotten."""
    keeping = Keeping(boxes, KEYS)
    await keeping.forget_person(ANA)
    left = [await keeping.statistics(group, NOON) for group in (GROUP, OTHER_GROUP)]
    return all(its.member(ANA) is None for its in left)


@pytest.mark.parametrize("at", range(1, 12))
async def test_whoever_asks_while_being_forgotten_is_kept_in_full_or_not_at_all(at: int) -> None:
    boxes = MemoryBoxes(places.Clock())
    other = Keeping(boxes, KEYS)
    await other.join(OTHER_GROUP, ANA, "Ana", BEFORE)
    meddling = Meddling(boxes, at, before=lambda: other.forget_person(ANA))
    await Keeping(meddling, KEYS).join(GROUP, ANA, "Ana", BEFORE)
    kept = {one["group"] for one in await other.kept(ANA, NOON)}
    member = (await other.statistics(GROUP, NOON)).member(ANA)
    assert (GROUP in kept) == (member is not None)
    assert await found_in_full(boxes)


@pytest.mark.parametrize("at", range(1, 12))
async def test_whoever_is_forgotten_while_asking_is_kept_in_full_or_not_at_all(at: int) -> None:
    boxes = MemoryBoxes(places.Clock())
    other = Keeping(boxes, KEYS)
    await other.join(OTHER_GROUP, ANA, "Ana", BEFORE)
    meddling = Meddling(boxes, at, before=lambda: other.join(GROUP, ANA, "Ana", BEFORE))
    await Keeping(meddling, KEYS).forget_person(ANA)
    kept = {one["group"] for one in await other.kept(ANA, NOON)}
    member = (await other.statistics(GROUP, NOON)).member(ANA)
    assert (GROUP in kept) == (member is not None)
    assert await found_in_full(boxes)


@pytest.mark.parametrize("lost", [True, False], ids=["reply lost", "call lost"])
@pytest.mark.parametrize("at", range(1, 7))
async def test_whoever_asks_and_is_cut_off_can_be_forgotten_in_full(at: int, *, lost: bool) -> None:
    boxes = MemoryBoxes(places.Clock())
    dying = Keeping(Meddling(boxes, at, lost=lost, cut=not lost), KEYS)
    with pytest.raises(Unavailable):
        await dying.join(GROUP, ANA, "Ana", BEFORE)
    assert await found_in_full(boxes)


@pytest.mark.parametrize("at", range(1, 12))
@pytest.mark.parametrize("lost", [True, False], ids=["reply lost", "call lost"])
async def test_a_move_that_broke_off_is_finished_by_the_next_one(at: int, *, lost: bool) -> None:
    boxes = MemoryBoxes(places.Clock())
    keeping = Keeping(boxes, KEYS)
    for player in (ANA, CY):
        await keeping.join(GROUP, player, NAMES[player], BEFORE)
    await count(keeping)
    try:
        await Keeping(Meddling(boxes, at, lost=lost, cut=not lost), KEYS).move(GROUP, OTHER_GROUP)
    except Unavailable:
        await keeping.move(GROUP, OTHER_GROUP)
    assert await games(keeping, group=OTHER_GROUP) == 1
    assert await boxes.look(keys.statistics(GROUP)) == EMPTY
    assert await found_in_full(boxes)


async def test_a_crowd_that_never_lets_one_through_is_no_endless_loop() -> None:
    boxes = MemoryBoxes(places.Clock())

    class Crowded(MemoryBoxes):
        async def put(self, *_: object, **__: object) -> bool:
            return False

    with pytest.raises(Unavailable):
        await Keeping(Crowded(places.Clock()), KEYS).join(GROUP, ANA, "Ana", BEFORE)
    assert await boxes.look(keys.statistics(GROUP)) == EMPTY
