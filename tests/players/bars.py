"""How strong the levels must be, against opponents that never change (see `references`)."""

from dataclasses import dataclass

from bot.simulate import Match, Result, Spread, played
from core.players import LEVELS, Player
from core.state import Level
from tests.players.references import greedy_reference, normal_reference

SEED = "2a" * 32
"""The cards of every measurement follow from this."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bar:
    """One level against a table of references: at least this share of games must be won."""

    level: Level
    rules: str
    seats: int
    others: Player
    least: float
    games: int
    """For a figure that can be quoted."""
    sample: int
    """For every run of the tests."""

    @property
    def name(self) -> str:
        """What is measured, in words."""
        kind = "R1" if self.others is normal_reference else "R2"
        many = kind if self.seats == 2 else f"{self.seats - 1} {kind}"
        return f"{self.rules}, {self.seats} seats: {self.level} against {many}"


BARS = (
    Bar(
        level=Level.HARD,
        rules="milestones",
        seats=2,
        others=normal_reference,
        least=0.68,
        games=4000,
        sample=160,
    ),
    Bar(
        level=Level.HARD,
        rules="classic",
        seats=2,
        others=normal_reference,
        least=0.61,
        games=4000,
        sample=200,
    ),
    Bar(
        level=Level.HARD,
        rules="milestones",
        seats=2,
        others=greedy_reference,
        least=0.64,
        games=4000,
        sample=160,
    ),
    Bar(
        level=Level.HARD,
        rules="milestones",
        seats=4,
        others=normal_reference,
        least=0.44,
        games=2000,
        sample=80,
    ),
    Bar(
        level=Level.HARD,
        rules="classic",
        seats=4,
        others=normal_reference,
        least=0.295,
        games=6000,
        sample=80,
    ),
    Bar(
        level=Level.HARD,
        rules="milestones",
        seats=4,
        others=greedy_reference,
        least=0.32,
        games=4000,
        sample=80,
    ),
    Bar(
        level=Level.NORMAL,
        rules="milestones",
        seats=2,
        others=normal_reference,
        least=0.48,
        games=2000,
        sample=80,
    ),
    Bar(
        level=Level.NORMAL,
        rules="classic",
        seats=2,
        others=normal_reference,
        least=0.48,
        games=4000,
        sample=80,
    ),
)


def measured(bar: Bar, games: int, each: Spread = map) -> Result:
    """So many games with seats changed on the same cards, always the same ones."""
    match = Match(
        rules=bar.rules,
        seats=bar.seats,
        one=LEVELS[bar.level],
        others=bar.others,
        seed=SEED,
        options={},
    )
    return played(match, games, each)
