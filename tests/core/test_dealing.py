"""Given a start or a new round, then who deals, who begins, and what everybody holds."""

from collections import Counter
from dataclasses import replace

import pytest

from core import commands, events
from core.cards import height, packs
from core.chance import commitment
from core.deal import dealer_seed, dealt, draws_for_the_deal, round_seed
from core.options import Dealer, Options, changed
from core.rules import ALL
from core.state import Ending, Playing, RoundOver
from core.turn import Direction
from tests.core.situations import (
    NOON,
    SEED,
    applied,
    asked,
    hand,
    lobby,
    of,
    only,
    player,
    playing,
    started,
)

OPTIONS = ALL["classic"].options
LOWEST = changed(OPTIONS, {"dealer": "lowest"})
THREE = tuple(player(number) for number in (1, 2, 3))


def seeds(number: int) -> list[str]:
    return [f"{one:08x}" for one in range(number)]


@pytest.mark.parametrize("options", [OPTIONS, LOWEST])
def test_the_highest_or_lowest_card_deals_and_only_the_tied_draw_again(
    options: Options,
) -> None:
    best = max if options.dealer is Dealer.HIGHEST else min
    rounds = Counter[int]()
    for seed in seeds(300):
        draws, dealer = draws_for_the_deal(seed, options, THREE)
        rounds[len(draws)] += 1
        drawing = set(THREE)
        for row in draws:
            assert {who for who, _ in row} == drawing
            wanted = best(height(card) for _, card in row)
            drawing = {who for who, card in row if height(card) == wanted}
        assert drawing == {dealer}
    assert rounds[2] > 10, "there were ties among them"


def test_everybody_draws_another_card() -> None:
    for seed in seeds(50):
        for row in draws_for_the_deal(seed, OPTIONS, THREE)[0]:
            drawn = [card for _, card in row]
            assert len(drawn) == len(set(drawn))


def test_the_draw_is_made_with_its_own_seed_open_at_once() -> None:
    came = applied(lobby(3), commands.Start(by=player(1), seed=SEED))
    drawn = only(events.DealerDrawn, came.events)
    assert drawn.seed == dealer_seed(SEED)
    assert (drawn.draws, drawn.dealer) == draws_for_the_deal(
        drawn.seed, ALL["milestones"].options, THREE
    )


def test_the_game_is_sealed_before_anything_is_drawn() -> None:
    came = applied(lobby(2), commands.Start(by=player(1), seed=SEED))
    assert came.events[0] == events.Started(seed=SEED, commitment=commitment(SEED))


def test_everybody_gets_a_full_hand_and_the_rest_is_the_stock() -> None:
    state = started(3, hand_size=5)
    assert [len(seat.hand) for seat in state.seats] == [5, 5, 5]
    held = [card for seat in state.seats for card in seat.hand]
    assert Counter([*held, *state.stock]) == Counter(packs(1))
    assert (state.total, state.pile, state.direction) == (0, (), Direction.CLOCKWISE)


@pytest.mark.parametrize(("seats", "number"), [(6, 1), (7, 2), (13, 3), (20, 4)])
def test_more_players_play_with_more_packs(seats: int, number: int) -> None:
    state = started(seats)
    held = [card for seat in state.seats for card in seat.hand]
    assert Counter([*held, *state.stock]) == Counter(packs(number))


def test_the_first_cards_go_to_the_dealers_left() -> None:
    state = started(3)
    order = (state.dealer % 3 + 1, (state.dealer + 1) % 3 + 1, state.dealer)
    hands, stock = dealt(round_seed(SEED, 1), state.options, 3, tuple(map(player, order)))
    assert {who: hand(state, who) for who in order} == dict(hands)
    assert state.stock == stock


def test_the_dealers_left_begins() -> None:
    for seed in seeds(20):
        state = started(4, seed=seed)
        assert state.turn.player == state.dealer % 4 + 1
        assert state.turn.number == 1


def test_points_and_seats_are_those_of_the_lobby() -> None:
    state = started(3, "classic", points=5)
    assert [(seat.player, seat.points) for seat in state.seats] == [(1, 5), (2, 5), (3, 5)]


def over(last: Playing) -> RoundOver:
    return RoundOver(last=last, ending=Ending(seed=round_seed(SEED, last.round)), due=NOON)


def next_round(last: Playing) -> Playing:
    return of(Playing, asked(over(last), commands.NextRound(by=player(1))))


def test_the_deal_passes_to_the_left() -> None:
    state = next_round(playing("milestones", "7S", "8S", "9S", dealer=1))
    assert (state.dealer, state.turn.player) == (2, 3)


def test_the_deal_passes_over_the_out_and_so_does_the_start() -> None:
    last = playing("milestones", "7S", "", "9S", "", "5H", dealer=1, lives=(9, 0, 9, 0, 9))
    state = next_round(last)
    assert (state.dealer, state.turn.player) == (3, 5)


def test_a_dealer_who_is_out_hands_on_to_the_next_alive() -> None:
    state = next_round(playing("milestones", "", "", "9S", "5H", dealer=1, lives=(0, 0, 9, 9)))
    assert (state.dealer, state.turn.player) == (3, 4)


def test_the_out_are_dealt_nothing_and_all_cards_are_back() -> None:
    last = playing("milestones", "7S", "", "9S", lives=(9, 0, 9), pile="2C 3C")
    state = next_round(last)
    assert [len(seat.hand) for seat in state.seats] == [3, 0, 3]
    assert len(state.stock) == 46


def test_a_new_round_begins_afresh() -> None:
    last = playing(
        "classic",
        "7S",
        "8S",
        total=99,
        owed=(2, 1),
        pile="2C 3C",
        direction=Direction.COUNTERCLOCKWISE,
    )
    state = next_round(replace(last, buried=1, shuffles=3))
    assert (state.round, state.total, state.direction) == (2, 0, Direction.CLOCKWISE)
    assert (state.pile, state.buried, state.shuffles, state.recent) == ((), 0, 0, ())
    assert all((len(seat.hand), seat.owed) == (3, 0) for seat in state.seats)


def test_each_round_has_its_own_seed_sealed_when_it_begins() -> None:
    came = applied(over(playing("milestones", "7S", "8S")), commands.NextRound(by=player(1)))
    began = only(events.RoundBegan, came.events)
    assert began.commitment == commitment(round_seed(SEED, 2))


def test_the_draw_is_shown_in_the_first_round_only() -> None:
    first = started(3)
    assert first.draws
    assert next_round(first).draws == ()
