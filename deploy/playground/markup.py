"""Telegram's HTML, read as strictly as Telegram reads it.

The words of its refusals are those of the public Bot API server's parser.
"""

import html
import re
from collections.abc import Callable
from dataclasses import dataclass, field

from deploy.playground.entities import ordered, part, units
from deploy.playground.errors import Refusal, bad_request
from deploy.playground.model import Json

MOST = 100
"""Entities of one message; further ones are dropped."""

_SIMPLE = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "tg-spoiler": "spoiler",
    "code": "code",
    "pre": "pre",
    "blockquote": "blockquote",
}
_KNOWN = frozenset({*_SIMPLE, "a", "span", "tg-emoji", "tg-time"})
_NAME = re.compile(r"[^\s>]*")
_ENTITY = re.compile(r"&(?:lt|gt|amp|quot|#[0-9]{1,7}|#x[0-9A-Fa-f]{1,6});")
_ATTRIBUTE = re.compile(r"\s*([^\s=>/\"']+)(\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|([^\s>\"']+)))?")
_LINK = re.compile(
    r"(?:https?|tg|ftp|tonsite)://\S+|mailto:\S+|[\w-]+(?:\.[\w-]+)+\S*", re.IGNORECASE
)
_USER = re.compile(r"tg://user\?id=(\d+)")

FindUser = Callable[[int], Json | None]
"""The user with an id as the Bot API shows it, for `<a href="tg://user?id=…">`."""


@dataclass(frozen=True, slots=True)
class _Open:
    name: str
    attributes: dict[str, str]
    start: int
    """In units of UTF-16."""
    text_start: int
    """In characters."""


def parsed(source: str, user: FindUser) -> tuple[str, tuple[Json, ...]]:
    """The text without its markup, and its entities. Raises what Telegram would answer."""
    return _Reader(source, user).read()


@dataclass
class _Reader:
    source: str
    user: FindUser
    at: int = 0
    text: str = ""
    opened: list[_Open] = field(default_factory=list)
    entities: list[Json] = field(default_factory=list)

    def read(self) -> tuple[str, tuple[Json, ...]]:
        while self.at < len(self.source):
            match self.source[self.at]:
                case "<" if self.source.startswith("</", self.at):
                    self._end_tag()
                case "<":
                    self._start_tag()
                case "&":
                    self._character()
                case plain:
                    self.text += plain
                    self.at += 1
        if self.opened:
            raise _cannot(
                f'Can\'t find end tag corresponding to start tag "{self.opened[-1].name}"'
            )
        # What closes last opened first, so it is the outer one of two that cover the same.
        return self.text, ordered(reversed(self.entities))[:MOST]

    def _character(self) -> None:
        match = _ENTITY.match(self.source, self.at)
        raw = match.group() if match else "&"
        self.text += html.unescape(raw)
        self.at += len(raw)

    def _where(self, place: int) -> str:
        return f"at byte offset {len(self.source[:place].encode())}"

    def _start_tag(self) -> None:
        begin = self.at
        named = _NAME.match(self.source, begin + 1)
        name = named.group().lower() if named else ""
        self.at = begin + 1 + len(name)
        if name not in _KNOWN:
            raise _cannot(f'Unsupported start tag "{name}" {self._where(begin)}')
        attributes = self._attributes(name, begin)
        if name == "span" and attributes.get("class") != "tg-spoiler":
            raise _cannot(f'Tag "span" must have class "tg-spoiler" {self._where(begin)}')
        self.opened.append(_Open(name, attributes, units(self.text), len(self.text)))

    def _attributes(self, name: str, begin: int) -> dict[str, str]:
        attributes: dict[str, str] = {}
        while True:
            while self.at < len(self.source) and self.source[self.at].isspace():
                self.at += 1
            if self.at >= len(self.source):
                raise _cannot(f'Unclosed start tag "{name}" {self._where(begin)}')
            if self.source[self.at] == ">":
                self.at += 1
                return attributes
            match = _ATTRIBUTE.match(self.source, self.at)
            if match is None or (match.group(2) is None and name != "blockquote"):
                raise _cannot(
                    f'Expected equal sign in declaration of an attribute of the tag "{name}" '
                    f"{self._where(match.end() if match else self.at)}"
                )
            value = next((one for one in match.groups()[2:] if one is not None), "")
            attributes[match.group(1).lower()] = html.unescape(value)
            self.at = match.end()

    def _end_tag(self) -> None:
        begin = self.at
        close = self.source.find(">", begin)
        if close < 0:
            raise _cannot(f"Unclosed end tag {self._where(begin)}")
        name = self.source[begin + 2 : close].strip().lower()
        self.at = close + 1
        if not self.opened:
            raise _cannot(f"Unexpected end tag {self._where(begin)}")
        opened = self.opened.pop()
        if name not in ("", opened.name):
            raise _cannot(
                f'Unmatched end tag {self._where(begin)}, expected "</{opened.name}>", '
                f'found "</{name}>"'
            )
        self._close(opened)

    def _close(self, opened: _Open) -> None:
        length = units(self.text) - opened.start
        entity = self._entity(opened) if length else None
        if entity is not None:
            self.entities.append(entity | {"offset": opened.start, "length": length})

    def _entity(self, opened: _Open) -> Json | None:
        attributes = opened.attributes
        match opened.name:
            case "span":
                return {"type": "spoiler"}
            case "blockquote" if "expandable" in attributes:
                return {"type": "expandable_blockquote"}
            case "tg-emoji":
                number = attributes.get("emoji-id", "")
                if not number.isdecimal():
                    raise _cannot("Invalid custom emoji identifier specified")
                return {"type": "custom_emoji", "custom_emoji_id": number}
            case "tg-time":
                return _time(attributes)
            case "a":
                return self._link(attributes.get("href") or self.text[opened.text_start :])
            case "pre" if "language" in attributes:
                self.entities.pop()
                return {"type": "pre", "language": attributes["language"]}
            case "code" if attributes.get("class", "").startswith("language-"):
                return self._code(attributes["class"].removeprefix("language-"))
            case name:
                return {"type": _SIMPLE[name]}

    def _code(self, language: str) -> Json:
        """The language belongs to the `pre` around it, and there is one entity then."""
        if self.opened and self.opened[-1].name == "pre":
            self.opened[-1].attributes["language"] = language
        return {"type": "code"}

    def _link(self, target: str) -> Json | None:
        person = _USER.fullmatch(target)
        if person:
            user = self.user(int(person.group(1)))
            return {"type": "text_mention", "user": user} if user else None
        if not _LINK.fullmatch(target):
            return None
        return {"type": "text_link", "url": target if ":" in target else f"http://{target}/"}


def _time(attributes: dict[str, str]) -> Json:
    moment = attributes.get("unix", "")
    if not moment.lstrip("-").isdecimal():
        raise _cannot("Invalid Unix time specified")
    shape = attributes.get("format", "")
    if not re.fullmatch(r"r|w?[dD]?[tT]?", shape):
        raise _cannot("Invalid date-time format specified")
    entity: Json = {"type": "date_time", "unix_time": int(moment)}
    return entity | ({"date_time_format": shape} if shape else {})


def trimmed(text: str, entities: tuple[Json, ...]) -> tuple[str, tuple[Json, ...]]:
    """Without white space at the end; entities that end there end earlier."""
    short = text.rstrip()
    end = units(short)
    kept = tuple(
        one | {"length": min(one["length"], end - one["offset"])}
        for one in entities
        if one["offset"] < end
    )
    return short, kept


def checked(text: str, entities: tuple[Json, ...]) -> tuple[Json, ...]:
    """Entities that a bot sent as such. Raises what Telegram would answer."""
    for one in entities:
        if one["offset"] < 0 or one["length"] <= 0 or not part(text, one["offset"]):
            raise bad_request("ENTITY_BOUNDS_INVALID")
    return ordered(entities)[:MOST]


def _cannot(words: str) -> Refusal:
    return bad_request(f"can't parse entities: {words}")
