"""Cards chosen before the own turn: kept with the table, and played as soon as the turn comes.

A card is played only if it costs its player nothing then, for what it would cost nobody has seen.
Where cards are drawn by hand nothing is chosen: a play at once would leave nobody time to draw.
"""

from bot import intents
from bot.intents import Problem
from bot.press import Pick
from bot.stamps import stamp
from bot.store.record import Ahead, TableRecord
from core import view
from core.commands import Play
from core.options import Draw
from core.state import PlayerId, Playing


def can_choose(record: TableRecord) -> bool:
    """Whether cards are chosen in advance at this table."""
    state = record.state
    return isinstance(state, Playing) and state.options.draw is not Draw.MANUAL


def of(record: TableRecord, player: PlayerId) -> Ahead | None:
    """What this player chose, or what became of it, as long as the hand is the same."""
    its = record.ahead.get(player)
    return its if its is not None and its.stamp == stamp(record.state, player) else None


def chosen(
    record: TableRecord, player: PlayerId, hand: str, place: int, pick: Pick | None
) -> TableRecord | Problem:
    """The table with this choice; `hand` is the stamp of the hand that was looked at."""
    state = record.state
    if not isinstance(state, Playing) or not can_choose(record):
        return Problem.OUT_OF_DATE
    meant = intents.laid(state, player, place, pick)
    if isinstance(meant, Problem):
        return meant
    seat = state.seat(player)
    if seat is not None and seat.automatic:
        return Problem.COME_BACK
    if hand != stamp(state, player):
        return Problem.OUT_OF_DATE
    its = Ahead(stamp=hand, place=place, pick=pick)
    return record.model_copy(update={"ahead": {**record.ahead, player: its}})


def taken_back(record: TableRecord, player: PlayerId) -> TableRecord:
    """The table without a choice of this player's."""
    left = {other: its for other, its in record.ahead.items() if other != player}
    return record.model_copy(update={"ahead": left})


def is_due(record: TableRecord) -> bool:
    """Whether the player whose turn it is has chosen before."""
    state = record.state
    if not isinstance(state, Playing):
        return False
    seat = state.seat(state.turn.player)
    its = of(record, state.turn.player)
    return its is not None and not its.dropped and seat is not None and not seat.automatic


def command(record: TableRecord) -> Play | None:
    """The play that was chosen for this turn; None where it would cost its player something."""
    state = record.state
    assert isinstance(state, Playing)
    player = state.turn.player
    its, held = of(record, player), view.hand(state, player)
    if its is None or held is None:
        return None
    play = intents.laid(state, player, its.place, its.pick)
    if not isinstance(play, Play):
        return None
    for choice in held.choices:
        if choice.place == its.place and choice.value == play.value:
            return play if choice.legal and not choice.verdict.mover else None
    return None


def dropped(record: TableRecord) -> TableRecord:
    """The table with word to the player whose turn it is that the choice was not played."""
    player = record.latest.turn.player if isinstance(record.latest, Playing) else None
    its = record.ahead.get(player) if player is not None else None
    if player is None or its is None:
        return record
    gone = its.model_copy(update={"dropped": True})
    return record.model_copy(update={"ahead": {**record.ahead, player: gone}})
