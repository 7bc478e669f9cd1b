"""Files that the bot sends: kept as long as there is room, and served to the page."""

import base64
import mimetypes
import struct
from collections.abc import Iterator

from deploy.playground.model import World
from deploy.playground.parts import File

ROOM = 8_000_000
"""Characters of all files together, which are saved again and again; the oldest make room."""

_PNG = b"\x89PNG\r\n\x1a\n"
_JPEG = b"\xff\xd8"
_FRAMES = frozenset({*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC})
"""The markers of a JPEG behind which its size stands."""


def keep(world: World, name: str, content: bytes, *, kind: str | None = None) -> File:
    """Keep a file that came in."""
    guessed = mimetypes.guess_type(name)[0] or kind or "application/octet-stream"
    number = f"f{world.next('file')}"
    file = File(id=number, name=name, type=guessed, content=base64.b64encode(content).decode())
    world.files[number] = file
    while len(world.files) > 1 and sum(len(one.content) for one in world.files.values()) > ROOM:
        del world.files[next(iter(world.files))]
    return file


def content(file: File) -> bytes:
    """What is in it."""
    return base64.b64decode(file.content)


def picture(data: bytes) -> tuple[str, int, int] | None:
    """Type, width and height of a PNG or a JPEG; of anything else, `None`."""
    try:
        if data.startswith(_PNG) and data[12:16] == b"IHDR":
            width, height = struct.unpack(">II", data[16:24])
            return "image/png", width, height
        if data.startswith(_JPEG):
            height, width = next(_frames(data))
            return "image/jpeg", width, height
    except (struct.error, StopIteration, IndexError):
        pass
    return None


def _frames(data: bytes) -> Iterator[tuple[int, int]]:
    """Height and width, from the segments of a JPEG."""
    at = 2
    while data[at] == 0xFF:
        (length,) = struct.unpack(">H", data[at + 2 : at + 4])
        if data[at + 1] in _FRAMES:
            yield struct.unpack(">HH", data[at + 5 : at + 9])
        at += 2 + length
