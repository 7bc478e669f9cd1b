"""Computer players: every module of this folder is one, a pure function from a hand to a choice."""

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules

from core.legal import Choice
from core.view import HandView

Player = Callable[[HandView, str], Choice | None]
"""Chooses a legal play by what a player may know; the seed settles what is left to chance.

None where nothing may be laid: a card owed must be drawn first.
"""

ALL: dict[str, Player] = {
    name: import_module(f"{__name__}.{name}").choose
    for name in sorted(module.name for module in iter_modules(__path__))
}
"""By name."""
