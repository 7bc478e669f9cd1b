"""What is kept, why, and how long: the one table that `/privacy`, its page and a test share."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum

from bot import preferences
from bot.memory import keeping
from bot.play import MESSAGE_MEMORY
from bot.render.markup import bold
from bot.render.screen import Screen
from bot.render.voice import Voice
from bot.store.base import BORN_LIFE, FAILURE_LIFE, LIFE


class Matter(StrEnum):
    """What a key is there for. Each has its words in `/privacy`."""

    TABLE = "table"
    """A game, and what showing it needs."""
    STATISTICS = "statistics"
    """The games of those who asked that they be remembered."""
    CHOICES = "choices"
    """How somebody wants to be spoken to, and where that person sits."""
    WORK = "work"
    """What the bot itself needs to run; nobody's name, card or word is in it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """One kind of key in Redis."""

    key: str
    """As the page writes it: what stands between angle brackets, or is a lane, differs."""
    matter: Matter
    holds: str
    life: timedelta | None
    """It ends so long after its last change at the latest; None: when Telegram says so."""
    sealed: bool = False
    """Only whoever has STATE_KEY can read it."""

    def matches(self, key: str) -> bool:
        """Whether a key in Redis is of this kind.

        >>> KEPT[0].key
        'nn:{lane}:table:<table>'
        >>> KEPT[0].matches("nn:{17}:table:-100"), KEPT[0].matches("nn:{17}:told:-100")
        (True, False)
        """
        shape = re.escape(self.key).replace(r"\{lane\}", r"\{[0-9]+\}")
        return re.fullmatch(re.sub("<[a-z]+>", "[^:]+", shape), key) is not None


KEPT: tuple[Kept, ...] = (
    Kept(
        key="nn:{lane}:table:<table>",
        matter=Matter.TABLE,
        holds="the table as it is: account numbers and first names of those who sit or sat there, "
        "their cards and points, the options, the title of the group",
        life=LIFE,
        sealed=True,
    ),
    Kept(
        key="nn:{lane}:log:<table>:<game>",
        matter=Matter.TABLE,
        holds="everything that happened in one game, by account number, without names",
        life=LIFE,
        sealed=True,
    ),
    Kept(
        key="nn:{lane}:done:<table>:<press>",
        matter=Matter.TABLE,
        holds="what a press or a command was answered, so that doing it twice does it once; "
        "the number of the account is in the name of the key",
        life=MESSAGE_MEMORY,
        sealed=True,
    ),
    Kept(
        key="nn:{lane}:shown:<table>",
        matter=Matter.TABLE,
        holds="which message shows the table, and a digest of what it shows",
        life=LIFE,
    ),
    Kept(
        key="nn:{lane}:stale:<table>",
        matter=Matter.TABLE,
        holds="older messages whose buttons must be taken off",
        life=LIFE,
    ),
    Kept(
        key="nn:{lane}:told:<table>",
        matter=Matter.TABLE,
        holds="account numbers, each with a digest of the hand that was last told to it",
        life=LIFE,
    ),
    Kept(
        key="nn:{lane}:topics:<chat>",
        matter=Matter.TABLE,
        holds="the topics of a forum that have a table",
        life=LIFE,
    ),
    Kept(
        key="nn:{lane}:due",
        matter=Matter.TABLE,
        holds="tables with the times at which they must be looked at; a table leaves it when "
        "nothing is due",
        life=LIFE,
    ),
    Kept(
        key="nn:{lane}:dirty",
        matter=Matter.TABLE,
        holds="tables that are yet to be shown; a table leaves it when it is",
        life=LIFE,
    ),
    Kept(
        key="nn:{lane}:stats:<chat>",
        matter=Matter.STATISTICS,
        holds="account numbers and first names of those who sent /stats on, how many games they "
        "played and won there, places, landings, passings, streaks, best comeback, rating",
        life=keeping.LIFE,
        sealed=True,
    ),
    Kept(
        key="nn:{lane}:remembered:<person>",
        matter=Matter.STATISTICS,
        holds="the groups that keep something of a person, so that all of it can be found",
        life=keeping.LIFE_OF_A_LIST,
        sealed=True,
    ),
    Kept(
        key="nn:user:<person>",
        matter=Matter.CHOICES,
        holds="language, also as Telegram tells it, words or symbols, alerts or toasts, hands in "
        "the private chat, the tables where the person sits, and the messages that show a hand",
        life=preferences.LIFE,
        sealed=True,
    ),
    Kept(
        key="nn:chat:<chat>",
        matter=Matter.CHOICES,
        holds="the language and the wording that a group has chosen, whether the bot is an "
        "administrator there",
        life=preferences.LIFE,
        sealed=True,
    ),
    Kept(
        key="nn:once:<what>:<chat>",
        matter=Matter.WORK,
        holds="that something was said to a chat a short time ago, and is not to be said again",
        life=LIFE,
    ),
    Kept(
        key="nn:failures:<update>",
        matter=Matter.WORK,
        holds="how often an update could not be handled",
        life=FAILURE_LIFE,
    ),
    Kept(
        key="nn:{calls}:calls:<chat>",
        matter=Matter.WORK,
        holds="the times of the latest calls to a chat, or to all",
        life=timedelta(minutes=1),
    ),
    Kept(
        key="nn:{calls}:hold:<chat>",
        matter=Matter.WORK,
        holds="that Telegram wants no calls to a chat, or to any, for now",
        life=None,
    ),
    Kept(
        key="nn:born",
        matter=Matter.WORK,
        holds="a random mark by which an emptied store is told from a known one",
        life=BORN_LIFE,
    ),
    Kept(
        key="nn:beat",
        matter=Matter.WORK,
        holds="when a worker was last there",
        life=LIFE,
    ),
)
"""Every kind of key there is."""


def lives(matter: Matter) -> tuple[timedelta, ...]:
    """After how long what is kept for this ends, when nothing more happens; the first is that of
    the most of it."""
    return tuple(kept.life for kept in KEPT if kept.matter is matter and kept.life is not None)


def page(voice: Voice) -> Screen:
    """`/privacy`: all of it for one reader."""
    return Screen("\n\n".join(_paragraphs(voice)))


def _paragraphs(voice: Voice) -> Iterator[str]:
    length = voice.texts.duration
    yield bold(voice("privacy-head"))
    for matter in Matter:
        its = lives(matter)
        yield voice(f"privacy-{matter}", life=length(its[0]), longest=length(max(its)))
    yield voice("privacy-press", life=length(MESSAGE_MEMORY))
    yield voice("privacy-sealed")
    yield voice("privacy-rights")
