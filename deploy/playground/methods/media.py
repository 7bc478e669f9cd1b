"""Photos and documents, and their captions."""

from deploy.playground import files
from deploy.playground.errors import bad_request
from deploy.playground.methods import content, messages, places
from deploy.playground.model import Json
from deploy.playground.parts import File, Media
from deploy.playground.service import Service

_LARGEST_PHOTO = 10_000_000
_LONGEST_SIDES = 10_000
"""Of a photo: width and height together."""
_STEEPEST = 20


def photo(service: Service, params: Json) -> Json:
    """sendPhoto: a PNG or a JPEG."""
    text, entities = content.caption(service, params)
    chat = places.writable(service, params, what="photos")
    media = _photo(_sent(service, params["photo"]))
    return messages.deliver(service, params, chat, text, entities, media=media)


def document(service: Service, params: Json) -> Json:
    """sendDocument: any file."""
    text, entities = content.caption(service, params)
    chat = places.writable(service, params, what="documents")
    file = _sent(service, params["document"])
    size = len(files.content(file))
    if not size:
        raise bad_request("file must be non-empty")
    media = Media(kind="document", file=file.id, name=file.name, type=file.type, size=size)
    return messages.deliver(service, params, chat, text, entities, media=media)


def _sent(service: Service, name: object) -> File:
    """The file that came with the call, or that was sent before."""
    found = service.world.files.get(str(name))
    if found is None:
        raise bad_request("wrong file identifier/HTTP URL specified")
    return found


def _photo(file: File) -> Media:
    data = files.content(file)
    seen = files.picture(data)
    if seen is None or len(data) > _LARGEST_PHOTO:
        raise bad_request("IMAGE_PROCESS_FAILED")
    kind, width, height = seen
    long, short = max(width, height), min(width, height)
    if not short or width + height > _LONGEST_SIDES or long > short * _STEEPEST:
        raise bad_request("PHOTO_INVALID_DIMENSIONS")
    return Media(
        kind="photo",
        file=file.id,
        name=file.name,
        type=kind,
        size=len(data),
        width=width,
        height=height,
    )


def edit_caption(service: Service, params: Json) -> Json:
    """editMessageCaption. Without a caption in the call, there is none afterwards."""
    text, entities = content.caption(service, params)
    chat, message = messages.own(service, params)
    if not message.media:
        raise bad_request("there is no caption in the message to edit")
    keyboard = content.keyboard(params, chat)
    return messages.changed(service, chat, message, text=text, entities=entities, keyboard=keyboard)


METHODS = {
    "sendPhoto": photo,
    "sendDocument": document,
    "editMessageCaption": edit_caption,
}
