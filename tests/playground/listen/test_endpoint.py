"""What the page is told that a person hears, while a bot and people do things."""

from typing import Any

from deploy.playground.listen import clients
from deploy.playground.listen.journal import LATEST, Journal
from deploy.playground.listen.shown import Answered, Edited, Sent
from tests.playground.desk import ANA, BO, GO, Desk

Json = dict[str, Any]


async def heard(desk: Desk, user: int = ANA, **query: Any) -> list[Json]:
    response = await desk.client.get(f"/people/{user}/heard", params=query)
    assert response.is_success, response.text
    utterances: list[Json] = response.json()["utterances"]
    return utterances


async def last(desk: Desk, user: int = ANA) -> int:
    return max((int(one["seq"]) for one in await heard(desk, user)), default=0)


async def test_a_message_is_heard_with_its_length(desk: Desk) -> None:
    before = await last(desk)
    await desk.send("Ana, seven of clubs.")
    (told,) = await heard(desk, after=before)
    assert told["seq"] > before
    assert told["text"].startswith("Ninety-Nine. Ana, seven of clubs. Received today at")
    assert (told["how"], told["sent"], told["chat"]) == (
        "message",
        "Ana, seven of clubs.",
        desk.group,
    )
    assert told["at"] == desk.clock.now()
    assert 3 < told["seconds"] < 6


async def test_the_clients_are_named_and_one_can_be_chosen(desk: Desk) -> None:
    for wanted in (None, "Web A"):
        query = {"client": wanted} if wanted else {}
        body = (await desk.client.get(f"/people/{ANA}/heard", params=query)).json()
        assert body["clients"] == list(clients.ALL)
        assert body["client"] == (wanted or "TalkBack")


async def test_an_edit_says_nothing_and_changes_nothing_that_was_heard(desk: Desk) -> None:
    before = await last(desk)
    sent = await desk.send("Total 7.")
    await desk.call(
        "editMessageText", chat_id=desk.group, message_id=sent["message_id"], text="Total 9."
    )
    (told,) = await heard(desk, after=before)
    assert told["sent"] == "Total 7."


async def test_a_toast_is_silent_and_an_alert_is_heard_by_who_pressed(desk: Desk) -> None:
    await desk.send("Your turn.", reply_markup=GO)
    before = await last(desk), await last(desk, BO)
    for alert in (False, True):
        query = await desk.pressed(desk.ana)
        await desk.call(
            "answerCallbackQuery",
            callback_query_id=query["id"],
            text="Total 36.",
            show_alert=alert,
        )
    assert [one["how"] for one in await heard(desk, after=before[0])] == ["alert"]
    unigram = await heard(desk, after=before[0], client="Unigram")
    assert [one["how"] for one in unigram] == ["toast", "alert"]
    assert await heard(desk, BO, after=before[1]) == []


async def test_a_phone_in_a_pocket_reads_what_was_not_sent_silently(desk: Desk) -> None:
    before = await last(desk)
    await desk.send("Bo, two of hearts.", disable_notification=True)
    await desk.send("Ana, your turn.")
    told = await heard(desk, after=before, chat=0)
    assert [(one["how"], one["sent"]) for one in told] == [("notification", "Ana, your turn.")]


async def test_with_one_chat_on_the_screen_another_notifies(desk: Desk) -> None:
    await desk.ana.say(ANA, "/start")
    before = await last(desk)
    await desk.send("Bo, two of hearts.")
    await desk.send("Your turn.", chat=ANA)
    told = await heard(desk, after=before, chat=desk.group)
    assert [one["how"] for one in told] == ["message", "notification"]


async def test_a_muted_group_is_heard_when_it_mentions_or_answers(desk: Desk) -> None:
    before = await last(desk)
    question = await desk.ana.say(desk.group, "/turn")
    await desk.send("Bo plays.")
    await desk.send("@ana_plays, your turn.")
    await desk.send('<a href="tg://user?id=101">Ana</a>, again.', parse_mode="HTML")
    await desk.send("Yours.", reply_parameters={"message_id": int(question.key)})
    told = await heard(desk, after=before, chat=0, muted="yes")
    assert [one["sent"] for one in told] == ["@ana_plays, your turn.", "Ana, again.", "Yours."]
    assert await heard(desk, BO, after=before, chat=0, muted="yes") == []


async def test_a_private_panel_is_heard_by_its_receiver_alone(desk: Desk) -> None:
    await desk.send("Table.", reply_markup=GO)
    query = await desk.pressed(desk.ana)
    before = await last(desk), await last(desk, BO)
    parameters = {"receiver_user_id": ANA, "callback_query_id": query["id"]}
    await desk.send("Your cards.", ephemeral_message_parameters=parameters)
    assert [one["sent"] for one in await heard(desk, after=before[0])] == ["Your cards."]
    assert await heard(desk, BO, after=before[1]) == []


async def test_people_hear_each_other_and_what_happens_in_the_group(desk: Desk) -> None:
    before = await last(desk, BO)
    await desk.bo.say(desk.group, "Hello!")
    await desk.ana.say(desk.group, "Hello too!")
    await desk.role(103, "left")
    told = [one["text"] for one in await heard(desk, BO, after=before)]
    assert [one.partition(" Received")[0] for one in told] == ["Ana. Hello too!", "Cy left."]


async def test_the_voice_has_its_listeners_language(desk: Desk) -> None:
    await desk.client.patch(f"/people/{ANA}", json={"language_code": "pt-BR"})
    before = await last(desk)
    await desk.send("7♣")
    (told,) = await heard(desk, after=before)
    assert "7 naipe de paus" in told["text"]


async def test_a_person_or_client_that_is_not_there_is_unknown(desk: Desk) -> None:
    for path in ("/people/999/heard", f"/people/{ANA}/heard?client=Pigeon"):
        assert (await desk.client.get(path)).status_code == 404
    assert (await desk.client.get("/people/bot/heard")).status_code == 409


async def test_places_rise_over_a_new_beginning(desk: Desk) -> None:
    await desk.send("Total 7.")
    before = await last(desk)
    await desk.client.post("/people/reset")
    told = [one["sent"] for one in await heard(desk)]
    assert "Total 7." not in told
    await desk.send("Total 8.")
    newest = (await heard(desk))[-1]
    assert newest["sent"] == "Total 8."
    assert int(newest["seq"]) > before


async def test_a_journal_begins_with_what_the_world_has(desk: Desk) -> None:
    await desk.send("Total 7.", reply_markup=GO)
    query = await desk.pressed(desk.ana)
    await desk.call("answerCallbackQuery", callback_query_id=query["id"], text="Your turn.")
    shown = Journal(desk.playground.service).shown(ANA)
    assert isinstance(shown[-2], Sent)
    assert shown[-2].post.text == "Total 7."
    assert isinstance(shown[-1], Answered)
    assert shown[-1].text == "Your turn."


async def test_a_journal_keeps_both_what_a_message_said_and_says(desk: Desk) -> None:
    journal = Journal(desk.playground.service)
    sent = await desk.send("Total 7.", reply_markup=GO)
    await desk.call(
        "editMessageText", chat_id=desk.group, message_id=sent["message_id"], text="Total 9."
    )
    new, changed = journal.shown(ANA)[-2:]
    assert isinstance(new, Sent)
    assert isinstance(changed, Edited)
    assert (new.post.text, changed.post.text) == ("Total 7.", "Total 9.")
    assert (len(new.post.keyboard), changed.post.keyboard) == (1, ())
    assert new.post.key == changed.post.key
    assert journal.last == changed.seq


async def test_deleting_newer_messages_makes_no_old_one_new(desk: Desk) -> None:
    service = desk.playground.service
    for n in range(2 * LATEST):
        service.write(chat=desk.group, sender=BO, text=f"Message {n}.")
    journal = Journal(service)
    for message in list(service.world.of(desk.group))[: LATEST + 5]:
        del service.world.messages[message.seq]
    service.tell("chat", chat=desk.group)
    await desk.send("The last.")
    (only,) = journal.shown(ANA, LATEST)
    assert isinstance(only, Sent)
    assert only.post.text == "The last."
