"""What is kept of the games of one group: for those alone who asked for it."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta

from bot.memory.ratings import NEWCOMER, Rating, rated
from bot.memory.results import Result, Standing
from bot.store.base import LIFE as LIFE_OF_A_LOG
from core.state import PlayerId

LIFE = timedelta(days=400)
"""Whoever has not played for so long is forgotten."""

LIFE_OF_A_COUNT = LIFE_OF_A_LOG + timedelta(days=1)
"""It is remembered that a game was counted for as long as its log may be there to count again."""

MOST = 200
"""Members of one group: when more join, those are forgotten who have not played for longest."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Comeback:
    """A game that was won from behind."""

    behind: int = 0
    """The most points the winner was behind the best of the others; 0: never."""
    lowest: int = 0
    """The fewest points the winner had in that game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """All games of one kind that one person has finished in one group."""

    rules: str
    games: int = 0
    wins: int = 0
    places: int = 0
    """The sum of all places: divided by the games, it is the average place."""
    rounds: int = 0
    rounds_won: int = 0
    rounds_lost: int = 0
    landings: int = 0
    passings: int = 0
    streak: int = 0
    """Games won one after another, up to the last one."""
    longest: int = 0
    """The longest streak there was."""
    comeback: Comeback = field(default_factory=Comeback)
    rating: Rating = NEWCOMER


@dataclass(frozen=True, slots=True, kw_only=True)
class Member:
    """Somebody whose games in this group are kept, because that person asked for it."""

    player: PlayerId
    name: str | None
    since: datetime
    """Only games that end after this time count."""
    last: datetime
    """When this person last finished a game here, or asked for this."""
    tallies: tuple[Tally, ...] = ()

    def tally(self, rules: str) -> Tally | None:
        """The games of this kind; None: there is none yet."""
        return next((tally for tally in self.tallies if tally.rules == rules), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted:
    """A game that is in the tallies."""

    game: str
    at: datetime
    """When it ended."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Statistics:
    """All that a group remembers."""

    members: tuple[Member, ...] = ()
    counted: tuple[Counted, ...] = ()
    """The games of the last weeks, so that none is counted twice."""

    def member(self, player: PlayerId) -> Member | None:
        """This person, where that was asked for."""
        return next((member for member in self.members if member.player == player), None)

    def wants(self, game: str, players: Collection[PlayerId]) -> bool:
        """Whether this game of theirs is yet to be counted, once it is over."""
        played = any(member.player in players for member in self.members)
        return played and all(one.game != game for one in self.counted)

    def best(self, rules: str) -> tuple[tuple[Member, Tally], ...]:
        """Everybody who has finished a game of this kind, the best rating first."""
        found = [(member, tally) for member in self.members if (tally := member.tally(rules))]
        return tuple(sorted(found, key=lambda pair: pair[1].rating.shown, reverse=True))


def joined(its: Statistics, player: PlayerId, name: str | None, now: datetime) -> Statistics:
    """With this person among the members from now on."""
    known = its.member(player)
    if known is not None:
        return _with(its, replace(known, name=name or known.name, last=now))
    newcomer = Member(player=player, name=name, since=now, last=now)
    return pruned(replace(its, members=(*its.members, newcomer)), now)


def without(its: Statistics, player: PlayerId) -> Statistics:
    """Without this person and all that was kept of that person."""
    return replace(its, members=tuple(one for one in its.members if one.player != player))


def merged(its: Statistics, other: Statistics) -> Statistics:
    """With what another group remembers; of whoever has tallies in both, those of the first stay.

    The same twice is the same as once.
    """
    tallied = {member.player for member in its.members if member.tallies}
    coming = {one.player: one for one in other.members if one.player not in tallied}
    staying = tuple(one for one in its.members if one.player not in coming)
    counted = dict.fromkeys((*its.counted, *other.counted))
    return Statistics(members=(*staying, *coming.values()), counted=tuple(counted))


def pruned(its: Statistics, now: datetime) -> Statistics:
    """Without those who have not played for too long, and with no more than there is room for."""
    recent = [member for member in its.members if now - member.last <= LIFE]
    newest = {one.player for one in sorted(recent, key=lambda one: one.last)[-MOST:]}
    return Statistics(
        members=tuple(member for member in recent if member.player in newest),
        counted=tuple(one for one in its.counted if now - one.at <= LIFE_OF_A_COUNT),
    )


def added(
    its: Statistics,
    result: Result,
    *,
    at: datetime,
    name: Callable[[PlayerId], str | None],
) -> Statistics:
    """With this game, which ended at this time, in the tallies of the members who played.

    Those who are not members count as opponents, and nothing is kept of them. Computers count for
    places, for the place is what it was at the table; a rating compares people, so they are left
    out of it. A game with less than two people is practice: it does not count, and neither does
    one that was broken off.
    """
    playing = {
        member.player: member
        for member in its.members
        if member.player in result.people and member.since <= at
    }
    is_practice = len(result.people) < 2
    if is_practice or not result.ranking or not its.wants(result.game, playing):
        return its
    ratings = _ratings(its, result)
    for standing in result.standings:
        member = playing.get(standing.player)
        if member is not None:
            tally = member.tally(result.rules) or Tally(rules=result.rules)
            grown = _grown(
                tally, standing, rounds=len(result.rounds), rating=ratings[standing.player]
            )
            called = name(standing.player) or member.name
            last = max(member.last, at)
            its = _with(its, replace(_tallied(member, grown), name=called, last=last))
    return replace(its, counted=(*its.counted, Counted(game=result.game, at=at)))


def _ratings(its: Statistics, result: Result) -> dict[PlayerId, Rating]:
    """Everybody's rating after the game, among the people who played it."""
    apart = [
        tuple(player for player in together if player not in result.computers)
        for together in result.ranking
    ]
    known = {
        member.player: tally.rating
        for member in its.members
        if (tally := member.tally(result.rules)) is not None
    }
    return rated([together for together in apart if together], known)


def _grown(tally: Tally, standing: Standing, *, rounds: int, rating: Rating) -> Tally:
    won = standing.place == 1
    streak = tally.streak + 1 if won else 0
    back = Comeback(behind=standing.behind, lowest=standing.lowest)
    return replace(
        tally,
        games=tally.games + 1,
        wins=tally.wins + won,
        places=tally.places + standing.place,
        rounds=tally.rounds + rounds,
        rounds_won=tally.rounds_won + standing.rounds_won,
        rounds_lost=tally.rounds_lost + standing.rounds_lost,
        landings=tally.landings + standing.landings,
        passings=tally.passings + standing.passings,
        streak=streak,
        longest=max(tally.longest, streak),
        comeback=back if won and back.behind > tally.comeback.behind else tally.comeback,
        rating=rating,
    )


def _tallied(member: Member, tally: Tally) -> Member:
    others = tuple(one for one in member.tallies if one.rules != tally.rules)
    return replace(member, tallies=(*others, tally))


def _with(its: Statistics, changed: Member) -> Statistics:
    return replace(
        its,
        members=tuple(
            changed if member.player == changed.player else member for member in its.members
        ),
    )
