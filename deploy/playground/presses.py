"""Presses of buttons, of those that are there and of those that are not."""

from deploy.playground import groups, wire
from deploy.playground.model import Json, Message, Query, User
from deploy.playground.service import Service
from deploy.playground.sight import Impossible

_LIFE = 3600.0
"""Seconds after which a press is forgotten; Telegram takes no answer long before."""
_MOST_ANSWERS = 1000


def button(
    message: Message,
    *,
    label: str | None = None,
    data: str | None = None,
    place: tuple[int, int] | None = None,
) -> Json:
    """The button with this label, with this data, or at this row and column."""
    rows = message.keyboard or ()
    if place is not None:
        row, column = place
        if 0 <= row < len(rows) and 0 <= column < len(rows[row]):
            return rows[row][column]
        raise Impossible(f"there is no button at {row}, {column}")
    for one in (one for row in rows for one in row):
        if (label is not None and one["text"] == label) or (
            data is not None and one.get("callback_data") == data
        ):
            return one
    raise Impossible(f"there is no button {label or data!r}")


def press(service: Service, user: User, message: Message, pressed: Json) -> Query:
    """Press a button that this person sees."""
    if "disabled" in pressed:
        raise Impossible(f"the button {pressed['text']!r} is disabled")
    if "callback_data" not in pressed:
        raise Impossible(f"the button {pressed['text']!r} tells the bot nothing")
    return _ask(service, user, message.chat, pressed["callback_data"], message, message.id)


def forge(service: Service, user: User, chat: int, data: str, name: str | None) -> Query:
    """Send any data as if a button had it: what a changed app can do."""
    if chat not in service.world.chats:
        raise Impossible("there is no such chat")
    number = int(name) if name and name.isdecimal() else 0
    if name and name.startswith("e"):
        message = service.world.ephemeral(chat, user.id, int(name[1:]))
    else:
        message = service.world.found(chat, number)
    return _ask(service, user, chat, data, message, number)


def _ask(
    service: Service, user: User, chat: int, data: str, message: Message | None, number: int
) -> Query:
    query = Query(
        id=str(4_000_000_000_000_000 + service.world.next("query")),
        user=user.id,
        chat=chat,
        message=message.seq if message else None,
        data=data,
        at=service.clock.now(),
    )
    _forget_old_presses(service)
    service.world.queries[query.id] = query
    if groups.hears(service, chat):
        body = wire.query(service.world, query, number)
        service.updates.add("callback_query", body, key=f"user {user.id}")
    service.touched()
    return query


def _forget_old_presses(service: Service) -> None:
    """Those that nothing can be done with any more."""
    since = service.clock.now() - _LIFE
    kept = {one.id: one for one in service.world.queries.values() if one.at > since}
    service.world.queries = kept
    del service.world.answers[:-_MOST_ANSWERS]
