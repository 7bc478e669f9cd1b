"""Shows a hand to its holder, in a group: a private panel, or an alert where panels are refused.

A private thing never falls back to a public one.
"""

from datetime import datetime

from bot import ahead, panels
from bot.answer import Answer
from bot.api import Called, Kind
from bot.desk import Desk
from bot.intents import Problem
from bot.panels import Seen
from bot.people import Person
from bot.play import Step, carry_out, fingerprint, with_what_was_chosen
from bot.press import Pick
from bot.render.telegram import digest
from bot.stamps import stamp
from bot.store.base import TableId
from bot.store.record import TableRecord
from bot.store.tables import its_table, table_id
from bot.words import Words
from core import view
from core.state import PlayerId


async def show(desk: Desk, by: Person, seen: Seen, record: TableRecord, *, query: str) -> Answer:
    """Show this person the own hand, in return for the press with this id."""
    words = Words(by, record)
    hand = view.hand(record.state, by.id)
    if hand is None:
        return words.no_hand()
    screen = words.panel(hand)
    shown = f"{stamp(record.state, by.id)}.{seen.panel}.{digest(screen)}"
    told = desk.tables.store.told
    if seen.panel is not None and await told(its_table(record), by.id) == shown:
        return words.nothing_new()
    if record.panels or seen.panel is not None:
        called = await panels.show(desk, by, seen, screen, query=query)
        if called.kind is Kind.SURE:
            await _tell(desk, by, record, shown)
            return Answer()
        await _offer_slots(desk, seen, called, record, query=query)
    await remember(desk, by, record)
    return Answer(words.hand_alert(hand), alert=True)


async def renew(desk: Desk, by: Person, seen: Seen, record: TableRecord) -> None:
    """Bring the panel up to date that this person has just pressed a button of.

    At most once, and nothing depends on it: pressing *My hand* repairs whatever got lost.
    """
    if seen.panel is None:
        return
    words = Words(by, record)
    hand = view.hand(record.state, by.id)
    await remember(desk, by, record)
    screen = words.panel(hand) if hand else words.empty_panel()
    await panels.edit(desk, by, seen.chat, seen.panel, screen)


def chosen_ahead(
    record: TableRecord, by: Person, stamp: str, place: int, pick: Pick | None, now: datetime
) -> Step | Answer:
    """The step that keeps a card for this person's turn; where that has come, it is played."""
    its = ahead.chosen(record, by.id, stamp, place, pick)
    if isinstance(its, Problem):
        return Words(by, record).problem(its)
    after, happened = with_what_was_chosen(its, now)
    return Step(after, happened, Words(by, its).chosen_ahead(happened, after))


async def past(desk: Desk, by: Person, seen: Seen, record: TableRecord) -> None:
    """Take the buttons off a hand in the private chat that is over, if nobody knows of it.

    Its sending had no known outcome, so another one was sent. The one that is known is kept up
    to date along with the table.
    """
    if by.prefers.of_message(seen.message) is None:
        await panels.edit_pressed(desk, by, seen, Words(by, record).past_hand())


async def remember(desk: Desk, by: Person, record: TableRecord) -> None:
    """Note which hand this person is told: a typed place means a card of that one."""
    await _tell(desk, by, record, stamp(record.state, by.id))


async def told_hand(desk: Desk, table: TableId, player: PlayerId) -> str | None:
    """The stamp of the hand that this person was last told."""
    told = await desk.tables.store.told(table, player)
    return told and told.split(".")[0]


async def _tell(desk: Desk, by: Person, record: TableRecord, told: str) -> None:
    await desk.tables.store.tell(its_table(record), by.id, told)


async def _offer_slots(
    desk: Desk, seen: Seen, called: Called, record: TableRecord, *, query: str
) -> None:
    """An alert has no cards to press, so the table gets a button for each place of a hand.

    Where panels are refused for good, they are not tried again; where the group has had its
    calls for the minute, the next one may go.
    """
    refused = called.kind is Kind.REFUSED and seen.panel is None
    if record.slots and not refused:
        return

    def offer(record: TableRecord | None, _now: object) -> Step | Answer:
        if record is None:
            return Answer()
        change = {"slots": True, "panels": record.panels and not refused}
        return Step(record.model_copy(update=change), (), Answer())

    await carry_out(
        desk.tables,
        table_id(seen.chat, seen.thread),
        offer,
        press=f"slots.{query}",
        fingerprint=fingerprint("slots"),
    )
    desk.show()
