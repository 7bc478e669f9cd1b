"""The playground as a server: in a test, under `ninetynine play`, or by itself."""

import asyncio
import socket
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx
import uvicorn
from starlette.applications import Starlette
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Message, Receive, Scope, Send

from deploy.playground import asking, botside, cast
from deploy.playground.calls import call
from deploy.playground.clock import Clock, SystemClock
from deploy.playground.groupside import Groups
from deploy.playground.history import History
from deploy.playground.limits import Limiter
from deploy.playground.listen import endpoint as heard
from deploy.playground.model import Json
from deploy.playground.options import Options
from deploy.playground.orders import Orders
from deploy.playground.people import People
from deploy.playground.saving import Saver, load
from deploy.playground.service import Service

TOKEN = "99:the-playground-of-ninety-nine"
"""Of a bot that exists nowhere else, in the form that a bot's settings want."""

_PAGE = Path(__file__).parent / "page"
_POLICY = "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"


class _Server(uvicorn.Server):
    """Runs inside somebody else's program, so signals are theirs."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Capture none."""
        yield


class Playground:
    """Telegram's place on this machine; open between `async with` and its end.

    `port` 0 takes a free one, `None` listens nowhere: `app` can be called in process then.
    The file, if given, keeps chats, people and what the bot registered over a restart.
    """

    def __init__(
        self,
        *,
        token: str = TOKEN,
        name: str = "Ninety-Nine",
        username: str = "ninetynine_bot",
        host: str = "127.0.0.1",
        port: int | None = 0,
        people: int = 3,
        language: str = "en",
        state_file: Path | None = None,
        options: Options = Options(),  # noqa: B008 - a frozen value
        clock: Clock | None = None,
        client: httpx.AsyncClient | None = None,
    ) -> None:
        self.token = token
        self._host, self._port = host, port
        self._people, self._language = people, language
        self._name, self._username = name, username
        self._client = client
        saved = load(state_file) if state_file else None
        world = saved or cast.empty(token, name=name, username=username)
        self.service = Service(world, clock or SystemClock(), options)
        self.service.delivery.execute = self._execute
        self._saver = Saver(state_file, world) if state_file else None
        if self._saver:
            self.service.on_change = self._saver.changed
        cast.enter(self.service, people, language)
        self.app = self._app()
        self._open = AsyncExitStack()
        self.on_reset: Callable[[], None] = lambda: None
        """Told when everything has started anew: whoever keeps something of before forgets it."""

    @property
    def url(self) -> str:
        """Where it listens; a bot's `base_url` is this and `/bot`."""
        # Who listens everywhere is called here.
        host = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}.get(self._host, self._host)
        return f"http://[{host}]:{self._port}" if ":" in host else f"http://{host}:{self._port}"

    @property
    def history(self) -> History:
        """What crossed the border, and what broke a schema."""
        return self.service.history

    def reset(self) -> None:
        """Start anew, as if nobody had ever been here, with what the bot registered.

        All counting goes on: a bot remembers what it has seen, by its numbers.
        """
        empty = cast.empty(self.token, name=self._name, username=self._username)
        world = self.service.world
        kept = replace(empty, profile=world.profile, webhook=world.webhook, counters=world.counters)
        world.become(kept)
        self.service.limiter = Limiter(self.service.first_options)
        self.service.use(self.service.first_options)
        self.service.faults.clear()
        self.service.history.clear()
        self.service.updates.drop()
        self.service.delivery.forget()
        cast.enter(self.service, self._people, self._language)
        self.service.tell("people")
        self.on_reset()

    async def _execute(self, method: str, params: Json) -> None:
        await call(self.service, method, params, via="response")

    def _app(self) -> Starlette:
        return Starlette(
            routes=[
                botside.route(self.service, self.token),
                Mount("/people", routes=self._people_side()),
                Route("/", _index),
                Mount("/page", _Guarded(StaticFiles(directory=_PAGE))),
            ]
        )

    def _people_side(self) -> list[Route]:
        # Fixed names come before `{user}`, which takes anything.
        table = [
            *Orders(self.service, self.reset).table(),
            *Groups(self.service).table(),
            *People(self.service).table(),
        ]
        return [
            *heard.routes(self.service),
            *(
                Route(path, asking.guarded(endpoint), methods=[method])
                for method, path, endpoint in table
            ),
        ]

    async def __aenter__(self) -> Self:
        """Open: listen, deliver, save."""
        async with AsyncExitStack() as opening:
            client = self._client
            if client is None:
                client = await opening.enter_async_context(httpx.AsyncClient(trust_env=False))
            if self._saver:
                opening.push_async_callback(_end, asyncio.create_task(self._saver.run()))
            delivering = asyncio.create_task(self.service.delivery.run(client))
            opening.push_async_callback(_end, delivering)
            if self._port is not None:
                await self._listen(opening, self._port)
            self._open = opening.pop_all()
        return self

    async def _listen(self, opening: AsyncExitStack, port: int) -> None:
        config = uvicorn.Config(
            self.app,
            log_config=None,
            log_level="critical",
            lifespan="off",
            ws="none",
            timeout_graceful_shutdown=1,
        )
        family = socket.AF_INET6 if ":" in self._host else socket.AF_INET
        listening = socket.create_server((self._host, port), family=family)
        # asyncio does this only for sockets that say they are TCP, and this one does not: without
        # it every answer waits 40 ms for an acknowledgement.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._port = listening.getsockname()[1]
        server = _Server(config)
        serving = asyncio.create_task(server.serve(sockets=[listening]))

        async def close() -> None:
            self.service.close()
            server.should_exit = True
            await serving

        opening.push_async_callback(close)

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close: let go of who waits, save, forget nothing."""
        await self._open.aclose()


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


class _Guarded:
    """Files of the page, never from a cache, with nothing in it from elsewhere."""

    def __init__(self, files: StaticFiles) -> None:
        self._files = files

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] += _headers()
            await send(message)

        await self._files(scope, receive, guarded)


def _headers() -> list[tuple[bytes, bytes]]:
    return [
        (b"content-security-policy", _POLICY.encode()),
        (b"cache-control", b"no-cache"),
        (b"x-content-type-options", b"nosniff"),
    ]


async def _index(_: object) -> Response:
    headers = {name.decode(): value.decode() for name, value in _headers()}
    return FileResponse(_PAGE / "index.html", headers=headers)
