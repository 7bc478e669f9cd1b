"""The Fluent files as they lie: a folder is a language, and its files are its texts."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

LOCALES = Path(__file__).parent / "locales"

LANGUAGES: tuple[str, ...] = tuple(sorted({file.parent.name for file in LOCALES.glob("*/*.ftl")}))
"""Every language there is: a new one is a new folder."""

ENGLISH = "en"
"""For whoever reads none of ours, and for a text that another language lacks."""


def files(language: str) -> tuple[Path, ...]:
    """The files of a language, in order."""
    return tuple(sorted((LOCALES / language).glob("*.ftl")))


@cache
def bundle(language: str, *, isolating: bool) -> FluentBundle:
    """The texts of a language, read once.

    `isolating` puts marks round every value, so that a name written from right to left does not
    turn the sentence round it.
    """
    made = FluentBundle([language], use_isolating=isolating)
    for file in files(language):
        made.add_resource(_resource(file))
    return made


@cache
def _resource(file: Path) -> Resource:
    """What a file says. Reading one takes long, and both bundles of a language are made of it."""
    return FluentResource(file.read_text(encoding="utf-8"))
