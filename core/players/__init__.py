"""Computer players: every module of this folder that has a `choose` is one, from hand to choice."""

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules

from core.legal import Choice
from core.state import Level
from core.view import HandView

Player = Callable[[HandView, str], Choice | None]
"""Chooses a legal play by what a player may know; the seed, any text, settles ties.

The same hand and the same seed make the same choice on every machine.
None where nothing may be laid: a card owed must be drawn first.
"""

ALL: dict[str, Player] = {
    name: module.choose
    for name in sorted(found.name for found in iter_modules(__path__) if not found.ispkg)
    for module in [import_module(f"{__name__}.{name}")]
    if hasattr(module, "choose")
}
"""By name: the opponents of LEVELS, and those who only stand in for people."""

LEVELS: dict[Level, Player] = {level: ALL[level] for level in Level}
"""The opponents that a table may add, weakest first. Each level is the module of its name."""
