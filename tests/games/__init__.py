"""Golden games: whole games as text, written by the engine and reviewed as a diff."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from core import commands, engine, view
from core.commands import Command
from core.engine import Applied
from core.events import Event
from core.players import careful
from core.replay import deadline, text
from core.state import Finished, Level, PlayerId, Playing, RoundOver, State

FOLDER = Path(__file__).parent
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """What a golden game is made from: all else follows."""

    rules: str
    seats: int
    seed: str
    options: Mapping[str, object] = field(default_factory=dict)
    forgets: int = 0
    """Every so many plays a player forgets to draw; 0: never."""
    sleeps: int = 0
    """Every so many plays a player lets the time pass; 0: never."""
    computers: tuple[Level, ...] = ()
    """More seats, of computers."""
    asked: Mapping[int, tuple[Command, ...]] = field(default_factory=dict)
    """What else is asked, before the play of which turn."""


GAMES: dict[str, Game] = {
    "milestones_two": Game(rules="milestones", seats=2, seed="02" * 32, options={"clock": "off"}),
    "milestones_three_floor_lowest": Game(
        rules="milestones",
        seats=3,
        seed="03" * 32,
        options={"points": 5, "floor": True, "dealer": "lowest"},
    ),
    "milestones_four_by_hand_clock": Game(
        rules="milestones",
        seats=4,
        seed="04" * 32,
        options={"points": 4, "draw": "manual", "clock": 60},
        forgets=7,
        sleeps=9,
    ),
    "milestones_seven_dealt_out": Game(
        rules="milestones",
        seats=7,
        seed="07" * 32,
        options={"points": 3, "hand_size": 7, "decks": 1},
    ),
    "classic_two_nine_skips": Game(
        rules="classic",
        seats=2,
        seed="12" * 32,
        options={"nine": "skip", "clock": "off"},
        forgets=5,
    ),
    "classic_three": Game(rules="classic", seats=3, seed="13" * 32, forgets=8),
    "classic_four_auto_floor": Game(
        rules="classic", seats=4, seed="14" * 32, options={"draw": "auto", "floor": True}
    ),
    "classic_seven_clock": Game(
        rules="classic",
        seats=7,
        seed="17" * 32,
        options={"points": 1, "clock": 60, "hand_size": 2},
        forgets=6,
        sleeps=10,
    ),
    "milestones_three_people_two_computers": Game(
        rules="milestones",
        seats=3,
        seed="05" * 32,
        options={"points": 4, "clock": 60},
        computers=(Level.HARD, Level.EASY),
        asked={
            4: (commands.Join(player=PlayerId(9)), commands.Leave(player=PlayerId(2))),
            9: (commands.Join(player=PlayerId(8)), commands.Leave(player=PlayerId(9))),
            14: (commands.Back(player=PlayerId(2)),),
            20: (commands.Vote(by=PlayerId(1), about=PlayerId(3)),),
            21: (commands.Vote(by=PlayerId(2), about=PlayerId(3)),),
        },
        sleeps=3,
    ),
    "classic_four_fold": Game(
        rules="classic",
        seats=4,
        seed="15" * 32,
        options={"points": 2, "draw": "auto", "leaving": "fold"},
        asked={
            5: (commands.Leave(player=PlayerId(2)),),
            12: (commands.Kick(player=PlayerId(1), by=None),),
        },
    ),
}


def written(game: Game) -> str:
    """The whole game as a text."""
    return text.written(log(game))


def log(game: Game) -> tuple[Event, ...]:
    """All that happens in the game."""
    players = tuple(PlayerId(number) for number in range(1, game.seats + 1))
    host = players[0]
    opening = commands.Open(
        game="golden", rules=game.rules, host=host, players=players, options=game.options
    )
    state, happened = _asked(None, opening)
    for level in game.computers:
        state, more = _asked(state, commands.AddComputer(by=host, level=level))
        happened += more
    extra = dict(game.asked)
    wanted: Command | None = commands.Start(by=host, seed=game.seed)
    while wanted:
        state, more = _asked(state, wanted)
        happened += more
        if isinstance(state, Playing):
            for command in extra.pop(state.turn.number, ()):
                state, more = _asked(state, command)
                happened += more
        wanted = _next(game, state)
    return happened


def file(name: str) -> Path:
    """Where the golden game of this name lies."""
    return FOLDER / f"{name}.txt"


def _asked(state: State | None, command: Command) -> tuple[State, tuple[Event, ...]]:
    came = engine.apply(state, command, deadline(state) or NOON)
    assert isinstance(came, Applied), came
    return came.state, came.events


def _next(game: Game, state: State) -> Command | None:
    match state:
        case RoundOver():
            return commands.NextRound()
        case Playing():
            return _drawn(game, state) or _played(game, state)
        case _:
            assert isinstance(state, Finished)
            return None


def _drawn(game: Game, state: Playing) -> Command | None:
    """A draw by hand, unless the player forgets: only one waited for never does."""
    for seat in state.seats:
        hand = view.hand(state, seat.player)
        forgets = game.forgets and state.turn.number % game.forgets == 0
        if hand and hand.can_draw and (not forgets or (hand.to_act and not hand.legal)):
            return commands.Draw(by=seat.player)
    return None


def _played(game: Game, state: Playing) -> Command:
    turn = state.turn
    hand = view.hand(state, turn.player)
    assert hand is not None
    choice = careful.choose(hand)
    assert choice is not None
    seat = state.seat(turn.player)
    if seat is not None and seat.automatic:
        return commands.Act(turn=turn.number, card=choice.card, value=choice.value)
    if game.sleeps and turn.number % game.sleeps == 0:
        return commands.TimeOut(turn=turn.number, card=choice.card, value=choice.value)
    return commands.Play(by=turn.player, card=choice.card, value=choice.value)
