"""Telegram as far as the bot can tell: a group, its people, and every call that was made."""

import itertools
import json
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from redis.asyncio import Redis
from telegram._utils.types import ODVInput
from telegram.request import BaseRequest, RequestData

from bot.api import Api, Line
from bot.desk import Desk
from bot.later import Later
from bot.limits import MemoryLimits, Rates, RedisLimits, Window
from bot.membership import Membership
from bot.memory.boxes import MemoryBoxes
from bot.memory.keeping import Keeping
from bot.memory.redis import RedisBoxes
from bot.outbox import Outbox
from bot.preferences import Preferences
from bot.private import HandsOut
from bot.reception import Reception, Verdict
from bot.render.public import public_screen
from bot.routes import Routes
from bot.store.base import Store
from bot.store.memory import MemoryStore
from bot.store.record import TableRecord
from bot.store.redis import RedisStore
from bot.store.seal import Keyring
from bot.store.tables import Tables, table_id
from tests.bot.clock import Clock

Json = dict[str, Any]

GROUP = -1001
ANA, BO, CY = 11, 12, 13
NAMES = {ANA: "Ana", BO: "Bo", CY: "Cy"}
_TOKEN = "99:" + "nobody-has-this-token-" * 2
_MANY = Rates(a_minute=10_000, a_second=10_000, burst=Window(10_000, timedelta(seconds=5)))


class FakeTelegram(BaseRequest):
    """Remembers every call; says yes, unless it was told to refuse the method."""

    read_timeout = 5.0

    def __init__(self) -> None:
        self.calls: list[tuple[str, Json]] = []
        self.refusals: dict[str, tuple[int, str]] = {}
        self.results: dict[str, Any] = {}
        self.administrators: tuple[int, ...] = ()
        self.moved: dict[int, int] = {}
        """Groups that have become supergroups."""
        self.accounts: tuple[Json, ...] = ()
        """Administrators with more than a number."""
        self._ids = itertools.count(100)

    async def initialize(self) -> None: ...

    async def shutdown(self) -> None: ...

    async def do_request(
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        read_timeout: ODVInput[float] = BaseRequest.DEFAULT_NONE,
        write_timeout: ODVInput[float] = BaseRequest.DEFAULT_NONE,
        connect_timeout: ODVInput[float] = BaseRequest.DEFAULT_NONE,
        pool_timeout: ODVInput[float] = BaseRequest.DEFAULT_NONE,
    ) -> tuple[int, bytes]:
        name = url.rsplit("/", 1)[1]
        given: Json = dict(request_data.parameters) if request_data else {}
        given |= request_data.multipart_data if request_data else {}
        self.calls.append((name, given))
        body: Json
        new = self.moved.get(given.get("chat_id", 0))
        if new is not None:
            said = "Bad Request: group chat was upgraded to a supergroup chat"
            details = {"migrate_to_chat_id": new}
            body = {"ok": False, "error_code": 400, "description": said, "parameters": details}
            return 400, json.dumps(body).encode()
        refused = self.refusals.get(name)
        if refused is not None:
            code, said = refused
            body = {"ok": False, "error_code": code, "description": said}
            return code, json.dumps(body).encode()
        return 200, json.dumps({"ok": True, "result": self._result(name, given)}).encode()

    def _result(self, name: str, given: Json) -> Any:
        if name in self.results:
            return self.results[name]
        if name == "getChatAdministrators":
            known = ({"id": one} for one in self.administrators)
            return [{"user": account} for account in (*known, *self.accounts)]
        if name != "sendMessage":
            return True
        number = next(self._ids)
        if "ephemeral_message_parameters" in given:
            return {"message_id": 0, "ephemeral_message_id": number}
        return {"message_id": number}

    def sent(self, method: str = "sendMessage") -> list[Json]:
        """The calls of this method."""
        return [given for name, given in self.calls if name == method]


@dataclass(frozen=True)
class Told:
    """What somebody was told in return for a press."""

    verdict: Verdict

    @property
    def text(self) -> str:
        return str((self.verdict.reply or {}).get("text", "")).translate(_NO_MARKS)

    @property
    def alert(self) -> bool:
        return bool((self.verdict.reply or {}).get("show_alert"))


_NO_MARKS = {0x2068: None, 0x2069: None}


class Place:
    """A bot with one group, from its reception to its outbox; only Telegram is played."""

    def __init__(self, rates: Rates = _MANY, *, client: Redis | None = None) -> None:
        """In this process, on a clock that a test moves; with a client, on its server."""
        self.clock = Clock()
        self.telegram = FakeTelegram()
        self.store: Store = RedisStore(client) if client else MemoryStore(self.clock)
        keyring = Keyring([b"k" * 32])
        self.tables = Tables(self.store, keyring)
        boxes = RedisBoxes(client) if client else MemoryBoxes(self.clock)
        self.keeping = Keeping(boxes, keyring)
        self.preferences = Preferences(boxes, keyring)
        api = Api(Line(_TOKEN, request=self.telegram, get_updates_request=self.telegram))
        limits = RedisLimits(client, rates) if client else MemoryLimits(self.clock, rates)
        self.later = later = Later()
        self.hands = hands = HandsOut(
            self.tables, api, limits, self.preferences, later, username="ninetynine_bot"
        )
        membership = Membership(self.tables, api, limits, self.keeping, self.preferences)
        api.tell(membership)
        self.outbox = Outbox(
            self.tables,
            api,
            limits,
            public_screen,
            gap=timedelta(),
            silenced=membership.silenced,
            hands=hands,
            keeping=self.keeping,
        )
        self.desk = Desk(
            tables=self.tables,
            api=api,
            limits=limits,
            keeping=self.keeping,
            preferences=self.preferences,
            membership=membership,
            show=self.outbox.wake,
            later=later,
            username="ninetynine_bot",
        )
        self.reception = Reception(Routes(self.desk), self.store)
        self.message = 0
        self._ids = itertools.count(1000)

    async def update(self, **fields: Any) -> Verdict:
        return await self.reception.take({"update_id": next(self._ids)} | fields)

    async def say(self, by: int, text: str, chat: int = GROUP, **more: Any) -> list[Json]:
        """Write; what the bot sent at once in return."""
        before = len(self.telegram.sent())
        kind = "private" if chat > 0 else "supergroup"
        message = {
            "message_id": next(self._ids),
            "date": 1,
            "chat": {"id": chat, "type": kind},
            "from": user(by),
            "text": text,
        }
        verdict = await self.update(message=message | more)
        assert verdict.status == 200
        return self.telegram.sent()[before:]

    async def press(
        self,
        by: int,
        data: str,
        *,
        chat: int = GROUP,
        panel: int | None = None,
        private: bool = False,
        on: int = 100,
        **more: Any,
    ) -> Told:
        """Press a button with this data, on the table, on an own panel, or in a private chat."""
        seen: Json = {"message_id": 0 if panel else on, "date": 1}
        seen |= {"chat": {"id": chat, "type": "private" if private else "supergroup"}}
        seen |= {"ephemeral_message_id": panel} if panel else {}
        query = {"id": str(next(self._ids)), "from": user(by), "message": seen, "data": data}
        return Told(await self.update(callback_query=query | more))

    async def record(self, chat: int = GROUP) -> TableRecord:
        record = (await self.tables.load(table_id(chat, None))).record
        assert record is not None
        return record

    async def version(self, chat: int = GROUP) -> int:
        return (await self.tables.load(table_id(chat, None))).version

    async def show(self) -> None:
        """Let the outbox show whatever waits for it."""
        while await self.outbox.show_one():
            pass


def user(number: int) -> Json:
    """An account as Telegram describes it."""
    return {"id": number, "is_bot": False, "first_name": NAMES.get(number, f"No. {number}")}
