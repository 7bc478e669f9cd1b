"""The way round the table: past the out, either way, and over those who are skipped."""

import pytest

from core.turn import Direction, after

ROUND = Direction.CLOCKWISE
BACK = Direction.COUNTERCLOCKWISE
X, O = False, True  # noqa: E741 - crosses and rings: the out and the living


@pytest.mark.parametrize(
    ("place", "alive", "direction", "skip", "wanted"),
    [
        (0, [O, O, O], ROUND, 0, 1),
        (2, [O, O, O], ROUND, 0, 0),
        (0, [O, O, O], BACK, 0, 2),
        (0, [O, X, X, O], ROUND, 0, 3),
        (0, [O, X, O, O], BACK, 0, 3),
        (0, [O, O, O], ROUND, 1, 2),
        (0, [O, X, O, O], ROUND, 1, 3),
        (0, [O, O], ROUND, 1, 0),
        (0, [O, O], BACK, 1, 0),
        (0, [X, O, O], ROUND, 0, 1),
        (0, [X, O, O], ROUND, 1, 2),
        (0, [X, O, O], BACK, 1, 1),
        (1, [X, O, X], ROUND, 0, 1),
    ],
)
def test_who_comes_next(
    place: int, alive: list[bool], direction: Direction, skip: int, wanted: int
) -> None:
    assert after(place, alive, direction, skip=skip) == wanted


def test_turning_round_twice_is_the_same_way() -> None:
    assert [one.reversed.reversed for one in Direction] == list(Direction)
    assert [one.step for one in Direction] == [1, -1]


def test_where_nobody_lives_there_is_no_next() -> None:
    with pytest.raises(ValueError, match="nobody is left"):
        after(0, [X, X], ROUND)
