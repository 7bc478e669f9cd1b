"""Cards in notation, and every example in the core's docstrings."""

import doctest
from importlib import import_module
from pkgutil import walk_packages

import pytest

import core
from core import cards
from core.cards import PACK, Rank, Suit, card

MODULES = sorted(module.name for module in walk_packages(core.__path__, "core."))


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_a_module_says_what_it_is_for(name: str) -> None:
    told = import_module(name).__doc__
    assert told
    assert told.splitlines()[0].endswith((".", ":"))


def test_a_pack_has_52_cards_and_no_two_alike() -> None:
    assert len(PACK) == len(set(PACK)) == 52
    assert (PACK[0], PACK[-1]) == ("AS", "KC")


def test_two_packs_hold_everything_twice() -> None:
    assert sorted(cards.packs(2)) == sorted(PACK + PACK)


def test_a_card_is_its_rank_and_suit() -> None:
    ten = card("TD")
    assert (cards.rank(ten), cards.suit(ten)) == (Rank.TEN, Suit.DIAMONDS)


@pytest.mark.parametrize("text", ["", "7", "S7", "10D", "7s", "1S", "7S ", "JOKER", "٧S"])
def test_anything_else_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card: write rank then suit"):
        card(text)


def test_the_ace_is_low_when_cards_are_drawn_for_the_deal() -> None:
    order = [cards.height(card(rank + "S")) for rank in "A23456789TJQK"]
    assert order == list(range(1, 14))
