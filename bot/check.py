"""Looks at a deployment as an operator would, and says what is wrong and how to mend it."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import UTC, datetime

from bot.api import Api, Kind
from bot.settings import Settings
from bot.store.base import NO_TABLE, Store, Unavailable
from bot.updates import ALLOWED


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing looked at."""

    good: bool
    what: str

    def __str__(self) -> str:
        return f"{'ok     ' if self.good else 'WRONG  '}{self.what}"


async def look(api: Api, store: Store, settings: Settings) -> AsyncIterator[Finding]:
    """Everything, one after the other; what cannot be looked at is a finding too."""
    async for finding in _telegram(api, settings):
        yield finding
    async for finding in _store(store):
        yield finding


async def _telegram(api: Api, settings: Settings) -> AsyncIterator[Finding]:
    me = await api.call("getMe")
    if me.kind is Kind.REFUSED:
        yield _bad("BOT_TOKEN: Telegram does not know it; ask BotFather for a new one")
        return
    if me.kind is not Kind.SURE:
        yield _bad(f"Telegram does not answer at {settings.telegram_api_url} ({me.said})")
        return
    yield _good(f"token: this is @{me.result['username']}")
    if not me.result.get("can_join_groups", True):
        yield _bad("the bot may not join groups: BotFather, /setjoingroups, Enable")
    hook = await api.call("getWebhookInfo")
    if hook.kind is not Kind.SURE:
        yield _bad(f"webhook: Telegram does not say ({hook.said})")
        return
    for finding in _webhook(hook.result, settings):
        yield finding
    listed = await api.call("getMyCommands", scope={"type": "all_group_chats"})
    if listed.kind is Kind.SURE and not listed.result:
        yield _bad("no commands are registered: run `ninetynine setup`")


def _webhook(info: dict[str, object], settings: Settings) -> tuple[Finding, ...]:
    found = []
    url = info.get("url") or ""
    if settings.webhook_url is None:
        if url:
            found.append(_bad("a webhook is set but WEBHOOK_URL is not: polling will get nothing"))
        else:
            found.append(_good("webhook: none, for polling"))
    elif url != settings.webhook_url:
        found.append(_bad("webhook: not the one of WEBHOOK_URL; run `ninetynine setup`"))
    else:
        found.append(_good("webhook: set to WEBHOOK_URL"))
    if settings.webhook_url is not None and not settings.secrets:
        found.append(_bad("WEBHOOK_SECRET is missing: `serve` does not start without"))
    if info.get("last_error_message"):
        found.append(_bad(f"webhook: Telegram's last trouble was: {info['last_error_message']}"))
    waiting = info.get("pending_update_count", 0)
    if isinstance(waiting, int) and waiting > 100:
        found.append(_bad(f"webhook: {waiting} updates are waiting; are the workers up?"))
    missing = set(ALLOWED) - set(info.get("allowed_updates") or ALLOWED)  # type: ignore[call-overload]
    if missing:
        found.append(_bad(f"webhook: does not send {', '.join(sorted(missing))}; run setup"))
    return tuple(found)


async def _store(store: Store) -> AsyncIterator[Finding]:
    try:
        identity = await store.identity(create=False)
        loaded = await store.load(NO_TABLE)
    except Unavailable as away:
        yield _bad(f"Redis: {away}")
        return
    yield _good("Redis answers, and takes our scripts")
    if identity is None:
        yield _good("Redis: no data yet (if there was some, restore the backup before serving)")
    else:
        yield _good(f"Redis: this data is there since {identity.born:%Y-%m-%d %H:%M} UTC")
    apart = abs((datetime.now(UTC) - loaded.now).total_seconds())
    if apart > 5:
        yield _bad(f"clock: this machine and Redis are {apart:.0f} s apart (deadlines go by Redis)")


def _good(what: str) -> Finding:
    return Finding(good=True, what=what)


def _bad(what: str) -> Finding:
    return Finding(good=False, what=what)
