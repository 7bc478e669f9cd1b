"""Compares the golden games, or writes them again: `python -m tests.games [--write]`."""

import sys
from collections.abc import Sequence

from tests import games


def main(arguments: Sequence[str]) -> int:
    """0 where all games are as written; `--write` makes them so, to be reviewed as a diff."""
    if set(arguments) - {"--write"}:
        print("usage: python -m tests.games [--write]", file=sys.stderr)
        return 2
    differs = [name for name, game in games.GAMES.items() if _differs(name, games.written(game))]
    for name in differs:
        if arguments:
            text = games.written(games.GAMES[name])
            games.file(name).write_text(text, encoding="utf-8", newline="\n")
        print(f"{'written' if arguments else 'differs'}: {name}")
    return 1 if differs and not arguments else 0


def _differs(name: str, text: str) -> bool:
    file = games.file(name)
    return not file.exists() or file.read_text(encoding="utf-8") != text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
