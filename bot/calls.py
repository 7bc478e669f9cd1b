"""Calls within the limits: at once, or not now; after a 429 nobody calls that chat for a while."""

from typing import Any

from bot.api import Api, Called, Kind
from bot.limits import Limits


async def at_once(
    api: Api,
    limits: Limits,
    method: str,
    *,
    chat_id: int,
    private: bool = False,
    reply: bool = False,
    **parameters: Any,
) -> Called:
    """Call where the limits allow it now; otherwise HELD, and nothing was called.

    `private` and `reply` are those of `Limits.reserve`.
    """
    held = await limits.reserve(chat_id, private=private, reply=reply)
    if held:
        return Called(kind=Kind.HELD, retry_after=held)
    return await heeding(api, limits, method, chat_id=chat_id, **parameters)


async def heeding(
    api: Api, limits: Limits, method: str, *, chat_id: int, **parameters: Any
) -> Called:
    """Call with leave that was taken before, and hold the chat for everybody after a 429."""
    called = await api.call(method, chat_id=chat_id, **parameters)
    if called.kind is Kind.HELD:
        await limits.hold(chat_id, called.retry_after)
    return called
