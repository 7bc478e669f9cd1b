"""Reads Fluent files as translators write them, for the tests of every language."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.i18n import Value
from bot.i18n.bundles import files

COUNTS = (0, 1, 2, 3, 6, 11, 21, 99, 100)
"""Numbers of every plural class of our languages."""

CLASSES = {"zero", "one", "two", "few", "many", "other"}


@dataclass(frozen=True, slots=True)
class Pattern:
    """One text as it may be said: a message, or its wording for the ear."""

    key: str
    words: bool
    pattern: ast.Pattern


@dataclass
class Needs(Visitor):
    """Which values a pattern wants, and the words among which one of them chooses."""

    wanted: set[str] = field(default_factory=set)
    chosen: dict[str, set[str]] = field(default_factory=dict)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.wanted.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        keys = self.chosen.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            key = variant.key
            keys.add(key.name if isinstance(key, ast.Identifier) else key.value)
        self.generic_visit(node)


def entries(language: str) -> Iterator[ast.EntryType]:
    """Everything in the files of a language, what cannot be read too."""
    for file in files(language):
        yield from FluentParser().parse(file.read_text(encoding="utf-8")).body


def patterns(language: str) -> Iterator[Pattern]:
    """Every text of a language."""
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield Pattern(entry.id.name, False, entry.value)
            for attribute in entry.attributes:
                yield Pattern(entry.id.name, True, attribute.value)


def needs(pattern: ast.Pattern) -> Needs:
    """What a pattern wants."""
    found = Needs()
    found.visit(pattern)
    return found


def occasions(pattern: ast.Pattern) -> Iterator[dict[str, Value]]:
    """Values for a pattern such that each of its variants is said."""
    its = needs(pattern)
    names = sorted(its.wanted)
    yield from (
        dict(zip(names, chosen, strict=True))
        for chosen in product(*(_values(its.chosen.get(name)) for name in names))
    )


def _values(chosen: set[str] | None) -> tuple[Value, ...]:
    if chosen is None:
        return ("some",)
    if all(key.isdigit() for key in chosen):
        return tuple(int(key) for key in sorted(chosen))
    if {key for key in chosen if not key.isdigit()} <= CLASSES:
        return COUNTS
    return tuple(sorted(chosen))
