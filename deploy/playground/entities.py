"""Entities of a text: found where people type, and written back as HTML."""

import html
import re
from collections.abc import Iterable

from deploy.playground.model import Json

_FOUND = (
    ("bot_command", re.compile(r"(?<![\w/@])/[A-Za-z0-9_]{1,32}(?:@\w{3,32})?(?![\w/@])")),
    ("mention", re.compile(r"(?<![\w@])@[A-Za-z]\w{3,31}\b", re.ASCII)),
    ("url", re.compile(r"\bhttps?://[^\s<>]+")),
)

_TAGS = {
    "bold": ("<b>", "</b>"),
    "italic": ("<i>", "</i>"),
    "underline": ("<u>", "</u>"),
    "strikethrough": ("<s>", "</s>"),
    "code": ("<code>", "</code>"),
    "pre": ("<pre>", "</pre>"),
    "spoiler": ("<tg-spoiler>", "</tg-spoiler>"),
    "blockquote": ("<blockquote>", "</blockquote>"),
    "expandable_blockquote": ("<blockquote expandable>", "</blockquote>"),
}


def units(text: str) -> int:
    """The length of a text as entities count it: in units of UTF-16."""
    return len(text.encode("utf-16-le")) // 2


def part(text: str, start: int, end: int | None = None) -> str:
    """A piece of a text, its ends counted in units of UTF-16."""
    raw = text.encode("utf-16-le")
    return raw[start * 2 : None if end is None else end * 2].decode("utf-16-le", "replace")


def found(text: str, taken: Iterable[Json] = ()) -> list[Json]:
    """The commands, mentions and links in a text, where nothing else is already."""
    busy = [(one["offset"], one["offset"] + one["length"]) for one in taken if _closed(one)]
    result: list[Json] = []
    for kind, pattern in _FOUND:
        for match in pattern.finditer(text):
            start, length = units(text[: match.start()]), units(match.group())
            if not any(start < end and begin < start + length for begin, end in busy):
                result.append({"type": kind, "offset": start, "length": length})
                busy.append((start, start + length))
    return sorted(result, key=lambda one: int(one["offset"]))


def _closed(entity: Json) -> bool:
    """Whether nothing else is looked for inside."""
    return entity["type"] in ("code", "pre", "text_link", "text_mention", "custom_emoji")


def ordered(entities: Iterable[Json]) -> tuple[Json, ...]:
    """As Telegram sends them: by place, the longer first."""
    return tuple(sorted(entities, key=lambda one: (one["offset"], -one["length"])))


def as_html(text: str, entities: Iterable[Json]) -> str:
    """The text as HTML that is safe to show, whatever is in it."""
    marks: list[tuple[int, int, int, str]] = []
    for order, entity in enumerate(ordered(entities)):
        opening, closing = _tags(entity)
        start, end = entity["offset"], entity["offset"] + entity["length"]
        marks.append((start, 1, order, opening))
        marks.append((end, 0, -order, closing))
    pieces: list[str] = []
    at = 0
    for place, _, _, tag in sorted(marks):
        pieces += (html.escape(part(text, at, place)), tag)
        at = place
    return "".join([*pieces, html.escape(part(text, at))])


def _tags(entity: Json) -> tuple[str, str]:
    match entity["type"]:
        case "text_link":
            return f'<a href="{html.escape(entity["url"])}">', "</a>"
        case "text_mention":
            return f'<a href="tg://user?id={entity["user"]["id"]}">', "</a>"
        case "date_time":
            shape = html.escape(entity.get("date_time_format", ""))
            return f'<tg-time unix="{entity["unix_time"]}" format="{shape}">', "</tg-time>"
        case "pre" if "language" in entity:
            return (
                f'<pre><code class="language-{html.escape(entity["language"])}">',
                "</code></pre>",
            )
        case "custom_emoji":
            return f'<tg-emoji emoji-id="{html.escape(entity["custom_emoji_id"])}">', "</tg-emoji>"
        case kind:
            return _TAGS.get(kind, ("", ""))
