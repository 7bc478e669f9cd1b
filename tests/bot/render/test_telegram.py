"""Screens as the Bot API wants them."""

import pytest

from bot.press import Lay, MyHand
from bot.render.screen import Button, Screen, Style
from bot.render.telegram import digest, keyboard, message

HAND = Button("My cards", MyHand("Xk3v9QpA"), Style.PRIMARY)
WAIT = Button("A♥", None)


def test_a_screen_becomes_the_parameters_of_a_message() -> None:
    assert message(Screen("<b>Total 36</b>", ((HAND, WAIT),))) == {
        "text": "<b>Total 36</b>",
        "parse_mode": "HTML",
        "link_preview_options": {"is_disabled": True},
        "reply_markup": {
            "inline_keyboard": [
                [
                    {"text": "My cards", "style": "primary", "callback_data": "h.Xk3v9QpA"},
                    {"text": "A♥", "disabled": {}},
                ]
            ]
        },
    }


def test_an_edit_without_buttons_takes_them_off() -> None:
    assert message(Screen("Over"))["reply_markup"] == {"inline_keyboard": []}


def test_the_digest_tells_screens_apart_and_is_the_same_everywhere() -> None:
    one = Screen("Total 36", ((HAND,),))
    assert digest(one) == "e4bbab73152ada22"
    others = (Screen("Total 37", ((HAND,),)), Screen("Total 36", ((WAIT,),)), Screen("Total 36"))
    assert len({digest(screen) for screen in (one, *others)}) == 4


def test_data_that_telegram_would_refuse_never_leaves() -> None:
    too_long = Button("1", Lay("g" * 40, "m" * 40, 0))
    with pytest.raises(ValueError, match="85 bytes"):
        keyboard(((too_long,),))
