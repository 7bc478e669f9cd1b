"""What was heard, worked out afterwards from what crossed the border."""

import asyncio
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

from deploy.playground.listen.hearing import heard
from deploy.playground.listen.journal import Journal
from deploy.playground.listen.laws import calls_a_minute
from deploy.playground.listen.lints import check
from deploy.playground.listen.recorded import Recording
from deploy.playground.listen.shown import Answered, Edited, Sent, Shown
from tests.playground.desk import ANA, BO, GO, Desk, keyboard
from tests.playground.listen.samples import listener


async def evening(desk: Desk) -> None:
    """A little of everything."""
    await desk.ana.say(ANA, "/start")
    await desk.bo.say(desk.group, "/turn")
    table = await desk.send("Ana, seven of clubs.", reply_markup=GO)
    await desk.call(
        "editMessageText", chat_id=desk.group, message_id=table["message_id"], text="Total 7."
    )
    await desk.send("@ana_plays, your turn.", disable_notification=True, reply_markup=GO)
    await desk.send("Your turn.", chat=ANA)
    for alert in (False, True):
        query = await desk.pressed(desk.ana)
        await desk.call(
            "answerCallbackQuery", callback_query_id=query["id"], text="Yes.", show_alert=alert
        )
    query = await desk.pressed(desk.ana)
    mine = {"receiver_user_id": ANA, "callback_query_id": query["id"]}
    panel = await desk.send(
        "Your cards.", ephemeral_message_parameters=mine, reply_markup=keyboard(["Ace"])
    )
    await desk.call(
        "editEphemeralMessageText",
        chat_id=desk.group,
        receiver_user_id=ANA,
        ephemeral_message_id=panel["ephemeral_message_id"],
        text="Your card.",
        reply_markup=keyboard(["Two"]),
    )
    await desk.refused("sendMessage", chat_id=desk.group, text="")


def in_short(shown: list[Shown]) -> list[tuple[object, ...]]:
    told: list[tuple[object, ...]] = []
    for one in shown:
        match one:
            case Sent() | Edited():
                post = one.post
                labels = [button["text"] for row in post.keyboard for button in row]
                told.append((type(one).__name__, post.chat, post.key, post.text, *labels))
                told[-1] += (post.own, post.mentioned, post.only_you)
            case Answered():
                told.append(("Answered", one.chat, one.text, one.alert))
    return told


async def test_a_recording_tells_what_the_journal_of_the_same_evening_does(desk: Desk) -> None:
    journal = Journal(desk.playground.service)
    start = journal.last
    await evening(desk)
    recording = Recording(desk.playground.history.after())
    for person in (ANA, BO):
        live = journal.shown(person, start)
        assert len(live) > 3
        assert in_short(recording.shown(person, {desk.group})) == in_short(live)


async def test_a_person_outside_a_group_is_shown_nothing_of_it(desk: Desk) -> None:
    await desk.send("Ana, seven of clubs.")
    assert Recording(desk.playground.history.after()).shown(ANA, ()) == []


async def test_the_calls_that_a_group_pays_for_are_counted(desk: Desk) -> None:
    await evening(desk)
    await desk.call("sendChatAction", chat_id=desk.group, action="typing")
    times = Recording(desk.playground.history.after()).times(desk.group)
    assert len(times) == 5
    check(calls_a_minute(times))


def run(*words: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "deploy.playground.listen", *map(str, words)]
    return subprocess.run(
        command, capture_output=True, check=False, encoding="utf-8", env={"PYTHONUTF8": "1"}
    )


async def test_the_command_prints_what_a_person_heard(desk: Desk, tmp_path: Path) -> None:
    await evening(desk)
    history = tmp_path / "history.json"
    history.write_bytes((await desk.client.get("/people/history")).content)
    ran = await asyncio.to_thread(run, history, ANA, desk.group, "--client", "Web A")
    assert (ran.returncode, ran.stderr) == (0, "")
    shown = Recording(json.loads(history.read_bytes())).shown(ANA, {desk.group})
    looking = replace(listener("Web A"), open=frozenset({desk.group}))
    expected = heard(shown, looking)
    *lines, total = ran.stdout.splitlines()
    assert [line.split(maxsplit=1)[1] for line in lines] == [
        f"{one.how:<12}  {one.text}  ({one.seconds} s)" for one in expected
    ]
    assert [one.how for one in expected].count("alert") == 1
    assert (
        total == f"{len(expected)} utterances, {sum(one.seconds for one in expected):.0f} seconds"
    )


def test_a_file_that_is_no_history_is_refused_in_one_line(tmp_path: Path) -> None:
    ran = run(tmp_path / "none.json", 1, -1)
    assert ran.returncode == 2
    assert len(ran.stderr.splitlines()) == 1
