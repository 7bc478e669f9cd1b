"""What a press or a typed word means at a table as it stands."""

import pytest

from bot import press as presses
from bot.intents import Problem, Wanted, command, laid, rematch, wanted
from bot.people import Person
from bot.press import Pick
from bot.store.record import TableRecord
from core import commands
from core.state import PlayerId, Playing
from tests.core.situations import asked, play, player, playing, started

ANA = Person(PlayerId(1), "Ana", "en")
BO = Person(PlayerId(2), "Bo", "en")
EVE = Person(PlayerId(9), "Eve", "en")


def of(state: Playing, mark: str = "mark") -> TableRecord:
    return TableRecord(chat=-1, mark=mark, state=state)


def meant(press: presses.Change, record: TableRecord, by: Person) -> object:
    return command(press, record, by, game="new", seed="ab" * 32)


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("", Wanted("milestones", {})),
        ("classic", Wanted("classic", {})),
        ("Classic points=5", Wanted("classic", {"points": 5})),
        ("clock=60 floor=yes", Wanted("milestones", {"clock": 60, "floor": True})),
        ("classic nine=skip floor=no", Wanted("classic", {"nine": "skip", "floor": False})),
        ("poker", Problem.HOW_TO_OPEN),
        ("classic fast", Problem.HOW_TO_OPEN),
        ("classic points=٥", Wanted("classic", {"points": "٥"})),
        ("classic points=9999999999", Wanted("classic", {"points": "9999999999"})),
        ("classic =5", Wanted("classic", {"": 5})),
    ],
)
def test_a_game_and_its_options_can_be_typed(typed: str, means: Wanted | Problem) -> None:
    assert wanted(typed) == means


def test_a_place_is_the_card_that_lies_there() -> None:
    state = playing("milestones", "3S 7H TD", "5H 6H 8H")
    assert laid(state, player(1), 1, None) == commands.Play(by=player(1), card="7H", turn=1)  # type: ignore[arg-type]


@pytest.mark.parametrize(("pick", "value"), [(Pick.LOW, -10), (Pick.HIGH, 10), (None, None)])
def test_low_and_high_name_a_value_of_the_card(pick: Pick | None, value: int | None) -> None:
    came = laid(playing("milestones", "3S TD", "5H 6H"), player(1), 1, pick)
    assert isinstance(came, commands.Play)
    assert came.value == value


def test_low_means_nothing_where_there_is_no_choice() -> None:
    came = laid(playing("milestones", "3S TD", "5H 6H"), player(1), 0, Pick.LOW)
    assert isinstance(came, commands.Play)
    assert came.value is None


def test_a_place_that_is_not_there_is_said() -> None:
    state = playing("milestones", "3S", "5H", "8H", lives=(9, 9, 0))
    assert laid(state, player(1), 1, None) is Problem.NO_SUCH_PLACE
    assert laid(state, player(9), 0, None) is Problem.NOT_AT_TABLE
    assert laid(state, player(3), 0, None) is Problem.WATCHING


def test_a_button_of_another_turn_or_another_game_is_out_of_date() -> None:
    record = of(playing("milestones", "3S 7H", "5H 6H"), mark="now")
    assert meant(presses.Lay("g", "then", 0), record, ANA) is Problem.OUT_OF_DATE
    assert meant(presses.Lay("other", "now", 0), record, ANA) is Problem.OUT_OF_DATE
    assert isinstance(meant(presses.Lay("g", "now", 0), record, ANA), commands.Play)


def test_buttons_of_the_lobby_are_out_of_date_in_play() -> None:
    record = of(started(2))
    assert meant(presses.CancelLobby("g"), record, ANA) is Problem.OUT_OF_DATE
    assert meant(presses.DealNext("g", 1), record, ANA) is Problem.OUT_OF_DATE
    assert meant(presses.Rematch("g"), record, ANA) is Problem.GAME_RUNNING


def test_a_rematch_is_for_those_who_played_with_the_same_options() -> None:
    end = asked(playing("milestones", "8S", "5H", total=25, lives=(9, 1), points=9), play(1, "8S"))
    assert rematch(end, EVE, game="new") is Problem.NOT_AT_TABLE
    again = rematch(end, BO, game="new")
    assert isinstance(again, commands.Open)
    assert (again.host, again.players, again.options["points"]) == (2, (1, 2), 9)
