"""Checks what crosses the border against the Bot API's schemas, and reads forms by them."""

import json
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

Json = dict[str, Any]

_SCHEMAS = Path(__file__).parent / "schemas"


@cache
def definitions(file: str) -> Json:
    """The definitions of one schema file: `params` or `objects`."""
    loaded: Json = json.loads((_SCHEMAS / f"{file}.schema.json").read_text(encoding="utf-8"))
    found: Json = loaded["definitions"]
    return found


@cache
def _validator(file: str, name: str) -> Any:
    """A validator of one type, or `None` where the library for it is not installed.

    It is a tool of development: whoever only plays does without.
    """
    if find_spec("jsonschema") is None:
        return None
    schema = {"definitions": definitions(file), "$ref": f"#/definitions/{name}"}
    return import_module("jsonschema").Draft7Validator(schema)


def _fault(file: str, name: str, value: object) -> str | None:
    validator = _validator(file, name)
    if validator is None:
        return None
    errors = list(validator.iter_errors(value))
    if not errors:
        return None
    # The deepest error says the most: "anyOf" at the top only says that none fits.
    deepest = max((one for error in errors for one in _leaves(error)), key=_depth)
    where = "/".join(str(part) for part in deepest.absolute_path)
    return f"{where or name}: {deepest.message[:300]}"


def _leaves(error: Any) -> list[Any]:
    if not error.context:
        return [error]
    return [leaf for one in error.context for leaf in _leaves(one)]


def _depth(error: Any) -> int:
    return len(error.absolute_path)


def type_name(method: str) -> str:
    """The name of a method's parameters in the schema."""
    return method[0].upper() + method[1:] + "Params"


def fault_in_call(method: str, params: Json) -> str | None:
    """What is wrong with the parameters of a call, or `None`."""
    name = type_name(method)
    schema: Json = definitions("params").get(name, {})
    unknown = sorted(params.keys() - schema.get("properties", {}).keys())
    if unknown:
        return f"{unknown[0]}: {method} has no such parameter"
    missing = [one for one in schema.get("required", []) if one not in params]
    if missing:
        return f"{missing[0]}: {method} needs this parameter"
    return _fault("params", name, params) if schema else None


def fault_in_object(kind: str, value: object) -> str | None:
    """What is wrong with an object that goes to the bot, `Update` for example, or `None`."""
    return _fault("objects", f"Telegram{kind}", value)


def typed(method: str, params: Json) -> Json:
    """The parameters with texts read as the types that they stand for.

    A form has only texts, with JSON in them for what is not text; so may a JSON body.
    """
    schema = definitions("params").get(type_name(method), {}).get("properties", {})
    return {name: _typed(schema.get(name, {}), value) for name, value in params.items()}


def _typed(schema: Json, value: object) -> object:
    if not isinstance(value, str):
        return value
    types = _types(schema)
    if "number" in types and value.lstrip("-").isdecimal():
        return int(value)
    if "string" in types or not types:
        return value
    if "boolean" in types and value.lower() in ("true", "1", "yes", "false", "0", "no"):
        return value.lower() in ("true", "1", "yes")
    try:
        return json.loads(value)
    except ValueError:
        return value


def _types(schema: Json) -> set[str]:
    if "$ref" in schema:
        return _types(definitions("params")[schema["$ref"].rsplit("/", 1)[1]])
    if "anyOf" in schema:
        return {kind for one in schema["anyOf"] for kind in _types(one)}
    kinds = schema.get("type", [])
    return {kinds} if isinstance(kinds, str) else set(kinds)
