"""Tells one reader about one table: texts, names and cards in the reader's own way."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from functools import cached_property

from bot.i18n import Texts, Value
from bot.render.markup import WHEN, timed
from bot.render.names import Names, called, escaped
from core.cards import Card
from core.rules import ALL
from core.state import PlayerId

_A_DAY = timedelta(hours=12)
"""From here on a time of day alone does not tell the day."""


class Voice:
    """Texts for one reader, with the names of the table: HTML, or plain for toasts and alerts.

    Values are plain text always; what comes out of the call is escaped once, as a whole.
    """

    def __init__(
        self,
        texts: Texts,
        names: Mapping[int, str],
        *,
        players: Sequence[PlayerId] = (),
        plain: bool = False,
    ) -> None:
        self.texts = texts
        self._known = names
        self._players = players
        self._plain = plain

    def at(self, players: Sequence[PlayerId]) -> "Voice":
        """The voice at a table where these players sit: it can tell the nameless, and twins."""
        return Voice(self.texts, self._known, players=players, plain=self._plain)

    def __call__(self, key: str, /, **values: Value) -> str:
        """A whole text."""
        return self._out(self.texts(key, **values))

    def label(self, key: str, /, **values: Value) -> str:
        """The text of a button: plain, and without marks round the values."""
        return self.texts.label(key, **values)

    def moment(self, key: str, when: datetime, length: timedelta, /, **values: Value) -> str:
        """A text with a moment in it, `$when`, that is about so far away."""
        utc = when.astimezone(UTC)
        key_of_time = "time-of-day" if length < _A_DAY else "time-and-day"
        otherwise = self.texts(key_of_time, time=f"{utc:%H:%M}", day=str(utc.day), month=utc.month)
        return timed(self(key, when=WHEN, **values), when, self._out(otherwise))

    def person(self, player: PlayerId) -> str:
        """What this player is called."""
        return self._called.get(player) or self.texts("player-unknown")

    def markup(self, player: PlayerId) -> str:
        """What this player is called, fit to stand in markup."""
        return self._out(self.person(player))

    def people(self, players: Sequence[PlayerId]) -> str:
        """All these players."""
        return self.texts.listed([self.person(player) for player in players])

    def card(self, card: Card) -> str:
        """A card."""
        return self.texts.card(card)

    def cards(self, cards: Sequence[Card]) -> str:
        """All these cards."""
        return self.texts.listed([self.card(card) for card in cards])

    def number(self, n: int) -> str:
        """A number that may be below zero."""
        return self.texts.number(n)

    def game(self, rules: str) -> str:
        """The name of a game."""
        return self.label(f"game-{rules}")

    @cached_property
    def _called(self) -> Names:
        players = self._players or tuple(PlayerId(player) for player in self._known)
        return called(self.texts, players, self._known)

    def _out(self, text: str) -> str:
        return text if self._plain else escaped(text)


def life(rules: str) -> str:
    """What this game calls a life: `point` or `token`, for the texts that count them."""
    return ALL[rules].life.value
