"""Takes an update in, from the webhook or from polling, and says how it went."""

import time
from dataclasses import dataclass
from typing import Any, Protocol

import structlog

from bot.intents import Problem
from bot.metrics import DEAD_LETTERS, HANDLED, REDIS_ERRORS, UPDATES
from bot.play import TooBusy
from bot.store.base import Damaged, PressReused, Unavailable
from bot.store.record import Unreadable
from bot.store.seal import Unsealable

Json = dict[str, Any]

_log = structlog.get_logger(__name__)

RETRY_SECONDS = 2
"""When to deliver again while Redis is away."""

LAST_TRY = 3
"""A failing update blocks the queue behind it: the third failure is put away and called done."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What to tell the deliverer."""

    status: int
    reply: Json | None = None
    """A call that Telegram carries out on its own: the answer to a button, nothing else."""
    retry_after: int = 0


class Failures(Protocol):
    """Counts how often an update has failed, on all workers together."""

    async def failed(self, update_id: int) -> int: ...


class Routing(Protocol):
    """Where updates go."""

    async def __call__(self, update: Json) -> Json | None:
        """Handle one; the answer to a button comes back as the call that carries it."""
        ...

    async def give_up(self, update: Json, why: Problem) -> Json | None:
        """Tell whoever sent it that it will not be done."""
        ...


class Reception:
    """Runs the routes over an update and turns every outcome into an answer."""

    def __init__(self, routes: Routing, failures: Failures) -> None:
        self._routes = routes
        self._failures = failures

    async def take(self, update: Json) -> Verdict:
        """Handle one update. Never raises: whoever delivers must learn to come again or not."""
        began = time.perf_counter()
        verdict = await self._take(update)
        kind = next((name for name in _KINDS if name in update), "other")
        UPDATES.labels(kind, verdict.status).inc()
        HANDLED.observe(time.perf_counter() - began)
        return verdict

    async def _take(self, update: Json) -> Verdict:
        try:
            return Verdict(status=200, reply=await self._routes(update))
        except (Unreadable, Unsealable, Damaged) as broken:
            # Delivered again, it may come to newer code, or to a worker that has the key.
            _log.error("record_unreadable", update_id=update["update_id"], why=str(broken))
            return await self._failed(update, Problem.UNREADABLE)
        except Unavailable as away:
            REDIS_ERRORS.inc()
            _log.warning("redis_away", why=str(away))
            return Verdict(status=503, retry_after=RETRY_SECONDS)
        except TooBusy:
            _log.warning("too_busy", update_id=update["update_id"])
            return Verdict(status=503, retry_after=1)
        except PressReused:
            _log.warning("press_reused", update_id=update["update_id"])
            return Verdict(status=200)
        except Exception:
            _log.exception("update_failed", update_id=update["update_id"])
            return await self._failed(update, Problem.FAILED)

    async def _failed(self, update: Json, why: Problem) -> Verdict:
        update_id = update["update_id"]
        try:
            times = await self._failures.failed(update_id)
        except Unavailable:
            return Verdict(status=503, retry_after=RETRY_SECONDS)
        if times < LAST_TRY:
            return Verdict(status=500)
        DEAD_LETTERS.inc()
        _log.error("dead_letter", update_id=update_id, times=times)
        return Verdict(status=200, reply=await self._given_up(update, why))

    async def _given_up(self, update: Json, why: Problem) -> Json | None:
        try:
            return await self._routes.give_up(update, why)
        except Exception:
            _log.exception("giving_up_failed", update_id=update["update_id"])
            return None


_KINDS = ("callback_query", "message", "my_chat_member", "chat_member")
