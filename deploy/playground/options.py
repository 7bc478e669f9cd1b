"""What can be set in the playground: limits and times, Telegram's own unless said otherwise."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Times are seconds. A limit that is `None` is not kept."""

    group_per_minute: int | None = 20
    """Sends and edits together, ephemeral ones too, in one group in 60 seconds."""
    chat_per_second: float | None = 1.0
    """How fast one chat's allowance comes back."""
    chat_burst: int = 5
    """How many calls a chat takes at once when it was quiet."""
    all_per_second: int | None = 30
    """Sends and edits of the bot in all chats."""
    ephemeral_window: float = 15
    """How long an action allows a private message to the person who acted."""
    answer_window: float = 30
    """How long a press can be answered."""
    callback_life: float = 150
    """How long an undelivered press is kept."""
    message_life: float = 86_400
    """How long any other undelivered update is kept."""
    retry_scale: float = 1.0
    """Multiplies the waits between deliveries to a webhook: 2, 4, 8 … seconds."""
    delivery_timeout: float = 60
    """How long a webhook may take to answer."""
    history: int | None = 20_000
    """How many entries of the history are kept; `None` keeps all."""


UNLIMITED = Options(group_per_minute=None, chat_per_second=None, all_per_second=None, history=None)
"""For tests that are not about limits."""
