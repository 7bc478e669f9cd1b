"""The rules of a table in words, made from the game's own data and the table's options."""

from collections.abc import Iterator
from typing import assert_never

from bot.i18n import Value, opening
from bot.render import option
from bot.render.markup import bold, folded
from bot.render.screen import Screen
from bot.render.voice import Voice
from core.cards import Rank
from core.effects import LOWEST, Add, Change, DoubleOrHalve, Effect, Passing, SetTo, add, has_choice
from core.effects import values as values_of
from core.options import Draw, Options
from core.rules.base import Rules


def screen(rules: Rules, options: Options, voice: Voice, *, seal: str | None = None) -> Screen:
    """The rules; `seal` is the commitment to the round that is being played."""
    blocks = [
        (bold(voice("rules-head", game=voice.game(rules.id))), *_idea(rules, options, voice)),
        (bold(voice("rules-cards")), *_cards(rules, options, voice)),
        (bold(voice("rules-costs")), *_costs(rules, voice)),
        (bold(voice("rules-drawing")), *_drawing(rules, options, voice)),
        (bold(voice("rules-table")), *_round_the_table(rules, options, voice)),
        (bold(voice("rules-options")), *_options(rules, options, voice)),
    ]
    if seal is not None:
        blocks.append((folded(voice("rules-seal", seal=seal)),))
    return Screen("\n\n".join("\n".join(block) for block in blocks))


def _idea(rules: Rules, options: Options, voice: Voice) -> Iterator[str]:
    yield voice("rules-total")
    yield voice("rules-lives", n=options.points, life=rules.life.value)


def _cards(rules: Rules, options: Options, voice: Voice) -> Iterator[str]:
    """Ranks that do the same share a line."""
    lines: dict[str, list[Rank]] = {}
    for rank in Rank:
        does = " ".join(_does(rank, rules.effect_of(rank, options), voice))
        lines.setdefault(does, []).append(rank)
    for does, ranks in lines.items():
        said = voice.texts.listed([voice.label(f"rank-{rank}") for rank in ranks])
        yield voice("rules-card", ranks=opening(said), does=does)


def _does(rank: Rank, effect: Effect, voice: Voice) -> Iterator[str]:
    if rank.isdecimal() and effect == add(int(rank)):
        yield voice.texts("effect-number")
    else:
        yield _changes(effect.change, voice)
    match effect.passing:
        case Passing.SKIP:
            yield voice.texts("passing-skip")
        case Passing.REVERSE:
            yield voice.texts("passing-reverse")
        case Passing.NEXT:
            pass
        case _:
            assert_never(effect.passing)


def _changes(change: Change, voice: Voice) -> str:
    match change:
        case Add() if has_choice(change):
            named = [voice.number(value) for value in values_of(change)]
            return voice.texts("effect-choice", values=voice.texts.either(named))
        case Add((amount,)):
            return _adds(amount, voice)
        case Add():
            raise AssertionError("an effect without an amount")
        case SetTo(total):
            return voice.texts("effect-set", n=voice.number(total))
        case DoubleOrHalve(pivot):
            return voice.texts("effect-double", pivot=str(pivot))
        case _:
            assert_never(change)


def _adds(amount: int, voice: Voice) -> str:
    if amount == 0:
        return voice.texts("effect-nothing")
    if amount < 0:
        return voice.texts("effect-take", n=str(-amount))
    return voice.texts("effect-add", n=str(amount))


def _costs(rules: Rules, voice: Voice) -> Iterator[str]:
    its: dict[str, Value] = {"life": rules.life.value, "target": str(rules.target)}
    marks = voice.texts.either([str(mark) for mark in rules.milestones])
    if rules.milestones or rules.on_target or rules.past_target:
        yield voice("rules-upwards")
    if rules.milestones and rules.landing:
        yield voice("rules-landing", marks=marks, n=rules.landing, **its)
    if rules.on_target:
        yield voice("rules-on-target", n=rules.on_target, **its)
    if rules.milestones and rules.passing:
        yield voice("rules-passing", marks=marks, n=rules.passing, **its)
    if rules.past_target is None:
        yield voice("rules-limit", **its)
    else:
        yield voice("rules-past-target", n=rules.past_target, **its)
        if rules.milestones and rules.passing:
            both = rules.passing + rules.past_target
            yield voice("rules-past-both", mark=str(rules.milestones[-1]), n=both, **its)
    if rules.caught:
        yield voice("rules-caught", n=rules.caught, **its)
    else:
        yield voice("rules-never-stuck")
    yield voice("rules-never-below")


def _drawing(rules: Rules, options: Options, voice: Voice) -> Iterator[str]:
    yield voice(f"rules-draw-{options.draw}")
    if options.draw is Draw.MANUAL:
        yield voice("rules-draw-first" if rules.caught else "rules-empty-hand")
    elif not rules.caught:
        yield voice("rules-empty-hand")
    yield voice("rules-reshuffle")


def _round_the_table(rules: Rules, options: Options, voice: Voice) -> Iterator[str]:
    yield voice(f"rules-deal-{options.dealer}")
    yield voice("rules-deal-next")
    if options.floor:
        yield voice("rules-floor", lowest="0")
    else:
        yield voice("rules-below-zero", lowest=voice.number(LOWEST))
    yield voice("rules-two-left")
    if rules.passing:
        yield voice("rules-mover-out")
    yield voice("rules-out")
    yield voice("rules-places")
    if options.clock is not None:
        yield voice("rules-time-out")


def _options(rules: Rules, options: Options, voice: Voice) -> Iterator[str]:
    for name in rules.offered:
        yield option.line(name, rules, options, voice)
