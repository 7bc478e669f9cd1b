"""What a game variant is: one value, and the few questions the engine asks of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from core.cards import Card, Rank, rank
from core.effects import Effect
from core.options import Nine, Options
from core.state import Why


class Life(StrEnum):
    """What the game calls a life."""

    POINT = "point"
    TOKEN = "token"  # noqa: S105 - the word of the game


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What a change of the total costs, and whether it ends the round."""

    why: Why | None = None
    mark: int | None = None
    """The milestone landed on or the first one passed, or the target."""
    mover: int = 0
    """Points the mover loses."""
    others: int = 0
    """Points every other living player loses."""
    ends: bool = False


FREE = Verdict()
"""It costs nobody anything."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """One game, as data. Nothing anywhere asks which one it is."""

    id: str
    life: Life
    effects: Mapping[Rank, Effect]
    if_nine_skips: Mapping[Rank, Effect] = field(default_factory=dict)
    """Effects instead, where the table has the option `nine: skip`."""
    milestones: tuple[int, ...] = ()
    landing: int = 0
    """All others lose this when somebody lands on a milestone."""
    passing: int = 0
    """The mover loses this for each milestone passed."""
    target: int = 99
    on_target: int = 0
    """All others lose this when somebody lands on the target, and the round ends; 0: nothing."""
    past_target: int | None = None
    """The mover loses this going past the target, and the round ends; None: it is refused."""
    caught: int = 0
    """Lost by a player who has no legal play, and the round ends; 0: nobody is caught."""
    options: Options
    """The defaults."""
    presets: Mapping[str, int]
    """Lengths of the game by name, in points at the start: see `Options.points`."""
    offered: tuple[str, ...]
    """The options that mean something in this game, in the order in which they are shown."""

    def effect(self, card: Card, options: Options) -> Effect:
        """What this card does at a table with these options."""
        return self.effect_of(rank(card), options)

    def effect_of(self, its: Rank, options: Options) -> Effect:
        """What every card of this rank does."""
        if options.nine is Nine.SKIP and its in self.if_nine_skips:
            return self.if_nine_skips[its]
        return self.effects[its]

    def allowed(self, before: int, after: int) -> bool:
        """Whether the total may become this."""
        return self.past_target is not None or after <= max(self.target, before)

    def verdict(self, before: int, after: int) -> Verdict:
        """What it costs that the total went from `before` to `after`. Only upwards counts."""
        if after <= before:
            return FREE
        if after == self.target and self.on_target:
            return Verdict(why=Why.TARGET, mark=after, others=self.on_target, ends=True)
        if after in self.milestones:
            return Verdict(why=Why.LANDED, mark=after, others=self.landing)
        passed = [mark for mark in self.milestones if before < mark < after]
        cost = self.passing * len(passed)
        if after > self.target and self.past_target is not None:
            cost += self.past_target
            return Verdict(why=Why.PAST_TARGET, mark=self.target, mover=cost, ends=True)
        if passed:
            return Verdict(why=Why.PASSED, mark=passed[0], mover=cost)
        return FREE
