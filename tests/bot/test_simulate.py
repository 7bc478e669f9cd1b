"""Tournaments: what is printed, that it can be repeated, and what is refused."""

import argparse

import pytest

from bot import simulate
from core.players import ALL

MATCH = simulate.Match(
    rules="milestones",
    seats=3,
    one=ALL["normal"],
    others=ALL["easy"],
    seed="5e" * 32,
    options={"points": 1},
)


def given(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="simulate")
    simulate.add(parser)
    return parser.parse_args(words)


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    assert simulate.run(given("--games", "4", "--points", "1", "--jobs", "1", *words)) == 0
    return capsys.readouterr().out.splitlines()


def test_every_pair_meets_in_every_game_and_the_last_line_is_the_speed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    *matches, speed = printed(capsys, "--seats", "2", "3", "--players", "easy", "hard")
    assert [line.split(" against ")[0] for line in matches] == [
        "classic, 2 seats: easy",
        "classic, 3 seats: easy",
        "classic, 3 seats: hard",
        "milestones, 2 seats: easy",
        "milestones, 3 seats: easy",
        "milestones, 3 seats: hard",
    ]
    assert "hard against 2 easy " in matches[-1]
    assert "plays" in speed
    assert "a second" in speed


def test_a_line_says_rate_interval_fair_share_and_length(
    capsys: pytest.CaptureFixture[str],
) -> None:
    line, _ = printed(
        capsys, "--rules", "classic", "--seats", "4", "--players", "easy", "--games", "5"
    )
    assert line.startswith(
        "classic, 4 seats: easy against 3 easy 25.0% ± 0.0% (fair 25.0%), 8 games"
    )


def test_the_same_seed_gives_the_same_and_another_seed_another_result(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("--rules", "milestones", "--seats", "2", "--players", "easy", "normal")
    first, again, other = (printed(capsys, *words, "--seed", seed)[0] for seed in ("a", "a", "b"))
    assert first == again != other


def test_the_number_of_jobs_changes_nothing() -> None:
    with simulate.spread(1) as one, simulate.spread(2) as two:
        assert simulate.played(MATCH, 30, one) == simulate.played(MATCH, 30, two)


def test_whole_deals_are_played_and_at_least_two() -> None:
    assert simulate.played(MATCH, 1).games == 6
    assert simulate.played(MATCH, 7).games == 9


def test_a_deal_is_the_same_game_where_all_play_alike() -> None:
    alike = simulate.Match(
        rules="classic",
        seats=3,
        one=ALL["careful"],
        others=ALL["careful"],
        seed="5e" * 32,
        options={},
    )
    deal = simulate.deal(alike, 0)
    assert deal.wins == 1
    assert deal.plays % 3 == deal.rounds % 3 == 0


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--games", "0"), "'0' is not a whole number from 1 to 1000000"),
        (("--seats", "21"), "'21' is not a whole number from 2 to 20"),
        (("--points", "many"), "'many' is not a whole number from 1 to 99"),
        (("--jobs", "-1"), "'-1' is not a whole number from 1 to 256"),
        (("--jobs", "²"), "'²' is not a whole number"),
        (("--rules", "bridge"), "bridge"),
        (("--players", "cheat"), "cheat"),
    ],
)
def test_what_makes_no_sense_is_refused_with_the_reason(
    words: tuple[str, ...], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        given(*words)
    assert complaint in capsys.readouterr().err
