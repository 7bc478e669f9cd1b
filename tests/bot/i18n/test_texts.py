"""How one reader is spoken to."""

import warnings
from datetime import timedelta

import pytest

from bot.i18n import MissingText, Texts, Wording, nearest, opening, texts
from core.cards import card

SYMBOLS = texts("en")
WORDS = texts("en", Wording.WORDS)


def test_a_card_is_told_in_symbols_or_in_words() -> None:
    assert SYMBOLS.card(card("7C")) == "7♣"
    assert SYMBOLS.card(card("TD")) == "10♦"
    assert WORDS.card(card("7C")) == "seven of clubs"


def test_a_number_below_zero_has_a_real_minus_or_the_word() -> None:
    assert [SYMBOLS.number(n) for n in (-10, 0, 36)] == ["−10", "0", "36"]
    assert WORDS.number(-10) == "minus 10"


def test_a_name_is_kept_apart_from_the_sentence_round_it() -> None:
    assert SYMBOLS("turn-other", player="Ana") == "\u2068Ana\u2069’s turn."


def test_a_label_has_no_marks() -> None:
    assert SYMBOLS.label("choice", card="7♣", total="36") == "7♣ → 36"


def test_lists_grow_by_commas_and_end_with_a_word() -> None:
    plain = [
        SYMBOLS.listed(names).replace("\u2068", "").replace("\u2069", "")
        for names in (["Ana"], ["Ana", "Bo"], ["Ana", "Bo", "Cy"])
    ]
    assert plain == ["Ana", "Ana and Bo", "Ana, Bo and Cy"]
    assert SYMBOLS.listed([]) == ""
    assert SYMBOLS.either(["33", "66"]) == "\u206833\u2069 or \u206866\u2069"


@pytest.mark.parametrize(
    ("length", "said"),
    [
        (timedelta(seconds=0), "0 seconds"),
        (timedelta(seconds=1), "1 second"),
        (timedelta(seconds=90), "90 seconds"),
        (timedelta(minutes=2), "2 minutes"),
        (timedelta(hours=1), "1 hour"),
        (timedelta(days=7), "7 days"),
    ],
)
def test_a_length_of_time_is_told_in_the_unit_that_fits(length: timedelta, said: str) -> None:
    assert SYMBOLS.duration(length).replace("\u2068", "").replace("\u2069", "") == said


def test_a_missing_text_or_value_is_an_error_in_tests() -> None:
    with pytest.raises(MissingText, match="no-such-text"):
        SYMBOLS("no-such-text")
    with pytest.raises(MissingText, match="player"):
        SYMBOLS("turn-other")


def test_a_missing_text_is_english_in_production() -> None:
    klingon = Texts("tlh")
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        assert klingon("turn-yours") == "Your turn."
    assert [warning.category for warning in told] == [MissingText]


def test_a_missing_text_never_tells_its_values() -> None:
    with pytest.raises(MissingText) as told:
        SYMBOLS("turn-other", stranger="Ana")
    assert "Ana" not in str(told.value)


@pytest.mark.parametrize(
    ("code", "language"),
    [("en", "en"), ("en-GB", "en"), ("EN_us", "en"), ("tlh", "en"), ("", "en"), (None, "en")],
)
def test_everybody_reads_the_nearest_language(code: str | None, language: str) -> None:
    assert nearest(code) == language


def test_a_line_opens_with_a_capital() -> None:
    assert opening("\u2068ace\u2069 and two") == "\u2068Ace\u2069 and two"
    assert opening("7♣ → 36") == "7♣ → 36"
    assert opening("") == ""
