"""Decisions in a lobby: who sits down, what is played, and the start."""

from collections.abc import Mapping
from datetime import datetime
from itertools import count

from core import commands, events, rules
from core.chance import commitment
from core.course import Course
from core.deal import deal, draw_for_deal
from core.options import SEATS, Options, changed
from core.refusal import Reason, Refusal, Refused, require
from core.rules.base import Rules
from core.state import Lobby, PlayerId
from core.turns import begin_turn


def open_lobby(course: Course, command: commands.Open) -> None:
    """Open a lobby where no game is on."""
    come_along = command.players if command.host in command.players else (command.host,)
    course.add(
        events.Opened(
            game=command.game,
            rules=command.rules,
            options=_options(_rules(command.rules).options, command.options),
            host=command.host,
            players=come_along,
            computers=tuple(one for one in command.computers if one[0] in come_along),
        )
    )


def join(course: Course, command: commands.Join) -> None:
    """Seat a player: at most twenty, and only while everybody can be dealt a hand."""
    require(command.player not in course.lobby.players, Reason.ALREADY_SEATED)
    _make_room(course.lobby)
    course.add(events.Joined(player=command.player))


def add_computer(course: Course, command: commands.AddComputer) -> None:
    """Seat a computer: the numbers of computers are −1, −2, …, the nearest that is free."""
    lobby = course.lobby
    require(command.by == lobby.host, Reason.NOT_HOST)
    _make_room(lobby)
    number = next(-n for n in count(1) if -n not in lobby.players)
    course.add(events.ComputerJoined(player=PlayerId(number), level=command.level))


def leave(course: Course, player: PlayerId, *, by: PlayerId | None) -> None:
    """Give a seat back: the next person becomes host, and the last one closes the lobby."""
    lobby = course.lobby
    require(player in lobby.players, Reason.NOT_SEATED)
    staying = [other for other in lobby.people if other != player]
    if not staying:
        course.add(events.Closed(by=by))
        return
    host = lobby.host if lobby.host in staying else staying[0]
    course.add(events.Left(player=player, host=host, by=by))


def choose_rules(course: Course, command: commands.ChooseRules) -> None:
    """Choose the game; its own defaults come with it."""
    require(command.by == course.lobby.host, Reason.NOT_HOST)
    _agree(course, _rules(command.rules), {})


def set_options(course: Course, command: commands.SetOptions) -> None:
    """Change options; refused where so many seats could not be dealt to."""
    require(command.by == course.lobby.host, Reason.NOT_HOST)
    _agree(course, None, command.options)


def start(course: Course, command: commands.Start, now: datetime) -> None:
    """Draw for the deal and deal the first round."""
    lobby = course.lobby
    require(command.by == lobby.host, Reason.NOT_HOST)
    require(len(lobby.players) in SEATS, Reason.TOO_FEW)
    require(lobby.options.enough_cards(len(lobby.players)), Reason.NOT_ENOUGH_CARDS)
    course.add(events.Started(seed=command.seed, commitment=commitment(command.seed)))
    draw_for_deal(course)
    first = deal(course, course.playing, dealer=course.playing.dealer)
    begin_turn(course, first, now)


def _make_room(lobby: Lobby) -> None:
    seats = len(lobby.players) + 1
    require(seats in SEATS, Reason.TABLE_FULL)
    require(lobby.options.enough_cards(seats), Reason.NOT_ENOUGH_CARDS)


def _agree(course: Course, chosen: Rules | None, wanted: Mapping[str, object]) -> None:
    lobby = course.lobby
    options = _options(chosen.options if chosen else lobby.options, wanted)
    require(options.enough_cards(len(lobby.players)), Reason.NOT_ENOUGH_CARDS)
    course.add(events.OptionsChosen(rules=chosen.id if chosen else lobby.rules, options=options))


def _rules(name: str) -> Rules:
    require(name in rules.ALL, Reason.NO_SUCH_RULES)
    return rules.ALL[name]


def _options(options: Options, wanted: Mapping[str, object]) -> Options:
    try:
        return changed(options, wanted)
    except ValueError as wrong:
        raise Refused(Refusal(reason=Reason.BAD_OPTION, detail=str(wrong))) from None
