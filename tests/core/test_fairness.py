"""Given a log that somebody has tampered with, then `verify` finds where."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core import commands, events
from core.cards import card
from core.commands import Command
from core.events import Event
from core.fairness import Finding, verify
from core.state import Absence, Level, Loss, State, Why
from core.turn import Direction
from tests import games
from tests.core.situations import NOON, SEED, applied, player
from tests.games import Game

ONE, TWO, THREE = (player(number) for number in (1, 2, 3))
OTHER = "00" * 32


@cache
def lobby_log() -> tuple[Event, ...]:
    state: State | None = None
    log: tuple[Event, ...] = ()
    wanted: tuple[Command, ...] = (
        commands.Open(game="g", rules="milestones", host=ONE),
        commands.Join(player=TWO),
        commands.Join(player=THREE),
        commands.Leave(player=ONE),
        commands.AddComputer(by=TWO, level=Level.EASY),
        commands.Kick(player=player(-1), by=TWO),
        commands.ChooseRules(by=TWO, rules="classic"),
        commands.SetOptions(by=TWO, options={"points": 1, "clock": 60}),
        commands.Start(by=TWO, seed=SEED),
        commands.Postpone(due=NOON + timedelta(minutes=2)),
        commands.Stop(by=None),
    )
    for command in wanted:
        came = applied(state, command)
        state, log = came.state, log + came.events
    return log


@cache
def golden(name: str) -> tuple[Event, ...]:
    return games.log(games.GAMES[name])


@cache
def dealt_out() -> tuple[Event, ...]:
    """All cards are in the hands, so that there is nothing to draw."""
    options = {"points": 1, "hand_size": 4, "decks": 1, "clock": "off"}
    return games.log(Game(rules="milestones", seats=13, seed=SEED, options=options))


def logs() -> tuple[tuple[Event, ...], ...]:
    return (lobby_log(), dealt_out(), *(golden(name) for name in games.GAMES))


def log_with(kind: type[Event]) -> tuple[tuple[Event, ...], int]:
    """A log in which this kind of event happens, and where it does first."""
    return next(
        (log, at) for log in logs() for at, event in enumerate(log) if isinstance(event, kind)
    )


def swapped(log: Sequence[Event], at: int, *instead: Event) -> tuple[Event, ...]:
    return (*log[:at], *instead, *log[at + 1 :])


def test_there_is_a_log_for_every_kind_of_event() -> None:
    found = {type(event) for log in logs() for event in log}
    assert found == set(Event.__args__)


@pytest.mark.parametrize("number", range(len(logs())))
def test_an_honest_log_is_well(number: int) -> None:
    assert verify(logs()[number]) == ()


def test_no_events_are_well() -> None:
    assert verify(()) == ()


@pytest.mark.parametrize("name", ["milestones_seven_dealt_out", "classic_seven_clock"])
def test_a_log_that_breaks_off_anywhere_is_well_as_far_as_it_goes(name: str) -> None:
    log = golden(name)
    for end in range(0, len(log), 5):
        assert verify(log[:end]) == (), end


def a(kind: type[Event], told: str, **fields: Any) -> Any:
    """One way to tamper with a kind of event, and what must be told of it."""
    return pytest.param(kind, fields, told, id=f"{kind.__name__}: {', '.join(fields)}")


@pytest.mark.parametrize(
    ("kind", "fields", "told"),
    [
        a(events.Opened, "the rules refuse it: no_such_rules", rules="bridge"),
        a(events.Opened, "players must be (2,), not (1,)", host=TWO),
        a(events.Joined, "the rules refuse it: already_seated", player=ONE),
        a(events.Left, "host must be 2, not 3", host=THREE),
        a(events.Left, "the rules refuse it: not_seated", player=player(9)),
        a(events.OptionsChosen, "the rules refuse it: no_such_rules", rules="bridge"),
        a(events.Started, "the seal is not that of the seed", commitment=OTHER),
        a(events.Started, "the seal is not that of the seed", seed=OTHER),
        a(events.DealerDrawn, "the seed of the draw does not follow", seed=OTHER),
        a(events.DealerDrawn, "the draw for the deal does not follow", draws=()),
        a(events.DealerDrawn, "somebody else won the draw", dealer=player(9)),
        a(events.RoundBegan, "round must be 1, not 2", round=2),
        a(events.RoundBegan, "dealer must be ", dealer=player(9)),
        a(events.RoundBegan, "the seal is not that of this game's seed", commitment=OTHER),
        a(events.RoundBegan, "the deal does not follow", hands=()),
        a(events.RoundBegan, "the deal does not follow", stock=()),
        a(events.TurnBegan, "number must be 1, not 7", number=7),
        a(events.TurnBegan, "player must be ", player=player(9)),
        a(events.TurnBegan, "due must be ", due=None),
        a(events.Played, "the rules refuse it: not_in_hand", card=card("7D")),
        a(events.Played, "the rules refuse it: not_your_turn", player=player(9)),
        a(events.Played, "place must be ", place=8),
        a(events.Played, "total must be ", total=33),
        a(events.Played, "timed_out must be False, not True", timed_out=True),
        a(events.ComputerJoined, "player must be -1, not -4", player=player(-4)),
        a(events.Queued, "the rules refuse it: already_seated", player=TWO),
        a(events.Unqueued, "went_away must come here", player=THREE),
        a(events.WentAway, "absence must be left, not away", absence=Absence.AWAY),
        a(events.WentAway, "host must be 1, not 3", host=THREE),
        a(events.CameBack, "the rules refuse it: not_away", player=THREE),
        a(events.Folded, "host must be ", host=player(9)),
        a(events.Voted, "the rules refuse it: not_seated", by=player(9)),
        a(events.Played, "forgot must be (), not (1,)", forgot=(ONE,)),
        a(events.PointsLost, "why must be ", why=Why.CAUGHT),
        a(events.PointsLost, "mark must be ", mark=98),
        a(events.PointsLost, "losses must be ", losses=(Loss(player=ONE, points=9),)),
        a(events.Eliminated, "players must be ", players=(player(9),)),
        a(events.Skipped, "player must be ", player=player(9)),
        a(events.Reshuffled, "the shuffle does not follow", stock=()),
        a(events.NothingDrawn, "player must be ", player=player(9)),
        a(events.Caught, "player must be ", player=player(9)),
        a(events.Caught, "hand must be ", hand=()),
        a(events.RoundEnded, "its seed, winner or loser", ending=None),
        a(events.GameWon, "ranking must be ", ranking=((ONE,),)),
    ],
)
def test_what_was_tampered_with_is_named(
    kind: type[Event], fields: dict[str, Any], told: str
) -> None:
    log, at = log_with(kind)
    tampered = swapped(log, at, replace(log[at], **fields))
    found = verify(tampered)
    assert found
    assert (found[0].number, found[0].kind) == (at + 1, log[at].kind)
    assert found[0].what.startswith(told)


def test_another_direction_is_named() -> None:
    log, at = log_with(events.Reversed)
    other = events.Reversed(direction=Direction.CLOCKWISE)
    assert verify(swapped(log, at, other))[0].what == (
        "direction must be counterclockwise, not clockwise"
    )


def test_another_card_than_the_top_of_the_stock_is_named() -> None:
    log, at = log_with(events.Drew)
    drew = log[at]
    assert isinstance(drew, events.Drew)
    other = replace(drew, card=card("7D" if drew.card != "7D" else "8D"))
    assert verify(swapped(log, at, other))[0] == Finding(
        number=at + 1, kind="drew", what="it is not the card that lay on top of the stock"
    )


@pytest.mark.parametrize("kind", [events.RoundEnded, events.GameWon])
@pytest.mark.parametrize("change", [{"seed": OTHER}, {"winner": ONE, "loser": ONE}])
def test_another_seed_or_winner_at_the_end_is_named(
    kind: type[events.RoundEnded | events.GameWon], change: dict[str, Any]
) -> None:
    log, at = log_with(kind)
    ended = log[at]
    assert isinstance(ended, events.RoundEnded | events.GameWon)
    other = replace(ended, ending=replace(ended.ending, **change))
    (found,) = verify(swapped(log, at, other))
    assert (found.number, found.kind) == (at + 1, log[at].kind)
    assert found.what == "its seed, winner or loser does not follow"


def test_two_cards_that_changed_hands_are_named_once() -> None:
    log, at = log_with(events.RoundBegan)
    began = log[at]
    assert isinstance(began, events.RoundBegan)
    (one, mine), (two, theirs), *others = began.hands
    hands = ((one, theirs), (two, mine), *others)
    found = verify(swapped(log, at, replace(began, hands=hands)))
    assert found[0].what == "the deal does not follow from the seed of the round"


def test_a_fault_in_what_breaks_off_is_named() -> None:
    log, at = log_with(events.PointsLost)
    wrong = events.Skipped(player=ONE)
    (found,) = verify((*log[:at], wrong, wrong))
    assert (found.number, found.what) == (at + 1, "points_lost must come here")


def test_one_fault_is_not_told_of_all_that_follows() -> None:
    log = golden("milestones_two")
    at = next(at for at, event in enumerate(log) if isinstance(event, events.Skipped))
    assert len(verify(swapped(log, at, events.Skipped(player=player(9))))) == 1


def test_two_faults_are_both_told() -> None:
    log = golden("milestones_two")
    first, *_, last = (at for at, event in enumerate(log) if isinstance(event, events.PointsLost))
    tampered = log
    for at in (first, last):
        lost = tampered[at]
        assert isinstance(lost, events.PointsLost)
        tampered = swapped(tampered, at, replace(lost, mark=98))
    assert [finding.number for finding in verify(tampered)] == [first + 1, last + 1]


def test_a_deadline_moved_without_a_clock_is_refused() -> None:
    log, at = golden("milestones_two"), 5
    moved = (*log[:at], events.Postponed(due=NOON), *log[at:])
    assert verify(moved)[0] == Finding(
        number=at + 1, kind="postponed", what="the rules refuse it: stale"
    )


def test_nothing_follows_the_end() -> None:
    log = golden("milestones_two")
    closed = verify((*log, events.Closed(by=ONE)))
    assert [str(finding) for finding in closed] == [
        f"event {len(log) + 1} (closed): the rules refuse it: game_over"
    ]


@pytest.mark.parametrize("name", ["milestones_seven_dealt_out", "classic_two_nine_skips"])
def test_no_event_can_be_left_out_or_told_twice(name: str) -> None:
    log = golden(name)
    for at in range(0, len(log) - 1, 7):
        assert verify((*log[:at], *log[at + 1 :])), f"without event {at + 1}: {log[at]}"
        assert verify((*log[:at], log[at], *log[at:])), f"twice event {at + 1}: {log[at]}"


def test_an_event_of_another_kind_says_what_must_come_there() -> None:
    log, at = log_with(events.PointsLost)
    instead = events.Skipped(player=ONE)
    found = verify(swapped(log, at, instead))
    assert str(found[0]) == f"event {at + 1} (skipped): points_lost must come here"


def test_wrong_options_end_the_checking() -> None:
    log, at = log_with(events.OptionsChosen)
    chosen = log[at]
    assert isinstance(chosen, events.OptionsChosen)
    wrong = replace(chosen, options=replace(chosen.options, decks=10**9))
    assert verify(swapped(log, at, wrong)) == (
        Finding(number=at + 1, kind="options_chosen", what="no table may choose these options"),
    )


def test_what_cannot_follow_ends_the_checking() -> None:
    joined = events.Joined(player=ONE)
    assert verify((joined, *lobby_log())) == (
        Finding(number=1, kind="joined", what="the rules refuse it: game_over"),
    )


def test_what_makes_no_sense_ends_the_checking() -> None:
    log, at = log_with(events.Started)
    nonsense = events.Started(seed="no hex", commitment=OTHER)
    (found,) = verify(swapped(log, at, nonsense))
    assert found.number == at + 1
    assert found.what.startswith("it makes no sense here: ")


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_whatever_a_log_says_nothing_is_raised(data: st.DataObject) -> None:
    log = list(golden("milestones_seven_dealt_out")[:60])
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(log) - 1))
        kind = type(log[at]) if data.draw(st.booleans()) else data.draw(st.sampled_from(KINDS))
        log[at] = data.draw(st.from_type(kind))
    assert isinstance(verify(tuple(log)), tuple)


KINDS: list[type[Event]] = list(Event.__args__)
