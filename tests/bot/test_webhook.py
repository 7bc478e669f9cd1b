"""The webhook server: what is let in, and what Telegram is told."""

import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from bot.intents import Problem
from bot.play import TooBusy
from bot.reception import LAST_TRY, Reception
from bot.store.base import Damaged, PressReused, Unavailable
from bot.store.record import Unreadable
from bot.store.seal import Unsealable
from bot.webhook import LARGEST_BODY, Webhook

SECRET = "first-secret"
OLD = "old-secret-1"
UPDATE = {"update_id": 7, "message": {"message_id": 1}}

Json = dict[str, Any]

SORRY = {"method": "answerCallbackQuery", "callback_query_id": "1", "text": "Sorry"}


class Bench:
    """Routes and failure counts that do what a test says."""

    def __init__(self) -> None:
        self.taken: list[Json] = []
        self.answer: Json | None = None
        self.error: Exception | None = None
        self.counter_away = False
        self.failures = 0
        self.given_up: list[Problem] = []

    async def __call__(self, update: Json) -> Json | None:
        self.taken.append(update)
        if self.error is not None:
            raise self.error
        return self.answer

    async def give_up(self, update: Json, why: Problem) -> Json | None:
        self.given_up.append(why)
        return SORRY

    async def failed(self, update: int) -> int:
        if self.counter_away:
            raise Unavailable("away")
        self.failures += 1
        return self.failures


@pytest.fixture
def bench() -> Bench:
    return Bench()


@pytest.fixture
async def client(bench: Bench) -> AsyncIterator[httpx.AsyncClient]:
    app = Webhook(Reception(bench, bench), path="/hook", secrets=(SECRET.encode(), OLD.encode()))
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url="https://bot") as client:
        yield client


def headers(secret: str | bytes = SECRET, kind: str = "application/json") -> dict[str, Any]:
    return {"X-Telegram-Bot-Api-Secret-Token": secret, "Content-Type": kind}


async def deliver(client: httpx.AsyncClient, **more: Any) -> httpx.Response:
    given = {"content": json.dumps(UPDATE), "headers": headers()} | more
    return await client.post("/hook", **given)


async def test_an_update_is_handled_and_answered_with_200(
    client: httpx.AsyncClient, bench: Bench
) -> None:
    response = await deliver(client)
    assert response.status_code == 200
    assert bench.taken == [UPDATE]


async def test_the_answer_to_a_button_rides_in_the_response(
    client: httpx.AsyncClient, bench: Bench
) -> None:
    bench.answer = {"method": "answerCallbackQuery", "callback_query_id": "1", "text": "¡Sí!"}
    response = await deliver(client)
    assert response.headers["content-type"] == "application/json"
    assert response.json() == bench.answer


async def test_the_old_secret_is_good_while_it_is_rotated(client: httpx.AsyncClient) -> None:
    assert (await deliver(client, headers=headers(OLD))).status_code == 200


@pytest.mark.parametrize("secret", ["", "wrong", SECRET + "x", "sécret".encode(), b"\xff\xfe"])
async def test_a_wrong_secret_is_turned_away_unread(
    client: httpx.AsyncClient, bench: Bench, secret: str | bytes
) -> None:
    response = await deliver(client, headers=headers(secret))
    assert response.status_code == 403
    assert bench.taken == []


async def test_no_secret_at_all_is_turned_away(client: httpx.AsyncClient, bench: Bench) -> None:
    response = await client.post("/hook", json=UPDATE)
    assert response.status_code == 403
    assert bench.taken == []


def test_a_webhook_without_a_secret_cannot_be_built(bench: Bench) -> None:
    with pytest.raises(ValueError, match="secret"):
        Webhook(Reception(bench, bench), path="/hook", secrets=())


async def test_another_path_is_not_found(client: httpx.AsyncClient) -> None:
    response = await client.post("/other", json=UPDATE, headers=headers())
    assert response.status_code == 404


async def test_only_post_is_taken(client: httpx.AsyncClient) -> None:
    assert (await client.get("/hook", headers=headers())).status_code == 405


async def test_only_json_is_taken(client: httpx.AsyncClient) -> None:
    response = await deliver(client, headers=headers(kind="text/plain"))
    assert response.status_code == 415


async def test_a_content_type_may_name_its_charset(client: httpx.AsyncClient) -> None:
    response = await deliver(client, headers=headers(kind="Application/JSON; charset=utf-8"))
    assert response.status_code == 200


async def test_a_body_of_a_megabyte_is_too_large(client: httpx.AsyncClient, bench: Bench) -> None:
    response = await deliver(client, content=b" " * 1_000_000)
    assert response.status_code == 413
    assert bench.taken == []


async def test_a_body_that_hides_its_length_is_too_large_too(
    client: httpx.AsyncClient, bench: Bench
) -> None:
    async def chunks() -> AsyncIterator[bytes]:
        for _ in range(LARGEST_BODY // 1000 + 1):
            yield b" " * 1000

    response = await deliver(client, content=chunks())
    assert response.status_code == 413
    assert bench.taken == []


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[" * 200_000, b"\xff", b"[]", b"7", b'"text"', b"{}", b'{"update_id": "7"}'],
)
async def test_what_is_not_an_update_is_said_so(
    client: httpx.AsyncClient, bench: Bench, body: bytes
) -> None:
    response = await deliver(client, content=body)
    assert response.status_code == 400
    assert bench.taken == []


async def test_while_redis_is_away_telegram_is_to_come_again(
    client: httpx.AsyncClient, bench: Bench
) -> None:
    bench.error = Unavailable("no connection")
    response = await deliver(client)
    assert response.status_code == 503
    assert int(response.headers["retry-after"]) > 0


async def test_a_press_that_met_only_conflicts_is_to_come_again(
    client: httpx.AsyncClient, bench: Bench
) -> None:
    bench.error = TooBusy("-1")
    response = await deliver(client)
    assert response.status_code == 503
    assert response.headers["retry-after"] == "1"


async def test_a_press_id_used_for_something_else_changes_nothing_and_is_done(
    client: httpx.AsyncClient, bench: Bench
) -> None:
    bench.error = PressReused("c.1")
    assert (await deliver(client)).status_code == 200


async def test_a_bug_is_500_twice_and_then_given_up(
    client: httpx.AsyncClient, bench: Bench
) -> None:
    bench.error = RuntimeError("a bug of ours")
    responses = [await deliver(client) for _ in range(LAST_TRY)]
    assert [response.status_code for response in responses] == [500, 500, 200]
    assert responses[-1].json() == SORRY
    assert bench.given_up == [Problem.FAILED]


@pytest.mark.parametrize("broken", [Unreadable("newer"), Unsealable("no key"), Damaged("ahead")])
async def test_a_table_that_cannot_be_read_does_not_hold_up_the_queue(
    client: httpx.AsyncClient, bench: Bench, broken: Exception
) -> None:
    bench.error = broken
    responses = [await deliver(client) for _ in range(LAST_TRY)]
    assert [response.status_code for response in responses] == [500, 500, 200]
    assert bench.given_up == [Problem.UNREADABLE]


async def test_a_bug_while_redis_is_away_is_not_given_up(
    client: httpx.AsyncClient, bench: Bench
) -> None:
    bench.error = RuntimeError("a bug of ours")
    bench.counter_away = True
    assert (await deliver(client)).status_code == 503
