"""Cards and packs, written rank then suit: `7S`, `TD`, `AH`."""

from enum import StrEnum
from typing import NewType

Card = NewType("Card", str)
"""One card in notation. Only `card` makes one from text that came from outside."""


class Rank(StrEnum):
    """The thirteen ranks, lowest first: the ace is low (RULES, dealer draw)."""

    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"


class Suit(StrEnum):
    """The four suits."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"


PACK: tuple[Card, ...] = tuple(Card(rank + suit) for suit in Suit for rank in Rank)
"""The 52 cards of one pack."""

_RANKS = {one: Rank(one[0]) for one in PACK}
_SUITS = {one: Suit(one[1]) for one in PACK}
_HEIGHTS = {rank: height for height, rank in enumerate(Rank, start=1)}


def card(text: str) -> Card:
    """The card that the text names.

    >>> card("TD")
    'TD'

    Raises ValueError for anything else, lower case too.
    """
    if text not in _RANKS:
        raise ValueError(f"{text!r} is not a card: write rank then suit, such as 7S or TD")
    return Card(text)


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text with blanks between them.

    >>> cards("7S TD")
    ('7S', 'TD')
    """
    return tuple(card(word) for word in text.split())


def rank(one: Card) -> Rank:
    """The rank of a card."""
    return _RANKS[one]


def suit(one: Card) -> Suit:
    """The suit of a card."""
    return _SUITS[one]


def height(one: Card) -> int:
    """How high a card is when cards are drawn for the deal: ace 1, king 13."""
    return _HEIGHTS[_RANKS[one]]


def packs(number: int) -> tuple[Card, ...]:
    """So many packs as one, in order, before any shuffle."""
    return PACK * number
