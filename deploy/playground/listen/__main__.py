"""Prints what one person heard, from a recorded history: `python -m deploy.playground.listen`."""

import argparse
import json
import sys
from pathlib import Path

from deploy.playground.listen import clients, hearing
from deploy.playground.listen.reading import LANGUAGES
from deploy.playground.listen.recorded import Recording


def main() -> int:
    """One line an utterance: when it began, how it came, what was heard, how long it took."""
    parser = argparse.ArgumentParser(prog="python -m deploy.playground.listen", description=__doc__)
    parser.add_argument("history", type=Path, help="what GET /people/history answered")
    parser.add_argument("person", type=int, help="the id of the person who listens")
    parser.add_argument("group", type=int, help="the id of the group")
    parser.add_argument("--client", choices=clients.ALL, default=next(iter(clients.ALL)))
    parser.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    parser.add_argument("--pocket", action="store_true", help="the group is not on the screen")
    parser.add_argument("--muted", action="store_true", help="the group notifies of mentions only")
    given = parser.parse_args()
    try:
        recording = Recording(json.loads(given.history.read_bytes()))
    except (OSError, ValueError) as wrong:
        print(wrong, file=sys.stderr)
        return 2
    listener = hearing.Listener(
        client=clients.ALL[given.client],
        language=given.language,
        open=frozenset() if given.pocket else frozenset({given.group}),
        muted=given.muted,
    )
    log = hearing.heard(recording.shown(given.person, {given.group}), listener)
    for one in log:
        after = one.at - log[0].at
        print(f"{after:8.1f}  {one.how:<12}  {one.text or '(a sound)'}  ({one.seconds} s)")
    print(f"{len(log)} utterances, {sum(one.seconds for one in log):.0f} seconds")
    return 0


if __name__ == "__main__":
    sys.exit(main())
