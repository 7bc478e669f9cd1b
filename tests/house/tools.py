"""Programs that some tests of the house need and that no Python package brings."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COMPOSE_SINCE = 2


def compose() -> list[str] | None:
    """How to call Docker Compose 2 or later here; the server need not run."""
    for command in (["docker", "compose"], [_beside("docker-compose")]):
        try:
            told = subprocess.run(
                [*command, "version", "--short"], capture_output=True, text=True, check=True
            ).stdout
        except (OSError, subprocess.CalledProcessError):
            continue
        if int(told.strip().lstrip("v").split(".")[0]) >= COMPOSE_SINCE:
            return command
    return None


def caddy() -> list[str] | None:
    """How to call Caddy here."""
    found = shutil.which(_beside("caddy"))
    return [found] if found else None


def needed(name: str, command: list[str] | None) -> list[str]:
    """The command, or the test is left out."""
    if command is None:
        pytest.skip(f"{name} is not on this machine")
    return command


def _beside(program: str) -> str:
    """The program beside this Python, where `.ci/run` puts what it borrows, else by its name."""
    path = Path(sys.executable).with_name(program)
    return str(path) if path.exists() else program


if __name__ == "__main__":
    command = {"compose": compose, "caddy": caddy}[sys.argv[1]]()
    print(*(command or ["none"]))
    sys.exit(command is None)
