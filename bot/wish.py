"""What somebody wants of a table, as a step: told in that person's words, done or refused."""

from datetime import datetime

from bot.answer import Answer
from bot.intents import Problem
from bot.people import Person
from bot.play import Step, applied
from bot.store.record import TableRecord
from bot.words import Words
from core.commands import Command


def step(
    record: TableRecord, command: Command | Problem, by: Person, now: datetime, *, page: str = ""
) -> Step | Answer:
    """The step that this command is at this table, or why it is none.

    `page` is that of `bot.play.applied`.
    """
    words = Words(by, record)
    if isinstance(command, Problem):
        return words.problem(command)
    return applied(
        record,
        command,
        now,
        page=page,
        tell=lambda after, events: Words(by, after).done(command, events),
        refuse=words.refusal,
    )
