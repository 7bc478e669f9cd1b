"""The people's side, as JSON over HTTP, for the page and for scripted players.

Ids of users and chats are numbers; `bot` stands for the bot's. A message is named by its `key`:
its id, or `e` and its ephemeral id. What an app would not let a person do is answered with 409
and `{"error": why}`, somebody or something unknown with 404, a senseless body with 400.

====== ========================== ======================== ==========================
method path under /people         body or query            does or gives
====== ========================== ======================== ==========================
GET    /                                                   users, and the bot
POST   /                          first_name, and any of   a new user
                                  id, last_name, username,
                                  language_code
PATCH  /{user}                    any of these, but the id changes the user
DELETE /{user}                                             deletes the account
GET    /chats                                              all chats, those too that
                                                           moved or were deleted
POST   /chats                     title, by; type, bot,    a new group
                                  id, username
PUT    /chats/{chat}/members/     status; rights, by       brings in, removes,
       {user}                                              promotes, restricts
PUT    /chats/{chat}/forum        forum                    topics, or none
POST   /chats/{chat}/topics       name; by                 a new topic
PATCH  …/topics/{topic}           name, closed, by         renames, closes, opens
DELETE …/topics/{topic}                                    deletes it and all in it
POST   /chats/{chat}/migrate      signs: both, old, new,   a group → a supergroup
                                  none; order: old_first,
                                  new_first
DELETE /chats/{chat}                                       deletes the group
GET    /{user}/chats                                       that user's list
GET    /{user}/chats/{chat}                                what that user sees
POST   /{user}/links              url; chat                follows a link of t.me
POST   …/{chat}/messages          text; reply_to,          writes
                                  anonymous, topic,
                                  as_channel
PATCH  …/{chat}/messages/{key}    text                     changes
DELETE …/{chat}/messages/{key}                             deletes
POST   …/{chat}/presses           message; label, or data, presses a button
                                  or row and column
POST   …/{chat}/forgeries         data; message            sends any data
PUT    /{user}/blocked            blocked                  blocks the bot, or not
GET    /{user}/answers            ?after=                  toasts and alerts
GET    /{user}/heard              ?client=&chat=&muted=    what that user hears of all
                                  &after=                  that, by `listen.endpoint`
GET    /events                    ?user= (several)         server-sent events
GET    /news                      ?after=&seconds=         waits for a change
GET    /files/{file}                                       what the bot sent
GET    /history                   ?after=&kind=            what crossed the border
GET    /violations                                         what broke a schema
DELETE /history                                            forgets both
GET    /settings                                           `Options`, privacy_mode
PATCH  /settings                  any of these             changes them
GET    /faults                                             what is ordered, in words
POST   /faults                    a `Fault`; or twice,     orders faults; delivers the
                                  twins; or again          last update again
DELETE /faults                                             takes them back
POST   /reset                                              starts anew; no id that is
                                                           counted comes twice
====== ========================== ======================== ==========================

Events: `{"kind": "chat", "chat": id}` when something in a chat changed, `answer` with the answer,
`menu`, `people` and `faults` when these changed; each with a rising `revision`, and in `users` whom
of those that were asked for it concerns. One stream for several people: browsers keep few
connections open.
"""

from dataclasses import replace

from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse

from deploy.playground import (
    asking,
    bodies,
    endings,
    groups,
    links,
    presses,
    sight,
    speech,
    streams,
    views,
)
from deploy.playground.asking import Endpoint
from deploy.playground.service import Service


class People:
    """What people do, and what they see."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def table(self) -> list[tuple[str, str, Endpoint]]:
        """Method, path, endpoint."""
        chat = "/{user}/chats/{chat}"
        return [
            ("GET", "/", self.users),
            ("POST", "/", self.new_user),
            ("GET", "/events", self.events),
            ("PATCH", "/{user}", self.change_user),
            ("DELETE", "/{user}", self.give_up),
            ("POST", "/{user}/links", self.follow),
            ("GET", "/{user}/chats", self.list_of),
            ("GET", chat, self.look),
            ("POST", f"{chat}/messages", self.say),
            ("PATCH", f"{chat}/messages/{{key}}", self.edit),
            ("DELETE", f"{chat}/messages/{{key}}", self.delete),
            ("POST", f"{chat}/presses", self.press),
            ("POST", f"{chat}/forgeries", self.forge),
            ("PUT", "/{user}/blocked", self.block),
            ("GET", "/{user}/answers", self.answers),
        ]

    async def users(self, _: Request) -> Response:
        """Everybody."""
        world = self._service.world
        people = [views.user(one) for one in world.users.values() if not one.deleted]
        return JSONResponse({"bot": views.user(world.bot), "users": people})

    async def new_user(self, request: Request) -> Response:
        """Somebody comes in."""
        body = await asking.body(request, bodies.NewUser)
        return JSONResponse(views.user(groups.add_user(self._service, body.model_dump())), 201)

    async def change_user(self, request: Request) -> Response:
        """Another name or language."""
        body = await asking.body(request, bodies.ChangedUser)
        person = asking.person(self._service, request)
        user = replace(person, **body.model_dump(exclude_unset=True))
        self._service.world.users[user.id] = user
        self._service.tell("people")
        return JSONResponse(views.user(user))

    async def give_up(self, request: Request) -> Response:
        """Somebody deletes the account."""
        endings.give_up(self._service, asking.person(self._service, request))
        return JSONResponse({})

    async def follow(self, request: Request) -> Response:
        """Somebody follows a link."""
        body = await asking.body(request, bodies.Followed)
        person = asking.person(self._service, request)
        return JSONResponse({"chat": links.follow(self._service, person, body.url, body.chat)})

    async def list_of(self, request: Request) -> Response:
        """The chats of one person."""
        person = asking.person(self._service, request)
        return JSONResponse(views.chats(self._service.world, person))

    async def look(self, request: Request) -> Response:
        """What one person sees in a chat."""
        person, revision = asking.person(self._service, request), self._service.revision
        unopened = person.id not in self._service.world.chats
        if unopened and asking.number(request.path_params["chat"]) == person.id:
            return JSONResponse({"revision": revision, "messages": []})
        chat = asking.chat(self._service, request)
        if not sight.sees(chat, person):
            raise sight.Impossible("this person is not in this chat")
        shown = views.messages(self._service.world, chat, person)
        return JSONResponse({"revision": revision, "messages": shown})

    async def say(self, request: Request) -> Response:
        """Write."""
        body = await asking.body(request, bodies.Said)
        person = asking.person(self._service, request)
        chat = asking.number(request.path_params["chat"])
        message = speech.say(
            self._service,
            person,
            chat,
            body.text,
            reply_to=body.reply_to,
            anonymous=body.anonymous,
            topic=body.topic,
            as_channel=body.as_channel,
        )
        return JSONResponse(views.show(self._service.world, message), 201)

    async def edit(self, request: Request) -> Response:
        """Change a message."""
        body = await asking.body(request, bodies.Edited)
        person, key = asking.person(self._service, request), request.path_params["key"]
        chat = asking.chat(self._service, request)
        message = sight.seen_by(self._service, person, chat.id, key)
        changed = speech.edit(self._service, person, message, body.text)
        return JSONResponse(views.show(self._service.world, changed))

    async def delete(self, request: Request) -> Response:
        """Delete a message."""
        person, key = asking.person(self._service, request), request.path_params["key"]
        chat = asking.chat(self._service, request)
        speech.delete(self._service, person, sight.seen_by(self._service, person, chat.id, key))
        return JSONResponse({})

    async def press(self, request: Request) -> Response:
        """Press a button that is there."""
        body = await asking.body(request, bodies.Pressed)
        person, chat = asking.person(self._service, request), asking.chat(self._service, request)
        message = sight.seen_by(self._service, person, chat.id, body.message)
        place = None if body.row is None or body.column is None else (body.row, body.column)
        button = presses.button(message, label=body.label, data=body.data, place=place)
        query = presses.press(self._service, person, message, button)
        return JSONResponse({"query": query.id}, 201)

    async def forge(self, request: Request) -> Response:
        """Press a button that is not there."""
        body = await asking.body(request, bodies.Forged)
        person, chat = asking.person(self._service, request), asking.chat(self._service, request)
        query = presses.forge(self._service, person, chat.id, body.data, body.message)
        return JSONResponse({"query": query.id}, 201)

    async def block(self, request: Request) -> Response:
        """Block the bot, or let it in again."""
        body = await asking.body(request, bodies.Blocked)
        groups.block(self._service, asking.person(self._service, request), blocked=body.blocked)
        return JSONResponse({"blocked": body.blocked})

    async def answers(self, request: Request) -> Response:
        """The toasts and alerts of one person."""
        person = asking.person(self._service, request)
        after = asking.number(request.query_params.get("after", "0"))
        mine = [
            views.answer(one)
            for one in self._service.world.answers
            if one.user == person.id and one.seq > after
        ]
        return JSONResponse(mine)

    async def events(self, request: Request) -> Response:
        """The stream of what happens to some people."""
        wanted = request.query_params.getlist("user")
        people = [asking.user(self._service, number).id for number in wanted]
        stream = streams.events(self._service, people)
        return StreamingResponse(
            stream, media_type="text/event-stream", headers={"Cache-Control": "no-store"}
        )
