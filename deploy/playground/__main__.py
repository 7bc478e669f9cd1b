"""Runs the playground by itself, for any bot: `python -m deploy.playground`."""

import argparse
import asyncio
import signal
import sys
from pathlib import Path

from deploy.playground import cast
from deploy.playground.saving import Unreadable
from deploy.playground.server import TOKEN, Playground


def main() -> int:
    """Open the playground until it is interrupted; the answer is the exit code."""
    parser = argparse.ArgumentParser(prog="python -m deploy.playground", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8099)
    parser.add_argument("--token", default=TOKEN, help="what the bot calls itself with")
    parser.add_argument("--state", type=Path, help="a file that keeps everything over a restart")
    parser.add_argument("--people", type=int, default=3, choices=range(1, 9), metavar="1-8")
    parser.add_argument("--language", default="en", choices=cast.LANGUAGES, help="the people's")
    given = parser.parse_args()
    try:
        asyncio.run(_open(given))
    except (Unreadable, OSError) as wrong:
        print(wrong, file=sys.stderr)
        return 2
    return 0


async def _open(given: argparse.Namespace) -> None:
    ended = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, ended.set)
    async with Playground(
        host=given.host,
        port=given.port,
        token=given.token,
        state_file=given.state,
        people=given.people,
        language=given.language,
    ) as playground:
        print(
            f"People play at {playground.url}, a bot calls {playground.url}/bot<token>/<method>",
            flush=True,
        )
        await ended.wait()


if __name__ == "__main__":
    sys.exit(main())
