"""What people are called: the names they gave themselves, made fit to be shown."""

import html
import unicodedata
from collections.abc import Container, Iterator, Mapping, Sequence
from itertools import count

from bot.i18n import Texts
from core.state import PlayerId

LONGEST = 32
"""Characters of a name."""

COMPUTERS = 19
"""How many names there are for computers: somebody else sits at every table."""

_MARKS_IN_A_ROW = 4
"""More on one letter than any language needs runs over the lines above and below."""

_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that show nothing."""

_HIDDEN = frozenset({"Cc", "Cf", "Cn", "Co", "Cs"})
_SKIN = range(0x1F3FB, 0x1F400)
_FLAG = range(0x1F1E6, 0x1F200)

Names = Mapping[PlayerId, str]
"""What to call each player of a table."""


def clean(name: str) -> str | None:
    """The name without what hides, turns or piles up, at most 32 characters; None: nothing left.

    >>> clean(" Ana\\u202e  Li\\u200b ")
    'Ana Li'
    >>> clean("\\u3164\\u2066") is None
    True
    """
    seen = "".join(_seen(unicodedata.normalize("NFC", name)))
    kept = _cut(unicodedata.normalize("NFC", " ".join(seen.split())))
    return kept if any(unicodedata.category(sign)[0] in "LNPS" for sign in kept) else None


def escaped(text: str) -> str:
    """The text as HTML that shows exactly this: the one place where text becomes markup.

    >>> escaped("<b>Bo & Cy</b>")
    '&lt;b&gt;Bo &amp; Cy&lt;/b&gt;'
    """
    return html.escape(text, quote=False)


def called(texts: Texts, players: Sequence[PlayerId], known: Mapping[int, str]) -> Names:
    """What to call these players: by name, by seat without one, and never two alike."""
    names: dict[PlayerId, str] = {}
    taken: set[str] = set()
    for seat, player in enumerate(players, start=1):
        name = known.get(player) or _computer(texts, player)
        name = name or texts.label("player-nameless", seat=str(seat))
        names[player] = _unlike(texts, name, taken)
        taken.add(names[player])
    return names


def _computer(texts: Texts, player: PlayerId) -> str | None:
    """What a computer is called: their numbers are −1, −2, …"""
    if player >= 0:
        return None
    name = texts.label(f"computer-{min(-player, COMPUTERS)}")
    return texts.label("computer-called", name=name)


def _unlike(texts: Texts, name: str, taken: Container[str]) -> str:
    if name not in taken:
        return name
    twins = (texts.label("player-twin", name=name, n=str(n)) for n in count(2))
    return next(twin for twin in twins if twin not in taken)


def _seen(name: str) -> Iterator[str]:
    """What there is to see: blanks for every kind of space, and few marks on one letter."""
    marks = _MARKS_IN_A_ROW  # a name does not begin with one
    for sign in name:
        category = unicodedata.category(sign)
        if category[0] == "Z" or sign in "\t\n\r":
            marks = _MARKS_IN_A_ROW
            yield " "
        elif category in _HIDDEN or sign in _BLANK:
            continue
        elif category[0] == "M":
            marks += 1
            if marks <= _MARKS_IN_A_ROW:
                yield sign
        else:
            marks = 0
            yield sign


def _cut(name: str) -> str:
    """The beginning of a name, without half of anything at its end."""
    end = LONGEST
    while 0 < end < len(name) and _belongs(name, end):
        end -= 1
    return name[:end].rstrip()


def _belongs(name: str, at: int) -> bool:
    """Whether what stands here is one thing with what stands before it."""
    if unicodedata.category(name[at])[0] == "M" or ord(name[at]) in _SKIN:
        return True
    before = 0
    while before < at and ord(name[at - before - 1]) in _FLAG:
        before += 1
    return ord(name[at]) in _FLAG and before % 2 == 1
