"""Chance worked out from a seed, so that every shuffle can be done again and checked."""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")

_WORD = 4
_BOUND = 256**_WORD


def shuffled(things: Sequence[T], seed: str, label: str) -> tuple[T, ...]:
    """The order these things take under this seed (hex text) and label.

    Fisher and Yates from the far end, each swap by a number without bias from the stream
    HMAC-SHA256(seed, "label/0"), HMAC-SHA256(seed, "label/1") … read in big-endian words of
    32 bits; a word past the last full multiple of what is wanted is thrown away.
    The same on any machine and any Python.

    >>> shuffled("abcdef", "00ff", "deal")
    ('e', 'a', 'b', 'f', 'c', 'd')
    """
    order = list(things)
    words = _words(bytes.fromhex(seed), label)
    for last in range(len(order) - 1, 0, -1):
        chosen = _below(last + 1, words)
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)


def derived(seed: str, label: str) -> str:
    """A seed that follows from another: knowing the later says nothing of the earlier."""
    return hmac.new(bytes.fromhex(seed), label.encode(), hashlib.sha256).hexdigest()


def commitment(seed: str) -> str:
    """What may be shown before the seed is: the SHA-256 of its bytes, in hex."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def _words(key: bytes, label: str) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.digest(key, f"{label}/{block}".encode(), "sha256")
        for start in range(0, len(digest), _WORD):
            yield int.from_bytes(digest[start : start + _WORD])
        block += 1


def _below(bound: int, words: Iterator[int]) -> int:
    limit = _BOUND - _BOUND % bound
    return next(word for word in words if word < limit) % bound
