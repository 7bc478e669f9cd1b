"""Who is in the playground when it opens: some people, and a group with them and the bot."""

from collections.abc import Iterator
from dataclasses import dataclass

from deploy.playground import groups
from deploy.playground.model import User, World
from deploy.playground.service import Service


@dataclass(frozen=True, slots=True)
class _Cast:
    """People of one language, and what they call their group."""

    group: str
    names: str
    handles: str = ""
    """The names as a username can have them, where that is another thing."""


_CASTS = {
    "en": _Cast("Friday cards", "Ana Bo Cy Di Eli Fay Gus Hal"),
    "es": _Cast(
        "Cartas del viernes",
        "Ana Leo Eva Luis Inés Hugo Sara Iván",
        "ana leo eva luis ines hugo sara ivan",
    ),
    "pt": _Cast(
        "Cartas de sexta",
        "Ana Rui Bia Davi Lia Caio Rosa João",
        "ana rui bia davi lia caio rosa joao",
    ),
    "ar": _Cast(
        "أوراق الخميس",
        "آنا بدر ليلى سامي هدى عمر منى زيد",
        "ana badr layla sami huda omar mona zaid",
    ),
    "vi": _Cast(
        "Bài tối thứ Sáu", "An Bình Chi Dũng Hà Lan Minh Tú", "an binh chi dung ha lan minh tu"
    ),
}

LANGUAGES = tuple(_CASTS)

_FIRST = 101
_GROUP = groups.SUPERGROUP - 1
"""The group has this id each time that everything starts anew: people have it in their links."""


def empty(token: str, *, name: str, username: str) -> World:
    """A world with nobody but the bot, whose id is in its token."""
    number = int(token.partition(":")[0])
    return World(bot=User(id=number, first_name=name, username=username, is_bot=True))


def _named(chosen: _Cast, people: int) -> Iterator[tuple[str, str]]:
    """So many names and usernames; where there are too few, they come again with a number."""
    names, handles = chosen.names.split(), (chosen.handles or chosen.names.lower()).split()
    for place in range(people):
        turn, which = divmod(place, len(names))
        again = turn + 1 if turn else ""
        yield f"{names[which]} {again}".strip(), f"{handles[which]}{again}"


def enter(service: Service, people: int, language: str) -> None:
    """Let so many people come in and found a group, if nobody is there yet."""
    if service.world.users or not people:
        return
    chosen = _CASTS.get(language, _CASTS["en"])
    users = [
        groups.add_user(
            service,
            {
                "id": _FIRST + place,
                "first_name": name,
                "username": f"{handle}_plays",
                "language_code": language,
            },
        )
        for place, (name, handle) in enumerate(_named(chosen, people))
    ]
    chat = groups.found_chat(
        service,
        kind="supergroup",
        title=chosen.group,
        by=users[0],
        with_bot=True,
        number=_GROUP,
    )
    for user in users[1:]:
        groups.change(service, chat.id, user, groups.MEMBER, by=users[0])
