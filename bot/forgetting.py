"""Forgets a person everywhere, or a group: each step may be done again, and all of them end it."""

from dataclasses import replace
from datetime import datetime

from bot import panels
from bot.ahead import taken_back
from bot.answer import Answer
from bot.desk import Desk
from bot.i18n import texts
from bot.panels import Seen
from bot.people import Person
from bot.play import Step, carry_out, fingerprint, silently, with_state
from bot.press import ForgetGroup, ForgetMe
from bot.render.screen import Screen
from bot.render.telegram import message
from bot.rights import administers
from bot.store.base import TableId
from bot.store.record import TableRecord
from bot.store.tables import table_id
from bot.words import Words
from core import commands
from core.state import Absence, Finished, PlayerId, State, Stopped

_NOBODY = PlayerId(0)
"""Hosts a table that belongs to nobody any more."""


async def pressed(
    desk: Desk, press: ForgetMe | ForgetGroup, by: Person, seen: Seen, *, query: str
) -> Answer:
    """Somebody who was asked once more is sure."""
    voice = Words(by).voice
    if isinstance(press, ForgetMe):
        if by.id != press.player:
            return Answer(voice("forget-me-others"), alert=True)
        await forget_person(desk, by, table_id(seen.chat, seen.thread), deed=query)
        done = "forget-me-done"
    else:
        if not await administers(desk, seen.chat, by.id):
            return Answer(voice("forget-group-admins"), alert=True)
        await forget_group(desk, seen.chat, deed=query)
        done = "forget-group-done"
    await _say_so(desk, by, seen, Screen(voice(done)))
    return Answer(voice(done), alert=True)


async def _say_so(desk: Desk, by: Person, seen: Seen, screen: Screen) -> None:
    """Put this in the place of the question; if that does not go, there is still the alert."""
    if seen.panel is not None:
        await panels.edit(desk, by, seen.chat, seen.panel, screen)
    elif seen.reachable and not await desk.limits.reserve(seen.chat, reply=True):
        await desk.api.call(
            "editMessageText", chat_id=seen.chat, message_id=seen.message, **message(screen)
        )
        # A forged press may name the table's message: then the table is put back there.
        await desk.tables.store.mark(table_id(seen.chat, seen.thread), again=True)
        desk.show()


async def tables_of(desk: Desk, person: PlayerId, *others: TableId) -> tuple[TableId, ...]:
    """Every table at which something may be known of a person."""
    preference = await desk.preferences.of(person)
    now = (await desk.tables.load(table_id(person, None))).now
    remembering = await desk.keeping.kept(person, now)
    found = (
        *others,
        table_id(person, None),
        *(sitting.table for sitting in preference.tables),
        *(table_id(kept["group"], None) for kept in remembering),
    )
    return tuple(dict.fromkeys(found))


async def forget_person(desk: Desk, by: Person, here: TableId, *, deed: str) -> None:
    """Take a person out of every table, then forget statistics and choices.

    The list of tables is among the choices: it goes last, so that what breaks off in the middle
    can be begun again.
    """
    for named in await tables_of(desk, by.id, here):
        table = (await desk.tables.load(named)).table
        await carry_out(
            desk.tables,
            table,
            lambda record, now: _without(record, by.id, now),
            press=f"i.{deed}",
            fingerprint=fingerprint("forget", by.id),
            by_itself=True,
        )
        await desk.tables.store.untell(table, by.id)
    desk.show()
    await desk.keeping.forget_person(by.id)
    await desk.preferences.forget(by.id)


def _without(record: TableRecord | None, player: PlayerId, now: datetime) -> Step | Answer:
    """The step that takes a person out of a table: the seat as when leaving, the name for good."""
    if record is None or not knows(record, player):
        return Answer()
    leave = commands.Leave(player=player)
    came = silently(record, leave, now)
    left, events = (came.record, came.events) if isinstance(came, Step) else (record, ())
    named = {known: name for known, name in left.names.items() if known != player}
    left = with_state(taken_back(left, player), _gone(left.state, player))
    left = left.model_copy(update={"names": named})
    if player in left.players:
        left = left.introducing(player, texts(record.language).label("player-former"))
    return Step(left, events, Answer())


def knows(record: TableRecord, player: PlayerId) -> bool:
    """Whether anything of this person is kept at this table."""
    return player in record.names or player in record.players


def _gone(state: State, player: PlayerId) -> State:
    """A game that is over, without this person in the next one."""
    match state:
        case Finished(last=last):
            seats = tuple(
                replace(seat, absent=Absence.LEFT) if seat.player == player else seat
                for seat in last.seats
            )
            waiting = tuple(other for other in last.waiting if other != player)
            return replace(state, last=replace(last, seats=seats, waiting=waiting))
        case Stopped(players=players, points=points):
            staying = [place for place, other in enumerate(players) if other != player]
            return replace(
                state,
                host=_NOBODY if state.host == player else state.host,
                players=tuple(players[place] for place in staying),
                points=tuple(points[place] for place in staying) if points else (),
                waiting=tuple(other for other in state.waiting if other != player),
                by=None if state.by == player else state.by,
            )
        case _:
            return state


async def forget_group(desk: Desk, group: int, *, deed: str) -> None:
    """Forget statistics and choices of a group, and empty its tables; games that are on end."""
    for table in await desk.tables.of_chat(group):
        await carry_out(
            desk.tables,
            table,
            lambda record, _now: _emptied(record),
            press=f"f.{deed}",
            fingerprint=fingerprint("forget", group),
            by_itself=True,
        )
        await desk.tables.store.erase_logs(table)
    desk.show()
    await desk.keeping.forget_group(group)
    await desk.preferences.forget(group)


def _emptied(record: TableRecord | None) -> Step | Answer:
    """A closed table at which nobody ever sat."""
    if record is None:
        return Answer()
    last = record.latest
    closed = Stopped(
        game=record.game,
        rules=last.rules,
        options=last.options,
        host=_NOBODY,
        players=(),
        by=None,
    )
    empty = TableRecord(
        chat=record.chat,
        thread=record.thread,
        language=record.language,
        wording=record.wording,
        state=closed,
    )
    return Step(empty, (), Answer())
