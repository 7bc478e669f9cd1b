"""A game told in words: complete, for the eye and by ear, and as a file that can be checked."""

import re

import pytest

from bot.i18n import Texts, Wording
from bot.memory import replay
from bot.memory.results import LANDINGS, PASSINGS, Result, result
from bot.memory.story import CAPTION, labels, not_told, plays, replayed, story
from bot.render.markup import LONGEST, length
from bot.render.voice import Voice
from bot.store.record import entry_from
from core import fairness
from core.events import Closed
from tests.bot.i18n.test_locales import SIGNS
from tests.bot.memory.games import crowd, entries, golden
from tests.bot.render.reading import lines
from tests.games import GAMES, log

every_golden_game = pytest.mark.parametrize("name", sorted(GAMES))
every_wording = pytest.mark.parametrize("wording", Wording)


def voice(told: Result, wording: Wording = Wording.SYMBOLS, *, size: int = 0) -> Voice:
    """A voice that calls the players P1, P2 …, or by names of this size."""
    names: dict[int, str] = {player: f"P{player}x".ljust(size, "W") for player in told.players}
    return Voice(Texts("en", wording), names)


@every_golden_game
def test_the_story_has_all_places_and_rounds(name: str) -> None:
    told = golden(name)
    text = lines(story(told, voice(told)))
    assert text[0].startswith(f"P{told.ranking[0][0]}x won ")
    for player in told.players:
        assert sum(f"P{player}x" in line for line in text[1 : 1 + len(told.ranking)]) == 1
    for its in told.rounds:
        assert sum(bool(re.match(rf"Round {its.number}\b", line)) for line in text) == 1


@every_golden_game
def test_the_story_has_every_landing_and_passing_of_the_picture(name: str) -> None:
    told = golden(name)
    text = "\n".join(lines(story(told, voice(told))))
    for key, whys in (("landed on", LANDINGS), ("passed", PASSINGS)):
        marks = [
            mark
            for found in re.findall(rf"x {key} ([0-9, and]+)\.", text)
            for mark in re.findall("[0-9]+", found)
        ]
        deeds = [move.deed for move in told.moves if move.deed.why in whys]
        assert len(marks) >= len(deeds)
        if key == "landed on":
            assert sorted(marks) == sorted(str(deed.mark) for deed in deeds)


@every_golden_game
def test_the_points_after_each_round_are_told(name: str) -> None:
    told = golden(name)
    found = [line for line in lines(story(told, voice(told))) if " then: " in line]
    for its, line in zip(told.rounds, found, strict=True):
        said = {int(player): int(left) for player, left in re.findall(r"P(-?\d+)x (\d+)", line)}
        points = dict(zip(told.players, its.moves[-1].points, strict=True))
        assert said == {player: left for player, left in points.items() if left}


@every_wording
@every_golden_game
def test_a_round_is_told_play_by_play(name: str, wording: Wording) -> None:
    told = golden(name)
    for its in told.rounds:
        text = lines(plays(told, its.number, voice(told, wording)))
        assert len(text) == 1 + len(its.moves)


def test_a_round_that_was_not_played_is_refused() -> None:
    told = golden("milestones_two")
    for number in (0, -1, len(told.rounds) + 1):
        assert lines(plays(told, number, voice(told))) == ["The last game had rounds 1 to 3."]


@every_golden_game
def test_by_ear_there_are_only_sentences(name: str) -> None:
    told = golden(name)
    ear = voice(told, Wording.WORDS)
    said = [*lines(story(told, ear)), *lines(plays(told, 1, ear))]
    assert not set("".join(said)) & SIGNS
    assert all(line.endswith((".", "!", ":")) for line in said)


@every_wording
@pytest.mark.parametrize("rules", ["milestones", "classic"])
def test_twenty_long_names_fit_in_a_message(rules: str, wording: Wording) -> None:
    told = crowd(rules)
    its = voice(told, wording, size=32)
    assert length(story(told, its).text) <= LONGEST
    assert length(story(told, its, longest=CAPTION).text) <= CAPTION
    assert length(replayed(told, its).text) <= LONGEST
    assert "ninetynine verify" in replayed(told, its).text
    for one in told.rounds:
        assert length(plays(told, one.number, its).text) <= LONGEST


def test_what_does_not_fit_is_said_to_be_elsewhere() -> None:
    told = crowd("classic")
    its = voice(told, size=32)
    text = lines(story(told, its))
    assert any("/replay 1" in line for line in text)
    assert any(line.startswith(f"Round {len(told.rounds)}") for line in text)
    assert not any(line.startswith("Round 1:") for line in text)


def test_a_game_that_was_broken_off_is_told_so() -> None:
    told = result((*log(GAMES["milestones_two"])[:60], Closed(by=None)))
    assert told is not None
    assert lines(story(told, voice(told)))[0] == "33 · 66 · 99 was broken off."


def test_why_there_is_nothing_to_tell_is_said() -> None:
    its = voice(golden("classic_three"))
    assert not_told(its, running=True) != not_told(its, running=False)


def test_the_file_of_a_game_is_what_verify_takes() -> None:
    played = entries("milestones_four_by_hand_clock")
    read = [entry_from(line) for line in replay.file(played).splitlines()]
    events = tuple(event for entry in read for event in entry.events)
    assert tuple(read) == played
    assert fairness.verify(events) == ()
    assert replay.name("Xk3v9QpA") == "ninetynine-Xk3v9QpA.jsonl"


def test_the_words_of_a_picture_name_everybody() -> None:
    told = golden("classic_three")
    its = labels(told, voice(told))
    assert its.title == "Classic · 6 rounds"
    assert its.names == ("P1x", "P2x", "P3x")
    assert its.nameless == ("Player 1", "Player 2", "Player 3")
    assert its.points == "Tokens left"
    assert len(its.rounds) == len(told.rounds)
