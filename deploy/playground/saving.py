"""Keeps the playground's world in a file, so that it survives a restart."""

import asyncio
import json
import os
import threading
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from deploy.playground.model import World

_WORLD = TypeAdapter(World)
_PAUSE = 0.2
"""Seconds in which several changes become one writing."""


class Unreadable(Exception):  # noqa: N818 - a state of the file
    """The file is not one of the playground's."""


def load(file: Path) -> World | None:
    """The world in this file, or `None` if there is no file."""
    try:
        return _WORLD.validate_python(_renewed(json.loads(file.read_bytes())))
    except FileNotFoundError:
        return None
    except ValueError as error:
        raise Unreadable(f"{file} is not a saved playground; move it away to start anew") from error


def _renewed(saved: Any) -> Any:
    """A world as it was saved before message ids were counted beside the chats."""
    if isinstance(saved, dict) and isinstance(saved.get("chats"), dict):
        counters = saved.setdefault("counters", {})
        for number, chat in saved["chats"].items():
            if isinstance(chat, dict) and "last_message" in chat:
                counters.setdefault(f"message of {number}", chat["last_message"])
    return saved


def save(file: Path, world: World) -> None:
    """Write the world; whatever happens, the file is the old one or the new one."""
    _write(file, _WORLD.dump_json(world))


def _write(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_name(f"{file.name}.new")
    with new.open("wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
    new.replace(file)


class Saver:
    """Writes some time after a change, and once more at the end."""

    def __init__(self, file: Path, world: World) -> None:
        self._file = file
        self._world = world
        self._changed = asyncio.Event()
        self._writing = threading.Lock()

    def changed(self) -> None:
        """There is something to write."""
        self._changed.set()

    async def run(self) -> None:
        """Write until cancelled, then once more."""
        try:
            while True:
                await self._changed.wait()
                await asyncio.sleep(_PAUSE)
                self._changed.clear()
                content = _WORLD.dump_json(self._world)
                await asyncio.to_thread(self._write, content)
        finally:
            self._write(_WORLD.dump_json(self._world))

    def _write(self, content: bytes) -> None:
        # Somebody may be writing still when the end comes.
        with self._writing:
            _write(self._file, content)
