"""What is kept of people and groups, and how they are spoken to for it."""

import asyncio
from dataclasses import dataclass
from datetime import timedelta

import pytest

from bot.i18n import Wording, texts
from bot.memory.boxes import Box, MemoryBoxes
from bot.preferences import LIFE, TABLES, USUAL, HandOut, Preferences
from bot.press import Prefer, decode, encode
from bot.store import keys
from bot.store.base import LIFE as LIFE_OF_A_TABLE
from bot.store.base import TableId
from bot.store.seal import Keyring, Unsealable
from tests.bot.clock import NOON, Clock
from tests.bot.telegram import ANA, BO, GROUP, Place
from tests.bot.test_handlers import dealt, lay, opened, said

TABLE = TableId(str(GROUP))
KEYS = Keyring([b"k" * 32])


@dataclass
class LosesReplies(MemoryBoxes):
    """Boxes that do what they are asked, and say that somebody else was quicker."""

    lost: int = 0

    def __post_init__(self) -> None:
        super().__init__(lambda: NOON)

    async def put(
        self, key: str, found: Box, version: str, data: bytes, *, life: timedelta
    ) -> bool:
        done = await super().put(key, found, version, data, life=life)
        if self.lost:
            self.lost -= 1
            return False
        return done


@pytest.fixture
def kept() -> Preferences:
    return Preferences(MemoryBoxes(lambda: NOON), KEYS)


# What is kept.


async def test_of_a_stranger_nothing_is_kept(kept: Preferences) -> None:
    assert await kept.of(ANA) == USUAL
    assert await kept.kept(ANA) == {}


async def test_a_choice_is_kept_and_leaves_the_others_as_they_are(kept: Preferences) -> None:
    await kept.change(ANA, language="en")
    await kept.change(ANA, wording=Wording.WORDS)
    its = await kept.of(ANA)
    assert (its.language, its.wording, its.hands) == ("en", Wording.WORDS, False)
    assert (await kept.kept(ANA))["wording"] == "words"


async def test_whoever_reads_words_gets_alerts_unless_toasts_were_chosen(
    kept: Preferences,
) -> None:
    await kept.change(ANA, wording=Wording.WORDS)
    assert (await kept.of(ANA)).gets_alerts
    await kept.change(ANA, alerts=False)
    assert not (await kept.of(ANA)).gets_alerts


async def test_many_changes_at_once_are_all_kept(kept: Preferences) -> None:
    tables = [TableId(f"-{n}") for n in range(10)]
    await asyncio.gather(
        *[kept.sits(ANA, table, f"g{n}", NOON) for n, table in enumerate(tables)],
        kept.change(ANA, hands=True),
    )
    its = await kept.of(ANA)
    assert {sitting.table for sitting in its.tables} == set(tables)
    assert its.hands


async def test_of_several_who_claim_the_same_one_wins(kept: Preferences) -> None:
    await kept.sits(ANA, TABLE, "game", NOON)
    claims = [HandOut(turn=1, mark="m", at=NOON, before=n) for n in range(5)]

    async def claim(ours: HandOut) -> bool:
        return await kept.alter(
            ANA,
            lambda its: (
                its.with_sitting(sitting.model_copy(update={"hand": ours}))
                if (sitting := its.at(TABLE)) and sitting.hand is None
                else its
            ),
        )

    won = await asyncio.gather(*[claim(ours) for ours in claims])
    assert sorted(won) == [False, False, False, False, True]


async def test_a_change_whose_reply_was_lost_is_known_as_done() -> None:
    kept = Preferences(LosesReplies(lost=1), KEYS)
    assert await kept.alter(ANA, lambda its: its.model_copy(update={"hands": True}))
    assert (await kept.of(ANA)).hands


async def test_a_table_keeps_its_newest_game_and_a_game_its_newest_table(
    kept: Preferences,
) -> None:
    await kept.sits(ANA, TABLE, "one", NOON)
    await kept.sits(ANA, TABLE, "two", NOON)
    await kept.sits(ANA, TableId("-2"), "two", NOON)
    its = await kept.of(ANA)
    assert [(sitting.table, sitting.game) for sitting in its.tables] == [("-2", "two")]


async def test_tables_of_long_ago_are_forgotten(kept: Preferences) -> None:
    await kept.sits(ANA, TABLE, "old", NOON)
    await kept.sits(ANA, TableId("-2"), "new", NOON + LIFE_OF_A_TABLE)
    assert [sitting.game for sitting in (await kept.of(ANA)).tables] == ["new"]


async def test_no_more_tables_are_kept_than_can_be_looked_through(kept: Preferences) -> None:
    for n in range(TABLES + 5):
        await kept.sits(ANA, TableId(f"-{n}"), f"g{n}", NOON)
    its = await kept.of(ANA)
    assert len(its.tables) == TABLES
    assert its.tables[-1].game == f"g{TABLES + 4}"


async def test_whoever_is_forgotten_is_a_stranger_again(kept: Preferences) -> None:
    await kept.change(ANA, language="en")
    await kept.sits(ANA, TABLE, "game", NOON)
    await kept.forget(ANA)
    assert await kept.of(ANA) == USUAL


async def test_whoever_is_gone_from_a_table_stays_at_the_others(kept: Preferences) -> None:
    await kept.sits(ANA, TABLE, "one", NOON)
    await kept.sits(ANA, TableId("-2"), "two", NOON)
    await kept.gone(ANA, TABLE)
    assert [sitting.game for sitting in (await kept.of(ANA)).tables] == ["two"]


async def test_whoever_blocks_the_bot_has_no_open_private_chat(kept: Preferences) -> None:
    await kept.change(ANA, hands=True, language="en")
    await kept.blocked(ANA)
    its = await kept.of(ANA)
    assert (its.hands, its.language) == (False, "en")


async def test_what_is_kept_ends_a_year_and_more_after_its_last_change() -> None:
    clock = Clock()
    kept = Preferences(MemoryBoxes(clock), KEYS)
    await kept.change(ANA, language="en")
    clock.pass_(LIFE.total_seconds() + 1)
    assert await kept.of(ANA) == USUAL


async def test_what_is_kept_cannot_be_read_without_the_key_and_stops_no_game() -> None:
    boxes = MemoryBoxes(lambda: NOON)
    await Preferences(boxes, KEYS).change(ANA, language="en")
    data = (await boxes.look(keys.preference(ANA))).data
    assert data is not None
    assert b"en" not in data
    stranger = Preferences(boxes, Keyring([b"x" * 32]))
    assert await stranger.of(ANA) == USUAL
    with pytest.raises(Unsealable):
        await stranger.change(ANA, language="en")


async def test_people_and_groups_have_keys_of_their_own(kept: Preferences) -> None:
    assert keys.preference(11) == "nn:user:11"
    assert keys.preference(-11) == "nn:chat:-11"
    await kept.change(11, language="en")
    known = await kept.of_all((11, -11, 11))
    assert [its.language for its in known.values()] == ["en", None]


async def test_a_group_that_moves_takes_its_choices_along(kept: Preferences) -> None:
    await kept.change(GROUP, language="en", wording=Wording.WORDS)
    for _ in range(2):
        await kept.move(GROUP, -2)
    its = await kept.of(-2)
    assert (its.language, its.wording) == ("en", Wording.WORDS)
    assert await kept.of(GROUP) == USUAL


async def test_a_group_that_has_chosen_anew_keeps_that_when_its_old_self_is_found(
    kept: Preferences,
) -> None:
    await kept.change(GROUP, wording=Wording.WORDS)
    await kept.change(-2, language="en")
    await kept.move(GROUP, -2)
    assert (await kept.of(-2)).wording is Wording.SYMBOLS


async def test_only_of_groups_that_matter_it_is_kept_who_administers_them(
    kept: Preferences,
) -> None:
    await kept.administers(GROUP, is_so=False)
    assert await kept.kept(GROUP) == {}
    await kept.administers(GROUP, is_so=True)
    await kept.administers(GROUP, is_so=False)
    assert (await kept.of(GROUP)).administrator is False


# How people are spoken to.


async def test_in_words_a_panel_is_sentences_and_answers_are_alerts() -> None:
    place, record = await dealt()
    await place.say(ANA, "/words", chat=ANA)
    told = await place.press(ANA, f"h.{record.game}")
    assert told.text == ""
    [panel] = place.telegram.sent()[1:]
    assert "seven of spades" in panel["text"]
    assert "♠" not in panel["text"]
    told = await place.press(ANA, lay(record, 0))
    assert told.alert
    assert told.text == "You play seven of spades. Total 27."


async def test_others_still_get_toasts_and_symbols() -> None:
    place, record = await dealt()
    await place.say(BO, "/words", chat=BO)
    told = await place.press(ANA, lay(record, 0))
    assert not told.alert
    assert told.text == "You play 7♠. Total 27."


async def test_words_alone_in_a_group_are_for_whoever_typed_it() -> None:
    place, _ = await opened()
    await place.say(BO, "/words")
    assert (await place.record()).wording is Wording.SYMBOLS
    assert (await place.preferences.of(BO)).wording is Wording.WORDS


async def test_the_host_in_the_lobby_chooses_words_for_the_group_and_later_lobbies() -> None:
    place, _ = await opened()
    told = said(await place.say(ANA, "/words here"))
    assert told == ["This group’s tables use words now."]
    assert (await place.record()).wording is Wording.WORDS
    await place.say(ANA, "/stop")
    await place.say(BO, "/newgame")
    assert (await place.record()).wording is Wording.WORDS


async def test_nobody_else_chooses_for_the_group() -> None:
    place, _ = await opened(BO)
    told = said(await place.say(BO, "/words here"))
    assert told == ["Only the host or an admin can do that."]
    assert said(await place.say(BO, "/language en")) == told
    assert (await place.record()).wording is Wording.SYMBOLS


async def test_an_administrator_chooses_the_language_where_there_is_no_table() -> None:
    place = Place()
    place.telegram.administrators = (BO,)
    assert said(await place.say(BO, "/language en")) == ["This group’s tables are in English now."]
    assert (await place.preferences.of(GROUP)).language == "en"


async def test_a_language_that_is_not_there_is_answered_with_those_that_are() -> None:
    place = Place()
    [told] = said(await place.say(ANA, "/language tlh", chat=ANA))
    assert told.startswith("Type /language with one of these: ")
    assert "en" in told


async def test_the_own_language_goes_before_what_telegram_says() -> None:
    place = Place()
    await place.say(ANA, "/language en", chat=ANA)
    assert (await place.preferences.of(ANA)).language == "en"
    await place.say(ANA, "/language own", chat=ANA)
    assert (await place.preferences.of(ANA)).language is None


async def test_settings_are_changed_by_their_buttons_in_the_private_chat() -> None:
    place = Place()
    [panel] = await place.say(ANA, "/settings", chat=ANA)
    data = [
        button["callback_data"]
        for row in panel["reply_markup"]["inline_keyboard"]
        for button in row
        if "callback_data" in button
    ]
    assert encode(Prefer("wording", "words")) in data
    for one in data:
        assert isinstance(decode(one), Prefer)
        told = await place.press(ANA, one, chat=ANA, private=True)
        language = (await place.preferences.of(ANA)).language or "en"
        assert told.text == texts(language)("settings-changed"), one
        await place.press(ANA, encode(Prefer("language", "en")), chat=ANA, private=True)
    its = await place.preferences.of(ANA)
    assert (its.wording, its.hands, its.alerts) == (Wording.WORDS, True, True)
    edited = place.telegram.sent("editMessageText")[-1]
    assert edited["chat_id"] == ANA
    assert "Texts: in words." in edited["text"]


async def test_settings_in_the_open_are_a_way_to_the_private_chat() -> None:
    place = Place()
    [told] = said(await place.say(ANA, "/settings"))
    assert "https://t.me/ninetynine_bot?start=settings" in told
    [panel] = await place.say(ANA, "/start settings", chat=ANA)
    assert panel["reply_markup"]["inline_keyboard"]


async def test_where_the_app_can_do_it_settings_are_a_panel_in_the_group() -> None:
    place, _ = await opened()
    [panel] = await place.say(ANA, "/settings", message_id=0, ephemeral_message_id=4)
    assert panel["ephemeral_message_parameters"] == {"receiver_user_id": ANA}
    told = await place.press(ANA, encode(Prefer("wording", "words")), panel=5)
    assert told.text == "Changed."
    [edited] = place.telegram.sent("editEphemeralMessageText")
    assert "Texts: in words." in edited["text"]
    assert (await place.record()).wording is Wording.SYMBOLS


async def test_the_table_of_a_private_chat_speaks_as_its_person_does() -> None:
    place = Place()
    await place.say(ANA, "/newgame", chat=ANA)
    await place.press(ANA, encode(Prefer("wording", "words")), chat=ANA, private=True)
    assert (await place.record(ANA)).wording is Wording.WORDS
    await place.say(ANA, "/symbols", chat=ANA)
    assert (await place.record(ANA)).wording is Wording.SYMBOLS


@pytest.mark.parametrize(
    "data", ["e.language.tlh", "e.wording.shouting", "e.hands.maybe", "e.colour.red", "e.told.x"]
)
async def test_a_choice_that_is_not_there_changes_nothing(data: str) -> None:
    place = Place()
    told = await place.press(ANA, data, chat=ANA, private=True)
    assert told.text == "This button is out of date."
    assert await place.preferences.kept(ANA) == {}
