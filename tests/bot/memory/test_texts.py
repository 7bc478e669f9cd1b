"""The memory in words: for the eye and by ear, and never longer than a message."""

import pytest

from bot.i18n import Texts, Wording, texts
from bot.memory.ratings import Rating
from bot.memory.statistics import LIFE, Comeback, Member, Statistics, Tally
from bot.memory.texts import LISTED, asked, best, gone, own
from bot.render.markup import LONGEST, length
from bot.render.screen import Screen
from core.rules import ALL
from core.state import PlayerId
from tests.bot.i18n.test_locales import SIGNS
from tests.bot.memory.games import ANA, BO, CY, NOON
from tests.bot.render.reading import lines

EYE, EAR = texts("en"), texts("en", Wording.WORDS)

MILESTONES = Tally(
    rules="milestones",
    games=12,
    wins=5,
    places=22,
    rounds=40,
    rounds_won=9,
    rounds_lost=7,
    landings=31,
    passings=12,
    streak=2,
    longest=4,
    comeback=Comeback(behind=5, lowest=1),
    rating=Rating(strength=30, doubt=2),
)
CLASSIC = Tally(rules="classic", games=1, places=3, rounds=4, rounds_lost=3)


def member(player: PlayerId, name: str | None, *tallies: Tally) -> Member:
    return Member(player=player, name=name, since=NOON, last=NOON, tallies=tallies)


GROUP = Statistics(members=(member(ANA, "Ana", MILESTONES, CLASSIC), member(BO, "Bo")))


def test_everything_that_is_counted_is_told() -> None:
    assert lines(own(GROUP, ANA, EYE)) == [
        "Ana · Classic",
        "1 game, 0 won.",
        "Average place: 3.0.",
        "Rounds lost: 3 of 4.",
        "Last game not won. Longest streak: 0.",
        "Rating: 1000. A newcomer has 1000.",
        "Ana · 33 · 66 · 99",
        "12 games, 5 won.",
        "Average place: 1.8.",
        "Rounds won: 9 of 40.",
        "Rounds lost: 7 of 40.",
        "Landings on a milestone: 31.",
        "Milestones passed: 12.",
        "Games won in a row: 2. Longest streak: 4.",
        "Best comeback: won from 5 points behind, with 1 left at worst.",
        "Rating: 1480. A newcomer has 1000.",
    ]


def test_by_ear_it_is_plain_sentences() -> None:
    for its in (own(GROUP, ANA, EAR), best(GROUP, "milestones", EAR)):
        assert not set("".join(lines(its))) & SIGNS
        assert all(line.endswith(".") for line in lines(its))
    assert lines(best(GROUP, "milestones", EAR))[1] == (
        "Place 1: Ana. Rating 1480. 12 games, 5 won."
    )


@pytest.mark.parametrize(
    ("places", "games", "said"), [(1, 1, "1.0"), (5, 3, "1.7"), (39, 20, "2.0"), (400, 20, "20.0")]
)
def test_an_average_place_is_rounded_to_one_digit(places: int, games: int, said: str) -> None:
    its = Statistics(
        members=(member(ANA, "Ana", Tally(rules="classic", places=places, games=games)),)
    )
    assert f"Average place: {said}." in lines(own(its, ANA, EYE))


def test_whoever_has_nothing_kept_is_told_how_to_have_it() -> None:
    assert "/stats on" in lines(own(GROUP, CY, EYE))[0]
    assert lines(own(GROUP, BO, EYE)) == [
        "I keep your games in this group, and none has ended since."
        " Games of at least two people count."
    ]
    assert "/stats on" in lines(best(Statistics(), "classic", EYE))[0]


def test_the_best_come_in_order_with_their_ratings() -> None:
    other = Tally(rules="milestones", games=1, places=2, rating=Rating(strength=20, doubt=5))
    its = Statistics(members=(member(BO, "Bo", other), *GROUP.members[:1]))
    assert lines(best(its, "milestones", EYE))[:3] == [
        "The best here · 33 · 66 · 99",
        "1. Ana: 1480, 12 games, 5 won",
        "2. Bo: 1100, 1 game, 0 won",
    ]


def test_markup_in_a_name_is_only_text() -> None:
    its = Statistics(members=(member(ANA, "<b>&", MILESTONES),))
    assert "&lt;b&gt;&amp;" in own(its, ANA, EYE).text
    assert "&lt;b&gt;&amp;" in best(its, "milestones", EYE).text


def test_namesakes_and_the_nameless_can_be_told_apart() -> None:
    its = Statistics(
        members=tuple(
            member(player, name, MILESTONES)
            for player, name in ((ANA, "Ana"), (BO, "Ana"), (CY, None))
        )
    )
    told = [line.split(":")[0] for line in lines(best(its, "milestones", EYE))[1:4]]
    assert told == ["1. Ana", "2. Ana 2", "3. Player 3"]


@pytest.mark.parametrize("wording", Wording)
@pytest.mark.parametrize("rules", sorted(ALL))
def test_the_longest_lists_fit_in_a_message(wording: Wording, rules: str) -> None:
    huge = Tally(
        rules=rules,
        games=10**6,
        wins=10**6,
        places=10**7,
        streak=10**6,
        longest=10**6,
        comeback=Comeback(behind=99, lowest=1),
    )
    every = [Tally(rules=one, games=10**6, places=10**7) for one in ALL if one != rules]
    its = Statistics(
        members=tuple(
            member(PlayerId(number), "\U0001f600" * 30 + f"{number:02}", huge, *every)
            for number in range(LISTED + 5)
        )
    )
    said = Texts("en", wording)
    assert len(lines(best(its, rules, said))) == LISTED + 2
    assert_fits(best(its, rules, said))
    assert_fits(own(its, PlayerId(1), said))


def assert_fits(screen: Screen) -> None:
    assert 0 < length(screen.text) <= LONGEST


def test_asking_is_told_from_having_asked() -> None:
    told = [asked(EYE, came=True), asked(EYE, came=False), gone(EYE)]
    assert len({screen.text for screen in told}) == 3
    assert "400 days" in told[0].text
    assert LIFE.days == 400
