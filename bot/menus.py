"""Shows pages of choices to one person: in a private panel, or in the table's own message.

The table's message shows them where panels are refused, and in a private chat, where nobody else
is kept from it.
"""

from bot import panels, press
from bot.answer import Answer
from bot.api import Kind
from bot.desk import Desk
from bot.panels import Seen
from bot.people import Person
from bot.play import Step, carry_out, fingerprint
from bot.press import Press
from bot.render import menu
from bot.store.record import TableRecord
from bot.store.tables import its_table
from bot.words import Words


def page_after(pressed: Press) -> str | None:
    """The page to see after this press, where it was made on one; None: the own hand."""
    match pressed:
        case press.SetOption() | press.UsePreset():
            return menu.SETTINGS
        case press.NextGame() | press.LeaveGame() | press.VoteOut() | press.VoteStop():
            return menu.MORE
        case _:
            return None


async def show(
    desk: Desk, by: Person, seen: Seen, record: TableRecord, page: str, *, query: str
) -> Answer:
    """Show this page, in return for the press with this id."""
    words = Words(by, record)
    screen = words.menu(page)
    if screen is None and page != menu.TABLE:
        return words.nothing_to_choose()
    alone = record.is_private or not (record.panels or seen.panel)
    if alone and by.id not in record.players:
        # Everybody would see a page that only those at the table can use.
        return words.type_it()
    if screen is None or alone:
        return await _in_the_table(desk, record, page, query=query)
    called = await panels.show(desk, by, seen, screen, query=query)
    if called.kind is Kind.SURE:
        return Answer()
    if called.kind is Kind.REFUSED and seen.panel is None and by.id in record.players:
        return await _in_the_table(desk, record, page, query=query)
    return words.type_it()


async def renew(desk: Desk, by: Person, seen: Seen, record: TableRecord, page: str) -> None:
    """Bring the panel up to date that this person has just pressed a button of."""
    if seen.panel is None:
        return
    words = Words(by, record)
    screen = words.menu(page) or words.empty_panel()
    await panels.edit(desk, by, seen.chat, seen.panel, screen)


async def _in_the_table(desk: Desk, record: TableRecord, page: str, *, query: str) -> Answer:
    wanted = "" if page == menu.TABLE else page

    def turn(fresh: TableRecord | None, _now: object) -> Step | Answer:
        if fresh is None or fresh.page == wanted:
            return Answer()
        return Step(fresh.model_copy(update={"page": wanted}), (), Answer())

    await carry_out(
        desk.tables,
        its_table(record),
        turn,
        press=f"page.{query}",
        fingerprint=fingerprint("page", wanted),
    )
    desk.show()
    return Answer()
