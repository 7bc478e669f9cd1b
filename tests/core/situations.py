"""Tables in notation for the tests of the game, and short ways to ask something of them."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from datetime import UTC, datetime, timedelta
from typing import TypeVar

from core import commands, engine
from core.cards import Card, card, cards
from core.commands import Command
from core.engine import Applied
from core.events import Event
from core.options import changed
from core.refusal import Reason, Refusal
from core.rules import ALL
from core.state import Finished, Lobby, PlayerId, Playing, RoundOver, Seat, State, Stopped, Turn
from core.turn import Direction

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
SEED = "1f" * 32
STOCK = "3C 5C 6C 7C 8C"
MINUTE = timedelta(minutes=1)

Kind = TypeVar("Kind", Lobby, Playing, RoundOver, Finished, Stopped)
Happened = TypeVar("Happened", bound=Event)


def player(number: int) -> PlayerId:
    """The player of this number: seats are numbered from 1, clockwise."""
    return PlayerId(number)


def playing(
    rules: str,
    *hands: str,
    total: int = 0,
    turn: int = 1,
    lives: tuple[int, ...] = (),
    owed: tuple[int, ...] = (),
    stock: str = STOCK,
    pile: str = "",
    direction: Direction = Direction.CLOCKWISE,
    dealer: int = 1,
    due: datetime | None = None,
    **options: object,
) -> Playing:
    """A round in progress, a hand for each seat."""
    chosen = changed(ALL[rules].options, options)
    lives = lives or (chosen.points,) * len(hands)
    owed = owed or (0,) * len(hands)
    seats = tuple(
        Seat(player=player(at), points=points, hand=cards(hand), owed=due_cards)
        for at, (hand, points, due_cards) in enumerate(zip(hands, lives, owed, strict=True), 1)
    )
    return Playing(
        game="g",
        rules=rules,
        options=chosen,
        host=player(1),
        seed=SEED,
        seats=seats,
        out=tuple((seat.player,) for seat in seats if not seat.alive),
        round=1,
        dealer=player(dealer),
        direction=direction,
        total=total,
        stock=cards(stock),
        pile=cards(pile),
        turn=Turn(number=1, player=player(turn)),
        due=due,
    )


def applied(state: State | None, command: Command, now: datetime = NOON) -> Applied:
    """What comes of a command that is not refused."""
    came = engine.apply(state, command, now)
    assert isinstance(came, Applied), came
    return came


def asked(state: State | None, *wanted: Command, now: datetime = NOON) -> State:
    """The state after these commands, none of them refused."""
    for command in wanted:
        state = applied(state, command, now).state
    assert state is not None
    return state


def refusal(state: State | None, command: Command, now: datetime = NOON) -> Refusal:
    """Why the command is refused."""
    came = engine.decide(state, command, now)
    assert isinstance(came, Refusal), came
    return came


def reason(state: State | None, command: Command, now: datetime = NOON) -> Reason:
    """The reason for which the command is refused."""
    return refusal(state, command, now).reason


def play(by: int, text: str, turn: int | None = None) -> commands.Play:
    """Lay a card: `7S`, or `AH=11` where it has two values."""
    name, _, value = text.partition("=")
    return commands.Play(
        by=player(by), card=card(name), value=int(value) if value else None, turn=turn
    )


def draw(by: int) -> commands.Draw:
    """Take a card owed."""
    return commands.Draw(by=player(by))


def lobby(number: int = 2, rules: str = "milestones", **options: object) -> Lobby:
    """A lobby with so many players, the first of them its host."""
    state = asked(None, commands.Open(game="g", rules=rules, host=player(1), options=options))
    joins = [commands.Join(player=player(at)) for at in range(2, number + 1)]
    return of(Lobby, asked(state, *joins))


def started(
    number: int = 2, rules: str = "milestones", seed: str = SEED, **options: object
) -> Playing:
    """A game that has begun."""
    start = commands.Start(by=player(1), seed=seed)
    return of(Playing, asked(lobby(number, rules, **options), start))


def of(kind: type[Kind], state: State) -> Kind:
    """The state, which must be of this kind."""
    assert isinstance(state, kind), state
    return state


def only(kind: type[Happened], happened: tuple[Event, ...]) -> Happened:
    """The one event of this kind."""
    (found,) = (event for event in happened if isinstance(event, kind))
    return found


def hand(state: State, number: int) -> tuple[Card, ...]:
    """What this player holds."""
    seat = of(Playing, state).seat(player(number))
    assert seat is not None
    return seat.hand


def points(state: State) -> tuple[int, ...]:
    """The points of all, in the order of the seats."""
    last = state.last if isinstance(state, RoundOver | Finished) else of(Playing, state)
    return tuple(seat.points for seat in last.seats)


def texts(seen: object) -> set[str]:
    """Every text anywhere in what somebody sees."""
    return set(_texts(seen))


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield str(value)
    elif isinstance(value, tuple):
        for inner in value:
            yield from _texts(inner)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _texts(getattr(value, field.name))
