"""Reads what a message is made of: its text and its keyboard."""

import re

from deploy.playground import entities, markup, wire
from deploy.playground.errors import bad_request
from deploy.playground.model import Chat, Json, Keyboard
from deploy.playground.service import Service

LONGEST = 4096
"""Characters of a message, without its markup."""

_BUTTONS = 100
_DATA = 64
_COPIED = 256
_LOOKS = frozenset({"text", "style", "icon_custom_emoji_id"})
_URL = re.compile(r"(?:https?|tg)://\S+|[\w-]+(?:\.[\w-]+)+\S*", re.IGNORECASE)


LONGEST_CAPTION = 1024


def text(service: Service, params: Json, *, most: int = LONGEST) -> tuple[str, tuple[Json, ...]]:
    """The text and its entities, those too that Telegram finds by itself."""
    plain, marks = _written(service, params, "text", "entities")
    if not plain.strip():
        raise bad_request("message text is empty")
    if len(plain) > most:
        raise bad_request("message is too long")
    return plain, marks


def caption(service: Service, params: Json) -> tuple[str, tuple[Json, ...]]:
    """The same of what stands beside a file; it may be empty."""
    plain, marks = _written(service, params, "caption", "caption_entities")
    if len(plain) > LONGEST_CAPTION:
        raise bad_request("message caption is too long")
    return plain, marks


def _written(
    service: Service, params: Json, words: str, entity_list: str
) -> tuple[str, tuple[Json, ...]]:
    given = params.get(words, "")
    match params.get("parse_mode"):
        case "HTML":
            plain, marks = markup.parsed(given, lambda number: _user(service, number))
        case None:
            plain, marks = given, markup.checked(given, tuple(params.get(entity_list, ())))
        case _:
            raise bad_request("unsupported parse_mode")
    plain, marks = markup.trimmed(plain, marks)
    return plain, entities.ordered([*marks, *entities.found(plain, marks)])[: markup.MOST]


def _user(service: Service, number: int) -> Json | None:
    found = service.world.user(number)
    return wire.user(found) if found else None


def keyboard(params: Json, chat: Chat) -> Keyboard | None:
    """The inline keyboard, if there is one; empty rows are dropped."""
    rows = params.get("reply_markup", {}).get("inline_keyboard", [])
    if sum(len(row) for row in rows) > _BUTTONS:
        raise bad_request("reply markup is too long")
    for row in rows:
        for button in row:
            _check(button, chat)
    return tuple(tuple(row) for row in rows if row) or None


def _check(button: Json, chat: Chat) -> None:
    actions = set(button) - _LOOKS
    if not button["text"].strip():
        raise bad_request("inline keyboard button text must be non-empty")
    if not actions:
        raise bad_request("text buttons are unallowed in the inline keyboard")
    if len(actions) > 1:
        raise bad_request(f"BUTTON_TYPE_INVALID: only one of {', '.join(sorted(actions))}")
    data = button.get("callback_data")
    if data is not None and not 1 <= len(data.encode()) <= _DATA:
        raise bad_request("BUTTON_DATA_INVALID")
    if "url" in button and not _URL.fullmatch(button["url"]):
        raise bad_request("BUTTON_URL_INVALID")
    if "web_app" in button and not chat.private:
        raise bad_request("BUTTON_TYPE_INVALID")
    if "copy_text" in button and not 1 <= len(button["copy_text"]["text"]) <= _COPIED:
        raise bad_request("BUTTON_COPY_TEXT_INVALID")
