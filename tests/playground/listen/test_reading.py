"""How signs sound, in the five languages."""

import doctest

import pytest

from deploy.playground.listen import pace
from deploy.playground.listen import reading as module
from deploy.playground.listen.reading import LANGUAGES, known, names, reading


def test_the_examples_in_the_documents_are_true() -> None:
    for one in (module, pace):
        assert doctest.testmod(one).failed == 0


@pytest.mark.parametrize(
    ("language", "hyphen", "minus", "dash"),
    [
        ("en", "minus 1", "minus 1", "1"),
        ("es", "1", "minus 1", "1"),
        ("pt", "menos 1", "1", "1"),
        ("ar", "1", "minus 1", "1"),
        ("vi", "trừ 1", "minus 1", "1"),
    ],
)
def test_no_minus_is_heard_rightly_everywhere(
    language: str, hyphen: str, minus: str, dash: str
) -> None:
    assert reading("-1", language) == hyphen
    assert reading("−1", language) == minus
    assert reading("\u2068−1\u2069", language) == minus
    assert reading("–1", language) == dash


def test_a_sign_between_numbers_is_no_minus() -> None:
    assert reading("1-99", "en") == "1 99"


@pytest.mark.parametrize(
    ("language", "suit"),
    [
        ("en", "club suit"),
        ("es", "palo de tréboles"),
        ("pt", "naipe de paus"),
        ("ar", "ورقة لعب بشكل شجرة"),
        ("vi", "bộ nhép"),
    ],
)
def test_a_suit_is_called_as_the_language_calls_the_sign(language: str, suit: str) -> None:
    assert reading("7♣", language) == f"7 {suit}"


def test_every_sign_has_a_name_in_every_language() -> None:
    for sign, called in names().items():
        assert tuple(called) == LANGUAGES
        assert all(called.values()), sign


def test_arrows_and_dots_are_long_names_and_bars_are_silence() -> None:
    assert reading("→ ↻ ▸ ●", "en") == (
        "right-pointing arrow clockwise open circle arrow "
        "filled right-pointing small triangle filled circle"
    )
    assert reading("▓▓ ──", "en") == ""


def test_each_emoji_of_a_row_is_named() -> None:
    assert reading("🏆🏆", "es") == "trofeo trofeo"
    assert reading("1️⃣", "en") == "keycap: 1"


def test_an_emoji_that_nobody_expected_has_its_unicode_name() -> None:
    assert reading("🦖 Rex", "vi") == "t-rex Rex"


def test_a_lone_letter_stays_a_letter() -> None:
    assert reading("J, Q, K, T.", "en") == "J, Q, K, T."


def test_arabic_digits_are_silent_for_every_voice_but_arabic() -> None:
    assert reading("36 ٣٦", "ar") == "36 ٣٦"
    for language in ("en", "es", "pt", "vi"):
        assert reading("36 ٣٦", language) == "36"


def test_letters_for_show_are_read_as_numbers() -> None:
    assert reading("𝐀na", "en") == "letter 1 D 4 0 0 na"
    assert reading("ᴀ", "es") == "símbolo 1 D 0 0"


def test_accents_and_other_alphabets_are_letters() -> None:
    for name in ("José", "Thảo", "Zoë", "Łukasz", "Ольга", "آنا"):
        assert reading(name, "en") == name


def test_isolates_and_brackets_are_silent() -> None:
    assert reading("\u2068Ana\u2069 (the dealer), “out”.", "en") == "Ana the dealer, out."


def test_a_hyphen_or_apostrophe_inside_a_word_belongs_to_it() -> None:
    assert reading("Ninety-Nine: Bo’s turn -", "en") == "Ninety-Nine: Bo’s turn"


def test_a_voice_that_is_none_of_the_five_is_taken_for_an_english_one() -> None:
    assert [known(one) for one in ("pt-BR", "AR", "de", "", None)] == ["pt", "ar", "en", "en", "en"]


def test_whatever_is_written_can_be_read() -> None:
    for code in range(0x110, 0x20000, 61):
        for language in LANGUAGES:
            assert isinstance(reading(chr(code), language), str)
