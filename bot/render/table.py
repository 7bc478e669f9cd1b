"""The table as the whole group sees it: a round in play, a round over, the end."""

from collections.abc import Iterator, Sequence
from datetime import timedelta

from bot.press import (
    ComeBack,
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
from bot.render import deeds, menu
from bot.render.markup import LONGEST, bold, folded, length
from bot.render.screen import Button, Rows, Screen, Style
from bot.render.voice import Voice, life
from core.effects import has_choice
from core.options import Draw
from core.rules import ALL
from core.turn import Direction
from core.view import FinishedView, RoundOverView, SeatView, StoppedView, TableView, places

_SEAL = 12
"""Characters of a seal that are enough to tell it by; the rules show all of it."""

_NEW_GAME = "/newgame"

Block = tuple[str, ...]
"""Lines that belong together."""


def playing(
    view: TableView, voice: Voice, *, mark: str, slots: bool, room: int = LONGEST
) -> Screen:
    """A round in play, in so many characters.

    `slots`: with buttons for the places of a hand, for this turn's mark.
    """
    voice = _at(view, voice)
    return Screen(
        _text(
            voice,
            view,
            head=tuple(_head(view, voice)),
            last=(_round(view, voice), *_draws(view, voice), _seal(view, voice)),
            room=room,
        ),
        (
            *_actions(view, voice),
            *(_slots(view, voice, mark) if slots else ()),
            *rest(view, voice, slots=slots),
        ),
    )


def round_over(view: RoundOverView, voice: Voice) -> Screen:
    """Between two rounds: how it ended, and the seed to check it by."""
    table = view.table
    voice = _at(table, voice)
    number = str(table.round)
    next_one = voice.moment("over-next", view.due, table.options.pause)
    seed = voice("over-seed", round=number, seed=view.ending.seed)
    return Screen(
        _text(
            voice,
            table,
            head=(bold(_how_it_ended(view, voice)), next_one),
            last=(_round(table, voice), folded(seed)),
        ),
        (
            (Button(voice.label("button-next"), DealNext(table.game, table.round), Style.PRIMARY),),
            *rest(table, voice, slots=False),
        ),
    )


def finished(view: FinishedView, voice: Voice) -> Screen:
    """The end: who won, the places, and the seed of the whole game."""
    table = view.table
    voice = _at(table, voice)
    winner = voice("finished-head", name=voice.person(view.ranking[0][0]))
    blocks: list[Block] = [
        (bold(winner),),
        tuple(_places(view, voice)),
        (_round(table, voice), folded(voice("finished-seed", seed=view.seed))),
    ]
    return Screen(
        _fitting(blocks, _plays(table, voice), after=1),
        (
            (Button(voice.label("button-rematch"), Rematch(table.game), Style.PRIMARY),),
            _again(table.game, voice),
        ),
    )


def stopped(view: StoppedView, voice: Voice, *, quiet: timedelta | None = None) -> Screen:
    """A lobby that was closed, or a game that was broken off; `quiet`: nobody did anything for so
    long."""
    voice = voice.at(view.players)
    blocks: list[Block] = [
        (bold(_why_stopped(view, voice, quiet)),),
        tuple(_points_left(view, voice)),
        (voice("closed-again", command=_NEW_GAME),),
    ]
    rematch = Button(voice.label("button-rematch"), Rematch(view.game), Style.PRIMARY)
    return Screen(_joined(blocks), ((rematch,), _again(view.game, voice)) if view.points else ())


def _why_stopped(view: StoppedView, voice: Voice, quiet: timedelta | None) -> str:
    if quiet is not None:
        key = "closed-quiet-game" if view.points else "closed-quiet-lobby"
        return voice(key, time=voice.texts.duration(quiet))
    key = "closed-game" if view.points else "closed-lobby"
    if view.by in view.players:
        return voice(f"{key}-by", name=voice.person(view.by))
    return voice(key)


def _again(game: str, voice: Voice) -> tuple[Button, ...]:
    return (
        Button(voice.label("button-chart"), ShowChart(game)),
        Button(voice.label("button-replay"), TellAgain(game)),
    )


def _at(view: TableView, voice: Voice) -> Voice:
    return voice.at([*(seat.player for seat in view.seats), *view.waiting])


def _text(voice: Voice, view: TableView, *, head: Block, last: Block, room: int = LONGEST) -> str:
    seats = tuple(_seats(view, voice))
    return _fitting([head, seats, last], _plays(view, voice), after=1, room=room)


def _head(view: TableView, voice: Voice) -> Iterator[str]:
    total, name = voice.number(view.total), voice.person(view.to_act)
    yield bold(voice("table-head", total=total, name=name))
    seat = view.seat(view.to_act)
    if view.asleep:
        yield voice("table-asleep")
    elif view.due is not None and seat is not None and not seat.automatic:
        yield voice.moment("table-deadline", view.due, view.options.clock or timedelta())
    normal = view.direction is Direction.CLOCKWISE
    order = "table-order-normal" if normal else "table-order-reversed"
    yield voice(order, name=voice.person(view.next))
    yield from _votes(view, voice)
    if view.waiting:
        yield voice("table-waiting", names=voice.people(view.waiting))


def _votes(view: TableView, voice: Voice) -> Iterator[str]:
    for vote in view.votes:
        counted = {"n": str(len(vote.by)), "needed": str(vote.needed)}
        if vote.about is None:
            yield voice("table-vote-stop", **counted)
        else:
            yield voice("table-vote-out", name=voice.person(vote.about), **counted)


def _how_it_ended(view: RoundOverView, voice: Voice) -> str:
    number, ending = str(view.table.round), view.ending
    if ending.winner is not None:
        name, total = voice.person(ending.winner), voice.number(view.table.total)
        return voice("over-won", round=number, name=name, total=total)
    assert ending.loser is not None
    return voice("over-lost", round=number, name=voice.person(ending.loser))


def _seats(view: TableView, voice: Voice) -> Iterator[str]:
    for seat in view.seats:
        line = " ".join(_seat(seat, voice, life(view.rules)))
        yield bold(line) if seat.player == view.to_act else line


def _seat(seat: SeatView, voice: Voice, life: str) -> Iterator[str]:
    name = voice.person(seat.player)
    if not seat.alive:
        yield voice("seat-out", name=name)
        return
    yield voice("seat-points", name=name, n=seat.points, life=life)
    yield voice("seat-cards", n=seat.cards)
    if seat.owed:
        yield voice("seat-owed", n=seat.owed)
    if seat.absent is not None:
        yield voice(f"seat-{seat.absent}")


def _points_left(view: StoppedView, voice: Voice) -> Iterator[str]:
    for player, points in zip(view.players, view.points, strict=False):
        name = voice.person(player)
        if points:
            yield voice("seat-points", name=name, n=points, life=life(view.rules))
        else:
            yield voice("seat-out", name=name)


def _places(view: FinishedView, voice: Voice) -> Iterator[str]:
    for place, together in places(view.ranking):
        yield voice("finished-place", place=str(place), names=voice.people(together))


def _plays(view: TableView, voice: Voice) -> Block:
    """A heading and the last plays, newest first; nothing where there are none."""
    lines = tuple(deeds.line(deed, voice, rules=view.rules) for deed in reversed(view.recent))
    return (voice("table-plays"), *lines) if lines else ()


def _round(view: TableView, voice: Voice) -> str:
    where = voice(
        "table-round",
        game=voice.game(view.rules),
        round=str(view.round),
        name=voice.person(view.dealer),
    )
    return f"{where}\n{voice('table-stock', n=str(view.stock))}"


def _draws(view: TableView, voice: Voice) -> Iterator[str]:
    """The draw for the first deal: gone when there is enough else to read."""
    if len(view.recent) > len(view.seats):
        return
    for row, drawn in enumerate(view.draws):
        each = [
            voice.texts("table-draw", name=voice.person(player), card=voice.card(card))
            for player, card in drawn
        ]
        key = "table-draws-again" if row else "table-draws"
        yield voice(key, draws=voice.texts.listed(each))


def _seal(view: TableView, voice: Voice) -> str:
    return voice("table-seal", seal=view.commitment[:_SEAL])


def _fitting(blocks: Sequence[Block], plays: Block, *, after: int, room: int = LONGEST) -> str:
    """The blocks with the plays among them: as many of the newest as the message holds.

    Only where the table is so full of long names that not even one has room, the last block
    loses what does not fit.
    """
    heading = blocks[:after]
    for kept in range(len(plays), 1, -1):
        text = _joined([*heading, plays[:kept], *blocks[after:]])
        if length(text) <= room:
            return text
    return _shortened([*heading, *blocks[after:]], room)


def _shortened(blocks: list[Block], room: int) -> str:
    while length(_joined(blocks)) > room and len(blocks) > 1:
        *rest, last = blocks
        blocks = [*rest, last[:-1]] if last else rest
    return _joined(blocks)


def _joined(blocks: Sequence[Block]) -> str:
    return "\n\n".join("\n".join(block) for block in blocks if block)


def _actions(view: TableView, voice: Voice) -> Rows:
    hand = Button(voice.label("button-hand"), MyHand(view.game), Style.PRIMARY)
    if view.options.draw is Draw.AUTO:
        return ((hand,),)
    return ((hand, Button(voice.label("button-draw"), DrawCard(view.game), Style.SUCCESS)),)


def rest(view: TableView, voice: Voice, *, slots: bool) -> Rows:
    """The two questions, and the way to everything else.

    Where hands are shown as alerts, nobody has a panel to come back by: there is a button here.
    """
    questions = (
        Button(voice.label("button-turn"), WhoseTurn(view.game)),
        Button(voice.label("button-total"), WhatTotal(view.game)),
    )
    more = Button(voice.label("button-more"), OpenMenu(view.game, menu.MORE))
    back = Button(voice.label("button-back"), ComeBack(view.game))
    return (questions, (back, more) if slots else (more,))


def _slots(view: TableView, voice: Voice, mark: str) -> Rows:
    """Buttons for every place a hand may have: the same whatever anybody holds."""
    picks: tuple[tuple[str, Pick | None], ...] = (("slot", None),)
    if _has_two_values(view):
        picks = (*picks, ("slot-low", Pick.LOW), ("slot-high", Pick.HIGH))
    return tuple(
        tuple(
            Button(voice.label(key, place=str(place + 1)), Lay(view.game, mark, place, pick))
            for place in range(view.options.hand_size)
        )
        for key, pick in picks
    )


def _has_two_values(view: TableView) -> bool:
    return any(has_choice(effect.change) for effect in ALL[view.rules].effects.values())
