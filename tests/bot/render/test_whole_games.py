"""Laws of every screen, over games played at random."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.i18n import Wording
from bot.press import LONGEST as LONGEST_DATA
from bot.press import Lay, decode, encode
from bot.render import deeds, rules_card
from bot.render import hand as hands
from bot.render.markup import LONGEST, length
from bot.render.public import drawn
from bot.render.screen import Screen
from bot.render.telegram import digest
from bot.render.voice import Voice
from core import view
from core.cards import Card
from core.rules import ALL
from core.state import Deed, Finished, PlayerId, Playing, RoundOver, State
from tests.bot.render.reading import cards_in, seen, speaking
from tests.bot.samples import MARK, random_game

PANEL = 1000
ALERT = 200

NAMES = {11 + seat: f"Dora{'abcdefghijklmnopqrstuvw'[seat]}" for seat in range(20)}
EYE = speaking(Wording.SYMBOLS, NAMES)
EAR = speaking(Wording.WORDS, NAMES)

SPOKEN = re.compile(r"[A-Za-z0-9 \n.,:;?!’/-]*\Z")
"""Letters, digits, and the points of English: nothing else is heard rightly by ear."""
SIGN = re.compile(r"[-−+–][0-9]")
LONE = re.compile(r"\b[JQKT]\b")

games = st.integers(0, 2**32).map(random.Random)
few = settings(max_examples=15, deadline=None)


def some_states(chance: random.Random) -> Iterator[State]:
    """A few states of a game, its ends of rounds among them."""
    for state in random_game(chance, longest=120):
        if not isinstance(state, Playing) or chance.random() < 0.15:
            yield state


def round_of(state: State) -> Playing | None:
    """The round that is played, or was played last."""
    last = state.last if isinstance(state, RoundOver | Finished) else state
    return last if isinstance(last, Playing) else None


def public(state: State, voice: Voice) -> Screen:
    return drawn(view.of(state), voice, mark=MARK, slots=True)


def private(state: State, voice: Voice) -> Iterator[tuple[Screen, str]]:
    """Every panel and alert of a state."""
    for player in NAMES:
        held = view.hand(state, PlayerId(player))
        if held is not None:
            yield hands.panel(held, voice, mark=MARK), hands.alert(held, voice)


def screens(state: State, voice: Voice) -> Iterator[Screen]:
    yield public(state, voice)
    yield from (panel for panel, _ in private(state, voice))


@few
@given(games)
def test_every_screen_keeps_telegrams_limits(chance: random.Random) -> None:
    for state in some_states(chance):
        for voice in (EYE, EAR):
            for screen in screens(state, voice):
                assert 1 <= length(screen.text) <= LONGEST
                assert sum(len(row) for row in screen.rows) <= 100
                assert all(1 <= len(row) <= 8 for row in screen.rows)
                assert screen.text.count("\u2068") == screen.text.count("\u2069")
            for panel, alert in private(state, voice):
                assert len(panel.text) <= PANEL
                assert 1 <= len(alert) <= ALERT


@few
@given(games)
def test_every_button_comes_back_as_what_it_says(chance: random.Random) -> None:
    for state in some_states(chance):
        for screen in screens(state, EAR):
            for button in (button for row in screen.rows for button in row):
                assert 1 <= len(button.label) <= 40
                if button.press is not None:
                    data = encode(button.press)
                    assert len(data.encode()) <= LONGEST_DATA
                    assert decode(data) == button.press


def lying_open(deeds: tuple[Deed, ...]) -> set[str]:
    played = {deed.card for deed in deeds if deed.card is not None}
    return played | {card for deed in deeds for card in deed.shown}


@few
@given(games)
def test_the_table_never_tells_a_card_that_does_not_lie_open(chance: random.Random) -> None:
    for state in some_states(chance):
        last = round_of(state)
        if last is None:
            continue
        drawn_for_the_deal = {card for row in last.draws for _, card in row}
        told = cards_in(public(state, EYE).text)
        assert told <= lying_open(last.recent) | drawn_for_the_deal
        labels = "".join(b.label for row in public(state, EYE).rows for b in row)
        assert cards_in(labels) == set()


@few
@given(games)
def test_the_public_screen_is_the_same_whatever_is_in_the_hands(chance: random.Random) -> None:
    for state in some_states(chance):
        if isinstance(state, Playing):
            swapped = tuple(
                replace(seat, hand=tuple(Card("7S") for _ in seat.hand)) for seat in state.seats
            )
            other = replace(state, seats=swapped, stock=tuple(reversed(state.stock)))
            assert digest(public(state, EYE)) == digest(public(other, EYE))


@few
@given(games)
def test_a_panel_has_a_button_for_every_choice_and_no_other_hand(chance: random.Random) -> None:
    for state in some_states(chance):
        if not isinstance(state, Playing):
            continue
        held = view.hand(state, state.turn.player)
        assert held is not None
        panel = hands.panel(held, EYE, mark=MARK)
        buttons = [button for row in panel.rows[:-1] for button in row]
        assert len(buttons) == len(held.choices)
        pressed = [b.press for b in buttons if b.press is not None]
        assert len(pressed) == len(held.legal)
        assert all(isinstance(press, Lay) for press in pressed)
        assert len(set(pressed)) == len(pressed)
        shown = cards_in(panel.text + "".join(button.label for button in buttons))
        assert shown <= set(held.hand)


@few
@given(games)
def test_by_ear_there_are_only_words(chance: random.Random) -> None:
    for state in some_states(chance):
        for screen in screens(state, EAR):
            said = [seen(screen.text), *(b.label for row in screen.rows for b in row)]
            for text in (*said, *(alert for _, alert in private(state, EAR))):
                assert SPOKEN.match(text), text
                assert not SIGN.search(text), text
                assert not LONE.search(text), text
                for line in filter(None, text.split("\n")):
                    assert line[0].isalpha() or line[0] == "/", line


@few
@given(games)
def test_by_ear_no_two_buttons_of_a_panel_sound_alike(chance: random.Random) -> None:
    for state in some_states(chance):
        last = round_of(state)
        packs = last.options.packs(len(last.seats)) if last else 1
        for panel, _ in private(state, EAR):
            said = [button.label for row in panel.rows for button in row]
            assert packs > 1 or len(set(said)) == len(said)


@few
@given(games)
def test_every_deed_tells_who_what_and_what_it_cost(chance: random.Random) -> None:
    for state in random_game(chance, longest=120):
        last = round_of(state)
        if last is None or not last.recent:
            continue
        deed = last.recent[-1]
        said = seen(deeds.line(deed, EYE, rules=last.rules))
        assert EYE.person(deed.by) in said
        assert cards_in(said) == ({deed.card} if deed.card else set(deed.shown))
        assert bool(re.search(r"loses? [0-9]", said)) == bool(deed.losses)
        assert all(EYE.person(player) in said for player in deed.out)


def test_the_rules_are_heard_rightly() -> None:
    for rules in ALL.values():
        said = seen(rules_card.screen(rules, rules.options, EAR, seal="ab" * 32).text)
        assert SPOKEN.match(said)
        assert not LONE.search(said)
        assert not SIGN.search(said)
