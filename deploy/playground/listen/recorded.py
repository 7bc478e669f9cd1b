"""What an app was shown, from a playground's recorded history: `GET /people/history`.

A history has what crossed the border between Telegram and the bot: what the bot sent and answered,
and what people wrote that the bot was told of. It does not say who is where: whoever asks for a
person's log names the groups that this person is in.
"""

from collections.abc import Collection, Iterable, Iterator

from deploy.playground import entities
from deploy.playground.listen.shown import Answered, Edited, Post, Sent, Shown
from deploy.playground.model import Json, Keyboard

_COUNTED = ("send", "edit")
"""Calls of these kinds share a group's allowance, …"""
_FREE = frozenset({"sendChatAction"})
"""… but for these."""


class Recording:
    """One history, to be asked about several people."""

    def __init__(self, entries: Iterable[Json]) -> None:
        self._entries = list(entries)
        updates = [one["update"] for one in self._entries if one["kind"] == "update"]
        queries = [one["callback_query"] for one in updates if "callback_query" in one]
        people = [one["from"] for one in (*queries, *_written(updates))]
        self._presses: dict[str, Json] = {one["id"]: one for one in queries}
        self._names = {one["id"]: one.get("username", "").lower() for one in people}

    def shown(self, person: int, groups: Collection[int]) -> list[Shown]:
        """What the app of a person who is in these groups was shown, oldest first."""
        return [one for entry in self._entries for one in self._of(entry, person, groups)]

    def times(self, chat: int) -> list[float]:
        """When the bot made calls that count against the allowance of a chat."""
        return [
            entry["at"]
            for entry in self._entries
            if _succeeded(entry)
            and entry["method"].startswith(_COUNTED)
            and entry["method"] not in _FREE
            and entry["params"].get("chat_id") == chat
        ]

    def _of(self, entry: Json, person: int, groups: Collection[int]) -> Iterator[Shown]:
        seq, at = entry["n"], entry["at"]
        for message, edited, silent in _messages(entry):
            if _sees(message, person, groups):
                mentioned = self._mentions(message, person)
                post = _post(message, person, mentioned=mentioned, silent=silent)
                yield (Edited if edited else Sent)(seq=seq, at=at, post=post)
        query = self._answered(entry)
        if query is not None and query["from"]["id"] == person:
            said = entry["params"]
            chat = query.get("message", {}).get("chat", {}).get("id", 0)
            text, alert = said.get("text", ""), said.get("show_alert", False)
            yield Answered(seq=seq, at=at, chat=chat, text=text, alert=alert)

    def _answered(self, entry: Json) -> Json | None:
        """The press that this call answers."""
        if not _succeeded(entry) or entry["method"] != "answerCallbackQuery":
            return None
        return self._presses.get(entry["params"]["callback_query_id"])

    def _mentions(self, message: Json, person: int) -> bool:
        """Whether the message mentions or answers this person."""
        if message.get("reply_to_message", {}).get("from", {}).get("id") == person:
            return True
        for one in message.get("entities", ()):
            start, end = one["offset"], one["offset"] + one["length"]
            name = entities.part(message["text"], start, end).removeprefix("@").lower()
            if one["type"] == "text_mention" and one["user"]["id"] == person:
                return True
            if one["type"] == "mention" and name == self._names.get(person):
                return True
        return False


def _succeeded(entry: Json) -> bool:
    """Whether it is a call that Telegram carried out."""
    return bool(entry["kind"] == "call" and entry["response"].get("ok"))


def _written(updates: Iterable[Json]) -> Iterator[Json]:
    """Messages that people wrote."""
    messages = (one["message"] for one in updates if "message" in one)
    return (one for one in messages if "text" in one and "from" in one)


def _messages(entry: Json) -> Iterator[tuple[Json, bool, bool]]:
    """The message that this is about; whether it was there before; whether it comes silently."""
    if entry["kind"] == "update":
        for message in _written([entry["update"]]):
            yield message, False, False
    elif _succeeded(entry):
        params, result = entry["params"], entry["response"]["result"]
        edited = entry["method"].startswith("edit")
        if isinstance(result, dict) and "message_id" in result:
            yield result, edited, params.get("disable_notification", False)
        elif edited and "ephemeral_message_id" in params:
            yield _panel(params), True, True


def _panel(params: Json) -> Json:
    """A changed ephemeral message; the answer to that call says only that it was changed."""
    return {
        "message_id": 0,
        "ephemeral_message_id": params["ephemeral_message_id"],
        "receiver_user": {"id": params["receiver_user_id"]},
        "chat": {"id": params["chat_id"], "type": "supergroup"},
        "text": params.get("text", ""),
        "reply_markup": params.get("reply_markup", {}),
    }


def _sees(message: Json, person: int, groups: Collection[int]) -> bool:
    chat = message["chat"]
    if "receiver_user" in message:
        return person in (message["receiver_user"]["id"], message.get("from", {}).get("id"))
    return bool(chat["id"] == person or (chat["type"] != "private" and chat["id"] in groups))


def _post(message: Json, person: int, *, mentioned: bool, silent: bool) -> Post:
    sender = message.get("from", {})
    hidden = message.get("ephemeral_message_id")
    return Post(
        chat=message["chat"]["id"],
        title=message["chat"].get("title", ""),
        key=str(message["message_id"]) if hidden is None else f"e{hidden}",
        sender=message.get("sender_chat", {}).get("title") or sender.get("first_name", ""),
        text=message.get("text") or message.get("caption") or "",
        keyboard=_keyboard(message.get("reply_markup", {})),
        date=message.get("date", 0),
        own=sender.get("id") == person,
        mentioned=mentioned,
        silent=silent,
        only_you=hidden is not None,
    )


def _keyboard(markup: Json) -> Keyboard:
    return tuple(tuple(row) for row in markup.get("inline_keyboard", ()))
