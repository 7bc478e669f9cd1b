"""Statistics as they are saved: pydantic at the border, a schema version in front."""

from typing import Literal, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from bot.memory.statistics import Statistics
from bot.store.record import Unreadable

SCHEMA: Literal[1] = 1


class _Saved(BaseModel):
    model_config = ConfigDict(frozen=True)

    schema_version: Literal[1] = SCHEMA


class _Group(_Saved):
    """Of one group."""

    statistics: Statistics


class _Person(_Saved):
    """Of one person: where something is kept, for whoever wants to see it or have it gone."""

    groups: tuple[int, ...]


Kind = TypeVar("Kind", bound=_Saved)


def group_bytes(statistics: Statistics) -> bytes:
    """The bytes to seal."""
    return _Group(statistics=statistics).model_dump_json().encode()


def group_from(data: bytes) -> Statistics:
    """The statistics of these bytes. Raises Unreadable."""
    return _read(_Group, data).statistics


def person_bytes(groups: frozenset[int]) -> bytes:
    """The bytes to seal."""
    return _Person(groups=tuple(sorted(groups))).model_dump_json().encode()


def person_from(data: bytes) -> frozenset[int]:
    """The groups of these bytes. Raises Unreadable."""
    return frozenset(_read(_Person, data).groups)


def _read(kind: type[Kind], data: bytes) -> Kind:
    try:
        return kind.model_validate_json(data)
    except ValidationError as wrong:
        # Never the values: they are of people.
        first = wrong.errors(include_input=False, include_url=False)[0]
        place = ".".join(str(part) for part in first["loc"])
        raise Unreadable(f"{kind.__name__}: {place}: {first['msg']}") from None
