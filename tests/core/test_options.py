"""What a table may choose: the numbers, the words, and how they are written."""

from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.options import NAMES, Nine, changed, written
from core.rules import ALL
from core.state import Lobby
from tests.core.situations import lobby

DEFAULTS = ALL["milestones"].options

PLAIN = st.fixed_dictionaries(
    {},
    optional={
        "points": st.integers(1, 99),
        "hand_size": st.integers(1, 7),
        "decks": st.integers(1, 8) | st.just("auto"),
        "draw": st.sampled_from(["auto", "manual"]),
        "floor": st.booleans(),
        "nine": st.sampled_from(["pass", "skip"]),
        "dealer": st.sampled_from(["highest", "lowest"]),
        "clock": st.integers(10, 604_800) | st.just("off"),
        "pause": st.integers(0, 86_400),
        "leaving": st.sampled_from(["computer", "fold"]),
    },
)


@given(PLAIN)
def test_what_is_written_is_what_was_chosen(wanted: dict[str, object]) -> None:
    assert written(changed(DEFAULTS, wanted)) == {**written(DEFAULTS), **wanted}


def test_the_defaults_are_those_of_the_rules() -> None:
    milestones, classic = (written(ALL[rules].options) for rules in ("milestones", "classic"))
    assert milestones == {
        "points": 10,
        "draw": "auto",
        "hand_size": 3,
        "decks": "auto",
        "floor": False,
        "nine": "pass",
        "dealer": "highest",
        "clock": 60,
        "pause": 30,
        "leaving": "computer",
    }
    assert classic == milestones | {"points": 3, "draw": "manual"}


def test_every_option_is_offered_where_it_means_something() -> None:
    assert set(ALL["classic"].offered) == set(NAMES)
    assert set(ALL["milestones"].offered) == set(NAMES) - {"nine"}


@pytest.mark.parametrize(
    ("name", "given_value", "told"),
    [
        ("points", 0, "points may be 1 to 99, not 0"),
        ("points", 100, "points may be 1 to 99, not 100"),
        ("points", True, "points may be 1 to 99, not True"),
        ("points", "ten", "points may be 1 to 99, not 'ten'"),
        ("hand_size", 8, "hand_size may be 1 to 7, not 8"),
        ("decks", 9, "decks may be 1 to 8, or auto, not 9"),
        ("decks", 0, "decks may be 1 to 8, or auto, not 0"),
        ("clock", 9, "clock may be 10 to 604800, or off, not 9"),
        ("pause", -1, "pause may be 0 to 86400, not -1"),
        ("pause", None, "pause may be 0 to 86400, not None"),
        ("floor", 1, "floor may be true or false, not 1"),
        ("nine", "both", "nine may be pass or skip, not 'both'"),
        ("dealer", 7, "dealer may be highest or lowest, not 7"),
        ("draw", None, "draw may be auto or manual, not None"),
        ("joker", True, "there is no option 'joker': choose from points, draw, hand_size,"),
    ],
)
def test_anything_else_is_named_with_what_it_may_be(
    name: str, given_value: object, told: str
) -> None:
    with pytest.raises(ValueError, match=r"may be|there is no option") as wrong:
        changed(DEFAULTS, {name: given_value})
    assert str(wrong.value).startswith(told)


def test_auto_and_off_may_also_be_left_open() -> None:
    options = changed(DEFAULTS, {"decks": None, "clock": None})
    assert (options.decks, options.clock) == (None, None)


def test_times_are_given_in_seconds() -> None:
    options = changed(DEFAULTS, {"clock": 90, "pause": 0})
    assert (options.clock, options.pause) == (timedelta(seconds=90), timedelta(0))


def test_words_become_what_they_mean() -> None:
    assert changed(DEFAULTS, {"nine": "skip"}).nine is Nine.SKIP


@pytest.mark.parametrize(
    ("seats", "packs"),
    [(2, 1), (6, 1), (7, 2), (12, 2), (13, 3), (18, 3), (19, 4), (20, 4)],
)
def test_one_pack_for_six_and_one_more_for_every_six_more(seats: int, packs: int) -> None:
    assert DEFAULTS.packs(seats) == packs


@pytest.mark.parametrize("decks", range(1, 9))
def test_a_table_may_set_its_packs(decks: int) -> None:
    assert changed(DEFAULTS, {"decks": decks}).packs(20) == decks


def test_a_game_that_was_changed_in_the_lobby_remembers_all_of_it() -> None:
    state: Lobby = lobby(2, "classic", nine="skip", clock=60)
    assert written(state.options)["clock"] == 60
