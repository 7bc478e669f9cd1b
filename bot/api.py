"""Calls to the Bot API, and what their failures mean: one table of outcomes."""

import os
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from typing import Any, Protocol

import httpx
import structlog
from telegram import Bot, InputFile
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Conflict,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TelegramError,
    TimedOut,
)
from telegram.request import BaseRequest, HTTPXRequest

from bot.metrics import CALLS

# PTB asks for this, to give waiting times as timedelta, which its next major version does anyway.
os.environ.setdefault("PTB_TIMEDELTA", "true")

_log = structlog.get_logger(__name__)

Json = dict[str, Any]


class Kind(StrEnum):
    """What became of a call."""

    SURE = "sure"
    """It is done, or was so already ("message is not modified")."""
    NOT_SENT = "not_sent"
    """It never left: no connection was had."""
    UNKNOWN = "unknown"
    """It may have been carried out, may yet be, or not."""
    HELD = "held"
    """429: nothing to this chat until `retry_after` is over."""
    MOVED = "moved"
    """The group has become a supergroup with another id."""
    FROZEN = "frozen"
    """The bot may not speak there: kicked, blocked, no rights, topic closed, chat gone."""
    GONE = "gone"
    """The message is no more."""
    LATE = "late"
    """The press or the window for a private message is too old."""
    REFUSED = "refused"
    """Telegram does not take the call: an older server, or a bug of ours."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Called:
    """The outcome of one call."""

    kind: Kind
    result: Any = None
    retry_after: timedelta = timedelta()
    moved_to: int | None = None
    said: str = ""
    """Telegram's own words, for logs: they carry no text of ours."""


_DEACTIVATED = "user is deactivated"

_BAD_REQUESTS: tuple[tuple[str, Kind], ...] = (
    ("message is not modified", Kind.SURE),
    ("message to edit not found", Kind.GONE),
    ("message can't be edited", Kind.GONE),
    ("message_id_invalid", Kind.GONE),
    ("message identifier is not specified", Kind.GONE),
    ("message to delete not found", Kind.GONE),
    ("query is too old", Kind.LATE),
    ("query id is invalid", Kind.LATE),
    ("chat not found", Kind.FROZEN),
    ("not enough rights", Kind.FROZEN),
    ("have no rights", Kind.FROZEN),
    ("chat_write_forbidden", Kind.FROZEN),
    ("chat_restricted", Kind.FROZEN),
    ("need administrator rights", Kind.FROZEN),
    ("topic_closed", Kind.FROZEN),
    ("topic closed", Kind.FROZEN),
    ("topic_deleted", Kind.FROZEN),
    ("message thread not found", Kind.FROZEN),
    ("group chat was deactivated", Kind.FROZEN),
    ("peer_id_invalid", Kind.FROZEN),
)
"""Parts of Telegram's descriptions, lower case, in the order in which they are looked for."""


def outcome(error: TelegramError) -> Called:
    """The class of a failure. Order matters: BadRequest and TimedOut are NetworkErrors."""
    said = str(error)
    match error:
        case RetryAfter():
            return Called(kind=Kind.HELD, retry_after=_wait(error), said="retry after")
        case ChatMigrated():
            return Called(kind=Kind.MOVED, moved_to=error.new_chat_id, said=said)
        case Forbidden():
            return Called(kind=Kind.FROZEN, said=said)
        case BadRequest():
            return Called(kind=_bad_request(said.lower()), said=said)
        case InvalidToken() | Conflict():
            return Called(kind=Kind.REFUSED, said=type(error).__name__)
        case NetworkError() if "too many requests" in said.lower():
            return Called(kind=Kind.HELD, retry_after=timedelta(seconds=1), said="retry after")
        case TimedOut() | NetworkError() if _never_left(error):
            return Called(kind=Kind.NOT_SENT, said=type(error.__cause__).__name__)
        case _:
            return Called(kind=Kind.UNKNOWN, said=type(error).__name__)


def _bad_request(said: str) -> Kind:
    return next((kind for words, kind in _BAD_REQUESTS if words in said), Kind.REFUSED)


def _never_left(error: TelegramError) -> bool:
    return isinstance(
        error.__cause__, httpx.PoolTimeout | httpx.ConnectTimeout | httpx.ConnectError
    )


def _wait(error: RetryAfter) -> timedelta:
    wait = error.retry_after
    return wait if isinstance(wait, timedelta) else timedelta(seconds=wait)


_USUAL = 8.0
"""Seconds that an answer may take."""


@dataclass(frozen=True, slots=True)
class Upload:
    """A file to send along: the value of a parameter such as `photo` or `document`."""

    name: str
    data: bytes


class Line(Bot):
    """PTB's bot with a call of any method, known to PTB or newer than it, as plain JSON."""

    @property
    def requests(self) -> tuple[BaseRequest, ...]:
        """The connections, to be opened before and closed after."""
        return self._request

    async def post(self, method: str, parameters: Json, *, wait: float) -> Any:
        """What Telegram answers. Raises TelegramError."""
        given = {name: _given(value) for name, value in parameters.items()}
        return await self._post(method, given, read_timeout=wait)


def _given(value: Any) -> Any:
    """A parameter as PTB takes it."""
    if isinstance(value, Upload):
        return InputFile(value.data, filename=value.name)
    return value


def line(token: str, url: str) -> Line:
    """A line to the Bot API at this address, without a connection yet."""
    return Line(
        token,
        base_url=f"{url}/bot",
        base_file_url=f"{url}/file/bot",
        request=HTTPXRequest(connection_pool_size=64, connect_timeout=3.0, pool_timeout=2.0),
        get_updates_request=HTTPXRequest(connection_pool_size=1, connect_timeout=3.0),
    )


class Listener(Protocol):
    """Is told what refusals say of chats and people, whoever called."""

    async def moved(self, old: int, new: int) -> None:
        """A group has become a supergroup."""

    async def deleted(self, person: int) -> None:
        """An account is no more."""


class Api:
    """The Bot API as the rest of the bot calls it: outcomes instead of exceptions."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._listener: Listener | None = None

    def tell(self, listener: Listener) -> None:
        """Whenever a call meets a chat or a person that is no more, say so here first."""
        self._listener = listener

    async def call(self, method: str, *, wait: float | None = None, **parameters: Any) -> Called:
        """Call a method with its parameters as the Bot API names them; None is left out.

        `wait` is how many seconds the answer may take, where that is not the usual time.
        """
        given = {name: value for name, value in parameters.items() if value is not None}
        try:
            result = await self._line.post(method, given, wait=_USUAL if wait is None else wait)
        except TelegramError as error:
            called = outcome(error)
            await self._heed(called, given.get("chat_id"))
        else:
            called = Called(kind=Kind.SURE, result=result)
        CALLS.labels(method, called.kind).inc()
        return called

    async def _heed(self, called: Called, chat: Any) -> None:
        if self._listener is None or not isinstance(chat, int):
            return
        try:
            if called.moved_to is not None:
                await self._listener.moved(chat, called.moved_to)
            elif _DEACTIVATED in called.said.lower() and chat > 0:
                await self._listener.deleted(chat)
        except Exception:
            # The call itself went as it went; whoever meets the chat next says so again.
            _log.exception("heeding_failed")
