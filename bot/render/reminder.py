"""The one message that calls a player whose time is running out."""

from datetime import datetime, timedelta

from bot.render.markup import WHO, mentioned
from bot.render.screen import Screen
from bot.render.voice import Voice
from core.state import PlayerId


def screen(player: PlayerId, due: datetime, clock: timedelta, voice: Voice) -> Screen:
    """Mentions the player, so that a muted group notifies as well, and says until when."""
    name = mentioned(voice("reminder", name=WHO), player, voice.markup(player))
    return Screen(f"{name} {voice.moment('hand-deadline', due, clock)}")
