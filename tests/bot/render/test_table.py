"""The table as the group sees it."""

from dataclasses import replace
from datetime import timedelta

from bot.i18n import Wording
from bot.press import (
    DealNext,
    DrawCard,
    Lay,
    MyHand,
    OpenMenu,
    Pick,
    Rematch,
    ShowChart,
    TellAgain,
    WhatTotal,
    WhoseTurn,
)
from bot.render.markup import LONGEST, length
from bot.render.public import drawn
from bot.render.screen import Screen
from core import commands, view
from core.cards import Card, cards
from core.state import Deed, Loss, Playing, State, Why
from tests.bot.render.reading import EAR, EYE, labels, lines, seen, speaking
from tests.bot.samples import (
    ANA,
    BO,
    CY,
    GAME,
    MARK,
    NOON,
    after,
    lobby,
    play,
    playing,
    with_names,
)


def shown(state: State, *, slots: bool = False) -> Screen:
    return drawn(view.of(state), EYE, mark=MARK, slots=slots)


def test_a_table_says_what_counts_and_why_points_were_lost() -> None:
    start = playing("7S TD 4C", "AH 9D JS", "2H KC QD", total=29)
    screen = shown(after(start, play(ANA, "7S"), play(BO, "AH", 11)))
    assert lines(screen) == [
        "Total 47 · Cy’s turn",
        "Order: normal. Next: Ana.",
        "Last plays, newest first:",
        "Bo plays A♥ as 11: 36 → 47.",
        "Ana plays 7♠: 29 → 36. Ana passes 33 and loses 1 point.",
        "Ana: 9 points. 3 cards.",
        "Bo: 10 points. 3 cards.",
        "Cy: 10 points. 3 cards.",
        "33 · 66 · 99 · Round 2 · Cy deals",
        "Draw pile: 3.",
        "Seal of this round: a298ea9aed8a…",
    ]
    assert [[button.press for button in row] for row in screen.rows] == [
        [MyHand(GAME)],
        [WhoseTurn(GAME), WhatTotal(GAME)],
        [OpenMenu(GAME, "more")],
    ]


def test_by_ear_the_same_comes_in_sentences() -> None:
    start = playing("7S TD 4C", "AH 9D JS", "2H KC QD", total=29)
    screen = drawn(view.of(after(start, play(ANA, "7S"))), EAR, mark=MARK, slots=False)
    assert lines(screen)[:4] == [
        "Total 36. Bo’s turn.",
        "Order: normal. Next: Cy.",
        "Last plays, newest first:",
        "Ana plays seven of spades. Total 36. Ana passes 33 and loses 1 point.",
    ]


def test_landing_costs_everybody_else() -> None:
    start = playing("4S", "AH", "2H", total=29)
    assert "Ana plays 4♠: 29 → 33. Exactly 33! Everybody else loses 1 point. " in seen(
        shown(after(start, play(ANA, "4S"))).text
    )


def test_landing_against_one_other_names_the_loser() -> None:
    start = playing("4S", "AH", total=62)
    assert "Exactly 66! Bo loses 1 point." in seen(shown(after(start, play(ANA, "4S"))).text)


def test_a_card_turned_and_a_player_skipped_are_told() -> None:
    turned = shown(after(playing("4S", "AH", "2H"), play(ANA, "4S")))
    assert lines(turned)[:4] == [
        "Total 4 · Cy’s turn",
        "Order: reversed. Next: Bo.",
        "Last plays, newest first:",
        "Ana plays 4♠: 0 → 4. The direction changes.",
    ]
    skipped = shown(after(playing("JS", "AH", "2H"), play(ANA, "JS")))
    assert "Ana plays J♠: 0 → 10. Bo loses a turn." in lines(skipped)


def test_who_is_out_is_told_where_it_happens_and_after() -> None:
    out = shown(after(playing("7S", "AH", "2H", total=29, points=(1, 5, 5)), play(ANA, "7S")))
    assert "Ana plays 7♠: 29 → 36. Ana passes 33 and loses 1 point. Ana is out." in lines(out)
    assert "Ana is out." in lines(out)


def test_a_play_past_two_marks_says_both() -> None:
    over = shown(after(playing("2S", "AH", "2H", total=53), play(ANA, "2S")))
    assert lines(over)[0] == "Round 2 is over. Ana loses it."
    assert "Ana plays 2♠: 53 → 106. Ana passes 66 and 99 and loses 3 points." in lines(over)


def test_a_forgotten_card_and_one_still_owed_are_told() -> None:
    start = playing("2S 5S", "9H 3D", "KC 2C", rules="classic", total=10)
    screen = shown(after(start, play(ANA, "2S"), play(BO, "9H")))
    assert (
        "Bo plays 9♥: 12 → 12. "
        "Ana did not draw in time and plays on with one card fewer this round."
    ) in lines(screen)
    assert "Bo: 3 tokens. 1 card. 1 card to draw." in lines(screen)
    assert [button.press for button in screen.rows[0]] == [MyHand(GAME), DrawCard(GAME)]


def test_whoever_is_caught_shows_the_hand() -> None:
    stuck = shown(
        after(
            playing("KS 5S", "3D 5D", "KC 2C", rules="classic", total=90, draw="auto"),
            play(ANA, "KS"),
        )
    )
    assert "Bo has no card to play and loses 1 token. Bo shows 3♦ and 5♦." in lines(stuck)
    assert lines(stuck)[0] == "Round 2 is over. Bo loses it."


def test_a_time_out_is_told() -> None:
    start = playing("7S", "AH", "2H", due=NOON, clock=60)
    timed = after(start, commands.TimeOut(turn=7, card=Card("7S")), now=NOON)
    assert "Time is up. Ana plays 7♠: 0 → 7." in lines(shown(timed))


def test_nothing_to_draw_is_told() -> None:
    screen = shown(after(playing("7S", "AH", "2H", stock=""), play(ANA, "7S")))
    assert ("Ana plays 7♠: 0 → 7. Ana draws nothing: there are no cards left to draw.") in lines(
        screen
    )


def test_a_deadline_is_told_in_the_readers_own_time() -> None:
    screen = shown(playing("7S", "AH", due=NOON + timedelta(seconds=60), clock=60))
    assert (
        'This turn ends \u2068<tg-time unix="1767268860" format="r">12:01 UTC</tg-time>\u2069.'
    ) in screen.text.replace("\u2068" + "12:01" + "\u2069", "12:01")


def test_a_deadline_days_away_names_the_day() -> None:
    screen = shown(playing("7S", "AH", due=NOON + timedelta(days=3), clock=3 * 24 * 3600))
    assert "4 January, 12:00 UTC" in seen(screen.text)


def test_the_draw_for_the_first_deal_is_shown_in_round_one() -> None:
    begun = after(lobby(ANA, BO), commands.Start(by=ANA, seed="99" * 32))
    told = [line for line in lines(shown(begun)) if line.startswith("Drawn")]
    assert told
    assert told[0].startswith("Drawn for the deal: Ana: ")


def test_the_end_of_a_round_opens_its_seed() -> None:
    over = after(playing("4S", "AH", "2H", total=95), play(ANA, "4S"))
    screen = shown(over)
    assert lines(screen)[:2] == [
        "Round 2 is over. Ana wins it with exactly 99.",
        "The next round begins 12:00 UTC.",
    ]
    its = view.of(over)
    assert isinstance(its, view.RoundOverView)
    assert its.ending.seed in seen(screen.text)
    assert [button.press for row in screen.rows for button in row] == [
        DealNext(GAME, 2),
        WhoseTurn(GAME),
        WhatTotal(GAME),
        OpenMenu(GAME, "more"),
    ]


def test_the_end_of_a_game_shows_shared_places_and_the_seed() -> None:
    won = after(playing("4S", "AH", "2H", total=95, points=(2, 2, 1)), play(ANA, "4S"))
    screen = shown(won)
    assert lines(screen)[:3] == [
        "Ana wins the game!",
        "Last plays, newest first:",
        lines(screen)[2],
    ]
    assert "1. Ana" in lines(screen)
    assert "2. Bo and Cy" in lines(screen)
    assert "99" * 32 in seen(screen.text)
    assert [button.press for row in screen.rows for button in row] == [
        Rematch(GAME),
        ShowChart(GAME),
        TellAgain(GAME),
    ]


def test_a_game_that_is_stopped_shows_the_points() -> None:
    stopped = shown(after(playing("4S", "AH"), commands.Stop(by=BO)))
    assert lines(stopped) == [
        "Bo has stopped the game. Nobody wins.",
        "Ana: 10 points.",
        "Bo: 10 points.",
        "/newgame opens a new table.",
    ]
    assert labels(stopped) == [["Rematch"], ["Picture", "Replay"]]


def test_a_stranger_who_closes_a_table_is_not_named() -> None:
    closed = shown(after(lobby(ANA, BO), commands.Stop(by=CY)))
    assert lines(closed) == ["This table is closed.", "/newgame opens a new table."]
    assert closed.rows == ()


def test_slot_buttons_name_places_and_values() -> None:
    screen = shown(playing("7S TD", "AH"), slots=True)
    assert labels(screen)[1:4] == [
        ["1", "2", "3"],
        ["1 low", "2 low", "3 low"],
        ["1 high", "2 high", "3 high"],
    ]
    assert screen.rows[2][1].press == Lay(GAME, MARK, 1, Pick.LOW)


def test_buttons_never_depend_on_what_is_in_a_hand() -> None:
    some = playing("7S TD 4C", "AH 9D JS", rules="classic")
    other = playing("2S 2D", "KH", rules="classic")
    assert shown(some, slots=True).rows == shown(other, slots=True).rows


def longest() -> Playing:
    """Twenty players with nothing but long stories to tell."""
    state = playing(*("7S 8S 9S TS JS QS KS",) * 20, rules="milestones", hand_size=7, decks=8)
    everybody = tuple(seat.player for seat in state.seats)
    deed = Deed(
        by=everybody[0],
        card=Card("TD"),
        before=-99,
        after=-89,
        value=10,
        timed_out=True,
        why=Why.LANDED,
        mark=66,
        losses=tuple(Loss(player=player, points=2) for player in everybody[1:]),
        out=everybody[1:],
        skipped=everybody,
        forgot=everybody,
        undrawn=everybody,
        shown=cards("TD TH TS TC QD QH QS"),
        reversed=True,
    )
    drawn_cards = tuple((player, Card("TD")) for player in everybody)
    return replace(
        state, recent=(deed,) * 6, draws=(drawn_cards,) * 3, round=1, due=NOON, total=-99
    )


def test_the_longest_table_fits() -> None:
    state = longest()
    for sign in ("W", "😀"):
        names = {player: name.replace("W", sign) for player, name in with_names(state, 32).items()}
        for wording in Wording:
            screen = drawn(view.of(state), speaking(wording, names), mark=MARK, slots=True)
            assert length(screen.text) <= LONGEST
            assert sum(map(len, screen.rows)) <= 100
            assert max(map(len, screen.rows)) <= 8
            assert all(name in screen.text for name in names.values())


def test_what_does_not_fit_goes_oldest_first() -> None:
    crowd = longest()
    deeds = tuple(
        replace(deed, after=n, skipped=(), forgot=(), undrawn=())
        for n, deed in enumerate(crowd.recent)
    )
    voice = speaking(Wording.SYMBOLS, with_names(crowd, 32))
    screen = drawn(view.of(replace(crowd, recent=deeds, draws=())), voice, mark=MARK, slots=False)
    plays = [line for line in lines(screen) if " plays " in line]
    assert 1 <= len(plays) < len(deeds)
    assert "−99 → 5." in plays[0]


def test_a_nameless_player_goes_by_the_seat() -> None:
    voice = speaking(Wording.SYMBOLS, {})
    told = lines(drawn(view.of(playing("7S", "8S")), voice, mark=MARK, slots=False))
    assert told[0] == "Total 0 · Player 1’s turn"
