"""Measures every bar with enough games to quote, and the time of a move: `python -m tests.players`.

Takes some ten minutes on two processors. `--games N` plays so many of each match instead.
"""

import argparse
import os
import sys
import time
from collections.abc import Sequence
from statistics import fmean, quantiles

from bot.simulate import spread
from core.players import ALL
from tests.players.bars import BARS, measured
from tests.players.situations import hands


def main(arguments: Sequence[str]) -> int:
    """0 where every bar is met by the figure measured."""
    parser = argparse.ArgumentParser(prog="python -m tests.players", description=__doc__)
    parser.add_argument("--games", type=int)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    print_times()
    met = True
    with spread(given.jobs) as each:
        for bar in BARS:
            result = measured(bar, given.games or bar.games, each)
            enough = result.rate >= bar.least
            met = met and enough
            print(
                f"{bar.name}: {result.rate:.1%} ± {result.margin:.1%}, bar {bar.least:.1%}"
                f" {'met' if enough else 'MISSED'} ({result.games} games)",
                flush=True,
            )
    return 0 if met else 1


def print_times() -> None:
    """Processor time of one choice, every player in every game; the views are made before."""
    for name, choose in ALL.items():
        took = []
        for hand in hands():
            began = time.process_time()
            choose(hand, "seed")
            took.append(1000 * (time.process_time() - began))
        late = quantiles(took, n=20)[-1]
        print(
            f"{name}: {len(took)} moves, mean {fmean(took):.3f} ms, "
            f"19 of 20 under {late:.3f} ms, longest {max(took):.2f} ms"
        )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
