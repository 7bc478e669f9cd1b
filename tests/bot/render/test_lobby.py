"""The waiting room."""

from bot.press import (
    AddComputer,
    CancelLobby,
    ChooseGame,
    GoPrivate,
    JoinOrLeave,
    OpenMenu,
    StartGame,
)
from bot.render import lobby as room
from bot.render.screen import Screen
from core import view
from core.rules import ALL
from core.state import Level, Lobby, PlayerId
from core.view import LobbyView
from tests.bot.render.reading import EAR, EYE, labels, lines, seen
from tests.bot.samples import ANA, BO, CY, GAME, MARK, lobby


def shown(state: Lobby) -> Screen:
    its = view.of(state)
    assert isinstance(its, LobbyView)
    return room.screen(its, EYE, mark=MARK)


def test_a_lobby_says_who_sits_and_what_is_missing() -> None:
    alone = shown(lobby(ANA))
    assert lines(alone) == [
        "Ninety-Nine: waiting room",
        "Game: 33 · 66 · 99. Land on 33, 66 or 99 exactly. Going past them costs you points.",
        "Time for a turn: no limit.",
        "Seats taken: 1 of 20",
        "1. Ana, host",
        "One more player is needed to start.",
    ]
    assert labels(alone) == [
        ["Classic", "✓ 33 · 66 · 99"],
        ["Join / Leave"],
        ["+ Computer, easy", "+ Computer, normal", "+ Computer, hard"],
        ["[Remove computer]", "Settings…"],
        ["My cards in a private chat"],
        ["[Start]", "Cancel"],
    ]


def test_two_can_start() -> None:
    two = shown(lobby(ANA, BO))
    assert lines(two)[-1] == "Ana can start."
    assert [[button.press for button in row] for row in two.rows] == [
        [ChooseGame(GAME, rules) for rules in ALL],
        [JoinOrLeave(GAME, MARK)],
        [AddComputer(GAME, level) for level in Level],
        [None, OpenMenu(GAME, "settings")],
        [GoPrivate()],
        [StartGame(GAME), CancelLobby(GAME)],
    ]


def test_a_table_with_too_few_cards_cannot_start() -> None:
    many = shown(lobby(*(PlayerId(n) for n in range(1, 10)), hand_size=7, decks=1))
    assert "not enough cards" in lines(many)[-1]
    assert labels(many)[-1] == ["[Start]", "Cancel"]


def test_the_game_that_is_chosen_is_told_by_a_word_as_well() -> None:
    its = view.of(lobby(ANA, BO, CY, rules="classic"))
    assert isinstance(its, LobbyView)
    said = room.screen(its, EAR, mark=MARK)
    assert labels(said)[0] == ["Game Classic, chosen", "Game 33, 66, 99"]
    assert "Seat 1: Ana, host." in seen(said.text)


def test_a_name_cannot_bring_markup() -> None:
    its = view.of(lobby(ANA, BO))
    assert isinstance(its, LobbyView)
    voice = type(EYE)(EYE.texts, {ANA: "<b>&"})
    assert "\u2068&lt;b&gt;&amp;\u2069" in room.screen(its, voice, mark=MARK).text
