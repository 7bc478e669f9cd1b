"""A game told again: its state from its log, and the commands that its events came from."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import reduce
from itertools import takewhile

from core import commands, engine, events
from core.commands import Command
from core.engine import Applied
from core.events import Event
from core.evolve import evolve
from core.options import Options, written
from core.refusal import Refusal
from core.state import Finished, Lobby, Playing, RoundOver, State
from core.turns import PACE, TIME_TO_DRAW

SOME_TIME = datetime(2000, 1, 1, tzinfo=UTC)
"""For what a log tells no time of: there, none matters."""


def rebuilt(log: Iterable[Event]) -> State | None:
    """The state that these events led to; None for no events."""
    return reduce(evolve, log, None)


def deadline(state: State | None) -> datetime | None:
    """When something happens by itself, if it does."""
    return state.due if isinstance(state, Playing | RoundOver) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """A command that a log may have come from, and what it comes to by the rules."""

    before: State | None
    command: Command
    came: Applied | Refusal
    agrees: int
    """So many events at the head of the log are just those that the command comes to."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What the command comes to; nothing where it is refused."""
        return () if isinstance(self.came, Refusal) else self.came.events

    @property
    def complete(self) -> bool:
        """Whether the log holds all that the command comes to."""
        return 0 < len(self.events) == self.agrees


def step(state: State | None, log: Sequence[Event]) -> Step | None:
    """The command that explains the head of this log best; None where none begins like it."""
    tried = [
        _tried(state, command, now, log)
        for command in _asked(state, log)
        for now in _when(state, log)
    ]
    return max(tried, key=lambda one: (one.complete, one.agrees), default=None)


def steps(log: Sequence[Event]) -> Iterator[Step]:
    """The whole log as commands. Raises ValueError at an event that follows from none."""
    state: State | None = None
    done = 0
    while done < len(log):
        found = step(state, log[done:])
        if found is None or isinstance(found.came, Refusal) or not found.complete:
            raise ValueError(f"event {done + 1} ({log[done].kind}) follows from no command")
        yield found
        state = found.came.state
        done += found.agrees


def _tried(state: State | None, command: Command, now: datetime, log: Sequence[Event]) -> Step:
    came = engine.apply(state, command, now)
    decided = () if isinstance(came, Refusal) else came.events
    same = takewhile(lambda pair: pair[0] == pair[1], zip(decided, log, strict=False))
    return Step(before=state, command=command, came=came, agrees=sum(1 for _ in same))


def _asked(state: State | None, log: Sequence[Event]) -> Iterator[Command]:
    """The commands whose first event may be the first of this log."""
    match state, log[0]:
        case _, events.Opened() as opened:
            yield commands.Open(
                game=opened.game,
                rules=opened.rules,
                host=opened.host,
                players=opened.players,
                computers=opened.computers,
                options=written(opened.options),
            )
        case _, events.Joined(player=player) | events.Queued(player=player):
            yield commands.Join(player=player)
        case Lobby(host=host), events.ComputerJoined(level=level):
            yield commands.AddComputer(by=host, level=level)
        case _, events.Unqueued(player=player):
            yield commands.Leave(player=player)
        case (
            _,
            events.Left(player=player, by=by)
            | events.WentAway(player=player, by=by)
            | events.Folded(player=player, by=by),
        ):
            if by == player:
                yield commands.Leave(player=player)
            yield commands.Kick(player=player, by=by)
        case _, events.Voted(by=by, about=about):
            yield commands.Vote(by=by, about=about)
        case Lobby(host=host), events.OptionsChosen() as chosen:
            yield commands.ChooseRules(by=host, rules=chosen.rules)
            yield commands.SetOptions(by=host, options=written(chosen.options))
        case Lobby(host=host), events.Started(seed=seed):
            yield commands.Start(by=host, seed=seed)
        case RoundOver(last=last), events.RoundBegan():
            yield commands.NextRound(by=last.host)
        case _, events.Postponed(due=due):
            yield commands.Postpone(due=due)
        case _, events.Closed(by=by):
            yield commands.Stop(by=by)
        case RoundOver(), events.CameBack(player=player):
            yield commands.Back(player=player)
        case Playing(turn=turn), first:
            yield from _asked_in_round(turn.number, first, log)


def _asked_in_round(turn: int, first: Event, log: Sequence[Event]) -> Iterator[Command]:
    if isinstance(first, events.CameBack):
        yield commands.Back(player=first.player)
    for event in log:
        match event:
            case events.Drew(player=player):
                yield commands.Draw(by=player)
            case events.Played(player=player, card=card, value=value):
                yield commands.Play(by=player, card=card, value=value)
                yield commands.TimeOut(turn=turn, card=card, value=value)
                yield commands.Act(turn=turn, card=card, value=value)
                return
            case events.Reshuffled() | events.NothingDrawn() | events.CameBack():
                continue
            case _:
                break
    yield commands.TimeOut(turn=turn, card=None)
    yield commands.Act(turn=turn, card=None)


def _when(state: State | None, log: Sequence[Event]) -> tuple[datetime, ...]:
    """The times at which the first command of this log may have been carried out."""
    options = _options(state)
    told = _told(options, log) if options else ()
    usual = deadline(state) or SOME_TIME
    return tuple(dict.fromkeys((*told, usual)))


def _told(options: Options, log: Sequence[Event]) -> tuple[datetime, ...]:
    """The times by the first deadline set, up to the next play: it has a time of its own."""
    plays = 0
    for event in log:
        match event:
            case events.RoundEnded(due=due):
                return (due - options.pause,)
            case (
                events.TurnBegan(due=datetime() as due)
                | events.Postponed(due=due)
                | events.WentAway(due=datetime() as due)
                | events.CameBack(due=datetime() as due)
            ) if not (isinstance(event, events.WentAway) and plays):
                clock = (due - options.clock,) if options.clock else ()
                return (*clock, due - PACE, due - TIME_TO_DRAW)
            case events.Played():
                plays += 1
        if plays > 1:
            break
    return ()


def _options(state: State | None) -> Options | None:
    match state:
        case None:
            return None
        case RoundOver(last=last) | Finished(last=last):
            return last.options
        case _:
            return state.options
