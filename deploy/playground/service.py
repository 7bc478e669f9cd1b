"""Telegram as a whole: the world and everything that changes it or tells of changes."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from deploy.playground import wire
from deploy.playground.clock import Clock
from deploy.playground.delivery import Delivery
from deploy.playground.faults import Faults
from deploy.playground.history import History
from deploy.playground.limits import Limiter
from deploy.playground.model import Json, Message, User, World
from deploy.playground.options import NAMES, Options
from deploy.playground.updates import Updates


class Service:
    """The rooms of the playground, put together. Both sides work on this."""

    def __init__(self, world: World, clock: Clock, options: Options) -> None:
        self.world = world
        self.clock = clock
        self.first_options = options
        """Those it began with, and has again when everything starts anew."""
        self.options = options
        self.faults = Faults()
        self.limiter = Limiter(options)
        self.history = History(clock, options.history)
        self.updates = Updates(world, clock, options, self.history, self.faults)
        self.delivery = Delivery(self.updates, clock, options, self.history, self.faults)
        self.updates.changed = self.touched
        self.on_change: Callable[[], None] = lambda: None
        self.revision = 0
        self._moved = asyncio.Event()
        self._listeners: set[asyncio.Queue[Json]] = set()
        known = {name: one for name, one in world.settings.items() if name in NAMES}
        self.use(replace(options, **known))

    @property
    def bot(self) -> User:
        """The bot itself."""
        return self.world.bot

    def use(self, options: Options) -> None:
        """Go on with these options."""
        self.options = self.limiter.options = self.updates.options = self.delivery.options = options
        self.history.keep(options.history)

    def second(self) -> int:
        """The time as messages carry it."""
        return int(self.clock.now())

    def touched(self) -> None:
        """Something is to be saved."""
        self.on_change()

    def tell(self, kind: str, **event: Any) -> None:
        """Let everybody who looks know that something changed."""
        self.revision += 1
        self._moved.set()
        self._moved = asyncio.Event()
        for queue in self._listeners:
            queue.put_nowait({"kind": kind, "revision": self.revision} | event)
        self.touched()

    @contextmanager
    def listening(self) -> Iterator[asyncio.Queue[Json]]:
        """A queue of every change from here on."""
        queue: asyncio.Queue[Json] = asyncio.Queue()
        self._listeners.add(queue)
        try:
            yield queue
        finally:
            self._listeners.discard(queue)

    async def after(self, revision: int, seconds: float) -> int:
        """The newest revision, as soon as it is behind this one or the time is over."""
        if self.revision <= revision:
            await self.clock.wait(self._moved, seconds)
        return self.revision

    def close(self) -> None:
        """Let every request that waits come to an end."""
        self.updates.close()
        self.tell("closing")

    def put(self, message: Message) -> Message:
        """Keep a message, new or changed, and show it."""
        kept = self.world.put(message)
        self.tell("chat", chat=message.chat, user=message.receiver)
        return kept

    def write(self, *, chat: int, sender: int, hidden: bool = False, **fields: Any) -> Message:
        """Put a new message into a chat; a hidden one is ephemeral and has no public id."""
        number = 0 if hidden else self.world.new_id(chat)
        seq = self.world.next("message")
        if hidden:
            fields["ephemeral"] = self.world.next(
                f"ephemeral {chat} {_person(self, sender, fields)}"
            )
        return self.put(
            Message(seq=seq, id=number, chat=chat, sender=sender, date=self.second(), **fields)
        )

    def as_seen(self, message: Message) -> Json:
        """The message as the bot sees it."""
        return wire.message(self.world, message)


def _person(service: Service, sender: int, fields: Json) -> int:
    """Ephemeral ids are counted for each person in a chat, so that two people's may be equal."""
    return int(fields["receiver"]) if sender == service.bot.id else sender
