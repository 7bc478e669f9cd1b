"""Boxes sealed at rest: what lies in one opens only under its own key and at its own version."""

from datetime import timedelta

from bot.memory.boxes import Box, Boxes
from bot.store.seal import Keyring


class Sealing:
    """Opens and fills boxes. Raises what `Boxes` and `Keyring` raise."""

    def __init__(self, boxes: Boxes, keyring: Keyring) -> None:
        self._boxes = boxes
        self._keyring = keyring

    def opened(self, key: str, box: Box) -> bytes | None:
        """What was sealed into this box; None: nothing lies there."""
        if box.data is None:
            return None
        return self._keyring.open(box.data, about=_about(key, box.version))

    async def put(
        self, key: str, found: Box, version: str, data: bytes, *, life: timedelta
    ) -> bool:
        """`Boxes.put`, sealed."""
        sealed = self._keyring.seal(data, about=_about(key, version))
        return await self._boxes.put(key, found, version, sealed, life=life)


def _about(key: str, version: str) -> bytes:
    return f"{key}/{version}".encode()
