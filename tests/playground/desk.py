"""Both sides of a playground in one place, in process, with a clock that tests turn."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from deploy.playground.clock import HandClock, settled
from deploy.playground.options import UNLIMITED, Options
from deploy.playground.player import Person
from deploy.playground.server import TOKEN, Playground

Json = dict[str, Any]

ANA, BO, CY = 101, 102, 103
HOOK = "http://bot.test/hook"


class Desk:
    """Calls as the bot, and people who act."""

    def __init__(self, playground: Playground, clock: HandClock, client: httpx.AsyncClient) -> None:
        self.playground = playground
        self.clock = clock
        self.client = client
        self.ana, self.bo, self.cy = (Person(client, user) for user in (ANA, BO, CY))
        self.group = next(iter(playground.service.world.chats))

    async def answer(self, method: str, **params: Any) -> Json:
        """The whole answer to a call."""
        response = await self.client.post(f"/bot{TOKEN}/{method}", json=params)
        body: Json = response.json()
        assert response.status_code == body.get("error_code", 200)
        return body

    async def call(self, method: str, **params: Any) -> Any:
        """The result of a call that succeeds."""
        body = await self.answer(method, **params)
        assert body["ok"], body
        return body["result"]

    async def refused(self, method: str, **params: Any) -> str:
        """The description of a call that fails."""
        body = await self.answer(method, **params)
        assert not body["ok"], body
        return str(body["description"])

    async def send(self, text: str = "hello", *, chat: int | None = None, **params: Any) -> Json:
        """A message of the bot to the group, or to another chat."""
        sent: Json = await self.call("sendMessage", chat_id=chat or self.group, text=text, **params)
        return sent

    async def updates(self, **params: Any) -> list[Json]:
        """What a poll gives at once."""
        found: list[Json] = await self.call("getUpdates", **params)
        return found

    async def fresh(self) -> list[Json]:
        """The updates since the last time this was asked, confirmed."""
        found = await self.updates()
        if found:
            await self.updates(offset=found[-1]["update_id"] + 1)
        return found

    async def role(self, user: int | str, status: str, **more: Any) -> None:
        """Make somebody something in the group."""
        path = f"/people/chats/{self.group}/members/{user}"
        response = await self.client.put(path, json={"status": status, **more})
        assert response.is_success, response.text

    async def pressed(self, person: Person, what: str = "Go") -> Json:
        """The callback query of a press on the newest message with buttons."""
        message = next(one for one in reversed(await person.messages(self.group)) if one.buttons)
        await person.press(message, what)
        query: Json = (await self.fresh())[-1]["callback_query"]
        return query


class Hook:
    """A bot's webhook: remembers what came, and answers what the test says."""

    def __init__(self) -> None:
        self.came: list[Json] = []
        self.secrets: list[str | None] = []
        self.answers: list[Response] = []
        self.app = Starlette(routes=[Route("/hook", self._take, methods=["POST"])])

    async def _take(self, request: Request) -> Response:
        self.came.append(await request.json())
        self.secrets.append(request.headers.get("X-Telegram-Bot-Api-Secret-Token"))
        return self.answers.pop(0) if self.answers else JSONResponse({})

    @property
    def texts(self) -> list[str]:
        """What was written or pressed, in the order it came."""
        return [
            update["message"]["text"] if "message" in update else update["callback_query"]["data"]
            for update in self.came
        ]


@asynccontextmanager
async def opened(
    options: Options = UNLIMITED, *, hook: Hook | None = None, people: int = 3
) -> AsyncIterator[Desk]:
    """A playground for one test; at its end, nothing may have broken a schema."""
    clock = HandClock()
    outside = httpx.AsyncClient(transport=httpx.ASGITransport((hook or Hook()).app))
    playground = Playground(port=None, options=options, clock=clock, client=outside, people=people)
    inside = httpx.AsyncClient(
        transport=httpx.ASGITransport(playground.app), base_url="http://playground.test"
    )
    async with outside, inside, playground:
        desk = Desk(playground, clock, inside)
        await desk.fresh()
        yield desk
        await settled()


def keyboard(*rows: list[str]) -> Json:
    """An inline keyboard whose buttons carry their own labels."""
    return {
        "inline_keyboard": [
            [{"text": label, "callback_data": label.lower()} for label in row] for row in rows
        ]
    }


GO = keyboard(["Go", "Stay"])
