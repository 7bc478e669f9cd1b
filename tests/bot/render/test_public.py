"""The screen of a table as it is kept."""

from bot.i18n import texts
from bot.render.public import drawn, public_screen
from bot.render.voice import Voice
from bot.store.record import TableRecord
from core import view
from tests.bot.samples import MARK, NAMES, playing


def test_a_record_is_shown_in_its_own_language_with_its_names_and_its_mark() -> None:
    state = playing("7S TD", "AH")
    record = TableRecord(chat=-1, mark=MARK, slots=True, names=NAMES, state=state)
    assert public_screen(record) == drawn(
        view.of(state), Voice(texts("en"), NAMES), mark=MARK, slots=True
    )
