"""When faults end, the newest table message shows the newest state and no other has live buttons.

A chat that loses, delays and answers calls as it likes; workers that are stopped, killed and
overtaken anywhere; people who press and delete. Then the faults end, and the law is looked at.

Three things nobody can know, so the law leaves them out. A message whose sending was answered to
nobody is not known until somebody presses it: in the end, each live message is pressed once. That a
message was deleted is found by the next change: so there is one. And a worker that slept past its
lease between its last look at the clock and the call must live to settle; if it dies just then, the
next stale press brings the repair.
"""

import random
from collections.abc import Coroutine
from dataclasses import dataclass, field
from datetime import timedelta
from enum import Enum
from typing import Any, TypeVar

import pytest

from bot.store.base import Claim, Gone, NotSent, Settled, Showing, Shown, Unknown, Waits
from bot.store.memory import MemoryStore
from tests.store.places import TABLE, Clock, change

WAITS = Waits()
SECOND = timedelta(seconds=1)
T = TypeVar("T")


def now(doing: Coroutine[Any, Any, T]) -> T:
    """The result of a call to the store in memory, which never waits."""
    try:
        doing.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    raise AssertionError("the store in memory has waited for something")


class Fate(Enum):
    """What becomes of a call."""

    ANSWERED = "answered"
    ANSWER_LOST = "answer lost"
    LATE = "late"
    LOST = "lost"
    REFUSED = "refused"


@dataclass
class Message:
    """What a message of ours looks like."""

    version: int
    live: bool = True


@dataclass
class Call:
    """Sends a table (no message), edits a message, or takes its buttons off (no version)."""

    message: int | None
    version: int | None


@dataclass
class Chat:
    """Telegram, as far as one chat goes."""

    clock: Clock
    messages: dict[int, Message] = field(default_factory=dict)
    last: int = 99
    on_the_way: list[tuple[Any, Call]] = field(default_factory=list)

    def call(self, call: Call, fate: Fate, delay: timedelta) -> Showing | int:
        """The message that it was done to, or what to tell the store."""
        match fate:
            case Fate.ANSWERED:
                done = self._land(call)
                return Gone() if done is None else done
            case Fate.ANSWER_LOST:
                self._land(call)
            case Fate.LATE:
                self.on_the_way.append((self.clock.now + delay, call))
            case Fate.REFUSED:
                return NotSent(SECOND)
        return Unknown(SECOND)

    def arrive(self) -> None:
        """Let everything land whose time has come."""
        landing = sorted(
            (entry for entry in self.on_the_way if entry[0] <= self.clock.now),
            key=lambda entry: entry[0],
        )
        self.on_the_way = [entry for entry in self.on_the_way if entry[0] > self.clock.now]
        for _, call in landing:
            self._land(call)

    def _land(self, call: Call) -> int | None:
        if call.message is None:
            assert call.version is not None
            self.last += 1
            self.messages[self.last] = Message(call.version)
            return self.last
        message = self.messages.get(call.message)
        if message is None:
            return None
        if call.version is None:
            message.live = False
        else:
            message.version, message.live = call.version, True
        return call.message


@dataclass
class Worker:
    """Somebody with a claim: what he read, and what came of his call."""

    claim: Claim
    version: int
    showing: Showing | None = None
    overslept: bool = False


class Evening:
    """One table, a few workers, and everything that may go wrong, by the numbers of a seed."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.clock = Clock()
        self.store = MemoryStore(self.clock, WAITS)
        self.chat = Chat(self.clock)
        self.version = 0
        self.unseen = False
        self.known: set[int] = set()
        self.workers: list[Worker] = []

    def run(self) -> None:
        """Faults for a while; then they end, and the law must hold."""
        self.play()
        self._show_well()
        happenings = (self.play, self.claim, self.call, self.settle, self.time_passes, self.show)
        rare = (self.mark, self.move_down, self.kill, self.press, self.delete, self.sleep)
        for _ in range(self.dice.randrange(3, 25)):
            self.dice.choice((*happenings * 3, *rare))()
        self._end()

    def play(self) -> None:
        now(self.store.commit(change(self.version, f"{self.version}")))
        self.version += 1
        self.unseen = False

    def mark(self) -> None:
        now(self.store.mark(TABLE, again=self.dice.random() < 0.5))

    def move_down(self) -> None:
        now(self.store.move_down(TABLE))

    def time_passes(self) -> None:
        self.clock.now += timedelta(seconds=self.dice.choice((0.1, 1, 5, 10, 20, 31)))
        self.chat.arrive()

    def sleep(self) -> None:
        """Those who have a claim sleep long, and somebody else does their work well."""
        self._calm(35)

    def claim(self) -> None:
        claim = now(self.store.claim())
        if claim is not None:
            self.workers.append(Worker(claim, self.version))

    def call(self) -> None:
        """A worker looks at its clock and calls; now and then it sleeps in between."""
        worker = self._one(showing=False)
        if worker is None:
            return
        late = self.clock.now - worker.claim.began >= WAITS.lease
        worker.overslept = late and self.dice.random() < 0.5
        if late and not worker.overslept:
            worker.showing = NotSent(SECOND)
        else:
            worker.showing = self._show(worker)

    def settle(self) -> None:
        worker = self._one(showing=True)
        if worker is not None:
            self.workers.remove(worker)
            result = self._settle(worker)
            if self.dice.random() < 0.3:
                assert self._settle(worker) is result

    def show(self) -> None:
        """Claim, call and settle without a break, or be killed in between."""
        claim = now(self.store.claim())
        if claim is not None:
            worker = Worker(claim, self.version)
            worker.showing = self._show(worker)
            if self.dice.random() < 0.6:
                self._settle(worker)

    def kill(self) -> None:
        worker = self._one(showing=self.dice.random() < 0.5)
        if worker is not None and not worker.overslept:
            self.workers.remove(worker)

    def press(self) -> None:
        self._press(self.dice.choice(sorted(self.chat.messages) or [self.chat.last]))

    def delete(self) -> None:
        if self.chat.messages:
            del self.chat.messages[self.dice.choice(sorted(self.chat.messages))]
            self.unseen = True

    def _one(self, *, showing: bool) -> Worker | None:
        some = [worker for worker in self.workers if (worker.showing is not None) is showing]
        return self.dice.choice(some) if some else None

    def _end(self) -> None:
        if self.unseen:
            self.play()
        for worker in self.workers:
            if worker.overslept:
                self._settle(worker)
        self._calm()
        self._look(self.known)
        for message in self._live():
            self._press(message)
        self._calm()
        self._look(set(self.chat.messages))
        assert now(self.store.claim()) is None

    def _look(self, known: set[int]) -> None:
        """The newest of these messages shows the newest state, and no other has live buttons."""
        newest = max(known & set(self.chat.messages))
        assert self.chat.messages[newest].version == self.version
        assert known & set(self._live()) == {newest}

    def _press(self, message: int) -> None:
        now(self.store.adopt(TABLE, message))
        self.known.add(message)

    def _live(self) -> list[int]:
        return [id_ for id_, message in self.chat.messages.items() if message.live]

    def _calm(self, seconds: int = 100) -> None:
        """Let everything land, and one good worker show whatever is to be shown."""
        for _ in range(seconds):
            self.clock.now += SECOND
            self.chat.arrive()
            self._show_well()

    def _show_well(self) -> None:
        claim = now(self.store.claim())
        if claim is not None:
            worker = Worker(claim, self.version)
            worker.showing = self._show(worker, well=True)
            self._settle(worker)

    def _show(self, worker: Worker, *, well: bool = False) -> Showing:
        """What an outbox does: send or edit, unless nothing has changed; then strip."""
        claim, digest = worker.claim, f"{worker.version}"
        if claim.message is not None and claim.digest == digest and not claim.again:
            seen: Showing | int = claim.message
        else:
            seen = self._called(Call(claim.message, worker.version), well=well)
        if not isinstance(seen, int):
            return seen
        stripped = tuple(
            old
            for old in claim.stale
            if isinstance(self._called(Call(old, None), well=well), int | Gone)
        )
        return Shown(version=worker.version, digest=digest, message=seen, stripped=stripped)

    def _called(self, call: Call, *, well: bool) -> Showing | int:
        fate = Fate.ANSWERED if well or self.dice.random() < 0.4 else self.dice.choice(list(Fate))
        return self.chat.call(call, fate, timedelta(seconds=self.dice.randrange(21)))

    def _settle(self, worker: Worker) -> Settled:
        assert worker.showing is not None
        if isinstance(worker.showing, Shown):
            self.known.add(worker.showing.message)
        return now(self.store.settle(worker.claim, worker.showing))


@pytest.mark.parametrize("first", range(0, 4000, 1000))
def test_every_evening_ends_with_the_truth_on_the_table(first: int) -> None:
    for seed in range(first, first + 1000):
        try:
            Evening(seed).run()
        except AssertionError as broken:
            raise AssertionError(f"seed {seed}") from broken
