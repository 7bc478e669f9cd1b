"""What happened at a play and why anybody lost what, one sentence a fact."""

from collections.abc import Iterator

from bot.i18n import Value
from bot.render.voice import Voice, life
from core.rules import ALL
from core.state import Deed, Why


def line(deed: Deed, voice: Voice, *, rules: str) -> str:
    """All of a deed on one line."""
    return " ".join(_sentences(deed, voice, rules))


def _sentences(deed: Deed, voice: Voice, rules: str) -> Iterator[str]:
    if deed.card is not None:
        yield _play(deed, voice)
    if deed.why is not None and deed.losses:
        yield _cost(deed, voice, rules)
    if deed.shown:
        yield voice("deed-shown", name=voice.person(deed.by), cards=voice.cards(deed.shown))
    for key, players in (
        ("deed-out", deed.out),
        ("deed-forgot", deed.forgot),
        ("deed-undrawn", deed.undrawn),
        ("deed-skipped", deed.skipped),
    ):
        if players:
            once = tuple(dict.fromkeys(players))
            yield voice(key, names=voice.people(once), count=len(once))
    if deed.reversed:
        yield voice("deed-reversed")


def _play(deed: Deed, voice: Voice) -> str:
    assert deed.card is not None
    values: dict[str, Value] = {
        "name": voice.person(deed.by),
        "card": voice.card(deed.card),
        "before": voice.number(deed.before),
        "after": voice.number(deed.after),
    }
    key = "deed-timed-out" if deed.timed_out else "deed-played"
    key = "deed-stood-in" if deed.stood_in else key
    if deed.value is None:
        return voice(key, **values)
    return voice(f"{key}-as", value=voice.number(deed.value), **values)


def _cost(deed: Deed, voice: Voice, rules: str) -> str:
    n = max(loss.points for loss in deed.losses)
    match deed.why:
        case Why.LANDED | Why.TARGET if len(deed.losses) > 1:
            return voice("cost-landed", mark=str(deed.mark), n=n, life=life(rules))
        case Why.LANDED | Why.TARGET:
            loser = voice.person(deed.losses[0].player)
            return voice("cost-landed-one", mark=str(deed.mark), name=loser, n=n, life=life(rules))
        case Why.CAUGHT:
            return voice("cost-caught", name=voice.person(deed.by), n=n, life=life(rules))
        case _:
            return voice(
                "cost-passed",
                name=voice.person(deed.by),
                marks=voice.texts.listed(_passed(deed, rules)),
                n=n,
                life=life(rules),
            )


def _passed(deed: Deed, rules: str) -> list[str]:
    """Every mark between the two totals: a play may pass two."""
    its = ALL[rules]
    marks = dict.fromkeys((*its.milestones, its.target))
    return [str(mark) for mark in marks if deed.before < mark < deed.after]
