"""The course of one decision: the events so far, and the state they lead to."""

from core.events import Event
from core.evolve import evolve
from core.state import Lobby, Playing, RoundOver, State


class Course:
    """Decisions let events happen here, and look at what the state has become meanwhile."""

    __slots__ = ("events", "state")

    def __init__(self, state: State | None) -> None:
        self.state = state
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        """Let this happen."""
        self.state = evolve(self.state, event)
        self.events.append(event)

    @property
    def lobby(self) -> Lobby:
        """The state, where it must be a lobby."""
        assert isinstance(self.state, Lobby)
        return self.state

    @property
    def last(self) -> Playing:
        """The round in progress, or between two, the one that was played last."""
        return self.state.last if isinstance(self.state, RoundOver) else self.playing

    @property
    def playing(self) -> Playing:
        """The state, where it must be a round in progress."""
        assert isinstance(self.state, Playing)
        return self.state
