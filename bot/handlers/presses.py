"""A button was pressed: the change it asks for, or the question it answers."""

import secrets
from dataclasses import dataclass
from datetime import datetime

from bot import intents, menus
from bot import press as presses
from bot.answer import Answer
from bot.desk import Desk
from bot.hands import renew, show
from bot.intents import Problem
from bot.metrics import PRESSES
from bot.panels import Seen
from bot.people import Person
from bot.play import Outcome, Step, applied, carry_out, fingerprint
from bot.press import Press
from bot.store.record import TableRecord
from bot.store.tables import table_id
from bot.words import Words

Question = presses.MyHand | presses.WhoseTurn | presses.WhatTotal | presses.OpenMenu


@dataclass(frozen=True, slots=True, kw_only=True)
class Pressed:
    """A press as it came in."""

    id: str
    """Telegram's id of it: the same press delivered twice has the same."""
    by: Person
    seen: Seen
    data: str


async def pressed(desk: Desk, it: Pressed) -> Answer:
    """Do what the button says; the answer is for whoever pressed, alone."""
    press = presses.decode(it.data)
    match press:
        case None:
            PRESSES.labels("foreign").inc()
            return Words(it.by).problem(Problem.OUT_OF_DATE)
        case presses.MyHand() | presses.WhoseTurn() | presses.WhatTotal() | presses.OpenMenu():
            PRESSES.labels("question").inc()
            return await _asked(desk, it, press)
        case _:
            return await _wanted(desk, it, press)


async def _wanted(desk: Desk, it: Pressed, press: Press) -> Answer:
    outcome = await carry_out(
        desk.tables,
        table_id(it.seen.chat, it.seen.thread),
        lambda record, now: intend(press, record, it.by, now),
        press=_deed(it, press),
        fingerprint=fingerprint(it.by.id, it.data),
    )
    PRESSES.labels(_how(outcome)).inc()
    if outcome.record is None:
        return outcome.answer
    await _noticed(desk, it, stale=outcome.answer.stale)
    page = menus.page_after(press)
    if page is None:
        await renew(desk, it.by, it.seen, outcome.record)
    else:
        await menus.renew(desk, it.by, it.seen, outcome.record, page)
    return outcome.answer


def _deed(it: Pressed, press: Press) -> str:
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
            | presses.DrawCard()
        ):
            return f"c.{it.id}"
        case _:
            return f"b.{it.by.id}.{it.data}"


def intend(press: Press, record: TableRecord | None, by: Person, now: datetime) -> Step | Answer:
    """The step that this press is at this table, or what to tell instead."""
    words = Words(by, record)
    if record is None:
        return words.problem(Problem.NO_GAME)
    if by.is_nobody:
        return words.problem(Problem.NOBODY)
    command = intents.command(
        press, record, by, game=secrets.token_urlsafe(6), seed=secrets.token_hex(32)
    )
    if isinstance(command, Problem):
        return words.problem(command)
    page = menus.page_after(press) or ""
    known = record.introducing(by.id, by.name)
    return applied(
        known.model_copy(update={"page": page if record.page else ""}),
        command,
        now,
        tell=lambda after, events: Words(by, after).done(command, events),
        refuse=words.refusal,
    )


async def _asked(desk: Desk, it: Pressed, press: Question) -> Answer:
    opened = await desk.tables.load(table_id(it.seen.chat, it.seen.thread))
    record = opened.record
    words = Words(it.by, record)
    if record is None:
        return words.problem(Problem.NO_GAME)
    if press.game != record.game:
        await _noticed(desk, it, stale=True)
        return words.problem(Problem.OUT_OF_DATE)
    match press:
        case presses.MyHand():
            return await show(desk, it.by, it.seen, record, query=it.id)
        case presses.WhoseTurn():
            return words.whose_turn()
        case presses.WhatTotal():
            return words.what_total()
        case presses.OpenMenu():
            return await menus.show(desk, it.by, it.seen, record, press.page, query=it.id)


async def _noticed(desk: Desk, it: Pressed, *, stale: bool) -> None:
    """Learn from where the press was made.

    A message of ours that we lost the trace of is the table's, or loses its buttons. And whoever
    presses what is over sees an old table: it is shown once more.
    """
    table = table_id(it.seen.chat, it.seen.thread)
    if it.seen.panel is None:
        if it.seen.reachable:
            await desk.tables.store.adopt(table, it.seen.message)
        if stale:
            await desk.tables.store.mark(table, again=True)
    desk.show()


def _how(outcome: Outcome) -> str:
    if outcome.saved:
        return "saved"
    return "repeated" if outcome.repeated else "refused"
