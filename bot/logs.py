"""Structured logs on standard error: no names, no cards, no tokens, at any level."""

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

_SECRET = re.compile(r"[0-9]{6,20}:[A-Za-z0-9_-]{20,64}|(?<=://)[^@/\s]*(?=@)")
_CHATTY = ("httpx", "httpcore", "telegram", "asyncio", "uvicorn.access")
"""Libraries that log URLs with the token in them, or what was sent, below WARNING."""


def set_up(level: str, *, pretty: bool = False) -> None:
    """Log from this level on; JSON a line, or for people at a terminal."""
    renderer: Any = (
        structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
        if pretty
        else structlog.processors.JSONRenderer()
    )
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        _without_secrets,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in _CHATTY:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))


def _without_secrets(
    _logger: object, _method: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    for key, value in event.items():
        if isinstance(value, str):
            event[key] = masked(value)
    return event


def masked(text: str) -> str:
    """The text with bot tokens and passwords of URLs taken out."""
    return _SECRET.sub("***", text)
