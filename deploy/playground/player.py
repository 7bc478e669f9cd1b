"""A scripted person, for end-to-end tests: writes, presses, looks, waits."""

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import httpx

S = TypeVar("S")
T = TypeVar("T")
Json = dict[str, Any]


class NotDone(Exception):  # noqa: N818 - what the playground refused
    """The playground would not let this person do that."""


class NeverCame(AssertionError):  # noqa: N818 - a test's failure
    """What was waited for did not come; the text tells what was there instead."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A message as one person sees it."""

    raw: Json

    def __str__(self) -> str:
        """In one line, for failing tests."""
        name = self.raw["from"]["first_name"] if self.raw["from"] else "?"
        said = self.raw["service"] or self.text
        return f"[{self.key}] {name}: {said!r} {[one['text'] for one in self.buttons]}"

    @property
    def key(self) -> str:
        """What it is called: its id, or `e` and its ephemeral id."""
        return str(self.raw["key"])

    @property
    def chat(self) -> int:
        """The chat it is in."""
        return int(self.raw["chat"])

    @property
    def text(self) -> str:
        """What it says."""
        return str(self.raw["text"])

    @property
    def html(self) -> str:
        """What it says, with its markup."""
        return str(self.raw["html"])

    @property
    def only_me(self) -> bool:
        """Whether nobody else sees it."""
        return bool(self.raw["only_you"])

    @property
    def by_bot(self) -> bool:
        """Whether the bot wrote it."""
        return bool(self.raw["from"] and self.raw["from"]["is_bot"] and not self.raw["service"])

    @property
    def edited(self) -> bool:
        """Whether it was changed."""
        return bool(self.raw["edited"])

    @property
    def topic(self) -> int | None:
        """The topic it is in; 1 is General, and where there are no topics it is `None`."""
        found: int | None = self.raw["topic"]
        return found

    @property
    def buttons(self) -> list[Json]:
        """Every button, row by row."""
        return [button for row in self.raw["keyboard"] for button in row]

    @property
    def labels(self) -> list[str]:
        """What is on the buttons that can be pressed."""
        return [one["text"] for one in self.buttons if "disabled" not in one]

    def data(self, label: str) -> str:
        """The callback data of the button with this label."""
        for one in self.buttons:
            if one["text"] == label and "callback_data" in one:
                return str(one["callback_data"])
        raise NotDone(f"no button {label!r} among {self.labels}")


@dataclass(frozen=True, slots=True)
class Told:
    """What a press was answered with."""

    seq: int
    query: str
    text: str
    alert: bool
    url: str | None


class Person:
    """One person at a playground. The client's base address is the playground's."""

    def __init__(self, client: httpx.AsyncClient, user: int) -> None:
        self.id = user
        self._client = client

    async def _call(self, method: str, path: str, body: Json | None = None, **query: Any) -> Any:
        response = await self._client.request(method, path, json=body, params=query)
        if response.is_error:
            raise NotDone(response.json()["error"])
        return response.json()

    def _at(self, chat: int, what: str = "") -> str:
        return f"/people/{self.id}/chats/{chat}{what}"

    async def chats(self) -> list[Json]:
        """The chats in this person's list."""
        found: list[Json] = await self._call("GET", f"/people/{self.id}/chats")
        return found

    async def group(self) -> int:
        """The id of the first group in the list."""
        found = (int(one["id"]) for one in await self.chats() if one["type"] != "private")
        return next(found)

    async def join(self, chat: int) -> None:
        """Come into a group."""
        await self._become(chat, "member")

    async def leave(self, chat: int) -> None:
        """Go out of a group."""
        await self._become(chat, "left")

    async def _become(self, chat: int, status: str) -> None:
        path = f"/people/chats/{chat}/members/{self.id}"
        await self._call("PUT", path, {"status": status, "by": self.id})

    async def follow(self, url: str, *, chat: int | None = None) -> int:
        """Follow a link of t.me, into this chat if one must be chosen; where it leads."""
        told = await self._call("POST", f"/people/{self.id}/links", {"url": url, "chat": chat})
        return int(told["chat"])

    async def delete_account(self) -> None:
        """Give the account up."""
        await self._call("DELETE", f"/people/{self.id}")

    async def say(
        self,
        chat: int,
        text: str,
        *,
        reply_to: Seen | None = None,
        anonymous: bool = False,
        topic: int | None = None,
        as_channel: str | None = None,
    ) -> Seen:
        """Write into a chat; the private chat with the bot has this person's own id."""
        body: Json = {"text": text, "anonymous": anonymous}
        body |= {"reply_to": reply_to.key if reply_to else None}
        body |= {"topic": topic, "as_channel": as_channel}
        return Seen(await self._call("POST", self._at(chat, "/messages"), body))

    async def press(self, message: Seen, what: str) -> str:
        """Press the button with this label, else with this data; the id of the press."""
        name = "label" if any(one["text"] == what for one in message.buttons) else "data"
        body = {"message": message.key, name: what}
        told = await self._call("POST", self._at(message.chat, "/presses"), body)
        return str(told["query"])

    async def forge(self, chat: int, data: str, *, message: Seen | None = None) -> str:
        """Press a button that is not there; the id of the press."""
        body = {"data": data} | ({"message": message.key} if message else {})
        told = await self._call("POST", self._at(chat, "/forgeries"), body)
        return str(told["query"])

    async def edit(self, message: Seen, text: str) -> Seen:
        """Change what this person wrote."""
        path = self._at(message.chat, f"/messages/{message.key}")
        return Seen(await self._call("PATCH", path, {"text": text}))

    async def delete(self, message: Seen) -> None:
        """Delete a message."""
        await self._call("DELETE", self._at(message.chat, f"/messages/{message.key}"))

    async def block(self, *, blocked: bool = True) -> None:
        """Block the bot in the private chat, or let it in again."""
        await self._call("PUT", f"/people/{self.id}/blocked", {"blocked": blocked})

    async def messages(self, chat: int) -> list[Seen]:
        """What this person sees in a chat, oldest first."""
        seen = await self._call("GET", self._at(chat))
        return [Seen(one) for one in seen["messages"]]

    async def last(self, chat: int) -> Seen:
        """The newest message."""
        return (await self.messages(chat))[-1]

    async def answers(self) -> list[Told]:
        """What the bot answered to this person's presses, oldest first."""
        found = await self._call("GET", f"/people/{self.id}/answers")
        return [
            Told(one["seq"], one["query"], one["text"], one["alert"], one["url"]) for one in found
        ]

    async def until(
        self,
        predicate: Callable[[list[Seen]], T | None],
        seconds: float = 5,
        *,
        chat: int | None = None,
    ) -> T:
        """Wait until the predicate is true of what is seen in a chat; what it gave."""
        where = await self.group() if chat is None else chat
        return await self._until(lambda: self.messages(where), predicate, seconds)

    async def answer(self, query: str, seconds: float = 5) -> Told:
        """Wait for the answer to a press."""
        return await self._until(
            self.answers,
            lambda told: next((one for one in told if one.query == query), None),
            seconds,
        )

    async def _news(self, revision: int, seconds: float) -> None:
        """Wait for a change, longer than this client may wait for anything else."""
        query = {"after": revision, "seconds": seconds}
        await self._client.get("/people/news", params=query, timeout=seconds + 5)

    async def _until(
        self,
        look: Callable[[], Awaitable[list[S]]],
        predicate: Callable[[list[S]], T | None],
        seconds: float,
    ) -> T:
        end = time.monotonic() + seconds
        while True:
            revision = (await self._call("GET", "/people/news"))["revision"]
            seen = await look()
            if found := predicate(seen):
                return found
            left = end - time.monotonic()
            if left <= 0:
                tail = "\n".join(str(one) for one in seen[-5:])
                raise NeverCame(f"not within {seconds} s; the last of what was there:\n{tail}")
            await self._news(revision, left)
