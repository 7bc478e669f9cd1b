"""Callback data: what a button says when it is pressed, as a pair of total functions."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

LONGEST = 64
"""Bytes of callback data that Telegram takes."""


class Pick(StrEnum):
    """Which of its two values a card is played with."""

    LOW = "l"
    HIGH = "h"


@dataclass(frozen=True, slots=True)
class JoinOrLeave:
    """Take a seat in the lobby, or give it back.

    The mark is the lobby's: a second tap on the same button must not undo the first.
    """

    game: str
    mark: str


@dataclass(frozen=True, slots=True)
class ChooseGame:
    """The host chooses which game is played."""

    game: str
    rules: str


@dataclass(frozen=True, slots=True)
class StartGame:
    """The host begins."""

    game: str


@dataclass(frozen=True, slots=True)
class CancelLobby:
    """The host closes the lobby."""

    game: str


@dataclass(frozen=True, slots=True)
class MyHand:
    """Show me my cards."""

    game: str


@dataclass(frozen=True, slots=True)
class WhoseTurn:
    """One of the two questions anybody may ask."""

    game: str


@dataclass(frozen=True, slots=True)
class WhatTotal:
    """The other one."""

    game: str


@dataclass(frozen=True, slots=True)
class DrawCard:
    """Take the card I owe myself."""

    game: str


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay the card at this place of my hand, from 0. Never says which card that is.

    The mark is the turn's: with another mark, the place would mean another card.
    """

    game: str
    mark: str
    place: int
    pick: Pick | None = None


@dataclass(frozen=True, slots=True)
class DealNext:
    """Go on after this round without waiting."""

    game: str
    round: int


@dataclass(frozen=True, slots=True)
class Rematch:
    """The same people again."""

    game: str


Press = (
    JoinOrLeave
    | ChooseGame
    | StartGame
    | CancelLobby
    | MyHand
    | WhoseTurn
    | WhatTotal
    | DrawCard
    | Lay
    | DealNext
    | Rematch
)

_WORD = re.compile(r"[A-Za-z0-9_-]{1,16}\Z")
_NUMBER = re.compile(r"[0-9]{1,4}\Z")


def encode(press: Press) -> str:
    """The data for a button.

    >>> encode(Lay("Xk3v9QpA", "m4rkm4rk", 2, Pick.LOW))
    'p.Xk3v9QpA.m4rkm4rk.2.l'
    """
    match press:
        case JoinOrLeave(game, mark):
            return f"j.{game}.{mark}"
        case ChooseGame(game, rules):
            return f"g.{game}.{rules}"
        case StartGame(game):
            return f"s.{game}"
        case CancelLobby(game):
            return f"x.{game}"
        case MyHand(game):
            return f"h.{game}"
        case WhoseTurn(game):
            return f"w.{game}"
        case WhatTotal(game):
            return f"t.{game}"
        case DrawCard(game):
            return f"d.{game}"
        case Lay(game, mark, place, pick):
            return f"p.{game}.{mark}.{place}" + (f".{pick}" if pick else "")
        case DealNext(game, number):
            return f"n.{game}.{number}"
        case Rematch(game):
            return f"r.{game}"
        case _:
            assert_never(press)


def decode(data: str) -> Press | None:
    """The press behind the data, or None if this bot never wrote it. Never raises.

    >>> decode("d.Xk3v9QpA")
    DrawCard(game='Xk3v9QpA')
    >>> decode("d.Xk3v9QpA.7S") is None
    True
    """
    match data.split("."):
        case [verb, game] if _is_word(game):
            kind = _PLAIN.get(verb)
            return kind(game) if kind else None
        case ["j", game, mark] if _is_word(game) and _is_word(mark):
            return JoinOrLeave(game, mark)
        case ["g", game, rules] if _is_word(game) and _is_word(rules):
            return ChooseGame(game, rules)
        case ["n", game, number] if _is_word(game) and _NUMBER.match(number):
            return DealNext(game, int(number))
        case ["p", game, mark, place, *pick] if _is_word(game) and _is_word(mark):
            return _lay(game, mark, place, pick)
        case _:
            return None


_PLAIN: dict[
    str,
    type[StartGame | CancelLobby | MyHand | WhoseTurn | WhatTotal | DrawCard | Rematch],
] = {
    "s": StartGame,
    "x": CancelLobby,
    "h": MyHand,
    "w": WhoseTurn,
    "t": WhatTotal,
    "d": DrawCard,
    "r": Rematch,
}


def _lay(game: str, mark: str, place: str, pick: list[str]) -> Lay | None:
    if not _NUMBER.match(place):
        return None
    match pick:
        case []:
            return Lay(game, mark, int(place))
        case ["l"]:
            return Lay(game, mark, int(place), Pick.LOW)
        case ["h"]:
            return Lay(game, mark, int(place), Pick.HIGH)
        case _:
            return None


def _is_word(text: str) -> bool:
    return _WORD.match(text) is not None
