"""What one person's app is shown, in order: messages, changes of them, toasts and alerts."""

from dataclasses import dataclass

from deploy.playground.model import Keyboard


@dataclass(frozen=True, slots=True, kw_only=True)
class Post:
    """A message as one person's app has it."""

    chat: int
    title: str = ""
    """Of the group; a private chat has none."""
    key: str
    """What it is called in its chat, whatever is changed of it."""
    sender: str
    """Empty where nobody wrote it, and the text tells what happened."""
    text: str
    keyboard: Keyboard = ()
    date: int = 0
    own: bool = False
    """This person wrote it."""
    mentioned: bool = False
    """It mentions or answers this person."""
    silent: bool = False
    """It was sent without a notification."""
    only_you: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """One thing that an app was shown: its place among all, and when."""

    seq: int
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Sent(Shown):
    """A new message."""

    post: Post


@dataclass(frozen=True, slots=True, kw_only=True)
class Edited(Shown):
    """A message that was there has another text or other buttons."""

    post: Post


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered(Shown):
    """A press was answered with words."""

    chat: int
    text: str
    alert: bool
    """It must be closed by hand; else it is a toast, and goes by itself."""
