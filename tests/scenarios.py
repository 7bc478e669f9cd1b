"""Runs scenario files against the engine: `python -m tests.scenarios PATH...`."""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from core import commands, engine
from core.cards import Card, card
from core.options import changed
from core.refusal import Reason, Refusal
from core.rules import ALL
from core.state import Finished, PlayerId, Playing, RoundOver, Seat, State, Turn
from core.turn import Direction

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
SEED = "99" * 32
"""Decides nothing but the order of a reshuffle, which no scenario may depend on."""

Names = Mapping[str, PlayerId]


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a scenario came out otherwise, or cannot be read."""

    scenario: str
    step: int
    """From 1; 0: the file or the scenario as a whole."""
    what: str

    def __str__(self) -> str:
        return f"{self.scenario}: step {self.step}: {self.what}"


def results(paths: Sequence[Path]) -> Iterator[Difference | None]:
    """For every scenario of these files and folders what differs, None where nothing does."""
    for path in paths:
        files = sorted(path.rglob("*.json")) if path.is_dir() else [path]
        if not files:
            yield Difference(str(path), 0, "there is no scenario in this folder")
        for file in files:
            yield from _of_file(file)


def _of_file(file: Path) -> Iterator[Difference | None]:
    try:
        content = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as wrong:
        yield Difference(str(file), 0, f"cannot be read: {wrong}")
        return
    scenarios = content if isinstance(content, list) else [content]
    if not scenarios:
        yield Difference(str(file), 0, "there is no scenario in this file")
    for scenario in scenarios:
        yield run(scenario)


def run(scenario: object) -> Difference | None:
    """The first difference, or None where all came out as expected."""
    name, step = "a scenario", 0
    try:
        content = _object(scenario, "a scenario")
        name = str(content.get("name", name))
        state, names = _situation(content)
        steps = _list(content["steps"], "steps")
        for step, asked in enumerate(steps, start=1):
            state, differs = _step(state, _object(asked, "a step"), names)
            if differs:
                return Difference(name, step, differs)
    except KeyError as missing:
        return Difference(name, step, f"cannot be read: {missing} is missing or unknown")
    except (ValueError, TypeError) as wrong:
        return Difference(name, step, f"cannot be read: {wrong}")
    except Exception as broken:  # One broken scenario must not hide the others.
        return Difference(name, step, f"the engine broke: {broken!r}")
    return None if steps else Difference(name, 0, "there is no step in it")


def _situation(scenario: dict[str, Any]) -> tuple[State, Names]:
    players = _list(scenario["players"], "players")
    names = {str(name): PlayerId(at) for at, name in enumerate(players, start=1)}
    if len(names) != len(players):
        raise ValueError("two players have one name")
    rules = ALL[scenario["rules"]]
    options = changed(rules.options, _object(scenario.get("options", {}), "options"))
    lives = _by_player(scenario.get("lives", {}), "lives", names)
    hands = _by_player(scenario.get("hands", {}), "hands", names)
    seats = tuple(
        Seat(
            player=player,
            points=_number(lives.get(name, options.points), "lives"),
            hand=_cards(hands.get(name, []), "hands"),
        )
        for name, player in names.items()
    )
    playing = Playing(
        game="scenario",
        rules=rules.id,
        options=options,
        host=PlayerId(1),
        seed=SEED,
        seats=seats,
        out=tuple((seat.player,) for seat in seats if not seat.alive),
        round=1,
        dealer=seats[-1].player,
        direction=Direction(scenario.get("direction", "clockwise")),
        total=_number(scenario.get("total", 0), "total"),
        stock=_cards(scenario.get("stock", []), "stock"),
        pile=_cards(scenario.get("pile", []), "pile"),
        turn=Turn(number=1, player=names[scenario["turn"]]),
    )
    return playing, names


def _step(state: State, step: dict[str, Any], names: Names) -> tuple[State, str | None]:
    expected = _object(step.get("expect", {}), "expect")
    came = engine.apply(state, _command(step, names), NOON)
    differs = _difference(expected, state, came, names)
    return state if isinstance(came, Refusal) else came.state, differs


def _command(step: dict[str, Any], names: Names) -> commands.Command:
    by = names[step["by"]]
    match step:
        case {"draw": True, "play": _}:
            raise ValueError("a step is a play or a draw, not both")
        case {"draw": True}:
            return commands.Draw(by=by)
        case {"play": str(played)}:
            value = step.get("value")
            return commands.Play(
                by=by,
                card=card(played),
                value=None if value is None else _number(value, "value"),
            )
        case _:
            raise ValueError('a step says "play": CARD or "draw": true')


def _difference(
    expected: dict[str, Any], before: State, came: engine.Applied | Refusal, names: Names
) -> str | None:
    refused = came.reason.value if isinstance(came, Refusal) else None
    reason = expected.get("refused")
    if reason is not None and reason not in list(Reason):
        raise ValueError(f"there is no refusal {reason!r}")
    if refused != reason:
        return f"refused: expected {reason}, was {refused}"
    after = before if isinstance(came, Refusal) else came.state
    seen = _seen(after, names, moved=not isinstance(came, Refusal))
    for what, wanted in expected.items():
        if what == "refused":
            continue
        if what not in seen:
            raise ValueError(f"there is nothing called {what!r} to expect")
        was = _as_named(wanted, seen[what])
        if was != _as_sorted(wanted, what):
            return f"{what}: expected {wanted}, was {was}"
    return None


def _seen(state: State, names: Names, *, moved: bool) -> dict[str, Any]:
    called = {player: name for name, player in names.items()}
    last = state.last if isinstance(state, RoundOver | Finished) else state
    assert isinstance(last, Playing)
    return {
        "total": last.total,
        "lives": {called[seat.player]: seat.points for seat in last.seats},
        "turn": called[last.turn.player],
        "direction": last.direction.value,
        "hands": {called[seat.player]: sorted(seat.hand) for seat in last.seats},
        "round_over": moved and not isinstance(state, Playing),
        "winner": called[state.ranking[0][0]] if isinstance(state, Finished) else None,
    }


def _as_named(wanted: object, was: Any) -> object:
    """Of what is told player by player, only the players that are named count."""
    if isinstance(wanted, dict) and isinstance(was, dict):
        return {name: was.get(name) for name in wanted}
    return was


def _as_sorted(wanted: object, what: str) -> object:
    if what != "hands":
        return wanted
    return {name: sorted(_cards(hand, what)) for name, hand in _object(wanted, what).items()}


def _by_player(value: object, what: str, names: Names) -> dict[str, Any]:
    told = _object(value, what)
    if strangers := set(told) - set(names):
        raise ValueError(f"{what} name players who do not sit here: {sorted(strangers)}")
    return told


def _cards(value: object, what: str) -> tuple[Card, ...]:
    return tuple(card(text) for text in _list(value, what))


def _object(value: object, what: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise TypeError(f"{what} must be an object, not {value!r}")
    return value


def _list(value: object, what: str) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError(f"{what} must be a list, not {value!r}")
    return value


def _number(value: object, what: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{what} must be a whole number, not {value!r}")
    return value


def main(arguments: Sequence[str]) -> int:
    """Print a line for each scenario that differs, then the count; 1 where any does."""
    if not arguments:
        print("usage: python -m tests.scenarios PATH...", file=sys.stderr)
        return 2
    passed = failed = 0
    for differs in results([Path(path) for path in arguments]):
        if differs:
            failed += 1
            print(differs)
        else:
            passed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
