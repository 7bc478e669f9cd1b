"""The address that a bot calls: `/bot<token>/<method>`, with JSON, forms, or a query."""

import json
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any
from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from deploy.playground import files
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
            params = await _params(service, request)
        except Refusal as refusal:
            return JSONResponse(refusal.body(), refusal.code)
        reply = await call(service, request.path_params["method"], params)
        return LostResponse() if reply.lost else JSONResponse(reply.body, reply.status)

    return Route("/bot{token}/{method}", endpoint, methods=["GET", "POST"])


async def _params(service: Service, request: Request) -> Json:
    """What the call says, wherever it says it; a file that comes with it is kept."""
    params: Json = dict(request.query_params)
    kind = request.headers.get("content-type", "")
    body = await request.body()
    try:
        if kind.partition(";")[0].strip().lower() == "multipart/form-data":
            return params | _form(service, kind, body)
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
        case _:
            return dict(parse_qsl(body.decode(), keep_blank_values=True))


def _form(service: Service, kind: str, body: bytes) -> Json:
    """The fields of a form; a file is named by the id under which it is kept."""
    params: Json = {}
    came: dict[str, str] = {}
    for part in _parts(kind, body):
        name = part.get_param("name", header="content-disposition")
        payload = part.get_payload(decode=True)
        if not isinstance(name, str) or not isinstance(payload, bytes):
            continue
        filename = part.get_filename()
        if filename is None:
            params[name] = payload.decode()
        else:
            kept = files.keep(service.world, filename, payload, kind=part.get_content_type())
            came[name] = kept.id
    for name, number in came.items():
        users = [one for one, value in params.items() if value == f"attach://{name}"]
        params |= dict.fromkeys(users or [name], number)
    return params


def _parts(kind: str, body: bytes) -> Iterator[EmailMessage]:
    head = f"Content-Type: {kind}\r\n\r\n".encode()
    message = message_from_bytes(head + body, policy=policy.HTTP)
    for part in message.iter_parts():
        assert isinstance(part, EmailMessage)
        yield part
