"""Solves the games and compares with the files: `python -m core.players.tables [--write] [ID…]`."""

import sys
import zlib
from collections.abc import Sequence
from pathlib import Path
from struct import pack

from core.players.tables import ALIVE, file_name, numbers_in
from core.players.tables.solve import SWEEPS, solved
from core.rules import ALL

FOLDER = Path(__file__).parent


def main(arguments: Sequence[str], folder: Path = FOLDER, sweeps: int = SWEEPS) -> int:
    """0 where all files are as solved; `--write` makes them so. Takes minutes for all rules."""
    wanted = [word for word in arguments if word != "--write"] or list(ALL)
    if not set(wanted) <= set(ALL):
        sys.stderr.write(f"usage: python -m core.players.tables [--write] [{'|'.join(ALL)}]…\n")
        return 2
    write, right = "--write" in arguments, True
    for rules in wanted:
        for alive in ALIVE:
            numbers = solved(ALL[rules], alive, sweeps=sweeps)
            file = folder / file_name(rules, alive)
            same = file.exists() and numbers_in(file.read_bytes()) == numbers
            if write and not same:
                file.write_bytes(zlib.compress(pack(f">{len(numbers)}h", *numbers), 9))
            right = right and (same or write)
            sys.stdout.write(
                f"{file.name}: {'same' if same else 'written' if write else 'differs'}\n"
            )
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
