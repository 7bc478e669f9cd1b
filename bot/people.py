"""Who pressed or wrote: number, name and language, as far as a game needs them."""

from dataclasses import dataclass, replace

from bot.i18n import Wording, nearest
from bot.preferences import USUAL, Preference
from bot.render.names import clean
from core.state import PlayerId

ANONYMOUS_ADMIN = 1087968824
"""Commands of anonymous administrators come from this account."""

CHANNEL = 136817688
"""Messages sent in the name of a channel come from this account."""

LINKED_CHANNEL = 777000
"""Posts of the linked channel come from this account."""

NOBODY = frozenset({ANONYMOUS_ADMIN, CHANNEL, LINKED_CHANNEL})
"""Accounts that stand for somebody else: they cannot sit at a table."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who pressed or wrote."""

    id: PlayerId
    name: str | None
    """Cleaned; None where nothing readable was left."""
    language: str | None
    """As Telegram gives it; not everybody has one."""
    prefers: Preference = USUAL

    @property
    def reads(self) -> str:
        """The language that was chosen, or that of ours that comes nearest."""
        return nearest(self.prefers.language or self.language)

    @property
    def wording(self) -> Wording:
        """Symbols, or words."""
        return self.prefers.wording

    def preferring(self, preference: Preference) -> "Person":
        """The same person, spoken to as they choose."""
        return replace(self, prefers=preference)

    @property
    def is_nobody(self) -> bool:
        """Whether the account only stands for somebody else."""
        return self.id in NOBODY


def person(number: int, first_name: str | None, language: str | None) -> Person:
    """A person as Telegram describes one."""
    return Person(PlayerId(number), clean(first_name or ""), language)
