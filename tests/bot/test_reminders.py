"""A player is called once before the time for a turn is up, and the call is taken away after it."""

from datetime import timedelta
from typing import Any

import pytest

from bot import press as presses
from bot.nudge import EARLIEST
from bot.outbox import Outbox
from bot.press import encode
from bot.reminders import Reminders
from bot.render.public import public_screen
from bot.timers import Timers
from core.state import Playing
from tests.bot.telegram import ANA, BO, Place


class Group:
    """A game with a clock, two workers' timers, and an outbox that knows of reminders."""

    def __init__(self) -> None:
        self.place = Place()
        its = self.place
        reminders = Reminders(its.tables, its.desk.api, its.desk.limits)
        self.timers = [
            Timers(its.tables, acted=lambda: None, reminders=reminders) for _ in range(2)
        ]
        self.outbox = Outbox(
            its.tables,
            its.desk.api,
            its.desk.limits,
            public_screen,
            gap=timedelta(),
            silenced=its.outbox._silenced,
            reminders=reminders,
        )

    async def begin(self, clock: str, chat: int | None = None) -> None:
        more = {} if chat is None else {"chat": chat}
        await self.place.say(ANA, f"/newgame milestones clock={clock}", **more)
        if chat is None:
            await self.place.say(BO, "/join")
        await self.place.say(ANA, "/begin", **more)
        await self.look()
        self.place.telegram.calls.clear()

    async def look(self) -> None:
        for timers in self.timers:
            await timers.look()
        while await self.outbox.show_one():
            pass

    async def wait(self, seconds: float, step: float = 20) -> None:
        """So much time goes by, and workers look now and then: they are not away meanwhile."""
        while seconds > 0:
            self.place.clock.pass_(min(seconds, step))
            seconds -= step
            await self.look()

    def reminders(self) -> list[dict[str, Any]]:
        return [call for call in self.place.telegram.sent() if "tg://user" in call.get("text", "")]

    async def state(self) -> Playing:
        state = (await self.place.record()).state
        assert isinstance(state, Playing)
        return state


async def test_the_player_to_act_is_mentioned_once_when_a_third_is_left() -> None:
    group = Group()
    await group.begin("60")
    player = (await group.state()).turn.player
    await group.wait(39)
    assert group.reminders() == []
    await group.wait(1)
    await group.wait(10)
    [call] = group.reminders()
    assert f"tg://user?id={player}" in call["text"]
    assert "Your turn ends" in call["text"]


async def test_it_is_taken_away_when_the_turn_is_over() -> None:
    group = Group()
    await group.begin("60")
    await group.wait(45)
    reminder = (await group.place.record()).reminder
    assert reminder is not None
    state, mark = await group.state(), (await group.place.record()).mark
    lay = presses.Lay(state.game, mark, 2, presses.Pick.LOW)
    await group.place.press(state.turn.player, encode(lay))
    await group.look()
    [deleted] = group.place.telegram.sent("deleteMessage")
    assert deleted["message_id"] == reminder.message
    assert (await group.place.record()).reminder is None


async def test_the_next_turn_has_a_reminder_of_its_own() -> None:
    group = Group()
    await group.begin("60")
    await group.wait(110)
    assert len(group.reminders()) == 2
    assert len(group.place.telegram.sent("deleteMessage")) == 1


@pytest.mark.parametrize("clock", ["off", "20"])
async def test_without_time_for_it_there_is_none(clock: str) -> None:
    group = Group()
    await group.begin(clock)
    await group.wait(100)
    assert group.reminders() == []


async def test_a_clock_of_days_reminds_in_the_last_hour() -> None:
    group = Group()
    await group.begin("86400")
    await group.wait(86_400 - EARLIEST.total_seconds() - 60, step=50)
    assert group.reminders() == []
    await group.wait(120)
    assert len(group.reminders()) == 1


async def test_a_reminder_that_telegram_refuses_harms_nothing() -> None:
    group = Group()
    await group.begin("60")
    group.place.telegram.refusals["sendMessage"] = (400, "Bad Request: nonsense")
    await group.wait(60)
    assert (await group.state()).recent[-1].timed_out


async def test_nobody_is_called_in_a_private_chat() -> None:
    group = Group()
    await group.begin("60", chat=ANA)
    await group.wait(50)
    assert group.reminders() == []


async def test_a_group_that_chose_words_is_called_in_words() -> None:
    group = Group()
    await group.place.say(ANA, "/newgame milestones clock=60")
    await group.place.say(ANA, "/words here")
    await group.place.say(BO, "/join")
    await group.place.say(ANA, "/begin")
    await group.look()
    await group.wait(45)
    [call] = group.reminders()
    assert "</a>\u2069. Your turn ends" in call["text"]
