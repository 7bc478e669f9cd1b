"""Health, readiness and metrics of one worker, on a port of their own."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

Ready = Callable[[], Awaitable[str | None]]
"""None where the worker can serve; otherwise what it waits for."""


class Health:
    """`/healthz`: the loop turns. `/readyz`: it can serve. `/metrics`: what it counts."""

    def __init__(self, ready: Ready) -> None:
        self._ready = ready

    async def __call__(
        self,
        scope: MutableMapping[str, Any],
        _receive: object,
        send: Callable[[MutableMapping[str, Any]], Awaitable[None]],
    ) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            return
        status, body, kind = await self._page(scope["path"])
        headers = [(b"content-type", kind.encode()), (b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    async def _page(self, path: str) -> tuple[int, bytes, str]:
        match path:
            case "/healthz":
                return 200, b"ok\n", "text/plain"
            case "/readyz":
                waiting = await self._ready()
                if waiting is None:
                    return 200, b"ready\n", "text/plain"
                return 503, f"waiting for {waiting}\n".encode(), "text/plain"
            case "/metrics":
                return 200, generate_latest(), CONTENT_TYPE_LATEST
            case _:
                return 404, b"nothing is here\n", "text/plain"
