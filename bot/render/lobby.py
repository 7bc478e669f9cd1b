"""The waiting room: who sits at the table, what will be played, and what is missing."""

from collections.abc import Iterator

from bot.press import (
    AddComputer,
    CancelLobby,
    ChooseGame,
    GoPrivate,
    JoinOrLeave,
    OpenMenu,
    RemoveComputer,
    StartGame,
)
from bot.render import menu, option
from bot.render.markup import bold
from bot.render.screen import Button, Rows, Screen, Style
from bot.render.voice import Voice
from core.options import SEATS
from core.rules import ALL
from core.state import Level
from core.view import LobbyView


def screen(view: LobbyView, voice: Voice, *, mark: str, private: bool = False) -> Screen:
    """The lobby; `mark` is of who sits in it. `private`: in a private chat, where hands come
    anyway."""
    voice = voice.at(view.players)
    about = voice.texts(f"about-{view.rules}")
    blocks = (
        (bold(voice("lobby-head")), voice("lobby-game", game=voice.game(view.rules), about=about)),
        *([tuple(_options(view, voice))] if _changed(view) else []),
        tuple(_seats(view, voice)),
        (_missing(view, voice),),
    )
    text = "\n\n".join("\n".join(block) for block in blocks)
    return Screen(text, _rows(view, voice, mark, private=private))


def can_start(view: LobbyView) -> bool:
    """Whether nothing is missing."""
    seats = len(view.players)
    return seats in SEATS and view.options.enough_cards(seats)


def _changed(view: LobbyView) -> tuple[str, ...]:
    """The options that are not as this game has them by itself."""
    rules = ALL[view.rules]
    return tuple(
        name
        for name in rules.offered
        if getattr(view.options, name) != getattr(rules.options, name)
    )


def _options(view: LobbyView, voice: Voice) -> Iterator[str]:
    for name in _changed(view):
        yield option.line(name, ALL[view.rules], view.options, voice)


def _seats(view: LobbyView, voice: Voice) -> Iterator[str]:
    yield voice("lobby-seats", taken=str(len(view.players)), seats=str(SEATS[-1]))
    levels = dict(view.computers)
    for seat, player in enumerate(view.players, start=1):
        named = {"seat": str(seat), "name": voice.person(player)}
        if player in levels:
            yield voice("lobby-computer", level=voice.texts(f"level-{levels[player]}"), **named)
        else:
            yield voice("lobby-host" if player == view.host else "lobby-player", **named)


def _missing(view: LobbyView, voice: Voice) -> str:
    if len(view.players) not in SEATS:
        return voice("lobby-too-few")
    if not can_start(view):
        return voice("lobby-too-few-cards")
    return voice("lobby-ready", name=voice.person(view.host))


def _rows(view: LobbyView, voice: Voice, mark: str, *, private: bool) -> Rows:
    games = tuple(
        Button(
            voice.label(
                "lobby-game-chosen" if rules == view.rules else "lobby-game-button",
                game=voice.game(rules),
            ),
            ChooseGame(view.game, rules),
        )
        for rules in ALL
    )
    start = StartGame(view.game) if can_start(view) else None
    room = len(view.players) < SEATS[-1]
    computers = tuple(
        Button(
            voice.label("lobby-add", level=voice.texts(f"level-{level}")),
            AddComputer(view.game, level) if room else None,
        )
        for level in Level
    )
    remove = RemoveComputer(view.game) if view.computers else None
    return (
        games,
        (Button(voice.label("lobby-join-or-leave"), JoinOrLeave(view.game, mark), Style.PRIMARY),),
        computers,
        (
            Button(voice.label("lobby-remove"), remove),
            Button(voice.label("lobby-settings"), OpenMenu(view.game, menu.SETTINGS)),
        ),
        *(() if private else ((Button(voice.label("private-button"), GoPrivate()),),)),
        (
            Button(voice.label("lobby-start"), start, Style.SUCCESS),
            Button(voice.label("lobby-cancel"), CancelLobby(view.game), Style.DANGER),
        ),
    )
