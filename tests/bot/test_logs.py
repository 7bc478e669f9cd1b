"""Logs: structured, on standard error, and without a token or a password at any level."""

import json
import subprocess
import sys

import pytest

from bot.logs import masked

TOKEN = "123456789:" + "AbC-_" * 7

_PROGRAM = f"""
import logging, structlog
from bot import logs
logs.set_up("DEBUG")
structlog.get_logger("bot").warning("poll_failed", url="https://api/bot{TOKEN}/getMe", n=1)
logging.getLogger("somebody").error("cannot reach redis://:hunter2@redis:6379")
logging.getLogger("httpx").info("HTTP Request: POST https://api/bot{TOKEN}/sendMessage")
logging.getLogger("telegram.Bot").debug("Calling sendMessage with parameters ...")
try:
    raise ValueError("token {TOKEN}")
except ValueError:
    structlog.get_logger("bot").exception("update_failed")
"""


@pytest.fixture(scope="module")
def lines() -> list[dict[str, object]]:
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM], capture_output=True, text=True, check=True
    )
    assert done.stdout == ""
    return [json.loads(line) for line in done.stderr.splitlines()]


def test_every_line_is_json_with_level_and_time(lines: list[dict[str, object]]) -> None:
    assert [line["event"] for line in lines] == [
        "poll_failed",
        "cannot reach redis://***@redis:6379",
        "update_failed",
    ]
    assert all(line["level"] and line["timestamp"] for line in lines)


def test_no_line_holds_a_secret(lines: list[dict[str, object]]) -> None:
    written = json.dumps(lines)
    assert TOKEN not in written
    assert "hunter2" not in written
    assert "***" in written


def test_what_is_no_secret_stays() -> None:
    text = "table -1001234567890 at 12:30:45, see https://example.org/path"
    assert masked(text) == text
