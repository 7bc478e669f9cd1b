"""Photos and documents: sent by forms, shown to people, with captions."""

import base64
import struct
import zlib
from typing import Any

import httpx
import pytest
from telegram import Bot, InputFile

from deploy.playground import files
from deploy.playground.server import TOKEN, Playground
from tests.playground.desk import ANA, GO, Desk

Json = dict[str, Any]


def png(width: int = 3, height: int = 2) -> bytes:
    """A picture, all black."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        check = struct.pack(">I", zlib.crc32(kind + data))
        return struct.pack(">I", len(data)) + kind + data + check

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress(b"".join(b"\0" * (width + 1) for _ in range(height)))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


JPEG = bytes.fromhex("ffd8ffe000104a46494600010100000100010000ffc0000b0800070005010111")


async def upload(
    desk: Desk, method: str, field: str, name: str, content: bytes, **params: Any
) -> httpx.Response:
    data = {"chat_id": str(desk.group), **params}
    return await desk.client.post(
        f"/bot{TOKEN}/{method}", data=data, files={field: (name, content)}
    )


async def photo(desk: Desk, content: bytes = png(), **params: Any) -> Json:
    answer = await upload(desk, "sendPhoto", "photo", "table.png", content, **params)
    assert answer.is_success, answer.text
    sent: Json = answer.json()["result"]
    return sent


async def document(desk: Desk, content: bytes = b"99", **params: Any) -> Json:
    answer = await upload(desk, "sendDocument", "document", "el log.txt", content, **params)
    assert answer.is_success, answer.text
    sent: Json = answer.json()["result"]
    return sent


async def test_a_photo_is_shown_with_its_size_and_its_caption(desk: Desk) -> None:
    sent = await photo(desk, caption="<b>Final</b> ranking", parse_mode="HTML")
    assert (sent["photo"][0]["width"], sent["photo"][0]["height"]) == (3, 2)
    assert (sent["caption"], sent["caption_entities"][0]["type"]) == ("Final ranking", "bold")
    assert "text" not in sent
    seen = await desk.bo.last(desk.group)
    assert (seen.html, seen.raw["document"]) == ("<b>Final</b> ranking", None)
    shown = await desk.client.get(seen.raw["photo"]["url"])
    assert (shown.content, shown.headers["content-type"]) == (png(), "image/png")
    assert (seen.raw["photo"]["width"], seen.raw["photo"]["height"]) == (3, 2)


async def test_a_document_is_there_to_save_under_its_name(desk: Desk) -> None:
    sent = await document(desk, b"<script>")
    assert (sent["document"]["file_name"], sent["document"]["file_size"]) == ("el log.txt", 8)
    assert sent["document"]["mime_type"] == "text/plain"
    seen = (await desk.bo.last(desk.group)).raw["document"]
    assert (seen["name"], seen["size"]) == ("el log.txt", 8)
    saved = await desk.client.get(seen["url"])
    assert saved.content == b"<script>"
    assert saved.headers["content-type"] == "application/octet-stream"
    assert saved.headers["content-disposition"].startswith("attachment; filename*=UTF-8''el%20log")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"no picture", "IMAGE_PROCESS_FAILED"),
        (b"", "IMAGE_PROCESS_FAILED"),
        (png()[:18], "IMAGE_PROCESS_FAILED"),
        (JPEG[:20], "IMAGE_PROCESS_FAILED"),
        (png(9000, 1001), "PHOTO_INVALID_DIMENSIONS"),
        (png(21, 1), "PHOTO_INVALID_DIMENSIONS"),
    ],
)
async def test_what_is_no_photo_is_refused(desk: Desk, content: bytes, words: str) -> None:
    answer = await upload(desk, "sendPhoto", "photo", "x.png", content)
    assert answer.json()["description"] == f"Bad Request: {words}"


async def test_a_jpeg_is_a_photo_too(desk: Desk) -> None:
    sent = await photo(desk, JPEG)
    assert (sent["photo"][0]["width"], sent["photo"][0]["height"]) == (5, 7)
    shown = await desk.client.get((await desk.ana.last(desk.group)).raw["photo"]["url"])
    assert shown.headers["content-type"] == "image/jpeg"


async def test_what_was_sent_once_can_be_sent_again_by_its_id(desk: Desk) -> None:
    number = (await photo(desk))["photo"][0]["file_id"]
    again = await desk.call("sendPhoto", chat_id=desk.group, photo=number)
    assert again["photo"][0]["file_id"] == number
    said = await desk.refused("sendPhoto", chat_id=desk.group, photo="nothing")
    assert said == "Bad Request: wrong file identifier/HTTP URL specified"
    assert "document: sendDocument needs" in await desk.refused("sendDocument", chat_id=desk.group)
    desk.playground.history.violations.clear()


async def test_a_file_may_come_as_an_attachment(desk: Desk) -> None:
    data = {"chat_id": str(desk.group), "document": "attach://here"}
    answer = await desk.client.post(
        f"/bot{TOKEN}/sendDocument", data=data, files={"here": ("log.txt", b"99")}
    )
    assert answer.json()["result"]["document"]["file_name"] == "log.txt"
    assert (await upload(desk, "sendDocument", "document", "x", b"")).json()["description"] == (
        "Bad Request: file must be non-empty"
    )


async def test_a_caption_has_at_most_1024_characters(desk: Desk) -> None:
    await photo(desk, caption="x" * 1024)
    answer = await upload(desk, "sendPhoto", "photo", "x.png", png(), caption="x" * 1025)
    assert answer.json()["description"] == "Bad Request: message caption is too long"


async def test_captions_are_changed_by_a_method_of_their_own(desk: Desk) -> None:
    sent, text = await photo(desk, caption="before"), await desk.send("text")
    place: Json = {"chat_id": desk.group, "message_id": sent["message_id"]}
    changed = await desk.call("editMessageCaption", **place, caption="after", reply_markup=GO)
    assert (changed["caption"], changed["photo"]) == ("after", sent["photo"])
    said = await desk.refused("editMessageText", **place, text="x")
    assert said == "Bad Request: there is no text in the message to edit"
    said = await desk.refused(
        "editMessageCaption", chat_id=desk.group, message_id=text["message_id"], caption="x"
    )
    assert said == "Bad Request: there is no caption in the message to edit"
    assert "caption" not in await desk.call("editMessageCaption", **place)


async def test_a_file_can_be_for_one_person_alone(desk: Desk) -> None:
    await desk.role("bot", "administrator")
    number = (await photo(desk))["photo"][0]["file_id"]
    alone = {"receiver_user_id": ANA}
    sent = await desk.call(
        "sendPhoto", chat_id=desk.group, photo=number, ephemeral_message_parameters=alone
    )
    assert (await desk.ana.last(desk.group)).only_me
    place = {
        "chat_id": desk.group,
        "receiver_user_id": ANA,
        "ephemeral_message_id": sent["ephemeral_message_id"],
    }
    await desk.call("editEphemeralMessageCaption", **place, caption="yours")
    assert (await desk.ana.last(desk.group)).text == "yours"
    said = await desk.refused("editEphemeralMessageText", **place, text="x")
    assert said == "Bad Request: there is no text in the message to edit"


async def test_who_may_not_write_may_not_send_files(desk: Desk) -> None:
    number = (await photo(desk))["photo"][0]["file_id"]
    await desk.role("bot", "restricted")
    said = await desk.refused("sendPhoto", chat_id=desk.group, photo=number)
    assert said == "Bad Request: not enough rights to send photos to the chat"
    said = await desk.refused("sendDocument", chat_id=desk.group, document=number)
    assert said == "Bad Request: not enough rights to send documents to the chat"


async def test_the_oldest_files_make_room(desk: Desk) -> None:
    half = b"x" * (files.ROOM // 2)  # a third more as it is kept
    for _ in range(3):
        await document(desk, half)
    kept = desk.playground.service.world.files.values()
    assert sum(len(base64.b64decode(one.content)) for one in kept) <= files.ROOM
    seen = (await desk.ana.messages(desk.group))[-3:]
    found = [await desk.client.get(one.raw["document"]["url"]) for one in seen]
    assert [one.status_code for one in found] == [404, 404, 200]


async def test_the_library_sends_files() -> None:
    async with Playground() as playground, Bot(TOKEN, base_url=f"{playground.url}/bot") as bot:
        group = next(iter(playground.service.world.chats))
        sent = await bot.send_document(group, InputFile(b"99", filename="log.txt"), caption="log")
        assert sent.document is not None
        assert (sent.document.file_name, sent.caption) == ("log.txt", "log")
        shown = await bot.send_photo(group, png())
        assert shown.photo[0].width == 3
        assert playground.history.violations == []
