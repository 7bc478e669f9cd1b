"""A screen as the Bot API wants it, and a digest that tells whether it has changed."""

import hashlib
import json
from typing import Any

from bot.press import LONGEST, encode
from bot.render.screen import Button, Rows, Screen, Style

Json = dict[str, Any]


def message(screen: Screen) -> Json:
    """The parameters of `sendMessage` and `editMessageText` that show this screen.

    The keyboard is always there, for an edit without one drops the buttons.
    """
    return {
        "text": screen.text,
        "parse_mode": "HTML",
        "link_preview_options": {"is_disabled": True},
        "reply_markup": {"inline_keyboard": keyboard(screen.rows)},
    }


def keyboard(rows: Rows) -> list[list[Json]]:
    """Rows of buttons."""
    return [[_button(button) for button in row] for row in rows]


def digest(screen: Screen) -> str:
    """Short, and the same for the same screen on every worker."""
    shown = json.dumps([screen.text, keyboard(screen.rows)], ensure_ascii=False)
    return hashlib.sha256(shown.encode()).hexdigest()[:16]


def _button(button: Button) -> Json:
    shown: Json = {"text": button.label}
    if button.style is not Style.PLAIN:
        shown["style"] = button.style.value
    if button.press is None:
        return shown | {"disabled": {}}
    data = encode(button.press)
    if len(data.encode()) > LONGEST:
        raise ValueError(f"callback data of {len(data.encode())} bytes: {data}")
    return shown | {"callback_data": data}
