"""A game as a text in notation, and back: for people to read, and to compare two games by.

What was asked stands at the left, what came of it further in:

    1. 3: AH as 11, 0 to 11
        3 draws 5C

Reading takes what was asked alone; all else follows from the seed and the rules. Times are
left out, but for a deadline that was moved.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import assert_never

from core import commands, engine, events
from core.cards import card
from core.commands import Command
from core.events import Event
from core.options import written as plain
from core.replay import SOME_TIME, Step, deadline, steps
from core.state import Ending, Level, PlayerId, Playing, State

_INDENT = "    "


def written(log: Sequence[Event]) -> str:
    """The game of this log. Raises ValueError where an event follows from no command."""
    return "".join(f"{line}\n" for step in steps(log) for line in told(step))


def read(text: str) -> tuple[Command, ...]:
    """What was asked in the game of this text. Raises ValueError that names the line."""
    return tuple(
        _command(number, line)
        for number, line in enumerate(text.splitlines(), start=1)
        if line and not line.startswith(_INDENT)
    )


def carried_out(asked: Iterable[Command]) -> tuple[Event, ...]:
    """The log of a game in which this is asked. Raises ValueError where something is refused."""
    state: State | None = None
    log: list[Event] = []
    for command in asked:
        match engine.apply(state, command, deadline(state) or SOME_TIME):
            case engine.Applied() as came:
                state = came.state
                log += came.events
            case refusal:
                raise ValueError(f"{refusal.reason}: {command}")
    return tuple(log)


def told(step: Step) -> Iterator[str]:
    """The lines of one command: what was asked, and what came of it."""
    yield _asked(step)
    for event in step.events:
        for line in _came(event):
            yield _INDENT + line


def _asked(step: Step) -> str:
    command = step.command
    match command:
        case commands.Open():
            return (
                f"open {command.game}: {command.rules}, host {command.host},"
                f" players {_seated(command)}, {_settings(command.options)}"
            )
        case commands.Join():
            return f"join {command.player}"
        case commands.Leave():
            return f"leave {command.player}"
        case commands.AddComputer():
            return f"computer {command.level}, by {command.by}"
        case commands.Kick():
            return f"kick {command.player}{_by(command.by)}"
        case commands.Back():
            return f"back {command.player}"
        case commands.Vote():
            about = "stop" if command.about is None else f"remove {command.about}"
            return f"vote to {about}, by {command.by}"
        case commands.ChooseRules():
            return f"rules {command.rules}, by {command.by}"
        case commands.SetOptions():
            return f"options {_settings(command.options)}, by {command.by}"
        case commands.Start():
            return f"start {command.seed}, by {command.by}"
        case commands.Play() | commands.TimeOut() | commands.Act():
            return _laid(step)
        case commands.Draw():
            return f"draw {command.by}"
        case commands.NextRound():
            return "next round"
        case commands.Postpone():
            return f"postpone to {command.due.isoformat()}"
        case commands.Stop():
            return f"stop{_by(command.by)}"
        case _:
            assert_never(command)


def _laid(step: Step) -> str:
    before = step.before
    assert isinstance(before, Playing)
    how = {commands.TimeOut: " sleeps", commands.Act: " computes"}.get(type(step.command), "")
    head = f"{before.turn.number}. {before.turn.player}{how}"
    for event in step.events:
        if isinstance(event, events.Played):
            value = "" if event.value is None else f" as {event.value}"
            return f"{head}: {event.card}{value}, {before.total} to {event.total}"
    return head


def _came(event: Event) -> tuple[str, ...]:
    match event:
        case events.Opened() | events.Joined() | events.Postponed() | events.Closed():
            return ()
        case events.TurnBegan():
            return ()
        case events.ComputerJoined():
            return (f"{event.player} sits down",)
        case events.Queued() | events.Unqueued() | events.Voted():
            return ()
        case events.CameBack():
            return (f"{event.player} is back",)
        case events.Left():
            return (f"host {event.host}",)
        case events.WentAway():
            return (f"{event.player} is {event.absence}, host {event.host}",)
        case events.Folded():
            return (f"{event.player} folds, host {event.host}",)
        case events.OptionsChosen():
            return (f"{event.rules}, {_settings(plain(event.options))}",)
        case events.Started():
            return (f"seal {event.commitment}",)
        case events.DealerDrawn():
            return (*_draws(event), f"dealer {event.dealer}, seed {event.seed}")
        case events.RoundBegan():
            return _round(event)
        case events.Played():
            return tuple(f"{player} forgot to draw" for player in event.forgot)
        case events.PointsLost():
            at = "" if event.mark is None else f" {event.mark}"
            losses = ", ".join(f"{loss.player} loses {loss.points}" for loss in event.losses)
            return (f"{event.why}{at}: {losses}",)
        case events.Eliminated():
            return (f"out {_many(event.players)}",)
        case events.Reversed():
            return (event.direction,)
        case events.Skipped():
            return (f"skip {event.player}",)
        case events.Reshuffled():
            return (f"reshuffled {_many(event.stock)}",)
        case events.Drew():
            return (f"{event.player} draws {event.card}",)
        case events.NothingDrawn():
            return (f"{event.player} finds no card",)
        case events.Caught():
            return (f"{event.player} caught with {_many(event.hand) or 'nothing'}",)
        case events.RoundEnded():
            return (f"round over{_ending(event.ending)}",)
        case events.GameWon():
            ranks = "; ".join(_many(players) for players in event.ranking)
            return (f"game over{_ending(event.ending)}", f"ranking {ranks}")
        case _:
            assert_never(event)


def _seated(command: commands.Open) -> str:
    computers = dict(command.computers)
    return _many(
        f"{player}({computers[player]})" if player in computers else player
        for player in command.players
    )


def _by(player: PlayerId | None) -> str:
    return "" if player is None else f", by {player}"


def _draws(event: events.DealerDrawn) -> Iterator[str]:
    for row in event.draws:
        yield "draw " + ", ".join(f"{player} {drawn}" for player, drawn in row)


def _round(event: events.RoundBegan) -> tuple[str, ...]:
    return (
        f"round {event.round}, dealer {event.dealer}, seal {event.commitment}",
        *(f"{player} has {_many(hand)}" for player, hand in event.hands),
        f"stock {_many(event.stock)}",
    )


def _ending(ending: Ending) -> str:
    won = "" if ending.winner is None else f", won by {ending.winner}"
    lost = "" if ending.loser is None else f", lost by {ending.loser}"
    return f"{won}{lost}, seed {ending.seed}"


def _many(things: Iterable[object]) -> str:
    return " ".join(str(thing) for thing in things)


def _settings(options: Mapping[str, object]) -> str:
    return _many(f"{name}={value}" for name, value in options.items())


# Reading


def _command(number: int, line: str) -> Command:
    for pattern, command in _LINES:
        if found := pattern.fullmatch(line):
            return command(**found.groupdict())
    raise ValueError(f"line {number} is no notation: {line!r}")


def _open(game: str, rules: str, host: str, players: str, options: str) -> Command:
    return commands.Open(
        game=game,
        rules=rules,
        host=_player(host),
        players=tuple(_player(player.partition("(")[0]) for player in players.split()),
        computers=tuple(
            (_player(number), Level(level)) for number, level in _COMPUTER.findall(players)
        ),
        options=_options(options),
    )


def _play(turn: str, by: str, laid: str, value: str | None) -> Command:
    return commands.Play(by=_player(by), card=card(laid), value=_number(value), turn=int(turn))


def _sleep(turn: str, laid: str | None, value: str | None) -> Command:
    return commands.TimeOut(
        turn=int(turn), card=None if laid is None else card(laid), value=_number(value)
    )


def _act(turn: str, laid: str | None, value: str | None) -> Command:
    return commands.Act(
        turn=int(turn), card=None if laid is None else card(laid), value=_number(value)
    )


def _player(text: str) -> PlayerId:
    return PlayerId(int(text))


def _number(text: str | None) -> int | None:
    return None if text is None else int(text)


def _options(text: str) -> dict[str, object]:
    return dict(_option(*setting.split("=", maxsplit=1)) for setting in text.split())


def _option(name: str, value: str) -> tuple[str, object]:
    if value in ("True", "False"):
        return name, value == "True"
    return name, int(value) if value.isdecimal() else value


def _maybe(text: str | None) -> PlayerId | None:
    return None if text is None else _player(text)


_PLAYER = r"-?[0-9]+"
_LEVEL = "|".join(Level)
_COMPUTER = re.compile(rf"({_PLAYER})\(({_LEVEL})\)")
_SEATED = rf"{_PLAYER}(?:\((?:{_LEVEL})\))?"
_SETTINGS = r"(?:[a-z_]+=\w+ ?)*"
_LAID = r"(?P<laid>[A2-9TJQK][SHDC])(?: as (?P<value>-?[0-9]+))?, -?[0-9]+ to -?[0-9]+"
_LINES: tuple[tuple[re.Pattern[str], Callable[..., Command]], ...] = tuple(
    (re.compile(pattern), command)
    for pattern, command in (
        (
            rf"open (?P<game>\S+): (?P<rules>\w+), host (?P<host>{_PLAYER}),"
            rf" players (?P<players>{_SEATED}(?: {_SEATED})*), (?P<options>{_SETTINGS})",
            _open,
        ),
        (rf"join (?P<player>{_PLAYER})", lambda player: commands.Join(player=_player(player))),
        (rf"leave (?P<player>{_PLAYER})", lambda player: commands.Leave(player=_player(player))),
        (
            rf"computer (?P<level>{_LEVEL}), by (?P<by>{_PLAYER})",
            lambda level, by: commands.AddComputer(by=_player(by), level=Level(level)),
        ),
        (
            rf"kick (?P<player>{_PLAYER})(?:, by (?P<by>{_PLAYER}))?",
            lambda player, by: commands.Kick(player=_player(player), by=_maybe(by)),
        ),
        (rf"back (?P<player>{_PLAYER})", lambda player: commands.Back(player=_player(player))),
        (
            rf"vote to (?:stop|remove (?P<about>{_PLAYER})), by (?P<by>{_PLAYER})",
            lambda about, by: commands.Vote(by=_player(by), about=_maybe(about)),
        ),
        (
            rf"rules (?P<rules>\w+), by (?P<by>{_PLAYER})",
            lambda rules, by: commands.ChooseRules(by=_player(by), rules=rules),
        ),
        (
            rf"options (?P<options>{_SETTINGS}), by (?P<by>{_PLAYER})",
            lambda options, by: commands.SetOptions(by=_player(by), options=_options(options)),
        ),
        (
            rf"start (?P<seed>[0-9a-f]+), by (?P<by>{_PLAYER})",
            lambda seed, by: commands.Start(by=_player(by), seed=seed),
        ),
        (rf"(?P<turn>[0-9]+)\. (?P<by>{_PLAYER}): {_LAID}", _play),
        (rf"(?P<turn>[0-9]+)\. {_PLAYER} sleeps(?:: {_LAID})?", _sleep),
        (rf"(?P<turn>[0-9]+)\. {_PLAYER} computes(?:: {_LAID})?", _act),
        (rf"draw (?P<by>{_PLAYER})", lambda by: commands.Draw(by=_player(by))),
        (r"next round", commands.NextRound),
        (
            r"postpone to (?P<due>\S+)",
            lambda due: commands.Postpone(due=datetime.fromisoformat(due)),
        ),
        (
            rf"stop(?:, by (?P<by>{_PLAYER}))?",
            lambda by: commands.Stop(by=_maybe(by)),
        ),
    )
)
"""Each kind of line with the command it stands for: must agree with `_asked`."""
