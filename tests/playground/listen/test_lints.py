"""Each lint, with a line that is fine and one that is not."""

import pytest

from deploy.playground.listen import lints
from deploy.playground.listen.lints import Broken, check

GOOD = {
    "en": "\u2068Ana\u2069, seven of clubs. Loses 1 point. Total 36. Bo, your turn.",
    "es": "Ana, siete de tréboles. Pierde 1 punto. Total 36. Bo, tu turno.",
    "pt": "Ana, sete de paus. Perde 1 ponto. Total 36. Bo, sua vez.",
    "ar": "آنا، سبعة سباتي. الخسارة نقطة واحدة. المجموع 36. الدور على بو.",
    "vi": "Ana, bảy chuồn. Mất 1 điểm. Tổng 36. Bo, đến lượt bạn.",
}


def laws(text: str, language: str = "en", names: tuple[str, ...] = ()) -> list[str]:
    return [one.law for one in lints.lines([text], language, names)]


@pytest.mark.parametrize("language", list(GOOD))
def test_a_line_in_plain_words_breaks_nothing(language: str) -> None:
    check(lints.lines([GOOD[language]], language))
    check(lints.brief([GOOD[language]]))


@pytest.mark.parametrize(
    "text", ["Total -1.", "Total −1.", "Total –1.", "Total +10.", "From 1-99."]
)
def test_a_sign_before_a_number_is_found(text: str) -> None:
    assert "signs" in laws(text)
    assert "signs" not in laws("Total minus 1. Ninety-Nine.")


def test_a_sign_is_found_through_the_marks_round_a_number() -> None:
    assert "signs" in laws("Total −\u20681\u2069.")


@pytest.mark.parametrize("text", ["K of clubs.", "Ana plays J.", "The Q, then 5."])
def test_a_lone_letter_is_found(text: str) -> None:
    assert "lone_letters" in laws(text)
    assert "lone_letters" not in laws("King of clubs. A jack. OK.")


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Seven of ♣.", "en"),
        ("Total 36 → 46.", "en"),
        ("33 · 66", "en"),
        ("Total (36).", "en"),
        ("𝐀na.", "en"),
        ("ᴀna.", "en"),
        ("المجموع ٣٦.", "ar"),
        ("المجموع 36, الدور على بو.", "ar"),
        ("المَجموع 36.", "ar"),
        ("¿Sí?", "en"),
        ("Game - over.", "en"),
    ],
)
def test_anything_but_letters_digits_and_the_languages_points_is_found(
    text: str, language: str
) -> None:
    assert "plain" in laws(text, language)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Bo’s turn: Ninety-Nine!", "en"),
        ("Type /play 2 low, or /hand.", "en"),
        ("¿Sumar 1 u 11? ¡Justo 33!", "es"),
        ("Vê-se: última, não é?", "pt"),
        ("معنا 12 لاعبًا، نزّل.", "ar"),
    ],
)
def test_what_a_language_needs_is_allowed(text: str, language: str) -> None:
    assert laws(text, language) == []


def test_another_script_is_found_outside_names_and_commands() -> None:
    assert "one_script" in laws("Total 36. المجموع 36.")
    assert "one_script" in laws("المجموع 36. Bo", "ar")
    assert laws("الدور على \u2068Bo\u2069. /hand", "ar", names=("Bo",)) == []
    assert laws("\u2068آنا\u2069, your turn.", "en", names=("آنا",)) == []


@pytest.mark.parametrize("text", ["\u2068Ana, your turn.", "Ana\u2069, your turn."])
def test_an_isolate_without_its_other_end_is_found(text: str) -> None:
    assert laws(text) == ["isolates"]
    assert laws("\u2068Ana \u2068Bo\u2069\u2069, your turn.") == []


@pytest.mark.parametrize("text", ["36 is the total.", ". Total 36.", "(Ana)"])
def test_a_line_that_begins_with_no_word_is_found(text: str) -> None:
    assert "begins_with_a_word" in laws(text)


@pytest.mark.parametrize(
    "text", ["/hand shows them.", "\u2068Ana\u2069 plays.", "\u2068★ 1\u2069."]
)
def test_a_line_may_begin_with_a_name_or_a_command(text: str) -> None:
    assert laws(text, names=("★ 1",)) == []


def test_every_line_of_a_text_is_looked_at() -> None:
    found = lints.lines(["Total 36.\n\nTotal −1."], "en")
    assert [breach.line for breach in found] == ["Total −1."] * 2


def test_no_lint_looks_into_a_name() -> None:
    assert laws("\u2068K-9 ♥ −1\u2069, your turn.", names=("K-9 ♥ −1", "K")) == []
    assert "lone_letters" in laws("King K, your turn.", names=("Ann",))


def test_a_brief_line_has_sixteen_words() -> None:
    sixteen = " ".join(["word"] * 16)
    assert list(lints.brief([sixteen])) == []
    (breach,) = lints.brief([f"{sixteen} more"])
    assert "17 words" in breach.why


def test_a_name_is_one_word_however_long() -> None:
    fifteen = " ".join(["word"] * 15)
    assert list(lints.brief([f"Ana Maria da Silva, {fifteen}"], ["Ana Maria da Silva"])) == []


def test_a_text_that_is_too_long_or_empty_is_found() -> None:
    assert list(lints.short(["Seven of clubs, 36, lose 1"], lints.LABEL)) == []
    too_long, empty = lints.short(["x" * 41, " "], lints.LABEL)
    assert "41 characters" in too_long.why
    assert empty.why == "it is empty"
    assert [*lints.short(["🏆" * 101], lints.ALERT)]


def test_a_failure_names_every_line_and_what_is_wrong_with_it() -> None:
    with pytest.raises(Broken) as failure:
        check(lints.lines(["K of clubs.", "\u2068Bo, your turn."], "en"))
    told = str(failure.value)
    assert "lone_letters: a letter instead of a card: 'K', in 'K of clubs.'" in told
    assert r"isolates: 1 isolates are left open, in '\u2068Bo, your turn.'" in told
