"""Golden games come out as they were reviewed; `python -m tests.games --write` writes them anew."""

import pytest

from core import fairness
from core.replay import text
from core.rules import ALL
from tests import games
from tests.games import __main__ as command

NAMES = pytest.mark.parametrize("name", games.GAMES)


@NAMES
def test_a_golden_game_comes_out_again(name: str) -> None:
    assert games.written(games.GAMES[name]) == games.file(name).read_text(encoding="utf-8")


@NAMES
def test_a_golden_game_follows_from_what_was_asked_in_its_text(name: str) -> None:
    golden = games.file(name).read_text(encoding="utf-8")
    log = text.carried_out(text.read(golden))
    assert text.written(log) == golden
    assert fairness.verify(log) == ()


def test_every_file_is_a_golden_game() -> None:
    assert {file.stem for file in games.FOLDER.glob("*.txt")} == set(games.GAMES)


def test_both_variants_are_played_by_two_three_four_and_seven() -> None:
    played = {(game.rules, game.seats) for game in games.GAMES.values()}
    assert played == {(rules, seats) for rules in ALL for seats in (2, 3, 4, 7)}


def test_the_command_finds_them_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main([]) == 0
    assert capsys.readouterr().out == ""


def test_the_command_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--rewrite"]) == 2
    assert capsys.readouterr().err == "usage: python -m tests.games [--write]\n"
