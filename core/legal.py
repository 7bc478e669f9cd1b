"""What a player may lay, and what each play would come to."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.cards import Card
from core.effects import has_choice, results, values
from core.options import Options
from core.refusal import Reason, Refusal, Refused, require
from core.rules.base import FREE, Rules, Verdict


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """One card with one value: the total it leads to and what that costs."""

    place: int
    card: Card
    value: int | None
    """None where the card leaves no choice."""
    total: int
    legal: bool
    verdict: Verdict


def choices(rules: Rules, options: Options, hand: Sequence[Card], total: int) -> tuple[Choice, ...]:
    """Every card of the hand with every value, the illegal ones too, in the order of the hand."""
    return tuple(_choices(rules, options, hand, total))


def _choices(rules: Rules, options: Options, hand: Sequence[Card], total: int) -> Iterator[Choice]:
    for place, card in enumerate(hand):
        change = rules.effect(card, options).change
        for value, after in results(change, total, floor=options.floor):
            legal = rules.allowed(total, after)
            yield Choice(
                place=place,
                card=card,
                value=value,
                total=after,
                legal=legal,
                verdict=rules.verdict(total, after) if legal else FREE,
            )


def can_play(rules: Rules, options: Options, hand: Sequence[Card], total: int) -> bool:
    """Whether any card of the hand may be laid."""
    if rules.past_target is not None:
        return bool(hand)
    return any(
        rules.allowed(total, after)
        for card in hand
        for _, after in results(rules.effect(card, options).change, total, floor=options.floor)
    )


def total_after(rules: Rules, options: Options, card: Card, value: int | None, total: int) -> int:
    """The total this play leads to.

    Refuses with CHOOSE_VALUE where the card has two and none is named, with BAD_VALUE where it
    does not have the one named, and with OVER_99 where the total may not become that.
    """
    change = rules.effect(card, options).change
    if has_choice(change):
        require(value is not None, Reason.CHOOSE_VALUE)
    require(value is None or value in values(change), Reason.BAD_VALUE)
    named = value if has_choice(change) else None
    after = next(
        after for one, after in results(change, total, floor=options.floor) if one == named
    )
    if not rules.allowed(total, after):
        raise Refused(Refusal(reason=Reason.OVER_99, card=card, total=after))
    return after
