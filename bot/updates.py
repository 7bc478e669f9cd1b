"""The few fields of an update that the game needs, parsed by small typed models.

Telegram's own types are many times larger; whatever else an update holds is passed over, so
that fields and kinds of tomorrow do no harm.
"""

from typing import Any

from pydantic import BaseModel, ConfigDict, Field, PrivateAttr, ValidationError

from bot.people import Person, person
from bot.preferences import USUAL, Preference
from bot.store.base import TableId

ALLOWED = ("message", "callback_query", "my_chat_member", "chat_member")
"""The updates we ask for: Telegram remembers the last list it was given."""


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class User(_Model):
    """An account."""

    id: int
    is_bot: bool = False
    first_name: str = ""
    language_code: str | None = None

    def person(self) -> Person:
        """Who that is to a game."""
        return person(self.id, self.first_name, self.language_code)


class Chat(_Model):
    """A private chat, a group, a supergroup or a channel."""

    id: int
    type: str
    title: str | None = None
    """Of a group; a private chat has none."""

    @property
    def is_group(self) -> bool:
        """Whether a table can stand here."""
        return self.type in ("group", "supergroup")


class Replied(_Model):
    """The message that another one answers."""

    message_id: int


class Message(_Model):
    """A message; `message_id` is 0 where only one person sees it."""

    message_id: int
    chat: Chat
    date: int = 0
    """0 for a message of which Telegram tells no more than that it was there."""
    from_: User | None = Field(default=None, alias="from")
    sender_chat: Chat | None = None
    message_thread_id: int | None = None
    is_topic_message: bool = False
    ephemeral_message_id: int | None = None
    text: str = ""
    migrate_to_chat_id: int | None = None
    migrate_from_chat_id: int | None = None
    left_chat_member: User | None = None
    forum_topic_closed: dict[str, Any] | None = None
    forum_topic_reopened: dict[str, Any] | None = None
    reply_to_message: Replied | None = None
    _preference: Preference = PrivateAttr(default=USUAL)
    _elsewhere: TableId | None = PrivateAttr(default=None)

    @property
    def thread(self) -> int | None:
        """The topic, where the chat is a forum; General has none."""
        return self.message_thread_id if self.is_topic_message else None

    @property
    def sender(self) -> int:
        """The account it came from; 0 where Telegram does not say."""
        return self.from_.id if self.from_ else 0

    @property
    def person(self) -> Person:
        """Who wrote it."""
        return (self.from_ or User(id=0)).person().preferring(self._preference)

    def learn(self, preference: Preference, elsewhere: TableId | None = None) -> None:
        """Learn what Telegram does not tell: what the sender prefers, and which table is meant
        by what is written in a private chat."""
        self._preference = preference
        self._elsewhere = elsewhere

    @property
    def elsewhere(self) -> TableId | None:
        """The table that is meant, where it is not the one of this chat."""
        return self._elsewhere

    @property
    def is_private(self) -> bool:
        """Whether nobody else reads it, nor the answer to it."""
        return self.ephemeral_message_id is not None or self.chat.type == "private"


class Member(_Model):
    """What somebody is in a chat."""

    user: User
    status: str
    is_member: bool = True
    """Said only of the restricted: they may be in the chat or not."""
    can_send_messages: bool = True
    """The same."""

    @property
    def is_inside(self) -> bool:
        """Whether this member is in the chat."""
        return self.status not in ("left", "kicked") and self.is_member


class MemberChange(_Model):
    """Somebody, or the bot, has become something else in a chat."""

    chat: Chat
    from_: User = Field(alias="from")
    old_chat_member: Member
    new_chat_member: Member


class CallbackQuery(_Model):
    """A press on a button."""

    id: str
    from_: User = Field(alias="from")
    message: Message | None = None
    data: str = ""


class Update(_Model):
    """What Telegram delivers. Kinds that are not named here are nobody's."""

    update_id: int
    message: Message | None = None
    callback_query: CallbackQuery | None = None
    my_chat_member: MemberChange | None = None
    """About the bot."""
    chat_member: MemberChange | None = None
    """About somebody else, in groups where the bot is an administrator."""


def parsed(update: dict[str, Any]) -> Update | None:
    """The update, or None where even the few fields are not as documented."""
    try:
        return Update.model_validate(update)
    except ValidationError:
        return None
