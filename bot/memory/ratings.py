"""A rating that suits games of many: how well each player does against the others, with doubt."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from openskill.models import PlackettLuce

from core.state import PlayerId
from core.view import places

_BASE, _SCALE = 1000, 20
"""Shown ratings look like those of chess: a newcomer has 1000."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rating:
    """A guess at somebody's strength, and how unsure it is (Weng and Lin, 2011)."""

    strength: float = 25.0
    doubt: float = 25.0 / 3

    @property
    def shown(self) -> int:
        """The rating as people read it: the strength this player almost surely has.

        >>> Rating().shown
        1000
        """
        return _BASE + round(_SCALE * (self.strength - 3 * self.doubt))


NEWCOMER = Rating()
"""Of whom nothing is known."""


def rated(
    ranking: Sequence[tuple[PlayerId, ...]], known: Mapping[PlayerId, Rating]
) -> dict[PlayerId, Rating]:
    """Everybody's rating after a game with this ranking; who is not known comes as a newcomer."""
    placed = [(place, player) for place, together in places(ranking) for player in together]
    if len(placed) < 2:
        return {player: known.get(player, NEWCOMER) for _, player in placed}
    model = _model()
    before = [known.get(player, NEWCOMER) for _, player in placed]
    teams = model.rate(
        [[model.rating(mu=its.strength, sigma=its.doubt)] for its in before],
        ranks=[float(place) for place, _ in placed],
    )
    return {
        player: Rating(strength=team[0].mu, doubt=team[0].sigma)
        for (_, player), team in zip(placed, teams, strict=True)
    }


@cache
def _model() -> PlackettLuce:
    return PlackettLuce(mu=NEWCOMER.strength, sigma=NEWCOMER.doubt)
