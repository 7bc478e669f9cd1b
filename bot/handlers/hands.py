"""Everything a button of a hand does, typed: `/hand`, `/play 2 low`, `/ahead 2`, `/draw`."""

import re
from datetime import datetime

from bot import intents
from bot.ahead import taken_back
from bot.answer import Answer
from bot.desk import Desk
from bot.hands import chosen_ahead, remember, told_hand
from bot.intents import Problem
from bot.play import Outcome, Step
from bot.press import Pick
from bot.render.screen import Screen
from bot.stamps import stamp
from bot.store.record import TableRecord
from bot.typed import carry_out_typed, record_of, reply, table_of
from bot.updates import Message
from bot.wish import step
from bot.words import Words
from core import commands, view
from core.state import Playing

CARD = re.compile(r"(\d{1,2})(?:\s+(\S+))?\Z")
"""A card by its place, and its value: in a private chat this alone plays it."""


async def hand(desk: Desk, message: Message, _rest: str) -> None:
    """`/hand`: the own cards where only the asker sees them; in the open, the way there."""
    record = await record_of(desk, message)
    words = Words(message.person, record)
    if record is None:
        await reply(desk, message, words.said(Problem.NO_GAME))
        return
    held = view.hand(record.state, message.person.id)
    if held is None or not message.is_private:
        await reply(desk, message, words.where_is_my_hand(held))
        return
    await remember(desk, message.person, record)
    screen = words.panel(held)
    # Of a group's table, the private chat has one message with buttons, and this is not it.
    await reply(desk, message, Screen(screen.text) if message.elsewhere else screen)


async def play(desk: Desk, message: Message, rest: str) -> None:
    """`/play 2`, `/play 2 low`: by place, of the hand that was last told to this person."""
    told = await told_hand(desk, table_of(message), message.person.id)
    outcome = await carry_out_typed(
        desk, message, lambda record, now: playing(record, message, rest, told, now)
    )
    await _answered(desk, message, outcome)


def playing(
    record: TableRecord | None, message: Message, rest: str, told: str | None, now: datetime
) -> Step | Answer:
    """The step that a typed play is."""
    by = message.person
    words = Words(by, record)
    if record is None:
        return words.problem(Problem.NO_GAME)
    if not isinstance(record.state, Playing):
        return words.problem(Problem.NO_ROUND)
    typed = _typed(rest, words)
    if typed is None:
        return words.problem(Problem.HOW_TO_PLAY)
    command = intents.laid(record.state, by.id, *typed)
    if isinstance(command, commands.Play) and told != stamp(record.state, by.id):
        return words.problem(Problem.HAND_CHANGED)
    return step(record, command, message.person, now)


async def ahead(desk: Desk, message: Message, rest: str) -> None:
    """`/ahead 2`, `/ahead 2 low`: play this card when the turn comes; `/ahead off`: do not."""
    told = await told_hand(desk, table_of(message), message.person.id)

    def choosing(record: TableRecord | None, now: datetime) -> Step | Answer:
        by, words = message.person, Words(message.person, record)
        if record is None:
            return words.problem(Problem.NO_GAME)
        if rest.lower() == "off":
            return Step(taken_back(record, by.id), (), words.taken_back())
        typed = _typed(rest, words)
        if typed is None:
            return words.problem(Problem.HOW_TO_AHEAD)
        if told != stamp(record.state, by.id):
            return words.problem(Problem.HAND_CHANGED)
        return chosen_ahead(record, by, told, *typed, now)

    await _answered(desk, message, await carry_out_typed(desk, message, choosing))


async def draw(desk: Desk, message: Message, _rest: str) -> None:
    """`/draw`: take the card owed."""

    def drawing(record: TableRecord | None, now: datetime) -> Step | Answer:
        if record is None:
            return Words(message.person).problem(Problem.NO_GAME)
        return step(record, commands.Draw(by=message.person.id), message.person, now)

    await _answered(desk, message, await carry_out_typed(desk, message, drawing))


def _typed(rest: str, words: Words) -> tuple[int, Pick | None] | None:
    """The place of a card, from 0, and its value; None where that cannot be read."""
    found = CARD.match(rest)
    if found is None:
        return None
    pick = words.pick(found[2]) if found[2] else None
    return None if found[2] and pick is None else (int(found[1]) - 1, pick)


async def _answered(desk: Desk, message: Message, outcome: Outcome) -> None:
    """Tell how it went where only the player sees it; in the open, nothing of a hand."""
    words = Words(message.person, outcome.record)
    if message.is_private:
        if outcome.record is not None:
            await remember(desk, message.person, outcome.record)
        await reply(desk, message, words.plain(outcome.answer))
    elif not outcome.saved and not outcome.repeated:
        answer = outcome.answer
        await reply(desk, message, words.plain(answer) if answer.open else words.not_played())
