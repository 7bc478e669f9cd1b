"""Frozen opponents to measure against: their numbers are never tuned, or old figures lose meaning.

They know the two games by their cards, as no player of the product may. `normal_reference` looks
one play ahead; `greedy_reference` follows the description of the greedy player of another server.
"""

import hmac
from collections.abc import Callable, Mapping
from functools import lru_cache

from core.cards import Card, Rank, rank
from core.effects import results
from core.legal import Choice
from core.options import Options
from core.rules import ALL
from core.view import HandView

_MILESTONES_PRICES = {
    Rank.ACE: 7.0,
    Rank.TEN: 7.0,
    Rank.NINE: 6.0,
    Rank.TWO: 3.0,
    Rank.FOUR: 1.0,
    Rank.JACK: 1.0,
}
_CLASSIC_PRICES = {
    Rank.TEN: 10.0,
    Rank.FOUR: 9.0,
    Rank.NINE: 9.0,
    Rank.KING: 9.0,
    Rank.ACE: 4.0,
    Rank.TWO: 2.5,
    Rank.THREE: 2.0,
    Rank.FIVE: 1.4,
    Rank.SIX: 1.2,
    Rank.SEVEN: 1.0,
    Rank.EIGHT: 0.8,
    Rank.JACK: 0.3,
    Rank.QUEEN: 0.3,
}
_CLASSIC_HOARD = {Rank.FOUR, Rank.NINE, Rank.TEN, Rank.KING}
_GREEDY_PRICES = {Rank.ACE: 350, Rank.NINE: 300, Rank.TEN: 200, Rank.TWO: 150}
_GREEDY_GOOD = {*range(29, 33), *range(62, 66), *range(95, 99)}
_GREEDY_BAD = {23, 56, 89}
_TENS = {Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING}


def normal_reference(hand: HandView, seed: str) -> Choice | None:
    """R1: points won and lost, the next player's chances, and small prices for useful cards."""
    score = _classic_score if ALL[hand.table.rules].caught else _milestones_score
    return _best(hand, seed, score)


def greedy_reference(hand: HandView, seed: str) -> Choice | None:
    """R2: rewards and fines of a greedy player. In the classic game only its hoarding is left."""
    rewarded = not ALL[hand.table.rules].caught

    def score(choice: Choice) -> tuple[int, int]:
        height = list(Rank).index(rank(choice.card))
        if not rewarded:
            return -_GREEDY_PRICES.get(rank(choice.card), 0), height
        kept = _without(hand.hand, choice.place)
        return _greedy_score(hand, choice, kept, hand.table.total), height

    return max(hand.legal, key=score, default=None)


def _best(hand: HandView, seed: str, score: Callable[[HandView, Choice], float]) -> Choice | None:
    if not hand.legal:
        return None
    scores = [(score(hand, choice), choice) for choice in hand.legal]
    top = max(value for value, _ in scores)
    tied = [choice for value, choice in scores if value == top]
    digest = hmac.digest(seed.encode(), str(hand.table.turn).encode(), "sha256")
    return tied[int.from_bytes(digest[:8]) % len(tied)]


def _milestones_score(hand: HandView, choice: Choice) -> float:
    score = 100.0 * (choice.verdict.others - choice.verdict.mover)
    score -= _price(_MILESTONES_PRICES, choice)
    if choice.verdict.ends:
        return score
    outcomes = _outcomes(hand.table.rules, hand.table.options, choice.total)
    if rank(choice.card) is Rank.JACK and _alive(hand) == 2:
        kept = [outcomes[rank(card)] for card in _without(hand.hand, choice.place)]
        best = max(kept, default=0)
        return score + (50.0 if best > 0 else -80.0 if best < 0 else 0.0)
    landing = sum(best > 0 for best in outcomes.values())
    forced = sum(best < 0 for best in outcomes.values())
    return score - 8.0 * min(6, landing) + 10.0 * max(0, forced - 7)


@lru_cache(maxsize=4096)
def _outcomes(game: str, options: Options, total: int) -> Mapping[Rank, int]:
    """For each rank, the best it does at this total: points of others less points of one's own."""
    rules = ALL[game]
    return {
        kind: max(
            verdict.others - verdict.mover
            for _, after in results(
                rules.effect_of(kind, options).change, total, floor=options.floor
            )
            for verdict in [rules.verdict(total, after)]
        )
        for kind in Rank
    }


def _classic_score(hand: HandView, choice: Choice) -> float:
    stuck = _stuck(hand.table.rules, hand.table.options, choice.total)
    hoard = sum(rank(card) in _CLASSIC_HOARD for card in _without(hand.hand, choice.place))
    weight = (-1.0, 1.0, 1.5)[min(2, hoard)]
    return 0.8 * stuck * weight - _price(_CLASSIC_PRICES, choice)


@lru_cache(maxsize=4096)
def _stuck(rules: str, options: Options, total: int) -> int:
    """Ranks that may not be laid at this total."""
    return sum(
        not any(
            ALL[rules].allowed(total, after)
            for _, after in results(
                ALL[rules].effect_of(kind, options).change, total, floor=options.floor
            )
        )
        for kind in Rank
    )


def _price(prices: Mapping[Rank, float], choice: Choice) -> float:
    return prices.get(rank(choice.card), 0.0)


def _greedy_score(hand: HandView, choice: Choice, kept: tuple[Card, ...], before: int) -> int:
    two = _alive(hand) == 2
    verdict, after = choice.verdict, choice.total
    if verdict.ends:
        return -99_999 if verdict.mover else 10_000
    score = 10_000 if verdict.others else -8_000 if verdict.mover else 0
    if after in _GREEDY_GOOD:
        score += 5_000
    if two:
        score += {31: 7_000, 97: 7_000, 64: 3_000}.get(after, 0)
    if after in _GREEDY_BAD and sum(rank(card) in _TENS for card in kept) >= 2:
        score -= 3_000
    near = before in _GREEDY_GOOD
    if not near:
        score -= _GREEDY_PRICES.get(rank(choice.card), 0)
    if rank(choice.card) is Rank.JACK and two:
        score += _after_jack(hand, kept, after)
        if near:
            score -= 5_000
    return score


def _after_jack(hand: HandView, kept: tuple[Card, ...], total: int) -> int:
    """The same player goes on: the best that the kept cards do."""
    rules, options = ALL[hand.table.rules], hand.table.options
    scores = []
    for place, card in enumerate(kept):
        for value, after in results(rules.effect(card, options).change, total, floor=options.floor):
            choice = Choice(
                place=place,
                card=card,
                value=value,
                total=after,
                legal=True,
                verdict=rules.verdict(total, after),
            )
            scores.append(_greedy_score(hand, choice, _without(kept, place), total))
    return max(scores, default=0)


def _alive(hand: HandView) -> int:
    return sum(seat.alive for seat in hand.table.seats)


def _without(cards: tuple[Card, ...], place: int) -> tuple[Card, ...]:
    return cards[:place] + cards[place + 1 :]
