"""The `ninetynine` command."""

import argparse
import asyncio
import contextlib
import sys
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path

from bot import logs
from bot.settings import Settings, WrongSettings, read

USAGE = 2
"""Exit code for a setting or an argument that is missing or wrong."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the answer is the exit code."""
    given = _parser().parse_args(arguments)
    try:
        with contextlib.suppress(KeyboardInterrupt):
            return int(given.run(given))
    except WrongSettings as wrong:
        print(wrong, file=sys.stderr)
        return USAGE
    return 0
