"""The words for one person about one table: answers, replies, and the own hand."""

from collections.abc import Iterator, Sequence

from bot import ahead
from bot.answer import Answer
from bot.i18n import texts
from bot.intents import Problem
from bot.people import Person
from bot.press import Pick
from bot.render import deeds, hand, menu, rules_card
from bot.render.names import escaped
from bot.render.screen import Screen
from bot.render.voice import Voice, life
from bot.stamps import stamp
from bot.store.record import TableRecord
from core import commands, events, view
from core.commands import Command
from core.events import Event
from core.refusal import Reason, Refusal
from core.rules import ALL, FIRST
from core.state import Finished, Lobby, Playing, RoundOver, Why
from core.view import HandView, TableView

_OF_A_HAND = frozenset({Problem.NO_SUCH_PLACE, Problem.HAND_CHANGED})
_OF_A_CARD = frozenset({Reason.NOT_IN_HAND, Reason.CHOOSE_VALUE, Reason.BAD_VALUE, Reason.OVER_99})
"""Reasons from which others would learn something of a hand."""


class Words:
    """Speaks to one person, in that person's language, about the table as it is."""

    def __init__(self, to: Person, record: TableRecord | None = None) -> None:
        self._to = to
        self._record = record
        names = record.names if record else {}
        players = record.players if record else ()
        its = texts(to.reads, to.wording)
        self._said = Voice(its, names, players=players, plain=True)
        self._written = Voice(its, names, players=players)

    @property
    def voice(self) -> Voice:
        """The voice for whatever else this person is to read."""
        return self._written

    def problem(self, problem: Problem) -> Answer:
        """Why a press means nothing here."""
        stale = problem is Problem.OUT_OF_DATE
        return Answer(self._said(f"problem-{problem}"), stale=stale, open=problem not in _OF_A_HAND)

    def said(self, problem: Problem) -> Screen:
        """The same, as a reply."""
        return Screen(self._written(f"problem-{problem}"))

    def refusal(self, refusal: Refusal) -> Answer:
        """Why the game refuses."""
        values: dict[str, str | int] = {}
        if refusal.reason is Reason.NOT_HOST and self._record is not None:
            values["host"] = self._said.person(self._record.host)
        if refusal.total is not None:
            values["total"] = self._said.number(refusal.total)
        stale = refusal.reason is Reason.STALE
        said = self._said(f"refused-{refusal.reason}", **values)
        return Answer(said, stale=stale, open=refusal.reason not in _OF_A_CARD)

    def done(self, command: Command, happened: Sequence[Event]) -> Answer:
        """What came of a command of this person's, at the table as it is after it."""
        say = self._said
        match command:
            case commands.Join():
                late = any(isinstance(event, events.Queued) for event in happened)
                return Answer(say("done-queued" if late else "done-joined"))
            case commands.Leave():
                return Answer(say("done-left"))
            case commands.AddComputer():
                return Answer(say("done-computer"))
            case commands.Kick():
                return Answer(say("done-removed", name=say.person(command.player)))
            case commands.SetOptions():
                return Answer(say("done-options"))
            case commands.Back():
                return Answer(say("done-back"))
            case commands.Vote():
                return Answer(say("done-voted"))
            case commands.Start():
                return Answer(say("done-started"))
            case commands.ChooseRules():
                return Answer(say("done-game", game=say.game(command.rules)))
            case commands.Stop():
                return Answer(say("done-closed"))
            case commands.NextRound():
                return Answer(say("done-next"))
            case commands.Open():
                return Answer(say("done-opened"))
            case commands.Draw():
                return _drew(command, happened, say)
            case commands.Play():
                return _played(happened, say, rules=self._record.rules if self._record else FIRST)
            case _:
                return Answer()

    def whose_turn(self) -> Answer:
        """Whose turn it is, in one sentence."""
        state = self._record.state if self._record else None
        match state:
            case Playing() if state.turn.player == self._to.id:
                return Answer(self._said("turn-yours"))
            case Playing():
                return Answer(self._said("turn-other", player=self._said.person(state.turn.player)))
            case RoundOver():
                return Answer(self._said("turn-over"))
            case Lobby():
                return Answer(self._said("turn-lobby"))
            case _:
                return Answer(self._said("turn-finished"))

    def what_total(self) -> Answer:
        """The total, in one sentence."""
        state = self._record.state if self._record else None
        match state:
            case Playing():
                return Answer(self._said("total-is", total=self._said.number(state.total)))
            case RoundOver(last=last) | Finished(last=last):
                return Answer(self._said("total-is", total=self._said.number(last.total)))
            case _:
                return self.whose_turn()

    def nothing_new(self) -> Answer:
        """That a panel shows what there is to show."""
        return Answer(self._said("panel-same"))

    def no_hand(self) -> Answer:
        """Why this person has no cards to show."""
        state = self._record.state if self._record else None
        if not isinstance(state, Playing):
            return self.problem(Problem.NO_ROUND)
        seated = state.seat(self._to.id) is not None
        return self.problem(Problem.WATCHING if seated else Problem.NOT_AT_TABLE)

    def menu(self, page: str) -> Screen | None:
        """A page of choices; None where there is no such page now."""
        if self._record is None:
            return None
        its = view.of(self._record.state)
        return menu.screen(its, page, self._to.id, self._written, back=False)

    def nothing_to_choose(self) -> Answer:
        """That the page is of another time."""
        return Answer(self._said("menu-over"))

    def type_it(self) -> Answer:
        """How to do without a page that cannot be shown now."""
        return Answer(self._said("menu-typed"), alert=True)

    def panel(self, held: HandView) -> Screen:
        """The own cards, for a message that nobody else sees."""
        mark = self._record.mark if self._record else ""
        return hand.panel(held, self._written, mark=mark, later=self._later())

    def given_hand(self, held: HandView) -> Screen:
        """The own cards, for a message in the private chat."""
        assert self._record is not None
        its = self._record
        return hand.given(held, self._written, mark=its.mark, where=its.title, later=self._later())

    def past_hand(self) -> Screen:
        """What is left of that message when the turn is over."""
        assert self._record is not None
        last = self._record.latest
        table = view.table(last) if isinstance(last, Playing) else None
        return hand.past(table, self._to.id, self._written, where=self._record.title)

    def chosen_ahead(self, happened: Sequence[Event], after: TableRecord) -> Answer:
        """What came of choosing a card for the own turn: it is kept, or the turn has come."""
        if any(isinstance(event, events.Played) for event in happened):
            return _played(happened, self._said, rules=after.rules)
        its = ahead.of(after, self._to.id)
        if its is None or its.dropped:
            return Answer(self._said("ahead-dropped"))
        return Answer(self._said("ahead-kept"))

    def taken_back(self) -> Answer:
        """That nothing is played ahead."""
        return Answer(self._said("ahead-back"))

    def _later(self) -> hand.Later | None:
        """What this person may choose, or has chosen, for the own turn."""
        if self._record is None or not ahead.can_choose(self._record):
            return None
        its = ahead.of(self._record, self._to.id)
        return hand.Later(
            stamp=stamp(self._record.state, self._to.id),
            place=its.place if its else None,
            pick=its.pick if its else None,
            dropped=its is not None and its.dropped,
        )

    def which_table(self) -> Screen:
        """That it cannot be told which table is meant."""
        return Screen(self._written("private-which"))

    def empty_panel(self) -> Screen:
        """What is left of a panel when the round is over."""
        return Screen(self._written("panel-over"))

    def hand_alert(self, held: HandView) -> str:
        """The own cards, for an alert."""
        return hand.alert(held, self._said)

    def where_is_my_hand(self, held: HandView | None) -> Screen:
        """For one who asks for the own cards where others read along."""
        if held is None:
            return self.plain(self.no_hand())
        return Screen(self._written("hand-here"))

    def not_played(self) -> Screen:
        """That a typed play did not go; why, only its player may know."""
        return Screen(self._written("not-played", player=self._named()))

    def score(self) -> Screen:
        """Everybody's points."""
        assert self._record is not None
        last = self._record.latest
        if not isinstance(last, Playing):
            return self.plain(self.whose_turn())
        return Screen("\n".join(_points(view.table(last), self._written)))

    def last(self) -> Screen:
        """What happened last."""
        assert self._record is not None
        last = self._record.latest
        if not isinstance(last, Playing) or not last.recent:
            return Screen(self._written("no-play-yet"))
        return Screen(deeds.line(last.recent[-1], self._written, rules=last.rules))

    def rules(self, wanted: str) -> Screen:
        """The rules of this table, or of the game that is named."""
        if wanted in ALL or self._record is None:
            chosen = ALL[wanted if wanted in ALL else FIRST]
            return rules_card.screen(chosen, chosen.options, self._written)
        last = self._record.latest
        seal = view.table(last).commitment if isinstance(last, Playing) else None
        return rules_card.screen(ALL[last.rules], last.options, self._written, seal=seal)

    def help(self) -> Screen:
        """How to begin, and every command."""
        return Screen(self._written("help"))

    def start(self, bot: str) -> Screen:
        """Who the bot is."""
        # Without marks round the links: an app might take them for a part of the address.
        link = _into_a_group(bot)
        said = self._written.label("start", link=link, admin=f"{link}&admin=manage_chat")
        return Screen(escaped(said))

    def plain(self, answer: Answer) -> Screen:
        """An answer as a message."""
        return Screen(escaped(answer.text))

    def pick(self, word: str) -> Pick | None:
        """Which value a typed word means."""
        for pick, name in ((Pick.LOW, "pick-low"), (Pick.HIGH, "pick-high")):
            if word.lower() in (self._said(name), name.removeprefix("pick-")):
                return pick
        return None

    def _named(self) -> str:
        return self._written.person(self._to.id)


def _drew(command: commands.Draw, happened: Sequence[Event], say: Voice) -> Answer:
    for event in happened:
        if isinstance(event, events.Drew) and event.player == command.by:
            return Answer(say("done-drew", card=say.card(event.card)))
    return Answer()


def _played(happened: Sequence[Event], say: Voice, *, rules: str) -> Answer:
    played = next(event for event in happened if isinstance(event, events.Played))
    said: dict[str, str | int] = {
        "card": say.card(played.card),
        "total": say.number(played.total),
    }
    for event in happened:
        if isinstance(event, events.PointsLost) and event.why is not Why.CAUGHT:
            most = max(loss.points for loss in event.losses)
            own = any(loss.player == played.player for loss in event.losses)
            key = "done-played-lost" if own else "done-played-others"
            return Answer(say(key, n=most, life=life(rules), **said))
    return Answer(say("done-played", **said))


def _points(table: TableView, voice: Voice) -> Iterator[str]:
    for seat in table.seats:
        yield voice(
            "score-line",
            player=voice.person(seat.player),
            points=seat.points,
            life=life(table.rules),
        )


def _into_a_group(bot: str) -> str:
    """A link that lets whoever opens it choose a group for the bot."""
    return f"https://t.me/{bot}?startgroup=new"
