"""Answers to one person fit where Telegram shows them, however long names and cards are."""

import pytest

from bot.answer import LONGEST
from bot.i18n import LANGUAGES, Wording, texts
from core.cards import PACK
from tests.bot.i18n.fluent import occasions, patterns

ANSWERS = ("refused-", "problem-", "done-", "turn-", "total-", "alert-yours", "alert-theirs")
PEOPLE = {"name", "player", "host"}


@pytest.mark.parametrize("wording", Wording)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_fits_into_a_toast(language: str, wording: Wording) -> None:
    say = texts(language, wording)
    longest: dict[str, str | int] = {
        **dict.fromkeys(PEOPLE, "W" * 34),
        "card": max(map(say.card, PACK), key=len),
        "total": say.number(-99),
        "game": say("game-milestones"),
    }
    answers = [text for text in patterns(language) if text.key.startswith(ANSWERS)]
    assert len(answers) > 40
    for text in answers:
        for values in occasions(text.pattern):
            assert len(say(text.key, **(values | longest))) <= LONGEST, text.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_in_the_open_takes_no_card(language: str) -> None:
    public = {"not-played", "hand-here", "score-line", "turn-other", "total-is", "panel-over"}
    for text in patterns(language):
        if text.key in public:
            assert all("card" not in values for values in occasions(text.pattern)), text.key
