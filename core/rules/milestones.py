"""33 · 66 · 99: land on the milestones, do not pass them."""

from core.cards import Rank
from core.effects import DoubleOrHalve, Effect, Passing, add
from core.options import Draw, Options
from core.rules.base import Life, Rules

RULES = Rules(
    id="milestones",
    life=Life.POINT,
    effects={
        Rank.ACE: add(1, 11),
        Rank.TWO: Effect(DoubleOrHalve(pivot=49)),
        Rank.THREE: add(3),
        Rank.FOUR: add(4, passing=Passing.REVERSE),
        Rank.FIVE: add(5),
        Rank.SIX: add(6),
        Rank.SEVEN: add(7),
        Rank.EIGHT: add(8),
        Rank.NINE: add(0),
        Rank.TEN: add(10, -10),
        Rank.JACK: add(10, passing=Passing.SKIP),
        Rank.QUEEN: add(10),
        Rank.KING: add(10),
    },
    milestones=(33, 66),
    landing=1,
    passing=1,
    on_target=2,
    past_target=2,
    options=Options(points=10, draw=Draw.AUTO),
    presets={"quick": 3, "medium": 5, "full": 10},
    offered=(
        "points",
        "hand_size",
        "decks",
        "draw",
        "floor",
        "dealer",
        "clock",
        "pause",
        "leaving",
    ),
)
