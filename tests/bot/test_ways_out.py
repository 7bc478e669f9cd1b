"""Whatever state a table is in, ordinary people can leave it, end it, and begin anew."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot import press as presses
from bot import quiet
from bot.press import Press, decode, encode
from bot.render import menu
from bot.render.public import public_screen
from bot.render.screen import Screen
from bot.store.record import Asleep, TableRecord
from bot.store.tables import table_id
from bot.timers import OUTAGE, Timers
from core.options import Leaving
from core.state import (
    Absence,
    Ending,
    Finished,
    Level,
    Lobby,
    PlayerId,
    Playing,
    RoundOver,
    State,
    Stopped,
)
from tests.bot import samples
from tests.bot.samples import ANA, BO, CY, NOON
from tests.bot.telegram import GROUP, Place
from tests.bot.test_handlers import said

AWAY, LEFT, REMOVED = Absence.AWAY, Absence.LEFT, Absence.REMOVED
PASSER_BY = 99
DAY = timedelta(days=1)
LONG = timedelta(hours=1, seconds=1)
NEW = -1005


def table(
    *absences: Absence | None, points: tuple[int, ...] = (5, 5, 5), leaving: str = "computer"
) -> Playing:
    """A round of Ana, Bo and Cy, of whom some are not there."""
    its = samples.playing(
        "7S AD 2C", "3H 4H 5H", "KS QS JS", total=20, points=points, leaving=leaving
    )
    seats = zip(its.seats, absences or (None,) * 3, strict=True)
    return replace(its, seats=tuple(replace(seat, absent=absent) for seat, absent in seats))


def among_computers(state: Playing) -> Playing:
    """The same, where only Ana is a person."""
    ana, *others = state.seats
    computers = tuple(
        replace(seat, player=PlayerId(-n), computer=Level.EASY) for n, seat in enumerate(others, 1)
    )
    return replace(state, seats=(ana, *computers), dealer=PlayerId(-1))


def over(last: Playing) -> RoundOver:
    return RoundOver(last=last, ending=Ending(seed=samples.SEED, loser=BO), due=NOON + DAY)


def stopped(*points: int) -> Stopped:
    its = table()
    return Stopped(
        game=its.game,
        rules=its.rules,
        options=its.options,
        host=ANA,
        players=(ANA, BO),
        by=ANA,
        points=points,
    )


ROUNDS = {
    "everybody there": table(),
    "one away": table(AWAY, None, None),
    "one left": table(None, LEFT, None),
    "one removed": table(None, None, REMOVED),
    "one there alone": table(LEFT, REMOVED, None),
    "all away": table(AWAY, AWAY, AWAY),
    "all gone but one who is away": table(LEFT, REMOVED, AWAY),
    "one out": table(points=(0, 5, 5)),
    "one out and the others gone": table(None, LEFT, AWAY, points=(0, 5, 5)),
    "where who leaves folds": table(None, AWAY, None, leaving="fold"),
    "one among computers": among_computers(table()),
    "one away among computers": among_computers(table(AWAY, None, None)),
}
STATES: dict[str, State] = {
    "lobby of one": samples.lobby(ANA),
    "lobby": samples.lobby(ANA, BO, CY),
    **{f"playing, {name}": state for name, state in ROUNDS.items()},
    **{f"round over, {name}": over(state) for name, state in ROUNDS.items()},
    "finished": Finished(
        last=table(points=(0, 5, 0)),
        ending=Ending(seed=samples.SEED, winner=BO),
        ranking=((BO,), (ANA, CY)),
    ),
    "a lobby that was closed": stopped(),
    "a game that was stopped": stopped(5, 3),
}

TROUBLES: dict[str, dict[str, object]] = {
    "no trouble": {},
    "a page in the place of the table": {"page": menu.MORE, "panels": False},
    "hands as alerts": {"slots": True, "panels": False},
    "the bot was sent away": {"asleep": Asleep.GONE},
}
"""What else may be the matter with a table, whatever its state."""

everywhere = pytest.mark.parametrize("trouble", TROUBLES)
always = pytest.mark.parametrize("state", STATES)


async def laid(state: str, trouble: str, chat: int = GROUP) -> Place:
    """A table in this state and this trouble, shown; nobody has touched it since."""
    place = Place()
    record = TableRecord(
        chat=chat, mark=samples.MARK, names=samples.NAMES, state=STATES[state], touched=NOON
    ).model_copy(update=TROUBLES[trouble])
    opened = await place.tables.load(table_id(chat, None))
    await place.tables.commit(
        opened, record, (), press="set", fingerprint="", answer='["", false]', remember=DAY
    )
    await place.show()
    return place


async def offered(place: Place, by: int, chat: int = GROUP) -> set[Press]:
    """All that this person can press: on the table, and on whatever page that leads to."""
    found: set[Press] = set()
    before = len(place.telegram.calls)
    waiting = [None, *_buttons(public_screen(await place.record(chat)))]
    while waiting:
        press = waiting.pop()
        if press is None or press in found:
            continue
        found.add(press)
        if not isinstance(press, presses.OpenMenu | presses.MyHand):
            continue
        await place.press(by, encode(press), chat=chat, panel=5)
        await place.show()
        for _, given in place.telegram.calls[before:]:
            rows = given.get("reply_markup", {}).get("inline_keyboard", ())
            data = [one.get("callback_data", "") for row in rows for one in row]
            waiting += [decode(one) for one in data]
        before = len(place.telegram.calls)
        waiting += _buttons(public_screen(await place.record(chat)))
    return found


def _buttons(screen: Screen) -> list[Press | None]:
    return [button.press for row in screen.rows for button in row]


def people(state: State) -> list[PlayerId]:
    """The people at this table whom the others have not sent away."""
    last = state.last if isinstance(state, RoundOver | Finished) else state
    if isinstance(last, Playing):
        here = [seat for seat in last.seats if seat.absent is not REMOVED]
        return [seat.player for seat in here if seat.computer is None]
    return [player for player in last.players if player > 0]


def gone(state: State, player: PlayerId) -> bool:
    """Whether nothing of this table waits for this player any more."""
    match state:
        case Lobby():
            return player not in state.players
        case Playing() | RoundOver():
            last = state.last if isinstance(state, RoundOver) else state
            seat = last.seat(player)
            assert seat is not None
            folded = last.options.leaving is Leaving.FOLD and not seat.alive
            return folded or seat.absent in (LEFT, REMOVED)
        case Finished() | Stopped():
            return True


@always
@everywhere
async def test_everybody_can_leave_by_buttons_whatever_the_others_do(
    state: str, trouble: str
) -> None:
    for player in people(STATES[state]):
        place = await laid(state, trouble)
        if not gone(STATES[state], player):
            way_out = await offered(place, player)
            [leaving] = [
                press
                for press in way_out
                if isinstance(press, presses.LeaveGame | presses.JoinOrLeave)
            ]
            await place.press(player, encode(leaving), panel=5)
        assert gone((await place.record()).state, player)


WAYS: dict[str, tuple[type[Press], ...]] = {
    "by vote": (presses.ComeBack, presses.VoteStop, presses.CancelLobby),
    "by leaving": (presses.LeaveGame, presses.JoinOrLeave),
}


@always
@everywhere
@pytest.mark.parametrize("way", WAYS)
async def test_those_at_the_table_end_it_by_buttons(state: str, trouble: str, way: str) -> None:
    place = await laid(state, trouble)
    for player in people(STATES[state]):
        for kind in WAYS[way]:
            here = [press for press in await offered(place, player) if isinstance(press, kind)]
            if here:
                await place.press(player, encode(here[0]), panel=5)
    assert isinstance((await place.record()).state, Finished | Stopped)
    assert said(await place.say(ANA, "/newgame")) == []
    assert isinstance((await place.record()).state, Lobby)


@always
@everywhere
async def test_anybody_ends_a_table_that_has_been_still_and_opens_the_next(
    state: str, trouble: str
) -> None:
    place = await laid(state, trouble)
    place.clock.now += LONG
    await place.say(PASSER_BY, "/stop")
    await place.say(PASSER_BY, "/newgame")
    record = await place.record()
    assert isinstance(record.state, Lobby)
    assert record.players == (PASSER_BY,)
    await place.show()
    assert presses.CancelLobby(record.game) in await offered(place, PASSER_BY)


@always
async def test_a_table_that_moved_is_ended_from_where_its_group_is(state: str) -> None:
    place = await laid(state, "no trouble")
    await place.desk.membership.moved(GROUP, NEW)
    place.clock.now += LONG
    for words in ("/stop", "/newgame"):
        await place.say(PASSER_BY, words, chat=NEW)
    assert (await place.record(NEW)).players == (PASSER_BY,)


@pytest.mark.parametrize("state", [one for one in STATES if "among computers" in one])
@everywhere
async def test_somebody_alone_in_a_private_chat_ends_the_game_there(
    state: str, trouble: str
) -> None:
    place = await laid(state, trouble, chat=ANA)
    [leaving] = [
        press for press in await offered(place, ANA, ANA) if isinstance(press, presses.LeaveGame)
    ]
    await place.press(ANA, encode(leaving), chat=ANA)
    assert isinstance((await place.record(ANA)).state, Stopped)
    await place.say(ANA, "/newgame", chat=ANA)
    assert isinstance((await place.record(ANA)).state, Lobby)


@always
async def test_a_table_that_nobody_comes_back_to_ends_by_itself(state: str) -> None:
    place = await laid(state, "no trouble")
    timers = Timers(place.tables, acted=place.outbox.wake)
    end = quiet.ends(await place.record())
    while end is not None and place.clock.now < end:
        # However long workers were away, they look again before the end.
        place.clock.now = min(end, max(place.clock.now + OUTAGE / 2, end - OUTAGE))
        await timers.look()
    assert isinstance((await place.record()).state, Finished | Stopped)
