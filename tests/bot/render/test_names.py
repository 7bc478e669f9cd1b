"""Names are made fit to be shown."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n import texts
from bot.render.names import LONGEST, called, clean, escaped
from core.state import PlayerId

FLAG = "\U0001f1fb\U0001f1f3"


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        ("Ana", "Ana"),
        ("  Ana \n Li\t", "Ana Li"),
        ("Ana\u202egnihtyna", "Anagnihtyna"),
        ("\u2066Bo\u2069", "Bo"),
        ("Z\u200bo\u200de\ufeff", "Zoe"),
        ("e\u0301", "é"),
        ("نور", "نور"),
        ("<b>Bo</b>", "<b>Bo</b>"),
        ("A\x00B\x7f", "AB"),
        ("😀", "😀"),
    ],
)
def test_what_hides_or_turns_is_taken_out(given_name: str, shown: str) -> None:
    assert clean(given_name) == shown


@pytest.mark.parametrize(
    "nothing",
    ["", "   ", "\u200b\u200d", "\u3164", "\u2800\u2800", "\u0301\u0302", "\ue000", "\ud800"],
)
def test_a_name_that_shows_nothing_is_none(nothing: str) -> None:
    assert clean(nothing) is None


def test_a_long_name_is_cut() -> None:
    assert clean("a" * 40) == "a" * 32


def test_a_cut_leaves_no_half_of_anything() -> None:
    assert clean("a" * 31 + "q\u0323\u0307") == "a" * 31
    assert clean("a" * 31 + FLAG) == "a" * 31
    assert clean("a" * 30 + FLAG + FLAG) == "a" * 30 + FLAG
    assert clean("a" * 31 + "\U0001f44d\U0001f3fd") == "a" * 31


def test_marks_do_not_pile_up() -> None:
    piled = clean("o" + "\u0489" * 50)
    assert piled is not None
    assert len(piled) == 5


@given(st.text(max_size=80))
def test_a_clean_name_is_short_visible_and_stays_as_it_is(name: str) -> None:
    kept = clean(name)
    if kept is None:
        return
    assert 1 <= len(kept) <= LONGEST
    assert not {unicodedata.category(sign) for sign in kept} & {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
    assert kept == kept.strip()
    assert clean(kept) == kept


def test_nobody_is_called_like_somebody_else() -> None:
    players = [PlayerId(n) for n in (1, 2, 3, 4)]
    names = called(texts("en"), players, {1: "Ana", 2: "Ana", 3: "Ana 2"})
    assert list(names.values()) == ["Ana", "Ana 2", "Ana 2 2", "Player 4"]


def test_markup_in_a_name_is_shown_and_does_nothing() -> None:
    assert escaped("<b>Bo & Cy</b>") == "&lt;b&gt;Bo &amp; Cy&lt;/b&gt;"
