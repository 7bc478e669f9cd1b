"""The Bot API's refusals, word for word as a bot sees them."""

from typing import Any

Json = dict[str, Any]


class Refusal(Exception):  # noqa: N818 - what Telegram says, not an error of ours
    """A call that Telegram does not carry out."""

    def __init__(self, code: int, description: str, parameters: Json | None = None) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters

    def body(self) -> Json:
        """The answer to the bot."""
        body: Json = {"ok": False, "error_code": self.code, "description": self.description}
        return body | ({"parameters": self.parameters} if self.parameters else {})


def bad_request(words: str, parameters: Json | None = None) -> Refusal:
    """400: the call makes no sense, or not in this chat."""
    return Refusal(400, f"Bad Request: {words}", parameters)


def forbidden(words: str) -> Refusal:
    """403: the bot may not speak there."""
    return Refusal(403, f"Forbidden: {words}")


def conflict(words: str) -> Refusal:
    """409: two ways of getting updates at once."""
    return Refusal(409, f"Conflict: {words}")


def too_many(seconds: int) -> Refusal:
    """429: wait so many seconds."""
    return Refusal(429, f"Too Many Requests: retry after {seconds}", {"retry_after": seconds})


def moved(chat: int) -> Refusal:
    """400: the group has become a supergroup with this id."""
    return bad_request("group chat was upgraded to a supergroup chat", {"migrate_to_chat_id": chat})


def unauthorized() -> Refusal:
    """401: no bot has this token."""
    return Refusal(401, "Unauthorized")


def no_such_method() -> Refusal:
    """404: neither Telegram nor the playground has it."""
    return Refusal(404, "Not Found: method not found")


QUERY_TOO_OLD = "query is too old and response timeout expired or query ID is invalid"
NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly the same "
    "as a current content and reply markup of the message"
)
OTHER_POLL = (
    "terminated by other getUpdates request; make sure that only one bot instance is running"
)
WEBHOOK_ACTIVE = (
    "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook "
    "first"
)
