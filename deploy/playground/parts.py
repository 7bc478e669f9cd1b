"""Parts of chats and messages: topics of forums, files, and channels that write in groups."""

from dataclasses import dataclass
from typing import Literal

GENERAL = 1
"""The topic that every forum has; its messages carry no thread."""


BLUE = 7_322_096
"""The colour of a topic whose colour nobody chose."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Topic:
    """A part of a forum. Its id is that of the message that tells of its creation."""

    id: int
    name: str
    closed: bool = False
    color: int = BLUE


@dataclass(frozen=True, slots=True, kw_only=True)
class Channel:
    """A channel, as far as it writes in groups."""

    id: int
    title: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Media:
    """What a message carries beside its text, which is then a caption."""

    kind: Literal["photo", "document"]
    file: str
    name: str
    type: str
    size: int
    width: int = 0
    height: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class File:
    """Something that the bot sent, for as long as there is room for it."""

    id: str
    name: str
    type: str
    content: str
    """In base 64, as it is saved."""
