"""Callback data: what goes out comes back, and nothing a stranger sends does harm."""

import string
from dataclasses import fields
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.press import LONGEST, Lay, Pick, Press, decode, encode
from core.state import Level, PlayerId

words = st.text(string.ascii_letters + string.digits + "-_", min_size=1, max_size=16)
numbers = st.integers(0, 9999)

KINDS: tuple[type[Press], ...] = get_args(Press)

_OF_FIELD = {
    "game": words,
    "rules": words,
    "mark": words,
    "stamp": words,
    "place": numbers,
    "round": numbers,
    "pick": st.none() | st.sampled_from(Pick),
    "level": st.sampled_from(Level),
    "option": words,
    "choice": words,
    "value": words,
    "preset": words,
    "page": words,
    "wish": words,
    "player": st.integers(-20, 10**13).map(PlayerId),
}


def built(kind: type[Press]) -> st.SearchStrategy[Press]:
    return st.builds(kind, **{field.name: _OF_FIELD[field.name] for field in fields(kind)})


@given(st.one_of([built(kind) for kind in KINDS]))
def test_what_goes_out_comes_back_in_at_most_64_bytes(press: Press) -> None:
    data = encode(press)
    assert decode(data) == press
    assert len(data.encode()) <= LONGEST


@given(st.text() | st.from_regex(r"[a-z](\.[A-Za-z0-9_-]*){0,5}"))
def test_whatever_a_stranger_sends_is_a_press_of_ours_or_nothing(data: str) -> None:
    press = decode(data)
    assert press is None or isinstance(press, KINDS)


@pytest.mark.parametrize(
    "data",
    [
        "",
        ".",
        "p",
        "p.game",
        "p.game.mark",
        "p.game.mark.-1",
        "p.game.mark.99999",
        "p.game.mark.１",
        "p.game.mark.1.x",
        "p.game.mark.1.l.l",
        "p.ga me.mark.1",
        "p.game.mark\n.1",
        "q.game",
        "g.game",
        "n.game.one",
        "h.game.extra",
        "h.überspiel",
        "h.seventeen-letters",
    ],
)
def test_what_is_nearly_a_press_is_none(data: str) -> None:
    assert decode(data) is None


def test_a_lay_names_a_place_and_never_a_card() -> None:
    assert encode(Lay("gamegame", "markmark", 2, Pick.HIGH)) == "p.gamegame.markmark.2.h"


_EXAMPLE: dict[str, object] = {
    "game": "g",
    "rules": "classic",
    "mark": "m",
    "stamp": "s",
    "place": 0,
    "round": 1,
    "pick": None,
    "level": Level.HARD,
    "option": "points",
    "choice": "wording",
    "value": "5",
    "preset": "quick",
    "page": "more",
    "wish": "in",
    "player": PlayerId(7),
}


def test_every_kind_of_press_has_a_verb_of_its_own() -> None:
    made = [kind(**{field.name: _EXAMPLE[field.name] for field in fields(kind)}) for kind in KINDS]  # type: ignore[arg-type]
    assert len({encode(press).split(".")[0] for press in made}) == len(KINDS)
    assert [decode(encode(press)) for press in made] == made
