"""The log of a game as a file that anybody can check."""

from collections.abc import Iterable

from bot.store.record import LogEntry, dump


def file(log: Iterable[LogEntry]) -> bytes:
    """The log as `ninetynine log` prints it and `ninetynine verify` takes it.

    For games that are over: it holds every hand and every seed.
    """
    return b"".join(dump(entry) + b"\n" for entry in log)


def name(game: str) -> str:
    """What to call the file."""
    return f"ninetynine-{game}.jsonl"
