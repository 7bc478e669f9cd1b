"""Showing: when faults end, the newest message shows the newest state, alone with buttons."""

from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

import pytest

from bot.api import Called, Kind
from bot.limits import MemoryLimits
from bot.outbox import Outbox
from bot.press import MyHand
from bot.render.screen import Button, Screen
from bot.store.base import Change
from bot.store.memory import MemoryStore
from bot.store.record import TableRecord
from bot.store.seal import Keyring
from bot.store.tables import Tables, table_id
from core.rules import ALL
from core.state import Lobby, PlayerId
from tests.bot.clock import Clock

CHAT = -1001
TABLE = table_id(CHAT, None)
GAP = timedelta(seconds=3)


@dataclass
class Chat:
    """The one chat of this Telegram, and what will go wrong with the next calls."""

    messages: dict[int, dict[str, Any]] = field(default_factory=dict)
    calls: list[str] = field(default_factory=list)
    troubles: list[Called] = field(default_factory=list)
    last_id: int = 100

    async def call(self, method: str, *, wait: float | None = None, **given: Any) -> Called:
        self.calls.append(method)
        trouble = self.troubles.pop(0) if self.troubles else None
        if trouble is not None and trouble.kind is not Kind.UNKNOWN:
            return trouble
        done = self._do(method, given)
        return trouble or done

    def _do(self, method: str, given: dict[str, Any]) -> Called:
        if method == "sendMessage":
            self.last_id += 1
            self.messages[self.last_id] = given
            return Called(kind=Kind.SURE, result={"message_id": self.last_id})
        message = self.messages.get(given["message_id"])
        if message is None:
            return Called(kind=Kind.GONE)
        if method == "editMessageReplyMarkup":
            message["reply_markup"] = {"inline_keyboard": []}
        else:
            message.update(given)
        return Called(kind=Kind.SURE, result=True)

    @property
    def newest(self) -> dict[str, Any]:
        return self.messages[max(self.messages)]

    @property
    def alive(self) -> list[int]:
        return [
            id_
            for id_, message in self.messages.items()
            if message["reply_markup"]["inline_keyboard"]
        ]


def _screen(record: TableRecord) -> Screen:
    return Screen(f"version of {record.mark}", ((Button("b", MyHand(record.game)),),))


class Place:
    """A table, its chat, and an outbox between them."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.chat = Chat()
        self.store = MemoryStore(self.clock)
        self.tables = Tables(self.store, Keyring([b"k" * 32]))
        self.outbox = Outbox(
            self.tables,
            self.chat,  # type: ignore[arg-type]  # all of `Api` that an outbox uses
            MemoryLimits(self.clock),
            _screen,
            gap=GAP,
            silenced=self._silenced,
        )

    async def _silenced(self, _record: TableRecord, _called: Called) -> bool:
        return True

    async def change(self, mark: str, game: str = "game1") -> None:
        opened = await self.tables.load(TABLE)
        state = Lobby(
            game=game,
            rules="classic",
            options=ALL["classic"].options,
            host=PlayerId(1),
            players=(PlayerId(1),),
        )
        await self.tables.commit(
            opened,
            TableRecord(chat=CHAT, mark=mark, state=state),
            (),
            press=f"p{mark}",
            fingerprint="f",
            answer="",
            remember=timedelta(minutes=1),
        )

    async def show_all(self, seconds: float = 0) -> None:
        """Show what waits, again and again, while so many seconds pass."""
        end = self.clock.now + timedelta(seconds=seconds)
        while True:
            while await self.outbox.show_one():
                pass
            if self.clock.now >= end:
                return
            self.clock.pass_(1)


@pytest.fixture
def place() -> Place:
    return Place()


async def test_the_first_showing_is_a_message_the_next_an_edit(place: Place) -> None:
    await place.change("one")
    await place.show_all()
    await place.change("two")
    await place.show_all(4)
    assert place.chat.calls == ["sendMessage", "editMessageText"]
    assert place.chat.newest["text"] == "version of two"


async def test_ten_changes_in_a_burst_become_one_edit(place: Place) -> None:
    await place.change("first")
    await place.show_all(10)
    for n in range(10):
        await place.change(f"change {n}")
    await place.show_all(10)
    assert place.chat.calls == ["sendMessage", "editMessageText"]
    assert place.chat.newest["text"] == "version of change 9"


async def test_edits_are_three_seconds_apart(place: Place) -> None:
    await place.change("one")
    await place.show_all()
    await place.change("two")
    await place.show_all(2)
    assert place.chat.calls == ["sendMessage"]
    await place.show_all(2)
    assert place.chat.calls == ["sendMessage", "editMessageText"]


async def test_what_looks_the_same_costs_no_call(place: Place) -> None:
    await place.change("same")
    await place.show_all(10)
    await place.store.mark(TABLE)
    await place.show_all(10)
    assert place.chat.calls == ["sendMessage"]


async def test_a_deleted_message_is_sent_anew_once(place: Place) -> None:
    await place.change("one")
    await place.show_all(10)
    place.chat.messages.clear()
    await place.change("two")
    await place.show_all(30)
    assert place.chat.calls == ["sendMessage", "editMessageText", "sendMessage"]
    assert place.chat.newest["text"] == "version of two"


async def test_a_429_holds_the_chat_until_its_time_is_over(place: Place) -> None:
    await place.change("one")
    place.chat.troubles = [Called(kind=Kind.HELD, retry_after=timedelta(seconds=30))]
    await place.show_all(25)
    assert place.chat.calls == ["sendMessage"]
    await place.show_all(10)
    assert place.chat.calls == ["sendMessage", "sendMessage"]


async def test_an_edit_whose_answer_was_lost_is_shown_again_after_the_longest_flight(
    place: Place,
) -> None:
    await place.change("one")
    await place.show_all(10)
    place.chat.troubles = [Called(kind=Kind.UNKNOWN)]
    await place.change("two")
    await place.show_all(60)
    assert place.chat.newest["text"] == "version of two"
    assert place.chat.calls.count("editMessageText") >= 2
    late = place.chat.calls.count("editMessageText")
    await place.show_all(120)
    assert place.chat.calls.count("editMessageText") == late


async def test_a_message_whose_answer_was_lost_is_found_by_a_press_on_it(place: Place) -> None:
    place.chat.troubles = [Called(kind=Kind.UNKNOWN)]
    await place.change("one")
    await place.show_all(1)
    assert await place.store.adopt(TABLE, place.chat.last_id)
    await place.show_all(120)
    assert "sendMessage" not in place.chat.calls[1:]
    assert place.chat.alive == [101]


async def test_a_message_sent_twice_for_lost_answers_keeps_buttons_on_one(place: Place) -> None:
    place.chat.troubles = [Called(kind=Kind.UNKNOWN)]
    await place.change("one")
    await place.show_all(60)
    assert sorted(place.chat.messages) == [101, 102]
    await place.store.adopt(TABLE, 101)
    await place.show_all(60)
    assert place.chat.alive == [102]


async def test_bringing_the_table_down_leaves_buttons_only_there(place: Place) -> None:
    await place.change("one")
    await place.show_all(10)
    await place.store.move_down(TABLE)
    await place.show_all(60)
    assert place.chat.alive == [102]


async def test_the_next_game_has_a_message_of_its_own(place: Place) -> None:
    await place.change("one")
    await place.show_all(10)
    await place.change("next", game="game2")
    await place.show_all(60)
    assert place.chat.messages[101]["text"] == "version of one"
    assert place.chat.messages[102]["text"] == "version of next"
    assert place.chat.alive == [102]


async def test_where_the_bot_may_not_speak_it_waits_for_the_next_change(place: Place) -> None:
    place.chat.troubles = [Called(kind=Kind.FROZEN)]
    await place.change("one")
    await place.show_all(600)
    assert place.chat.calls == ["sendMessage"]
    await place.change("two")
    await place.show_all(10)
    assert place.chat.newest["text"] == "version of two"


async def test_no_more_than_eighteen_calls_a_minute(place: Place) -> None:
    for n in range(120):
        await place.change(f"change {n}")
        await place.show_all(1)
    assert len(place.chat.calls) <= 2 * 18 + 1
    await place.show_all(60)
    assert place.chat.newest["text"] == "version of change 119"


async def test_a_worker_that_dies_between_claim_and_edit_is_made_up_for(place: Place) -> None:
    await place.change("one")
    assert await place.store.claim() is not None
    await place.show_all(60)
    assert place.chat.newest["text"] == "version of one"


async def test_a_record_that_cannot_be_read_is_left_alone(place: Place) -> None:
    await place.store.commit(
        Change(
            table=TABLE,
            version=0,
            press="p",
            fingerprint="f",
            game="g",
            record=b"broken",
            entry=b"",
            answer="",
            deadline=None,
            remember=timedelta(minutes=1),
        )
    )
    await place.show_all(10)
    assert place.chat.calls == []
    loaded = await place.store.load(TABLE)
    assert loaded.record == b"broken"
