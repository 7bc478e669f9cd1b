"""Updates on their way to the bot: kept in order, and fetched by long polling."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from deploy.playground import checks
from deploy.playground.clock import Clock
from deploy.playground.errors import OTHER_POLL, WEBHOOK_ACTIVE, conflict
from deploy.playground.faults import Faults
from deploy.playground.history import History
from deploy.playground.model import Json, Pending, World
from deploy.playground.options import Options

UNASKED = frozenset({"chat_member", "message_reaction", "message_reaction_count"})
"""Kinds that a bot gets only when it asks for them."""

_FIRST_ID = 500_000_000


@dataclass(slots=True)
class _Poller:
    """A getUpdates request that waits."""

    news: asyncio.Event = field(default_factory=asyncio.Event)
    ended: str | None = None


class Updates:
    """The queue of one bot."""

    def __init__(
        self, world: World, clock: Clock, options: Options, history: History, faults: Faults
    ) -> None:
        self.world = world
        self.options = options
        self.last: Pending | None = None
        """The update that was delivered last."""
        self.changed: Callable[[], None] = lambda: None
        self.news = asyncio.Event()
        """Set when there may be something to deliver."""
        self.flying: set[int] = set()
        """The updates that a webhook is being given: those do not grow too old."""
        self._clock = clock
        self._history = history
        self._faults = faults
        self._again: list[Pending] = []
        """What the next poll gets once more, though it may be confirmed."""
        self._given = 0
        """The newest update that a poll got."""
        self._poller: _Poller | None = None
        self._closing = False

    def add(self, kind: str, body: Json, *, key: str) -> None:
        """Put one update at the end, if the bot wants its kind."""
        allowed = self.world.webhook.allowed
        if (kind in UNASKED) if allowed is None else (kind not in allowed):
            return
        update = Pending(
            id=_FIRST_ID + self.world.next("update"),
            kind=kind,
            key=key,
            body=body,
            born=self._clock.now(),
            life=self._life(kind),
        )
        shown = shape(update)
        fault = checks.fault_in_object("Update", shown)
        if fault:
            self._history.violation("update", fault, shown)
        self._history.add("update", update=shown)
        self.world.pending.append(update)
        self.tell()

    def _life(self, kind: str) -> float:
        press = kind == "callback_query"
        return self.options.callback_life if press else self.options.message_life

    def waiting(self) -> list[Pending]:
        """What is not confirmed and not too old, oldest first."""
        now = self._clock.now()
        kept = [
            one for one in self.world.pending if now < one.born + one.life or one.id in self.flying
        ]
        self.world.pending = kept
        return kept

    def confirm(self, update: Pending) -> None:
        """One update is delivered; a repetition of it may still wait."""
        self.last = update
        self.world.pending = [one for one in self.world.pending if one is not update]

    def repeat(self) -> bool:
        """Deliver the last update once more; whether there is one."""
        if self.last is None:
            return False
        again = replace(self.last, born=self._clock.now())
        if self.world.webhook.url:
            self.world.pending.append(again)
        else:
            self._again.append(again)
        self.tell()
        return True

    def drop(self) -> None:
        """Forget everything that waits."""
        self.world.pending = []
        self._again.clear()
        self.last = None
        self.tell()

    def tell(self) -> None:
        """Wake whoever waits for updates."""
        self.news.set()
        if self._poller:
            self._poller.news.set()
        self.changed()

    async def poll(self, offset: int, limit: int, timeout: float) -> list[Json]:  # noqa: ASYNC109
        """What getUpdates answers: at once if there is something, else after some time."""
        if self.world.webhook.url:
            raise conflict(WEBHOOK_ACTIVE)
        self.end_poll(OTHER_POLL)
        poller = self._poller = _Poller()
        self._confirm_before(offset)
        until = self._clock.now() + timeout
        try:
            while True:
                poller.news.clear()
                left = until - self._clock.now()
                if (ready := self._ready(limit)) or left <= 0 or self._closing:
                    return [shape(one) for one in ready]
                await self._clock.wait(poller.news, left)
                if poller.ended is not None:
                    raise conflict(poller.ended)
        finally:
            if self._poller is poller:
                self._poller = None

    def _ready(self, limit: int) -> list[Pending]:
        """What a poll gets now: repetitions first, and double what was ordered double."""
        ready: list[Pending] = []
        again = self._again[:limit]
        del self._again[:limit]
        for one in self.waiting()[: limit - len(again)]:
            new = one.id > self._given
            copies, rounds = self._faults.next_delivery() if new else (1, 1)
            ready += [one] * copies
            self._again += [one] * (rounds - 1)
        if ready:
            self._given = max(self._given, ready[-1].id)
            self.last = ready[-1]
        return again + ready

    def _confirm_before(self, offset: int) -> None:
        pending = self.world.pending
        if offset < 0:
            self.world.pending = pending[offset:]
        else:
            self.world.pending = [one for one in pending if one.id >= offset]
        if len(self.world.pending) != len(pending):
            self.changed()

    def end_poll(self, why: str) -> None:
        """Refuse the request that waits, if there is one."""
        if self._poller:
            self._poller.ended = why
            self._poller.news.set()

    def close(self) -> None:
        """Let a request that waits come to an end, with what there is."""
        self._closing = True
        self.tell()


def shape(update: Pending) -> Json:
    """An `Update`."""
    return {"update_id": update.id, update.kind: update.body}


def asked_for(world: World, params: Json) -> None:
    """Remember the kinds of updates that the bot asks for; an empty list is Telegram's choice."""
    if "allowed_updates" in params:
        kinds = tuple(params["allowed_updates"]) or None
        world.webhook = replace(world.webhook, allowed=kinds)
