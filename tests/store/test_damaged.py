"""What stands where a table is kept and is none: refused as this table's trouble, left as it is."""

import pytest

from bot.store import keys
from bot.store.base import Committed, Damaged
from bot.store.record import Unreadable
from bot.store.seal import Keyring
from bot.store.tables import Tables
from tests.store.places import OTHER, TABLE, Place, change


async def test_a_key_of_another_kind_is_damage_of_this_table_alone(redis_place: Place) -> None:
    assert redis_place.client is not None
    await redis_place.client.set(keys.table(TABLE), b"garbage")
    with pytest.raises(Damaged):
        await redis_place.store.load(TABLE)
    with pytest.raises(Damaged):
        await redis_place.store.commit(change())
    assert await redis_place.client.get(keys.table(TABLE)) == b"garbage"
    assert isinstance(await redis_place.store.commit(change(table=OTHER)), Committed)


async def test_a_version_without_its_record_is_not_taken_for_an_empty_table(
    redis_place: Place,
) -> None:
    assert redis_place.client is not None
    await redis_place.store.commit(change())
    await redis_place.client.hdel(keys.table(TABLE), "record")
    with pytest.raises(Unreadable):
        await Tables(redis_place.store, Keyring([b"k" * 32])).load(TABLE)
