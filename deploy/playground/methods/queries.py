"""Answers to presses."""

import re
from dataclasses import replace

from deploy.playground.errors import QUERY_TOO_OLD, bad_request
from deploy.playground.model import Answer, Json
from deploy.playground.service import Service

_LONGEST = 200


def answer(service: Service, params: Json) -> bool:
    """answerCallbackQuery: once, and not too late."""
    text, url = params.get("text", ""), params.get("url")
    if len(text) > _LONGEST:
        raise bad_request("MESSAGE_TOO_LONG")
    link = rf"https?://t\.me/{service.bot.username}\?start=[\w-]{{0,64}}"
    if url and not re.fullmatch(link, url):
        raise bad_request("URL_INVALID")
    query = service.world.queries.get(params["callback_query_id"])
    now = service.clock.now()
    if query is None or query.answered or now - query.at > service.options.answer_window:
        raise bad_request(QUERY_TOO_OLD)
    service.world.queries[query.id] = replace(query, answered=True)
    said = Answer(
        seq=service.world.next("answer"),
        query=query.id,
        user=query.user,
        chat=query.chat,
        text=text,
        alert=params.get("show_alert", False),
        url=url,
        at=now,
    )
    service.world.answers.append(said)
    service.tell("answer", answer=said, user=query.user)
    return True


METHODS = {"answerCallbackQuery": answer}
