"""A small sample of every bar, for every run of the tests.

So few games cannot show that a bar is met: an interval of 95 % is about ±6 to ±10 points wide
here. They show that no level is plainly below its bar. `python -m tests.players` plays enough to
tell, and prints the table of `docs/computers.md`. The games are always the same ones.
"""

import pytest

from tests.players.bars import BARS, Bar, measured


@pytest.mark.parametrize("bar", BARS, ids=[bar.name for bar in BARS])
def test_no_level_is_plainly_below_its_bar(bar: Bar) -> None:
    result = measured(bar, bar.sample)
    assert result.rate + result.margin >= bar.least, result
