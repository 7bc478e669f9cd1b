"""Dealing: the draw for the first dealer, a round's shuffle, and cards from the stock."""

from core import events
from core.cards import Card, height, packs
from core.chance import commitment, derived, shuffled
from core.course import Course
from core.options import Dealer, Options
from core.state import PlayerId, Playing
from core.turn import Direction, after

Draws = tuple[tuple[tuple[PlayerId, Card], ...], ...]


def round_seed(seed: str, number: int) -> str:
    """The seed of one round of the game with this seed."""
    return derived(seed, f"round/{number}")


def dealer_seed(seed: str) -> str:
    """The seed of the draw for the first deal."""
    return derived(seed, "dealer")


def deck(options: Options, seats: int) -> tuple[Card, ...]:
    """All cards of a table, in order."""
    return packs(options.packs(seats))


def dealt(
    seed: str, options: Options, seats: int, order: tuple[PlayerId, ...]
) -> tuple[tuple[tuple[PlayerId, tuple[Card, ...]], ...], tuple[Card, ...]]:
    """Hands and stock of a round with this round's seed.

    The shuffled cards go out a full hand at a time, in `order`; the rest is the stock.
    """
    cards = shuffled(deck(options, seats), seed, "deal")
    size = options.hand_size
    hands = tuple(
        (player, cards[place * size : (place + 1) * size]) for place, player in enumerate(order)
    )
    return hands, cards[size * len(order) :]


def draws_for_the_deal(
    seed: str, options: Options, players: tuple[PlayerId, ...]
) -> tuple[Draws, PlayerId]:
    """Everybody draws a card from a fresh shuffle; those who tie for the deal draw again."""
    tied = players
    rows: list[tuple[tuple[PlayerId, Card], ...]] = []
    while True:
        cards = shuffled(deck(options, len(players)), seed, f"draw/{len(rows) + 1}")
        row = tuple(zip(tied, cards, strict=False))
        rows.append(row)
        best = _best([card for _, card in row], options.dealer)
        tied = tuple(player for player, card in row if height(card) == best)
        if len(tied) == 1:
            return tuple(rows), tied[0]


def _best(cards: list[Card], dealer: Dealer) -> int:
    heights = [height(card) for card in cards]
    return max(heights) if dealer is Dealer.HIGHEST else min(heights)


def draw_for_deal(course: Course) -> None:
    """Let everybody draw for the first deal."""
    state = course.playing
    seed = dealer_seed(state.seed)
    players = tuple(seat.player for seat in state.seats)
    draws, dealer = draws_for_the_deal(seed, state.options, players)
    course.add(events.DealerDrawn(seed=seed, draws=draws, dealer=dealer))


def deal(course: Course, last: Playing, *, dealer: PlayerId) -> PlayerId:
    """Deal the round after `last`; the answer is who starts: the dealer's left."""
    number = last.round + 1
    order = _from_the_left_of(last, dealer)
    seed = round_seed(last.seed, number)
    hands, stock = dealt(seed, last.options, len(last.seats), order)
    course.add(
        events.RoundBegan(
            round=number, dealer=dealer, commitment=commitment(seed), hands=hands, stock=stock
        )
    )
    return order[0]


def next_dealer(state: Playing) -> PlayerId:
    """The deal passes clockwise to the next living player."""
    place = state.place(state.dealer)
    assert place is not None
    return state.seats[after(place, state.alive, Direction.CLOCKWISE)].player


def _from_the_left_of(state: Playing, dealer: PlayerId) -> tuple[PlayerId, ...]:
    place = state.place(dealer)
    assert place is not None
    round_the_table = state.seats[place + 1 :] + state.seats[: place + 1]
    return tuple(seat.player for seat in round_the_table if seat.alive)


def drawable(state: Playing) -> bool:
    """Whether there is any card to draw: in the stock, or under the pile's top card."""
    return bool(state.stock) or len(state.pile) > 1


def draw(course: Course, player: PlayerId) -> bool:
    """Draw one card, with a new stock from the pile if need be; False: there is none anywhere."""
    if not drawable(course.playing):
        return False
    if not course.playing.stock:
        _reshuffle(course)
    course.add(events.Drew(player=player, card=course.playing.stock[0]))
    return True


def _reshuffle(course: Course) -> None:
    state = course.playing
    seed = round_seed(state.seed, state.round)
    stock = shuffled(state.pile[:-1], seed, f"reshuffle/{state.shuffles + 1}")
    course.add(events.Reshuffled(stock=stock))
