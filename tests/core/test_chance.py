"""Chance is worked out from a seed: the same for everybody, and without a bias."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.cards import PACK
from core.chance import commitment, derived, shuffled
from tests.core.situations import SEED


def test_the_same_seed_and_label_give_the_same_order() -> None:
    assert shuffled(PACK, SEED, "deal") == shuffled(PACK, SEED, "deal")


@pytest.mark.parametrize(("seed", "label"), [("2f" * 32, "deal"), (SEED, "reshuffle/1")])
def test_another_seed_or_label_gives_another(seed: str, label: str) -> None:
    assert shuffled(PACK, seed, label) != shuffled(PACK, SEED, "deal")


@given(st.binary(min_size=1, max_size=40), st.lists(st.integers(), max_size=60))
def test_a_shuffle_loses_and_doubles_nothing(seed: bytes, things: list[int]) -> None:
    assert Counter(shuffled(things, seed.hex(), "deal")) == Counter(things)


def test_a_shuffle_follows_the_printed_instructions() -> None:
    """The steps of docs/fairness.md, written a second time without looking at the first."""
    numbers: list[int] = []
    for block in range(20):
        digest = hmac.new(bytes.fromhex(SEED), f"deal/{block}".encode(), hashlib.sha256).digest()
        numbers += [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
    order = list(PACK)
    for places in range(52, 1, -1):
        number = numbers.pop(0)
        while number >= 2**32 // places * places:
            number = numbers.pop(0)
        last, named = places - 1, number % places
        order[last], order[named] = order[named], order[last]
    assert shuffled(PACK, SEED, "deal") == tuple(order)


def test_each_card_comes_to_each_place_about_as_often() -> None:
    tops = Counter(shuffled(range(4), f"{number:04x}", "deal")[0] for number in range(4000))
    assert all(900 < count < 1100 for count in tops.values())


def test_a_derived_seed_follows_from_the_first_and_the_label() -> None:
    wanted = hmac.new(bytes.fromhex(SEED), b"round/1", hashlib.sha256).hexdigest()
    assert derived(SEED, "round/1") == wanted


def test_the_commitment_is_the_hash_of_the_bytes_not_of_the_text() -> None:
    assert commitment("00ff") == hashlib.sha256(b"\x00\xff").hexdigest()
