"""Which table somebody means in the private chat, by what is written or pressed there."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.desk import Desk
from bot.preferences import Preference, Sitting
from bot.store.base import TableId
from bot.store.record import TableRecord
from bot.store.tables import its_table, table_id
from bot.updates import Message
from core.state import PlayerId, Playing


@dataclass(frozen=True, slots=True)
class Seated:
    """A table with a game on, where this person sits."""

    table: TableId
    record: TableRecord
    sitting: Sitting | None = None

    def waits_for(self, person: PlayerId) -> bool:
        """Whether it is this person's turn there."""
        state = self.record.state
        return isinstance(state, Playing) and state.turn.player == person


SEVERAL = TableId("several")
"""Nobody's table: more than one may be meant."""


async def seats(desk: Desk, person: PlayerId, preference: Preference) -> tuple[Seated, ...]:
    """Every table with a game on where this person sits, the one of the private chat first."""
    own = table_id(person, None)
    known = {sitting.table: sitting for sitting in preference.tables}
    found: dict[TableId, Seated] = {}
    for table in dict.fromkeys((own, *known)):
        record = (await desk.tables.load(table)).record
        if record is None or record.is_over:
            continue
        if person in record.players:
            # The group may have become another one: then the table is led to from its old place.
            at = its_table(record)
            found[at] = Seated(at, record, known.get(at) or known.get(table))
    return tuple(found.values())


async def table_meant(desk: Desk, message: Message, preference: Preference) -> TableId | None:
    """The group's table that is meant by a message in a private chat; None: the chat's own.

    An answer to a hand means that hand. Otherwise it is the one table that waits for this
    person, or the only one. `SEVERAL`, where it cannot be told: a wrong card is not taken back.
    """
    if not preference.tables:
        return None
    if message.reply_to_message is not None:
        answered = preference.of_message(message.reply_to_message.message_id)
        if answered is not None:
            return answered.table
    person = message.person.id
    its = await seats(desk, person, preference)
    waiting = [one for one in its if one.waits_for(person)]
    found = _only(waiting or its)
    own = table_id(person, None)
    return None if found == own else found


def _only(its: Sequence[Seated]) -> TableId | None:
    if not its:
        return None
    return its[0].table if len(its) == 1 else SEVERAL
