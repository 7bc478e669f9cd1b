"""What is heard of what an app is shown, for each app."""

from dataclasses import replace

import pytest

from deploy.playground.listen import clients
from deploy.playground.listen.hearing import browsed, heard
from deploy.playground.listen.shown import Shown
from tests.playground.listen.samples import (
    LINE,
    PRIVATE,
    answered,
    buttons,
    edited,
    listener,
    new,
    post,
)

EVERY = pytest.mark.parametrize("client", list(clients.ALL))


@EVERY
def test_an_edit_is_told_by_no_app(client: str) -> None:
    for looking in (True, False):
        changed = edited("Total 99.", mentioned=True)
        assert heard([changed], listener(client, looking=looking)) == []


@EVERY
def test_a_toast_is_read_by_one_app_only(client: str) -> None:
    told = heard([answered("Not your turn yet.", alert=False)], listener(client))
    assert [one.how for one in told] == (["toast"] if client == "Unigram" else [])


@EVERY
def test_an_alert_is_read(client: str) -> None:
    (told,) = heard([answered("Total 36. Your turn.", alert=True)], listener(client))
    assert (told.how, told.text) == ("alert", "Total 36. Your turn.")


@EVERY
def test_an_answer_without_words_is_silent(client: str) -> None:
    assert heard([answered("", alert=True)], listener(client)) == []


@EVERY
def test_a_new_message_elsewhere_is_a_notification(client: str) -> None:
    (told,) = heard([new()], listener(client, looking=False))
    assert told.how == "notification"
    assert told.text == f"Ninety-Nine, Friday cards: {LINE}"


def test_a_notification_is_the_first_line() -> None:
    (told,) = heard([new("Total 36.\nAna: 9 points.")], listener(looking=False))
    assert told.sent == "Total 36."


def test_a_message_sent_silently_notifies_nobody() -> None:
    assert heard([new(silent=True, mentioned=True)], listener(looking=False)) == []


def test_a_muted_group_notifies_whom_a_message_mentions() -> None:
    away = listener(looking=False, muted=True)
    assert heard([new()], away) == []
    assert [one.how for one in heard([new(mentioned=True)], away)] == ["notification"]


def test_a_private_message_notifies_whoever_muted_the_groups() -> None:
    away = listener(looking=False, muted=True)
    (told,) = heard([new(chat=PRIVATE, title="")], away)
    assert told.text == f"Ninety-Nine: {LINE}"


def test_a_private_message_notifies_while_the_group_is_on_the_screen() -> None:
    log = heard([new(seq=1), new(seq=2, chat=PRIVATE, title="")], listener())
    assert [one.how for one in log] == ["message", "notification"]


@EVERY
def test_in_the_open_chat_an_app_reads_nothing_by_itself(client: str) -> None:
    waiting = listener(client, follows=False)
    log = heard([new()], waiting)
    assert [(one.how, one.text) for one in log] == ([("sound", "")] if client == "TalkBack" else [])


def test_who_goes_to_a_message_hears_its_sender_the_text_and_the_time() -> None:
    (told,) = heard([new(seq=7, at=5.0)], listener())
    assert told.text == f"Ninety-Nine. {LINE} Received today at 08:00."
    assert (told.seq, told.at, told.sent) == (7, 5.0, LINE)


def test_sender_and_time_cost_about_four_seconds() -> None:
    whole = heard([new()], listener())[0].seconds
    text = heard([answered(LINE, alert=True)], listener())[0].seconds
    assert 2.5 <= whole - text <= 4.5


def test_nobody_is_read_what_they_wrote() -> None:
    for looking in (True, False):
        assert heard([new(own=True)], listener(looking=looking)) == []


def test_a_message_is_read_by_the_voice_of_its_listener() -> None:
    (told,) = heard([new("−1")], listener(language="pt"))
    assert told.text == "Ninety-Nine. 1. Recebido hoje às 08:00."


def test_a_log_keeps_the_order_of_what_was_shown() -> None:
    shown: list[Shown] = [
        new("One.", seq=1),
        edited("Two.", seq=2),
        answered("Three.", alert=True, seq=3),
    ]
    assert [one.seq for one in heard(shown, listener())] == [1, 3]


def test_something_that_no_app_is_shown_is_an_error() -> None:
    with pytest.raises(AssertionError):
        heard([Shown(seq=1, at=0)], listener())


def test_going_through_a_message_ends_with_its_buttons_one_by_one() -> None:
    told = browsed(post(keyboard=buttons(["My cards"], ["Whose turn?", "Total?"])), listener())
    assert [one.how for one in told] == ["message", "button", "button", "button"]
    assert [one.text for one in told[1:]] == ["My cards", "Whose turn?", "Total?"]
    assert sum(one.seconds for one in told) > 10


def test_telegram_desktop_reaches_no_button() -> None:
    told = browsed(post(keyboard=buttons(["My cards"])), listener("Telegram Desktop"))
    assert [one.how for one in told] == ["message"]


@EVERY
def test_a_disabled_button_is_told_by_one_app_only(client: str) -> None:
    keyboard = buttons(["King of clubs, over 99"], disabled=("King of clubs, over 99",))
    told = browsed(post(keyboard=keyboard), listener(client))
    said = [one.text for one in told if one.how == "button" and "unavailable" in one.text]
    assert said == (["King of clubs, over 99, unavailable"] if client == "Web A" else [])


def test_an_app_without_notifications_is_silent_elsewhere() -> None:
    mute = replace(clients.ALL["Web K"], closed=False)
    assert heard([new()], replace(listener(looking=False), client=mute)) == []
