"""What each app tells its screen reader: a table of facts.

Read in the apps' public source of 2024 to 2026, in threads of their issues, or following from
those; what nobody has confirmed by listening is named in `unsure`. No app tells that a message was
edited, so there is no column for that.
"""

from dataclasses import dataclass

UNSURE = frozenset({"closed", "alert"})
"""What is likely and not confirmed, of most apps."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Client:
    """One app with one screen reader."""

    name: str
    sound: bool = False
    """A new message in the open chat makes a short sound, and none is heard otherwise."""
    closed: bool = True
    """A new message in another chat is a notification, and is read."""
    toast: bool = False
    alert: bool = True
    buttons: bool = True
    """The buttons under a message can be reached."""
    disabled: bool = False
    """Of a button that cannot be pressed, that is told."""
    unsure: frozenset[str] = frozenset()
    """The columns that somebody who listens has still to confirm."""


ALL: dict[str, Client] = {
    client.name: client
    for client in (
        Client(name="TalkBack", sound=True),
        Client(name="VoiceOver", unsure=frozenset({"closed"})),
        Client(name="Telegram Desktop", buttons=False, unsure=UNSURE),
        Client(name="Unigram", toast=True, unsure=frozenset({"closed", "disabled"})),
        Client(name="Web A", disabled=True, unsure=UNSURE | {"disabled"}),
        Client(name="Web K", unsure=UNSURE | {"buttons", "disabled"}),
    )
}
"""By name, in the order in which they are offered."""
