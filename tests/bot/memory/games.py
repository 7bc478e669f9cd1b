"""Games that were played, as the store has them, and results made up for one purpose."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache

from bot.memory.results import Move, Result, Round, result
from bot.store.record import LogEntry
from core.events import Event, Opened
from core.state import Deed, Ending, PlayerId
from tests.games import GAMES, Game, log

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)
GROUP = -1001234567890
ANA, BO, CY = PlayerId(1), PlayerId(2), PlayerId(3)
NAMES: dict[int, str] = {1: "Ana", 2: "Bo", 3: "Cy"}


def entries(
    name: str = "classic_three", *, at: datetime = NOON, game: str | None = None
) -> tuple[LogEntry, ...]:
    """A golden game as a log, which ended at this time."""
    events = _log(name)
    if game is not None:
        events = tuple(_renamed(event, game) for event in events)
    return tuple(LogEntry(at=at, events=(event,)) for event in events)


@cache
def _log(name: str) -> tuple[Event, ...]:
    return log(GAMES[name])


def _renamed(event: Event, game: str) -> Event:
    return replace(event, game=game) if isinstance(event, Opened) else event


@cache
def golden(name: str) -> Result:
    """What came of a golden game."""
    told = result(_log(name))
    assert told is not None
    return told


@cache
def crowd(rules: str) -> Result:
    """A game of twenty."""
    told = result(log(Game(rules=rules, seats=20, seed="20" * 32)))
    assert told is not None
    return told


def made_up(
    *ranking: tuple[PlayerId, ...],
    game: str = "made-up",
    rules: str = "milestones",
    points: tuple[tuple[int, ...], ...] = (),
    computers: tuple[PlayerId, ...] = (),
) -> Result:
    """A game of one round with this ranking, players seated by number, and these points."""
    players = tuple(sorted(player for together in ranking for player in together))
    return Result(
        game=game,
        rules=rules,
        start=10,
        players=players,
        computers=frozenset(computers),
        rounds=(
            Round(
                number=1,
                moves=tuple(
                    Move(deed=Deed(by=players[0], card=None, before=0, after=0), points=row)
                    for row in points
                ),
                ending=Ending(seed=""),
            ),
        ),
        ranking=ranking,
    )
