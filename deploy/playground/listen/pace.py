"""How long words take: 175 a minute, a voice's usual speed, and a pause at each point and the end.

Compared with eSpeak NG 1.51 on lines, labels and a table in the five languages, and within a fifth
of it. People who listen every day have it faster, often twice as fast: this is an upper bound.
"""

import re
from collections.abc import Iterator

PER_MINUTE = 175

_WEIGHT = {"en": 1.0, "es": 0.9, "pt": 0.9, "ar": 1.35, "vi": 0.7}
"""How long a word is in each language, an English one being 1: Vietnamese ones are syllables."""
_PAUSE, _END = 0.25, 0.3
_POINTS = re.compile(r"[.,:;?!…،؛؟]+(?=\s|$)")
_WORD = re.compile(r"[^\W\d]+(?:['’-][^\W\d]+)*|\d+")


def seconds(said: str, language: str) -> float:
    """The time that a text takes as it is read; `reading` gives such a text.

    >>> seconds("Ana, seven of clubs. Loses 1 point. Total 36. Bo, your turn.", "en")
    6.3
    """
    spoken = sum(_spoken(word, language) for word in _WORD.findall(said))
    if not spoken:
        return 0.0
    pauses = _PAUSE * len(_POINTS.findall(said)) + _END
    return round(spoken * _WEIGHT[language] * 60 / PER_MINUTE + pauses, 1)


def words(line: str) -> int:
    """How many words a line has as it is written: a number is one.

    >>> words("Bo, your turn. Total 36.")
    5
    """
    return len(_WORD.findall(line))


def _spoken(word: str, language: str) -> int:
    """How many words a word is when it is said: 36 is two, and three where an "and" joins them."""
    return sum(_below_a_thousand(part, language) for part in _parts(word)) if _digits(word) else 1


def _digits(word: str) -> bool:
    return word.isascii() and word.isdecimal()


def _parts(word: str) -> Iterator[int]:
    """Groups of three digits, or single ones where it is too long for a number of the game."""
    if len(word) > 6:
        yield from map(int, word)
    elif len(word) > 3:
        yield from (int(word[:-3]), int(word[-3:]))
    else:
        yield int(word)


def _below_a_thousand(n: int, language: str) -> int:
    hundreds, rest = divmod(n, 100)
    joined = language != "en"
    small = 1 if rest <= 20 or rest % 10 == 0 else 2 + joined
    return 2 * bool(hundreds) + (small if rest or not hundreds else 0)
