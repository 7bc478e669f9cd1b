"""A game told in words: round by round, or one round play by play; and the words of its picture."""

from collections.abc import Callable, Iterator, Sequence

from bot.memory.chart import Labels
from bot.memory.results import LANDINGS, PASSINGS, Result, Round
from bot.render import deeds
from bot.render.markup import LONGEST, bold, length
from bot.render.screen import Screen
from bot.render.voice import Voice, life
from core.rules import ALL
from core.state import Deed, PlayerId
from core.view import places

CAPTION = 1024
"""Characters that Telegram takes under a picture."""


def story(result: Result, voice: Voice, *, longest: int = LONGEST) -> Screen:
    """What the picture shows: the places, and for each round who landed, passed, won and lost.

    Where all rounds do not fit, the last ones are told.
    """
    voice = voice.at(result.players)
    head = "\n".join(_head(result, voice))
    rounds = ["\n".join(_round(result, its, voice)) for its in result.rounds]
    earlier = voice("story-earlier")
    for left_out in range(len(rounds) + 1):
        told = [head, *([earlier] if left_out else []), *rounds[left_out:]]
        text = "\n\n".join(told)
        if length(text) <= longest:
            return Screen(text)
    return Screen(head.split("\n")[0])


def replayed(result: Result, voice: Voice) -> Screen:
    """The story, and what can be had beside it: single rounds, and the file."""
    how = voice("replay-how")
    told = story(result, voice, longest=LONGEST - length(how) - 2)
    return Screen(f"{told.text}\n\n{how}")


def not_told(voice: Voice, *, running: bool) -> Screen:
    """Why there is no last game to tell."""
    return Screen(voice("replay-running" if running else "replay-none"))


def plays(result: Result, number: int, voice: Voice) -> Screen:
    """One round play by play, from its first one on, as far as a message goes."""
    voice = voice.at(result.players)
    rounds = str(len(result.rounds))
    if number not in range(1, len(result.rounds) + 1):
        return Screen(voice("replay-no-round", rounds=rounds))
    its = result.rounds[number - 1]
    head = bold(voice("replay-round", round=str(number), rounds=rounds))
    lines = [deeds.line(move.deed, voice, rules=result.rules) for move in its.moves]
    for kept in range(len(lines), -1, -1):
        left = len(lines) - kept
        more = [voice("replay-more", n=left)] if left else []
        text = "\n".join((head, *lines[:kept], *more))
        if length(text) <= LONGEST:
            break
    return Screen(text)


def labels(result: Result, voice: Voice) -> Labels:
    """The words of the picture: plain, for they are drawn and not sent."""
    said = voice.at(result.players)
    return Labels(
        title=said.label("chart-title", game=said.game(result.rules), n=len(result.rounds)),
        total=said.label("chart-total"),
        points=said.label("chart-points", life=life(result.rules)),
        round=said.label("chart-round"),
        rounds=tuple(str(its.number) for its in result.rounds),
        landed=said.label("chart-landed"),
        passed=said.label("chart-passed"),
        caught=said.label("chart-caught"),
        names=tuple(said.person(player) for player in result.players),
        nameless=tuple(
            said.label("player-nameless", seat=str(seat))
            for seat in range(1, len(result.players) + 1)
        ),
    )


def _head(result: Result, voice: Voice) -> Iterator[str]:
    game = voice.game(result.rules)
    if result.ranking:
        winner = voice.person(result.ranking[0][0])
        yield bold(voice("story-won", name=winner, game=game))
    else:
        yield bold(voice("story-broken-off", game=game))
    for place, together in places(result.ranking):
        yield voice("finished-place", place=str(place), names=voice.people(together))
    yield " ".join(
        (
            voice("story-rounds", n=len(result.rounds)),
            voice("story-plays", n=_played(result.rounds)),
        )
    )


def _played(rounds: Sequence[Round]) -> int:
    return sum(move.deed.card is not None for its in rounds for move in its.moves)


def _round(result: Result, its: Round, voice: Voice) -> Iterator[str]:
    yield " ".join((_ending(its, voice), voice("story-plays", n=_played([its]))))
    yield from _each("story-landed", _marks(its, _landed), voice)
    yield from _each("story-passed", _marks(its, lambda deed: _passed(deed, result)), voice)
    if its.moves:
        yield _points(result, its, voice)


def _ending(its: Round, voice: Voice) -> str:
    number, total = str(its.number), voice.number(its.moves[-1].deed.after if its.moves else 0)
    ending = its.ending
    if ending is not None and ending.winner is not None:
        name = voice.person(ending.winner)
        return voice("story-round-won", round=number, name=name, total=total)
    if ending is not None and ending.loser is not None:
        name = voice.person(ending.loser)
        return voice("story-round-lost", round=number, name=name, total=total)
    return voice("story-round-over", round=number, total=total)


def _marks(its: Round, of: Callable[[Deed], Sequence[str]]) -> Iterator[tuple[PlayerId, list[str]]]:
    """Who did this in the round, with every mark it was done to, in the order of the first."""
    found: dict[PlayerId, list[str]] = {}
    for move in its.moves:
        for mark in of(move.deed):
            found.setdefault(move.deed.by, []).append(mark)
    yield from found.items()


def _each(key: str, marks: Iterator[tuple[PlayerId, list[str]]], voice: Voice) -> Iterator[str]:
    for player, each in marks:
        yield voice(key, name=voice.person(player), marks=voice.texts.listed(each))


def _landed(deed: Deed) -> Sequence[str]:
    return (str(deed.mark),) if deed.why in LANDINGS else ()


def _passed(deed: Deed, result: Result) -> Sequence[str]:
    rules = ALL[result.rules]
    if deed.why not in PASSINGS:
        return ()
    marks = (*rules.milestones, rules.target)
    return tuple(str(mark) for mark in marks if deed.before < mark < deed.after)


def _points(result: Result, its: Round, voice: Voice) -> str:
    points = zip(result.players, its.moves[-1].points, strict=True)
    each = [
        voice.texts("story-left", name=voice.person(player), n=str(left))
        for player, left in points
        if left
    ]
    return voice("story-points", each=voice.texts.listed(each), life=life(result.rules))
