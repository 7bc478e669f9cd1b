"""The own cards: a panel that only their holder sees, and an alert where panels are refused."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import timedelta
from itertools import groupby, takewhile

from bot.answer import LONGEST as LONGEST_ALERT
from bot.i18n import Value, Wording, opening
from bot.press import ComeBack, DrawCard, Lay, MyHand, Pick, PlayAhead, TakeBack
from bot.render import deeds
from bot.render.screen import Button, Rows, Screen, Style
from bot.render.voice import Voice, life
from core.legal import Choice
from core.options import Draw
from core.rules import ALL
from core.state import Absence, PlayerId
from core.view import HandView, TableView

_PLAY = "/play 2"
_AHEAD = "/ahead"


@dataclass(frozen=True, slots=True, kw_only=True)
class Later:
    """What may be chosen for a turn that has not come, and what has been."""

    stamp: str
    """The hand's."""
    place: int | None = None
    """Of the card that is chosen."""
    pick: Pick | None = None
    dropped: bool = False
    """The turn has come, and the card would have cost something."""


def panel(hand: HandView, voice: Voice, *, mark: str, later: Later | None = None) -> Screen:
    """The hand with a button for each card and value; `mark` is the turn's."""
    voice = _at(hand.table, voice)
    text = "\n".join((*_head(hand, voice), *body(hand, voice, later)))
    return Screen(text, rows(hand, voice, mark, later=later))


def given(
    hand: HandView, voice: Voice, *, mark: str, where: str | None, later: Later | None = None
) -> Screen:
    """The hand in its owner's private chat: which group it is of, and what happened meanwhile.

    The first sentence is what a notification shows.
    """
    voice = _at(hand.table, voice)
    total = voice.number(hand.table.total)
    text = "\n".join(
        (
            voice("private-yours", group=_group(where, voice), total=total),
            *since(hand, voice),
            *_about(hand, voice),
            *body(hand, voice, later),
        )
    )
    return Screen(text, rows(hand, voice, mark, refresh=False))


def past(table: TableView | None, player: PlayerId, voice: Voice, *, where: str | None) -> Screen:
    """What is left of such a hand when its turn is over."""
    over = voice("private-over", group=_group(where, voice))
    own = [deed for deed in table.recent if deed.by == player] if table else []
    if table is None or not own:
        return Screen(over)
    said = deeds.line(own[-1], _at(table, voice), rules=table.rules)
    return Screen("\n".join((over, said)))


def since(hand: HandView, voice: Voice) -> Iterator[str]:
    """What happened after this player's last play, as far as the table remembers."""
    happened = takewhile(lambda deed: deed.by != hand.player, reversed(hand.table.recent))
    for deed in reversed(tuple(happened)):
        yield deeds.line(deed, voice, rules=hand.table.rules)


def _group(title: str | None, voice: Voice) -> str:
    return title or voice.label("private-group")


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


def body(
    hand: HandView, voice: Voice, later: Later | None = None, *, refresh: bool = True
) -> Iterator[str]:
    """The cards and what can be done with them, below the state of the table.

    `refresh`: they must be asked for again when the turn comes.
    """
    voice = _at(hand.table, voice)
    if not hand.hand:
        yield voice("hand-none")
    elif not hand.to_act:
        yield voice("hand-cards", cards=voice.cards(hand.hand))
        if refresh:
            yield from _until_then(hand, voice, later)
    else:
        if later is not None and later.dropped:
            yield voice("ahead-dropped")
        yield from _how_to_play(hand, voice)
    if hand.owed:
        yield voice("hand-owed", n=hand.owed)


def _head(hand: HandView, voice: Voice) -> Iterator[str]:
    table = hand.table
    total = voice.number(table.total)
    if hand.to_act:
        yield voice("hand-yours", total=total)
    else:
        yield voice("hand-theirs", total=total, name=voice.person(table.to_act))
    yield from _about(hand, voice)


def _about(hand: HandView, voice: Voice) -> Iterator[str]:
    """The time that is left, and the own points."""
    table = hand.table
    if hand.to_act and table.due is not None:
        yield voice.moment("hand-deadline", table.due, table.options.clock or timedelta())
    seat = table.seat(hand.player)
    if seat is not None:
        yield voice("hand-points", n=seat.points, life=life(table.rules))
        if seat.absent is not None:
            yield voice(f"hand-{seat.absent}")


def _until_then(hand: HandView, voice: Voice, later: Later | None) -> Iterator[str]:
    """What can be done before the own turn."""
    if later is None:
        yield voice("hand-wait")
        return
    chosen = next((one for one in hand.choices if _is_chosen(one, hand, later)), None)
    if chosen is None:
        yield voice("ahead-how", ahead=f"{_AHEAD} 2")
    else:
        yield voice("ahead-chosen", card=_named(chosen, voice), off=f"{_AHEAD} off")


def _is_chosen(choice: Choice, hand: HandView, later: Later) -> bool:
    return choice.place == later.place and _pick(choice, hand) == later.pick


def _named(choice: Choice, voice: Voice) -> str:
    """A card, with its value where it has two."""
    card = voice.card(choice.card)
    if choice.value is None:
        return card
    return voice.label("ahead-as", card=card, value=voice.number(choice.value))


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


def rows(
    hand: HandView,
    voice: Voice,
    mark: str,
    *,
    refresh: bool = True,
    later: Later | None = None,
) -> Rows:
    """A button for each card and value; with `refresh`, one to look again."""
    voice = _at(hand.table, voice)
    game = hand.table.game
    if hand.to_act:
        cards = _choices(hand, voice, mark)
    elif later is None:
        cards = _waiting(hand, voice)
    else:
        cards = _for_later(hand, voice, later)
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


def _for_later(hand: HandView, voice: Voice, later: Later) -> Iterator[Button]:
    """A button for each card and value, to be played when the turn comes; or to take it back."""
    game = hand.table.game
    for choice in hand.choices:
        named = _named(choice, voice)
        if _is_chosen(choice, hand, later):
            yield Button(voice.label("ahead-undo", card=named), TakeBack(game), Style.PRIMARY)
        else:
            press = PlayAhead(game, later.stamp, choice.place, _pick(choice, hand))
            yield Button(opening(voice.label("ahead-button", card=named)), press)


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
