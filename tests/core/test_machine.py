"""The laws of the game, and a machine that looks for a breach of them in any game."""

from collections import Counter
from dataclasses import fields, replace
from datetime import datetime, timedelta
from typing import Any

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from core import commands, engine, events, fairness, replay, view
from core.cards import PACK, Card
from core.commands import Command
from core.deal import deck, drawable, round_seed
from core.effects import LOWEST
from core.engine import Applied
from core.events import Event
from core.evolve import evolve
from core.options import Draw
from core.players import careful
from core.replay import text
from core.rules import ALL
from core.state import Absence, Finished, Level, PlayerId, Playing, RoundOver, Seat, State, Stopped
from tests.core.situations import NOON, player, texts

SEEDS = st.binary(min_size=32, max_size=32).map(bytes.hex)
PLAYERS = st.integers(0, 21).map(player)
CARDS = st.sampled_from(PACK)
VALUES = st.none() | st.sampled_from([1, 10, 11, -10, 0])
OPTIONS = st.fixed_dictionaries(
    {"points": st.integers(1, 4)},
    optional={
        "hand_size": st.integers(1, 7),
        "decks": st.sampled_from([1, 2, "auto"]),
        "draw": st.sampled_from(["auto", "manual"]),
        "floor": st.booleans(),
        "nine": st.sampled_from(["pass", "skip"]),
        "dealer": st.sampled_from(["highest", "lowest"]),
        "clock": st.sampled_from([60, "off"]),
        "pause": st.sampled_from([0, 30]),
        "leaving": st.sampled_from(["computer", "fold"]),
    },
)
ANYTHING: st.SearchStrategy[Command] = st.one_of(
    st.builds(
        commands.Open, game=st.just("g"), rules=st.sampled_from([*ALL, "bridge"]), host=PLAYERS
    ),
    st.builds(commands.Join, player=PLAYERS),
    st.builds(commands.AddComputer, by=PLAYERS, level=st.sampled_from(Level)),
    st.builds(commands.Act, turn=st.integers(0, 50), card=st.none() | CARDS, value=VALUES),
    st.builds(commands.ChooseRules, by=PLAYERS, rules=st.sampled_from([*ALL, "bridge"])),
    st.builds(commands.SetOptions, by=PLAYERS, options=OPTIONS),
    st.builds(commands.Start, by=PLAYERS, seed=SEEDS),
    st.builds(
        commands.Play,
        by=PLAYERS,
        card=CARDS,
        value=VALUES,
        turn=st.none() | st.integers(0, 50),
    ),
    st.builds(commands.Draw, by=PLAYERS),
    st.builds(commands.TimeOut, turn=st.integers(0, 50), card=st.none() | CARDS, value=VALUES),
    st.builds(commands.NextRound, by=st.none() | PLAYERS),
)
"""All that may be asked, sensible or not; closing and moving deadlines have rules of their own."""


class Game(RuleBasedStateMachine):
    """A game of any variant, by any legal plays, draws and time-outs, and disturbed by anything."""

    state: State
    log: tuple[Event, ...]
    now: datetime

    @initialize(
        rules=st.sampled_from(sorted(ALL)),
        seats=st.integers(2, 13) | st.integers(2, 4),
        options=OPTIONS,
        tight=st.none() | st.sampled_from([(13, 4), (10, 5), (17, 3), (8, 6), (7, 7), (20, 2)]),
        seed=SEEDS,
    )
    def begins(
        self,
        rules: str,
        seats: int,
        options: dict[str, Any],
        tight: tuple[int, int] | None,
        seed: str,
    ) -> None:
        self.log, self.now = (), NOON
        self.played: Counter[Card] = Counter()
        if tight:
            seats, hand_size = tight
            options |= {"decks": 1, "hand_size": hand_size}
        elif seats * options.get("hand_size", 3) > len(PACK):
            options |= {"decks": "auto"}
        everybody = tuple(player(number) for number in range(1, seats + 1))
        opening = commands.Open(
            game="g", rules=rules, host=everybody[0], players=everybody, options=options
        )
        came = engine.apply(None, opening, NOON)
        assert isinstance(came, Applied)
        self.state, self.log = came.state, came.events
        self.must(commands.Start(by=everybody[0], seed=seed))

    # What is done

    @precondition(lambda self: isinstance(self.state, Playing) and bool(self.legal()))
    @rule(wanted=st.lists(st.integers(0, 20), min_size=1, max_size=6))
    def some_legal_cards_are_laid(self, wanted: list[int]) -> None:
        for which in wanted:
            if not self.may_lay():
                return
            if legal := self.legal():
                choice = legal[which % len(legal)]
                turn = self.playing.turn
                self.must(
                    commands.Play(
                        by=turn.player, card=choice.card, value=choice.value, turn=turn.number
                    )
                )

    @precondition(lambda self: isinstance(self.state, Playing) and bool(self.owing()))
    @rule(which=st.integers(0))
    def a_card_owed_is_drawn(self, which: int) -> None:
        owing = self.owing()
        self.must(commands.Draw(by=owing[which % len(owing)].player))

    @precondition(lambda self: isinstance(self.state, Playing) and self.state.due is not None)
    @rule()
    def the_time_is_up(self) -> None:
        turn = self.playing.turn
        hand = view.hand(self.state, turn.player)
        assert hand is not None
        choice = careful.choose(hand)
        self.now = max(self.now, self.playing.due or self.now)
        seat = self.playing.seat(turn.player)
        assert seat is not None
        command = commands.Act if seat.automatic else commands.TimeOut
        self.must(
            command(
                turn=turn.number,
                card=choice.card if choice else None,
                value=choice.value if choice else None,
            )
        )

    @precondition(lambda self: isinstance(self.state, Playing | RoundOver))
    @rule(
        command=st.one_of(
            st.builds(commands.Leave, player=PLAYERS),
            st.builds(commands.Back, player=PLAYERS),
            st.builds(commands.Back, player=PLAYERS),
            st.builds(commands.Kick, player=PLAYERS, by=st.none() | PLAYERS),
            st.builds(commands.Vote, by=PLAYERS, about=PLAYERS),
        )
    )
    def somebody_comes_or_goes(self, command: Command) -> None:
        came = engine.apply(self.state, command, self.now)
        if isinstance(came, Applied) and not isinstance(came.state, Stopped):
            self.follow(came)

    @precondition(lambda self: isinstance(self.state, RoundOver))
    @rule(by_itself=st.booleans())
    def the_next_round_begins(self, by_itself: bool) -> None:
        assert isinstance(self.state, RoundOver)
        if by_itself:
            self.now = max(self.now, self.state.due)
        self.must(commands.NextRound(by=None if by_itself else self.last.seats[0].player))

    @precondition(lambda self: replay.deadline(self.state) is not None)
    @rule(seconds=st.integers(1, 1000))
    def the_deadline_is_moved(self, seconds: int) -> None:
        self.must(commands.Postpone(due=self.now + timedelta(seconds=seconds)))

    @rule(command=ANYTHING)
    def anything_else_is_refused_or_carried_out(self, command: Command) -> None:
        if isinstance(self.state, Finished) and isinstance(command, commands.Open):
            return
        came = engine.apply(self.state, command, self.now)
        if isinstance(came, Applied):
            self.follow(came)

    # What must hold for each thing that is done

    def must(self, command: Command) -> None:
        came = engine.apply(self.state, command, self.now)
        assert isinstance(came, Applied), came
        self.follow(came)

    def follow(self, came: Applied) -> None:
        for event in came.events:
            self.expect_lawful(event)
            self.state = evolve(self.state, event)
        assert self.state == came.state
        self.log += came.events

    def expect_lawful(self, event: Event) -> None:
        match event:
            case events.RoundBegan():
                self.played = Counter()
            case events.TurnBegan():
                assert event.number == self.playing.turn.number + 1
            case events.Played():
                assert self.is_alive(event.player)
                assert event.player == self.playing.turn.player
                self.played[event.card] += 1
            case events.Drew() | events.Caught():
                assert self.is_alive(event.player)
            case events.PointsLost():
                mover = self.playing.turn.player
                losing = {loss.player for loss in event.losses}
                assert losing == {mover} or mover not in losing
                assert losing
                assert all(self.is_alive(who) for who in losing)
                assert all(loss.points > 0 for loss in event.losses)

    # What must hold at any time

    @invariant()
    def every_card_is_in_one_place(self) -> None:
        last = self.last
        held = [card for seat in last.seats for card in seat.hand]
        everywhere = Counter([*held, *last.stock, *last.pile])
        assert everywhere == Counter(deck(last.options, len(last.seats)))
        assert not any(seat.hand for seat in last.seats if not seat.alive)
        assert last.buried <= len(last.pile)

    @invariant()
    def points_neither_fall_below_nought_nor_rise(self) -> None:
        lost = Counter[PlayerId]()
        for event in self.log:
            if isinstance(event, events.PointsLost):
                lost.update({loss.player: loss.points for loss in event.losses})
            if isinstance(event, events.Folded):
                lost[event.player] = self.last.options.points
        for seat in self.last.seats:
            assert 0 <= seat.points == self.last.options.points - lost[seat.player]

    @invariant()
    def the_total_keeps_to_its_bounds(self) -> None:
        last = self.last
        assert last.total >= (0 if last.options.floor else LOWEST)
        if ALL[last.rules].past_target is None or isinstance(self.state, Playing):
            assert last.total <= 99

    @invariant()
    def the_player_to_act_is_alive_and_can(self) -> None:
        if isinstance(self.state, Playing):
            seat = self.seat(self.state.turn.player)
            by_hand = self.state.options.draw is Draw.MANUAL
            assert seat.alive
            assert self.legal() or (by_hand and seat.owed and drawable(self.state))

    @invariant()
    def there_is_one_winner_and_everybody_has_a_rank(self) -> None:
        alive = [seat.player for seat in self.last.seats if seat.alive]
        if isinstance(self.state, Finished):
            assert [(player,) for player in alive] == [self.state.ranking[0]]
            ranked = [who for rank in self.state.ranking for who in rank]
            assert sorted(ranked) == sorted(seat.player for seat in self.last.seats)
        else:
            assert len(alive) > 1

    @invariant()
    def everybody_sees_played_cards_and_no_others(self) -> None:
        seen = view.table(self.last)
        assert Counter(seen.pile) <= self.played
        laid = [deed.card for deed in seen.recent if deed.card]
        assert Counter(laid) <= self.played
        shown = [card for deed in seen.recent for card in deed.shown]
        assert not shown or not isinstance(self.state, Playing)
        elsewhere = replace(seen, pile=(), recent=(), draws=())
        assert texts(elsewhere).isdisjoint(PACK)

    @invariant()
    def no_seed_is_seen_before_its_time(self) -> None:
        last = self.last
        secret = {last.seed, *(round_seed(last.seed, last.round + later) for later in (0, 1))}
        if isinstance(self.state, Playing):
            assert texts(view.of(self.state)).isdisjoint(secret)
        elif isinstance(self.state, RoundOver):
            assert texts(view.of(self.state)) & secret == {round_seed(last.seed, last.round)}

    @invariant()
    def a_hand_shows_its_holders_cards_and_no_others(self) -> None:
        seats, everybody = self.last.seats, view.table(self.last)
        for seat in (self.seat(self.last.turn.player), seats[len(self.log) % len(seats)]):
            hand = view.hand(self.state, seat.player)
            if hand is not None:
                private = [part for part in fields(hand) if part.name != "table"]
                told = texts(tuple(getattr(hand, part.name) for part in private))
                assert hand.table == everybody
                assert hand.hand == seat.hand
                assert told & set(PACK) == set(seat.hand)

    def teardown(self) -> None:
        """Whatever was played comes out again, and back from its text."""
        if hasattr(self, "log"):
            assert replay.rebuilt(self.log) == self.state
            assert fairness.verify(self.log) == ()
            told = text.written(self.log)
            assert text.written(text.carried_out(text.read(told))) == told

    # Words for the above

    @property
    def playing(self) -> Playing:
        assert isinstance(self.state, Playing)
        return self.state

    @property
    def last(self) -> Playing:
        return self.state.last if isinstance(self.state, RoundOver | Finished) else self.playing

    def seat(self, who: PlayerId) -> Seat:
        seat = self.last.seat(who)
        assert seat is not None
        return seat

    def is_alive(self, who: PlayerId) -> bool:
        return self.seat(who).alive

    def may_lay(self) -> bool:
        """Whether the player to act may: not one whom the others have sent away."""
        if not isinstance(self.state, Playing):
            return False
        return self.seat(self.state.turn.player).absent is not Absence.REMOVED

    def legal(self) -> tuple[Any, ...]:
        hand = view.hand(self.state, self.playing.turn.player)
        assert hand is not None
        return hand.legal

    def owing(self) -> list[Seat]:
        hands = [(seat, view.hand(self.state, seat.player)) for seat in self.last.seats]
        return [seat for seat, hand in hands if hand is not None and hand.can_draw]


TestGame = Game.TestCase
TestGame.settings = settings(max_examples=60, stateful_step_count=50, deadline=None)
