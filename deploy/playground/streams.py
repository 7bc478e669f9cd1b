"""Server-sent events: what one person's app is told as it happens."""

import asyncio
import json
from collections.abc import AsyncIterator

from deploy.playground import acts, views
from deploy.playground.model import Json
from deploy.playground.service import Service

_HEARTBEAT = 15.0


async def events(service: Service, person: int) -> AsyncIterator[str]:
    """Every change that concerns this person, until the playground closes."""
    with service.listening() as queue:
        yield _line({"kind": "open", "revision": service.revision})
        while True:
            try:
                async with asyncio.timeout(_HEARTBEAT):
                    event = await queue.get()
            except TimeoutError:
                yield ": still here\n\n"
                continue
            if event["kind"] == "closing":
                return
            if _concerns(service, event, person):
                yield _line(_told(event))


def _concerns(service: Service, event: Json, person: int) -> bool:
    """Whether this person may know. A message to the bot alone concerns its author's chat."""
    if event.get("user") not in (None, person, service.bot.id):
        return False
    user = service.world.users.get(person)
    chat = service.world.chats.get(event.get("chat", 0))
    return user is not None and (chat is None or acts.sees(chat, user))


def _told(event: Json) -> Json:
    """The event as it goes out."""
    shown = {name: value for name, value in event.items() if name != "user"}
    return shown | ({"answer": views.answer(shown["answer"])} if "answer" in shown else {})


def _line(event: Json) -> str:
    return f"data: {json.dumps(event, ensure_ascii=False)}\n\n"
