"""What may be asked when: every command in every state, and a refusal changes nothing."""

import pytest

from core import commands, engine
from core.cards import card
from core.commands import Command
from core.engine import Applied
from core.refusal import Reason, Refusal
from core.state import Level, State
from tests.core.situations import MINUTE, NOON, asked, draw, lobby, play, player, playing, reason

ONE = player(1)
OPEN = commands.Open(game="h", rules="classic", host=ONE)
STATES: dict[str, State | None] = {
    "nothing": None,
    "lobby": lobby(2),
    "playing": playing("milestones", "7S 9S", "5H", due=NOON + MINUTE, clock=60),
    "round over": asked(playing("milestones", "4S 9S", "5H", total=95), play(1, "4S")),
    "finished": asked(playing("milestones", "4S 9S", "5H", total=95, lives=(1, 1)), play(1, "4S")),
    "stopped": asked(lobby(2), commands.Stop(by=None)),
}
COMMANDS: dict[str, Command] = {
    "open": OPEN,
    "join": commands.Join(player=player(3)),
    "leave": commands.Leave(player=player(2)),
    "choose rules": commands.ChooseRules(by=ONE, rules="classic"),
    "set options": commands.SetOptions(by=ONE, options={"points": 5}),
    "start": commands.Start(by=ONE, seed="ab" * 32),
    "play": play(1, "7S"),
    "draw": draw(1),
    "time out": commands.TimeOut(turn=1, card=card("7S")),
    "act": commands.Act(turn=1, card=card("7S")),
    "add computer": commands.AddComputer(by=ONE, level=Level.EASY),
    "kick": commands.Kick(player=player(2), by=ONE),
    "back": commands.Back(player=player(2)),
    "vote": commands.Vote(by=ONE, about=None),
    "next round": commands.NextRound(by=ONE),
    "postpone": commands.Postpone(due=NOON + 2 * MINUTE),
    "stop": commands.Stop(by=ONE),
}
OVER = dict.fromkeys(COMMANDS, "game_over") | {"open": "-"}
ATTENDANCE = {"join": "-", "leave": "-", "kick": "-", "back": "not_away", "vote": "-"}
NO_LOBBY = ("open", "add computer", "choose rules", "set options", "start")
TABLE: dict[str, dict[str, str]] = {
    "nothing": OVER,
    "finished": OVER,
    "stopped": OVER,
    "lobby": dict.fromkeys((*NO_LOBBY, "join", "leave", "kick"), "-")
    | dict.fromkeys(("act", "back", "vote"), "not_started")
    | {"open": "not_started", "play": "not_started", "draw": "not_started"}
    | {"time out": "not_started", "next round": "not_started", "postpone": "not_started"}
    | {"stop": "-"},
    "playing": dict.fromkeys(NO_LOBBY, "no_lobby")
    | ATTENDANCE
    | {"act": "stale"}
    | {"play": "-", "draw": "nothing_to_draw", "time out": "too_early"}
    | {"next round": "round_running", "postpone": "-", "stop": "-"},
    "round over": dict.fromkeys(NO_LOBBY, "no_lobby")
    | ATTENDANCE
    | {"act": "stale"}
    | {"play": "not_your_turn", "draw": "nothing_to_draw", "time out": "stale"}
    | {"next round": "-", "postpone": "-", "stop": "-"},
}


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_is_carried_out_or_refused_with_its_reason(state: str, command: str) -> None:
    came = engine.apply(STATES[state], COMMANDS[command], NOON)
    assert (came.reason if isinstance(came, Refusal) else "-") == TABLE[state][command]


@pytest.mark.parametrize("state", STATES)
def test_deciding_gives_the_events_of_applying(state: str) -> None:
    for command in COMMANDS.values():
        came = engine.apply(STATES[state], command, NOON)
        wanted = came.events if isinstance(came, Applied) else came
        assert engine.decide(STATES[state], command, NOON) == wanted


def test_a_stale_press_is_refused() -> None:
    assert reason(playing("milestones", "7S 9S", "5H"), play(1, "7S", turn=2)) is Reason.STALE


def test_a_press_of_the_turn_that_is_is_played() -> None:
    state = playing("milestones", "7S 9S", "5H")
    assert not isinstance(engine.decide(state, play(1, "7S", turn=1), NOON), Refusal)


def test_it_is_not_your_turn_comes_before_all_else() -> None:
    state = playing("milestones", "7S 9S", "5H")
    assert reason(state, play(2, "KS", turn=7)) is Reason.NOT_YOUR_TURN
    assert reason(state, play(9, "7S")) is Reason.NOT_YOUR_TURN


def test_a_double_tap_plays_once() -> None:
    after = asked(playing("milestones", "7S 7S", "5H"), play(1, "7S", turn=1))
    assert reason(after, play(1, "7S", turn=1)) is Reason.NOT_YOUR_TURN


def test_the_value_of_a_card_without_a_choice_may_be_named_and_is_not_kept() -> None:
    came = engine.apply(playing("milestones", "QS 9S", "5H"), play(1, "QS=10"), NOON)
    assert isinstance(came, Applied)
    assert came == engine.apply(playing("milestones", "QS 9S", "5H"), play(1, "QS"), NOON)
