"""Private panels: messages in a group that one person sees, in return for that person's press."""

from dataclasses import dataclass
from typing import Any

from bot.api import Called, Kind
from bot.calls import at_once
from bot.desk import Desk
from bot.people import Person
from bot.render.screen import Screen
from bot.render.telegram import message

PANEL_TIME = 4.0
"""Seconds a panel may take: whoever pressed is waiting, and after 15 Telegram refuses it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """Where a button was pressed."""

    chat: int
    thread: int | None
    message: int
    """0 for a message that only one person sees."""
    panel: int | None = None
    """The id of that private message."""
    private: bool = False
    """It is a message in the private chat that shows a hand of a group's table, or choices."""
    reachable: bool = True
    """The message can be edited. Of one that cannot, not even its topic is known."""


async def show(desk: Desk, by: Person, seen: Seen, screen: Screen, *, query: str) -> Called:
    """Show this to one person, in return for the press with this id: in place where it can be."""
    if seen.panel is not None:
        edited = await edit(desk, by, seen.chat, seen.panel, screen)
        if edited.kind is not Kind.GONE:
            return edited
    return await _at_once(
        desk,
        "sendMessage",
        chat_id=seen.chat,
        message_thread_id=seen.thread,
        ephemeral_message_parameters={"receiver_user_id": by.id, "callback_query_id": query},
        **message(screen),
    )


async def edit(desk: Desk, by: Person, chat: int, panel: int, screen: Screen) -> Called:
    """Show this in the place of what the panel shows."""
    return await _at_once(
        desk,
        "editEphemeralMessageText",
        chat_id=chat,
        receiver_user_id=by.id,
        ephemeral_message_id=panel,
        **message(screen),
    )


async def edit_pressed(desk: Desk, by: Person, seen: Seen, screen: Screen) -> Called | None:
    """Show this in the place of the message that was pressed, if nobody else sees that one."""
    if seen.panel is not None:
        return await edit(desk, by, seen.chat, seen.panel, screen)
    if not seen.private:
        return None
    return await _at_once(
        desk,
        "editMessageText",
        chat_id=seen.chat,
        message_id=seen.message,
        **message(screen),
    )


async def _at_once(desk: Desk, method: str, *, chat_id: int, **parameters: Any) -> Called:
    """Call now or not at all: panels are counted, but wait for nobody."""
    return await at_once(
        desk.api, desk.limits, method, chat_id=chat_id, private=True, wait=PANEL_TIME, **parameters
    )
