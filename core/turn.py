"""Whose turn it is: directions, and the way round the living."""

from collections.abc import Sequence
from enum import StrEnum


class Direction(StrEnum):
    """Which way the turn goes round the table."""

    CLOCKWISE = "clockwise"
    COUNTERCLOCKWISE = "counterclockwise"

    @property
    def reversed(self) -> "Direction":
        """The other way."""
        return _OTHER[self]

    @property
    def step(self) -> int:
        """From one seat to the next: +1 clockwise, −1 counterclockwise."""
        return 1 if self is Direction.CLOCKWISE else -1


_OTHER = {
    Direction.CLOCKWISE: Direction.COUNTERCLOCKWISE,
    Direction.COUNTERCLOCKWISE: Direction.CLOCKWISE,
}


def after(place: int, alive: Sequence[bool], direction: Direction, *, skip: int = 0) -> int:
    """The place of the next living seat after this one, passing over so many living ones.

    The seat at `place` itself need not be alive.

    >>> after(0, [True, False, True], Direction.CLOCKWISE)
    2
    >>> after(0, [True, True], Direction.CLOCKWISE, skip=1)
    0

    Raises ValueError where nobody lives.
    """
    if not any(alive):
        raise ValueError("nobody is left to take the turn")
    left = skip
    while True:
        place = (place + direction.step) % len(alive)
        if alive[place]:
            if not left:
                return place
            left -= 1
