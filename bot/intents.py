"""What a press means at a table as it stands: a command, or a problem to be told."""

from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from bot import press as presses
from bot.people import Person
from bot.press import Pick, Press
from bot.store.record import TableRecord
from core import commands, rules
from core.cards import Card
from core.commands import Command
from core.effects import values
from core.options import Options, written
from core.state import Finished, Lobby, PlayerId, Playing, RoundOver, State, Stopped

_LONGEST_NUMBER = 9


class Problem(StrEnum):
    """Why a press or a typed command means nothing here. Each has its words."""

    OUT_OF_DATE = "out_of_date"
    """The button belongs to another game, another turn or another time."""
    NO_GAME = "no_game"
    """There is no table in this chat."""
    NOT_AT_TABLE = "not_at_table"
    """Whoever asks has no seat."""
    WATCHING = "watching"
    """Whoever asks is out of the game."""
    NO_SUCH_PLACE = "no_such_place"
    """The hand has no card at this place."""
    NO_ROUND = "no_round"
    """Nobody holds cards at the moment."""
    HAND_CHANGED = "hand_changed"
    """The hand is not the one this person was last told."""
    GAME_RUNNING = "game_running"
    """A new game must wait for the end of this one."""
    NOT_ALLOWED = "not_allowed"
    """Only the host or an administrator may."""
    NOBODY = "nobody"
    """Anonymous administrators and channels cannot sit at a table."""
    HOW_TO_OPEN = "how_to_open"
    """A typed game or option that cannot be read."""
    HOW_TO_PLAY = "how_to_play"
    """A typed play that cannot be read."""
    UNREADABLE = "unreadable"
    """What is kept of the table cannot be read: it is left as it is."""
    FAILED = "failed"
    """A fault of ours."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a new game shall be."""

    rules: str
    options: dict[str, object]


def wanted(typed: str) -> Wanted | Problem:
    """The game and the options that were typed behind `/newgame`.

    >>> wanted("classic points=5 clock=60")
    Wanted(rules='classic', options={'points': 5, 'clock': 60})
    >>> wanted("")
    Wanted(rules='milestones', options={})
    """
    words = typed.lower().split()
    game = words.pop(0) if words and "=" not in words[0] else rules.FIRST
    if game not in rules.ALL:
        return Problem.HOW_TO_OPEN
    options: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            return Problem.HOW_TO_OPEN
        options[name] = _typed(value)
    return Wanted(game, options)


def _typed(value: str) -> object:
    if value.isascii() and value.isdigit() and len(value) < _LONGEST_NUMBER:
        return int(value)
    return {"yes": True, "no": False}.get(value, value)


def command(
    press: Press, record: TableRecord, by: Person, *, game: str, seed: str
) -> Command | Problem:
    """The command that this press is, by this person, at this table.

    `game` is the id for a new game and `seed` the chance for one, in case it begins one.
    """
    state = record.state
    if press.game != record.game:
        return Problem.OUT_OF_DATE
    match press:
        case presses.JoinOrLeave():
            return _join_or_leave(state, by)
        case presses.ChooseGame():
            return commands.ChooseRules(by=by.id, rules=press.rules)
        case presses.StartGame():
            return commands.Start(by=by.id, seed=seed)
        case presses.CancelLobby():
            return _cancel(state, by)
        case presses.DrawCard():
            return commands.Draw(by=by.id)
        case presses.Lay():
            return _lay(press, record, by)
        case presses.DealNext():
            return _deal_next(press, state, by)
        case presses.Rematch():
            return rematch(state, by, game=game)
        case presses.MyHand() | presses.WhoseTurn() | presses.WhatTotal():
            raise AssertionError("a question is not a command")
        case _:
            assert_never(press)


def laid(state: Playing, by: PlayerId, place: int, pick: Pick | None) -> Command | Problem:
    """The play of the card at this place, from 0, of this player's hand as it is."""
    seat = state.seat(by)
    if seat is None:
        return Problem.NOT_AT_TABLE
    if not seat.alive:
        return Problem.WATCHING
    if place not in range(len(seat.hand)):
        return Problem.NO_SUCH_PLACE
    card = seat.hand[place]
    value = _value(state.rules, state.options, card, pick)
    return commands.Play(by=by, card=card, value=value, turn=state.turn.number)


def rematch(state: State, by: Person, *, game: str) -> Command | Problem:
    """A new lobby with the same people, the same game and the same options."""
    if not isinstance(state, Finished | Stopped):
        return Problem.GAME_RUNNING
    players = _players(state)
    if by.id not in players:
        return Problem.NOT_AT_TABLE
    last = state.last if isinstance(state, Finished) else state
    return commands.Open(
        game=game,
        rules=last.rules,
        host=by.id,
        players=players,
        options=written(last.options),
    )


def _players(state: Finished | Stopped) -> tuple[PlayerId, ...]:
    if isinstance(state, Stopped):
        return state.players
    return tuple(seat.player for seat in state.last.seats)


def _join_or_leave(state: State, by: Person) -> Command | Problem:
    if not isinstance(state, Lobby):
        return Problem.OUT_OF_DATE
    if by.id in state.players:
        return commands.Leave(player=by.id)
    return commands.Join(player=by.id)


def _cancel(state: State, by: Person) -> Command | Problem:
    if not isinstance(state, Lobby):
        return Problem.OUT_OF_DATE
    if by.id != state.host:
        return Problem.NOT_ALLOWED
    return commands.Stop(by=by.id)


def _lay(press: presses.Lay, record: TableRecord, by: Person) -> Command | Problem:
    state = record.state
    if not isinstance(state, Playing) or press.mark != record.mark:
        return Problem.OUT_OF_DATE
    return laid(state, by.id, press.place, press.pick)


def _deal_next(press: presses.DealNext, state: State, by: Person) -> Command | Problem:
    if not isinstance(state, RoundOver) or press.round != state.last.round:
        return Problem.OUT_OF_DATE
    return commands.NextRound(by=by.id)


def _value(rules_id: str, options: Options, card: Card, pick: Pick | None) -> int | None:
    offered = values(rules.ALL[rules_id].effect(card, options).change)
    if pick is None or len(offered) < 2:
        return None
    return offered[0] if pick is Pick.HIGH else offered[-1]
