"""Every scenario file, and the runner itself: it must fail when it should."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests import scenarios

FOLDER = Path(__file__).parents[1] / "scenarios"
FILES = sorted(FOLDER.rglob("*.json"))


def _all() -> list[Any]:
    return [
        pytest.param(scenario, id=f"{file.stem}: {scenario['name']}")
        for file in FILES
        for scenario in json.loads(file.read_text(encoding="utf-8"))
    ]


@pytest.mark.parametrize("scenario", _all())
def test_a_scenario_comes_out(scenario: object) -> None:
    assert scenarios.run(scenario) is None


def test_every_scenario_is_run_by_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert scenarios.main([str(FOLDER)]) == 0
    assert capsys.readouterr().out == f"{len(_all())} passed, 0 failed\n"


def test_no_two_scenarios_of_a_file_have_one_name() -> None:
    for file in FILES:
        names = [scenario["name"] for scenario in json.loads(file.read_text(encoding="utf-8"))]
        assert len(names) == len(set(names)), file


def _scenario(**changes: object) -> dict[str, object]:
    return {
        "name": "a seven",
        "rules": "milestones",
        "players": ["A", "B"],
        "lives": {"A": 10, "B": 10},
        "turn": "A",
        "total": 0,
        "hands": {"A": ["7S", "AS"], "B": ["5H"]},
        "stock": ["3C"],
        "pile": [],
        "steps": [{"by": "A", "play": "7S", "expect": {"total": 7}}],
    } | changes


def _steps(**step: object) -> dict[str, object]:
    return _scenario(steps=[{"by": "A", "play": "7S", "expect": {}} | step])


def test_the_plain_scenario_passes() -> None:
    assert scenarios.run(_scenario()) is None


def test_only_the_players_named_count() -> None:
    expect = {"lives": {"B": 10}, "hands": {"A": ["AS", "3C"]}}
    assert scenarios.run(_steps(expect=expect)) is None


@pytest.mark.parametrize(
    ("expect", "told"),
    [
        ({"total": 8}, "total: expected 8, was 7"),
        ({"lives": {"B": 9}}, "lives: expected {'B': 9}, was {'B': 10}"),
        ({"lives": {"Z": 9}}, "lives: expected {'Z': 9}, was {'Z': None}"),
        ({"turn": "A"}, "turn: expected A, was B"),
        ({"direction": "counterclockwise"}, "direction: expected counterclockwise, was clockwise"),
        ({"hands": {"B": ["5C"]}}, "hands: expected {'B': ['5C']}, was {'B': ['5H']}"),
        ({"round_over": True}, "round_over: expected True, was False"),
        ({"winner": "A"}, "winner: expected A, was None"),
        ({"refused": "over_99"}, "refused: expected over_99, was None"),
    ],
)
def test_what_comes_out_otherwise_is_told(expect: object, told: str) -> None:
    assert scenarios.run(_steps(expect=expect)) == scenarios.Difference("a seven", 1, told)


def test_a_refusal_that_nobody_expects_differs() -> None:
    differs = scenarios.run(_steps(play="KS", expect={}))
    assert differs == scenarios.Difference("a seven", 1, "refused: expected None, was not_in_hand")


@pytest.mark.parametrize(
    "scenario",
    [
        pytest.param("a text", id="no object"),
        pytest.param(_scenario(rules="bridge"), id="another game"),
        pytest.param(_scenario(players="AB"), id="players no list"),
        pytest.param(_scenario(players=["A", "A"]), id="two of one name"),
        pytest.param(_scenario(players=[]), id="nobody"),
        pytest.param(_scenario(lives={"Z": 1}), id="lives of a stranger"),
        pytest.param(_scenario(lives={"A": "ten"}), id="lives no number"),
        pytest.param(_scenario(hands={"Z": []}), id="hand of a stranger"),
        pytest.param(_scenario(hands={"A": ["1S"]}), id="no such card"),
        pytest.param(_scenario(hands={"A": "7S"}), id="hand no list"),
        pytest.param(_scenario(stock=["XX"]), id="no such card in the stock"),
        pytest.param(_scenario(pile=["7s"]), id="no such card in the pile"),
        pytest.param(_scenario(turn="Z"), id="turn of a stranger"),
        pytest.param(_scenario(total="0"), id="total no number"),
        pytest.param(_scenario(total=True), id="total true"),
        pytest.param(_scenario(direction="up"), id="no such direction"),
        pytest.param(_scenario(options={"joker": True}), id="no such option"),
        pytest.param(_scenario(options={"floor": "yes"}), id="bad option"),
        pytest.param(_scenario(options=[]), id="options no object"),
        pytest.param(_scenario(steps=[]), id="no steps"),
        pytest.param(_scenario(steps="none"), id="steps no list"),
        pytest.param({"name": "bare"}, id="nothing but a name"),
        pytest.param(_scenario(steps=["A 7S"]), id="step no object"),
        pytest.param(_steps(by="Z"), id="step by a stranger"),
        pytest.param(_steps(play=None), id="neither play nor draw"),
        pytest.param(_steps(play="7X"), id="plays no card"),
        pytest.param(_steps(draw=True), id="play and draw"),
        pytest.param(_steps(value="11"), id="value no number"),
        pytest.param(_steps(expect="all well"), id="expect no object"),
        pytest.param(_steps(expect={"sum": 7}), id="unknown expectation"),
        pytest.param(_steps(expect={"refused": "no"}), id="unknown refusal"),
        pytest.param(_steps(expect={"hands": ["7S"]}), id="expected hands no object"),
        pytest.param(_steps(expect={"hands": {"A": ["77"]}}), id="expected card unknown"),
    ],
)
def test_what_cannot_be_read_is_a_difference(scenario: object) -> None:
    differs = scenarios.run(scenario)
    assert differs is not None
    assert differs.what.startswith(("cannot be read: ", "there is no step"))


def test_a_file_that_is_no_json_fails_and_the_others_are_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "broken.json").write_text('[{"name": ', encoding="utf-8")
    (tmp_path / "good.json").write_text(json.dumps(_scenario()), encoding="utf-8")
    assert scenarios.main([str(tmp_path)]) == 1
    first, last = capsys.readouterr().out.splitlines()
    assert "broken.json: step 0: cannot be read: " in first
    assert last == "1 passed, 1 failed"


@pytest.mark.parametrize("content", [b"\xff\xfe", b"[" * 100_000, b"", b"[]"])
def test_a_file_without_a_scenario_fails(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "odd.json"
    file.write_bytes(content)
    assert scenarios.main([str(file)]) == 1
    assert capsys.readouterr().out.endswith("\n0 passed, 1 failed\n")


def test_a_path_that_is_not_there_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert scenarios.main([str(tmp_path / "nowhere.json")]) == 1
    assert "nowhere.json: step 0: cannot be read: " in capsys.readouterr().out


def test_an_empty_folder_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert scenarios.main([str(tmp_path)]) == 1
    assert "there is no scenario in this folder" in capsys.readouterr().out


def test_without_a_path_it_says_how_it_is_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert scenarios.main([]) == 2
    assert capsys.readouterr().err == "usage: python -m tests.scenarios PATH...\n"
