"""Long polling: the same path as the webhook, and no update confirmed before it is done."""

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import structlog

from bot.api import Api, Kind
from bot.reception import Reception
from bot.updates import ALLOWED, parsed

Json = dict[str, Any]

LONG = 25
"""Seconds that Telegram holds a poll open."""

_AFTER_TROUBLE = 3.0
_OWN_RETRY = 0.5

_log = structlog.get_logger(__name__)


async def poll(api: Api, reception: Reception) -> None:
    """Fetch and handle updates until cancelled."""
    offset = 0
    while True:
        called = await api.call(
            "getUpdates",
            wait=LONG + 5,
            offset=offset,
            timeout=LONG,
            allowed_updates=list(ALLOWED),
        )
        if called.kind is not Kind.SURE:
            _log.warning("poll_failed", kind=called.kind, said=called.said)
            await asyncio.sleep(max(_AFTER_TROUBLE, called.retry_after.total_seconds()))
            continue
        updates: Sequence[Json] = called.result
        await _handle_all(api, reception, updates)
        offset = max([update["update_id"] + 1 for update in updates], default=offset)


async def _handle_all(api: Api, reception: Reception, updates: Sequence[Json]) -> None:
    """Those of one queue in order, the queues side by side, as Telegram itself delivers."""
    queues: defaultdict[object, list[Json]] = defaultdict(list)
    for update in updates:
        queues[_queue(update)].append(update)
    async with asyncio.TaskGroup() as group:
        for queue in queues.values():
            group.create_task(_handle_queue(api, reception, queue))


async def _handle_queue(api: Api, reception: Reception, updates: Sequence[Json]) -> None:
    for update in updates:
        verdict = await reception.take(update)
        while verdict.status != 200:
            await asyncio.sleep(verdict.retry_after or _OWN_RETRY)
            verdict = await reception.take(update)
        if verdict.reply:
            parameters = dict(verdict.reply)
            await api.call(parameters.pop("method"), **parameters)


def _queue(update: Json) -> object:
    known = parsed(update)
    if known is not None and known.callback_query is not None:
        return "person", known.callback_query.from_.id
    if known is not None and known.message is not None:
        return "chat", known.message.chat.id
    if known is not None and known.my_chat_member is not None:
        return "chat", known.my_chat_member.chat.id
    return "nobody"
