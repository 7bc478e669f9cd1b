"""What a person hears, as JSON for the page.

`GET /people/{user}/heard` gives the names of all `clients`, the `client` and the `utterances` in
order. It may be asked for a `client` (TalkBack if none is named), for what came `after` a `seq`,
and with `muted=yes` for groups that notify of mentions only. With a `chat`, that one is on the
screen, and whatever comes elsewhere is a notification; with `chat=0` the phone is in a pocket.
Without one, each message is read in full, as if its chat were on the screen.
"""

from dataclasses import asdict

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from deploy.playground import asking
from deploy.playground.listen import clients, hearing
from deploy.playground.listen.clients import Client
from deploy.playground.listen.journal import Journal
from deploy.playground.listen.reading import known
from deploy.playground.service import Service


def routes(service: Service) -> list[Route]:
    """The one endpoint; from here on it is remembered what apps are shown."""
    journal = Journal(service)

    async def heard(request: Request) -> Response:
        person, query = asking.person(service, request), request.query_params
        listener = hearing.Listener(
            client=_client(query.get("client")),
            language=known(person.language_code),
            open=_open(service, query.get("chat")),
            muted=query.get("muted") == "yes",
        )
        shown = journal.shown(person.id, asking.number(query.get("after", "0")))
        return JSONResponse(
            {
                "clients": list(clients.ALL),
                "client": listener.client.name,
                "utterances": [asdict(one) for one in hearing.heard(shown, listener)],
            }
        )

    return [Route("/{user}/heard", asking.guarded(heard), methods=["GET"])]


def _open(service: Service, chat: str | None) -> frozenset[int]:
    """The chats on the screen."""
    return frozenset({asking.number(chat)} if chat else service.world.chats)


def _client(name: str | None) -> Client:
    if name is None:
        return next(iter(clients.ALL.values()))
    if name not in clients.ALL:
        raise asking.Unknown(f"there is no client {name}; there are {', '.join(clients.ALL)}")
    return clients.ALL[name]
