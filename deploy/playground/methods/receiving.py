"""How the bot gets its updates."""

import re
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

from deploy.playground.errors import bad_request
from deploy.playground.model import Json, Webhook
from deploy.playground.service import Service
from deploy.playground.updates import asked_for

_LONGEST_SECRET = 256
_MOST = 100
_LONGEST_POLL = 50


def poll(service: Service, params: Json) -> Coroutine[Any, Any, list[Json]]:
    """getUpdates."""
    if not service.world.webhook.url:
        asked_for(service.world, params)
    limit = min(max(int(params.get("limit", _MOST)), 1), _MOST)
    timeout = min(max(float(params.get("timeout", 0)), 0), _LONGEST_POLL)
    return service.updates.poll(int(params.get("offset", 0)), limit, timeout)


def set_webhook(service: Service, params: Json) -> bool:
    """setWebhook; without an address it takes the webhook away."""
    url, secret = params["url"], params.get("secret_token")
    if url and not re.fullmatch(r"https?://\S+", url):
        raise bad_request("bad webhook: An HTTPS URL must be provided for webhook")
    if secret and len(secret) > _LONGEST_SECRET:
        raise bad_request("secret token is too long")
    if secret and not re.fullmatch(r"[A-Za-z0-9_-]+", secret):
        raise bad_request("secret token contains unallowed characters")
    asked_for(service.world, params)
    connections = min(max(int(params.get("max_connections", 40)), 1), 100)
    service.world.webhook = replace(
        service.world.webhook, url=url, secret=secret or None, max_connections=connections
    )
    return _switched(service, params)


def delete_webhook(service: Service, params: Json) -> bool:
    """deleteWebhook."""
    service.world.webhook = Webhook(allowed=service.world.webhook.allowed)
    return _switched(service, params)


def _switched(service: Service, params: Json) -> bool:
    if params.get("drop_pending_updates"):
        service.updates.drop()
    service.delivery.switched()
    return True


def webhook_info(service: Service, _params: Json) -> Json:
    """getWebhookInfo."""
    hook = service.world.webhook
    info: Json = {
        "url": hook.url,
        "has_custom_certificate": False,
        "pending_update_count": len(service.updates.waiting()),
    }
    if hook.allowed is not None:
        info["allowed_updates"] = list(hook.allowed)
    if hook.url:
        info["max_connections"] = hook.max_connections
    if hook.url and service.delivery.trouble:
        info["last_error_date"], info["last_error_message"] = service.delivery.trouble
    return info


METHODS = {
    "getUpdates": poll,
    "setWebhook": set_webhook,
    "deleteWebhook": delete_webhook,
    "getWebhookInfo": webhook_info,
}
