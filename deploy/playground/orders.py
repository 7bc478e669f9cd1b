"""What a test may ask of the playground itself: what happened, and what shall go wrong."""

import json
from collections.abc import Callable
from dataclasses import fields

from pydantic import TypeAdapter
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from deploy.playground import asking, sight
from deploy.playground.asking import Endpoint
from deploy.playground.bodies import Twice
from deploy.playground.faults import Fault
from deploy.playground.service import Service

_LONGEST_WAIT = 60.0
_FAULT = TypeAdapter(Fault)


class Orders:
    """The endpoints that nobody in a chat has."""

    def __init__(self, service: Service, reset: Callable[[], None]) -> None:
        self._service = service
        self._reset = reset

    def table(self) -> list[tuple[str, str, Endpoint]]:
        """Method, path, endpoint."""
        return [
            ("GET", "/news", self.news),
            ("GET", "/history", self.history),
            ("DELETE", "/history", self.forget),
            ("GET", "/violations", self.violations),
            ("POST", "/faults", self.faults),
            ("DELETE", "/faults", self.mend),
            ("POST", "/reset", self.reset),
        ]

    async def news(self, request: Request) -> Response:
        """Wait for a change."""
        after = request.query_params.get("after")
        if after is None:
            return JSONResponse({"revision": self._service.revision})
        seconds = min(float(request.query_params.get("seconds", "0")), _LONGEST_WAIT)
        revision = await self._service.after(asking.number(after), seconds)
        return JSONResponse({"revision": revision})

    async def history(self, request: Request) -> Response:
        """What crossed the border."""
        after = asking.number(request.query_params.get("after", "0"))
        kind = request.query_params.get("kind")
        return JSONResponse(list(self._service.history.after(after, kind)))

    async def forget(self, _: Request) -> Response:
        """Forget what happened."""
        self._service.history.clear()
        return JSONResponse({})

    async def violations(self, _: Request) -> Response:
        """What was not as the schemas say."""
        return JSONResponse(self._service.history.violations)

    async def faults(self, request: Request) -> Response:
        """Order a fault."""
        wanted = json.loads(await request.body())
        if not isinstance(wanted, dict):
            raise sight.Impossible("a fault is an object")
        if wanted.keys() & {"twice", "twins"}:
            repeats = Twice.model_validate(wanted)
            self._service.faults.twice += repeats.twice
            self._service.faults.twins += repeats.twins
        else:
            unknown = wanted.keys() - {one.name for one in fields(Fault)}
            if unknown:
                raise ValueError(f"a fault has no {', '.join(sorted(unknown))}")
            self._service.faults.orders.append(_FAULT.validate_python(wanted))
        return JSONResponse({}, 201)

    async def mend(self, _: Request) -> Response:
        """Take all faults back."""
        self._service.faults.clear()
        return JSONResponse({})

    async def reset(self, _: Request) -> Response:
        """Start anew."""
        self._reset()
        return JSONResponse({})
