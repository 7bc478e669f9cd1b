"""The playground as a newcomer starts it: `ninetynine play`, a process with a folder of its own."""

import asyncio
import os
import re
import signal
import socket
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import httpx

T = TypeVar("T")

_PROGRAM = Path(sys.executable).with_name("ninetynine")
_MARK = "TESTED_IN"
"""A variable that all processes of one place inherit: whatever is left behind has it."""


@dataclass
class Place:
    """One group with some people in it, and the bot."""

    folder: Path
    people: int = 3
    language: str = "en"
    port: int = field(default_factory=lambda: _free_port())
    process: asyncio.subprocess.Process | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def said(self) -> str:
        """All that the program has printed, over all its starts."""
        return (self.folder / "said.txt").read_text(encoding="utf-8")

    async def start(self) -> None:
        """Start, and wait for the address that is printed when people can come."""
        told = len(self.said) if (self.folder / "said.txt").exists() else 0
        with (self.folder / "said.txt").open("ab") as said:
            self.process = await asyncio.create_subprocess_exec(
                _PROGRAM,
                *("play", "--people", str(self.people), "--lang", self.language),
                *("--port", str(self.port)),
                *("--data", str(self.folder / "data"), "--no-browser"),
                env={name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
                | {_MARK: str(self.folder)},
                cwd=self.folder,
                stdout=said,
                stderr=said,
            )

        async def ready() -> bool:
            assert self.process is not None
            assert self.process.returncode is None, self.said
            return f"open {self.url}" in self.said[told:]

        await until(ready, 90)

    async def end(self) -> None:
        """End it as Ctrl-C does: in order, with nothing left behind and nothing to complain of."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGINT)
        try:
            code = await asyncio.wait_for(self.process.wait(), 20)
        except TimeoutError:
            self.process.kill()
            raise AssertionError(f"Ctrl-C has not ended it in 20 s. {self.said}") from None
        assert code == 0, self.said
        assert _left(self.folder) == []
        assert "Traceback" not in self.said, self.said

    async def order(self, **fault: Any) -> None:
        """Let something go wrong with the next calls of the bot."""
        await self._call("POST", "/people/faults", fault)

    async def has_gone_wrong(self) -> bool:
        """Whether nothing that was ordered is still to come."""
        left: list[Any] = await self._call("GET", "/people/faults")
        return not left

    async def _call(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        async with httpx.AsyncClient(trust_env=False, base_url=self.url) as client:
            answer = await client.request(method, path, json=body)
            assert answer.is_success, answer.text
            return answer.json()


async def until(read: Callable[[], Awaitable[T | None]], seconds: float = 30) -> T:
    """Read again and again until there is something to read; what it was."""
    end = time.monotonic() + seconds
    while True:
        found = await read()
        if found:
            return found
        assert time.monotonic() < end, f"{read} gave nothing within {seconds} s"
        await asyncio.sleep(0.03)


def plain(text: str) -> str:
    """The text without the marks that keep names and numbers apart, and with simple spaces."""
    return re.sub(r"[\u2066-\u2069\u200e\u200f]", "", text).replace("\u00a0", " ").strip()


def _left(folder: Path) -> list[str]:
    """The processes that still carry this folder's mark, where the system lets us see them."""
    mark = f"{_MARK}={folder}".encode()
    return [one.parent.name for one in Path("/proc").glob("[0-9]*/environ") if mark in _read(one)]


def _read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError:
        return b""  # It ended while we looked, or it is not ours to look at.


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])
