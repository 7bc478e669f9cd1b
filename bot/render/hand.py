"""The own cards: a panel that only their holder sees, and an alert where panels are refused."""

from collections.abc import Iterator
from datetime import timedelta
from itertools import groupby

from bot.answer import LONGEST as LONGEST_ALERT
from bot.i18n import Value, Wording, opening
from bot.press import ComeBack, DrawCard, Lay, MyHand, Pick
from bot.render.screen import Button, Rows, Screen, Style
from bot.render.voice import Voice, life
from core.legal import Choice
from core.options import Draw
from core.rules import ALL
from core.state import Absence
from core.view import HandView, TableView

_PLAY = "/play 2"


def panel(hand: HandView, voice: Voice, *, mark: str) -> Screen:
    """The hand with a button for each card and value; `mark` is the turn's."""
    voice = _at(hand.table, voice)
    text = "\n".join((*_head(hand, voice), *body(hand, voice)))
    return Screen(text, rows(hand, voice, mark))


def alert(hand: HandView, voice: Voice) -> str:
    """The hand in at most 200 characters, numbered as the table's slot buttons are.

    Where it gets too long, detail goes before cards do.
    """
    voice = _at(hand.table, voice)
    head = voice.label(
        "alert-yours" if hand.to_act else "alert-theirs", total=voice.number(hand.table.total)
    )
    if not hand.hand:
        return f"{head} {voice.label('hand-none')}"
    ways = (_in_full, _in_short) if hand.to_act else ()
    for way in ways:
        text = "\n".join((head, *way(hand, voice)))
        if len(text) <= LONGEST_ALERT:
            return text
    cards = tuple(_cards_only(hand, voice))
    text = "\n".join((head, *cards))
    return text if len(text) <= LONGEST_ALERT else "\n".join(cards)


def label(choice: Choice, voice: Voice, target: int) -> str:
    """One card with one value: the new total, and what it costs."""
    values: dict[str, Value] = {
        "card": voice.card(choice.card),
        "total": voice.number(choice.total),
    }
    key, verdict = "choice", choice.verdict
    if not choice.legal:
        key, values["target"] = "choice-over", str(target)
    elif verdict.mover:
        key, values["n"] = "choice-lose", str(verdict.mover)
    elif verdict.others:
        key, values["n"] = "choice-others", str(verdict.others)
    if choice.value is not None:
        key, values["value"] = f"{key}-as", voice.number(choice.value)
    return voice.label(key, **values)


def _at(table: TableView, voice: Voice) -> Voice:
    return voice.at([seat.player for seat in table.seats])


def _target(hand: HandView) -> int:
    """The most the total may become by a play that is allowed."""
    return max(ALL[hand.table.rules].target, hand.table.total)


def body(hand: HandView, voice: Voice) -> Iterator[str]:
    """The cards and what can be done with them, below the state of the table."""
    voice = _at(hand.table, voice)
    if not hand.hand:
        yield voice("hand-none")
    elif not hand.to_act:
        yield voice("hand-cards", cards=voice.cards(hand.hand))
        yield voice("hand-wait")
    else:
        yield from _how_to_play(hand, voice)
    if hand.owed:
        yield voice("hand-owed", n=hand.owed)


def _head(hand: HandView, voice: Voice) -> Iterator[str]:
    table = hand.table
    total = voice.number(table.total)
    if hand.to_act:
        yield voice("hand-yours", total=total)
        if table.due is not None:
            yield voice.moment("hand-deadline", table.due, table.options.clock or timedelta())
    else:
        yield voice("hand-theirs", total=total, name=voice.person(table.to_act))
    seat = table.seat(hand.player)
    if seat is not None:
        yield voice("hand-points", n=seat.points, life=life(table.rules))
        if seat.absent is not None:
            yield voice(f"hand-{seat.absent}")


def _how_to_play(hand: HandView, voice: Voice) -> Iterator[str]:
    if voice.texts.wording is Wording.WORDS:
        # Some apps reach no buttons by ear: what they say is here as well, and can be typed.
        for place, choices in groupby(hand.choices, key=lambda choice: choice.place):
            for choice in choices:
                said = label(choice, voice, _target(hand))
                yield voice("hand-line", place=str(place + 1), choice=said)
        yield voice("hand-typed", play=_PLAY, low=_typed(voice, "low"), high=_typed(voice, "high"))
    else:
        yield voice("hand-key")
    if any(not choice.legal for choice in hand.choices):
        yield voice("hand-over", target=str(_target(hand)))
    if not hand.legal and hand.can_draw:
        yield voice("hand-stuck")


def _typed(voice: Voice, pick: str) -> str:
    return f"{_PLAY} {voice.label(f'pick-{pick}')}"


def rows(hand: HandView, voice: Voice, mark: str, *, refresh: bool = True) -> Rows:
    """A button for each card and value; with `refresh`, one to look again."""
    voice = _at(hand.table, voice)
    game = hand.table.game
    cards = _choices(hand, voice, mark) if hand.to_act else _waiting(hand, voice)
    last = []
    if hand.table.options.draw is Draw.MANUAL:
        press = DrawCard(game) if hand.can_draw else None
        last.append(Button(voice.label("button-draw"), press, Style.SUCCESS))
    if refresh:
        last.append(Button(voice.label("button-refresh"), MyHand(game)))
    seat = hand.table.seat(hand.player)
    if seat is not None and seat.absent in (Absence.AWAY, Absence.LEFT):
        cards = iter((Button(voice.label("button-back"), ComeBack(game), Style.SUCCESS),))
    return (*((card,) for card in cards), *((tuple(last),) if last else ()))


def _choices(hand: HandView, voice: Voice, mark: str) -> Iterator[Button]:
    for choice in hand.choices:
        press = Lay(hand.table.game, mark, choice.place, _pick(choice, hand))
        said = opening(label(choice, voice, _target(hand)))
        yield Button(said, press if choice.legal else None, _style(choice))


def _waiting(hand: HandView, voice: Voice) -> Iterator[Button]:
    for card in hand.hand:
        yield Button(opening(voice.card(card)), None)


def _pick(choice: Choice, hand: HandView) -> Pick | None:
    if choice.value is None:
        return None
    values = [
        other.value
        for other in hand.choices
        if other.place == choice.place and other.value is not None
    ]
    return Pick.HIGH if choice.value == max(values) else Pick.LOW


def _style(choice: Choice) -> Style:
    if not choice.legal:
        return Style.PLAIN
    if choice.verdict.mover:
        return Style.DANGER
    return Style.SUCCESS if choice.verdict.others else Style.PLAIN


def _in_full(hand: HandView, voice: Voice) -> Iterator[str]:
    keys = {None: "slot", Pick.LOW: "slot-low", Pick.HIGH: "slot-high"}
    for choice in hand.choices:
        slot = voice.label(keys[_pick(choice, hand)], place=str(choice.place + 1))
        said = label(choice, voice, _target(hand))
        yield voice.label("alert-choice", slot=slot, choice=said)


def _in_short(hand: HandView, voice: Voice) -> Iterator[str]:
    for place, card in enumerate(hand.hand):
        named: dict[str, Value] = {"place": str(place + 1), "card": voice.card(card)}
        its = [choice for choice in hand.choices if choice.place == place]
        legal = [choice.total for choice in its if choice.legal]
        match legal:
            case []:
                yield voice.label("alert-over", target=str(_target(hand)), **named)
            case [total]:
                yield voice.label("alert-one", total=voice.number(total), **named)
            case _:
                low, high = voice.number(min(legal)), voice.number(max(legal))
                yield voice.label("alert-two", low=low, high=high, **named)


def _cards_only(hand: HandView, voice: Voice) -> Iterator[str]:
    for place, card in enumerate(hand.hand, start=1):
        yield voice.label("alert-card", place=str(place), card=voice.card(card))
