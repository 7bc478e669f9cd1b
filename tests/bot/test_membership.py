"""The bot and its people come and go, groups move, topics close: no table is lost by it."""

import asyncio
import itertools
from datetime import timedelta
from typing import Any

import pytest

from bot import press as presses
from bot import quiet
from bot.handlers import membership
from bot.i18n import Wording
from bot.press import Pick, encode
from bot.store.base import Unavailable
from bot.store.record import Asleep, TableRecord
from bot.store.tables import table_id
from bot.timers import OUTAGE, Timers
from core.state import Absence, Lobby, Playing, RoundOver, Stopped
from tests.bot.telegram import ANA, BO, CY, GROUP, Place, user

OLD, NEW = -5, -1005
TOPIC = 7
CLOCK = timedelta(seconds=60)
_BOT = {"id": 99, "is_bot": True, "first_name": "Ninety-Nine"}


class Group(Place):
    """A group where things happen to the bot."""

    def __init__(self, chat: int = GROUP, thread: int | None = None) -> None:
        super().__init__()
        self.chat = chat
        self.thread = thread
        self.timers = Timers(self.tables, acted=self.outbox.wake)

    @property
    def at(self) -> dict[str, Any]:
        topic = {"message_thread_id": self.thread, "is_topic_message": True}
        return topic if self.thread else {}

    async def begin(self, *others: int, options: str = "") -> None:
        """A lobby of Ana and these, and if there are any, a game."""
        await self.say(ANA, f"/newgame milestones {options}", chat=self.chat, **self.at)
        for other in others:
            await self.say(other, "/join", chat=self.chat, **self.at)
        if others:
            await self.say(ANA, "/begin", chat=self.chat, **self.at)
        await self.show()
        self.telegram.calls.clear()

    async def news(self, chat: int | None = None, by: int = ANA, **service: Any) -> None:
        """A message that nobody wrote."""
        where = {"id": self.chat if chat is None else chat, "type": "supergroup"}
        message = {"message_id": next(self._ids), "date": 1, "chat": where, "from": user(by)}
        verdict = await self.update(message=message | service)
        assert verdict.status == 200

    async def bot_becomes(
        self, status: str, *, before: str = "member", chat: int | None = None, **rights: Any
    ) -> None:
        """Somebody changes what the bot is in a chat."""
        number = self.chat if chat is None else chat
        kind = "private" if number > 0 else "supergroup"
        verdict = await self.update(
            my_chat_member={
                "chat": {"id": number, "type": kind, "title": "Card <Friends>"},
                "from": user(ANA),
                "date": 1,
                "old_chat_member": {"user": _BOT, "status": before},
                "new_chat_member": {"user": _BOT, "status": status} | rights,
            }
        )
        assert verdict.status == 200

    async def pass_(self, time: timedelta) -> None:
        """Time passes, with workers that look at deadlines all the while."""
        end = self.clock.now + time
        while self.clock.now < end:
            self.clock.now = min(end, self.clock.now + OUTAGE / 2)
            await self.timers.look()
            await self.show()

    async def its(self, chat: int | None = None) -> TableRecord:
        number = self.chat if chat is None else chat
        record = (await self.tables.load(table_id(number, self.thread))).record
        assert record is not None
        return record

    async def playing(self) -> Playing:
        state = (await self.its()).state
        assert isinstance(state, Playing)
        return state

    def shows(self) -> list[tuple[str, dict[str, Any]]]:
        """The calls that show something in the group."""
        return [
            (name, given)
            for name, given in self.telegram.calls
            if given.get("chat_id") == self.chat and name in ("sendMessage", "editMessageText")
        ]


def first(record: TableRecord) -> str:
    """The button of the first place of a hand."""
    return encode(presses.Lay(record.game, record.mark, 0, Pick.LOW))


# --- a group becomes a supergroup


SIGNS = {
    "old": lambda place: place.news(OLD, migrate_to_chat_id=NEW),
    "new": lambda place: place.news(NEW, migrate_from_chat_id=OLD),
    "error": lambda place: place.desk.api.call("sendMessage", chat_id=OLD, text="?"),
}


@pytest.mark.parametrize(
    "signs",
    [order for length in (1, 2, 3) for order in itertools.permutations(SIGNS, length)],
    ids="-".join,
)
# In public bots, migration breaks every stored id (node-telegram-bot-api 1155).
async def test_a_game_goes_along_whichever_sign_comes_first(signs: tuple[str, ...]) -> None:
    place = Group(OLD)
    await place.begin(BO, CY)
    before = await place.playing()
    place.telegram.moved[OLD] = NEW
    for sign in signs + signs:
        await SIGNS[sign](place)
    assert (await place.its(NEW)).state == before
    await place.show()
    assert [given["chat_id"] for given in place.telegram.sent() if given.get("text") != "?"] == [
        NEW
    ]


async def test_the_outbox_finds_out_alone_that_a_group_has_moved() -> None:
    place = Group(OLD)
    await place.begin(BO)
    place.telegram.moved[OLD] = NEW
    await place.store.mark(table_id(OLD, None), again=True)
    await place.show()
    assert [given["chat_id"] for given in place.telegram.sent()] == [NEW]


async def test_buttons_of_the_old_group_still_play() -> None:
    place = Group(OLD)
    await place.begin(BO)
    await place.news(OLD, migrate_to_chat_id=NEW)
    record = await place.its(NEW)
    assert isinstance(record.state, Playing)
    turn = record.state.turn
    told = await place.press(turn.player, first(record), chat=OLD)
    assert told.text.startswith("You play")
    state = (await place.its(NEW)).state
    assert isinstance(state, Playing)
    assert state.turn.number == turn.number + 1


async def test_a_message_of_the_old_group_is_not_taken_for_one_of_the_new() -> None:
    place = Group(OLD)
    await place.begin(BO)
    await place.news(OLD, migrate_to_chat_id=NEW)
    await place.show()
    record = await place.its(NEW)
    place.telegram.calls.clear()
    await place.press(ANA, encode(presses.VoteStop(record.game)), chat=OLD, on=90_000)
    await place.show()
    assert [given["message_id"] for given in place.telegram.sent("editMessageText")] != [90_000]
    assert place.telegram.sent("editMessageReplyMarkup") == []


async def test_a_turn_ends_in_time_after_the_move() -> None:
    place = Group(OLD)
    await place.begin(BO, options="clock=60")
    before = await place.playing()
    await place.news(OLD, migrate_to_chat_id=NEW)
    await place.pass_(CLOCK)
    state = (await place.its(NEW)).state
    assert isinstance(state, Playing)
    assert state.turn.number == before.turn.number + 1


async def test_the_memory_of_a_group_goes_along() -> None:
    place = Group(OLD)
    await place.keeping.join(OLD, ANA, "Ana", place.clock.now)  # type: ignore[arg-type]
    for _ in range(2):
        await place.news(NEW, migrate_from_chat_id=OLD)
    assert (await place.keeping.statistics(NEW, place.clock.now)).members
    assert not (await place.keeping.statistics(OLD, place.clock.now)).members


async def test_what_a_group_has_chosen_goes_along() -> None:
    place = Group(OLD)
    await place.preferences.change(OLD, wording=Wording.WORDS)
    await place.bot_becomes("member", before="left", chat=NEW)
    for _ in range(2):
        await place.news(NEW, migrate_from_chat_id=OLD)
    assert (await place.preferences.of(NEW)).wording is Wording.WORDS
    assert await place.preferences.kept(OLD) == {}


# --- the bot is sent away, muted, let back


async def test_a_game_sleeps_while_the_bot_is_away_and_goes_on_with_fresh_time() -> None:
    place = Group()
    await place.begin(BO, options="clock=60")
    before = await place.playing()
    await place.bot_becomes("kicked")
    await place.pass_(timedelta(hours=1))
    assert await place.playing() == before
    assert place.shows() == []
    await place.bot_becomes("member", before="kicked")
    await place.show()
    after = await place.playing()
    assert after.turn == before.turn
    assert after.due == place.clock.now + CLOCK
    assert [name for name, _ in place.shows()] == ["sendMessage"]
    await place.pass_(CLOCK)
    assert (await place.playing()).turn.number == before.turn.number + 1


async def test_a_pause_between_rounds_is_fresh_too() -> None:
    place = Group()
    await place.begin(BO, options="clock=10 draw=auto pause=30 points=5")
    while not isinstance((await place.its()).state, RoundOver):
        place.clock.pass_(10)
        await place.timers.look()
        for player in (ANA, BO):
            await place.say(player, "/back")
    await place.bot_becomes("left")
    await place.pass_(timedelta(hours=1))
    await place.bot_becomes("member", before="left")
    state = (await place.its()).state
    assert isinstance(state, RoundOver)
    assert state.due == place.clock.now + timedelta(seconds=30)


async def test_the_same_news_twice_changes_nothing_more() -> None:
    place = Group()
    await place.begin(BO)
    for status, before in (("kicked", "member"), ("member", "kicked")):
        earlier = await place.version()
        await place.bot_becomes(status, before=before)
        version = await place.version()
        assert version > earlier
        await place.bot_becomes(status, before=before)
        assert await place.version() == version


async def test_tables_in_topics_sleep_and_wake_with_their_group() -> None:
    place = Group(thread=TOPIC)
    await place.begin(BO)
    await place.bot_becomes("kicked")
    assert (await place.its()).asleep is Asleep.GONE
    await place.bot_becomes("member", before="kicked")
    assert (await place.its()).asleep is None


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("Forbidden: bot was kicked from the supergroup chat", Asleep.GONE),
        ("Forbidden: the group chat was deleted", Asleep.GONE),
        ("Forbidden: bot is not a member of the supergroup chat", Asleep.GONE),
        ("Bad Request: not enough rights to send text messages to the chat", Asleep.MUTE),
        ("Bad Request: TOPIC_CLOSED", Asleep.CLOSED),
        ("Bad Request: message thread not found", Asleep.CLOSED),
    ],
)
# Others go on sending where they were removed (jung2-bot 128) or muted (Werewolf 497).
async def test_one_refusal_is_enough_to_fall_silent(said: str, why: Asleep) -> None:
    place = Group()
    await place.begin(BO, options="clock=60")
    for method in ("sendMessage", "editMessageText"):
        place.telegram.refusals[method] = (403 if "Forbidden" in said else 400, said)
    await place.pass_(CLOCK)
    assert (await place.its()).asleep is why
    before = await place.playing()
    await place.pass_(timedelta(minutes=30))
    assert await place.playing() == before
    assert len(place.shows()) == 1


async def test_who_presses_where_the_bot_was_silent_wakes_the_table() -> None:
    place = Group()
    await place.begin(BO, options="clock=60")
    await place.bot_becomes("restricted", can_send_messages=False, is_member=True)
    record = await place.its()
    assert record.asleep is Asleep.MUTE
    await place.pass_(timedelta(minutes=30))
    told = await place.press(ANA, encode(presses.WhoseTurn(record.game)))
    assert "turn" in told.text.lower()
    await place.show()
    assert (await place.its()).asleep is None
    assert place.shows() != []
    assert (await place.playing()).due == place.clock.now + CLOCK


async def test_who_plays_at_a_sleeping_table_plays_and_wakes_it() -> None:
    place = Group()
    await place.begin(BO, options="clock=60")
    await place.bot_becomes("restricted", can_send_messages=False)
    record = await place.its()
    before = await place.playing()
    mover = before.turn.player
    told = await place.press(mover, first(record))
    assert told.text.startswith("You play")
    after = await place.playing()
    assert after.turn.number == before.turn.number + 1
    assert (await place.its()).asleep is None


async def test_a_table_woken_while_it_was_refused_is_tried_once_more() -> None:
    place = Group()
    await place.begin(BO)
    record = await place.its()
    await place.say(ANA, "/leave")
    refused = await place.desk.api.call("sendMessage", chat_id=GROUP, text="")
    assert not await place.desk.membership.silenced(record, refused)
    assert (await place.its()).asleep is None


async def test_the_host_is_told_once_in_private_that_the_bot_may_not_write() -> None:
    place = Group()
    await place.begin(BO)
    for _ in range(3):
        await place.bot_becomes("restricted", can_send_messages=False)
    (told,) = place.telegram.sent()
    assert told["chat_id"] == ANA
    assert "may not write" in told["text"]
    await place.pass_(timedelta(minutes=10))
    assert len(place.telegram.sent()) == 1


async def test_a_host_who_never_opened_the_private_chat_is_not_tried_again() -> None:
    place = Group()
    await place.begin(BO)
    said = "Forbidden: bot can't initiate conversation with a user"
    place.telegram.refusals["sendMessage"] = (403, said)
    await place.bot_becomes("restricted", can_send_messages=False)
    await place.pass_(timedelta(minutes=30))
    assert len(place.telegram.sent()) == 1


async def test_a_blocked_private_chat_gets_nothing_more() -> None:
    place = Group(ANA)
    await place.begin()
    await place.say(ANA, "/begin", chat=ANA)
    await place.show()
    place.telegram.calls.clear()
    await place.bot_becomes("kicked")
    await place.pass_(timedelta(minutes=30))
    assert (await place.its()).asleep is Asleep.GONE
    assert place.telegram.calls == []
    await place.bot_becomes("member", before="kicked")
    await place.show()
    assert [name for name, _ in place.shows()] == ["sendMessage"]


# --- topics


async def test_a_closed_topic_rests_until_it_is_opened_again() -> None:
    place = Group(thread=TOPIC)
    await place.begin(BO, options="clock=60")
    before = await place.playing()
    await place.news(forum_topic_closed={}, **place.at)
    await place.pass_(timedelta(hours=2))
    assert await place.playing() == before
    assert place.shows() == []
    await place.news(forum_topic_reopened={}, **place.at)
    await place.show()
    assert (await place.playing()).due == place.clock.now + CLOCK
    ((_, shown),) = place.shows()
    assert shown["message_thread_id"] == TOPIC


async def test_a_command_in_a_topic_thought_closed_wakes_it() -> None:
    place = Group(thread=TOPIC)
    await place.begin(BO)
    await place.news(forum_topic_closed={}, **place.at)
    await place.say(ANA, "/turn", **place.at)
    assert (await place.its()).asleep is None


# --- people


async def test_who_leaves_the_group_leaves_the_lobby() -> None:
    place = Group()
    await place.begin()
    await place.say(BO, "/join")
    await place.news(by=ANA, left_chat_member=user(ANA))
    state = (await place.its()).state
    assert isinstance(state, Lobby)
    assert (state.players, state.host) == ((BO,), BO)


@pytest.mark.parametrize(("by", "absence"), [(BO, Absence.LEFT), (ANA, Absence.REMOVED)])
async def test_a_computer_plays_for_who_left_the_group_or_was_sent_away(
    by: int, absence: Absence
) -> None:
    place = Group()
    await place.begin(BO, CY)
    for _ in range(2):
        await place.news(by=by, left_chat_member=user(BO))
    seat = next(seat for seat in (await place.playing()).seats if seat.player == BO)
    assert seat.absent is absence


async def test_a_ban_that_no_message_tells_of_is_known_where_the_bot_is_an_administrator() -> None:
    place = Group(thread=TOPIC)
    await place.begin(BO, CY, options="leaving=fold")
    await place.update(
        chat_member={
            "chat": {"id": GROUP, "type": "supergroup"},
            "from": user(ANA),
            "date": 1,
            "old_chat_member": {"user": user(CY), "status": "member"},
            "new_chat_member": {"user": user(CY), "status": "kicked", "until_date": 0},
        }
    )
    seat = next(seat for seat in (await place.playing()).seats if seat.player == CY)
    assert not seat.alive


async def test_the_seat_of_a_deleted_account_is_taken_when_a_message_to_it_says_so() -> None:
    place = Group()
    await place.begin(BO, CY)
    table = table_id(GROUP, None)
    await place.preferences.sits(BO, table, (await place.its()).game, place.clock.now)
    place.telegram.refusals["sendMessage"] = (403, "Forbidden: user is deactivated")
    await place.desk.api.call("sendMessage", chat_id=BO, text="Your turn.")
    seat = next(seat for seat in (await place.playing()).seats if seat.player == BO)
    assert seat.absent is Absence.REMOVED


async def test_a_stranger_who_leaves_changes_nothing() -> None:
    place = Group()
    await place.begin(BO)
    version = await place.version()
    await place.news(by=CY, left_chat_member=user(CY))
    await place.news(by=ANA, left_chat_member=_BOT)
    assert await place.version() == version


# --- a table that nobody does anything at


async def test_a_lobby_quiet_for_a_day_is_closed_and_says_so() -> None:
    place = Group()
    await place.begin()
    await place.pass_(quiet.LOBBY - timedelta(seconds=1))
    assert isinstance((await place.its()).state, Lobby)
    await place.pass_(timedelta(seconds=1))
    assert isinstance((await place.its()).state, Stopped)
    ((name, shown),) = place.shows()
    assert name == "sendMessage"
    assert "Nobody has done anything here for" in shown["text"]


@pytest.mark.parametrize("clock", ["off", "60"])
async def test_a_game_quiet_for_days_ends_with_a_notice(clock: str) -> None:
    place = Group()
    await place.begin(BO, options=f"clock={clock}")
    await place.pass_(timedelta(minutes=10))
    place.telegram.calls.clear()
    touched = (await place.its()).touched
    assert touched is not None
    await place.pass_(touched + quiet.GAME - place.clock.now)
    assert isinstance((await place.its()).state, Stopped)
    assert "the game was stopped" in place.shows()[-1][1]["text"]


async def test_whoever_does_something_begins_the_quiet_anew() -> None:
    place = Group()
    await place.begin()
    await place.pass_(quiet.LOBBY - timedelta(hours=1))
    await place.say(BO, "/join")
    await place.pass_(quiet.LOBBY - timedelta(hours=1))
    assert isinstance((await place.its()).state, Lobby)


async def test_an_outage_of_ours_is_nobodys_quiet() -> None:
    place = Group()
    await place.begin()
    await place.timers.look()
    place.clock.now += quiet.LOBBY * 3
    await place.timers.look()
    assert isinstance((await place.its()).state, Lobby)
    await place.timers.look()
    assert isinstance((await place.its()).state, Lobby)


async def test_a_table_closed_for_quiet_in_a_silent_group_sends_nothing() -> None:
    place = Group()
    await place.begin(BO)
    await place.bot_becomes("kicked")
    await place.pass_(quiet.GAME)
    assert isinstance((await place.its()).state, Stopped)
    assert place.shows() == []


async def test_a_rematch_after_a_quiet_end_is_not_called_quiet() -> None:
    place = Group()
    await place.begin(BO)
    await place.pass_(quiet.GAME)
    await place.say(ANA, "/rematch")
    await place.say(ANA, "/stop")
    await place.show()
    assert "Nobody has done anything" not in place.shows()[-1][1]["text"]


# --- the bot comes in


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(membership, "SETTLING", timedelta())


async def settled() -> None:
    """Let what was to be done a little later be done."""
    await asyncio.sleep(0.01)


@pytest.mark.usefixtures("at_once")
async def test_a_group_is_greeted_once_in_one_short_message() -> None:
    place = Group()
    for _ in range(3):
        await place.bot_becomes("member", before="left")
        await settled()
    (hello,) = place.telegram.sent()
    assert "/newgame" in hello["text"]
    assert len(hello["text"]) < 300


@pytest.mark.usefixtures("at_once")
async def test_a_group_with_a_table_is_not_greeted() -> None:
    place = Group()
    await place.bot_becomes("member", before="left")
    await place.say(ANA, "/start@ninetynine_bot new")
    await settled()
    await place.show()
    assert isinstance((await place.its()).state, Lobby)
    (table,) = place.telegram.sent()
    assert table["reply_markup"]["inline_keyboard"]


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("first", ["change", "sign"])
async def test_a_group_that_has_only_moved_is_not_greeted(first: str) -> None:
    place = Group(OLD)
    arrived = place.bot_becomes("member", before="left", chat=NEW)
    moved = place.news(NEW, migrate_from_chat_id=OLD)
    for step in (arrived, moved) if first == "change" else (moved, arrived):
        await step
    await settled()
    assert place.telegram.sent() == []


async def test_a_store_that_is_away_has_the_sign_delivered_again() -> None:
    place = Group()

    async def away(*_: object) -> None:
        raise Unavailable("gone fishing")

    place.store.topics = away  # type: ignore[method-assign, assignment]
    left = {"id": GROUP, "type": "supergroup"}
    message = {"message_id": 1, "date": 1, "chat": left, "from": user(BO)}
    verdict = await place.update(message=message | {"left_chat_member": user(BO)})
    assert verdict.status == 503
