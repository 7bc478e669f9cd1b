"""Parses the history of a playground with aiogram; runs in an environment of its own."""

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

Json = dict[str, Any]


def complaints(entry: Json) -> Iterator[str]:
    """What is wrong with an update, or with the answer to a call."""
    if entry["kind"] == "update":
        where, kind, value = "update", import_module("aiogram.types").Update, entry["update"]
    else:
        method, value = entry["method"], entry["response"]["result"]
        found = getattr(import_module("aiogram.methods"), method[0].upper() + method[1:], None)
        if found is None:
            yield f"{method}: unknown to aiogram"
            return
        where, kind = method, found.__returning__
    pydantic = import_module("pydantic")
    try:
        read = pydantic.TypeAdapter(kind).validate_python(value)
    except pydantic.ValidationError as error:
        for one in error.errors():
            yield f"{where}: {'.'.join(str(part) for part in one['loc'])}: {one['msg']}"
    else:
        yield from (f"{where}: {path}: not a field" for path in _unknown(read, ""))


def _unknown(value: Any, path: str) -> Iterator[str]:
    """The fields that aiogram kept without knowing them."""
    if isinstance(value, list | tuple):
        for one in value:
            yield from _unknown(one, path)
    elif hasattr(value, "model_extra"):
        yield from (f"{path}.{name}" for name in value.model_extra or {})
        for name in type(value).model_fields:
            yield from _unknown(getattr(value, name), f"{path}.{name}")


def main() -> None:
    """Read entries, print complaints, each once."""
    found: dict[str, None] = {}
    for line in sys.stdin:
        entry = json.loads(line)
        if entry["kind"] == "update" or entry["response"]["ok"]:
            found |= dict.fromkeys(complaints(entry))
    for one in found:
        print(one)


if __name__ == "__main__":
    main()
