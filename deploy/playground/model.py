"""What there is: users, chats, messages, presses; values that only `World` replaces."""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from typing import Any, Literal

Json = dict[str, Any]
Keyboard = tuple[tuple[Json, ...], ...]

Status = Literal["creator", "administrator", "member", "restricted", "left", "kicked"]
Kind = Literal["private", "group", "supergroup"]

INSIDE: frozenset[Status] = frozenset({"creator", "administrator", "member", "restricted"})
"""Who is in a chat. The restricted of this model are members that may not write."""


@dataclass(frozen=True, slots=True, kw_only=True)
class User:
    """A person, or the bot."""

    id: int
    first_name: str
    last_name: str | None = None
    username: str | None = None
    language_code: str | None = None
    is_bot: bool = False


ANONYMOUS = User(id=1_087_968_824, first_name="Group", username="GroupAnonymousBot", is_bot=True)
"""Whom the messages of anonymous administrators are from."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Member:
    """What somebody is in a chat."""

    status: Status
    rights: tuple[str, ...] = ()
    """Of an administrator: `can_pin_messages`, …"""

    @property
    def inside(self) -> bool:
        """Whether this member is in the chat."""
        return self.status in INSIDE

    @property
    def leads(self) -> bool:
        """Whether this member is the creator or an administrator."""
        return self.status in ("creator", "administrator")

    def may(self, right: str) -> bool:
        """Whether this member has a right of administrators."""
        return self.status == "creator" or (self.leads and right in self.rights)


OUTSIDE = Member(status="left")


@dataclass(frozen=True, slots=True, kw_only=True)
class Chat:
    """A group, or the private chat of the bot with the person of the same id.

    A private chat is there from the first /start; a person who blocks the bot has kicked it.
    """

    id: int
    type: Kind
    title: str | None = None
    username: str | None = None
    members: dict[int, Member] = field(default_factory=dict)
    last_message: int = 0
    pinned: tuple[int, ...] = ()
    moved_to: int | None = None
    moved_from: int | None = None

    @property
    def private(self) -> bool:
        """Whether this is a chat of one person with the bot."""
        return self.type == "private"

    def member(self, user: int) -> Member:
        """What this user is here."""
        return self.members.get(user, OUTSIDE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """A message, ephemeral if it has a receiver: then its id is 0 and others cannot see it."""

    seq: int
    """Its place among all messages of the playground."""
    id: int
    chat: int
    sender: int
    date: int
    text: str = ""
    entities: tuple[Json, ...] = ()
    keyboard: Keyboard | None = None
    edited: int | None = None
    reply_to: int | None = None
    """The `seq` of the message this one answers."""
    behind: int | None = None
    """The person who wrote it as the group itself."""
    thread: int | None = None
    silent: bool = False
    ephemeral: int | None = None
    receiver: int | None = None
    replaces: int | None = None
    """The id of the public message in whose place its receiver sees it."""
    service: Json | None = None
    """What happened, of a message that nobody wrote, with user ids for users."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Query:
    """A press of a button."""

    id: str
    user: int
    chat: int
    message: int | None
    """The `seq` of the message, if there is one."""
    data: str
    at: float
    answered: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What a press was answered with."""

    seq: int
    query: str
    user: int
    chat: int
    text: str
    alert: bool
    url: str | None
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Webhook:
    """Where updates go."""

    url: str = ""
    secret: str | None = None
    max_connections: int = 40
    allowed: tuple[str, ...] | None = None
    """The kinds asked for, kept until others are asked for; `None` is Telegram's own choice."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pending:
    """An update that the bot has not confirmed."""

    id: int
    kind: str
    key: str
    """Updates of one key are delivered one after the other."""
    body: Json
    born: float
    life: float


@dataclass(slots=True, kw_only=True)
class World:
    """Everything that survives a restart."""

    bot: User
    users: dict[int, User] = field(default_factory=dict)
    chats: dict[int, Chat] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    queries: dict[str, Query] = field(default_factory=dict)
    answers: list[Answer] = field(default_factory=list)
    webhook: Webhook = field(default_factory=Webhook)
    pending: list[Pending] = field(default_factory=list)
    profile: dict[str, Any] = field(default_factory=dict)
    """Command lists, names and descriptions, under `what scope language`."""
    counters: dict[str, int] = field(default_factory=dict)

    def become(self, other: "World") -> None:
        """Be like another world, for everybody who holds this one."""
        for one in fields(self):
            setattr(self, one.name, getattr(other, one.name))

    def next(self, what: str) -> int:
        """The next number of this kind; no number comes twice."""
        self.counters[what] = self.counters.get(what, 0) + 1
        return self.counters[what]

    def user(self, user: int) -> User | None:
        """The person, or the bot, with this id."""
        own = {self.bot.id: self.bot, ANONYMOUS.id: ANONYMOUS}
        return own.get(user) or self.users.get(user)

    def change_member(self, chat: int, user: int, member: Member) -> None:
        """Make somebody something in a chat."""
        old = self.chats[chat]
        self.chats[chat] = replace(old, members=old.members | {user: member})

    def new_id(self, chat: int) -> int:
        """The id of the next message of a chat."""
        number = self.chats[chat].last_message + 1
        self.chats[chat] = replace(self.chats[chat], last_message=number)
        return number

    def put(self, message: Message) -> Message:
        """Keep a message, new or changed."""
        self.messages[message.seq] = message
        return message

    def found(self, chat: int, number: int) -> Message | None:
        """The public message with this id."""
        return next(
            (one for one in self.of(chat) if one.id == number and one.receiver is None), None
        )

    def ephemeral(self, chat: int, user: int, number: int) -> Message | None:
        """The ephemeral message with this id that this user sees."""
        return next(
            (
                one
                for one in self.of(chat)
                if one.ephemeral == number and user in (one.receiver, one.sender)
            ),
            None,
        )

    def of(self, chat: int) -> Iterator[Message]:
        """The messages of a chat, newest first."""
        return (one for one in reversed(self.messages.values()) if one.chat == chat)
