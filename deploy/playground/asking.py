"""Who and what a request of the people's side is about, and how it is refused."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import TypeVar
from urllib.parse import urlsplit

from pydantic import BaseModel, ValidationError
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from deploy.playground import sight
from deploy.playground.model import Chat, User
from deploy.playground.service import Service

B = TypeVar("B", bound=BaseModel)
Endpoint = Callable[[Request], Awaitable[Response]]


class Unknown(Exception):  # noqa: N818 - an answer, not a failure
    """There is no such person or chat."""


def user(service: Service, name: object) -> User:
    """The user with this id; `bot` is the bot."""
    found = service.bot if name == "bot" else service.world.user(number(name))
    if found is None:
        raise Unknown(f"there is no user {name}")
    return found


def person(service: Service, request: Request) -> User:
    """The person in the path."""
    found = user(service, request.path_params["user"])
    if found.is_bot:
        raise sight.Impossible("the bot has its own side")
    if found.deleted:
        raise sight.Impossible("this account was deleted")
    return found


def chat(service: Service, request: Request) -> Chat:
    """The chat in the path."""
    found = service.world.chats.get(number(request.path_params["chat"]))
    if found is None:
        raise Unknown(f"there is no chat {request.path_params['chat']}")
    return found


async def body(request: Request, kind: type[B]) -> B:
    """The body, as it must look; where everything in it may be left out, there may be none."""
    return kind.model_validate_json(await request.body() or b"{}")


def number(value: object) -> int:
    """The number in a path or a query."""
    try:
        return int(str(value))
    except ValueError:
        raise Unknown(f"{value} is not a number") from None


def guarded(endpoint: Endpoint) -> Endpoint:
    """The endpoint, with its refusals as answers, and closed to pages from elsewhere."""

    @wraps(endpoint)
    async def answered(request: Request) -> Response:
        origin = request.headers.get("origin")
        if origin and urlsplit(origin).netloc != request.headers.get("host"):
            return JSONResponse({"error": "only this page may ask"}, 403)
        try:
            return await endpoint(request)
        except sight.Impossible as why:
            return JSONResponse({"error": str(why)}, 409)
        except Unknown as what:
            return JSONResponse({"error": str(what)}, 404)
        except (ValidationError, ValueError) as wrong:
            return JSONResponse({"error": str(wrong)}, 400)

    return answered
