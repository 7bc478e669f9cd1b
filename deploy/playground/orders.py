"""What a test may ask of the playground itself: what happened, and what shall go wrong."""

import json
from collections.abc import Callable
from dataclasses import asdict, fields
from urllib.parse import quote

from pydantic import TypeAdapter
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from deploy.playground import asking, files, sight
from deploy.playground.asking import Endpoint
from deploy.playground.bodies import Again, Twice
from deploy.playground.faults import Fault
from deploy.playground.model import Json
from deploy.playground.options import changed
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
            ("GET", "/files/{file}", self.file),
            ("GET", "/history", self.history),
            ("DELETE", "/history", self.forget),
            ("GET", "/violations", self.violations),
            ("GET", "/settings", self.settings),
            ("PATCH", "/settings", self.change_settings),
            ("GET", "/faults", self.ordered),
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

    async def file(self, request: Request) -> Response:
        """A photo to show, or a document to save."""
        found = self._service.world.files.get(request.path_params["file"])
        if found is None:
            raise asking.Unknown("this file is not kept any more")
        data = files.content(found)
        seen = files.picture(data)
        how = "inline" if seen else "attachment"
        headers = {
            "Content-Disposition": f"{how}; filename*=UTF-8''{quote(found.name, safe='')}",
            "X-Content-Type-Options": "nosniff",
            "Content-Security-Policy": "default-src 'none'; sandbox",
        }
        kind = seen[0] if seen else "application/octet-stream"
        return Response(data, media_type=kind, headers=headers)

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

    async def settings(self, _: Request) -> Response:
        """What is set: limits and times, and whether the bot hears everything."""
        return JSONResponse(self._settings())

    def _settings(self) -> Json:
        privacy = self._service.world.privacy_mode
        return asdict(self._service.options) | {"privacy_mode": privacy}

    async def change_settings(self, request: Request) -> Response:
        """Set some of it anew, from the next call on."""
        wanted = json.loads(await request.body())
        if not isinstance(wanted, dict):
            raise ValueError("settings are an object")  # noqa: TRY004 - the asker's fault, not ours
        privacy = wanted.pop("privacy_mode", self._service.world.privacy_mode)
        if not isinstance(privacy, bool):
            raise ValueError("privacy_mode is true or false")  # noqa: TRY004 - the asker's fault
        options = changed(self._service.options, wanted)
        self._service.use(options)
        self._service.world.privacy_mode = privacy
        self._service.world.settings |= {name: getattr(options, name) for name in wanted}
        self._service.tell("people")
        return JSONResponse(self._settings())

    async def ordered(self, _: Request) -> Response:
        """What is ordered."""
        return JSONResponse(self._service.faults.listed())

    async def faults(self, request: Request) -> Response:
        """Order a fault."""
        wanted = json.loads(await request.body())
        if not isinstance(wanted, dict):
            raise sight.Impossible("a fault is an object")
        if "again" in wanted:
            Again.model_validate(wanted)
            if not self._service.updates.repeat():
                raise sight.Impossible("no update was delivered yet")
        elif wanted.keys() & {"twice", "twins"}:
            repeats = Twice.model_validate(wanted)
            self._service.faults.twice += repeats.twice
            self._service.faults.twins += repeats.twins
        else:
            unknown = wanted.keys() - {one.name for one in fields(Fault)}
            if unknown:
                raise ValueError(f"a fault has no {', '.join(sorted(unknown))}")
            self._service.faults.orders.append(_FAULT.validate_python(wanted))
        self._service.tell("faults")
        return JSONResponse({}, 201)

    async def mend(self, _: Request) -> Response:
        """Take all faults back."""
        self._service.faults.clear()
        self._service.tell("faults")
        return JSONResponse({})

    async def reset(self, _: Request) -> Response:
        """Start anew."""
        self._reset()
        return JSONResponse({})
