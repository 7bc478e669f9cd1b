"""Given a lobby, when people come and go, then the table is as they agreed."""

import pytest

from core import commands
from core.commands import Command
from core.options import SEATS, Draw
from core.refusal import Reason
from core.state import Lobby, Playing, Stopped
from tests.core.situations import asked, lobby, of, player, reason, refusal


def join(number: int) -> commands.Join:
    return commands.Join(player=player(number))


def leave(number: int) -> commands.Leave:
    return commands.Leave(player=player(number))


def options(by: int = 1, **wanted: object) -> commands.SetOptions:
    return commands.SetOptions(by=player(by), options=wanted)


def start(by: int = 1) -> commands.Start:
    return commands.Start(by=player(by), seed="ab" * 32)


def test_whoever_opens_a_lobby_is_its_host_and_sits_in_it() -> None:
    state = lobby(1)
    assert (state.host, state.players) == (1, (1,))
    assert state.options.points == 10


def test_a_lobby_is_opened_with_the_defaults_of_its_game_and_what_is_asked() -> None:
    state = lobby(1, "classic", points=5)
    assert (state.options.points, state.options.draw) == (5, Draw.MANUAL)


def test_a_rematch_brings_its_players_along() -> None:
    command = commands.Open(
        game="g", rules="classic", host=player(2), players=(player(3), player(2))
    )
    state = of(Lobby, asked(None, command))
    assert (state.host, state.players) == (2, (3, 2))


def test_a_host_who_did_not_play_opens_for_himself_alone() -> None:
    command = commands.Open(game="g", rules="classic", host=player(9), players=(player(3),))
    assert of(Lobby, asked(None, command)).players == (9,)


def test_an_unknown_game_is_not_opened() -> None:
    command = commands.Open(game="g", rules="bridge", host=player(1))
    assert reason(None, command) is Reason.NO_SUCH_RULES


def test_a_lobby_with_a_bad_option_is_not_opened() -> None:
    command = commands.Open(game="g", rules="classic", host=player(1), options={"points": 0})
    refused = refusal(None, command)
    assert refused.reason is Reason.BAD_OPTION
    assert refused.detail == "points may be 1 to 99, not 0"


def test_players_sit_in_the_order_in_which_they_came() -> None:
    assert of(Lobby, asked(lobby(1), join(7), join(3))).players == (1, 7, 3)


def test_nobody_sits_twice() -> None:
    assert reason(lobby(2), join(2)) is Reason.ALREADY_SEATED


def test_a_table_of_twenty_is_full() -> None:
    assert len(lobby(20).players) == max(SEATS) == 20
    assert reason(lobby(20), join(21)) is Reason.TABLE_FULL


def test_nobody_joins_whom_there_are_no_cards_for() -> None:
    state = lobby(7, hand_size=7, decks=1)
    assert reason(state, join(8)) is Reason.NOT_ENOUGH_CARDS


def test_all_52_cards_may_be_dealt() -> None:
    state = lobby(13, hand_size=4, decks=1)
    playing = of(Playing, asked(state, start()))
    assert playing.stock == ()


def test_who_leaves_makes_room() -> None:
    state = of(Lobby, asked(lobby(20), leave(5), join(21)))
    assert (5 in state.players, state.players[-1]) == (False, 21)


def test_when_the_host_leaves_the_next_one_is_host() -> None:
    assert of(Lobby, asked(lobby(3), leave(1))).host == 2


def test_when_another_leaves_the_host_stays() -> None:
    assert of(Lobby, asked(lobby(3), leave(2))).host == 1


def test_when_the_last_one_leaves_the_lobby_closes() -> None:
    assert of(Stopped, asked(lobby(1), leave(1))).by == 1


def test_a_stranger_cannot_leave() -> None:
    assert reason(lobby(2), leave(3)) is Reason.NOT_SEATED


@pytest.mark.parametrize(
    "command",
    [
        start(by=2),
        options(by=2, points=5),
        commands.ChooseRules(by=player(2), rules="classic"),
        start(by=99),
    ],
)
def test_only_the_host_decides(command: Command) -> None:
    assert reason(lobby(2), command) is Reason.NOT_HOST


def test_the_host_chooses_the_game_and_its_defaults_come_with_it() -> None:
    state = of(
        Lobby,
        asked(lobby(2, points=7), commands.ChooseRules(by=player(1), rules="classic")),
    )
    assert (state.rules, state.options.points) == ("classic", 3)


def test_an_unknown_game_is_not_chosen() -> None:
    command = commands.ChooseRules(by=player(1), rules="bridge")
    assert reason(lobby(2), command) is Reason.NO_SUCH_RULES


def test_options_add_up() -> None:
    state = of(Lobby, asked(lobby(2), options(points=5), options(floor=True)))
    assert (state.options.points, state.options.floor) == (5, True)


def test_a_bad_option_changes_nothing_and_is_named() -> None:
    refused = refusal(lobby(2), options(points=5, draw="never"))
    assert refused.reason is Reason.BAD_OPTION
    assert refused.detail == "draw may be auto or manual, not 'never'"


def test_options_that_leave_too_few_cards_are_refused() -> None:
    assert reason(lobby(20), options(hand_size=7, decks=1)) is Reason.NOT_ENOUGH_CARDS


def test_a_rematch_with_too_few_cards_does_not_start() -> None:
    everybody = tuple(player(number) for number in range(1, 9))
    state = asked(
        None,
        commands.Open(
            game="g",
            rules="classic",
            host=player(1),
            players=everybody,
            options={"hand_size": 7, "decks": 1},
        ),
    )
    assert reason(state, start()) is Reason.NOT_ENOUGH_CARDS


def test_nobody_plays_alone() -> None:
    assert reason(lobby(1), start()) is Reason.TOO_FEW


def test_two_are_enough() -> None:
    assert of(Playing, asked(lobby(2), start())).round == 1


def test_a_lobby_can_be_cancelled() -> None:
    state = of(Stopped, asked(lobby(3), commands.Stop(by=player(2))))
    assert (state.by, state.players, state.points) == (2, (1, 2, 3), ())


def test_options_are_frozen_when_play_begins() -> None:
    state = asked(lobby(2), start())
    assert reason(state, options(points=5)) is Reason.NO_LOBBY
