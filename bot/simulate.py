"""Tournaments between computer players: who wins how often, and how long games take.

A deal is played once from every seat with the same cards, so luck of the deal cancels out; the
intervals come from the spread between deals. The same arguments give the same results, on any
machine and with any number of jobs.
"""

import argparse
import hashlib
import os
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from itertools import combinations, permutations, product
from math import ceil, sqrt
from multiprocessing import get_context
from statistics import fmean, stdev

from core import commands, engine, players, view
from core.chance import derived
from core.commands import Command
from core.deal import drawable
from core.engine import Applied
from core.options import LIMITS, SEATS, Draw
from core.players import Player
from core.rules import ALL
from core.state import Finished, Level, PlayerId, Playing, State

_NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
_NORMAL_95 = 1.96
"""So many standard errors to each side hold 95 % of a normal distribution."""
_CHUNK = 8

Spread = Callable[[Callable[[int], "Deal"], Iterable[int]], Iterable["Deal"]]
"""Works like `map`, perhaps on several processors."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """One player against a table of another kind."""

    rules: str
    seats: int
    one: Player
    others: Player
    seed: str
    """Hex text, from which the cards of all deals follow."""
    options: Mapping[str, object]


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """The same cards played from every seat: sums over these games."""

    wins: int
    rounds: int
    plays: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """What a match came to."""

    rate: float
    """The share of games that the one player won."""
    margin: float
    """Half the width of its 95 % interval."""
    rounds: float
    """A game, on average."""
    plays: float
    """A game, on average."""
    games: int


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("--games", type=_games, default=400, help="of each match (400)")
    parser.add_argument("--rules", choices=(*ALL, "all"), default="all")
    parser.add_argument("--seats", type=_seats, nargs="+", default=[2, 4], metavar="2-20")
    parser.add_argument(
        "--players", choices=tuple(players.ALL), nargs="+", default=[str(level) for level in Level]
    )
    parser.add_argument("--points", type=_points, metavar="1-99", help="default: the game's own")
    parser.add_argument("--seed", default="1", help="any text")
    parser.add_argument("--jobs", type=_jobs, default=os.cpu_count() or 1)


def run(arguments: argparse.Namespace) -> int:
    """Play all matches and print what comes of each; the answer is the exit code."""
    began, plays = time.perf_counter(), 0.0
    with spread(arguments.jobs) as each:
        for said, match in _matches(arguments):
            result = played(match, arguments.games, each)
            plays += result.plays * result.games
            _say(f"{said} {_words(result, match.seats)}")
    took = time.perf_counter() - began
    _say(f"{plays:,.0f} plays in {took:.1f} s, {plays / took:,.0f} a second; {arguments.jobs} jobs")
    return 0


def played(match: Match, games: int, each: Spread = map) -> Result:
    """At least so many games of a match: whole deals, at least two."""
    number = max(2, ceil(games / match.seats))
    deals = list(each(partial(deal, match), range(number)))
    shares = [one.wins / match.seats for one in deals]
    games = number * match.seats
    return Result(
        rate=fmean(shares),
        margin=_NORMAL_95 * stdev(shares) / sqrt(number),
        rounds=sum(one.rounds for one in deals) / games,
        plays=sum(one.plays for one in deals) / games,
        games=games,
    )


def deal(match: Match, number: int) -> Deal:
    """One deal of the match: the one player sits in each seat once."""
    seed = derived(match.seed, f"deal/{number}")
    wins = rounds = plays = 0
    for seat in range(match.seats):
        table = [match.others] * match.seats
        table[seat] = match.one
        over, laid = game(match, table, seed)
        wins += over.ranking[0] == (seat,)
        rounds += over.last.round
        plays += laid
    return Deal(wins=wins, rounds=rounds, plays=plays)


def game(match: Match, table: Sequence[Player], seed: str) -> tuple[Finished, int]:
    """The end of a game, and the number of its plays."""
    seats = tuple(PlayerId(place) for place in range(match.seats))
    opening = commands.Open(
        game="simulated", rules=match.rules, host=seats[0], players=seats, options=match.options
    )
    state = _after(_after(None, opening), commands.Start(by=seats[0], seed=seed))
    plays = 0
    while not isinstance(state, Finished):
        if isinstance(state, Playing):
            state = _turn(state, table[state.turn.player], seed)
            plays += 1
        else:
            state = _after(state, commands.NextRound(by=seats[0]))
    return state, plays


@contextmanager
def spread(jobs: int) -> Iterator[Spread]:
    """A `map` for so many processors."""
    if jobs == 1:
        yield map
        return
    # Ctrl-C goes to all processes: only the first one answers, and takes the others with it.
    ignore = (signal.SIGINT, signal.SIG_IGN)
    with get_context("spawn").Pool(jobs, signal.signal, ignore) as pool:
        yield partial(pool.imap, chunksize=_CHUNK)


def _turn(state: Playing, choose: Player, seed: str) -> State:
    """One play; a computer draws at once what it is owed."""
    mover = state.turn.player
    ready = _drawn(state, mover)
    hand = view.hand(ready, mover)
    assert hand is not None
    choice = choose(hand, seed)
    assert choice is not None
    played = commands.Play(by=mover, card=choice.card, value=choice.value)
    return _drawn(_after(ready, played), mover)


def _drawn(state: State, player: PlayerId) -> State:
    while isinstance(state, Playing) and _may_draw(state, player):
        state = _after(state, commands.Draw(by=player))
    return state


def _may_draw(state: Playing, player: PlayerId) -> bool:
    seat = state.seat(player)
    assert seat is not None
    by_hand = state.options.draw is Draw.MANUAL and seat.alive and seat.owed > 0
    return by_hand and drawable(state)


def _after(state: State | None, command: Command) -> State:
    done = engine.apply(state, command, _NOON)
    assert isinstance(done, Applied), done
    return done.state


def _matches(arguments: argparse.Namespace) -> Iterator[tuple[str, Match]]:
    """All matches, each with its name."""
    games = tuple(ALL) if arguments.rules == "all" else (arguments.rules,)
    for rules, seats in product(games, dict.fromkeys(arguments.seats)):
        for one, others in _pairs(arguments.players, seats):
            many = others if seats == SEATS[0] else f"{seats - 1} {others}"
            yield (
                f"{rules}, {seats} seats: {one} against {many}",
                Match(
                    rules=rules,
                    seats=seats,
                    one=players.ALL[one],
                    others=players.ALL[others],
                    seed=hashlib.sha256(arguments.seed.encode()).hexdigest(),
                    options={} if arguments.points is None else {"points": arguments.points},
                ),
            )


def _pairs(names: Sequence[str], seats: int) -> Iterator[tuple[str, str]]:
    """Who meets whom; at two seats each pair once. One player alone meets itself."""
    each = tuple(dict.fromkeys(names))
    if len(each) == 1:
        yield each[0], each[0]
    yield from combinations(each, 2) if seats == SEATS[0] else permutations(each, 2)


def _words(result: Result, seats: int) -> str:
    return (
        f"{result.rate:.1%} ± {result.margin:.1%} (fair {1 / seats:.1%}), "
        f"{result.games} games of {result.rounds:.1f} rounds and {result.plays:.0f} plays"
    )


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _games(text: str) -> int:
    return _number(text, range(1, 1_000_001))


def _seats(text: str) -> int:
    return _number(text, SEATS)


def _points(text: str) -> int:
    return _number(text, LIMITS["points"])


def _jobs(text: str) -> int:
    return _number(text, range(1, 257))


def _number(text: str, allowed: range) -> int:
    if not text.isascii() or not text.isdecimal() or int(text) not in allowed:
        wrong = f"{text!r} is not a whole number from {allowed[0]} to {allowed[-1]}"
        raise argparse.ArgumentTypeError(wrong)
    return int(text)
