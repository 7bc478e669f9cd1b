"""What a store forgets when it is told to, and what it leaves alone."""

from tests.store.places import OTHER, TABLE, Place, change


async def test_the_logs_of_every_game_of_a_table_are_erased(place: Place) -> None:
    await place.store.commit(change(0, "one", game="first"))
    await place.store.commit(change(1, "two", game="second"))
    await place.store.commit(change(0, "one", table=OTHER, game="first"))
    await place.store.tell(TABLE, 11, "hand")
    await place.store.erase_logs(TABLE)
    assert await place.store.log(TABLE, "first") == ()
    assert await place.store.log(TABLE, "second") == ()
    assert await place.store.told(TABLE, 11) is None
    assert len(await place.store.log(OTHER, "first")) == 1


async def test_a_table_goes_on_after_its_logs_were_erased(place: Place) -> None:
    await place.store.commit(change(0, "one"))
    await place.store.erase_logs(TABLE)
    await place.store.commit(change(1, "two"))
    assert (await place.store.load(TABLE)).version == 2
    assert [version for version, _ in await place.store.log(TABLE, "game")] == [2]


async def test_a_person_is_told_nothing_any_more_and_others_are(place: Place) -> None:
    await place.store.tell(TABLE, 11, "hand")
    await place.store.tell(TABLE, 12, "another")
    await place.store.untell(TABLE, 11)
    await place.store.untell(OTHER, 11)
    assert await place.store.told(TABLE, 11) is None
    assert await place.store.told(TABLE, 12) == "another"
