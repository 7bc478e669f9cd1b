"""Who is in the playground when it opens: some people, and a group with them and the bot."""

from deploy.playground import groups
from deploy.playground.model import User, World
from deploy.playground.service import Service

NAMES = ("Ana", "Bo", "Cy", "Di", "Eli", "Fay", "Gus", "Hal")
GROUP = "Friday cards"

_FIRST = 101


def empty(token: str, *, name: str, username: str) -> World:
    """A world with nobody but the bot, whose id is in its token."""
    number = int(token.partition(":")[0])
    return World(bot=User(id=number, first_name=name, username=username, is_bot=True))


def enter(service: Service, people: int) -> None:
    """Let so many people come in and found a group, if nobody is there yet."""
    if service.world.users or not people:
        return
    users = [
        groups.add_user(
            service,
            {
                "id": _FIRST + place,
                "first_name": name,
                "username": f"{name.lower()}_plays",
                "language_code": "en",
            },
        )
        for place, name in enumerate(NAMES[:people])
    ]
    chat = groups.found_chat(service, kind="supergroup", title=GROUP, by=users[0], with_bot=True)
    for user in users[1:]:
        groups.change(service, chat.id, user, groups.MEMBER, by=users[0])
