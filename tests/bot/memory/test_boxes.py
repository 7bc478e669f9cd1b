"""Boxes of every kind do the same."""

from datetime import timedelta

from bot.memory.boxes import EMPTY, Box
from tests.bot.memory.conftest import Shelf

LIFE = timedelta(days=1)


async def test_several_boxes_are_looked_into_at_once_in_their_order(shelf: Shelf) -> None:
    for name in ("nn:user:1", "nn:user:2"):
        assert await shelf.boxes.put(name, EMPTY, f"v{name[-1]}", name.encode(), life=LIFE)
    found = await shelf.boxes.look_all(["nn:user:2", "nn:user:3", "nn:user:1"])
    assert found == (Box("v2", b"nn:user:2"), EMPTY, Box("v1", b"nn:user:1"))
    assert await shelf.boxes.look_all([]) == ()
