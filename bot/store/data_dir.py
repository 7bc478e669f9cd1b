"""The folder of a bot that keeps its data itself: private, locked, with its own key."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.store import seal
from bot.store.seal import Keyring, WrongKey

if sys.platform != "win32":
    import fcntl


def prepared(data_dir: Path) -> Path:
    """The folder, made if need be, for its owner alone."""
    folder = data_dir.resolve()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if folder.stat().st_mode & 0o077:
        folder.chmod(0o700)
    return folder


def state_key(data_dir: Path) -> str:
    """The key of this folder, as text for STATE_KEY: made once, readable by its owner alone.

    Raises WrongKey if the file is there and holds no key: a new one could open nothing.
    """
    folder = prepared(data_dir)
    file = folder / "state.key"
    with _alone(folder / "state.key.lock"):
        if not file.exists():
            _write(file, seal.generate())
        text = file.read_text(encoding="ascii", errors="replace").strip()
    try:
        Keyring.read(text)
    except WrongKey:
        raise WrongKey(f"{file} holds no key: put the old file back") from None
    return text


def lock(path: Path) -> int | None:
    """A handle on the lock, until it is closed or the process ends; None if somebody has it."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(handle)
        return None
    return handle


def is_locked(path: Path) -> bool:
    """Whether somebody has the lock."""
    handle = lock(path)
    if handle is None:
        return True
    os.close(handle)
    return False


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


def _write(file: Path, text: str) -> None:
    """Write the file whole or not at all, whatever happens in between."""
    draft = file.with_suffix(".draft")
    draft.unlink(missing_ok=True)
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="ascii") as writer:
        writer.write(text + "\n")
        writer.flush()
        os.fsync(handle)
    draft.replace(file)
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
