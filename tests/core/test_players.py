"""Every computer player, and what the careful one does."""

from dataclasses import replace

import pytest

from core import players, view
from core.players import Player, careful
from core.state import Playing
from tests.core.situations import player as seat
from tests.core.situations import playing

EVERYBODY = pytest.mark.parametrize("choose", players.ALL.values(), ids=players.ALL)


def choice(state: Playing, choose: Player = careful.choose) -> str | None:
    hand = view.hand(state, seat(1))
    assert hand is not None
    chosen = choose(hand, "seed")
    if chosen is None:
        return None
    return chosen.card if chosen.value is None else f"{chosen.card}={chosen.value}"


def test_the_careful_one_is_found_in_its_folder() -> None:
    assert players.ALL["careful"] is careful.choose


@EVERYBODY
@pytest.mark.parametrize("total", [0, 29, 56, 95, 98])
@pytest.mark.parametrize("rules", ["milestones", "classic"])
def test_a_player_chooses_what_may_be_laid(choose: Player, rules: str, total: int) -> None:
    hand = view.hand(playing(rules, "8S AS TS", "5H", total=total), seat(1))
    assert hand is not None
    assert choose(hand, "seed") in hand.legal


@EVERYBODY
def test_a_player_with_nothing_to_lay_chooses_nothing(choose: Player) -> None:
    state = playing("classic", "8S 7S", "5H", total=99, owed=(1, 0))
    assert choice(state, choose) is None


@EVERYBODY
def test_a_player_decides_the_same_for_the_same_seed(choose: Player) -> None:
    state = playing("milestones", "8S AS TS", "5H", total=25)
    assert choice(state, choose) == choice(state, choose)


@EVERYBODY
def test_what_others_hold_decides_nothing(choose: Player) -> None:
    state = playing("milestones", "8S AS TS", "5H 6H 7H", total=20, stock="2C 3C 4C")
    own, other = state.seats
    seats = (own, replace(other, hand=state.stock))
    swapped = replace(state, seats=seats, stock=other.hand)
    assert choice(state, choose) == choice(swapped, choose)


@pytest.mark.parametrize(
    ("hand", "total", "wanted"),
    [
        ("3S 8S KS", 25, "8S"),
        ("3S AS KS", 22, "AS=11"),
        ("4S QS KS", 95, "4S"),
        ("QS KS 3S", 30, "3S"),
    ],
)
def test_the_careful_one_takes_a_landing(hand: str, total: int, wanted: str) -> None:
    assert choice(playing("milestones", hand, "5H", total=total)) == wanted


@pytest.mark.parametrize(
    ("hand", "total", "wanted"),
    [("QS 3S KS", 29, "3S"), ("QS TS KS", 29, "TS=-10"), ("7S 9S KS", 29, "9S")],
)
def test_the_careful_one_avoids_a_loss(hand: str, total: int, wanted: str) -> None:
    assert choice(playing("milestones", hand, "5H", total=total)) == wanted


@pytest.mark.parametrize(
    ("hand", "total", "wanted"),
    [("2S QS KS", 53, "QS"), ("2S 3S", 65, "3S")],
)
def test_forced_the_careful_one_takes_the_smallest_loss(hand: str, total: int, wanted: str) -> None:
    assert choice(playing("milestones", hand, "5H", total=total)) == wanted


def test_the_careful_one_keeps_ace_nine_ten_king_and_four_in_this_order() -> None:
    kept = ["AS", "9S", "TS", "KS", "4S", "3S"]
    spent = []
    while kept:
        chosen = choice(playing("classic", " ".join(kept), "5H", total=40))
        assert chosen is not None
        spent.append(chosen[:2])
        kept.remove(chosen[:2])
    assert spent == ["3S", "4S", "KS", "TS", "9S", "AS"]
