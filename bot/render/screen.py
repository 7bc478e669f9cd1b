"""A screen is a value: a text and rows of buttons, before anything knows of Telegram."""

from dataclasses import dataclass
from enum import StrEnum

from bot.press import Press


class Style(StrEnum):
    """A colour as an extra hint, never the only one."""

    PLAIN = ""
    PRIMARY = "primary"
    SUCCESS = "success"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Button:
    """A button; without a press it is there, but disabled."""

    label: str
    press: Press | None
    style: Style = Style.PLAIN


Rows = tuple[tuple[Button, ...], ...]


@dataclass(frozen=True, slots=True)
class Screen:
    """A message: its text in Telegram's HTML, and the buttons under it."""

    text: str
    rows: Rows = ()
