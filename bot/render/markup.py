"""Telegram's HTML: paragraphs and moments made of plain text, and how long Telegram finds them."""

import html
import re
from datetime import datetime

LONGEST = 4096
"""Characters of a message that Telegram takes, without its markup."""

WHEN = "\ue000"
"""Stands for a moment in a text, until `timed` puts it there. No name can hold it."""

WHO = "\ue001"
"""Stands for somebody in a text, until `mentioned` puts the mention there. No name can hold it."""

_TAG = re.compile(r"<[^>]*>")


def bold(markup: str) -> str:
    """In bold: never the only sign of anything."""
    return f"<b>{markup}</b>"


def folded(markup: str) -> str:
    """A long text that opens on a tap."""
    return f"<blockquote expandable>{markup}</blockquote>"


def linked(markup: str, url: str) -> str:
    """A link to an address of ours."""
    return f'<a href="{html.escape(url)}">{markup}</a>'


def mentioned(markup: str, person: int, name: str) -> str:
    """The markup with a mention of this person, who is called so, where `WHO` stands."""
    return markup.replace(WHO, f'<a href="tg://user?id={person}">{name}</a>')


def timed(markup: str, moment: datetime, otherwise: str) -> str:
    """The markup with this moment where `WHEN` stands, told in the reader's language and zone.

    Apps that do not know how show `otherwise`.
    """
    entity = f'<tg-time unix="{int(moment.timestamp())}" format="r">{otherwise}</tg-time>'
    return markup.replace(WHEN, entity)


def length(markup: str) -> int:
    """How long Telegram finds it: without tags, in units of UTF-16.

    >>> length("<b>7♣ &amp; 😀</b>")
    7
    """
    return len(html.unescape(_TAG.sub("", markup)).encode("utf-16-le")) // 2
