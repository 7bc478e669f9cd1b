"""The rules as the bot tells them, made from the table's own."""

from dataclasses import replace

import pytest

from bot.render import rules_card
from bot.render.markup import LONGEST, length
from bot.render.voice import Voice
from core.cards import Rank
from core.effects import Effect, SetTo, add
from core.options import changed
from core.rules import ALL
from core.rules.base import Rules
from tests.bot.render.reading import EAR, EYE, lines


def told(rules: Rules, voice: Voice = EYE, **options: object) -> list[str]:
    return lines(rules_card.screen(rules, changed(rules.options, options), voice))


def test_cards_that_do_the_same_share_a_line() -> None:
    card = told(ALL["milestones"])
    for line in (
        "A: Add 11 or 1, as you choose.",
        "2: An even total above 49 is halved. Any other is doubled.",
        "3, 5, 6, 7 and 8: Add their number.",
        "4: Add 4. The direction changes. With two players left, it does not.",
        "9: The total stays the same.",
        "10: Add 10 or −10, as you choose.",
        "J: Add 10. The next player loses a turn. With two players left, you play again.",
        "Q and K: Add 10.",
    ):
        assert line in card


def test_what_it_costs_comes_from_the_numbers_of_the_game() -> None:
    costs = told(ALL["milestones"])
    for line in (
        "Only a play that raises the total counts. Going down, or staying, costs nothing.",
        "Exactly 33 or 66: everybody else loses 1 point.",
        "Exactly 99: everybody else loses 2 points, and you win the round.",
        "Past 33 or 66: you lose 1 point.",
        "Past 99: you lose 2 points and the round.",
        "Past 66 and 99 with one card: you lose 3 points and the round.",
    ):
        assert line in costs


def test_the_other_game_is_told_by_its_own_data() -> None:
    card = told(ALL["classic"])
    assert (
        "Everybody starts with 3 tokens. Without tokens you are out; the last one left wins."
        in (card)
    )
    assert "10: Take 10 away." in card
    assert "K: The total becomes 99." in card
    assert any(line.startswith("No card may take the total past 99.") for line in card)
    assert not any("33" in line for line in card)


def test_a_nine_that_skips_says_so() -> None:
    assert "9: The total stays the same." in told(ALL["classic"])
    skipping = told(ALL["classic"], nine="skip")
    assert any(line.startswith("9: The total stays the same. The next") for line in skipping)
    assert "A 9 skips a turn: yes." in skipping


@pytest.mark.parametrize(
    ("options", "line"),
    [
        ({"points": 1}, "Points at the start: 1."),
        ({"hand_size": 7}, "Cards in hand: 7."),
        ({"decks": 3}, "Decks: 3."),
        ({"draw": "manual"}, "Draw: by hand."),
        ({"floor": True}, "Never below 0: yes."),
        ({"floor": True}, "A card that lowers the total stops at 0."),
        ({"dealer": "lowest"}, "First deal: lowest card."),
        ({"clock": 90}, "Time for a turn: 90 seconds."),
        ({"clock": 86400}, "Time for a turn: 1 day."),
        ({}, "Time for a turn: 1 minute."),
        ({"clock": "off"}, "Time for a turn: no limit."),
        ({"pause": 0}, "Pause between rounds: 0 seconds."),
    ],
)
def test_every_option_is_told_with_its_value(options: dict[str, object], line: str) -> None:
    assert line in told(ALL["milestones"], EYE, **options)


@pytest.mark.parametrize("rules", ALL.values(), ids=ALL)
def test_every_game_fits_and_tells_every_option_it_offers(rules: Rules) -> None:
    for voice in (EYE, EAR):
        options = changed(rules.options, {"draw": "manual", "clock": 86399})
        screen = rules_card.screen(rules, options, voice, seal="ab" * 32)
        assert length(screen.text) <= LONGEST
        head = lines(screen).index("Options")
        assert len(lines(screen)[head + 1 : -1]) == len(rules.offered)


def test_a_game_that_is_made_up_is_told_as_well() -> None:
    made_up = replace(
        ALL["classic"],
        effects={**ALL["classic"].effects, Rank.FIVE: Effect(SetTo(-5)), Rank.SIX: add(-1, 0, 1)},
        milestones=(50,),
        landing=3,
    )
    card = told(made_up)
    assert "5: The total becomes −5." in card
    assert "6: Add 1, 0 or −1, as you choose." in card
    assert "Exactly 50: everybody else loses 3 tokens." in card


def test_the_seal_of_the_round_is_told_whole() -> None:
    rules = ALL["classic"]
    screen = rules_card.screen(rules, rules.options, EYE, seal="ab" * 32)
    assert lines(screen)[-1].endswith(f"Seal: {'ab' * 32}")
