"""`evolve` copies what an event says, and takes none where it cannot have happened."""

import pytest

from core import commands, events
from core.cards import card
from core.events import Event
from core.evolve import evolve
from core.options import Draw, Options
from core.state import RECENT, Loss, Playing, State, Why
from tests.core.situations import NOON, asked, lobby, of, play, player, playing, started

JOINED = events.Joined(player=player(5))
BEGAN = events.TurnBegan(number=1, player=player(1), due=None)
LOBBY = lobby(2)
PLAYING = playing("milestones", "4S 9S", "5H", total=95)
OVER = asked(PLAYING, play(1, "4S"))
STOPPED = asked(LOBBY, commands.Stop(by=None))


@pytest.mark.parametrize(
    ("state", "event"),
    [(None, JOINED), (LOBBY, BEGAN), (PLAYING, JOINED), (OVER, BEGAN), (STOPPED, JOINED)],
)
def test_what_cannot_have_happened_is_an_error(state: State | None, event: Event) -> None:
    with pytest.raises(AssertionError, match="cannot follow"):
        evolve(state, event)


def test_it_knows_no_rules() -> None:
    """The past stays what it was, however the rules change."""
    played = events.Played(player=player(1), place=1, card=card("9S"), value=None, total=-1000)
    after = of(Playing, evolve(PLAYING, played))
    assert (after.total, after.pile, after.seats[0].hand) == (-1000, ("9S",), ("4S",))


def test_twins_of_two_packs_are_told_apart_by_their_place() -> None:
    state = playing("milestones", "7S 5S 7S", "5H", decks=2)
    played = events.Played(player=player(1), place=2, card=card("7S"), value=None, total=7)
    assert of(Playing, evolve(state, played)).seats[0].hand == ("7S", "5S")


def test_a_table_remembers_its_last_deeds() -> None:
    state = playing("milestones", "9S 9H 9D 9C", "9S 9H 9D 9C", decks=2, stock="")
    turns = [play(1, "9S"), play(2, "9S"), play(1, "9H"), play(2, "9H"), play(1, "9D")]
    after = of(Playing, asked(state, *turns, play(2, "9D"), play(1, "9C")))
    assert len(after.recent) == RECENT
    assert [deed.card for deed in after.recent][-1] == "9C"


def test_what_comes_of_a_play_is_noted_with_it() -> None:
    state = playing("milestones", "JS 9S", "5H", "6H", total=23, lives=(9, 1, 9))
    deed = of(Playing, asked(state, play(1, "JS"))).recent[-1]
    assert (deed.before, deed.after, deed.why, deed.mark) == (23, 33, Why.LANDED, 33)
    assert deed.losses == tuple(Loss(player=player(who), points=1) for who in (2, 3))
    assert (deed.out, deed.skipped, deed.reversed) == ((2,), (3,), False)


def test_before_the_first_deed_there_is_nothing_to_note_it_with() -> None:
    state = started(2)
    assert of(Playing, evolve(state, events.Skipped(player=player(1)))).recent == ()


def test_an_opening_after_the_end_begins_anew() -> None:
    opened = events.Opened(
        game="h",
        rules="classic",
        options=Options(points=3, draw=Draw.MANUAL),
        host=player(1),
        players=(player(1),),
    )
    assert evolve(STOPPED, opened) == evolve(None, opened)


def test_a_deadline_is_moved_in_a_round_and_between_two() -> None:
    moved = events.Postponed(due=NOON)
    assert of(Playing, evolve(PLAYING, moved)).due == NOON
    assert getattr(evolve(OVER, moved), "due", None) == NOON
