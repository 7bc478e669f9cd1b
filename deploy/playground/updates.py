"""Updates on their way to the bot: kept in order, fetched by polling or posted to a webhook."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Any

import httpx

from deploy.playground import checks
from deploy.playground.clock import Clock
from deploy.playground.errors import OTHER_POLL, WEBHOOK_ACTIVE, conflict
from deploy.playground.faults import Faults
from deploy.playground.history import History
from deploy.playground.model import Json, Pending, World
from deploy.playground.options import Options

UNASKED = frozenset({"chat_member", "message_reaction", "message_reaction_count"})
"""Kinds that a bot gets only when it asks for them."""

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"

_FIRST_ID = 500_000_000
_LONGEST_WAIT = 60.0
_LONGEST_RETRY_AFTER = 3600.0
_NEVER_IN_RESPONSE = ("setwebhook", "deletewebhook", "close", "logout")

Execute = Callable[[str, Json], Awaitable[None]]
"""Carries out a call that a webhook gave as its response."""


@dataclass(slots=True)
class _Poller:
    """A getUpdates request that waits."""

    news: asyncio.Event = field(default_factory=asyncio.Event)
    ended: str | None = None


@dataclass(frozen=True, slots=True)
class _Said:
    """How a webhook answered."""

    status: int
    body: Any = None
    retry_after: float | None = None

    @property
    def fine(self) -> bool:
        """Whether the update is delivered."""
        return 200 <= self.status < 300


class Updates:
    """The queue of one bot."""

    def __init__(
        self, world: World, clock: Clock, options: Options, history: History, faults: Faults
    ) -> None:
        self.world = world
        self.execute: Execute | None = None
        self.changed: Callable[[], None] = lambda: None
        self._clock = clock
        self._options = options
        self._history = history
        self._faults = faults
        self._wake = asyncio.Event()
        self._poller: _Poller | None = None
        self._flying: dict[int, asyncio.Task[None]] = {}
        self._attempts: dict[int, int] = {}
        self._due: dict[int, float] = {}
        self._trouble: tuple[int, str] | None = None

    def add(self, kind: str, body: Json, *, key: str) -> None:
        """Put one update at the end, if the bot wants its kind."""
        allowed = self.world.webhook.allowed
        if (kind in UNASKED) if allowed is None else (kind not in allowed):
            return
        number = _FIRST_ID + self.world.next("update")
        life = self._options.message_life
        if kind == "callback_query":
            life = self._options.callback_life
        update = Pending(
            id=number, kind=kind, key=key, body=body, born=self._clock.now(), life=life
        )
        shown = shape(update)
        fault = checks.fault_in_object("Update", shown)
        if fault:
            self._history.violation("update", fault, shown)
        self._history.add("update", update=shown)
        self.world.pending.append(update)
        self._news()

    def waiting(self) -> list[Pending]:
        """What is not confirmed and not too old, oldest first."""
        now = self._clock.now()
        kept = [
            one for one in self.world.pending if now < one.born + one.life or one.id in self._flying
        ]
        self.world.pending = kept
        return kept

    def drop(self) -> None:
        """Forget everything that waits."""
        self.world.pending = []
        self._news()

    def switched(self) -> None:
        """The webhook was set or taken away."""
        self._trouble = None
        self._attempts.clear()
        self._due.clear()
        if self._poller:
            self._end(self._poller, "terminated by setWebhook request")
        self._news()

    def info(self) -> Json:
        """A `WebhookInfo`."""
        hook = self.world.webhook
        info: Json = {
            "url": hook.url,
            "has_custom_certificate": False,
            "pending_update_count": len(self.waiting()),
        }
        if hook.url:
            info["max_connections"] = hook.max_connections
        if hook.allowed is not None:
            info["allowed_updates"] = list(hook.allowed)
        if self._trouble and hook.url:
            info["last_error_date"], info["last_error_message"] = self._trouble
        return info

    def _news(self) -> None:
        self._wake.set()
        if self._poller:
            self._poller.news.set()
        self.changed()

    async def poll(self, offset: int, limit: int, timeout: float) -> list[Json]:  # noqa: ASYNC109
        """What getUpdates answers: at once if there is something, else after some time."""
        if self.world.webhook.url:
            raise conflict(WEBHOOK_ACTIVE)
        if self._poller:
            self._end(self._poller, OTHER_POLL)
        poller = self._poller = _Poller()
        self._confirm(offset)
        until = self._clock.now() + timeout
        try:
            while True:
                poller.news.clear()
                left = until - self._clock.now()
                if (ready := self.waiting()[:limit]) or left <= 0:
                    return [shape(one) for one in ready]
                await self._clock.wait(poller.news, left)
                if poller.ended is not None:
                    raise conflict(poller.ended)
        finally:
            if self._poller is poller:
                self._poller = None

    def _confirm(self, offset: int) -> None:
        pending = self.world.pending
        if offset < 0:
            self.world.pending = pending[offset:]
        else:
            self.world.pending = [one for one in pending if one.id >= offset]
        if len(self.world.pending) != len(pending):
            self.changed()

    def _end(self, poller: _Poller, why: str) -> None:
        poller.ended = why
        poller.news.set()

    def end_polls(self) -> None:
        """Let a request that waits come to an end."""
        if self._poller:
            self._end(self._poller, "the playground is closing")

    async def deliver(self, client: httpx.AsyncClient) -> None:
        """Post updates to the webhook, whenever there is one, until cancelled."""
        try:
            while True:
                self._wake.clear()
                await self._clock.wait(self._wake, self._start(client))
        finally:
            flying = list(self._flying.values())
            for task in flying:
                task.cancel()
            await asyncio.gather(*flying, return_exceptions=True)

    def _start(self, client: httpx.AsyncClient) -> float | None:
        """Send off what may go now; how long until something else is due."""
        hook, now = self.world.webhook, self._clock.now()
        if not hook.url:
            return None
        seen: set[str] = set()
        later: list[float] = []
        for update in self.waiting():
            if update.key in seen:
                continue
            seen.add(update.key)
            due = self._due.get(update.id, now)
            if update.id in self._flying:
                continue
            if due > now:
                later.append(due - now)
            elif len(self._flying) < hook.max_connections:
                task = asyncio.create_task(self._carry(client, update))
                self._flying[update.id] = task
        return min(later, default=None)

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
            self._flying.pop(update.id, None)
            self._news()

    async def _post(self, client: httpx.AsyncClient, update: Pending) -> _Said:
        hook = self.world.webhook
        headers = {SECRET_HEADER: hook.secret} if hook.secret else {}
        try:
            response = await client.post(
                hook.url,
                json=shape(update),
                headers=headers,
                timeout=self._options.delivery_timeout,
            )
        except httpx.TimeoutException:
            said, words = _Said(0), "Read timeout expired"
        except httpx.HTTPError:
            said, words = _Said(0), "Connection refused"
        else:
            said = _Said(response.status_code, _json(response), _retry_after(response))
            words = (
                f"Wrong response from the webhook: {response.status_code} {response.reason_phrase}"
            )
        if not said.fine:
            self._trouble = int(self._clock.now()), words
        self._history.add("delivery", update_id=update.id, status=said.status, body=said.body)
        return said

    def _settle(self, update: Pending, said: _Said) -> None:
        if said.fine:
            self.world.pending = [one for one in self.world.pending if one.id != update.id]
            self._attempts.pop(update.id, None)
            self._due.pop(update.id, None)
            return
        attempt = self._attempts[update.id] = self._attempts.get(update.id, 0) + 1
        wait = 0.0 if attempt == 1 else min(2.0 ** (attempt - 1), _LONGEST_WAIT)
        wait *= self._options.retry_scale
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


def shape(update: Pending) -> Json:
    """An `Update`."""
    return {"update_id": update.id, update.kind: update.body}


def _json(response: httpx.Response) -> Any:
    try:
        return response.json() if response.content else None
    except ValueError:
        return None


def _retry_after(response: httpx.Response) -> float | None:
    value = response.headers.get("Retry-After", "")
    return float(value) if value.isdecimal() else None


def asked_for(world: World, params: Json) -> None:
    """Remember the kinds of updates that the bot asks for; an empty list is Telegram's choice."""
    if "allowed_updates" in params:
        kinds = tuple(params["allowed_updates"]) or None
        world.webhook = replace(world.webhook, allowed=kinds)
