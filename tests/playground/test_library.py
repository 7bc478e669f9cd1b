"""A bot written with python-telegram-bot gets along with the playground."""

from collections.abc import AsyncIterator

import httpx
import pytest
from telegram import (
    Bot,
    BotCommand,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    Message,
    ReplyParameters,
    Update,
)
from telegram.error import BadRequest, Conflict, Forbidden, InvalidToken, RetryAfter

from deploy.playground.options import Options
from deploy.playground.player import Person
from deploy.playground.server import TOKEN, Playground
from tests.playground.desk import ANA, BO, Hook

MENU = InlineKeyboardMarkup(
    [
        [
            InlineKeyboardButton("7♣", callback_data="p.1", style="primary"),
            InlineKeyboardButton("K♦", api_kwargs={"disabled": {}}),
        ]
    ]
)


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground(options=Options(chat_burst=50)) as one:
        yield one
        assert one.history.violations == []


@pytest.fixture
async def bot(playground: Playground) -> AsyncIterator[Bot]:
    async with Bot(TOKEN, base_url=f"{playground.url}/bot") as one:
        yield one


@pytest.fixture
async def ana(playground: Playground) -> AsyncIterator[Person]:
    async with httpx.AsyncClient(base_url=playground.url, trust_env=False) as client:
        yield Person(client, ANA)


async def test_an_echo_bot_answers_by_long_polling(bot: Bot, ana: Person) -> None:
    group = await ana.group()
    await ana.say(group, "/echo <b>")
    update = (await bot.get_updates(allowed_updates=["message", "callback_query"]))[-1]
    assert update.message is not None
    assert update.message.parse_entities(["bot_command"])
    await bot.send_message(
        group,
        "<b>&lt;b&gt;</b>",
        parse_mode="HTML",
        reply_markup=MENU,
        reply_parameters=ReplyParameters(update.message.message_id),
    )
    seen = await ana.until(lambda seen: seen[-1] if seen[-1].by_bot else None)
    assert (seen.html, seen.labels) == ("<b>&lt;b&gt;</b>", ["7♣"])
    query = await ana.press(seen, "7♣")
    pressed = (await bot.get_updates(offset=update.update_id + 1, timeout=5))[0].callback_query
    assert pressed is not None
    assert (pressed.id, pressed.data) == (query, "p.1")
    assert await pressed.answer("36", show_alert=True)
    assert (await ana.answer(query)).alert
    await pressed.edit_message_text("over")
    assert (await ana.last(group)).text == "over"
    with pytest.raises(BadRequest, match="is not modified"):
        await pressed.edit_message_text("over")
    assert isinstance(pressed.message, Message)
    await pressed.message.delete()
    assert all(one.text != "over" for one in await ana.messages(group))


async def test_newer_methods_pass_through_the_older_library(bot: Bot, ana: Person) -> None:
    group = await ana.group()
    hidden = BotCommand("hand", "Your hand", api_kwargs={"is_ephemeral": True})
    await bot.set_my_commands([hidden])
    await ana.say(group, "/hand")
    update = (await bot.get_updates())[-1]
    assert update.message is not None
    asked = update.message.api_kwargs["ephemeral_message_id"]
    sent = await bot.send_message(
        group,
        "two cards",
        api_kwargs={
            "ephemeral_message_parameters": {"receiver_user_id": ANA},
            "reply_parameters": {"ephemeral_message_id": asked},
        },
    )
    assert sent.message_id == 0
    await bot.do_api_request(
        "editEphemeralMessageText",
        api_kwargs={
            "chat_id": group,
            "receiver_user_id": ANA,
            "ephemeral_message_id": sent.api_kwargs["ephemeral_message_id"],
            "text": "one card",
            "reply_markup": MENU,
        },
    )
    mine = await ana.last(group)
    assert (mine.text, mine.only_me, mine.labels) == ("one card", True, ["7♣"])


async def test_refusals_arrive_as_the_librarys_errors(
    bot: Bot, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PTB_TIMEDELTA", "true")
    with pytest.raises(Forbidden, match="initiate conversation"):
        await bot.send_message(BO, "hello")
    group = await ana.group()
    for _ in range(20):
        await bot.send_message(group, "hello")
    with pytest.raises(RetryAfter):
        await bot.send_message(group, "hello")
    await bot.set_webhook("http://127.0.0.1:9/")
    with pytest.raises(Conflict):
        await bot.get_updates()
    stranger = Bot("98:wrong", base_url=bot.base_url.removesuffix(TOKEN))
    with pytest.raises(InvalidToken):
        await stranger.initialize()
    await stranger.shutdown()


async def test_what_a_webhook_gets_is_an_update_of_the_library() -> None:
    hook = Hook()
    client = httpx.AsyncClient(transport=httpx.ASGITransport(hook.app))
    async with client, Playground(client=client) as playground:
        async with (
            Bot(TOKEN, base_url=f"{playground.url}/bot") as bot,
            httpx.AsyncClient(base_url=playground.url, trust_env=False) as outside,
        ):
            ana = Person(outside, ANA)
            await bot.set_webhook("http://bot.test/hook", secret_token="s")
            await ana.say(await ana.group(), "/a")
            async for _ in until_empty(bot):
                pass
            updates = [Update.de_json(one, bot) for one in hook.came]
        assert updates[-1].message is not None
        assert updates[-1].message.text == "/a"
        assert {one.my_chat_member is not None for one in updates} == {True, False}


async def until_empty(bot: Bot) -> AsyncIterator[int]:
    while left := (await bot.get_webhook_info()).pending_update_count:
        yield left
