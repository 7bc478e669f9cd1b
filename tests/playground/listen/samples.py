"""Things that an app was shown, and people who listen to it."""

from typing import Any

from deploy.playground.listen import clients
from deploy.playground.listen.hearing import Listener, Utterance
from deploy.playground.listen.shown import Answered, Edited, Post, Sent
from deploy.playground.model import Keyboard

GROUP, PRIVATE = -100, 101
LINE = "Ana, seven of clubs. Loses 1 point. Total 36. Bo, your turn."
MORNING = 1_800_000_000
"""Eight o'clock."""


def post(text: str = LINE, **fields: Any) -> Post:
    told: dict[str, Any] = {
        "chat": GROUP,
        "title": "Friday cards",
        "key": "1",
        "sender": "Ninety-Nine",
        "date": MORNING,
    }
    return Post(text=text, **(told | fields))


def new(text: str = LINE, *, seq: int = 1, at: float = MORNING, **fields: Any) -> Sent:
    return Sent(seq=seq, at=at, post=post(text, **fields))


def edited(text: str = LINE, *, seq: int = 2, **fields: Any) -> Edited:
    return Edited(seq=seq, at=MORNING, post=post(text, **fields))


def answered(text: str, *, alert: bool, seq: int = 1) -> Answered:
    return Answered(seq=seq, at=MORNING, chat=GROUP, text=text, alert=alert)


def buttons(*rows: list[str], disabled: tuple[str, ...] = ()) -> Keyboard:
    return tuple(
        tuple({"text": label} | ({"disabled": {}} if label in disabled else {}) for label in row)
        for row in rows
    )


def listener(client: str = "TalkBack", *, looking: bool = True, **fields: Any) -> Listener:
    seen = frozenset({GROUP}) if looking else frozenset[int]()
    return Listener(client=clients.ALL[client], open=seen, **fields)


def notified(text: str, seq: int) -> Utterance:
    return Utterance(
        seq=seq, at=MORNING, seconds=1, text=text, how="notification", chat=PRIVATE, sent=text
    )
