"""Positions of every kind for computer players, and what they choose in one."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

import hypothesis.strategies as st

from core import view
from core.cards import PACK, Card
from core.players import Player
from core.rules import ALL
from core.state import Playing
from core.view import HandView
from tests.core.situations import player, playing

NUMBERS = st.integers(0, 2**32 - 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A position in which seat 1 is to act."""

    state: Playing

    @property
    def hand(self) -> HandView:
        """What seat 1 may see."""
        return seen(self.state)

    def hidden_again(self, number: int) -> "Position":
        """The same for seat 1: all cards that it cannot see are dealt anew."""
        first, *others = self.state.seats
        hidden = [card for seat in others for card in seat.hand]
        left = mixed([*hidden, *self.state.stock], number)
        dealt = [replace(seat, hand=tuple(left.pop() for _ in seat.hand)) for seat in others]
        state = replace(self.state, seats=(first, *dealt), stock=tuple(left))
        return Position(state=state)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Any rules, any options, any number of seats of which two or more are alive."""
    rules = draw(st.sampled_from(sorted(ALL)))
    seats = draw(st.integers(2, 20))
    size = draw(st.integers(1, 7))
    alive = [True, True, *(draw(st.booleans()) for _ in range(seats - 2))]
    cards = mixed(PACK * 3, draw(NUMBERS))
    lengths = [draw(st.integers(max(1, size - 2), size)), *[size] * (seats - 1)]
    hands = [
        " ".join(cards.pop() for _ in range(length * lives))
        for length, lives in zip(lengths, alive, strict=True)
    ]
    state = playing(
        rules,
        *hands,
        total=draw(st.integers(-99, 99 if ALL[rules].caught else 98)),
        lives=tuple(draw(st.integers(1, 10)) * lives for lives in alive),
        stock=" ".join(cards),
        hand_size=size,
        decks=3,
        floor=draw(st.booleans()),
        draw=draw(st.sampled_from(["auto", "manual"])),
        nine=draw(st.sampled_from(["pass", "skip"])),
    )
    return Position(state=state)


def mixed(cards: Sequence[Card], number: int) -> list[Card]:
    """The cards in another order: one for each number."""
    return Random(number).sample(cards, len(cards))


def seen(state: Playing) -> HandView:
    """What seat 1 may see."""
    hand = view.hand(state, player(1))
    assert hand is not None
    return hand


def chosen(choose: Player, state: Playing, seed: str = "seed") -> str | None:
    """The choice of seat 1 as `7S`, or `AH=11` where the card has two values."""
    choice = choose(seen(state), seed)
    if choice is None:
        return None
    return choice.card if choice.value is None else f"{choice.card}={choice.value}"
