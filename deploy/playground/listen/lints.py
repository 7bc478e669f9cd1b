"""What every text for the ear must be, line by line: plain words that any voice says rightly.

A lint takes a line and gives what is wrong with it, nothing if it is fine. Names are people's own,
so whoever checks says which are in the text: no lint looks inside them.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from deploy.playground.listen import pace
from deploy.playground.listen.reading import fancy, known

BRIEF = 16
"""Words of a play's line where it is brief; a name is one."""
LABEL, ALERT, PANEL, MESSAGE = 40, 200, 1024, 4096
"""Characters of a button, an alert, an ephemeral message and a message."""

POINTS = {
    "en": ".,:;?!’",
    "es": ".,:;?!¿¡",
    "pt": ".,:;?!",
    "ar": ".:!،؛؟",
    "vi": ".,:;?!",
}
"""The points of each language. A hyphen may stand between letters only."""

_ARABIC_MARKS = "\u064b\u0651"
"""An ending that spelling needs, and the sign of a doubled letter; the vowels are not written."""
_OPEN, _CLOSE = "\u2066\u2067\u2068", "\u2069"
_MARKS = frozenset(f"{_OPEN}{_CLOSE}\u200e\u200f")
_NAME = "\ue000"
"""Stands for a name in a line that is looked at."""
_COMMAND = re.compile(r"(?<![\w/])/[a-z0-9_]+(?:@\w+)?", re.ASCII)
_SIGN = re.compile(r"[-\u2010-\u2015\u2212+±＋－﹣][\s\u2066-\u2069\u200e\u200f]*\d")
_LONE = re.compile(r"(?<![^\W_])[JQKT](?![^\W_])")
_HYPHEN = re.compile(r"(?<=[^\W\d_])-(?=[^\W\d_])")

Lint = Callable[[str, str], Iterator[str]]


@dataclass(frozen=True, slots=True)
class Breach:
    """A law that is broken, where, and how."""

    law: str
    line: str
    why: str

    def __str__(self) -> str:
        """For a failing test; marks that nobody sees are shown by their numbers."""
        return f"{self.law}: {self.why}, in {self.line!r}"


class Broken(AssertionError):  # noqa: N818 - a test's failure
    """Laws are broken; the text names each line."""


def check(breaches: Iterable[Breach]) -> None:
    """Fail if there is any breach, and name them all."""
    found = list(breaches)
    if found:
        raise Broken("\n" + "\n".join(map(str, found)))


def lines(texts: Iterable[str], language: str, names: Iterable[str] = ()) -> Iterator[Breach]:
    """Every breach in these texts, each of one line or several."""
    people = tuple(names)
    for text in texts:
        for line in filter(str.strip, text.split("\n")):
            looked_at = _without(line, people)
            for lint in LINTS:
                for why in lint(looked_at, known(language)):
                    yield Breach(lint.__name__, line, why)


def brief(
    texts: Iterable[str], names: Iterable[str] = (), *, most: int = BRIEF
) -> Iterator[Breach]:
    """Lines of plays that have more words than a brief one may."""
    people = tuple(names)
    for text in texts:
        looked_at = _without(text, people)
        count = pace.words(looked_at) + looked_at.count(_NAME)
        if count > most:
            yield Breach("brief", text, f"{count} words, and {most} are allowed")


def short(texts: Iterable[str], most: int) -> Iterator[Breach]:
    """Texts that are empty or have more characters than there is room for."""
    for text in texts:
        length = len(text.encode("utf-16-le")) // 2
        if not text.strip():
            yield Breach("short", text, "it is empty")
        elif length > most:
            yield Breach("short", text, f"{length} characters, and {most} are allowed")


def signs(line: str, _: str) -> Iterator[str]:
    """A sign before a number is lost in one language or another."""
    for found in _SIGN.finditer(line):
        yield f"a sign before a number: {found[0]!r}"


def lone_letters(line: str, _: str) -> Iterator[str]:
    """A jack is a word: the letter alone is read in as many ways as there are voices."""
    for found in _LONE.finditer(line):
        yield f"a letter instead of a card: {found[0]!r}"


def plain(line: str, language: str) -> Iterator[str]:
    """Letters, the digits 0 to 9 and the language's own points: nothing else is heard rightly."""
    rest = _HYPHEN.sub("", _COMMAND.sub("", line))
    allowed = {" ", _NAME, *_MARKS, *POINTS[language]}
    for sign in dict.fromkeys(rest):
        if sign in allowed or (sign.isascii() and sign.isdecimal()):
            continue
        if why := _not_a_letter(sign, language):
            yield why


def one_script(line: str, language: str) -> Iterator[str]:
    """A voice has one script; whatever is in another is spelled, or silent."""
    own = "ARABIC" if language == "ar" else "LATIN"
    letters = (sign for sign in _COMMAND.sub("", line) if sign.isalpha())
    foreign = [sign for sign in letters if own not in unicodedata.name(sign, "")]
    if foreign:
        yield f"letters of another script: {''.join(foreign)!r}"


def isolates(line: str, _: str) -> Iterator[str]:
    """Every mark that opens a piece with its own direction is closed in the same line."""
    depth = 0
    for sign in line:
        depth += (sign in _OPEN) - (sign in _CLOSE)
        if depth < 0:
            yield "an isolate is closed that nothing opened"
            return
    if depth:
        yield f"{depth} isolates are left open"


def begins_with_a_word(line: str, _: str) -> Iterator[str]:
    """The first thing heard is a word, a name or a command: it is what is remembered."""
    first = next((sign for sign in line if sign not in _MARKS and sign not in " ¿¡"), "")
    if first.isalpha() or first == _NAME or _COMMAND.match(line.lstrip("".join(_MARKS))):
        return
    yield f"it begins with {first!r}"


LINTS: tuple[Lint, ...] = (signs, lone_letters, plain, one_script, isolates, begins_with_a_word)


def _without(line: str, names: tuple[str, ...]) -> str:
    """The line with something in each name's place that every lint lets pass."""
    known_names = sorted(filter(None, names), key=len, reverse=True)
    if not known_names:
        return line
    parts = "|".join(map(re.escape, known_names))
    return re.sub(rf"(?<![^\W_])(?:{parts})(?![^\W_])", _NAME, line)


def _not_a_letter(sign: str, language: str) -> str | None:
    """What is wrong with a sign that is neither a digit nor a point."""
    if sign.isdecimal():
        return f"a digit other than 0 to 9: {sign!r}"
    if fancy(sign):
        return f"a letter for show: {sign!r}"
    if sign.isalpha() or (language == "ar" and sign in _ARABIC_MARKS):
        return None
    return f"neither letter, digit nor point: {sign!r} {unicodedata.name(sign, '')}".rstrip()
