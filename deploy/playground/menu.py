"""Command lists: which one a person sees in a chat."""

from collections.abc import Iterator

from deploy.playground.model import Chat, Json, User, World


def place(scope: Json, language: str) -> str:
    """Where the list of a scope and a language is kept."""
    parts = [scope["type"], *(str(scope[name]) for name in ("chat_id", "user_id") if name in scope)]
    return f"commands {':'.join(parts)} {language}"


def seen(world: World, chat: Chat, user: User) -> list[Json]:
    """The commands that this person finds in the menu of this chat."""
    for scope in _scopes(chat, user):
        for language in (user.language_code or "", ""):
            found: list[Json] | None = world.profile.get(place(scope, language))
            if found:
                return found
    return []


def _scopes(chat: Chat, user: User) -> Iterator[Json]:
    """From the closest to the widest, in the order of the Bot API's documentation."""
    leads = chat.member(user.id).leads
    if not chat.private:
        yield {"type": "chat_member", "chat_id": chat.id, "user_id": user.id}
        if leads:
            yield {"type": "chat_administrators", "chat_id": chat.id}
    yield {"type": "chat", "chat_id": chat.id}
    if not chat.private:
        if leads:
            yield {"type": "all_chat_administrators"}
        yield {"type": "all_group_chats"}
    else:
        yield {"type": "all_private_chats"}
    yield {"type": "default"}
