"""What can be set in the playground: limits and times, Telegram's own unless said otherwise."""

import json
from dataclasses import asdict, dataclass, fields
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

Count = Annotated[int, Field(gt=0, le=1_000_000)]
Rate = Annotated[float, Field(gt=0, le=1_000_000, allow_inf_nan=False)]
Seconds = Annotated[float, Field(ge=0, le=31_536_000, allow_inf_nan=False)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Times are seconds. A limit that is `None` is not kept."""

    group_per_minute: Count | None = 20
    """Sends and edits together, ephemeral ones too, in one group in 60 seconds."""
    chat_per_second: Rate | None = 1.0
    """How fast one chat's allowance comes back."""
    chat_burst: Count = 5
    """How many calls a chat takes at once when it was quiet."""
    all_per_second: Count | None = 30
    """Sends and edits of the bot in all chats."""
    ephemeral_window: Seconds = 15
    """How long an action allows a private message to the person who acted."""
    answer_window: Seconds = 30
    """How long a press can be answered."""
    callback_life: Seconds = 150
    """How long an undelivered press is kept."""
    message_life: Seconds = 86_400
    """How long any other undelivered update is kept."""
    retry_scale: Seconds = 1.0
    """Multiplies the waits between deliveries to a webhook: 2, 4, 8 … seconds."""
    delivery_timeout: Rate = 60
    """How long a webhook may take to answer."""
    slow: Seconds = 0
    """How long every answer to a call takes."""
    history: Count | None = 20_000
    """How many entries of the history are kept; `None` keeps all."""


UNLIMITED = Options(group_per_minute=None, chat_per_second=None, all_per_second=None, history=None)
"""For tests that are not about limits."""

NAMES = frozenset(one.name for one in fields(Options))

_OPTIONS = TypeAdapter(Options)


def changed(options: Options, changes: dict[str, Any]) -> Options:
    """These options with some of them changed. Raises ValueError for what makes no sense."""
    unknown = changes.keys() - NAMES
    if unknown:
        raise ValueError(f"there is no option {', '.join(sorted(unknown))}")
    # As JSON: strictly read, a dataclass of Python must be one already.
    return _OPTIONS.validate_json(json.dumps(asdict(options) | changes), strict=True)
