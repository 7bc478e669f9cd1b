"""What a press means at a table as it stands: a command, or a problem to be told."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from bot import press as presses
from bot.people import Person
from bot.press import Change, Pick
from bot.store.record import TableRecord
from core import commands, rules
from core.cards import Card
from core.commands import Command
from core.effects import values
from core.options import Options, typed, written
from core.state import (
    GONE,
    Computers,
    Finished,
    Lobby,
    PlayerId,
    Playing,
    RoundOver,
    State,
    Stopped,
)


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
    HOW_TO_AHEAD = "how_to_ahead"
    """A typed choice for later that cannot be read."""
    UNREADABLE = "unreadable"
    """What is kept of the table cannot be read: it is left as it is."""
    HOW_TO_SET = "how_to_set"
    """Typed settings that cannot be read."""
    HOW_TO_ADD = "how_to_add"
    """A typed computer player that cannot be read."""
    HOW_TO_KICK = "how_to_kick"
    """A typed seat that cannot be read, or is nobody's."""
    COME_BACK = "come_back"
    """A computer plays for whoever asks."""
    NO_COMPUTER = "no_computer"
    """There is no computer at this table to send away."""
    FAILED = "failed"
    """A fault of ours."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a new game shall be."""

    rules: str
    options: dict[str, object]


def wanted(words: str) -> Wanted | Problem:
    """The game and the options that were typed behind `/newgame`.

    >>> wanted("classic points=5 clock=60")
    Wanted(rules='classic', options={'points': 5, 'clock': 60})
    >>> wanted("")
    Wanted(rules='milestones', options={})
    """
    parts = words.lower().split()
    game = parts.pop(0) if parts and "=" not in parts[0] else rules.FIRST
    if game not in rules.ALL:
        return Problem.HOW_TO_OPEN
    options = settings(parts)
    return Problem.HOW_TO_OPEN if options is None else Wanted(game, options)


def settings(words: Sequence[str]) -> dict[str, object] | None:
    """Options typed as `name=value`; None where one cannot be read.

    >>> settings(["points=5", "floor=yes"])
    {'points': 5, 'floor': True}
    """
    options: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            return None
        options[name] = typed(value)
    return options


def command(
    press: Change, record: TableRecord, by: Person, *, game: str, seed: str
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
        case presses.AddComputer():
            return commands.AddComputer(by=by.id, level=press.level)
        case presses.RemoveComputer():
            return _remove_computer(state, by)
        case presses.SetOption():
            return commands.SetOptions(by=by.id, options={press.option: typed(press.value)})
        case presses.UsePreset():
            return _preset(record.rules, press.preset, by)
        case presses.ComeBack():
            return commands.Back(player=by.id)
        case presses.LeaveGame():
            return commands.Leave(player=by.id)
        case presses.NextGame():
            return _next_game(state, by, press.wish)
        case presses.VoteOut():
            return commands.Vote(by=by.id, about=press.player)
        case presses.VoteStop():
            return commands.Vote(by=by.id, about=None)
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
    players, computers = _same_again(state)
    if by.id not in players:
        return Problem.NOT_AT_TABLE
    last = state.last if isinstance(state, Finished) else state
    return commands.Open(
        game=game,
        rules=last.rules,
        host=by.id,
        players=players,
        computers=computers,
        options=written(last.options),
    )


def _same_again(state: Finished | Stopped) -> tuple[tuple[PlayerId, ...], Computers]:
    """Who plays the next game: all who stayed, and those who waited for it."""
    if isinstance(state, Stopped):
        here = (player for player in state.players if player not in state.gone)
        return (*here, *state.waiting), state.computers
    last = state.last
    stayed = [seat for seat in last.seats if seat.absent not in GONE]
    computers = tuple((seat.player, seat.computer) for seat in stayed if seat.computer)
    return (*(seat.player for seat in stayed), *last.waiting), computers


def _remove_computer(state: State, by: Person) -> Command | Problem:
    if not isinstance(state, Lobby):
        return Problem.OUT_OF_DATE
    if by.id != state.host:
        return Problem.NOT_ALLOWED
    if not state.computers:
        return Problem.NO_COMPUTER
    return commands.Kick(player=state.computers[-1][0], by=by.id)


def _preset(its: str, name: str, by: Person) -> Command | Problem:
    chosen = rules.ALL[its].presets.get(name)
    if chosen is None:
        return Problem.OUT_OF_DATE
    return commands.SetOptions(by=by.id, options={"points": chosen})


def _next_game(state: State, by: Person, wish: str) -> Command | Problem:
    match state:
        case Playing() | RoundOver() if wish == presses.IN:
            return commands.Join(player=by.id)
        case Playing() | RoundOver():
            last = state.last if isinstance(state, RoundOver) else state
            # Only a place in the queue: a seat that was taken meanwhile is not given up.
            waits = by.id in last.waiting
            return commands.Leave(player=by.id) if waits else Problem.NOT_AT_TABLE
        case _:
            return Problem.OUT_OF_DATE


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
