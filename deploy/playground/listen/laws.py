"""What must hold of a whole game as it is heard, told of what apps were shown and what was heard.

A law takes what happened and gives its breaches; `lints.check` makes a failure of them.
"""

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from deploy.playground.listen.hearing import Utterance
from deploy.playground.listen.lints import Breach
from deploy.playground.listen.shown import Answered, Edited, Post, Sent, Shown
from deploy.playground.model import Keyboard

MOST_CALLS = 18
"""Sends and edits that one group may cost in a minute, two below what Telegram allows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """Somebody's turn: after one place in the order of what was shown, up to another."""

    person: int
    after: int
    until: int


def _notified(heard: Utterance) -> bool:
    return heard.how == "notification"


def called_once(
    heard: Mapping[int, Sequence[Utterance]],
    turns: Iterable[Turn],
    *,
    call: Callable[[Utterance], bool] = _notified,
) -> Iterator[Breach]:
    """Each turn of these people is called exactly once, to its player, and nothing else is.

    Usually a call is what a phone in the pocket reads aloud: all other lines are sent silently.
    """
    calls = {person: [one for one in log if call(one)] for person, log in heard.items()}
    for turn in turns:
        if turn.person in calls:
            yield from _called(turn, calls[turn.person])
    for person, left in calls.items():
        for one in left:
            yield Breach("called_once", one.sent, f"{person} is called, and has no turn")


def _called(turn: Turn, calls: list[Utterance]) -> Iterator[Breach]:
    """The breaches of one turn; its calls are taken from the list."""
    own = [one for one in calls if turn.after < one.seq <= turn.until]
    calls[:] = [one for one in calls if one not in own]
    if not own:
        where = f"turn after {turn.after}"
        yield Breach("called_once", where, f"{turn.person} is not called")
    for one in own[1:]:
        yield Breach("called_once", one.sent, f"{turn.person} is called again")


def nothing_only_in_a_toast(shown: Iterable[Shown], heard: Iterable[Utterance]) -> Iterator[Breach]:
    """What a toast says is said by something that is heard as well, in the same words."""
    told = [one.sent for one in heard if one.how != "toast"]
    toasts = [one.text for one in shown if isinstance(one, Answered) and not one.alert]
    for toast in filter(None, toasts):
        if not any(toast in text for text in told):
            yield Breach("nothing_only_in_a_toast", toast, "nobody who listens hears it")


def keyboards_keep_shape(shown: Iterable[Shown]) -> Iterator[Breach]:
    """A message's buttons stay where they are; they may all go at once, and never come back."""
    seen: dict[tuple[int, str], Post] = {}
    for one in shown:
        if not isinstance(one, Sent | Edited):
            continue
        before = seen.get((one.post.chat, one.post.key))
        seen[one.post.chat, one.post.key] = one.post
        if isinstance(one, Edited) and before is not None:
            for why in _changes(before.keyboard, one.post.keyboard):
                yield Breach(
                    "keyboards_keep_shape", one.post.text, f"message {one.post.key}, {why}"
                )


def _changes(before: Keyboard, after: Keyboard) -> Iterator[str]:
    if not after:
        return
    if _shape(before) != _shape(after):
        yield f"its rows were {_shape(before)} and are {_shape(after)}"
        return
    old, new = _places(before), _places(after)
    for label in old.keys() & new.keys():
        if old[label] != new[label]:
            yield f"{label!r} was at {old[label]} and is at {new[label]}"


def _shape(keyboard: Keyboard) -> list[int]:
    return [len(row) for row in keyboard]


def _places(keyboard: Keyboard) -> dict[str, tuple[int, int]]:
    """Where each label is; those that two buttons share tell nothing."""
    places = [
        (button["text"], (across, down))
        for across, row in enumerate(keyboard)
        for down, button in enumerate(row)
    ]
    count = Counter(label for label, _ in places)
    return {label: place for label, place in places if count[label] == 1}


def calls_a_minute(times: Iterable[float], *, most: int = MOST_CALLS) -> Iterator[Breach]:
    """No 60 seconds have more calls to one group than this; times are seconds."""
    recent: deque[float] = deque()
    for time in sorted(times):
        recent.append(time)
        while time - recent[0] >= 60:
            recent.popleft()
        if len(recent) > most:
            yield Breach("calls_a_minute", f"at {time}", f"{len(recent)} calls in a minute")
