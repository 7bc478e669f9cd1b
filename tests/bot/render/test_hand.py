"""The own cards, in a panel and in an alert."""

from dataclasses import replace

import pytest

from bot.press import DrawCard, Lay, MyHand, Pick
from bot.render import hand as hands
from bot.render.screen import Screen, Style
from core.state import Playing
from tests.bot.render.reading import EAR, EYE, labels, lines
from tests.bot.samples import ANA, BO, GAME, MARK, NOON, after, hand, play, playing

TENS = "TS TH TD TC AS AH AD"


def shown(state: Playing) -> Screen:
    return hands.panel(hand(state, ANA), EYE, mark=MARK)


def test_a_panel_has_a_button_for_each_card_and_value() -> None:
    screen = shown(playing("7S TD 4C", "AH", total=29))
    assert lines(screen) == [
        "Total 29. Your turn.",
        "You have 10 points.",
        "Each button: the card, the new total, and what it costs.",
    ]
    assert labels(screen) == [
        ["7♠ → 36, −1"],
        ["10♦ as 10 → 39, −1"],
        ["10♦ as −10 → 19"],
        ["4♣ → 33, others −1"],
        ["Refresh"],
    ]
    assert [row[0].press for row in screen.rows] == [
        Lay(GAME, MARK, 0),
        Lay(GAME, MARK, 1, Pick.HIGH),
        Lay(GAME, MARK, 1, Pick.LOW),
        Lay(GAME, MARK, 2),
        MyHand(GAME),
    ]
    assert [row[0].style for row in screen.rows] == [
        Style.DANGER,
        Style.DANGER,
        Style.PLAIN,
        Style.SUCCESS,
        Style.PLAIN,
    ]


def test_by_ear_the_buttons_are_a_list_as_well_that_can_be_typed() -> None:
    screen = hands.panel(hand(playing("7S TD", "AH", total=29), ANA), EAR, mark=MARK)
    assert lines(screen) == [
        "Total 29. Your turn.",
        "You have 10 points.",
        "Card 1: seven of spades, 36, lose 1.",
        "Card 2: ten of diamonds as 10, 39, lose 1.",
        "Card 2: ten of diamonds as minus 10, 19.",
        "You can also type /play 2, or /play 2 low and /play 2 high for a card with two values.",
    ]
    assert labels(screen) == [
        ["Seven of spades, 36, lose 1"],
        ["Ten of diamonds as 10, 39, lose 1"],
        ["Ten of diamonds as minus 10, 19"],
        ["Refresh"],
    ]


def test_a_card_past_the_limit_is_disabled_and_says_why() -> None:
    screen = shown(playing("AS QD", "AH", rules="classic", total=90))
    assert labels(screen)[:3] == [
        ["[A♠ as 11 → 101, over 99]"],
        ["A♠ as 1 → 91"],
        ["[Q♦ → 100, over 99]"],
    ]
    assert "A card that would make more than 99 cannot be played." in lines(screen)


def test_before_the_own_turn_the_cards_are_shown_and_cannot_be_pressed() -> None:
    screen = hands.panel(hand(playing("7S", "AH TD"), BO), EYE, mark=MARK)
    assert lines(screen) == [
        "Total 0. Ana’s turn.",
        "You have 10 points.",
        "Your cards: A♥ and 10♦.",
        "When your turn comes, press Refresh to play.",
    ]
    assert labels(screen) == [["[A♥]"], ["[10♦]"], ["Refresh"]]


def test_a_card_still_to_draw_has_its_button() -> None:
    state = after(playing("2S 5S", "9H", rules="classic", total=10), play(ANA, "2S"))
    screen = hands.panel(hand(state, ANA), EYE, mark=MARK)
    assert "You still have to draw a card." in lines(screen)
    assert [button.press for button in screen.rows[-1]] == [DrawCard(GAME), MyHand(GAME)]
    waiting = hands.panel(hand(state, BO), EYE, mark=MARK)
    assert labels(waiting)[-1] == ["[Draw]", "Refresh"]


def test_whoever_can_only_draw_is_told_so() -> None:
    held = hand(playing("QS", "9H", rules="classic", total=99), ANA)
    screen = hands.panel(replace(held, owed=1, can_draw=True), EYE, mark=MARK)
    assert "None of your cards can be played now. Draw first." in lines(screen)


def test_an_empty_hand_is_told() -> None:
    screen = shown(playing("", "9H"))
    assert "You have no cards at the moment." in lines(screen)
    assert hands.alert(hand(playing("", "9H"), ANA), EYE) == (
        "Total 0. Your turn. You have no cards at the moment."
    )


def test_a_deadline_is_in_the_panel_of_whoever_is_to_act() -> None:
    state = playing("7S", "9H", due=NOON, clock=60)
    assert "Your turn ends 12:00 UTC." in lines(shown(state))


def test_an_alert_numbers_the_hand_as_the_buttons_do() -> None:
    state = playing("7S TD 4C", "AH", total=29)
    assert hands.alert(hand(state, ANA), EYE) == (
        "Total 29. Your turn.\n"
        "1: 7♠ → 36, −1\n"
        "2 high: 10♦ as 10 → 39, −1\n"
        "2 low: 10♦ as −10 → 19\n"
        "3: 4♣ → 33, others −1"
    )
    assert hands.alert(hand(state, BO), EYE) == "Total 29. Not your turn yet.\n1: A♥"


def test_a_long_alert_loses_detail_before_cards() -> None:
    seven = hands.alert(hand(playing(TENS, "AH", total=20, hand_size=7), ANA), EYE)
    assert seven.split("\n")[1] == "1: 10♠ 10 / 30"
    assert len(seven.split("\n")) == 8
    limited = playing("TS AS KS QS", "AH", rules="classic", total=95)
    assert "1: 10♠" in hands.alert(hand(limited, ANA), EYE)


def test_a_long_alert_by_ear_keeps_every_card() -> None:
    queens = "QD QD QD QD QD QD QD"
    said = hands.alert(hand(playing(queens, "AH", total=-95, hand_size=7), ANA), EAR)
    assert said.count("queen of diamonds") == 7
    assert len(said) <= 200


@pytest.mark.parametrize("total", [-99, -10, 0, 22, 55, 89, 97])
@pytest.mark.parametrize("rules", ["classic", "milestones"])
def test_an_alert_is_never_too_long(rules: str, total: int) -> None:
    for cards in (TENS, "QD QD QD QD QD QD QD", "TD TD TD TD TD TD TD", "2D"):
        state = playing(cards, cards, rules=rules, total=total, hand_size=7)
        for voice in (EYE, EAR):
            for player in (ANA, BO):
                said = hands.alert(hand(state, player), voice)
                assert len(said) <= 200
                lines_of_cards = [line for line in said.split("\n") if ": " in line]
                assert len(lines_of_cards) >= len(cards.split())


def test_the_longest_panel_fits() -> None:
    for voice in (EYE, EAR):
        for total in (-99, 22, 89):
            state = playing(TENS, "AH", total=total, hand_size=7, due=NOON, clock=60)
            screen = hands.panel(hand(state, ANA), voice, mark=MARK)
            assert len(screen.text) <= 1000
            assert all(len(button.label) <= 40 for row in screen.rows for button in row)
