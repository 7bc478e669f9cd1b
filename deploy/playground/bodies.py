"""What people send to the playground, as it must look."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from deploy.playground import groups
from deploy.playground.endings import Order, Signs
from deploy.playground.model import Status

Repeats = Annotated[int, Field(ge=0, le=1000)]


class Body(BaseModel):
    """A JSON object with these fields and no others."""

    model_config = ConfigDict(extra="forbid")


class NewUser(Body):
    """Somebody who comes in."""

    first_name: str
    id: Annotated[int, Field(gt=0)] | None = None
    last_name: str | None = None
    username: str | None = None
    language_code: str | None = None


class ChangedUser(Body):
    """What changes of somebody."""

    first_name: str = ""
    last_name: str | None = None
    username: str | None = None
    language_code: str | None = None


class NewChat(Body):
    """A new group and who founds it."""

    title: str
    by: int
    type: Literal["group", "supergroup"] = "supergroup"
    bot: bool = True
    id: Annotated[int, Field(lt=0)] | None = None
    username: str | None = None


class Forum(Body):
    """Whether a supergroup has topics."""

    forum: bool


class NewTopic(Body):
    """A topic that somebody opens."""

    name: str
    by: int | None = None


class ChangedTopic(Body):
    """What changes of a topic."""

    name: str | None = None
    closed: bool | None = None
    by: int | None = None


class Move(Body):
    """How the bot is told that a group becomes a supergroup."""

    signs: Signs = "both"
    order: Order = "old_first"


class Role(Body):
    """What somebody becomes in a chat."""

    status: Status
    rights: tuple[str, ...] = groups.BOT_RIGHTS
    by: int | None = None


class Said(Body):
    """A text to write."""

    text: str
    reply_to: str | None = None
    anonymous: bool = False
    topic: int | None = None
    as_channel: str | None = None


class Edited(Body):
    """The new text of a message."""

    text: str


class Followed(Body):
    """A link, and the group that was chosen for it."""

    url: str
    chat: int | None = None


class Pressed(Body):
    """A button, by its label, its data or its place."""

    message: str
    label: str | None = None
    data: str | None = None
    row: int | None = None
    column: int | None = None


class Forged(Body):
    """Data that no button needs to have."""

    data: str
    message: str | None = None


class Blocked(Body):
    """Whether the bot is blocked."""

    blocked: bool


class Twice(Body):
    """How many updates go out twice."""

    twice: Repeats = 0
    twins: Repeats = 0


class Again(Body):
    """The last update once more, now."""

    again: Literal[True]
