"""Stands for a hand in its order, and says nothing of what it holds."""

from core.chance import derived
from core.state import PlayerId, Playing, State


def stamp(state: State, player: PlayerId) -> str:
    """The stamp of this player's hand; empty where there is none."""
    seat = state.seat(player) if isinstance(state, Playing) else None
    if seat is None or not isinstance(state, Playing):
        return ""
    return derived(state.seed, f"hand/{state.round}/{player}/{' '.join(seat.hand)}")[:16]
