"""What came of a game is read from its log."""

import pytest

from bot.memory.results import LANDINGS, PASSINGS, result
from core.events import Closed, Opened
from core.rules import ALL
from core.state import PlayerId, Why
from tests.bot.memory.games import golden
from tests.games import GAMES, log

every_golden_game = pytest.mark.parametrize("name", sorted(GAMES))


@every_golden_game
def test_everybody_has_a_place_and_the_winner_is_first(name: str) -> None:
    told = golden(name)
    assert {standing.player for standing in told.standings} == set(told.players)
    assert [standing.player for standing in told.standings if standing.place == 1] == [
        told.ranking[0][0]
    ]


@every_golden_game
def test_every_play_of_the_log_is_a_move(name: str) -> None:
    kinds = [event.kind for event in log(GAMES[name])]
    told = golden(name)
    assert len(told.moves) == kinds.count("played") + kinds.count("caught")
    assert len(told.rounds) == kinds.count("round_began")
    assert all(its.moves and its.ending for its in told.rounds)


@every_golden_game
def test_points_never_rise_and_only_the_winner_keeps_some(name: str) -> None:
    told = golden(name)
    for seat, player in enumerate(told.players):
        points = [told.start, *(move.points[seat] for move in told.moves)]
        assert points == sorted(points, reverse=True)
        assert (points[-1] > 0) == (player == told.ranking[0][0])


@every_golden_game
def test_landings_and_passings_are_those_of_the_log(name: str) -> None:
    whys = [event.why for event in log(GAMES[name]) if event.kind == "points_lost"]
    standings = golden(name).standings
    assert sum(one.landings for one in standings) == sum(why in LANDINGS for why in whys)
    assert sum(one.passings for one in standings) == sum(why in PASSINGS for why in whys)
    assert LANDINGS | PASSINGS | {Why.CAUGHT} == set(Why)


@every_golden_game
def test_each_round_but_the_last_is_won_or_lost_by_one(name: str) -> None:
    told = golden(name)
    won = sum(one.rounds_won for one in told.standings)
    lost = sum(one.rounds_lost for one in told.standings)
    assert len(told.rounds) - 1 <= won + lost <= len(told.rounds)
    assert not won or ALL[told.rules].on_target


@every_golden_game
def test_a_winner_from_behind_was_as_far_behind_as_the_points_say(name: str) -> None:
    told = golden(name)
    for standing in told.standings:
        seat = told.players.index(standing.player)
        rows = [move.points for move in told.moves]
        assert standing.lowest == min(row[seat] for row in rows)
        assert standing.behind == max(max(row) - row[seat] for row in rows)


def test_a_game_that_goes_on_has_no_result() -> None:
    events = log(GAMES["classic_three"])
    assert all(result(events[:end]) is None for end in range(0, len(events), 17))


def test_a_lobby_that_was_closed_has_no_result() -> None:
    opened = Opened(
        game="g",
        rules="classic",
        options=ALL["classic"].options,
        host=PlayerId(1),
        players=(PlayerId(1),),
    )
    assert result((opened, Closed(by=None))) is None
    assert result(()) is None


def test_a_game_broken_off_is_told_without_a_ranking() -> None:
    told = result((*log(GAMES["milestones_two"])[:60], Closed(by=None)))
    assert told is not None
    assert told.ranking == ()
    assert told.standings == ()
    assert told.rounds[-1].ending is None
    assert told.moves


def test_of_two_games_the_last_one_is_told() -> None:
    told = result((*log(GAMES["classic_three"]), *log(GAMES["milestones_two"])))
    assert told == golden("milestones_two")


def test_computers_are_known_as_such() -> None:
    told = golden("milestones_three_people_two_computers")
    assert len(told.people) == 3
    assert set(told.people) | told.computers == set(told.players)
    assert golden("classic_three").computers == frozenset()
