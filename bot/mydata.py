"""All that is kept of one person, as plain values for a file."""

from dataclasses import asdict
from typing import Any

from bot.desk import Desk
from bot.forgetting import knows, tables_of
from bot.people import Person
from bot.store.base import Damaged, TableId
from bot.store.record import TableRecord, Unreadable
from bot.store.seal import Unsealable
from core.state import PlayerId, Playing

Json = dict[str, Any]


async def kept(desk: Desk, person: Person, here: TableId) -> Json:
    """Statistics, choices and tables. `here` is looked at too, whoever is known to sit there."""
    now = (await desk.tables.load(here)).now
    tables = [
        found
        for table in await tables_of(desk, person.id, here)
        if (found := await _at(desk, table, person.id)) is not None
    ]
    return {
        "account": person.id,
        "at": now.isoformat(),
        "statistics": list(await desk.keeping.kept(person.id, now)),
        "choices": await desk.preferences.kept(person.id),
        "tables": tables,
    }


async def _at(desk: Desk, table: TableId, person: PlayerId) -> Json | None:
    """What one table knows of a person; None: nothing."""
    try:
        record = (await desk.tables.load(table)).record
    except (Unsealable, Unreadable, Damaged):
        return {"table": table, "unreadable": True}
    if record is None or not knows(record, person):
        return None
    log = await desk.tables.log(table, record.game)
    return {
        "table": table,
        "game": record.game,
        "rules": record.rules,
        "state": record.state.kind,
        "name": record.names.get(person),
        "seat": _seat(record, person),
        "chosen in advance": _ahead(record, person),
        "log": [
            asdict(event) | {"at": entry.at}
            for entry in log
            for event in entry.events
            if person in (getattr(event, "player", None), getattr(event, "by", None))
        ],
    }


def _seat(record: TableRecord, person: PlayerId) -> Json | None:
    latest = record.latest
    seat = latest.seat(person) if isinstance(latest, Playing) else None
    if seat is not None:
        return asdict(seat)
    return {"player": person} if person in record.players else None


def _ahead(record: TableRecord, person: PlayerId) -> Json | None:
    its = record.ahead.get(person)
    return its.model_dump(mode="json") if its is not None else None
