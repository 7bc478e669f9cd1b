"""What is kept of games: of whom, and how it adds up."""

from datetime import timedelta

import pytest

from bot.memory.ratings import NEWCOMER, Rating, rated
from bot.memory.results import Result
from bot.memory.statistics import (
    LIFE,
    LIFE_OF_A_COUNT,
    MOST,
    Comeback,
    Statistics,
    Tally,
    added,
    joined,
    pruned,
    without,
)
from core.state import PlayerId
from tests.bot.memory.games import ANA, BO, CY, DAY, NAMES, NOON, golden, made_up
from tests.games import GAMES


def group(*members: PlayerId) -> Statistics:
    """A group in which these people asked for statistics a day ago."""
    its = Statistics()
    for member in members:
        its = joined(its, member, NAMES.get(member), NOON - DAY)
    return its


def counted(its: Statistics, *results: Result) -> Statistics:
    for number, told in enumerate(results):
        its = added(its, told, at=NOON + timedelta(hours=number), name=NAMES.get)
    return its


def tally(its: Statistics, player: PlayerId, rules: str = "milestones") -> Tally:
    member = its.member(player)
    assert member is not None
    found = member.tally(rules)
    assert found is not None
    return found


def test_only_those_who_asked_are_kept() -> None:
    its = counted(group(ANA), golden("classic_three"))
    assert [member.player for member in its.members] == [ANA]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_game_is_counted_as_it_went(name: str) -> None:
    told = golden(name)
    its = counted(group(*told.people), told)
    for standing in told.standings:
        if standing.player in told.computers:
            continue
        kept = tally(its, standing.player, told.rules)
        assert (kept.games, kept.wins) == (1, int(standing.place == 1))
        assert kept.places == standing.place
        assert (kept.landings, kept.passings) == (standing.landings, standing.passings)
        assert (kept.rounds, kept.rounds_won) == (len(told.rounds), standing.rounds_won)
        assert kept.rounds_lost == standing.rounds_lost


def test_a_game_counts_once() -> None:
    once = counted(group(ANA, BO), made_up((ANA,), (BO,)))
    assert counted(once, made_up((ANA,), (BO,))) == once


def test_games_of_two_kinds_are_kept_apart() -> None:
    its = counted(
        group(ANA), made_up((ANA,), (BO,)), made_up((BO,), (ANA,), game="2", rules="classic")
    )
    assert (tally(its, ANA).wins, tally(its, ANA, "classic").wins) == (1, 0)


def test_a_streak_grows_with_wins_and_ends_with_another_place() -> None:
    win, loss = ((ANA,), (BO,)), ((BO,), (ANA,))
    games = [made_up(*ranking, game=str(n)) for n, ranking in enumerate((win, win, loss, win))]
    streaks = [
        (tally(its, ANA).streak, tally(its, ANA).longest)
        for its in (counted(group(ANA), *games[:n]) for n in range(1, 5))
    ]
    assert streaks == [(1, 1), (2, 2), (0, 2), (1, 2)]


def test_the_best_comeback_is_the_win_from_furthest_behind() -> None:
    def game(name: str, behind: int, *, won: bool) -> Result:
        ranking = ((ANA,), (BO,)) if won else ((BO,), (ANA,))
        return made_up(*ranking, game=name, points=((10 - behind, 10), (10 - behind, 0)))

    its = counted(group(ANA), game("a", 3, won=True), game("b", 8, won=False))
    assert tally(its, ANA).comeback == Comeback(behind=3, lowest=7)
    assert tally(counted(its, game("c", 5, won=True)), ANA).comeback == Comeback(behind=5, lowest=5)
    assert tally(counted(its, game("d", 2, won=True)), ANA).comeback == Comeback(behind=3, lowest=7)


def test_a_game_that_ended_before_somebody_asked_does_not_count() -> None:
    its = joined(Statistics(), ANA, "Ana", NOON + timedelta(seconds=1))
    assert counted(its, made_up((ANA,), (BO,))) == its


def test_a_game_without_a_member_or_a_winner_changes_nothing() -> None:
    its = group(CY)
    assert counted(its, made_up((ANA,), (BO,))) == its
    assert counted(group(ANA), made_up()) == group(ANA)


def test_playing_alone_against_computers_does_not_count() -> None:
    its = added(
        group(ANA),
        made_up((ANA,), (BO,), (CY,), computers=(BO, CY)),
        at=NOON,
        name=NAMES.get,
    )
    assert its == group(ANA)


def test_computers_take_places_but_no_part_in_ratings() -> None:
    with_computer = added(
        group(ANA, BO, CY),
        made_up((CY,), (ANA,), (BO,), computers=(CY,)),
        at=NOON,
        name=NAMES.get,
    )
    alone = counted(group(ANA, BO), made_up((ANA,), (BO,)))
    assert tally(with_computer, ANA).places == 2
    assert tally(with_computer, ANA).rating == tally(alone, ANA).rating
    kept = with_computer.member(CY)
    assert kept is not None
    assert kept.tallies == ()


def test_a_name_is_the_one_of_the_last_game() -> None:
    its = joined(Statistics(), ANA, "Annie", NOON - DAY)
    member = counted(its, made_up((ANA,), (BO,))).member(ANA)
    assert member is not None
    assert (member.name, member.last) == ("Ana", NOON)


def test_asking_again_keeps_what_is_there() -> None:
    its = counted(group(ANA, BO), made_up((ANA,), (BO,)))
    again = joined(its, ANA, "Ana", NOON + DAY)
    assert tally(again, ANA) == tally(its, ANA)
    assert without(again, ANA).member(ANA) is None
    assert without(again, ANA).member(BO) == its.member(BO)


def test_whoever_has_not_played_for_too_long_is_forgotten() -> None:
    its = counted(group(ANA, BO, CY), made_up((ANA,), (BO,)))
    assert pruned(its, NOON + LIFE).members == without(its, CY).members
    assert pruned(its, NOON + LIFE + timedelta(seconds=1)).members == ()


def test_that_a_game_was_counted_is_remembered_for_longer_than_its_log_lives() -> None:
    its = counted(group(ANA), made_up((ANA,), (BO,)))
    assert pruned(its, NOON + LIFE_OF_A_COUNT).counted == its.counted
    assert pruned(its, NOON + LIFE_OF_A_COUNT + timedelta(seconds=1)).counted == ()


def test_when_a_group_is_full_those_who_were_away_longest_make_room() -> None:
    its = Statistics()
    for number in range(MOST + 1):
        its = joined(its, PlayerId(number), None, NOON + timedelta(minutes=number))
    assert len(its.members) == MOST
    assert its.member(PlayerId(0)) is None
    assert its.member(PlayerId(MOST)) is not None


def test_the_best_are_listed_by_rating() -> None:
    its = counted(group(ANA, BO, CY), made_up((BO,), (ANA,), (CY,)))
    assert [member.player for member, _ in its.best("milestones")] == [BO, ANA, CY]
    assert its.best("classic") == ()


def test_winning_raises_a_rating_and_losing_lowers_it() -> None:
    after = rated(((ANA,), (BO,), (CY,)), {})
    assert after[ANA].strength > NEWCOMER.strength > after[CY].strength
    assert after[ANA].strength > after[BO].strength > after[CY].strength
    assert all(rating.doubt < NEWCOMER.doubt for rating in after.values())


def test_those_who_share_a_place_move_alike() -> None:
    after = rated(((ANA,), (BO, CY)), {})
    assert after[BO] == after[CY]


def test_beating_somebody_strong_is_worth_more() -> None:
    strong, weak = Rating(strength=35, doubt=2), Rating(strength=15, doubt=2)
    gains = [rated(((ANA,), (BO,)), {BO: its})[ANA].strength for its in (weak, strong)]
    assert gains[0] < gains[1]


def test_twenty_players_can_be_rated_and_nobody_alone_is() -> None:
    ranking = tuple((PlayerId(number),) for number in range(20))
    shown = [rated(ranking, {})[PlayerId(number)].shown for number in range(20)]
    assert shown == sorted(shown, reverse=True)
    assert rated(((ANA,),), {}) == {ANA: NEWCOMER}
    assert rated((), {}) == {}
