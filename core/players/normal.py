"""Looks one play ahead: points now, then what the next player may do and which cards to keep."""

from core.cards import rank
from core.effects import Passing
from core.legal import Choice
from core.players.outlook import alive, ease, gain, kept, outlook
from core.players.pick import Score, best
from core.rules import ALL
from core.view import HandView

_LANDING = 8.0
"""For each rank with which the next player makes the others lose, up to _LANDINGS."""
_LANDINGS = 6
_STUCK = 10.0
"""For each rank more than _EASY_STUCK with which the next player only loses."""
_EASY_STUCK = 7
_AGAIN_WINS, _AGAIN_LOSES = 50.0, -80.0
"""Playing again at once: the best kept card makes the other lose, or only loses itself."""
_PRESSURE = 0.8
_ARMED = (-1.0, 1.0, 1.5)
"""Whether a tight total is wanted, by the cards kept that may always be laid."""
_ALWAYS = 7.0
"""The price of giving away a card that can be laid at any total."""
_OFTEN, _SELDOM = 40.0, 0.9
"""The price of any other card, for the share of totals above _SELDOM where it can be laid."""


def choose(hand: HandView, seed: str = "") -> Choice | None:
    """The choice by its score; None where nothing may be laid."""
    return best(hand, seed, lambda choice: _score(hand, choice))


def pressure(hand: HandView, choice: Choice) -> float:
    """Where players are caught: the tighter the total, the better for whoever has a way out."""
    table = hand.table
    easy = ease(table.rules, table.options)
    ways_out = sum(easy[rank(card)] == 1 for card in kept(hand, choice))
    weight = _ARMED[min(ways_out, len(_ARMED) - 1)]
    return _PRESSURE * weight * outlook(table.rules, table.options, choice.total).stuck


def _score(hand: HandView, choice: Choice) -> Score:
    ahead = 0.0 if choice.verdict.ends else _ahead(hand, choice)
    return gain(choice.verdict), ahead - _price(hand, choice)


def _price(hand: HandView, choice: Choice) -> float:
    """What it costs to give the card away: the more often it can be laid safely, the more."""
    safe = ease(hand.table.rules, hand.table.options)[rank(choice.card)]
    return _ALWAYS if safe == 1 else _OFTEN * max(0.0, safe - _SELDOM)


def _ahead(hand: HandView, choice: Choice) -> float:
    rules, options = ALL[hand.table.rules], hand.table.options
    seen = outlook(rules.id, options, choice.total)
    if rules.effect(choice.card, options).passing is Passing.SKIP and alive(hand) == 2:
        gains = [seen.gains[rank(card)] for card in kept(hand, choice)]
        most = max((-1 if one is None else one for one in gains), default=0)
        return _AGAIN_WINS if most > 0 else _AGAIN_LOSES if most < 0 else 0.0
    if rules.caught:
        return pressure(hand, choice)
    forced = _STUCK * max(0, seen.stuck - _EASY_STUCK)
    return forced - _LANDING * min(_LANDINGS, seen.landing)
