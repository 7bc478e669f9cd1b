"""What people choose for themselves: language, words or symbols, and where their hands go."""

from collections.abc import Awaitable, Callable
from typing import Any

from bot import panels
from bot.answer import Answer
from bot.desk import Desk
from bot.i18n import LANGUAGES, Wording, nearest
from bot.intents import Problem
from bot.meant import Seated, seats
from bot.panels import Seen
from bot.people import Person
from bot.play import Step, carry_out, fingerprint, new_mark
from bot.press import Prefer
from bot.render import personal
from bot.render.personal import HANDS, LANGUAGE, OWN, WORDING, Chosen, Table
from bot.render.screen import Screen
from bot.rights import is_administrator, may_decide
from bot.store.base import TableId
from bot.store.record import TableRecord
from bot.store.tables import table_id
from bot.typed import record_of, reply, table_of
from bot.updates import Message
from bot.words import Words
from core.state import Lobby, PlayerId, Playing


async def language(desk: Desk, message: Message, rest: str) -> None:
    """`/language es`: the own one, in a private chat; in a group, the group's."""
    code = rest.lower()
    say = Words(message.person).voice
    if code not in LANGUAGES and not (code == OWN and not message.chat.is_group):
        await reply(desk, message, Screen(say("language-which", codes=say.texts.either(LANGUAGES))))
    elif message.chat.is_group:
        if await _of_the_group(desk, message, language=code):
            said = Words(message.person, await record_of(desk, message)).voice
            await reply(
                desk, message, Screen(said("language-group", language=personal.named(code)))
            )
    else:
        by = await _choose(desk, message.person, LANGUAGE, code)
        await _own_table(desk, by)
        said = Words(by).voice
        await reply(desk, message, Screen(said("language-now", language=personal.named(by.reads))))


def wording(wanted: Wording) -> Callable[[Desk, Message, str], Awaitable[None]]:
    """`/words`, `/symbols`: one's own way to be spoken to; with `here`, the group's."""

    async def handle(desk: Desk, message: Message, rest: str) -> None:
        match rest.lower():
            case "":
                by = await _choose(desk, message.person, WORDING, wanted)
                if not message.chat.is_group:
                    await _own_table(desk, by)
                await reply(desk, message, Screen(Words(by).voice(f"wording-now-{wanted}")))
            case "here" if message.chat.is_group:
                if await _of_the_group(desk, message, wording=wanted):
                    said = Words(message.person).voice(f"wording-group-{wanted}")
                    await reply(desk, message, Screen(said))
            case _:
                await reply(desk, message, Screen(Words(message.person).voice("wording-which")))

    return handle


words = wording(Wording.WORDS)
symbols = wording(Wording.SYMBOLS)


async def settings(desk: Desk, message: Message, _rest: str) -> None:
    """`/settings`: the own choices as buttons, where nobody else sees them."""
    if message.is_private:
        await reply(desk, message, _settings(message.person))
    else:
        link = _link(desk, "settings")
        await reply(
            desk, message, Screen(Words(message.person).voice("settings-elsewhere", link=link))
        )


async def hands_here(desk: Desk, message: Message, _rest: str) -> None:
    """`/start hands`: the way here from a lobby; one's hands come into the private chat."""
    if message.chat.is_group:
        return
    by = await _choose(desk, message.person, HANDS, "on")
    await reply(desk, message, Screen(Words(by).voice("private-on")))
    await _look_at_tables(desk, by)


async def my_games(desk: Desk, message: Message, _rest: str) -> None:
    """`/mygames`: where one sits, with links, and whose turn it is. Never told in a group."""
    said = Words(message.person)
    if not message.is_private:
        link = _link(desk, "mygames")
        await reply(desk, message, Screen(said.voice("mygames-elsewhere", link=link)))
        return
    by = message.person
    found = await seats(desk, by.id, by.prefers)
    await reply(desk, message, personal.tables([_line(one, by) for one in found], said.voice))


async def chosen(desk: Desk, by: Person, seen: Seen, press: Prefer) -> Answer:
    """A button of the settings was pressed."""
    if by.is_nobody or not _is_choice(press):
        return Words(by).problem(Problem.OUT_OF_DATE)
    after = await _choose(desk, by, press.choice, press.value)
    await panels.edit_pressed(desk, after, seen, _settings(after))
    if press.choice == HANDS:
        await _look_at_tables(desk, after)
    elif seen.private:
        await _own_table(desk, after)
    return Answer(Words(after).voice.label("settings-changed"))


def to_private(desk: Desk, by: Person) -> Answer:
    """Lead whoever pressed to the private chat, where pressing Start opens it for hands."""
    if by.prefers.hands:
        return Answer(Words(by).voice.label("private-already"))
    return Answer(url=_link(desk, "hands"))


def _is_choice(press: Prefer) -> bool:
    match press.choice:
        case "language":
            return press.value == OWN or press.value in LANGUAGES
        case "wording":
            return press.value in set(Wording)
        case "hands":
            return press.value in ("on", "off")
        case "told":
            return press.value in ("alerts", "toasts")
        case _:
            return False


async def _choose(desk: Desk, by: Person, choice: str, value: str) -> Person:
    """Keep a choice; the person as they are spoken to from here on."""
    if choice == HANDS:
        await desk.preferences.alter(by.id, lambda its: its.with_hands(on=value == "on"))
    else:
        await desk.preferences.change(by.id, **_fields(choice, value))
    if value == "on" and by.language is not None:
        await desk.preferences.change(by.id, heard=by.language)
    return by.preferring(await desk.preferences.of(by.id))


def _fields(choice: str, value: str) -> dict[str, Any]:
    match choice:
        case "language":
            return {"language": None if value == OWN else value}
        case "wording":
            return {"wording": value}
        case _:
            return {"alerts": value == "alerts"}


async def _of_the_group(desk: Desk, message: Message, **chosen: Any) -> bool:
    """Keep a choice for a group, now and for later lobbies; False: the sender may not."""
    record = await record_of(desk, message)
    if record is not None:
        may = await may_decide(desk, message, record)
    else:
        may = await is_administrator(desk, message)
    if not may:
        await reply(desk, message, Words(message.person, record).said(Problem.NOT_ALLOWED))
        return False
    await desk.preferences.change(message.chat.id, **chosen)
    await _show_as(desk, table_of(message), **chosen)
    return True


async def _own_table(desk: Desk, by: Person) -> None:
    """The table of a private chat speaks as its person does."""
    await _show_as(desk, table_id(by.id, None), language=by.reads, wording=by.wording)


async def _show_as(desk: Desk, table: TableId, **chosen: Any) -> None:
    """Let a table speak like this. Done again, it changes nothing."""

    def changed(record: TableRecord | None, _now: object) -> Step | Answer:
        after = record.model_copy(update=chosen) if record is not None else None
        return Answer() if after is None or after == record else Step(after, (), Answer())

    outcome = await carry_out(
        desk.tables,
        table,
        changed,
        press=f"as.{new_mark()}",
        fingerprint=fingerprint("as", sorted(chosen)),
    )
    if outcome.saved:
        desk.show()


async def _look_at_tables(desk: Desk, by: Person) -> None:
    """A turn may be on somewhere: its hand comes at once, or loses its buttons."""
    for sitting in by.prefers.tables:
        await desk.tables.store.mark(sitting.table)
    desk.show()


def _settings(by: Person) -> Screen:
    its = by.prefers
    chosen = Chosen(
        language=nearest(its.language) if its.language else None,
        wording=its.wording,
        hands=its.hands,
        alerts=its.gets_alerts,
    )
    return personal.settings(chosen, Words(by).voice)


def _line(seat: Seated, by: Person) -> Table:
    record = seat.record
    group = None if record.is_private else record.title or Words(by).voice.label("private-group")
    link = _link_to(record.chat, seat.sitting.shown if seat.sitting else None)
    match record.state:
        case Playing() if seat.waits_for(by.id):
            return Table(key="mygames-yours", group=group, link=link)
        case Playing(turn=turn):
            player = Words(by, record).voice.person(PlayerId(turn.player))
            return Table(key="mygames-other", group=group, link=link, player=player)
        case Lobby():
            return Table(key="mygames-lobby", group=group, link=link)
        case _:
            return Table(key="mygames-pause", group=group, link=link)


_SUPERGROUPS = -1_000_000_000_000
"""Their ids lie below; links leave this out of the number."""


def _link_to(chat: int, message: int | None) -> str | None:
    """A link that members of a supergroup can open; other groups have none."""
    if chat >= _SUPERGROUPS:
        return None
    return f"https://t.me/c/{_SUPERGROUPS - chat}/{message or 1}"


def _link(desk: Desk, what: str) -> str:
    return f"https://t.me/{desk.username}?start={what}"
