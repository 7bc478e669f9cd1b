"""How a text sounds: signs become names or silence, as screen readers and their voices have it.

Tried with eSpeak NG 1.51, which NVDA and many Android phones use, in the five languages; names of
signs are CLDR's, which NVDA, TalkBack and VoiceOver say. Where readers differ, the longest that may
be heard is taken. A voice is the listener's own: nothing in a message tells it another language.
"""

import json
import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path

LANGUAGES = ("en", "es", "pt", "ar", "vi")

MINUS = {
    "en": {"-": "minus", "−": "minus"},
    "es": {"−": "minus"},
    "pt": {"-": "menos"},
    "ar": {"−": "minus"},
    "vi": {"-": "trừ", "−": "minus"},
}
"""What is heard of a sign before a number; of any other, and in any other language, nothing."""

_PAUSES = ".,:;?!…،؛؟"
_INSIDE = "'’-"
"""Part of a word when letters stand on both sides, else silent."""
_LETTER = {"en": "letter", "es": "símbolo", "pt": "letra", "ar": "letter", "vi": "letter"}
_SIGNED = re.compile(r"(?<!\d)([-−–+])(?=[\u2066-\u2069\u200e\u200f]*\d)")
_BETWEEN = re.compile(r"(?<=\d)[-−–](?=\d)")
_JOINERS = {"\u200d", "\ufe0e", "\ufe0f"}
_SPACES = re.compile(r"\s+")
_STRAY = re.compile(rf" +(?=[{re.escape(_PAUSES)}])")


def reading(text: str, language: str) -> str:
    """The text as a voice of this language says it, its pauses still written as points.

    >>> reading("7♣ → 36, −1", "en")
    '7 club suit right-pointing arrow 36, minus 1'
    >>> reading("7♣ → 36, −1", "pt")
    '7 naipe de paus seta apontando para a direita 36, 1'
    """
    language = known(language)
    signed = _SIGNED.sub(lambda found: f" {_sign(found[1], language)} ", text)
    plain = _BETWEEN.sub(" ", signed)
    said = "".join(_said(plain, language))
    return _STRAY.sub("", _SPACES.sub(" ", said)).strip()


def known(language: str | None) -> str:
    """The language of the voice: one of the five, English where nothing is known."""
    base = (language or "").lower().partition("-")[0]
    return base if base in LANGUAGES else LANGUAGES[0]


def _sign(sign: str, language: str) -> str:
    if sign == "+":
        return names()["+"][language]
    return MINUS[language].get(sign, "")


@cache
def names() -> dict[str, dict[str, str]]:
    """What each sign is called in each language; `cldr` makes the file."""
    file = Path(__file__).with_name("signs.json")
    found: dict[str, dict[str, str]] = json.loads(file.read_text(encoding="utf-8"))
    return found


def _said(text: str, language: str) -> Iterator[str]:
    text = "".join(sign for sign in text if sign not in _JOINERS)
    at = 0
    while at < len(text):
        sign = text[at : at + 2] if text[at : at + 2] in names() else text[at]
        before, after = text[at - 1 : at], text[at + 1 : at + 2]
        if sign in _INSIDE:
            yield sign if before.isalpha() and after.isalpha() else " "
        else:
            yield _one(sign, language)
        at += len(sign)


def _one(sign: str, language: str) -> str:
    """What one sign sounds like."""
    if sign in names():
        return f" {names()[sign][language]} "
    if sign in _PAUSES or sign.isspace():
        return sign
    kind = unicodedata.category(sign)
    if kind == "Cf":
        return ""
    if kind == "Nd" and not sign.isascii():
        return sign if language == "ar" and "ARABIC" in unicodedata.name(sign) else " "
    if fancy(sign):
        return f" {_code(sign, language)} "
    if kind[0] in "LM" or kind == "Nd":
        return sign
    return f" {unicodedata.name(sign, '').lower()} " if _emoji(sign) else " "


def _code(sign: str, language: str) -> str:
    """A letter that the voice does not know is read as its number, in digits of sixteen."""
    return " ".join((_LETTER[language], *f"{ord(sign):X}"))


def fancy(sign: str) -> bool:
    """Whether a letter or digit is one for show: 𝐀, Ⓐ, Ａ or ᴀ.

    NFKC makes plain ones of them, but not of small capitals.
    """
    name = unicodedata.name(sign, "")
    if "ARABIC" in name:
        return False
    if "SMALL CAPITAL" in name:
        return True
    plain = unicodedata.normalize("NFKC", sign)
    return plain != sign and plain.isalnum() and plain != unicodedata.normalize("NFC", sign)


def _emoji(sign: str) -> bool:
    """Whether it has a name that readers say, though it is none of the signs expected here."""
    return ord(sign) >= 0x1F000 and unicodedata.category(sign) == "So"
