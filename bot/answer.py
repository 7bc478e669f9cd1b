"""What one person is told in return for a press: a toast, or an alert that waits to be read."""

import json
from dataclasses import dataclass

LONGEST = 200
"""Characters of an answer that Telegram takes."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The words, in the language of whoever pressed; empty: nothing to say."""

    text: str = ""
    alert: bool = False
    stale: bool = False
    """It says that what was pressed is over: whoever pressed it sees an old table."""
    url: str | None = None
    """Where the app is to go: a link into a chat with the bot."""
    open: bool = False
    """It tells nothing of a hand: it may be said where others read along."""

    @property
    def short(self) -> str:
        """The words as far as Telegram takes them."""
        return self.text if len(self.text) <= LONGEST else self.text[: LONGEST - 1] + "…"


def written(answer: Answer) -> str:
    """The answer as text to keep."""
    return json.dumps([answer.text, answer.alert], ensure_ascii=False)


def read(kept: str) -> Answer:
    """The answer that was kept as this text."""
    text, alert = json.loads(kept)
    return Answer(str(text), bool(alert))
