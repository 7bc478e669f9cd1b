"""Every language says everything that the bot may say, and says it well."""

import ast as python
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast

import bot
from bot.i18n import ENGLISH, LANGUAGES, Wording, texts
from bot.i18n.bundles import LOCALES, bundle
from bot.intents import Problem
from bot.press import Press
from bot.routes import COMMANDS
from core.cards import PACK, Rank
from core.options import NAMES
from core.refusal import Reason
from core.rules import ALL
from tests.bot.i18n.fluent import entries, needs, occasions, patterns

SAYING = {"voice", "say", "texts", "label", "moment", "_said", "_written"}
"""What a text is asked for by; the key comes first."""

SIGNS = set("→←↻▸●•·×✓✗−–—+…|_")
"""Silent, or read with a long name."""

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def keys(language: str) -> set[str]:
    return {pattern.key for pattern in patterns(language)}


def source() -> Iterator[python.AST]:
    for file in Path(bot.__file__).parent.rglob("*.py"):
        yield from python.walk(python.parse(file.read_text(encoding="utf-8")))


def strings() -> set[str]:
    """Every word in the source that may be a key."""
    return {
        node.value
        for node in source()
        if isinstance(node, python.Constant) and isinstance(node.value, str)
    }


def shapes() -> list[re.Pattern[str]]:
    """Every key in the source that is put together, such as `card-` with a card."""
    parts = [
        [part.value if isinstance(part, python.Constant) else None for part in node.values]
        for node in source()
        if isinstance(node, python.JoinedStr)
    ]
    return [
        re.compile("".join(re.escape(part) if isinstance(part, str) else ".+" for part in word))
        for word in parts
        if any(isinstance(part, str) for part in word)
    ]


def asked_for() -> set[str]:
    """Every key that is asked for by its whole name."""
    return {
        node.args[0].value
        for node in source()
        if isinstance(node, python.Call)
        and node.args
        and isinstance(node.args[0], python.Constant)
        and isinstance(node.args[0].value, str)
        and _name(node.func) in SAYING
    }


def _name(called: python.expr) -> str:
    match called:
        case python.Name(id=name) | python.Attribute(attr=name):
            return name
        case _:
            return ""


def test_every_folder_is_a_language() -> None:
    assert set(LANGUAGES) == {folder.name for folder in LOCALES.iterdir() if folder.is_dir()}
    assert ENGLISH in LANGUAGES


@in_every_language
def test_every_file_can_be_read(language: str) -> None:
    broken = [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
    assert broken == []


@in_every_language
def test_nothing_is_said_in_two_ways(language: str) -> None:
    twice = Counter(entry.id.name for entry in entries(language) if isinstance(entry, ast.Message))
    assert [key for key, times in twice.items() if times > 1] == []


@in_every_language
def test_a_language_has_the_texts_of_english_and_no_others(language: str) -> None:
    assert keys(language) == keys(ENGLISH)


@in_every_language
def test_a_text_wants_no_value_that_english_does_not_get(language: str) -> None:
    given: dict[str, set[str]] = {}
    for pattern in patterns(ENGLISH):
        given.setdefault(pattern.key, set()).update(needs(pattern.pattern).wanted)
    for pattern in patterns(language):
        assert needs(pattern.pattern).wanted <= given[pattern.key], pattern.key


@in_every_language
def test_only_words_stand_beside_a_text(language: str) -> None:
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            assert {attribute.id.name for attribute in entry.attributes} <= {"words"}


@in_every_language
@pytest.mark.parametrize("isolating", [True, False])
def test_every_text_can_be_said_with_every_number(language: str, isolating: bool) -> None:
    its = bundle(language, isolating=isolating)
    for pattern in patterns(language):
        message = its.get_message(pattern.key)
        said = message.attributes["words"] if pattern.words else message.value
        assert said is not None
        for values in occasions(pattern.pattern):
            text, errors = its.format_pattern(said, values)
            assert errors == [], pattern.key
            assert str(text).count("\u2068") == str(text).count("\u2069"), pattern.key


@in_every_language
def test_words_have_no_signs_that_a_voice_reads_wrongly(language: str) -> None:
    said: dict[str, ast.Pattern] = {}
    for pattern in patterns(language):
        if pattern.words or pattern.key not in said:
            said[pattern.key] = pattern.pattern
    for key, pattern_by_ear in said.items():
        written = FluentSerializer().serialize_entry(_alone(pattern_by_ear))
        assert not set(written) & SIGNS, key


def _alone(pattern: ast.Pattern) -> ast.Message:
    return ast.Message(ast.Identifier("one"), pattern)


def test_every_text_is_said_somewhere() -> None:
    words, put_together = strings(), shapes()
    unsaid = {
        key
        for key in keys(ENGLISH)
        if key not in words and not any(shape.fullmatch(key) for shape in put_together)
    }
    assert unsaid == set()


def test_every_text_that_is_asked_for_is_there() -> None:
    asked = {key for key in asked_for() if re.fullmatch(r"[a-z]+(-[a-z_]+)+", key)}
    assert len(asked) > 50
    assert asked - keys(ENGLISH) == set()


def test_everything_that_has_a_name_in_the_game_has_words() -> None:
    said = keys(ENGLISH)
    assert {f"refused-{reason}" for reason in Reason} <= said
    assert {f"game-{rules}" for rules in ALL} <= said
    assert {f"about-{rules}" for rules in ALL} <= said
    assert {f"card-{card}" for card in PACK} <= said
    assert {f"rank-{rank}" for rank in Rank} <= said
    for name in NAMES:
        assert any(key.startswith(f"option-{name}") for key in said), name


def test_everything_that_the_bot_asks_or_refuses_has_words() -> None:
    assert {f"problem-{problem}" for problem in Problem} <= keys(ENGLISH)
    assert {f"command-{name}" for name in COMMANDS} <= keys(ENGLISH)
    assert len(Press.__args__) == 29, "a press that is added needs a button with words"


@in_every_language
def test_the_command_menu_is_short_and_ends_without_a_full_stop(language: str) -> None:
    for name in COMMANDS:
        said = texts(language)(f"command-{name}")
        assert 1 <= len(said) <= 60
        assert not said.endswith(".")


@in_every_language
def test_the_descriptions_fit(language: str) -> None:
    assert len(texts(language)("bot-description")) <= 512
    assert len(texts(language)("bot-short-description")) <= 120


@in_every_language
def test_help_names_every_command(language: str) -> None:
    said = texts(language)("help") + texts(language)("start", link="", admin="")
    for name in COMMANDS:
        assert name == "start" or f"/{name}" in said


@in_every_language
def test_no_two_cards_are_called_alike(language: str) -> None:
    for wording in Wording:
        assert len({texts(language, wording).card(card) for card in PACK}) == len(PACK)
