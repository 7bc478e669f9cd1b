"""Gives people their hands when their turn comes, where nobody else reads along.

In the private chat of whoever asked for it, as a new message; in a group where the bot is an
administrator, as a panel. It goes along with every showing of a table, so that a hand that a
dying worker did not give is given by the next one. Who gives it is settled by what is kept of the
person: whoever writes there that a turn's hand is on its way sends it, and nobody else does.
"""

import asyncio
import time
from dataclasses import dataclass
from datetime import timedelta

import structlog

from bot.api import Api, Called, Kind
from bot.calls import at_once
from bot.later import Later
from bot.limits import Limits
from bot.panels import PANEL_TIME
from bot.people import Person
from bot.preferences import HandOut, Preference, Preferences, Sitting
from bot.render.screen import Screen
from bot.render.telegram import digest, message
from bot.stamps import stamp
from bot.store.base import TableId, Unavailable
from bot.store.record import TableRecord, Unreadable
from bot.store.seal import Unsealable
from bot.store.tables import Opened, Tables
from bot.words import Words
from core import view
from core.state import GONE, PlayerId, Playing, State

_log = structlog.get_logger(__name__)

OVERDUE = timedelta(seconds=10)
"""A hand on its way for so long was lost, and is sent again: better twice than not at all."""

A_DAY = timedelta(days=1)
"""How often it is noted that somebody still sits at the same table."""

_SOON = timedelta(seconds=2)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Place:
    """One person at one table, as both are at this showing."""

    opened: Opened
    record: TableRecord
    person: PlayerId
    prefers: Preference
    sitting: Sitting

    @property
    def table(self) -> TableId:
        return self.opened.table

    @property
    def turn(self) -> int | None:
        """The turn that this person is to play by hand; None: it is somebody else's."""
        state = self.record.state
        if not isinstance(state, Playing) or not _plays(state, self.person):
            return None
        return state.turn.number

    @property
    def words(self) -> Words:
        language = self.prefers.heard or self.record.language
        return Words(Person(self.person, None, language).preferring(self.prefers), self.record)


class HandsOut:
    """What the outbox calls for every table that it shows. Never raises: the table comes first."""

    def __init__(
        self,
        tables: Tables,
        api: Api,
        limits: Limits,
        preferences: Preferences,
        later: Later,
        *,
        username: str,
    ) -> None:
        self._tables = tables
        self._api = api
        self._limits = limits
        self._preferences = preferences
        self._later = later
        self._username = username

    async def __call__(self, opened: Opened, shown: int | None, *, until: float) -> None:
        """Give the hands of this table that are to be given; `shown` is the table's message.

        `until`, by our own steady clock, it must be done: what is not comes a little later.
        """
        try:
            async with asyncio.timeout(max(0.0, until - time.monotonic())):
                await self._everybody(opened, shown)
        except TimeoutError:
            self._again(opened.table, OVERDUE)
        except Unavailable as away:
            _log.warning("redis_away", why=str(away))
        except (Unsealable, Unreadable) as broken:
            _log.error("preference_unreadable", why=str(broken))
        except Exception:
            _log.exception("hands_failed", table=opened.table)

    async def _everybody(self, opened: Opened, shown: int | None) -> None:
        record = opened.record
        people = [player for player in record.players if player > 0] if record else []
        if record is None or not people:
            return
        known = await self._preferences.of_all((*people, record.chat))
        for person in people:
            prefers = await self._noted(known[person], person, opened, record, shown)
            sitting = prefers.at(opened.table)
            if sitting is None or record.is_private:
                continue
            place = _Place(
                opened=opened, record=record, person=person, prefers=prefers, sitting=sitting
            )
            await self._one(place, known[record.chat])

    async def _noted(
        self,
        prefers: Preference,
        person: PlayerId,
        opened: Opened,
        record: TableRecord,
        shown: int | None,
    ) -> Preference:
        """What is kept of this person, with the seat at this table."""
        if _is_gone(record, person):
            # Whoever left and was forgotten is not to be known again.
            return prefers
        known = prefers.at(opened.table)
        fresh = known is not None and opened.now - known.since < A_DAY
        if fresh and known and known.game == record.game and shown in (None, known.shown):
            return prefers

        def noted(its: Preference) -> Preference:
            return its.seated(opened.table, record.game, opened.now, shown=shown)

        await self._preferences.alter(person, noted)
        return await self._preferences.of(person)

    async def _one(self, place: _Place, group: Preference) -> None:
        if place.turn is not None and place.prefers.hands:
            await self._give(place, place.turn)
            return
        await self._take_back(place)
        if place.turn is not None and place.record.panels:
            await self._panel(place, place.turn, group)

    async def _give(self, place: _Place, turn: int) -> None:
        """The hand as a message of its own, once a turn."""
        hand = place.sitting.hand
        if hand is not None and hand.turn == turn:
            if hand.message is not None:
                await self._renew(place, hand, hand.message)
                return
            if place.opened.now - hand.at < OVERDUE:
                return
        before = (hand.message or hand.before) if hand is not None else None
        ours = HandOut(turn=turn, mark=place.record.mark, at=place.opened.now, before=before)
        if not await self._write(place, hand, ours):
            return
        called = await self._send(place, ours)
        await self._given(place, hand, ours, called)

    async def _send(self, place: _Place, ours: HandOut) -> Called:
        if ours.before is not None:
            await self._call(place, "editMessageText", place.words.past_hand(), ours.before)
        held = view.hand(place.record.state, place.person)
        assert held is not None
        return await self._call(place, "sendMessage", place.words.given_hand(held))

    async def _given(
        self, place: _Place, found: HandOut | None, ours: HandOut, called: Called
    ) -> None:
        """Write down what became of a hand that was on its way."""
        match called.kind:
            case Kind.SURE:
                its = ours.model_copy(
                    update={"message": called.result["message_id"], "before": None}
                )
                await self._write(place, ours, its)
                await self._tell(place, stamp(place.record.state, place.person))
            case Kind.FROZEN:
                # Blocked, or deactivated: what is left are the panels of the group.
                await self._preferences.blocked(place.person)
            case Kind.HELD | Kind.NOT_SENT:
                await self._write(place, ours, found)
                self._again(place.table, called.retry_after or _SOON)
            case Kind.UNKNOWN:
                self._again(place.table, OVERDUE)
            case _:
                _log.error("hand_refused", said=called.said)

    async def _renew(self, place: _Place, hand: HandOut, number: int) -> None:
        """The same turn, but other cards: a card was drawn."""
        if hand.mark == place.record.mark:
            return
        held = view.hand(place.record.state, place.person)
        assert held is not None
        called = await self._call(place, "editMessageText", place.words.given_hand(held), number)
        if called.kind is Kind.SURE:
            await self._write(place, hand, hand.model_copy(update={"mark": place.record.mark}))
            await self._tell(place, stamp(place.record.state, place.person))
        else:
            await self._trouble(place, called)

    async def _take_back(self, place: _Place) -> None:
        """A hand of a turn that is over loses its buttons."""
        hand = place.sitting.hand
        if hand is None:
            return
        number = hand.message or hand.before
        if number is None:
            return
        called = await self._call(place, "editMessageText", place.words.past_hand(), number)
        if called.kind in (Kind.SURE, Kind.GONE):
            await self._write(
                place, hand, hand.model_copy(update={"message": None, "before": None})
            )
        else:
            await self._trouble(place, called)

    async def _panel(self, place: _Place, turn: int, group: Preference) -> None:
        """The hand unasked, in the group, for these eyes alone: at most once a turn."""
        hand = place.sitting.hand
        if hand is not None and hand.turn == turn:
            return
        if not await self._is_administrator(place, group):
            return
        held = view.hand(place.record.state, place.person)
        ours = HandOut(turn=turn, mark=place.record.mark, at=place.opened.now)
        if held is None or not await self._write(place, hand, ours):
            return
        chat = place.record.chat
        screen = place.words.panel(held)
        called = await at_once(
            self._api,
            self._limits,
            "sendMessage",
            wait=PANEL_TIME,
            chat_id=chat,
            private=True,
            message_thread_id=place.record.thread,
            ephemeral_message_parameters={"receiver_user_id": place.person},
            **message(screen),
        )
        match called.kind:
            case Kind.SURE:
                panel = called.result.get("ephemeral_message_id")
                told = stamp(place.record.state, place.person)
                await self._tell(place, f"{told}.{panel}.{digest(screen)}")
            case Kind.FROZEN | Kind.REFUSED:
                await self._preferences.change(chat, administrator=False)

    async def _is_administrator(self, place: _Place, group: Preference) -> bool:
        """Whether the bot may show panels unasked there: asked once, then told by Telegram."""
        if group.administrator is not None:
            return group.administrator
        called = await self._api.call("getChatAdministrators", chat_id=place.record.chat)
        if called.kind is not Kind.SURE:
            return False
        ours = self._username.lower()
        found = any(
            str(member["user"].get("username", "")).lower() == ours for member in called.result
        )
        await self._preferences.change(place.record.chat, administrator=found)
        return found

    async def _call(
        self, place: _Place, method: str, screen: Screen, number: int | None = None
    ) -> Called:
        """A call to the private chat: at once, or not now."""
        return await at_once(
            self._api,
            self._limits,
            method,
            wait=PANEL_TIME,
            chat_id=place.person,
            message_id=number,
            **message(screen),
        )

    async def _trouble(self, place: _Place, called: Called) -> None:
        match called.kind:
            case Kind.FROZEN:
                await self._preferences.blocked(place.person)
            case Kind.HELD | Kind.NOT_SENT | Kind.UNKNOWN:
                self._again(place.table, called.retry_after or _SOON)

    async def _write(self, place: _Place, found: HandOut | None, new: HandOut | None) -> bool:
        """Put this in place of what was found there; False: something else is there."""

        def written(its: Preference) -> Preference:
            sitting = its.at(place.table)
            if sitting is None or sitting.hand != found:
                return its
            return its.with_sitting(sitting.model_copy(update={"hand": new}))

        return await self._preferences.alter(place.person, written)

    async def _tell(self, place: _Place, told: str) -> None:
        await self._tables.store.tell(place.table, place.person, told)

    def _again(self, table: TableId, wait: timedelta) -> None:
        """Look at this table once more. Lost with this worker: then the next showing does it."""
        self._later.do(wait, self._tables.store.mark(table))


def _plays(state: State, person: PlayerId) -> bool:
    """Whether it is for this person to act, and no computer does it."""
    if not isinstance(state, Playing) or state.turn.player != person:
        return False
    seat = state.seat(person)
    return seat is not None and not seat.automatic


def _is_gone(record: TableRecord, person: PlayerId) -> bool:
    """Whether this person has left the game for good, and only the seat is still there."""
    last = record.latest
    seat = last.seat(person) if isinstance(last, Playing) else None
    return seat is not None and seat.absent in GONE
