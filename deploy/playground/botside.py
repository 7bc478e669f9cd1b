"""The address that a bot calls: `/bot<token>/<method>`, with JSON, forms, or a query."""

import json
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any
from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from deploy.playground.calls import call
from deploy.playground.errors import Refusal, bad_request, unauthorized
from deploy.playground.model import Json
from deploy.playground.service import Service


class LostResponse(Response):
    """An answer that breaks off before anything of it is told."""

    async def __call__(self, _scope: Scope, _receive: Receive, send: Send) -> None:
        """Promise a body, and go."""
        headers = [(b"content-length", b"2")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})


def route(service: Service, token: str) -> Route:
    """The route of one bot."""

    async def endpoint(request: Request) -> Response:
        try:
            if request.path_params["token"] != token:
                raise unauthorized()
            params = await _params(request)
        except Refusal as refusal:
            return JSONResponse(refusal.body(), refusal.code)
        reply = await call(service, request.path_params["method"], params)
        return LostResponse() if reply.lost else JSONResponse(reply.body, reply.status)

    return Route("/bot{token}/{method}", endpoint, methods=["GET", "POST"])


async def _params(request: Request) -> Json:
    """What the call says, wherever it says it."""
    params: Json = dict(request.query_params)
    kind = request.headers.get("content-type", "")
    body = await request.body()
    try:
        return params | _body(kind, body)
    except ValueError as error:
        raise bad_request(f"can't parse the request: {error}") from error


def _body(kind: str, body: bytes) -> Json:
    match kind.partition(";")[0].strip().lower():
        case "application/json":
            loaded: Any = json.loads(body or b"{}")
            if not isinstance(loaded, dict):
                raise ValueError("the body is not an object")  # noqa: TRY004 - the bot's fault, not ours
            return loaded
        case "multipart/form-data":
            return dict(_parts(kind, body))
        case _:
            return dict(parse_qsl(body.decode(), keep_blank_values=True))


def _parts(kind: str, body: bytes) -> list[tuple[str, str]]:
    head = f"Content-Type: {kind}\r\n\r\n".encode()
    message = message_from_bytes(head + body, policy=policy.HTTP)
    found: list[tuple[str, str]] = []
    for part in message.iter_parts():
        assert isinstance(part, EmailMessage)
        name = part.get_param("name", header="content-disposition")
        payload = part.get_payload(decode=True)
        if isinstance(name, str) and isinstance(payload, bytes):
            found.append((name, payload.decode()))
    return found
