"""Why a command comes to nothing: refusals are values, and change nothing."""

from dataclasses import dataclass
from enum import StrEnum

from core.cards import Card


class Reason(StrEnum):
    """The closed list of reasons. Each has its words in every language."""

    NOT_YOUR_TURN = "not_your_turn"
    NOT_IN_HAND = "not_in_hand"
    CHOOSE_VALUE = "choose_value"
    BAD_VALUE = "bad_value"
    OVER_99 = "over_99"
    NOTHING_TO_DRAW = "nothing_to_draw"
    GAME_OVER = "game_over"

    STALE = "stale"
    """Meant for a turn that is over."""
    TOO_EARLY = "too_early"
    """The time is not up yet."""
    NO_LOBBY = "no_lobby"
    """Only in a lobby."""
    NOT_STARTED = "not_started"
    """Not in a lobby."""
    ROUND_RUNNING = "round_running"
    """The next round begins when this one is over."""
    NOT_SEATED = "not_seated"
    ALREADY_SEATED = "already_seated"
    NOT_HOST = "not_host"
    NOT_AWAY = "not_away"
    """Nobody plays for this player."""
    REMOVED = "removed"
    """The others sent this player away."""
    ALREADY_VOTED = "already_voted"
    NOT_A_PERSON = "not_a_person"
    """That seat is a computer's, or the asker's own."""
    TOO_FEW = "too_few"
    TABLE_FULL = "table_full"
    NOT_ENOUGH_CARDS = "not_enough_cards"
    """More would have to be dealt than there are cards."""
    NO_SUCH_RULES = "no_such_rules"
    BAD_OPTION = "bad_option"


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal:
    """A command refused, with what its words may want to name."""

    reason: Reason
    card: Card | None = None
    total: int | None = None
    """The total that the play would have led to, or that stands."""
    detail: str = ""
    """For BAD_OPTION: what is wrong, in English, for operators and tests."""


class Refused(Exception):  # noqa: N818 - inside the engine a refusal is the way out, not an error
    """Carries a refusal out of a decision; never leaves `core.engine`."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal


def require(holds: object, reason: Reason) -> None:
    """Refuse for this reason unless it holds."""
    if not holds:
        raise Refused(Refusal(reason=reason))
