"""The webhook server: plain ASGI, and 200 only after the commit."""

import asyncio
import hmac
import json
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from bot.reception import Reception, Verdict

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

LARGEST_BODY = 256 * 1024
"""Bytes. Telegram's updates are a few thousand."""

BODY_TIME = 10.0
"""Seconds in which the whole body must have come."""

_SECRET = b"x-telegram-bot-api-secret-token"


class Webhook:
    """One path, POST, JSON, the right secret: everything else is turned away unread."""

    def __init__(self, reception: Reception, *, path: str, secrets: tuple[bytes, ...]) -> None:
        if not secrets:
            raise ValueError("a webhook without a secret lets anybody speak for Telegram")
        self._reception = reception
        self._path = path
        self._secrets = secrets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            return
        headers = dict(scope["headers"])
        status, told = self._turned_away(scope, headers)
        if status:
            await _answer(send, status, told)
            return
        try:
            async with asyncio.timeout(BODY_TIME):
                body = await _body(receive)
        except TimeoutError:
            await _answer(send, 408, "the body did not come in time")
            return
        if body is None:
            await _answer(send, 413, "too large")
            return
        try:
            update = json.loads(body)
        except (ValueError, RecursionError):  # a hundred thousand brackets are no JSON either
            await _answer(send, 400, "not JSON")
            return
        if not isinstance(update, dict) or not isinstance(update.get("update_id"), int):
            await _answer(send, 400, "not an update")
            return
        await _deliver(send, await self._reception.take(update))

    def _turned_away(self, scope: Scope, headers: dict[bytes, bytes]) -> tuple[int, str]:
        if scope["path"] != self._path:
            return 404, "nothing is here"
        if scope["method"] != "POST":
            return 405, "only POST"
        if not self._is_telegram(headers.get(_SECRET, b"")):
            return 403, "wrong secret"
        if headers.get(b"content-type", b"").split(b";")[0].strip().lower() != b"application/json":
            return 415, "only application/json"
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > LARGEST_BODY:
            return 413, "too large"
        return 0, ""

    def _is_telegram(self, given: bytes) -> bool:
        # All are compared, so that the time taken says nothing about which one is near.
        same = [hmac.compare_digest(secret, given) for secret in self._secrets]
        return any(same)


async def _body(receive: Receive) -> bytes | None:
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return b""
        body += message.get("body", b"")
        if len(body) > LARGEST_BODY:
            return None
        if not message.get("more_body", False):
            return bytes(body)


async def _deliver(send: Send, verdict: Verdict) -> None:
    if verdict.reply is not None:
        body = json.dumps(verdict.reply, ensure_ascii=False).encode()
        await _send(send, verdict.status, body, b"application/json")
    elif verdict.retry_after:
        wait = (b"retry-after", str(verdict.retry_after).encode())
        await _send(send, verdict.status, b"", b"text/plain", wait)
    else:
        await _send(send, verdict.status, b"", b"text/plain")


async def _answer(send: Send, status: int, told: str) -> None:
    await _send(send, status, told.encode(), b"text/plain; charset=utf-8")


async def _send(
    send: Send, status: int, body: bytes, kind: bytes, *more: tuple[bytes, bytes]
) -> None:
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode()), *more]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
