"""The memory of groups: who asked for it, every game counted once, and nothing left when asked.

What is kept of a group is one sealed box, so that joining, counting and forgetting are each one
change of it. Another box lists the groups that keep something of a person: it is written before
and after the group's, so that whatever is kept of somebody can be found.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict
from datetime import datetime, timedelta
from typing import Any

from bot.memory import saved, statistics
from bot.memory.boxes import Box, Boxes, new_version
from bot.memory.results import Result, of_log
from bot.memory.sealing import Sealing
from bot.memory.statistics import Statistics
from bot.store import keys
from bot.store.base import Unavailable
from bot.store.record import LogEntry
from bot.store.seal import Keyring
from core.state import PlayerId

LIFE = statistics.LIFE
"""What is kept of a group ends this long after the last change of it."""

LIFE_OF_A_LIST = LIFE + timedelta(days=30)
"""A person's list of groups outlives what it leads to."""

_TRIES = 20


class Keeping:
    """What handlers see of the memory. Every method may raise Unavailable, and those that read
    raise Unsealable or Unreadable."""

    def __init__(self, boxes: Boxes, keyring: Keyring) -> None:
        self._boxes = boxes
        self._sealing = Sealing(boxes, keyring)

    async def statistics(self, group: int, now: datetime) -> Statistics:
        """What this group remembers."""
        box = await self._boxes.look(keys.statistics(group))
        return statistics.pruned(self._statistics(group, box), now)

    async def wants(
        self, group: int, game: str, players: Collection[PlayerId], now: datetime
    ) -> bool:
        """Whether `count` is worth the reading of a log: some of them asked, and it is not done."""
        return (await self.statistics(group, now)).wants(game, players)

    async def join(self, group: int, player: PlayerId, name: str | None, now: datetime) -> bool:
        """Keep this person's games in this group from now on; False: that was so before."""
        came = False

        def with_member(its: Statistics) -> Statistics:
            nonlocal came
            came = its.member(player) is None
            return statistics.joined(its, player, name, now)

        await self._list(player, group)
        await self._change(group, with_member)
        await self._list(player, group)
        return came

    async def leave(self, group: int, player: PlayerId) -> None:
        """Forget all of this person's games in this group, and keep no more of them."""
        await self._forget(player, only=group)

    async def count(self, group: int, log: Sequence[LogEntry], names: Mapping[int, str]) -> bool:
        """Count the game of this log, once, however often and by however many this is called.

        True: this very call did it. Nothing is kept of a game in which no member played.
        """
        told = await of_log(log)
        if told is None or not told.ranking:
            return False
        at = log[-1].at

        def with_game(its: Statistics) -> Statistics:
            grown = statistics.added(its, told, at=at, name=names.get)
            return its if grown == its else statistics.pruned(grown, at)

        its = await self.statistics(group, at)
        if not its.wants(told.game, told.people):
            return False
        await self._renew(its, told)
        return await self._change(group, with_game)

    async def kept(self, player: PlayerId, now: datetime) -> tuple[dict[str, Any], ...]:
        """All that is kept of a person, group by group, as plain values for a file."""
        box = await self._boxes.look(keys.remembered(player))
        found = []
        for group in sorted(self._groups(player, box)):
            member = (await self.statistics(group, now)).member(player)
            if member is not None:
                found.append({"group": group, **asdict(member)})
        return tuple(found)

    async def forget_person(self, player: PlayerId) -> None:
        """Forget this person in every group."""
        await self._forget(player)

    async def forget_group(self, group: int) -> None:
        """Forget all that this group remembers."""
        key = keys.statistics(group)
        for _ in range(_TRIES):
            box = await self._boxes.look(key)
            members = self._statistics(group, box).members
            if await self._boxes.drop(key, box):
                for member in members:
                    await self._unlist(member.player, group)
                return
        raise Unavailable("too many want to change what a group remembers")

    async def move(self, old: int, new: int) -> None:
        """A group has become another one: its memory goes along. Harmless to repeat."""
        box = await self._boxes.look(keys.statistics(old))
        its = self._statistics(old, box)
        if not its.members:
            return
        for member in its.members:
            await self._list(member.player, new)
        await self._change(new, lambda there: statistics.merged(there, its))
        await self.forget_group(old)

    async def _forget(self, player: PlayerId, *, only: int | None = None) -> None:
        """Take a person out of one group or all; the list goes last, unless it has grown."""
        key = keys.remembered(player)
        for _ in range(_TRIES):
            box = await self._boxes.look(key)
            groups = self._groups(player, box)
            for group in groups if only is None else {only}:
                await self._change(group, lambda its: statistics.without(its, player))
            left = frozenset() if only is None else groups - {only}
            if await self._write_list(player, box, left):
                return
        raise Unavailable("too many want to change what is kept of a person")

    async def _renew(self, its: Statistics, told: Result) -> None:
        """The lists of those who played live on, before what they lead to does."""
        for player in told.people:
            if its.member(player) is not None:
                await self._boxes.renew(keys.remembered(player), LIFE_OF_A_LIST)

    async def _list(self, player: PlayerId, group: int) -> None:
        """Write this group to a person's list; a list that has it already counts as written anew,
        for whoever is about to throw it away must look again."""
        await self._relist(player, lambda groups: groups | {group})

    async def _unlist(self, player: PlayerId, group: int) -> None:
        await self._relist(player, lambda groups: groups - {group})

    async def _relist(
        self, player: PlayerId, change: Callable[[frozenset[int]], frozenset[int]]
    ) -> None:
        for _ in range(_TRIES):
            box = await self._boxes.look(keys.remembered(player))
            if await self._write_list(player, box, change(self._groups(player, box))):
                return
        raise Unavailable("too many want to change what is kept of a person")

    async def _write_list(self, player: PlayerId, box: Box, groups: frozenset[int]) -> bool:
        data = saved.person_bytes(groups) if groups else None
        return await self._write(keys.remembered(player), box, data, LIFE_OF_A_LIST)

    async def _change(self, group: int, change: Callable[[Statistics], Statistics]) -> bool:
        """Work out what a group remembers until nobody was quicker; False: it stays as it is."""
        key = keys.statistics(group)
        for _ in range(_TRIES):
            box = await self._boxes.look(key)
            before = self._statistics(group, box)
            after = change(before)
            if after == before:
                return False
            if await self._write(key, box, saved.group_bytes(after) if after.members else None):
                return True
        raise Unavailable("too many want to change what a group remembers")

    async def _write(self, key: str, box: Box, data: bytes | None, life: timedelta = LIFE) -> bool:
        """Put something sealed in place of what was found, or take it away."""
        if data is None:
            return await self._boxes.drop(key, box)
        return await self._sealing.put(key, box, new_version(), data, life=life)

    def _statistics(self, group: int, box: Box) -> Statistics:
        data = self._sealing.opened(keys.statistics(group), box)
        return Statistics() if data is None else saved.group_from(data)

    def _groups(self, player: PlayerId, box: Box) -> frozenset[int]:
        data = self._sealing.opened(keys.remembered(player), box)
        return frozenset() if data is None else saved.person_from(data)
