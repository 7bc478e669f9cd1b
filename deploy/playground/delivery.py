"""Posts updates to the bot's webhook: in order, again after failures, several at once."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import httpx

from deploy.playground.clock import Clock
from deploy.playground.faults import Faults
from deploy.playground.history import History
from deploy.playground.model import Json, Pending
from deploy.playground.options import Options
from deploy.playground.updates import Updates, shape

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"

_LONGEST_WAIT = 60.0
_LONGEST_RETRY_AFTER = 3600.0
_NEVER_IN_RESPONSE = ("setwebhook", "deletewebhook", "close", "logout")

Execute = Callable[[str, Json], Awaitable[None]]
"""Carries out a call that a webhook gave as its response."""


@dataclass(frozen=True, slots=True)
class _Said:
    """How a webhook answered; status 0 if it did not."""

    status: int
    body: Any = None
    retry_after: float | None = None

    @property
    def fine(self) -> bool:
        """Whether the update is delivered."""
        return 200 <= self.status < 300


class Delivery:
    """Takes from the queue of one bot what may go now.

    Of the updates with one key only the first may go; the next when that one is delivered.
    """

    def __init__(
        self, updates: Updates, clock: Clock, options: Options, history: History, faults: Faults
    ) -> None:
        self.execute: Execute | None = None
        self.trouble: tuple[int, str] | None = None
        """When a delivery failed last, and why."""
        self._updates = updates
        self._clock = clock
        self.options = options
        self._history = history
        self._faults = faults
        self._tasks: set[asyncio.Task[None]] = set()
        self._attempts: dict[int, int] = {}
        self._due: dict[int, float] = {}

    def switched(self) -> None:
        """The webhook was set or taken away: everything is tried anew."""
        self.forget()
        self._updates.end_poll("terminated by setWebhook request")
        self._updates.tell()

    def forget(self) -> None:
        """What failed before is tried as if it were new."""
        self.trouble = None
        self._attempts.clear()
        self._due.clear()

    async def run(self, client: httpx.AsyncClient) -> None:
        """Deliver whenever there is a webhook, until cancelled."""
        news = self._updates.news
        try:
            while True:
                news.clear()
                await self._clock.wait(news, self._start(client))
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self, client: httpx.AsyncClient) -> float | None:
        """Send off what may go now; how long until something else is due."""
        hook, now = self._updates.world.webhook, self._clock.now()
        if not hook.url:
            return None
        seen: set[str] = set()
        later: list[float] = []
        for update in self._updates.waiting():
            if update.key in seen:
                continue
            seen.add(update.key)
            due = self._due.get(update.id, now)
            if update.id in self._updates.flying:
                continue
            if due > now:
                later.append(due - now)
            elif len(self._updates.flying) < hook.max_connections:
                self._send_off(client, update)
        return min(later, default=None)

    def _send_off(self, client: httpx.AsyncClient, update: Pending) -> None:
        self._updates.flying.add(update.id)
        task = asyncio.create_task(self._carry(client, update))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _carry(self, client: httpx.AsyncClient, update: Pending) -> None:
        """One attempt, or two where a test ordered that."""
        first = update.id not in self._attempts
        copies, rounds = self._faults.next_delivery() if first else (1, 1)
        try:
            for _ in range(rounds):
                said = await asyncio.gather(*(self._post(client, update) for _ in range(copies)))
                self._settle(update, said[0])
                for one in said:
                    await self._respond(one)
                if not said[0].fine:
                    break
        finally:
            self._updates.flying.discard(update.id)
            self._updates.tell()

    async def _post(self, client: httpx.AsyncClient, update: Pending) -> _Said:
        hook = self._updates.world.webhook
        headers = {SECRET_HEADER: hook.secret} if hook.secret else {}
        limit = self.options.delivery_timeout
        try:
            response = await client.post(
                hook.url, json=shape(update), headers=headers, timeout=limit
            )
        except httpx.TimeoutException:
            said, words = _Said(0), "Read timeout expired"
        except httpx.HTTPError:
            said, words = _Said(0), "Connection refused"
        else:
            status = response.status_code
            said = _Said(status, _json(response), _retry_after(response))
            words = f"Wrong response from the webhook: {status} {response.reason_phrase}"
        if not said.fine:
            self.trouble = int(self._clock.now()), words
        self._history.add("delivery", update_id=update.id, status=said.status, body=said.body)
        return said

    def _settle(self, update: Pending, said: _Said) -> None:
        if said.fine:
            self._updates.confirm(update)
            self._attempts.pop(update.id, None)
            self._due.pop(update.id, None)
            return
        attempt = self._attempts[update.id] = self._attempts.get(update.id, 0) + 1
        wait = 0.0 if attempt == 1 else min(2.0 ** (attempt - 1), _LONGEST_WAIT)
        wait *= self.options.retry_scale
        if said.retry_after is not None:
            wait = min(said.retry_after, _LONGEST_RETRY_AFTER)
        self._due[update.id] = self._clock.now() + wait

    async def _respond(self, said: _Said) -> None:
        """A response with a method in it is a call, whose answer nobody sees."""
        if not said.fine or not isinstance(said.body, dict) or self.execute is None:
            return
        params = dict(said.body)
        method = params.pop("method", None)
        if not isinstance(method, str) or method.lower() in _NEVER_IN_RESPONSE:
            return
        if not method.lower().startswith("get"):
            await self.execute(method, params)


def _json(response: httpx.Response) -> Any:
    try:
        return response.json() if response.content else None
    except ValueError:
        return None


def _retry_after(response: httpx.Response) -> float | None:
    value = response.headers.get("Retry-After", "")
    return float(value) if value.isdecimal() else None
