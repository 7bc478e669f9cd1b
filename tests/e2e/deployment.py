"""A whole deployment on this machine: playground, embedded server, workers, and a door between."""

import asyncio
import contextlib
import itertools
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bot.store.embedded import Embedded
from bot.store.redis import RedisStore, connect
from bot.store.seal import Keyring, generate
from bot.store.tables import Tables
from deploy.playground.options import UNLIMITED
from deploy.playground.player import Person
from deploy.playground.server import Playground

TOKEN = "99:" + "end-to-end-" * 3
SECRET = "end-to-end-secret"
NAMES = ("Ana", "Bo", "Cy", "Di")
_ROOT = Path(__file__).parents[2]


@dataclass
class Worker:
    """One `ninetynine serve`."""

    number: int
    port: int
    environment: dict[str, str]
    log: Path
    process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", "bot", "serve"),
                env=self.environment,
                cwd=_ROOT,
                stdout=log,
                stderr=log,
            )

    async def ready(self, client: httpx.AsyncClient) -> None:
        assert self.process is not None
        url = f"http://127.0.0.1:{self.environment['METRICS_PORT']}/readyz"
        async with asyncio.timeout(30):
            while True:
                assert self.process.returncode is None, self.log.read_text()
                with contextlib.suppress(httpx.TransportError):
                    if (await client.get(url)).status_code == 200:
                        return
                await asyncio.sleep(0.05)

    def kill(self, sign: signal.Signals = signal.SIGKILL) -> None:
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(sign)

    async def end(self) -> int:
        assert self.process is not None
        if self.process.returncode is None:
            self.kill(signal.SIGTERM)
        return await self.process.wait()


@dataclass
class Door:
    """Between Telegram and the workers: every request to the next one, the dead left out."""

    workers: Sequence[Worker]
    client: httpx.AsyncClient
    delivered: list[int] = field(default_factory=list)
    """Which worker took each update."""

    def __post_init__(self) -> None:
        self._turn = itertools.cycle(self.workers)
        self.app = Starlette(routes=[Route("/hook", self.pass_on, methods=["POST"])])

    async def pass_on(self, request: Request) -> Response:
        body = await request.body()
        for _ in self.workers:
            worker = next(self._turn)
            try:
                answer = await self.client.post(
                    f"http://127.0.0.1:{worker.port}/hook", content=body, headers=request.headers
                )
            except httpx.TransportError:
                continue
            self.delivered.append(worker.number)
            kept = ("content-type", "retry-after")
            headers = {name: answer.headers[name] for name in kept if name in answer.headers}
            return Response(answer.content, answer.status_code, headers)
        return Response(status_code=502)


@dataclass
class Deployment:
    """Everything, running."""

    playground: Playground
    server: Embedded
    workers: list[Worker]
    door: Door
    people: dict[str, Person]
    tables: Tables
    client: httpx.AsyncClient
    group: int


@contextlib.asynccontextmanager
async def deployed(
    folder: Path, *, workers: int = 2, people: int = 3, **settings: str
) -> AsyncIterator[Deployment]:
    """Bring everything up, and down again whatever happens."""
    async with contextlib.AsyncExitStack() as stack:
        client = await stack.enter_async_context(httpx.AsyncClient(trust_env=False, timeout=90))
        playground = await stack.enter_async_context(
            Playground(token=TOKEN, people=people, options=UNLIMITED)
        )
        server = Embedded(folder / "data")
        await server.start()
        stack.push_async_callback(server.close)
        key = generate()
        hook = _free_port()
        environment = _environment(playground.url, server.url, key, hook, settings)
        crew = [_worker(number, environment, folder) for number in range(workers)]
        for worker in crew:
            await worker.start()
            stack.push_async_callback(worker.end)
        door = Door(crew, client)
        await stack.enter_async_context(_served(door.app, hook))
        await asyncio.gather(*[worker.ready(client) for worker in crew])
        await _set_up(environment)
        redis = connect(server.url)
        stack.push_async_callback(redis.aclose)
        person_client = await stack.enter_async_context(
            httpx.AsyncClient(base_url=playground.url, trust_env=False, timeout=90)
        )
        cast = {name: Person(person_client, 101 + at) for at, name in enumerate(NAMES[:people])}
        yield Deployment(
            playground=playground,
            server=server,
            workers=crew,
            door=door,
            people=cast,
            tables=Tables(RedisStore(redis), Keyring.read(key)),
            client=client,
            group=await cast["Ana"].group(),
        )


def _environment(
    telegram: str, redis: str, key: str, hook: int, settings: dict[str, str]
) -> dict[str, str]:
    return {
        "PATH": os.environ["PATH"],
        "BOT_TOKEN": TOKEN,
        "TELEGRAM_API_URL": telegram,
        "WEBHOOK_URL": f"http://127.0.0.1:{hook}/hook",
        "WEBHOOK_SECRET": SECRET,
        "REDIS_URL": redis,
        "STATE_KEY": key,
        "HOST": "127.0.0.1",
        "EDIT_GAP_SECONDS": "0",
        "CALLS_A_MINUTE": "1000",
        "CALLS_A_SECOND": "1000",
    } | settings


def _worker(number: int, environment: dict[str, str], folder: Path) -> Worker:
    port, health = _free_port(), _free_port()
    its = environment | {"PORT": str(port), "METRICS_PORT": str(health)}
    return Worker(number, port, its, folder / f"worker{number}.log")


async def _set_up(environment: dict[str, str]) -> None:
    setup = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        "setup",
        env=environment,
        cwd=_ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await setup.communicate()
    assert setup.returncode == 0, said.decode()


class _Server(uvicorn.Server):
    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextlib.asynccontextmanager
async def _served(app: Starlette, port: int) -> AsyncIterator[None]:
    config = uvicorn.Config(
        app,
        host="127.0.0.1",
        port=port,
        log_config=None,
        log_level="critical",
        lifespan="off",
        timeout_graceful_shutdown=1,
    )
    server = _Server(config)
    serving = asyncio.create_task(server.serve())
    async with asyncio.timeout(10):
        while not server.started:  # noqa: ASYNC110 - uvicorn has no event for it
            await asyncio.sleep(0.01)
    try:
        yield
    finally:
        server.should_exit = True
        await serving


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])
