"""What people send to the playground, as it must look."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

from deploy.playground import groups
from deploy.playground.model import Status


class Body(BaseModel):
    """A JSON object with these fields and no others."""

    model_config = ConfigDict(extra="forbid")


class NewUser(Body):
    """Somebody who comes in."""

    first_name: str
    id: int | None = None
    last_name: str | None = None
    username: str | None = None
    language_code: str | None = None


class ChangedUser(Body):
    """What changes of somebody."""

    first_name: str | None = None
    last_name: str | None = None
    username: str | None = None
    language_code: str | None = None


class NewChat(Body):
    """A new group and who founds it."""

    title: str
    by: int
    type: Literal["group", "supergroup"] = "supergroup"
    bot: bool = True
    id: int | None = None


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

    twice: int = 0
    twins: int = 0
