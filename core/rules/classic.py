"""The classic game of three tokens: never past 99, and whoever cannot play is caught."""

from core.cards import Rank
from core.effects import Effect, Passing, SetTo, add
from core.options import Draw, Options
from core.rules.base import Life, Rules

RULES = Rules(
    id="classic",
    life=Life.TOKEN,
    effects={
        Rank.ACE: add(1, 11),
        Rank.TWO: add(2),
        Rank.THREE: add(3),
        Rank.FOUR: add(0, passing=Passing.REVERSE),
        Rank.FIVE: add(5),
        Rank.SIX: add(6),
        Rank.SEVEN: add(7),
        Rank.EIGHT: add(8),
        Rank.NINE: add(0),
        Rank.TEN: add(-10),
        Rank.JACK: add(10),
        Rank.QUEEN: add(10),
        Rank.KING: Effect(SetTo(99)),
    },
    if_nine_skips={Rank.NINE: add(0, passing=Passing.SKIP)},
    caught=1,
    options=Options(points=3, draw=Draw.MANUAL),
    presets={"quick": 1, "medium": 2, "full": 3},
    offered=(
        "points",
        "hand_size",
        "decks",
        "draw",
        "floor",
        "nine",
        "dealer",
        "clock",
        "pause",
        "leaving",
    ),
)
