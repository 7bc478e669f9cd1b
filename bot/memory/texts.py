"""The memory in words: one person's statistics, and the best of a group."""

from collections.abc import Iterator, Sequence

from bot.i18n import Texts
from bot.memory.statistics import Member, Statistics, Tally
from bot.render.markup import bold
from bot.render.names import escaped
from bot.render.screen import Screen
from bot.render.voice import Voice, life
from core.rules import ALL
from core.state import PlayerId

LISTED = 20
"""So many of the best of a group are told."""


def asked(texts: Texts, *, came: bool) -> Screen:
    """For whoever sends `/stats on`; `came`: it was not so before."""
    return _said(texts, "stats-on" if came else "stats-on-already")


def gone(texts: Texts) -> Screen:
    """For whoever sends `/stats off`."""
    return _said(texts, "stats-off")


def own(its: Statistics, player: PlayerId, texts: Texts) -> Screen:
    """All that the group remembers of one person's games."""
    member = its.member(player)
    voice = _naming(its.members, texts)
    if member is None:
        return Screen(voice("stats-not-kept"))
    blocks = [
        "\n".join(_tally(member, tally, voice))
        for rules in ALL
        if (tally := member.tally(rules)) is not None
    ]
    return Screen("\n\n".join(blocks) or voice("stats-none-yet"))


def best(its: Statistics, rules: str, texts: Texts) -> Screen:
    """The best of the group at one kind of game."""
    found = its.best(rules)[:LISTED]
    voice = _naming([member for member, _ in found], texts)
    if not found:
        return Screen(voice("top-none"))
    lines = [
        voice(
            "top-line",
            place=str(place),
            name=voice.person(member.player),
            rating=str(tally.rating.shown),
            games=tally.games,
            wins=str(tally.wins),
        )
        for place, (member, tally) in enumerate(found, start=1)
    ]
    head = bold(voice("top-head", game=voice.game(rules)))
    return Screen("\n".join((head, *lines, voice("top-about"))))


def _said(texts: Texts, key: str) -> Screen:
    return Screen(escaped(texts(key)))


def _naming(members: Sequence[Member], texts: Texts) -> Voice:
    """A voice for these people, under the names that they had in their last games."""
    names: dict[int, str] = {
        member.player: member.name for member in members if member.name is not None
    }
    return Voice(texts, names, players=[member.player for member in members])


def _tally(member: Member, tally: Tally, voice: Voice) -> Iterator[str]:
    rules = ALL[tally.rules]
    name = voice.person(member.player)
    rounds = str(tally.rounds)
    yield bold(voice("stats-head", name=name, game=voice.game(tally.rules)))
    yield voice("stats-games", games=tally.games, wins=str(tally.wins))
    yield voice("stats-place", place=_average(tally, voice))
    if rules.on_target:
        yield voice("stats-rounds-won", n=str(tally.rounds_won), rounds=rounds)
    yield voice("stats-rounds-lost", n=str(tally.rounds_lost), rounds=rounds)
    if rules.milestones:
        yield voice("stats-landings", n=str(tally.landings))
        yield voice("stats-passings", n=str(tally.passings))
    yield voice("stats-streak", n=tally.streak, longest=str(tally.longest))
    back = tally.comeback
    if back.behind:
        lowest = str(back.lowest)
        yield voice("stats-comeback", n=back.behind, lowest=lowest, life=life(tally.rules))
    yield voice("stats-rating", rating=str(tally.rating.shown))


def _average(tally: Tally, voice: Voice) -> str:
    """The average place with one digit after the point, rounded to the nearest."""
    whole, tenths = divmod((20 * tally.places + tally.games) // (2 * tally.games), 10)
    return voice.label("memory-tenths", whole=str(whole), tenths=str(tenths))
