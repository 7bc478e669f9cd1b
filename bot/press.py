"""Callback data: what a button says when it is pressed, as a pair of total functions."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any

from core.state import Level, PlayerId

LONGEST = 64
"""Bytes of callback data that Telegram takes."""


IN, OUT = "in", "out"


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
class AddComputer:
    """The host seats a computer."""

    game: str
    level: Level


@dataclass(frozen=True, slots=True)
class RemoveComputer:
    """The host sends the last computer away."""

    game: str


@dataclass(frozen=True, slots=True)
class SetOption:
    """The host chooses a value of an option, both by their plain words."""

    game: str
    option: str
    value: str


@dataclass(frozen=True, slots=True)
class UsePreset:
    """The host chooses a length of the game."""

    game: str
    preset: str


@dataclass(frozen=True, slots=True)
class OpenMenu:
    """Show me, alone, a page of what can be chosen."""

    game: str
    page: str


@dataclass(frozen=True, slots=True)
class ComeBack:
    """I play for myself again."""

    game: str


@dataclass(frozen=True, slots=True)
class LeaveGame:
    """I leave the game that is on."""

    game: str


@dataclass(frozen=True, slots=True)
class NextGame:
    """I want to play at the next game (`IN`), or not any more (`OUT`).

    The button says which: a second tap must not undo the first.
    """

    game: str
    wish: str


@dataclass(frozen=True, slots=True)
class VoteOut:
    """I want this player removed."""

    game: str
    player: PlayerId


@dataclass(frozen=True, slots=True)
class VoteStop:
    """I want the game stopped."""

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
class PlayAhead:
    """Lay the card at this place of my hand when my turn comes.

    The stamp is the hand's: in another hand, the place would mean another card.
    """

    game: str
    stamp: str
    place: int
    pick: Pick | None = None


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Do not lay the card that I chose for my turn."""

    game: str


@dataclass(frozen=True, slots=True)
class DealNext:
    """Go on after this round without waiting."""

    game: str
    round: int


@dataclass(frozen=True, slots=True)
class Rematch:
    """The same people again."""

    game: str


@dataclass(frozen=True, slots=True)
class ShowChart:
    """A picture of the game that is over."""

    game: str


@dataclass(frozen=True, slots=True)
class TellAgain:
    """The game that is over, told again, and its log as a file."""

    game: str


@dataclass(frozen=True, slots=True)
class ForgetMe:
    """This person wants to be forgotten everywhere, and is sure of it."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class ForgetGroup:
    """An administrator wants this group to be forgotten, and is sure of it."""


@dataclass(frozen=True, slots=True)
class Prefer:
    """A choice about how this person is spoken to, both by their plain words."""

    choice: str
    value: str


@dataclass(frozen=True, slots=True)
class GoPrivate:
    """Take me to the private chat: my hands shall come there."""


Question = MyHand | WhoseTurn | WhatTotal | OpenMenu
"""Changes nothing."""

ForLater = PlayAhead | TakeBack
"""A choice for a turn that has not come."""

Retelling = ShowChart | TellAgain
"""Of a game that is over."""

Change = (
    JoinOrLeave
    | ChooseGame
    | AddComputer
    | RemoveComputer
    | SetOption
    | UsePreset
    | StartGame
    | CancelLobby
    | DrawCard
    | Lay
    | DealNext
    | ComeBack
    | LeaveGame
    | NextGame
    | VoteOut
    | VoteStop
    | Rematch
)
"""What becomes a command of the game."""

AtTable = Change | Question | ForLater | Retelling
"""What is about the game on the table that it was pressed at."""

Press = AtTable | ForgetMe | ForgetGroup | Prefer | GoPrivate

_KINDS: dict[str, type[Press]] = {
    "j": JoinOrLeave,
    "g": ChooseGame,
    "a": AddComputer,
    "y": RemoveComputer,
    "o": SetOption,
    "q": UsePreset,
    "m": OpenMenu,
    "s": StartGame,
    "x": CancelLobby,
    "h": MyHand,
    "w": WhoseTurn,
    "t": WhatTotal,
    "d": DrawCard,
    "p": Lay,
    "n": DealNext,
    "b": ComeBack,
    "l": LeaveGame,
    "u": NextGame,
    "k": VoteOut,
    "z": VoteStop,
    "r": Rematch,
    "c": ShowChart,
    "v": TellAgain,
    "i": ForgetMe,
    "f": ForgetGroup,
    "A": PlayAhead,
    "B": TakeBack,
    "e": Prefer,
    "P": GoPrivate,
}
"""The first letter of the data says what it is; the parts of it follow, between dots."""

_VERBS = {kind: verb for verb, kind in _KINDS.items()}


def encode(press: Press) -> str:
    """The data for a button.

    >>> encode(Lay("Xk3v9QpA", "m4rkm4rk", 2, Pick.LOW))
    'p.Xk3v9QpA.m4rkm4rk.2.l'
    """
    parts = (getattr(press, field.name) for field in fields(press))
    return ".".join((_VERBS[type(press)], *(str(part) for part in parts if part is not None)))


def decode(data: str) -> Press | None:
    """The press behind the data, or None if this bot never wrote it. Never raises.

    >>> decode("d.Xk3v9QpA")
    DrawCard(game='Xk3v9QpA')
    >>> decode("d.Xk3v9QpA.7S") is None
    True
    """
    verb, *parts = data.split(".")
    kind = _KINDS.get(verb)
    if kind is None:
        return None
    try:
        return kind(**dict(_read(kind, parts)))
    except ValueError:
        return None


def _read(kind: type[Press], parts: list[str]) -> Iterator[tuple[str, Any]]:
    """The fields of the data. Raises ValueError where a part is missing, wrong or too much."""
    names = [field.name for field in fields(kind)]
    if kind in (Lay, PlayAhead) and len(parts) == len(names) - 1:
        names.remove("pick")
    for name, part in zip(names, parts, strict=True):
        yield name, _PARTS.get(name, _word)(part)


_WORD = re.compile(r"[A-Za-z0-9_-]{1,16}\Z")
_NUMBER = re.compile(r"[0-9]{1,4}\Z")
_PLAYER = re.compile(r"-?[0-9]{1,15}\Z")


def _word(text: str) -> str:
    if not _WORD.match(text):
        raise ValueError(text)
    return text


def _number(text: str) -> int:
    if not _NUMBER.match(text):
        raise ValueError(text)
    return int(text)


def _player(text: str) -> PlayerId:
    if not _PLAYER.match(text):
        raise ValueError(text)
    return PlayerId(int(text))


_PARTS: dict[str, Callable[[str], object]] = {
    "place": _number,
    "round": _number,
    "pick": Pick,
    "level": Level,
    "player": _player,
}
"""How a part is read, by the name of its field; all others are words."""
