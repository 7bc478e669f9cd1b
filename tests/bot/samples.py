"""Tables in play, for tests of whatever shows them."""

import random
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

from core import commands, engine, view
from core.cards import Card, cards
from core.options import Draw, changed
from core.refusal import Refusal
from core.rules import ALL
from core.state import (
    Finished,
    Lobby,
    PlayerId,
    Playing,
    RoundOver,
    Seat,
    State,
    Stopped,
    Turn,
)

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
GAME = "Xk3v9QpA"
MARK = "m4rkm4rk"
SEED = "99" * 32
ANA, BO, CY = PlayerId(11), PlayerId(12), PlayerId(13)
NAMES = {11: "Ana", 12: "Bo", 13: "Cy"}


def lobby(*players: PlayerId, rules: str = "milestones", **options: object) -> Lobby:
    """A lobby with these people, the first of them its host."""
    return Lobby(
        game=GAME,
        rules=rules,
        options=changed(ALL[rules].options, {"clock": "off"} | options),
        host=players[0],
        players=players,
    )


def playing(
    *hands: str,
    rules: str = "milestones",
    total: int = 0,
    points: tuple[int, ...] | None = None,
    stock: str = "2S 3S 5S 6S 8S",
    due: datetime | None = None,
    **options: object,
) -> Playing:
    """A round of Ana, Bo, Cy … with these hands, as `7S TD`; Ana is to act, the last one dealt."""
    players = tuple(PlayerId(11 + place) for place in range(len(hands)))
    its = changed(ALL[rules].options, {"clock": "off"} | options)
    left = points or tuple(its.points for _ in hands)
    return Playing(
        game=GAME,
        rules=rules,
        options=its,
        host=players[0],
        seed=SEED,
        seats=tuple(
            Seat(player=player, points=left[place], hand=cards(hands[place]))
            for place, player in enumerate(players)
        ),
        round=2,
        dealer=players[-1],
        total=total,
        stock=cards(stock),
        turn=Turn(number=7, player=players[0]),
        due=due,
    )


def after(state: State, *done: commands.Command, now: datetime = NOON) -> State:
    """The state after these commands, none of which may be refused."""
    for command in done:
        came = engine.apply(state, command, now)
        assert not isinstance(came, Refusal), came
        state = came.state
    return state


def play(player: PlayerId, card: str, value: int | None = None) -> commands.Play:
    """A play."""
    return commands.Play(by=player, card=Card(card), value=value)


def table(state: State) -> view.TableView:
    """The table as everybody sees it, in a round or at its end."""
    its = view.of(state)
    if isinstance(its, view.RoundOverView | view.FinishedView):
        return its.table
    assert isinstance(its, view.TableView)
    return its


def hand(state: State, player: PlayerId) -> view.HandView:
    """The own cards of somebody who has some."""
    its = view.hand(state, player)
    assert its is not None
    return its


def random_game(chance: random.Random, *, longest: int = 400) -> Iterator[State]:
    """Every state of a game at random: any rules, seats and options, plays and time-outs.

    It ends with the game, or is broken off after so many steps.
    """
    state: State = _random_start(chance)
    yield state
    for _ in range(longest):
        if isinstance(state, Finished | Stopped):
            return
        came = engine.apply(state, _random_step(state, chance), NOON + timedelta(days=9))
        if not isinstance(came, Refusal):
            state = came.state
            yield state
    yield after(state, commands.Stop(by=None))


def _random_start(chance: random.Random) -> State:
    rules = chance.choice(sorted(ALL))
    seats = chance.choice((2, 2, 3, 4, 7, 20))
    options = {
        "points": chance.choice((1, 2, 5)),
        "hand_size": chance.choice((1, 3, 3, 7)),
        "draw": chance.choice(list(Draw)),
        "floor": chance.choice((True, False)),
        "nine": chance.choice(("pass", "skip")),
        "clock": chance.choice(("off", 60, 3 * 24 * 3600)),
        "decks": 8 if seats == 20 else "auto",
    }
    start = lobby(*(PlayerId(11 + place) for place in range(seats)), rules=rules, **options)
    seed = chance.randbytes(32).hex()
    return after(start, commands.Start(by=start.host, seed=seed))


def _random_step(state: State, chance: random.Random) -> commands.Command:
    if isinstance(state, RoundOver):
        return commands.NextRound()
    assert isinstance(state, Playing)
    mover = state.turn.player
    if chance.random() < 0.3:
        return commands.Draw(by=chance.choice(state.seats).player)
    legal = hand(state, mover).legal
    if not legal:
        return commands.Draw(by=mover)
    chosen = chance.choice(legal)
    if state.due is not None and chance.random() < 0.2:
        return commands.TimeOut(turn=state.turn.number, card=chosen.card, value=chosen.value)
    return commands.Play(by=mover, card=chosen.card, value=chosen.value)


def with_names(state: Playing, size: int) -> dict[int, str]:
    """The longest names there may be, for everybody at this table."""
    return {seat.player: f"{seat.player:02}" + "W" * (size - 2) for seat in state.seats}
