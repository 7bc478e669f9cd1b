"""Server-sent events: what the apps of some people are told as it happens."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence

from deploy.playground import sight, views
from deploy.playground.model import Json
from deploy.playground.service import Service

_HEARTBEAT = 15.0


async def events(service: Service, people: Sequence[int]) -> AsyncIterator[str]:
    """Every change that concerns one of these people, until the playground closes."""
    with service.listening() as queue:
        opening = {"kind": "open", "revision": service.revision}
        yield _line(opening | {"users": list(people)})
        while True:
            try:
                async with asyncio.timeout(_HEARTBEAT):
                    event = await queue.get()
            except TimeoutError:
                yield ": still here\n\n"
                continue
            if event["kind"] == "closing":
                return
            concerned = [person for person in people if _concerns(service, event, person)]
            if concerned:
                yield _line(_told(event) | {"users": concerned})


def _concerns(service: Service, event: Json, person: int) -> bool:
    """Whether this person may know. A message to the bot alone concerns its author's chat."""
    if event.get("user") not in (None, person, service.bot.id):
        return False
    user = service.world.users.get(person)
    chat = service.world.chats.get(event.get("chat", 0))
    return user is not None and (chat is None or sight.sees(chat, user))


def _told(event: Json) -> Json:
    """The event as it goes out."""
    shown = {name: value for name, value in event.items() if name != "user"}
    return shown | ({"answer": views.answer(shown["answer"])} if "answer" in shown else {})


def _line(event: Json) -> str:
    return f"data: {json.dumps(event, ensure_ascii=False)}\n\n"
