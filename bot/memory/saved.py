"""Statistics as they are saved: pydantic at the border, a schema version in front."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

from bot.memory.statistics import Statistics
from bot.store.record import read

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


def group_bytes(statistics: Statistics) -> bytes:
    """The bytes to seal."""
    return _Group(statistics=statistics).model_dump_json().encode()


def group_from(data: bytes) -> Statistics:
    """The statistics of these bytes. Raises Unreadable."""
    return read(_Group, data).statistics


def person_bytes(groups: frozenset[int]) -> bytes:
    """The bytes to seal."""
    return _Person(groups=tuple(sorted(groups))).model_dump_json().encode()


def person_from(data: bytes) -> frozenset[int]:
    """The groups of these bytes. Raises Unreadable."""
    return frozenset(read(_Person, data).groups)
