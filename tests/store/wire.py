"""Far ends of Redis's kind that misbehave, spoken to over real sockets."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def listening(folder: Path, talk: Talk) -> AsyncIterator[str]:
    """The address of a server that talks like this."""
    talks: set[asyncio.Task[None]] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        talks.add(task)
        with suppress(ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
            await talk(reader, writer)
        writer.close()

    path = folder / "far.sock"
    async with await asyncio.start_unix_server(serve, path):
        yield f"unix://{path}"
        for task in talks:
            task.cancel()
        await asyncio.gather(*talks)


async def command(reader: asyncio.StreamReader) -> list[bytes]:
    """The next command that comes in."""
    count = int((await reader.readuntil(b"\r\n"))[1:])
    parts = []
    for _ in range(count):
        size = int((await reader.readuntil(b"\r\n"))[1:])
        parts.append((await reader.readexactly(size + 2))[:-2])
    return parts


def refusing(error: str) -> Talk:
    """Answers everything but the greeting with this error."""

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while True:
            greeting = (await command(reader))[0].upper() == b"CLIENT"
            writer.write(b"+OK\r\n" if greeting else b"-" + error.encode() + b"\r\n")
            await writer.drain()

    return talk


async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answers the greeting, then nothing more."""
    while True:
        if (await command(reader))[0].upper() == b"CLIENT":
            writer.write(b"+OK\r\n")
            await writer.drain()


def losing_answers(server: str, lost: int) -> Talk:
    """Passes everything on, but cuts the line instead of the first answers to scripts."""
    left = lost

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal left
        far_reader, far_writer = await asyncio.open_unix_connection(server.removeprefix("unix://"))
        try:
            while True:
                parts = await command(reader)
                far_writer.write(b"*%d\r\n" % len(parts))
                for part in parts:
                    far_writer.write(b"$%d\r\n%b\r\n" % (len(part), part))
                answer = await far_reader.read(65536)
                if parts[0].upper() == b"EVALSHA" and left > 0 and not answer.startswith(b"-"):
                    left -= 1
                    return
                writer.write(answer)
                await writer.drain()
        finally:
            far_writer.close()

    return talk
