"""The tables of the hard player: what they say, and that the recipe makes them."""

import runpy
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from core.cards import Rank
from core.players import tables
from core.players.tables import ALIVE, LOWEST, PAIRS, UNITS, Worth, solve
from core.players.tables.__main__ import main
from core.rules import ALL

EVERY_TABLE = [(rules, alive) for rules in sorted(ALL) for alive in ALIVE]


def table(rules: str, alive: int) -> Worth:
    found = tables.worth(rules, alive)
    assert found is not None
    return found


@pytest.mark.parametrize("rules", sorted(ALL))
def test_more_than_four_players_play_by_the_table_for_four(rules: str) -> None:
    assert table(rules, 4) is tables.worth(rules, 4)
    assert table(rules, 20) == table(rules, 4) != table(rules, 2)


def test_rules_without_files_have_no_table() -> None:
    assert tables.worth("bridge", 2) is None


def test_in_milestones_the_best_cards_to_keep_are_aces_and_nines() -> None:
    worth = table("milestones", 2)
    value = {
        its: worth.of(10, [its], skips=False) for its in (Rank.ACE, Rank.NINE, Rank.FIVE, Rank.KING)
    }
    assert value[Rank.ACE] > value[Rank.NINE] > value[Rank.FIVE] > value[Rank.KING]


def test_a_total_just_before_the_tens_land_is_bad_to_leave() -> None:
    worth = table("milestones", 2)
    left = [worth.of(total, [Rank.FIVE, Rank.SIX], skips=False) for total in (23, 30)]
    assert left[0] < left[1]


def test_totals_beyond_the_table_are_valued_as_its_edge() -> None:
    worth = table("classic", 2)
    kept = [Rank.ACE, Rank.ACE]
    assert worth.of(-99, kept, skips=False) == worth.of(LOWEST, kept, skips=False)


def test_the_order_of_what_is_kept_does_not_matter() -> None:
    worth = table("milestones", 3)
    one, other = [Rank.KING, Rank.FOUR], [Rank.FOUR, Rank.KING]
    assert worth.of(52, one, skips=True) == worth.of(52, other, skips=True)


def test_other_numbers_of_cards_are_the_average_of_two_and_what_each_adds() -> None:
    pairs = [sum("A23456789TJQK".index(its) for its in pair) for pair in PAIRS]
    numbers = [
        UNITS * worth for _ in range(2) for worth in pairs for _ in tables.totals(ALL["classic"])
    ]
    worth = Worth(tuple(numbers))
    assert worth.of(50, [], skips=False) == pytest.approx(12)
    assert worth.of(50, [Rank.ACE], skips=False) == pytest.approx(6)
    assert worth.of(50, [Rank.KING, Rank.KING, Rank.SEVEN], skips=True) == pytest.approx(24)


@pytest.mark.parametrize(("rules", "alive"), EVERY_TABLE)
def test_one_more_sweep_leaves_a_table_as_it_is(rules: str, alive: int) -> None:
    numbers = table(rules, alive).numbers
    half = len(numbers) // 2
    unknown = unpacked(rules, [0.0] * half)
    skip, plain = (unpacked(rules, numbers[half:]), unpacked(rules, numbers[:half]))
    values = solve.swept(ALL[rules], [*[unknown] * (alive - 2), skip, plain])
    for before, after in ((skip, values[-2]), (plain, values[-1])):
        apart = [
            abs(one - other)
            for total in tables.totals(ALL[rules])
            for one, other in zip(before[total], after[total], strict=True)
        ]
        # A few values keep swinging by some hundredths of a point for ever.
        assert sum(apart) / len(apart) < 0.005
        assert max(apart) < 0.06


def unpacked(rules: str, numbers: Sequence[float]) -> solve.Values:
    totals = tables.totals(ALL[rules])
    return {
        total: [number / UNITS for number in numbers[place :: len(totals)]]
        for place, total in enumerate(totals)
    }


def test_the_command_writes_what_it_solved_and_finds_it_the_same_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(ALL, "short", replace(ALL["classic"], id="short", target=0))
    assert main(["short"], tmp_path, sweeps=1) == 1
    assert not list(tmp_path.iterdir())
    assert main(["--write", "short"], tmp_path, sweeps=1) == 0
    assert main(["short"], tmp_path, sweeps=1) == 0
    said = capsys.readouterr().out.splitlines()
    names = [tables.file_name("short", alive) for alive in ALIVE]
    assert said == [f"{name}: {word}" for word in ("differs", "written", "same") for name in names]


def test_the_command_says_how_it_is_used(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["tables", "bridge"])
    monkeypatch.delitem(sys.modules, main.__module__)  # Or runpy warns that it is there already.
    with pytest.raises(SystemExit, match="2"):
        runpy.run_module("core.players.tables", run_name="__main__")
    assert "usage" in capsys.readouterr().err
