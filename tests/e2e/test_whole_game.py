"""Whole games over HTTP: two workers, a real server, and people who press what they see."""

import os
import random
import re
import signal
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot import press as presses
from bot.store.tables import table_id
from core import fairness
from core.evolve import evolve
from core.state import Finished, Playing, State
from tests.e2e.deployment import Deployment, deployed
from tests.e2e.players import Player, begin, play_to_the_end

SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def seated(place: Deployment, seed: int) -> list[Player]:
    return [
        Player(name, person, place.group, random.Random(f"{seed}{name}"))
        for name, person in place.people.items()
    ]


@pytest.mark.parametrize(("game", "rules"), [("33", "milestones"), ("Classic", "classic")])
async def test_a_whole_game_is_played_by_buttons_over_two_workers(
    tmp_path: Path, game: str, rules: str
) -> None:
    async with deployed(tmp_path) as place:
        players = seated(place, 99)
        await begin(players, game)
        end = await play_to_the_end(players)
        record = (await place.tables.load(table_id(place.group, None))).record
        assert record is not None
        assert record.rules == rules
        assert isinstance(record.state, Finished)

        log = await place.tables.log(table_id(place.group, None), record.game)
        events = [event for entry in log for event in entry.events]
        rebuilt: State | None = None
        for event in events:
            rebuilt = evolve(rebuilt, event)
        assert rebuilt == record.state
        assert fairness.verify(events) == ()
        winner = record.names[record.state.ranking[0][0]]
        assert re.search(rf"{winner}\W* wins the game", end.text), end.text

        assert set(place.door.delivered) == {0, 1}
        assert place.playground.history.violations == []
        _nothing_hidden_was_shown(place, events)
        plays = sum(event.kind == "played" for event in events)
        _no_more_than_one_edit_a_play(place, plays)


def _nothing_hidden_was_shown(place: Deployment, events: Sequence[object]) -> None:
    """Public messages show only cards that were played, drawn for the deal, or laid open."""
    opened = set()
    for event in events:
        match getattr(event, "kind", ""):
            case "played":
                opened.add(event.card)  # type: ignore[attr-defined]
            case "caught":
                opened.update(event.hand)  # type: ignore[attr-defined]
            case "dealer_drawn":
                opened.update(card for row in event.draws for _, card in row)  # type: ignore[attr-defined]
    shown = {card[0].replace("T", "10") + SUITS[card[1]] for card in opened}
    public = 0
    for call in place.playground.history.calls():
        parameters = call["params"]
        if "receiver_user_id" in parameters or "ephemeral_message_parameters" in parameters:
            continue
        public += "text" in parameters
        if call["method"] != "answerCallbackQuery":
            found = set(re.findall(r"(?:10|[A2-9JQK])[♠♥♦♣]", parameters.get("text", "")))
            assert found <= shown
        for row in (parameters.get("reply_markup") or {}).get("inline_keyboard", ()):
            for button in row:
                data = button.get("callback_data")
                assert data is None or presses.decode(data) is not None
    assert public > 0


def _no_more_than_one_edit_a_play(place: Deployment, plays: int) -> None:
    calls = place.playground.history.calls
    edits = len(calls("editMessageText"))
    around = 12  # the lobby, and the ends of rounds
    rounds = sum("Next round" in str(call["params"]) for call in calls("editMessageText"))
    assert plays > 0
    assert edits <= plays + around + 2 * rounds


async def test_a_worker_killed_in_the_middle_costs_nothing(tmp_path: Path) -> None:
    async with deployed(tmp_path) as place:
        players = seated(place, 7)
        await begin(players, "33")
        for player in players * 2:
            await player.act()
        before = (await place.tables.load(table_id(place.group, None))).record
        place.workers[0].kill()
        assert place.workers[0].process is not None
        await place.workers[0].process.wait()
        end = await play_to_the_end(players)
        assert "wins the game" in end.text
        record = (await place.tables.load(table_id(place.group, None))).record
        assert record is not None
        assert before is not None
        assert record.game == before.game
        log = await place.tables.log(table_id(place.group, None), record.game)
        events = [event for entry in log for event in entry.events]
        assert fairness.verify(events) == ()


async def test_the_server_killed_and_restarted_keeps_the_game(tmp_path: Path) -> None:
    async with deployed(tmp_path) as place:
        players = seated(place, 5)
        await begin(players, "33")
        await players[0].act()
        before = (await place.tables.load(table_id(place.group, None))).record
        assert before is not None
        assert isinstance(before.state, Playing)
        assert place.server.pid is not None
        os.kill(place.server.pid, signal.SIGKILL)
        for player in players * 2:
            await player.act()
        after = (await place.tables.load(table_id(place.group, None))).record
        assert after is not None
        assert after.game == before.game
        assert isinstance(after.state, Playing)
        assert after.state.turn.number > before.state.turn.number
