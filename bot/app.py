"""Builds a worker from its settings, and takes it down again."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Coroutine, Iterator
from dataclasses import dataclass
from datetime import timedelta
from typing import Any
from urllib.parse import urlsplit

import structlog
import uvicorn
from redis.asyncio import Redis

from bot.api import Api, Kind, line
from bot.desk import Desk
from bot.health import Health
from bot.later import Later
from bot.limits import Rates, RedisLimits
from bot.membership import Membership
from bot.memory.keeping import Keeping
from bot.memory.redis import RedisBoxes
from bot.metrics import UP_SINCE
from bot.outbox import Outbox
from bot.polling import poll
from bot.preferences import Preferences
from bot.private import HandsOut
from bot.reception import Reception
from bot.reminders import Reminders
from bot.render.public import public_screen
from bot.routes import Routes
from bot.settings import Settings
from bot.store.base import NO_TABLE, Unavailable
from bot.store.data_dir import state_key
from bot.store.embedded import Embedded
from bot.store.redis import RedisStore, connect
from bot.store.seal import Keyring
from bot.store.tables import Tables
from bot.timers import Timers
from bot.webhook import Webhook

_log = structlog.get_logger(__name__)

GRACE = 10
"""Seconds that requests under way may take when the worker is stopped."""

_ASK_AGAIN = 3.0
"""Seconds between two tries to reach Telegram at the start."""


@dataclass(frozen=True, slots=True)
class Worker:
    """A worker's parts, all alive."""

    settings: Settings
    desk: Desk
    reception: Reception

    async def ready(self) -> str | None:
        """None where it can serve; otherwise what it waits for."""
        try:
            await self.desk.tables.load(NO_TABLE)
        except Unavailable:
            return "Redis"
        return None


@contextlib.asynccontextmanager
async def worker(settings: Settings) -> AsyncIterator[Worker]:
    """A worker, connected to its store and to Telegram, with timers and outbox running."""
    UP_SINCE.set(time.time())
    async with store_of(settings) as its, line_of(settings) as (api, me):
        tables = Tables(RedisStore(its.client), its.keyring)
        sentinel = await tables.store.identity()
        if sentinel is not None and sentinel.created:
            # A first start, or a store that has lost its data: an operator must be able to tell.
            told = _log.info if settings.redis_url is None else _log.warning
            told("store_was_empty", id=sentinel.id)
        rates = Rates.of(settings.calls_a_minute, settings.calls_a_second)
        limits = RedisLimits(its.client, rates)
        gap = timedelta(seconds=settings.edit_gap_seconds)
        boxes = RedisBoxes(its.client)
        keeping = Keeping(boxes, its.keyring)
        preferences = Preferences(boxes, its.keyring)
        later = Later()
        hands = HandsOut(tables, api, limits, preferences, later, username=me["username"])
        membership = Membership(tables, api, limits, keeping, preferences)
        api.tell(membership)
        reminders = Reminders(tables, api, limits)
        outbox = Outbox(
            tables,
            api,
            limits,
            public_screen,
            gap=gap,
            silenced=membership.silenced,
            hands=hands,
            keeping=keeping,
            reminders=reminders,
        )
        timers = Timers(tables, acted=outbox.wake, reminders=reminders)
        desk = Desk(
            tables=tables,
            api=api,
            limits=limits,
            keeping=keeping,
            preferences=preferences,
            membership=membership,
            show=outbox.wake,
            later=later,
            username=me["username"],
        )
        reception = Reception(Routes(desk), tables.store)
        async with running(outbox.run(), timers.run()):
            yield Worker(settings, desk, reception)
            await later.close()


@dataclass(frozen=True, slots=True)
class Kept:
    """Where tables are kept, and the keys that open them."""

    client: Redis
    keyring: Keyring


@contextlib.asynccontextmanager
async def store_of(settings: Settings) -> AsyncIterator[Kept]:
    """The server that these settings name, or the embedded one.

    Raises WrongAddress, WrongKey and NoServer.
    """
    key = settings.state_key
    async with contextlib.AsyncExitStack() as stack:
        if settings.redis_url is not None:
            assert key is not None
            url = settings.redis_url.get_secret_value()
        else:
            server = Embedded(settings.data_dir)
            await server.start()
            stack.push_async_callback(server.close)
            url = server.url
        text = key.get_secret_value() if key is not None else state_key(settings.data_dir)
        keyring = Keyring.read(text)
        client = connect(url)
        stack.push_async_callback(client.aclose)
        yield Kept(client, keyring)


@contextlib.asynccontextmanager
async def api_of(settings: Settings) -> AsyncIterator[Api]:
    """A line to Telegram, whether Telegram answers or not."""
    direct = line(settings.token, settings.telegram_api_url)
    async with contextlib.AsyncExitStack() as stack:
        for request in direct.requests:
            await request.initialize()
            stack.push_async_callback(request.shutdown)
        yield Api(direct)


@contextlib.asynccontextmanager
async def line_of(settings: Settings) -> AsyncIterator[tuple[Api, dict[str, Any]]]:
    """A line to Telegram, and who the bot is there. Waits until Telegram answers."""
    async with api_of(settings) as api:
        while True:
            called = await api.call("getMe")
            if called.kind is Kind.SURE:
                break
            if called.kind is Kind.REFUSED:
                raise WrongToken
            _log.warning("telegram_away", said=called.said)
            await asyncio.sleep(_ASK_AGAIN)
        yield api, called.result


class WrongToken(Exception):  # noqa: N818 - read by operators
    """Telegram does not know this token."""


@contextlib.asynccontextmanager
async def running(*jobs: Coroutine[Any, Any, object]) -> AsyncIterator[None]:
    """Jobs in the background for as long as the block lasts."""
    tasks = [asyncio.create_task(job) for job in jobs]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def run_polling(settings: Settings, *, health: bool = True) -> None:
    """Play by long polling, until stopped."""
    async with worker(settings) as its, running(*([_serve_health(its)] if health else [])):
        await poll(its.desk.api, its.reception)


async def run_webhook(settings: Settings) -> None:
    """Serve the webhook, until stopped."""
    assert settings.webhook_url is not None
    async with worker(settings) as its, running(_serve_health(its)):
        path = urlsplit(settings.webhook_url).path or "/"
        app = Webhook(its.reception, path=path, secrets=settings.secrets)
        await uvicorn.Server(_config(app, settings.host, settings.port)).serve()


async def _serve_health(its: Worker) -> None:
    await _Quiet(_config(Health(its.ready), its.settings.host, its.settings.metrics_port)).serve()


class _Quiet(uvicorn.Server):
    """A server beside the main one: signals are not its business."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Capture none."""
        yield


def _config(app: object, host: str, port: int) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]  # plain ASGI
        host=host,
        port=port,
        lifespan="off",
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_keep_alive=75,
        timeout_graceful_shutdown=GRACE,
    )
