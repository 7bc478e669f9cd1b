"""Seals what is kept: whoever gets hold of the data alone can neither read nor change it."""

import base64
import binascii
import hashlib
import os
import secrets
from collections.abc import Sequence

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

_FORM = b"\x01"
"""What the first byte of every blob says: AES-256-GCM, as laid out in `Keyring.seal`."""

_KEY = 32
_NAME = 4
_NONCE = 12
_HEAD = len(_FORM) + _NAME
_SHORTEST = _HEAD + _NONCE + 16


class Unsealable(Exception):  # noqa: N818 - what the blob is
    """Sealed with a key we do not have, for another place, or broken."""


class WrongKey(ValueError):  # noqa: N818 - what the setting holds
    """A key cannot be read. The text never repeats it."""


def generate() -> str:
    """A new key, as text for STATE_KEY."""
    return base64.urlsafe_b64encode(secrets.token_bytes(_KEY)).decode()


class Keyring:
    """The keys of this deployment: the first one seals, all of them open.

    To change the key, put a new one in front and keep the old one until what it sealed has ended.
    """

    def __init__(self, keys: Sequence[bytes]) -> None:
        if not keys:
            raise WrongKey("STATE_KEY is empty")
        if any(len(key) != _KEY for key in keys):
            raise WrongKey("STATE_KEY: each key must be 32 bytes")
        self._first = _name(keys[0])
        self._ciphers = {_name(key): AESGCM(key) for key in keys}

    @classmethod
    def read(cls, text: str) -> "Keyring":
        """The keys of STATE_KEY: 32 bytes each, in base64 or hex, separated by commas."""
        return cls([_read(part.strip(), number) for number, part in enumerate(text.split(","), 1)])

    def seal(self, data: bytes, *, about: bytes) -> bytes:
        """Data that opens again only with the same `about`: what it is, of which table and version.

        Form, name of the key, nonce, then the data with its tag; all of it is authenticated.
        """
        head = _FORM + self._first
        nonce = os.urandom(_NONCE)
        return head + nonce + self._ciphers[self._first].encrypt(nonce, data, head + about)

    def open(self, blob: bytes, *, about: bytes) -> bytes:
        """What was sealed. Raises Unsealable."""
        if len(blob) < _SHORTEST or not blob.startswith(_FORM):
            raise Unsealable("this was not sealed by us, or is cut off")
        head, nonce, sealed = blob[:_HEAD], blob[_HEAD : _HEAD + _NONCE], blob[_HEAD + _NONCE :]
        cipher = self._ciphers.get(head[len(_FORM) :])
        if cipher is None:
            raise Unsealable("this was sealed with a key that is not in STATE_KEY")
        try:
            return cipher.decrypt(nonce, sealed, head + about)
        except InvalidTag:
            raise Unsealable("this was changed, or belongs to another place") from None

    def __repr__(self) -> str:
        return f"<Keyring of {len(self._ciphers)}>"


def _name(key: bytes) -> bytes:
    """Tells keys apart, and tells nothing about them."""
    return hashlib.sha256(b"ninetynine key name" + key).digest()[:_NAME]


def _read(text: str, number: int) -> bytes:
    key = _from_hex(text) if len(text) == 2 * _KEY else _from_base64(text)
    if key is None or len(key) != _KEY:
        raise WrongKey(f"STATE_KEY: key {number} is not 32 bytes in base64 or hex")
    return key


def _from_hex(text: str) -> bytes | None:
    try:
        return bytes.fromhex(text)
    except ValueError:
        return None


def _from_base64(text: str) -> bytes | None:
    plain = text.rstrip("=").replace("-", "+").replace("_", "/")
    try:
        return base64.b64decode(plain + "=" * (-len(plain) % 4), validate=True)
    except (binascii.Error, ValueError):
        return None
