"""Whether a game was played by the rules, and with the shuffles that were sealed beforehand."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from functools import reduce

from core import events
from core.events import Event
from core.evolve import evolve
from core.refusal import Refusal
from core.replay import Step, step
from core.state import State

_MEANING = {
    ("started", "commitment"): "the seal is not that of the seed",
    ("dealer_drawn", "seed"): "the seed of the draw does not follow from that of the game",
    ("dealer_drawn", "draws"): "the draw for the deal does not follow from its seed",
    ("dealer_drawn", "dealer"): "somebody else won the draw for the deal",
    ("round_began", "commitment"): "the seal is not that of this game's seed for this round",
    ("round_began", "hands"): "the deal does not follow from the seed of the round",
    ("round_began", "stock"): "the deal does not follow from the seed of the round",
    ("reshuffled", "stock"): "the shuffle does not follow from the seed of the round",
    ("opened", "options"): "no table may choose these options",
    ("options_chosen", "options"): "no table may choose these options",
    ("round_ended", "ending"): "its seed, winner or loser does not follow",
    ("game_won", "ending"): "its seed, winner or loser does not follow",
    ("drew", "card"): "it is not the card that lay on top of the stock",
}
"""What it means that this field of this kind of event is another: said in place of its value."""

_BINDING = (events.Opened, events.OptionsChosen)
"""Where these are wrong there is no game that the rest could be checked by."""
_ALONE = (
    *_BINDING,
    events.Joined,
    events.ComputerJoined,
    events.Left,
    events.Queued,
    events.Unqueued,
    events.Postponed,
    events.Closed,
)
"""Nothing comes of these but themselves."""
_LAST = (events.TurnBegan, events.RoundEnded, events.GameWon)
"""What the consequences of all others end with."""
_BROKEN = (ArithmeticError, AssertionError, LookupError, TypeError, ValueError)
"""What nonsense in a log makes the rules raise."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """An event that is not what it must be after all that came before it."""

    number: int
    """Its place in the log, from 1."""
    kind: str
    what: str

    def __str__(self) -> str:
        return f"event {self.number} ({self.kind}): {self.what}"


def verify(log: Sequence[Event]) -> tuple[Finding, ...]:
    """What is wrong with this log; nothing where all of it is as it must be.

    Each command is worked out from its events, decided once more and compared event by event:
    seals and seeds, draws, deals, reshuffles, plays and all that came of them. A log that breaks
    off is checked as far as it goes. After a difference the log is believed, so that one fault is
    not told of all that follows. Raises nothing, whatever the log says.
    """
    return tuple(_findings(log))


def _findings(log: Sequence[Event]) -> Iterator[Finding]:
    state: State | None = None
    done = 0
    while done < len(log):
        rest = log[done:]
        differences: tuple[tuple[int, str], ...] = ()
        try:
            span, differences = _compared(step(state, rest), rest)
            state = reduce(evolve, rest[:span], state)
        except _BROKEN as broken:
            differences = differences or ((0, f"it makes no sense here: {broken}"),)
            span = len(rest)
        for at, what in differences:
            yield Finding(number=done + at + 1, kind=rest[at].kind, what=what)
        if differences and isinstance(rest[0], _BINDING):
            return
        done += span


def _compared(found: Step | None, rest: Sequence[Event]) -> tuple[int, tuple[tuple[int, str], ...]]:
    """How many events belong together, and what is wrong with which of them."""
    if found is None:
        return _span(rest, 0), ((0, "nothing that may be asked here leads to it"),)
    if isinstance(found.came, Refusal):
        return _span(rest, 0), ((0, f"the rules refuse it: {found.came.reason}"),)
    differences: list[tuple[int, str]] = []
    for at, (wanted, was) in enumerate(zip(found.events, rest, strict=False)):
        if wanted.kind != was.kind:
            return _span(rest, at), (*differences, (at, f"{wanted.kind} must come here"))
        if wanted != was:
            differences.append((at, _difference(wanted, was)))
    return min(len(found.events), len(rest)), tuple(differences)


def _span(rest: Sequence[Event], wrong: int) -> int:
    """To where the consequences reach that went wrong at this place."""
    if isinstance(rest[0], _ALONE):
        return 1
    for at in range(wrong, len(rest)):
        if at and isinstance(rest[at], (events.Played, *_ALONE)):
            return at
        if isinstance(rest[at], _LAST):
            return at + 1
    return len(rest)


def _difference(wanted: Event, was: Event) -> str:
    name = next(
        field.name
        for field in fields(wanted)
        if getattr(wanted, field.name) != getattr(was, field.name)
    )
    told = f"{name} must be {getattr(wanted, name)}, not {getattr(was, name)}"
    return _MEANING.get((was.kind, name), told)
