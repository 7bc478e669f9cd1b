"""From what an app is shown to what its owner hears."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal

from deploy.playground.listen import pace
from deploy.playground.listen.clients import Client
from deploy.playground.listen.reading import reading
from deploy.playground.listen.shown import Answered, Edited, Post, Sent, Shown

How = Literal["message", "notification", "alert", "toast", "sound", "button"]

_SOUND = 0.3
_RECEIVED = {
    "en": "Received today at {time}",
    "es": "Recibido hoy a las {time}",
    "pt": "Recebido hoje às {time}",
    "ar": "تم الاستلام اليوم في {time}",
    "vi": "Đã nhận hôm nay lúc {time}",
}
_DISABLED = {
    "en": "unavailable",
    "es": "no disponible",
    "pt": "indisponível",
    "ar": "غير متاح",
    "vi": "không khả dụng",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Utterance:
    """One thing that is heard."""

    seq: int
    at: float
    seconds: float
    text: str
    """As it sounds: signs are names or silence."""
    how: How
    chat: int
    sent: str = ""
    """What the bot or a person wrote, before it was read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Listener:
    """A person with a screen reader, and how the app is set."""

    client: Client
    language: str = "en"
    """Of the voice: one of the five."""
    open: frozenset[int] = frozenset()
    """The chat on the screen; several stand for somebody who looks everywhere at once."""
    muted: bool = False
    """Groups are muted: they notify only when this person is mentioned or answered."""
    follows: bool = True
    """Goes to each new message of the open chat; nothing but that makes an app read it."""


def heard(shown: Iterable[Shown], listener: Listener) -> list[Utterance]:
    """Everything that is heard of what was shown, in order."""
    return [utterance for one in shown for utterance in _told(one, listener)]


def browsed(post: Post, listener: Listener) -> list[Utterance]:
    """What is heard by who goes to a message and then through its buttons, one by one."""
    one = Sent(seq=0, at=post.date, post=post)
    message = _message(one, listener)
    if not listener.client.buttons:
        return [message]
    buttons = [button for row in post.keyboard for button in row]
    return [message, *(_button(one, button, listener) for button in buttons)]


def _told(one: Shown, listener: Listener) -> Iterator[Utterance]:
    match one:
        case Sent():
            yield from _new(one, listener)
        case Answered():
            yield from _answer(one, listener)
        case Edited():
            return  # No app says a word of it.
        case _:
            raise AssertionError(f"an app is not shown {one}")


def _new(one: Sent, listener: Listener) -> Iterator[Utterance]:
    if one.post.own:
        return
    if one.post.chat not in listener.open:
        if listener.client.closed and _notifies(one.post, listener):
            yield _notification(one, listener)
    elif listener.follows:
        yield _message(one, listener)
    elif listener.client.sound:
        yield Utterance(
            seq=one.seq, at=one.at, seconds=_SOUND, text="", how="sound", chat=one.post.chat
        )


def _notifies(post: Post, listener: Listener) -> bool:
    """Whether the phone says something. A private chat, which has no title, is never muted."""
    return not post.silent and (post.mentioned or not (listener.muted and post.title))


def _notification(one: Sent, listener: Listener) -> Utterance:
    """Who and where, and the first line."""
    post = one.post
    where = ", ".join(filter(None, (post.sender, post.title)))
    first = next(filter(None, post.text.splitlines()), "")
    said = f"{where}: {first}" if where else first
    return _spoken(one, said, "notification", listener, first)


def _message(one: Sent, listener: Listener) -> Utterance:
    """Sender, text and time. Nothing says that buttons follow."""
    post = one.post
    time = datetime.fromtimestamp(post.date, UTC).strftime("%H:%M")
    received = _RECEIVED[listener.language].format(time=time)
    said = " ".join(_ended(part) for part in (post.sender, post.text, received) if part)
    return _spoken(one, said, "message", listener, post.text)


def _button(one: Sent, button: dict[str, object], listener: Listener) -> Utterance:
    label = str(button["text"])
    told = "disabled" in button and listener.client.disabled
    said = f"{label}, {_DISABLED[listener.language]}" if told else label
    return _spoken(one, said, "button", listener, label)


def _answer(one: Answered, listener: Listener) -> Iterator[Utterance]:
    read = listener.client.alert if one.alert else listener.client.toast
    if read and one.text:
        yield _spoken(one, one.text, "alert" if one.alert else "toast", listener, one.text)


def _spoken(one: Sent | Answered, said: str, how: How, listener: Listener, sent: str) -> Utterance:
    text = reading(said, listener.language)
    return Utterance(
        seq=one.seq,
        at=one.at,
        seconds=pace.seconds(text, listener.language),
        text=text,
        how=how,
        chat=one.post.chat if isinstance(one, Sent) else one.chat,
        sent=sent,
    )


def _ended(text: str) -> str:
    """A text with a stop at its end, for the pause that readers make there."""
    return text if text.rstrip().endswith((".", "!", "?", "؟", ":", "…")) else f"{text}."
