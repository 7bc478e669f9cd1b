"""A button was pressed: the change it asks for, or the question it answers."""

import secrets
from dataclasses import dataclass
from datetime import datetime

from bot import ahead, forgetting, intents, lastgame, menus
from bot import press as presses
from bot.answer import Answer
from bot.desk import Desk
from bot.hands import chosen_ahead, past, renew, show
from bot.intents import Problem
from bot.lastgame import count_last
from bot.metrics import PRESSES
from bot.panels import Seen
from bot.people import Person
from bot.play import Outcome, Step, carry_out, fingerprint
from bot.store.base import TableId
from bot.store.record import TableRecord
from bot.store.tables import its_table
from bot.wish import step
from bot.words import Words

Wanted = presses.Change | presses.ForLater


@dataclass(frozen=True, slots=True, kw_only=True)
class Pressed:
    """A press as it came in."""

    id: str
    """Telegram's id of it: the same press delivered twice has the same."""
    by: Person
    seen: Seen
    table: TableId
    """The one of the chat; from a private chat, the one whose hand was pressed."""
    data: str


async def pressed(desk: Desk, it: Pressed) -> Answer:
    """Do what the button says; the answer is for whoever pressed, alone."""
    press = presses.decode(it.data)
    match press:
        case None | presses.Prefer() | presses.GoPrivate():
            PRESSES.labels("foreign").inc()
            return Words(it.by).problem(Problem.OUT_OF_DATE)
        case presses.MyHand() | presses.WhoseTurn() | presses.WhatTotal() | presses.OpenMenu():
            PRESSES.labels("question").inc()
            return await _asked(desk, it, press)
        case presses.ShowChart() | presses.TellAgain():
            PRESSES.labels("question").inc()
            return await lastgame.pressed(desk, press, it.by, it.seen)
        case presses.ForgetMe() | presses.ForgetGroup():
            PRESSES.labels("forget").inc()
            return await forgetting.pressed(desk, press, it.by, it.seen, query=it.id)
        case _:
            return await _wanted(desk, it, press)


async def _wanted(desk: Desk, it: Pressed, press: Wanted) -> Answer:
    if isinstance(press, presses.Rematch):
        await count_last(desk, it.table)
    outcome = await carry_out(
        desk.tables,
        it.table,
        lambda record, now: intend(press, record, it.by, now),
        press=_deed(it, press),
        fingerprint=fingerprint(it.by.id, it.data),
    )
    PRESSES.labels(_how(outcome)).inc()
    if outcome.record is None:
        return outcome.answer
    await _noticed(desk, it, outcome.record, stale=outcome.answer.stale)
    if it.seen.private and (outcome.saved or outcome.answer.stale):
        await past(desk, it.by, it.seen, outcome.record)
    page = menus.page_after(press)
    if page is None:
        await renew(desk, it.by, it.seen, outcome.record)
    else:
        await menus.renew(desk, it.by, it.seen, outcome.record, page)
    return outcome.answer


def _deed(it: Pressed, press: Wanted) -> str:
    """An id for what the press is to do. Two taps on a button that has one meaning are one deed.

    The second tap is told what the first one was told: not that it came too late, and it does
    not leave the table that the first one joined.
    """
    match press:
        case (
            presses.ChooseGame()
            | presses.AddComputer()
            | presses.RemoveComputer()
            | presses.SetOption()
            | presses.UsePreset()
            | presses.NextGame()
            | presses.ComeBack()
            | presses.LeaveGame()
            | presses.VoteOut()
            | presses.VoteStop()
            | presses.DrawCard()
            | presses.PlayAhead()
            | presses.TakeBack()
        ):
            return f"c.{it.id}"
        case _:
            return f"b.{it.by.id}.{it.data}"


def intend(press: Wanted, record: TableRecord | None, by: Person, now: datetime) -> Step | Answer:
    """The step that this press is at this table, or what to tell instead."""
    words = Words(by, record)
    if record is None:
        return words.problem(Problem.NO_GAME)
    if by.is_nobody:
        return words.problem(Problem.NOBODY)
    if isinstance(press, presses.ForLater):
        return _for_later(press, record, by, now)
    command = intents.command(
        press, record, by, game=secrets.token_urlsafe(6), seed=secrets.token_hex(32)
    )
    known = record.introducing(by.id, by.name)
    return step(known, command, by, now, page=menus.page_after(press) or "")


def _for_later(
    press: presses.ForLater, record: TableRecord, by: Person, now: datetime
) -> Step | Answer:
    """The step that chooses a card for the own turn, or takes it back."""
    words = Words(by, record)
    if press.game != record.game:
        return words.problem(Problem.OUT_OF_DATE)
    match press:
        case presses.PlayAhead():
            return chosen_ahead(record, by, press.stamp, press.place, press.pick, now)
        case presses.TakeBack():
            return Step(ahead.taken_back(record, by.id), (), words.taken_back())


async def _asked(desk: Desk, it: Pressed, press: presses.Question) -> Answer:
    opened = await desk.tables.load(it.table)
    record = opened.record
    words = Words(it.by, record)
    if record is None:
        return words.problem(Problem.NO_GAME)
    if press.game != record.game:
        await _noticed(desk, it, record, stale=True)
        return words.problem(Problem.OUT_OF_DATE)
    if record.asleep is not None:
        await desk.membership.awake(opened.table)
        desk.show()
    match press:
        case presses.MyHand():
            return await show(desk, it.by, it.seen, record, query=it.id)
        case presses.WhoseTurn():
            return words.whose_turn()
        case presses.WhatTotal():
            return words.what_total()
        case presses.OpenMenu():
            return await menus.show(desk, it.by, it.seen, record, press.page, query=it.id)


async def _noticed(desk: Desk, it: Pressed, record: TableRecord, *, stale: bool) -> None:
    """Learn from where the press was made.

    A message of ours that we lost the trace of is the table's, or loses its buttons. And whoever
    presses what is over sees an old table: it is shown once more. Messages of a chat that the
    table has left are not its messages any more.
    """
    table = its_table(record)
    if it.seen.private:
        await desk.tables.store.mark(table)
    elif it.seen.panel is None:
        if it.seen.reachable and it.table == table:
            await desk.tables.store.adopt(table, it.seen.message)
        if stale:
            await desk.tables.store.mark(table, again=True)
    desk.show()


def _how(outcome: Outcome) -> str:
    if outcome.saved:
        return "saved"
    return "repeated" if outcome.repeated else "refused"
