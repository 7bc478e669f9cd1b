"""The table in a private chat: nobody else reads it, so the own cards are on it."""

from bot.render import hand, table
from bot.render.markup import LONGEST, length
from bot.render.screen import Screen
from bot.render.voice import Voice
from core.view import HandView, TableView


def screen(view: TableView, held: HandView, voice: Voice, *, mark: str) -> Screen:
    """A round in play with the own cards below; `mark` is the turn's."""
    cards = "\n".join(hand.body(held, voice, refresh=False))
    room = LONGEST - length(cards) - 2
    shown = table.playing(view, voice, mark=mark, slots=False, room=room)
    rest = table.rest(view, voice, slots=False)
    return Screen(f"{shown.text}\n\n{cards}", (*hand.rows(held, voice, mark, refresh=False), *rest))
