"""How long words take, beside what was measured with a voice."""

import pytest

from deploy.playground.listen.pace import seconds, words


@pytest.mark.parametrize(
    ("language", "measured", "said"),
    [
        ("en", 5.9, "Ana, seven of clubs. Loses 1 point. Total 36. Bo, your turn."),
        ("es", 5.6, "Ana, siete de tréboles. Pierde 1 punto. Total 36. Bo, tu turno."),
        ("pt", 5.6, "Ana, sete de paus. Perde 1 ponto. Total 36. Bo, sua vez."),
        ("ar", 8.0, "آنا، سبعة سباتي. الخسارة نقطة واحدة. المجموع 36. الدور على بو."),
        ("vi", 4.6, "Ana, bảy chuồn. Mất 1 điểm. Tổng 36. Bo, đến lượt bạn."),
        ("en", 2.9, "Seven of clubs, 36, lose 1"),
        ("es", 3.2, "Siete de tréboles, 36, pierdes 1"),
        ("pt", 2.9, "Sete de paus, 36, perde 1"),
        ("ar", 4.1, "سبعة سباتي، 36، خسارتك نقطة"),
        ("vi", 2.1, "Bảy chuồn, 36, mất 1"),
        ("en", 3.2, "Ninety-Nine. Received today at 10:42."),
        (
            "en",
            13.2,
            "Ana: 10 points. 3 cards. Bo: 9 points. 3 cards. Cy: 10 points. 3 cards. "
            "Total 36. Bo’s turn. Order: normal. Next: Cy.",
        ),
    ],
)
def test_a_length_is_within_a_fifth_of_what_was_measured(
    language: str, measured: float, said: str
) -> None:
    assert seconds(said, language) == pytest.approx(measured, rel=0.2)


def test_silence_takes_no_time() -> None:
    assert seconds("", "en") == 0


def test_a_number_is_longer_to_say_than_to_write() -> None:
    assert seconds("40", "es") < seconds("44", "es") < seconds("144", "es")
    assert seconds("5000", "en") < seconds("5555", "en") < seconds("55555555", "en")


def test_written_words_are_counted_with_numbers_as_one() -> None:
    assert words("Ana, siete de tréboles. Total 36.") == 6
    assert words("Bo’s Ninety-Nine") == 2
