"""Becomes the embedded server: locks its folder, ties its life to its parent, then executes it.

Run by its path and without the project, so that it starts quickly:
`python -I -S embedded_child.py <lock file> <parent's process id> <server> <arguments…>`
"""

import ctypes
import os
import signal
import sys

if sys.platform != "win32":
    import fcntl

HELD = 75
"""Exit code: another server runs on this folder."""

ORPHANED = 76
"""Exit code: the parent was gone before we were tied to it."""

_PR_SET_PDEATHSIG = 1


def main(lock: str, parent: int, server: list[str]) -> None:
    """Never returns, but where the server cannot be executed."""
    if not _locked(lock):
        sys.exit(HELD)
    if sys.platform == "linux":
        # The kernel sends it, so it comes even when the parent is killed with -9. Elsewhere the
        # server stays, and the next start on this folder adopts it.
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)
    if os.getppid() != parent:
        sys.exit(ORPHANED)
    os.execv(server[0], server)  # noqa: S606 - a shell would stand between the two


def _locked(path: str) -> bool:
    """Take the lock and let the server inherit it: it is free when the server has ended."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    os.set_inheritable(handle, True)  # noqa: FBT003 - takes no keyword
    return True


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3:])
