"""Each law of a whole game, with a game that keeps it and one that does not."""

import pytest

from deploy.playground.listen import laws
from deploy.playground.listen.hearing import heard
from deploy.playground.listen.laws import Turn
from deploy.playground.listen.lints import Broken, check
from tests.playground.listen.samples import answered, buttons, edited, listener, new, notified

ANA, BO = 101, 102
TURNS = [
    Turn(person=ANA, after=0, until=10),
    Turn(person=BO, after=10, until=20),
    Turn(person=ANA, after=20, until=30),
]
FIRST, THEN, LAST = (notified("Ana, your turn.", seq) for seq in (1, 12, 21))
BOS = notified("Bo, your turn.", 11)


def test_a_turn_that_is_called_once_keeps_the_law() -> None:
    check(laws.called_once({ANA: [FIRST, LAST], BO: [BOS]}, TURNS))


def test_a_turn_that_nobody_calls_is_found() -> None:
    (breach,) = laws.called_once({ANA: [FIRST], BO: [BOS]}, TURNS)
    assert breach.why == "101 is not called"


def test_a_turn_that_is_called_twice_is_found() -> None:
    twice = [FIRST, notified("Ana, your turn.", 2), LAST]
    (breach,) = laws.called_once({ANA: twice}, TURNS)
    assert (breach.line, breach.why) == ("Ana, your turn.", "101 is called again")


def test_a_call_in_somebody_elses_turn_is_found() -> None:
    (breach,) = laws.called_once({ANA: [FIRST, THEN, LAST]}, TURNS)
    assert breach.why == "101 is called, and has no turn"


def test_only_those_who_listen_need_to_be_called() -> None:
    check(laws.called_once({BO: [BOS]}, TURNS))


def test_what_is_a_call_can_be_said() -> None:
    said = heard([new("Ana, your turn.", seq=1), new("Bo waits.", seq=2)], listener())
    turns = TURNS[:1]
    check(laws.called_once({ANA: said}, turns, call=lambda one: "your turn" in one.sent))
    with pytest.raises(Broken, match="is not called"):
        check(laws.called_once({ANA: said}, turns))


def test_a_toast_whose_words_are_heard_elsewhere_keeps_the_law() -> None:
    shown = [answered("Total 36.", alert=False), new("Ana, seven of clubs. Total 36.")]
    check(laws.nothing_only_in_a_toast(shown, heard(shown, listener())))


def test_something_that_only_a_toast_says_is_found() -> None:
    shown = [answered("Not your turn.", alert=False), new()]
    for client in ("TalkBack", "Unigram"):
        (breach,) = laws.nothing_only_in_a_toast(shown, heard(shown, listener(client)))
        assert breach.line == "Not your turn."


def test_buttons_that_stay_in_their_places_keep_the_law() -> None:
    shown = [
        new(keyboard=buttons(["Two of clubs, 2"], ["Refresh"])),
        edited(keyboard=buttons(["Nine of hearts, 2"], ["Refresh"])),
        edited(keyboard=()),
        new(key="2", keyboard=buttons(["Refresh", "Total?"])),
    ]
    check(laws.keyboards_keep_shape(shown))


@pytest.mark.parametrize(
    ("after", "why"),
    [
        (buttons(["A"], ["B"], ["C"]), r"its rows were \[1, 1\] and are \[1, 1, 1\]"),
        (buttons(["A"]), r"its rows were \[1, 1\] and are \[1\]"),
        (buttons(["A", "B"]), r"its rows were \[1, 1\] and are \[2\]"),
        (buttons(["B"], ["C"]), r"'B' was at \(1, 0\) and is at \(0, 0\)"),
    ],
)
def test_buttons_that_come_go_or_move_are_found(
    after: tuple[tuple[dict[str, object], ...], ...], why: str
) -> None:
    shown = [new(keyboard=buttons(["A"], ["B"])), edited(keyboard=after)]
    with pytest.raises(Broken, match=why):
        check(laws.keyboards_keep_shape(shown))


def test_buttons_that_come_back_are_found() -> None:
    shown = [
        new(keyboard=buttons(["A"])),
        edited(keyboard=()),
        edited(keyboard=buttons(["A"])),
    ]
    assert len(list(laws.keyboards_keep_shape(shown))) == 1


def test_two_cards_of_the_same_name_may_change_places() -> None:
    shown = [
        new(keyboard=buttons(["A"], ["A"], ["B"])),
        edited(keyboard=buttons(["A"], ["C"], ["B"])),
    ]
    check(laws.keyboards_keep_shape(shown))


def test_eighteen_calls_a_minute_keep_the_law() -> None:
    check(laws.calls_a_minute([float(n) for n in range(18)]))
    check(laws.calls_a_minute([4.0 * n for n in range(90)]))


def test_a_nineteenth_call_in_a_minute_is_found_wherever_it_begins() -> None:
    times = [*range(50, 60), *range(60, 69)]
    (breach,) = laws.calls_a_minute(map(float, times))
    assert (breach.line, breach.why) == ("at 68.0", "19 calls in a minute")
