"""What is sealed opens for its own place alone, and gives nothing away."""

import base64
import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.store import seal
from bot.store.seal import Keyring, Unsealable, WrongKey

OLD, NEW = bytes(32), bytes(range(32))
RING = Keyring([NEW, OLD])
ABOUT = b"table/-100/7"

blobs = st.binary(max_size=300)


@given(blobs, blobs)
def test_what_is_sealed_opens_again(data: bytes, about: bytes) -> None:
    assert RING.open(RING.seal(data, about=about), about=about) == data


@given(blobs, blobs, blobs)
def test_it_opens_for_no_other_place(data: bytes, about: bytes, other: bytes) -> None:
    sealed = RING.seal(data, about=about)
    if other != about:
        with pytest.raises(Unsealable):
            RING.open(sealed, about=other)


@given(blobs, st.data())
def test_no_changed_byte_goes_unnoticed(data: bytes, draw: st.DataObject) -> None:
    sealed = bytearray(RING.seal(data, about=ABOUT))
    place = draw.draw(st.integers(0, len(sealed) - 1))
    sealed[place] ^= draw.draw(st.integers(1, 255))
    with pytest.raises(Unsealable):
        RING.open(bytes(sealed), about=ABOUT)


@given(blobs, st.data())
def test_no_cut_goes_unnoticed(data: bytes, draw: st.DataObject) -> None:
    sealed = RING.seal(data, about=ABOUT)
    with pytest.raises(Unsealable):
        RING.open(sealed[: draw.draw(st.integers(0, len(sealed) - 1))], about=ABOUT)


@given(blobs)
def test_whatever_a_stranger_wrote_is_unsealable(blob: bytes) -> None:
    for form in (b"", b"\x01"):
        with pytest.raises(Unsealable):
            RING.open(form + blob, about=ABOUT)


def test_the_same_data_is_never_sealed_alike() -> None:
    assert len({RING.seal(b"same", about=ABOUT) for _ in range(100)}) == 100


def test_the_first_key_seals_and_all_open() -> None:
    before = Keyring([OLD]).seal(b"before", about=ABOUT)
    assert RING.open(before, about=ABOUT) == b"before"
    after = RING.seal(b"after", about=ABOUT)
    assert Keyring([NEW]).open(after, about=ABOUT) == b"after"
    with pytest.raises(Unsealable, match="not in STATE_KEY"):
        Keyring([OLD]).open(after, about=ABOUT)


def test_keys_are_read_in_every_form() -> None:
    texts = (
        base64.b64encode(NEW).decode(),
        base64.urlsafe_b64encode(NEW).decode().rstrip("="),
        NEW.hex(),
        NEW.hex().upper(),
    )
    for first, second in itertools.permutations(texts, 2):
        sealed = Keyring.read(first).seal(b"x", about=ABOUT)
        both = Keyring.read(f"{second}, {base64.b64encode(OLD).decode()}")
        assert both.open(sealed, about=ABOUT) == b"x"


def test_a_generated_key_is_new_and_can_be_read() -> None:
    first, second = seal.generate(), seal.generate()
    assert first != second
    assert Keyring.read(first).seal(b"", about=b"")


SECRET = "c2VjcmV0LXRoYXQtbXVzdC1ub3QtYmUtc2VlbiE"


@pytest.mark.parametrize(
    "text", ["", ",", SECRET, f"{NEW.hex()},{SECRET}", "ü" * 32, "z" * 64, NEW.hex() + "00"]
)
def test_a_bad_key_is_refused_without_repeating_it(text: str) -> None:
    with pytest.raises(WrongKey, match="STATE_KEY") as refused:
        Keyring.read(text)
    assert SECRET not in repr(refused.getrepr(style="long"))


def test_a_keyring_shows_no_key() -> None:
    shown = f"{RING!r} {RING}"
    assert shown == "<Keyring of 2> <Keyring of 2>"


def test_a_ring_without_a_key_or_with_a_short_one_is_refused() -> None:
    for keys in ([], [b"short"], [NEW, b""]):
        with pytest.raises(WrongKey):
            Keyring(keys)
