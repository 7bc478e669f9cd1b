"""Runs scenario files against the engine: `python -m tests.scenarios PATH...`."""

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from core import commands, engine
from core.cards import Card, card
from core.options import changed
from core.refusal import Refusal
from core.rules import ALL
from core.state import Finished, PlayerId, Playing, RoundOver, Seat, State, Turn
from core.turn import Direction

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
SEED = "99" * 32
"""Decides nothing but the order of a reshuffle, which no scenario may depend on."""

Scenario = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a scenario came out otherwise."""

    scenario: str
    step: int
    """From 1; 0: the scenario itself cannot be read."""
    what: str

    def __str__(self) -> str:
        return f"{self.scenario}: step {self.step}: {self.what}"


def load(paths: Sequence[Path]) -> Iterator[Scenario]:
    """Every scenario of these files, and of the JSON files below these folders."""
    for path in paths:
        files = sorted(path.rglob("*.json")) if path.is_dir() else [path]
        for file in files:
            content = json.loads(file.read_text(encoding="utf-8"))
            yield from content if isinstance(content, list) else [content]


def run(scenario: Scenario) -> Difference | None:
    """The first difference, or None where all came out as expected."""
    name = scenario.get("name", "?")
    try:
        state, names = _situation(scenario)
    except (KeyError, ValueError, TypeError) as wrong:
        return Difference(name, 0, f"cannot be read: {wrong!r}")
    for number, step in enumerate(scenario["steps"], start=1):
        came = engine.apply(state, _command(step, names), NOON)
        differs = _difference(step["expect"], state, came, names)
        if differs:
            return Difference(name, number, differs)
        if not isinstance(came, Refusal):
            state = came.state
    return None


def _situation(scenario: Scenario) -> tuple[State, dict[str, PlayerId]]:
    names = {name: PlayerId(at) for at, name in enumerate(scenario["players"], start=1)}
    rules = ALL[scenario["rules"]]
    hands = scenario.get("hands", {})
    seats = tuple(
        Seat(
            player=player,
            points=scenario["lives"].get(name, rules.options.points),
            hand=_cards(hands.get(name, [])),
        )
        for name, player in names.items()
    )
    return (
        Playing(
            game="scenario",
            rules=rules.id,
            options=changed(rules.options, scenario.get("options", {})),
            host=seats[0].player,
            seed=SEED,
            seats=seats,
            out=tuple((seat.player,) for seat in seats if not seat.alive),
            round=1,
            dealer=seats[-1].player,
            direction=Direction(scenario.get("direction", "clockwise")),
            total=scenario.get("total", 0),
            stock=_cards(scenario.get("stock", [])),
            pile=_cards(scenario.get("pile", [])),
            turn=Turn(number=1, player=names[scenario["turn"]]),
        ),
        names,
    )


def _command(step: dict[str, Any], names: dict[str, PlayerId]) -> commands.Command:
    by = names[step["by"]]
    if step.get("draw"):
        return commands.Draw(by=by)
    return commands.Play(by=by, card=card(step["play"]), value=step.get("value"))


def _difference(
    expected: dict[str, Any],
    before: State,
    came: engine.Applied | Refusal,
    names: dict[str, PlayerId],
) -> str | None:
    refused = came.reason.value if isinstance(came, Refusal) else None
    if refused != expected.get("refused"):
        return f"refused: expected {expected.get('refused')}, was {refused}"
    after = before if isinstance(came, Refusal) else came.state
    seen = _seen(after, names, round_over=not isinstance(came, Refusal))
    for what, wanted in expected.items():
        if what == "refused":
            continue
        if what not in seen:
            return f"cannot expect {what!r}"
        was = _as_wanted(wanted, seen[what])
        if was != (_sorted_hands(wanted) if what == "hands" else wanted):
            return f"{what}: expected {wanted}, was {was}"
    return None


def _seen(state: State, names: dict[str, PlayerId], *, round_over: bool) -> dict[str, Any]:
    called = {player: name for name, player in names.items()}
    last = state.last if isinstance(state, RoundOver | Finished) else state
    assert isinstance(last, Playing)
    return {
        "total": last.total,
        "lives": {called[seat.player]: seat.points for seat in last.seats},
        "turn": called[last.turn.player],
        "direction": last.direction.value,
        "hands": {called[seat.player]: sorted(seat.hand) for seat in last.seats},
        "round_over": round_over and not isinstance(state, Playing),
        "winner": called[state.ranking[0][0]] if isinstance(state, Finished) else None,
    }


def _as_wanted(wanted: Any, was: Any) -> Any:
    """Of what is told player by player, only the players that are named count."""
    if isinstance(wanted, dict):
        return {name: was.get(name) for name in wanted}
    return was


def _sorted_hands(wanted: dict[str, list[str]]) -> dict[str, list[str]]:
    return {name: sorted(hand) for name, hand in wanted.items()}


def _cards(texts: Sequence[str]) -> tuple[Card, ...]:
    return tuple(card(text) for text in texts)


def main(arguments: Sequence[str]) -> int:
    """Print a line for each scenario that differs, then the count; 1 where any does."""
    if not arguments:
        print("usage: python -m tests.scenarios PATH...", file=sys.stderr)
        return 2
    passed = failed = 0
    for scenario in load([Path(path) for path in arguments]):
        differs = run(scenario)
        if differs:
            failed += 1
            print(differs)
        else:
            passed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
