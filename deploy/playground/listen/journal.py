"""Remembers what apps are shown while it happens: a saved world knows no message before its edit.

It hooks itself to a service and looks at the world whenever something in it changed, so that what
two changes of one message said is kept, and not only the second. It is bounded, and empty after a
restart, but for the messages and answers that the world still holds, as they are by then.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice, takewhile
from operator import itemgetter

from deploy.playground import entities, sight, views
from deploy.playground.listen.shown import Answered, Edited, Post, Sent, Shown
from deploy.playground.model import Answer, Message, World
from deploy.playground.service import Service

MOST = 5_000
"""Things remembered; older ones are forgotten."""
LATEST = 300
"""How far back a change of a message is noticed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Entry:
    """Something that happened, and whose apps were shown it."""

    shown: Shown
    people: frozenset[int]
    mentioned: frozenset[int] = frozenset()
    own: frozenset[int] = frozenset()
    """Who wrote it: one person, or nobody."""

    def for_person(self, person: int) -> Shown:
        match self.shown:
            case Sent() | Edited() as one:
                mentioned, own = person in self.mentioned, person in self.own
                return replace(one, post=replace(one.post, mentioned=mentioned, own=own))
            case other:
                return other


class Journal:
    """What everybody was shown at one playground, from the moment this was made."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._last = 0
        self._begin()
        self._earlier, service.on_change = service.on_change, self._changed

    @property
    def last(self) -> int:
        """The place of the newest entry; places only rise, over a new beginning too."""
        return self._last

    def shown(self, person: int, after: int = 0) -> list[Shown]:
        """What this person's app was shown behind this place, oldest first."""
        return [
            one.for_person(person)
            for one in self._entries
            if person in one.people and one.shown.seq > after
        ]

    def _begin(self) -> None:
        """Forget everything, and take what the world has, at the times it tells."""
        world = self._service.world
        self._messages = world.messages
        self._entries: deque[_Entry] = deque(maxlen=MOST)
        self._known: dict[int, Message] = {}
        self._newest = self._answers = 0
        old: list[tuple[float, Message | Answer]] = [
            *((one.date, one) for one in self._fresh()),
            *((one.at, one) for one in world.answers),
        ]
        for at, one in sorted(old, key=itemgetter(0)):
            self._add(one, at)

    def _changed(self) -> None:
        """Find what is new. The world may be another one than at the last look."""
        self._earlier()
        if self._service.world.messages is not self._messages:
            self._begin()
            return
        now = self._service.clock.now()
        for message in self._fresh():
            self._add(message, now)
        answers = reversed(self._service.world.answers)
        for answer in reversed(list(takewhile(lambda one: one.seq > self._answers, answers))):
            self._add(answer, now)

    def _fresh(self) -> list[Message]:
        """Messages that are new or changed, oldest first, of the latest and of no others."""
        latest = list(islice(reversed(self._service.world.messages.values()), LATEST))
        newest, known = self._newest, self._known
        self._known = {one.seq: known[one.seq] for one in latest if one.seq in known}
        return [
            one
            for one in reversed(latest)
            if one.seq > newest or (one.seq in known and known[one.seq] is not one)
        ]

    def _add(self, one: Message | Answer, at: float) -> None:
        self._last += 1
        match one:
            case Answer():
                self._answers = one.seq
                self._entries.append(_answer(one, self._last, at))
            case Message():
                kind = Edited if one.seq in self._known else Sent
                self._known[one.seq] = one
                self._newest = max(self._newest, one.seq)
                shown = kind(seq=self._last, at=at, post=_post(self._service.world, one))
                self._entries.append(_entry(self._service.world, one, shown))


def _answer(answer: Answer, seq: int, at: float) -> _Entry:
    shown = Answered(seq=seq, at=at, chat=answer.chat, text=answer.text, alert=answer.alert)
    return _Entry(shown=shown, people=frozenset({answer.user}))


def _entry(world: World, message: Message, shown: Shown) -> _Entry:
    return _Entry(
        shown=shown,
        people=frozenset(_audience(world, message)),
        mentioned=frozenset(_mentioned(world, message)),
        own=frozenset({message.sender, message.behind or 0}),
    )


def _post(world: World, message: Message) -> Post:
    """The message as everybody sees it who does."""
    chat = world.chats[message.chat]
    service = views.show(world, message)["service"]
    return Post(
        chat=message.chat,
        title=chat.title or "",
        key=sight.key(message),
        sender="" if service else _sender(world, message),
        text=service or message.text,
        keyboard=message.keyboard or (),
        date=message.date,
        silent=message.silent,
        only_you=message.receiver is not None,
    )


def _sender(world: World, message: Message) -> str:
    """Whom the app names: an anonymous administrator by the group, a channel by its own title."""
    if message.channel:
        return message.channel.title
    if message.behind:
        return world.chats[message.chat].title or ""
    sender = world.user(message.sender)
    return sender.first_name if sender else ""


def _audience(world: World, message: Message) -> Iterator[int]:
    """Whose apps show it."""
    if message.receiver is not None:
        yield from (message.receiver, message.sender)
        return
    chat = world.chats[message.chat]
    yield from (one.id for one in world.users.values() if sight.sees(chat, one))


def _mentioned(world: World, message: Message) -> Iterator[int]:
    """Whom it names by a mention or answers."""
    answered = world.messages.get(message.reply_to or 0)
    if answered is not None:
        yield answered.sender
    for entity in message.entities:
        if entity["type"] == "text_mention":
            yield int(entity["user"]["id"])
        elif entity["type"] == "mention":
            start = entity["offset"]
            name = entities.part(message.text, start, start + entity["length"])
            yield from _called(world, name.removeprefix("@").lower())


def _called(world: World, username: str) -> Iterator[int]:
    for user in world.users.values():
        if user.username and user.username.lower() == username:
            yield user.id
