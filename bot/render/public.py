"""The screen that a group sees of its table, whatever state it is in."""

from collections.abc import Mapping
from datetime import timedelta
from typing import Protocol, assert_never

from bot.i18n import Wording, texts
from bot.render import lobby, menu, own, table
from bot.render.screen import Screen
from bot.render.voice import Voice
from core import view
from core.state import PlayerId, State
from core.view import FinishedView, LobbyView, RoundOverView, StoppedView, TableView, View


class Kept(Protocol):
    """What is kept of a table, as far as its screen needs it."""

    @property
    def language(self) -> str:
        """Of the group."""

    @property
    def wording(self) -> Wording:
        """Of the group: symbols, or words."""

    @property
    def names(self) -> Mapping[int, str]:
        """Of those who play."""

    @property
    def mark(self) -> str:
        """Of the turn, or of who sits in the lobby."""

    @property
    def host(self) -> PlayerId:
        """Whose page it is, where one stands in the place of the table."""

    @property
    def page(self) -> str:
        """The page of choices that stands in the place of the table."""

    @property
    def chat(self) -> int:
        """Above zero for a private chat: then it is the id of its person."""

    @property
    def slots(self) -> bool:
        """Whether hands go by numbered buttons on the table."""

    @property
    def quiet(self) -> timedelta | None:
        """Closed because nobody did anything for so long."""

    @property
    def state(self) -> State:
        """Of the game: only its view is shown."""


def everybodys(kept: Kept) -> Voice:
    """How a group is told of its table: in its own language and wording."""
    return Voice(texts(kept.language, kept.wording), kept.names)


def public_screen(kept: Kept) -> Screen:
    """The table as everybody sees it."""
    voice = everybodys(kept)
    its = view.of(kept.state)
    if kept.page and (page := menu.screen(its, kept.page, kept.host, voice, back=True)):
        return page
    if kept.chat > 0 and isinstance(its, TableView):
        held = view.hand(kept.state, PlayerId(kept.chat))
        if held is not None:
            return own.screen(its, held, voice, mark=kept.mark)
    if isinstance(its, StoppedView):
        return table.stopped(its, voice, quiet=kept.quiet)
    return drawn(its, voice, mark=kept.mark, slots=kept.slots, private=kept.chat > 0)


def drawn(its: View, voice: Voice, *, mark: str, slots: bool, private: bool = False) -> Screen:
    """This view as a screen."""
    match its:
        case LobbyView():
            return lobby.screen(its, voice, mark=mark, private=private)
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
