"""Given a round that is over, then how the next begins, and how a table is closed."""

from datetime import timedelta

from core import commands
from core.chance import commitment
from core.deal import round_seed
from core.refusal import Reason
from core.state import Playing, RoundOver, Stopped
from tests.core.situations import MINUTE, NOON, SEED, asked, of, play, player, playing, reason


def over(**options: object) -> RoundOver:
    state = playing("milestones", "4S 9S", "5H", "", total=95, lives=(9, 9, 0), **options)  # type: ignore[arg-type]
    return of(RoundOver, asked(state, play(1, "4S")))


def next_round(by: int | None) -> commands.NextRound:
    return commands.NextRound(by=None if by is None else player(by))


def test_the_pause_is_that_of_the_table() -> None:
    assert over(pause=60).due == NOON + MINUTE
    assert over().due == NOON + timedelta(seconds=30)


def test_the_seed_of_the_round_is_open_and_matches_its_seal() -> None:
    seed = over().ending.seed
    assert seed == round_seed(SEED, 1)
    assert commitment(seed) != commitment(SEED)


def test_the_next_round_begins_by_itself_after_the_pause() -> None:
    state = over(pause=60)
    assert reason(state, next_round(None), NOON + MINUTE / 2) is Reason.TOO_EARLY
    assert of(Playing, asked(state, next_round(None), now=NOON + MINUTE)).round == 2


def test_without_a_pause_it_may_begin_at_once() -> None:
    assert of(Playing, asked(over(pause=0), next_round(None))).round == 2


def test_anybody_seated_may_begin_it_at_once() -> None:
    assert of(Playing, asked(over(), next_round(2))).round == 2
    assert of(Playing, asked(over(), next_round(3))).round == 2


def test_a_stranger_may_not() -> None:
    assert reason(over(), next_round(9)) is Reason.NOT_SEATED


def test_turns_are_counted_on() -> None:
    before = over()
    after = of(Playing, asked(before, next_round(1)))
    assert after.turn.number == before.last.turn.number + 1


def test_a_new_turn_has_its_own_deadline() -> None:
    after = of(Playing, asked(over(clock=60), next_round(1), now=NOON + MINUTE))
    assert after.due == NOON + 2 * MINUTE


def test_the_pause_can_be_moved() -> None:
    state = of(RoundOver, asked(over(), commands.Postpone(due=NOON + MINUTE)))
    assert state.due == NOON + MINUTE


def test_a_game_broken_off_keeps_the_points_as_they_stood() -> None:
    state = of(Stopped, asked(over(), commands.Stop(by=player(2))))
    assert (state.by, state.players, state.points) == (2, (1, 2, 3), (9, 7, 0))


def test_a_round_can_be_broken_off() -> None:
    state = playing("milestones", "4S 9S", "5H")
    assert of(Stopped, asked(state, commands.Stop(by=None))).by is None
