"""The methods of the Bot API. Each module of this folder offers some in its `METHODS`."""

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from deploy.playground.model import Json
from deploy.playground.service import Service

Method = Callable[[Service, Json], Any]
"""What a method does with its parameters; the result, or a coroutine that gives it."""

ALL: dict[str, Method] = {
    name: method
    for module in iter_modules(__path__)
    for name, method in getattr(import_module(f"{__name__}.{module.name}"), "METHODS", {}).items()
}

NAMES = {name.lower(): name for name in ALL}
"""The right spelling: Telegram takes any."""
