"""The table of outcomes: what each failure of a call means, row by row."""

from datetime import timedelta

import httpx
import pytest
from telegram import error as errors
from telegram.error import TelegramError
from telegram.request import BaseRequest, RequestData

from bot.api import Api, Kind, Line, outcome


def caused(error: TelegramError, cause: Exception) -> TelegramError:
    error.__cause__ = cause
    return error


ROWS: list[tuple[TelegramError, Kind]] = [
    (errors.BadRequest("Bad Request: message is not modified: specified new …"), Kind.SURE),
    (errors.BadRequest("Bad Request: message to edit not found"), Kind.GONE),
    (errors.BadRequest("Bad Request: message can't be edited"), Kind.GONE),
    (errors.BadRequest("Bad Request: MESSAGE_ID_INVALID"), Kind.GONE),
    (
        errors.BadRequest(
            "Bad Request: query is too old and response timeout expired or query ID is invalid"
        ),
        Kind.LATE,
    ),
    (errors.BadRequest("Bad Request: chat not found"), Kind.FROZEN),
    (
        errors.BadRequest("Bad Request: not enough rights to send text messages to the chat"),
        Kind.FROZEN,
    ),
    (errors.BadRequest("Bad Request: message thread not found"), Kind.FROZEN),
    (errors.BadRequest("Bad Request: TOPIC_CLOSED"), Kind.FROZEN),
    (errors.BadRequest("Bad Request: can't parse entities: Unexpected end tag"), Kind.REFUSED),
    (errors.BadRequest("Bad Request: BUTTON_DATA_INVALID"), Kind.REFUSED),
    (errors.BadRequest("Bad Request: message is too long"), Kind.REFUSED),
    (errors.Forbidden("Forbidden: bot was kicked from the supergroup chat"), Kind.FROZEN),
    (errors.Forbidden("Forbidden: bot was blocked by the user"), Kind.FROZEN),
    (errors.InvalidToken("Not Found"), Kind.REFUSED),
    (errors.Conflict("Conflict: terminated by other getUpdates request"), Kind.REFUSED),
    (errors.NetworkError("Bad Gateway"), Kind.UNKNOWN),
    (errors.NetworkError("Internal Server Error"), Kind.UNKNOWN),
    (errors.TelegramError("Invalid server response"), Kind.UNKNOWN),
    (errors.NetworkError("Too Many Requests: retry later"), Kind.HELD),
    (caused(errors.TimedOut(), httpx.ReadTimeout("")), Kind.UNKNOWN),
    (caused(errors.TimedOut(), httpx.WriteTimeout("")), Kind.UNKNOWN),
    (caused(errors.TimedOut(), httpx.PoolTimeout("")), Kind.NOT_SENT),
    (caused(errors.TimedOut(), httpx.ConnectTimeout("")), Kind.NOT_SENT),
    (caused(errors.NetworkError(""), httpx.ConnectError("")), Kind.NOT_SENT),
    (caused(errors.NetworkError(""), httpx.ReadError("")), Kind.UNKNOWN),
    (caused(errors.NetworkError(""), httpx.RemoteProtocolError("")), Kind.UNKNOWN),
]


@pytest.mark.parametrize(("error", "kind"), ROWS, ids=lambda part: str(part)[:40])
def test_each_failure_has_its_class(error: TelegramError, kind: Kind) -> None:
    assert outcome(error).kind is kind


@pytest.mark.parametrize("wait", [7, timedelta(seconds=7)])
def test_a_429_says_how_long_to_wait(wait: int | timedelta) -> None:
    called = outcome(errors.RetryAfter(wait))
    assert (called.kind, called.retry_after) == (Kind.HELD, timedelta(seconds=7))


def test_a_migration_says_where_the_group_is() -> None:
    called = outcome(errors.ChatMigrated(-100200))
    assert (called.kind, called.moved_to) == (Kind.MOVED, -100200)


class Wire(BaseRequest):
    """Telegram's end of the line: answers as it is told, and remembers what came."""

    read_timeout = 5.0

    def __init__(self, status: int, payload: bytes) -> None:
        self.status, self.payload = status, payload
        self.came: list[tuple[str, dict[str, str]]] = []

    async def initialize(self) -> None: ...

    async def shutdown(self) -> None: ...

    async def do_request(
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        *_: object,
        **_timeouts: object,
    ) -> tuple[int, bytes]:
        given = request_data.json_parameters if request_data else {}
        self.came.append((url.rsplit("/", 1)[1], given))
        return self.status, self.payload


def on(wire: Wire) -> Api:
    return Api(Line("1:" + "a" * 30, request=wire, get_updates_request=wire))


async def test_a_call_goes_out_with_values_as_json_and_without_what_is_none() -> None:
    wire = Wire(200, b'{"ok": true, "result": {"message_id": 5}}')
    called = await on(wire).call(
        "sendMessage",
        chat_id=-1,
        text="hi",
        message_thread_id=None,
        ephemeral_message_parameters={"receiver_user_id": 7},
    )
    assert called.result == {"message_id": 5}
    assert wire.came == [
        (
            "sendMessage",
            {
                "chat_id": "-1",
                "text": "hi",
                "ephemeral_message_parameters": '{"receiver_user_id": 7}',
            },
        )
    ]


@pytest.mark.parametrize(
    ("status", "payload", "kind"),
    [
        (429, b'{"ok":false,"description":"Too Many","parameters":{"retry_after":3}}', Kind.HELD),
        (429, b'{"ok":false,"description":"Too Many Requests: retry later"}', Kind.HELD),
        (400, b'{"ok":false,"parameters":{"migrate_to_chat_id":-1002}}', Kind.MOVED),
        (404, b'{"ok":false,"error_code":404,"description":"Not Found"}', Kind.REFUSED),
        (500, b"<html>oops</html>", Kind.UNKNOWN),
        (502, b"", Kind.UNKNOWN),
        (200, b'{"ok": tr', Kind.UNKNOWN),
    ],
)
async def test_whatever_comes_back_is_an_outcome(status: int, payload: bytes, kind: Kind) -> None:
    called = await on(Wire(status, payload)).call("sendMessage", chat_id=-1, text="hi")
    assert called.kind is kind
