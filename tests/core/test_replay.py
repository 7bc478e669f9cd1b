"""A log gives its state, its commands and its text; a text gives its game."""

from dataclasses import replace
from datetime import datetime

import pytest

from core import commands, replay
from core.cards import card
from core.commands import Command
from core.events import Event
from core.replay import text
from core.state import Playing, State
from tests.core.situations import MINUTE, NOON, SEED, applied, asked, of, play, player, playing

ONE, TWO, THREE = (player(number) for number in (1, 2, 3))
GATHERING: tuple[Command, ...] = (
    commands.Open(game="g", rules="milestones", host=ONE),
    commands.Join(player=TWO),
    commands.Join(player=THREE),
    commands.Leave(player=ONE),
    commands.ChooseRules(by=TWO, rules="classic"),
    commands.SetOptions(
        by=TWO, options={"points": 1, "clock": 60, "floor": True, "nine": "skip", "decks": 2}
    ),
)
START = commands.Start(by=TWO, seed=SEED)


def log_of(*wanted: Command, now: datetime = NOON) -> tuple[Event, ...]:
    state: State | None = None
    log: tuple[Event, ...] = ()
    for command in wanted:
        came = applied(state, command, now)
        state, log = came.state, log + came.events
    return log


def told(*wanted: Command) -> list[str]:
    """The lines at the left: what was asked."""
    lines = text.written(log_of(*wanted)).splitlines()
    return [line for line in lines if not line.startswith(" ")]


def again(log: tuple[Event, ...]) -> str:
    return text.written(text.carried_out(text.read(text.written(log))))


def test_no_events_are_no_game() -> None:
    assert replay.rebuilt(()) is None
    assert text.written(()) == ""


def test_the_log_rebuilds_the_state() -> None:
    assert replay.rebuilt(log_of(*GATHERING, START)) == asked(None, *GATHERING, START)


def test_a_lobby_is_told_line_by_line() -> None:
    assert text.written(log_of(*GATHERING, commands.Stop(by=TWO))).splitlines() == [
        "open g: milestones, host 1, players 1, points=10 draw=auto hand_size=3 decks=auto"
        " floor=False nine=pass dealer=highest clock=60 pause=30 leaving=computer",
        "join 2",
        "join 3",
        "leave 1",
        "    host 2",
        "rules classic, by 2",
        "    classic, points=3 draw=manual hand_size=3 decks=auto floor=False nine=pass"
        " dealer=highest clock=60 pause=30 leaving=computer",
        "options points=1 draw=manual hand_size=3 decks=2 floor=True nine=skip dealer=highest"
        " clock=60 pause=30 leaving=computer, by 2",
        "    classic, points=1 draw=manual hand_size=3 decks=2 floor=True nine=skip"
        " dealer=highest clock=60 pause=30 leaving=computer",
        "stop, by 2",
    ]


def test_a_lobby_left_by_the_last_one_is_told_as_closed() -> None:
    assert told(GATHERING[0], commands.Leave(player=ONE))[-1] == "stop, by 1"


def test_a_table_closed_by_nobody_says_no_name() -> None:
    assert told(GATHERING[0], commands.Stop(by=None))[-1] == "stop"


@pytest.mark.parametrize("by", [None, TWO])
def test_a_lobby_comes_back_from_its_text(by: int | None) -> None:
    log = log_of(*GATHERING, commands.Stop(by=None if by is None else player(by)))
    assert text.carried_out(text.read(text.written(log))) == log


def test_a_deadline_that_was_moved_is_told_with_its_time() -> None:
    log = log_of(*GATHERING, START, commands.Postpone(due=NOON + MINUTE))
    assert text.written(log).endswith("\npostpone to 2026-01-01T12:01:00+00:00\n")
    assert again(log) == text.written(log)


def test_a_turn_of_which_only_a_draw_was_left_is_told() -> None:
    state = playing(
        "classic", "8S", "5H", total=99, owed=(1, 0), stock="TC", clock=60, due=NOON + MINUTE
    )
    came = applied(state, commands.TimeOut(turn=1, card=None), NOON + MINUTE)
    step = replay.step(state, came.events)
    assert step is not None
    assert list(text.told(step)) == ["1. 1 sleeps", "    1 draws TC"]


def test_a_card_that_is_nowhere_is_told() -> None:
    state = playing("milestones", "7S 8S", "5H", stock="")
    step = replay.step(state, applied(state, play(1, "7S")).events)
    assert step is not None
    assert list(text.told(step)) == ["1. 1: 7S, 0 to 7", "    1 finds no card"]


def test_a_hand_without_cards_is_caught_with_nothing() -> None:
    state = playing("classic", "7S 8S", "", stock="")
    step = replay.step(state, applied(state, play(1, "7S")).events)
    assert step is not None
    assert "    2 caught with nothing" in text.told(step)


def test_steps_find_the_commands_of_a_log() -> None:
    found = [step.command for step in replay.steps(log_of(*GATHERING, START))]
    assert found[1:5] == list(GATHERING[1:5])
    assert found[6] == START


def test_an_event_that_follows_from_nothing_is_named() -> None:
    log = log_of(*GATHERING, START)
    with pytest.raises(ValueError, match=r"event 7 \(dealer_drawn\) follows from no command"):
        list(replay.steps((*log[:6], *log[7:])))


def test_a_log_that_breaks_off_within_a_command_is_no_whole_log() -> None:
    log = log_of(*GATHERING, START)
    with pytest.raises(ValueError, match=r"event 7 \(started\) follows from no command"):
        list(replay.steps(log[:-1]))


def test_a_refused_event_follows_from_nothing() -> None:
    joined = log_of(*GATHERING[:2])
    with pytest.raises(ValueError, match=r"event 3 \(joined\) follows from no command"):
        list(replay.steps((*joined, joined[-1])))


@pytest.mark.parametrize(
    "line",
    ["shuffle", "join two", "1. 1: 1S, 0 to 1", "draw", "postpone to", "stop by 1", "next round 2"],
)
def test_a_line_that_says_nothing_is_named(line: str) -> None:
    with pytest.raises(ValueError, match="line 2 is no notation"):
        text.read(f"join 2\n{line}\n")


def test_what_is_refused_makes_no_game() -> None:
    with pytest.raises(ValueError, match="game_over"):
        text.carried_out(text.read("join 2\n"))


def test_lines_further_in_and_empty_lines_ask_for_nothing() -> None:
    assert text.read("\n    1 draws KS\n\n") == ()


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("join 2", commands.Join(player=TWO)),
        ("join -2", commands.Join(player=player(-2))),
        ("3. 2: 7S, 4 to 11", commands.Play(by=TWO, card=card("7S"), turn=3)),
        (
            "3. 2: TS as -10, 4 to -6",
            commands.Play(by=TWO, card=card("TS"), value=-10, turn=3),
        ),
        ("3. 2 sleeps: 7S, 4 to 11", commands.TimeOut(turn=3, card=card("7S"))),
        ("3. 2 sleeps", commands.TimeOut(turn=3, card=None)),
        ("draw 2", commands.Draw(by=TWO)),
        ("next round", commands.NextRound()),
    ],
)
def test_a_line_is_read_as_what_it_asks(line: str, command: Command) -> None:
    assert text.read(line) == (command,)


def test_when_something_happens_by_itself() -> None:
    state = of(Playing, asked(None, *GATHERING, START))
    assert replay.deadline(state) == NOON + MINUTE
    assert replay.deadline(replace(state, due=None)) is None
    assert replay.deadline(None) is None


def test_coming_back_between_two_rounds_is_told() -> None:
    over = asked(playing("milestones", "4S 9S", "5H", "6C", total=95), play(1, "4S"))
    gone = applied(over, commands.Leave(player=TWO), NOON)
    back = applied(gone.state, commands.Back(player=TWO), NOON)
    found = replay.step(gone.state, back.events)
    assert found is not None
    assert (found.command, found.complete) == (commands.Back(player=TWO), True)
