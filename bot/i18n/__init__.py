"""Every text that people see, in their language and their way: words or symbols."""

from functools import cache

from bot.i18n.bundles import ENGLISH, LANGUAGES
from bot.i18n.speech import MissingText, Texts, Value, Wording, opening

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "MissingText",
    "Texts",
    "Value",
    "Wording",
    "nearest",
    "opening",
    "texts",
]


def nearest(code: str | None) -> str:
    """The language of ours that comes nearest to what Telegram says of somebody.

    >>> nearest("en-GB"), nearest("tlh"), nearest(None)
    ('en', 'en', 'en')
    """
    language = (code or ENGLISH).replace("_", "-").split("-")[0].lower()
    return language if language in LANGUAGES else ENGLISH


@cache
def texts(language: str, wording: Wording = Wording.SYMBOLS) -> Texts:
    """The texts of a language, one of `LANGUAGES`."""
    return Texts(language, wording)
