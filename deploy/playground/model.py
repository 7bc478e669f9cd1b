"""What there is: users, chats, messages, presses; values that only `World` replaces."""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from typing import Any, Literal

from deploy.playground.parts import GENERAL, Channel, File, Media, Topic

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
    deleted: bool = False
    """The account is no more; it stays, without a name, wherever it was."""


ANONYMOUS = User(id=1_087_968_824, first_name="Group", username="GroupAnonymousBot", is_bot=True)
"""Whom the messages of anonymous administrators are from."""

CHANNEL = User(id=136_817_688, first_name="Channel", username="Channel_Bot", is_bot=True)
"""Whom the messages of channels are from."""


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
    pinned: tuple[int, ...] = ()
    moved_to: int | None = None
    moved_from: int | None = None
    forum: bool = False
    topics: tuple[Topic, ...] = ()
    """General first; kept while the group is no forum."""
    deleted: bool = False

    @property
    def private(self) -> bool:
        """Whether this is a chat of one person with the bot."""
        return self.type == "private"

    @property
    def over(self) -> bool:
        """Whether nothing happens here any more: deleted, or moved to another id."""
        return self.deleted or self.moved_to is not None

    def topic(self, number: int | None) -> Topic | None:
        """The topic with this id, in a forum; `None` stands for General."""
        wanted = number or GENERAL
        return next((one for one in self.topics if self.forum and one.id == wanted), None)

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
    channel: Channel | None = None
    """The channel as which that person wrote it."""
    thread: int | None = None
    """The topic, but for General; where there are none, the first message of a chain of replies."""
    media: Media | None = None
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
    files: dict[str, File] = field(default_factory=dict)
    privacy_mode: bool = True
    settings: dict[str, Any] = field(default_factory=dict)
    """The options that were changed while it ran."""
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
        own = {self.bot.id: self.bot, ANONYMOUS.id: ANONYMOUS, CHANNEL.id: CHANNEL}
        return own.get(user) or self.users.get(user)

    def change_member(self, chat: int, user: int, member: Member) -> None:
        """Make somebody something in a chat."""
        old = self.chats[chat]
        self.chats[chat] = replace(old, members=old.members | {user: member})

    def new_id(self, chat: int) -> int:
        """The id of the next message of a chat, of one too that was there before."""
        return self.next(f"message of {chat}")

    def coming_id(self, chat: int) -> int:
        """The id that the next message of a chat will get."""
        return self.counters.get(f"message of {chat}", 0) + 1

    def put(self, message: Message) -> Message:
        """Keep a message, new or changed."""
        self.messages[message.seq] = message
        return message

    def forget(self, message: Message) -> None:
        """A message is deleted; it cannot be pinned then."""
        del self.messages[message.seq]
        chat = self.chats[message.chat]
        if message.ephemeral is None and message.id in chat.pinned:
            left = tuple(number for number in chat.pinned if number != message.id)
            self.chats[chat.id] = replace(chat, pinned=left)

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
