"""The screen that a group sees of its table, whatever state it is in."""

from collections.abc import Mapping
from typing import Protocol, assert_never

from bot.i18n import texts
from bot.render import lobby, table
from bot.render.screen import Screen
from bot.render.voice import Voice
from core import view
from core.state import State
from core.view import FinishedView, LobbyView, RoundOverView, StoppedView, TableView, View


class Kept(Protocol):
    """What is kept of a table, as far as its screen needs it."""

    @property
    def language(self) -> str:
        """Of the group."""

    @property
    def names(self) -> Mapping[int, str]:
        """Of those who play."""

    @property
    def mark(self) -> str:
        """Of the turn, or of who sits in the lobby."""

    @property
    def slots(self) -> bool:
        """Whether hands go by numbered buttons on the table."""

    @property
    def state(self) -> State:
        """Of the game: only its view is shown."""


def public_screen(kept: Kept) -> Screen:
    """The table as everybody sees it."""
    voice = Voice(texts(kept.language), kept.names)
    return drawn(view.of(kept.state), voice, mark=kept.mark, slots=kept.slots)


def drawn(its: View, voice: Voice, *, mark: str, slots: bool) -> Screen:
    """This view as a screen."""
    match its:
        case LobbyView():
            return lobby.screen(its, voice, mark=mark)
        case TableView():
            return table.playing(its, voice, mark=mark, slots=slots)
        case RoundOverView():
            return table.round_over(its, voice)
        case FinishedView():
            return table.finished(its, voice)
        case StoppedView():
            return table.stopped(its, voice)
        case _:
            assert_never(its)
