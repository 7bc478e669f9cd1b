"""The games there are: every module of this folder is one."""

from importlib import import_module
from pkgutil import iter_modules

from core.rules.base import Rules

ALL: dict[str, Rules] = {
    rules.id: rules
    for name in sorted(module.name for module in iter_modules(__path__) if module.name != "base")
    for rules in [import_module(f"{__name__}.{name}").RULES]
}
"""By id."""

FIRST = "milestones"
"""The game a new lobby proposes."""
