"""What is kept of a person: how to speak to them, and the tables where they sit; and of a group.

It is one sealed box each, so that every change is one step, whichever worker makes it.
"""

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from typing import Any, Literal

import structlog
from pydantic import BaseModel, ConfigDict

from bot.i18n import Wording
from bot.memory.boxes import Box, Boxes, new_version
from bot.memory.sealing import Sealing
from bot.store import keys
from bot.store.base import LIFE as LIFE_OF_A_TABLE
from bot.store.base import TableId, Unavailable
from bot.store.record import Unreadable, read
from bot.store.seal import Keyring, Unsealable

_log = structlog.get_logger(__name__)

LIFE = timedelta(days=400)
"""What is kept ends this long after the last change of it."""

TABLES = 50
"""At so many tables a person is known to sit: those that were left longest ago are forgotten."""

_TRIES = 20


class _Saved(BaseModel):
    model_config = ConfigDict(frozen=True)


class HandOut(_Saved):
    """The hand that a person was last given by a message of its own, and for which turn."""

    turn: int
    mark: str
    """The turn's: with another mark, the buttons of the message mean nothing."""
    at: datetime
    """When a worker took it on to send it."""
    message: int | None = None
    """In the private chat; None: not sent yet, or seen in the group by this person alone."""
    before: int | None = None
    """The message of an earlier turn, while it may still have its buttons."""


class Sitting(_Saved):
    """A table at which a person sits, or has sat."""

    table: TableId
    game: str
    since: datetime
    shown: int | None = None
    """The table's message, for a link to it."""
    hand: HandOut | None = None


class Preference(_Saved):
    """What one person, or one group, has chosen. A group has no tables, nor a private chat."""

    schema_version: Literal[1] = 1
    language: str | None = None
    """None: of a person, whatever Telegram says; of a group, whatever its host reads."""
    wording: Wording = Wording.SYMBOLS
    alerts: bool | None = None
    """Whether answers wait to be read; None: for those who read words."""
    heard: str | None = None
    """What Telegram last said of the language of somebody who sits at a table: a hand comes when
    nobody has written or pressed."""
    hands: bool = False
    """Hands come into the private chat."""
    administrator: bool | None = None
    """Of a group: whether the bot is an administrator there; None: not known."""
    tables: tuple[Sitting, ...] = ()

    @property
    def gets_alerts(self) -> bool:
        """Whether a toast is not enough: no app reads one out but one."""
        return self.wording is Wording.WORDS if self.alerts is None else self.alerts

    def at(self, table: TableId) -> Sitting | None:
        """What is known of this person at a table."""
        return next((sitting for sitting in self.tables if sitting.table == table), None)

    def of_game(self, game: str) -> Sitting | None:
        """The table of this game, where this person sits there."""
        return next((sitting for sitting in self.tables if sitting.game == game), None)

    def of_message(self, message: int) -> Sitting | None:
        """The table whose hand this message of the private chat shows."""
        return next(
            (
                sitting
                for sitting in self.tables
                if sitting.hand is not None and sitting.hand.message == message
            ),
            None,
        )

    def seated(
        self, table: TableId, game: str, now: datetime, *, shown: int | None = None
    ) -> "Preference":
        """With this game at this table; the same game is not at two, for a table may move."""
        known = self.at(table) or self.of_game(game) or Sitting(table=table, game=game, since=now)
        hand = known.hand
        if hand is not None and known.game != game:
            # Its message may still have buttons, but it is of no turn of this game.
            hand = hand.model_copy(update={"turn": -1})
        fresh = Sitting(table=table, game=game, since=now, shown=shown or known.shown, hand=hand)
        others = [
            one
            for one in self.tables
            if one.table != table and one.game != game and now - one.since < LIFE_OF_A_TABLE
        ]
        return self.model_copy(update={"tables": (*others[1 - TABLES :], fresh)})

    def with_hands(self, *, on: bool) -> "Preference":
        """With hands in the private chat, or without; the turn that is on counts as not given."""
        tables = tuple(
            one.model_copy(update={"hand": one.hand.model_copy(update={"turn": -1})})
            if one.hand is not None
            else one
            for one in self.tables
        )
        return self.model_copy(update={"hands": on, "tables": tables})

    def with_sitting(self, sitting: Sitting) -> "Preference":
        """With this in place of what was known of the table; nothing of a table left meanwhile."""
        tables = tuple(sitting if one.table == sitting.table else one for one in self.tables)
        return self.model_copy(update={"tables": tables})


USUAL = Preference()
"""Of somebody who has chosen nothing."""


class Preferences:
    """Reads and changes what is kept. Every method may raise Unavailable, and those that change
    raise Unsealable or Unreadable for what they would have to write over."""

    def __init__(self, boxes: Boxes, keyring: Keyring) -> None:
        self._boxes = boxes
        self._sealing = Sealing(boxes, keyring)

    async def of(self, who: int) -> Preference:
        """What this person or group prefers. What cannot be read is no reason not to play."""
        return self._read(who, await self._boxes.look(keys.preference(who)))

    async def of_all(self, whos: Iterable[int]) -> dict[int, Preference]:
        """The same of several, in one call."""
        asked = tuple(dict.fromkeys(whos))
        boxes = await self._boxes.look_all([keys.preference(who) for who in asked])
        return {who: self._read(who, box) for who, box in zip(asked, boxes, strict=True)}

    async def change(self, who: int, **chosen: object) -> None:
        """Choose these."""
        await self.alter(
            who, lambda its: Preference.model_validate(its.model_dump() | dict(chosen))
        )

    async def sits(self, person: int, table: TableId, game: str, now: datetime) -> None:
        """This person sits at this table, at this game."""
        await self.alter(person, lambda its: its.seated(table, game, now))

    async def gone(self, person: int, table: TableId) -> None:
        """Nothing is kept of this person at this table any more."""

        def without(its: Preference) -> Preference:
            left = tuple(sitting for sitting in its.tables if sitting.table != table)
            return its.model_copy(update={"tables": left})

        await self.alter(person, without)

    async def blocked(self, person: int) -> None:
        """The private chat is closed to us: hands go to the group again."""

        def closed(its: Preference) -> Preference:
            tables = tuple(one.model_copy(update={"hand": None}) for one in its.tables)
            return its.model_copy(update={"hands": False, "tables": tables})

        await self.alter(person, closed)

    async def administers(self, group: int, *, is_so: bool) -> None:
        """Telegram says whether the bot is an administrator of this group."""

        def known(its: Preference) -> Preference:
            # Of a group where nothing was asked yet, that it is not needs no keeping.
            if its.administrator is None and not is_so:
                return its
            return its.model_copy(update={"administrator": is_so})

        await self.alter(group, known)

    async def move(self, old: int, new: int) -> None:
        """A group has become another one: what it chose goes along, unless it has chosen anew.

        Harmless to repeat.
        """
        its = await self.of(old)
        if its == USUAL:
            return
        await self.alter(
            new,
            lambda there: (
                its.model_copy(update={"administrator": there.administrator})
                if there.model_copy(update={"administrator": None}) == USUAL
                else there
            ),
        )
        await self.forget(old)

    async def forget(self, who: int) -> None:
        """Nothing is kept of this person or group any more."""
        key = keys.preference(who)
        for _ in range(_TRIES):
            if await self._boxes.drop(key, await self._boxes.look(key)):
                return
        raise Unavailable("too many want to change what is kept of a person")

    async def kept(self, who: int) -> dict[str, Any]:
        """All that is kept of a person or group, as plain values for a file; empty: nothing."""
        its = await self.of(who)
        return {} if its == USUAL else its.model_dump(mode="json")

    async def alter(self, who: int, change: Callable[[Preference], Preference]) -> bool:
        """Work out what is kept until nobody was quicker.

        True: this very call changed it. So whoever claims something by a change knows who won.
        """
        key, ours = keys.preference(who), set[str]()
        for _ in range(_TRIES):
            box = await self._boxes.look(key)
            if box.version in ours:
                # It was done, and the reply was lost.
                return True
            before = self._opened(who, box)
            after = change(before)
            if after == before:
                return False
            version = new_version()
            ours.add(version)
            data = after.model_dump_json().encode()
            if await self._sealing.put(key, box, version, data, life=LIFE):
                return True
        raise Unavailable("too many want to change what is kept of a person")

    def _read(self, who: int, box: Box) -> Preference:
        try:
            return self._opened(who, box)
        except (Unsealable, Unreadable) as broken:
            _log.error("preference_unreadable", why=str(broken))
            return USUAL

    def _opened(self, who: int, box: Box) -> Preference:
        data = self._sealing.opened(keys.preference(who), box)
        return USUAL if data is None else read(Preference, data)
