"""What attacks on the bot have found once, and must not find again."""

from dataclasses import replace
from datetime import timedelta

from bot import press as presses
from bot.nudge import reminding
from bot.press import Press, encode
from bot.reminders import Reminders
from bot.render import menu
from bot.render.public import public_screen
from bot.stamps import stamp
from bot.store.record import Asleep, Reminder, TableRecord
from bot.store.tables import table_id
from bot.timers import Timers
from core.state import Absence, Lobby, PlayerId, Playing, RoundOver, Stopped
from tests.bot import samples
from tests.bot.telegram import ANA, BO, CY, GROUP, Place, Told
from tests.bot.test_handlers import dealt, opened, said

STRANGER = 99
PANEL = 55


async def press(place: Place, by: int, what: Press, *, panel: int | None = None) -> Told:
    return await place.press(by, encode(what), panel=panel)


async def playing(place: Place) -> Playing:
    state = (await place.record()).state
    assert isinstance(state, Playing)
    return state


async def begun(**options: object) -> tuple[Place, TableRecord]:
    """A game of Ana, Bo and Cy that has begun."""
    place = Place()
    chosen = " ".join(f"{name}={value}" for name, value in options.items())
    await place.say(ANA, f"/newgame milestones {chosen}")
    await place.say(BO, "/join")
    await place.say(CY, "/join")
    await place.say(ANA, "/begin")
    return place, await place.record()


async def test_a_refusal_at_a_sleeping_table_is_neither_saved_nor_remembered() -> None:
    place, record = await opened()
    start = presses.StartGame(record.game)
    await place.desk.membership.lost(GROUP, Asleep.MUTE)
    assert "Two players" in (await press(place, ANA, start)).text
    await place.say(BO, "/join")
    assert (await press(place, ANA, start)).text == "The game begins."


async def test_a_refused_command_at_a_sleeping_table_is_answered() -> None:
    place, _ = await opened()
    await place.desk.membership.lost(GROUP, Asleep.MUTE)
    [told] = said(await place.say(ANA, "/begin"))
    assert "Two players" in told


async def test_a_vote_counts_in_the_next_round_as_well() -> None:
    place, record = await dealt(samples.playing("4S 9S 2S", "3H 4H 5H", "KS QS JS", total=95))
    vote = presses.VoteOut(record.game, PlayerId(BO))
    await press(place, CY, vote, panel=PANEL)
    await press(place, ANA, presses.Lay(record.game, record.mark, 0))
    await place.say(ANA, "/next")
    assert (await playing(place)).votes == ()
    await press(place, CY, vote, panel=PANEL)
    assert [ballot.by for ballot in (await playing(place)).votes] == [(CY,)]


async def test_two_deadlines_at_one_moment_are_both_kept() -> None:
    place = Place()
    due = place.clock.now + timedelta(seconds=20)
    state = samples.playing("QS", "3H 4H", total=90, clock=20, pause=0, due=due)
    await dealt(state, place)
    timers = Timers(place.tables, acted=lambda: None)
    await timers.look()
    place.clock.pass_(20)
    await timers.look()
    over = (await place.record()).state
    assert isinstance(over, RoundOver)
    assert over.due == due
    await timers.look()
    assert (await playing(place)).round == over.last.round + 1


async def test_a_page_in_place_of_the_table_gives_way_to_what_happens() -> None:
    place, record = await dealt()
    place.telegram.refusals["sendMessage"] = (400, "Bad Request: no such parameter")
    await press(place, ANA, presses.OpenMenu(record.game, menu.MORE))
    assert (await place.record()).page == menu.MORE
    await place.say(BO, "/leave")
    assert (await place.record()).page == ""


async def test_a_stranger_does_not_put_a_page_in_place_of_the_table() -> None:
    place, record = await dealt()
    place.telegram.refusals["sendMessage"] = (400, "Bad Request: no such parameter")
    await press(place, STRANGER, presses.OpenMenu(record.game, menu.MORE))
    assert (await place.record()).page == ""


async def test_a_table_that_belongs_to_nobody_any_more_can_be_shown() -> None:
    _, record = await opened()
    stopped = Stopped(
        game=record.game,
        rules=record.rules,
        options=record.latest.options,
        host=PlayerId(0),
        players=(),
        by=None,
    )
    left = record.model_copy(update={"state": stopped, "page": menu.SETTINGS})
    assert "closed" in public_screen(left).text


async def test_who_is_away_is_told_to_come_back_before_choosing_a_card() -> None:
    place, record = await begun()
    turn = (await playing(place)).turn.player
    bo = next(one for one in (ANA, BO, CY) if one != turn)
    await press(place, bo, presses.MyHand(record.game))
    await place.say(bo, "/leave")
    [told] = said(await place.say(bo, "/ahead 1"))
    assert told == "A computer plays for you. Press I’m back first."
    assert (await place.record()).ahead == {}


async def test_a_reminder_stays_behind_when_a_group_moves() -> None:
    place, record = await begun()
    opened_ = await place.tables.load(table_id(GROUP, None))
    await place.tables.commit(
        opened_,
        record.model_copy(update={"reminder": Reminder(turn=1, message=7)}),
        (),
        press="set",
        fingerprint="",
        answer='["", false]',
        remember=timedelta(days=1),
    )
    await place.desk.membership.moved(GROUP, -1009)
    assert (await place.record(-1009)).reminder is None


async def test_those_who_left_do_not_come_along_to_a_rematch_of_a_stopped_game() -> None:
    place, record = await begun()
    await place.say(BO, "/leave")
    await place.say(ANA, "/stop")
    assert (await press(place, BO, presses.Rematch(record.game))).text.startswith("You are not")
    await press(place, ANA, presses.Rematch(record.game))
    state = (await place.record()).state
    assert isinstance(state, Lobby)
    assert state.players == (ANA, CY)


async def test_a_fold_is_not_told_as_the_work_of_the_last_play() -> None:
    place, record = await dealt(
        samples.playing("7S AD 2C", "3H 4H 5H", "KS QS JS", total=20, leaving="fold")
    )
    await press(place, ANA, presses.Lay(record.game, record.mark, 0))
    await place.say(CY, "/leave")
    state = await playing(place)
    assert state.recent[-1].out == ()
    assert state.out == ((CY,),)


async def test_a_forged_wish_to_be_forgotten_does_not_cover_the_table() -> None:
    place, record = await dealt()
    await place.show()
    table = place.telegram.sent()[-1]
    stranger = PlayerId(STRANGER)
    await press(place, STRANGER, presses.ForgetMe(stranger))
    place.telegram.calls.clear()
    await place.show()
    assert place.telegram.sent("editMessageText")[-1]["text"] == table["text"]
    assert (await place.record()).state == record.state


async def test_who_is_left_alone_has_stopped_by_the_vote_of_before() -> None:
    place, record = await begun()
    await press(place, ANA, presses.VoteStop(record.game), panel=PANEL)
    await place.say(BO, "/leave")
    assert isinstance((await place.record()).state, Playing)
    await place.say(CY, "/leave")
    assert isinstance((await place.record()).state, Stopped)


async def test_the_host_who_went_is_not_host_when_somebody_comes_back() -> None:
    place, _ = await begun()
    await place.say(BO, "/leave")
    await place.say(ANA, "/leave")
    await place.say(BO, "/back")
    assert (await playing(place)).host in (BO, CY)


def test_a_card_chosen_in_one_round_is_not_played_in_the_next() -> None:
    state = samples.playing("7S", "3H", "KS")
    later = replace(state, round=state.round + 1)
    ana = PlayerId(ANA)
    assert stamp(state, ana) != stamp(later, ana)


async def test_a_reminder_sent_too_late_is_taken_away_at_once() -> None:
    place, record = await begun(clock=60)
    reminders = Reminders(place.tables, place.desk.api, place.desk.limits)
    await reminders.send(reminding(record))
    assert len(place.telegram.sent("deleteMessage")) == 1


async def test_a_reminder_that_cannot_be_deleted_now_is_not_forgotten() -> None:
    place, record = await begun(clock=60)
    standing = record.model_copy(update={"reminder": Reminder(turn=0, message=7)})
    opened_ = await place.tables.load(table_id(GROUP, None))
    await place.tables.commit(
        opened_,
        standing,
        (),
        press="set",
        fingerprint="",
        answer='["", false]',
        remember=timedelta(days=1),
    )
    place.telegram.refusals["deleteMessage"] = (429, "Too Many Requests: retry after 5")
    reminders = Reminders(place.tables, place.desk.api, place.desk.limits)
    await reminders.clear(await place.record())
    assert (await place.record()).reminder == Reminder(turn=0, message=7)


async def test_the_removed_do_not_deal_the_next_round() -> None:
    place, record = await dealt(samples.playing("4S 9S 2S", "3H 4H 5H", "KS QS JS", total=95))
    place.telegram.administrators = (77,)
    await place.say(77, "/kick 3")
    await press(place, ANA, presses.Lay(record.game, record.mark, 0))
    told = await press(place, CY, presses.DealNext(record.game, 2))
    assert "removed you" in told.text
    state = (await place.record()).state
    assert isinstance(state, RoundOver)
    assert state.last.seats[2].absent is Absence.REMOVED
