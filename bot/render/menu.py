"""Pages of choices, for one person alone: the options of a table, and what else can be done."""

from collections.abc import Iterator
from typing import assert_never

from bot.press import (
    IN,
    OUT,
    ComeBack,
    LeaveGame,
    NextGame,
    OpenMenu,
    SetOption,
    UsePreset,
    VoteOut,
    VoteStop,
)
from bot.render import option
from bot.render.screen import Button, Rows, Screen, Style
from bot.render.voice import Voice
from core.options import changed, typed
from core.rules import ALL
from core.state import GONE, Absence, PlayerId
from core.view import FinishedView, LobbyView, RoundOverView, StoppedView, TableView, View

SETTINGS, MORE, LEAVE, REMOVE, TABLE = "settings", "more", "leave", "remove", "table"
"""Pages; every option has one besides, of its own name. TABLE is the way back to the table."""

OFFERED: dict[str, tuple[str, ...]] = {
    "points": ("1", "2", "3", "5", "7", "10", "15", "20"),
    "hand_size": ("1", "2", "3", "4", "5", "6", "7"),
    "decks": ("auto", "1", "2", "3", "4"),
    "draw": ("auto", "manual"),
    "floor": ("no", "yes"),
    "nine": ("pass", "skip"),
    "dealer": ("highest", "lowest"),
    "clock": ("off", "30", "60", "120", "300", "3600", "86400", "259200"),
    "pause": ("0", "10", "30", "60", "120"),
    "leaving": ("computer", "fold"),
}
"""The values that have a button. More can be typed."""


def screen(view: View, page: str, by: PlayerId, voice: Voice, *, back: bool) -> Screen | None:
    """This page for this person; None where there is no such page at this time.

    `back`: the page stands in the place of the table, and needs a way back to it.
    """
    match view:
        case LobbyView():
            found = _lobby(view, page, voice)
        case TableView():
            found = _game(view, page, by, voice)
        case RoundOverView():
            found = _game(view.table, page, by, voice)
        case FinishedView() | StoppedView():
            return None
        case _:
            assert_never(view)
    if found is None or not back:
        return found
    game = view.table.game if isinstance(view, RoundOverView) else view.game
    way_back = Button(voice.label("menu-back"), OpenMenu(game, TABLE))
    return Screen(found.text, (*found.rows, (way_back,)))


def _lobby(view: LobbyView, page: str, voice: Voice) -> Screen | None:
    offered = ALL[view.rules].offered
    if page == SETTINGS:
        return Screen(voice("menu-settings", game=voice.game(view.rules)), _settings(view, voice))
    if page in offered:
        return _values(view, page, voice)
    return None


def _settings(view: LobbyView, voice: Voice) -> Rows:
    rules = ALL[view.rules]
    presets = tuple(
        Button(
            voice.label(f"preset-{name}", n=str(points)),
            UsePreset(view.game, name) if points != view.options.points else None,
        )
        for name, points in rules.presets.items()
    )
    each = (
        (Button(_plain(name, view, voice), OpenMenu(view.game, name)),) for name in rules.offered
    )
    return (presets, *each)


def _values(view: LobbyView, name: str, voice: Voice) -> Screen:
    now = _plain(name, view, voice)
    rows = []
    for value in OFFERED[name]:
        label = _plain(name, view, voice, value=value)
        press = SetOption(view.game, name, value) if label != now else None
        rows.append((Button(label, press),))
    to_all = Button(voice.label("menu-to-settings"), OpenMenu(view.game, SETTINGS))
    text = "\n".join((voice(f"explain-{name}"), voice("menu-chosen", option=now)))
    return Screen(text, (*rows, (to_all,)))


def _plain(name: str, view: LobbyView, voice: Voice, *, value: str | None = None) -> str:
    """An option with its value, or with another one, as the label of a button."""
    options = view.options
    if value is not None:
        options = changed(options, {name: typed(value)})
    return option.label(name, ALL[view.rules], options, voice)


def _game(view: TableView, page: str, by: PlayerId, voice: Voice) -> Screen | None:
    voice = voice.at([seat.player for seat in view.seats])
    if page == MORE:
        return Screen(voice("menu-more"), tuple(_more(view, by, voice)))
    if page == LEAVE:
        return Screen(voice(f"menu-leave-{view.options.leaving}"), _leave(view, voice))
    if page == REMOVE:
        return Screen(voice("menu-remove"), tuple(_remove(view, by, voice)))
    return None


def _more(view: TableView, by: PlayerId, voice: Voice) -> Iterator[tuple[Button, ...]]:
    """The same rows for everybody who sits at the table, and one for who does not."""
    seat = view.seat(by)
    if seat is None:
        key, wish = ("menu-not-next", OUT) if by in view.waiting else ("menu-next", IN)
        yield (Button(voice.label(key), NextGame(view.game, wish), Style.PRIMARY),)
        return
    gone = seat.absent in GONE
    back = ComeBack(view.game) if seat.absent in (Absence.AWAY, Absence.LEFT) else None
    yield (Button(voice.label("button-back"), back, Style.SUCCESS),)
    yield (Button(voice.label("menu-to-leave"), None if gone else OpenMenu(view.game, LEAVE)),)
    votes = seat.absent is None
    yield (Button(voice.label("menu-to-remove"), OpenMenu(view.game, REMOVE) if votes else None),)
    stopping = any(vote.about is None and by in vote.by for vote in view.votes)
    stop = VoteStop(view.game) if votes and not stopping else None
    yield (Button(voice.label("menu-vote-stop"), stop, Style.DANGER),)


def _leave(view: TableView, voice: Voice) -> Rows:
    return (
        (Button(voice.label("menu-leave"), LeaveGame(view.game), Style.DANGER),),
        (Button(voice.label("menu-stay"), OpenMenu(view.game, MORE)),),
    )


def _remove(view: TableView, by: PlayerId, voice: Voice) -> Iterator[tuple[Button, ...]]:
    voted = {vote.about for vote in view.votes if by in vote.by}
    for seat in view.seats:
        if seat.player == by or seat.computer or seat.absent is Absence.REMOVED:
            continue
        label = voice.label("menu-vote-out", name=voice.person(seat.player))
        yield (Button(label, None if seat.player in voted else VoteOut(view.game, seat.player)),)
    yield (Button(voice.label("menu-stay"), OpenMenu(view.game, MORE)),)
