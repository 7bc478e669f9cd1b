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
GET    /chats                                              all chats
POST   /chats                     title, by; type, bot, id a new group
PUT    /chats/{chat}/members/     status; rights, by       brings in, removes,
       {user}                                              promotes, restricts
POST   /chats/{chat}/migrate                               a group → a supergroup
GET    /{user}/chats                                       that user's list
GET    /{user}/chats/{chat}                                what that user sees
POST   …/{chat}/messages          text; reply_to,          writes
                                  anonymous
DELETE …/{chat}/messages/{key}                             deletes
POST   …/{chat}/presses           message; label, or data, presses a button
                                  or row and column
POST   …/{chat}/forgeries         data; message            sends any data
PUT    /{user}/blocked            blocked                  blocks the bot, or not
GET    /{user}/answers            ?after=                  toasts and alerts
GET    /events                    ?user= (several)         server-sent events
GET    /news                      ?after=&seconds=         waits for a change
GET    /history                   ?after=&kind=            what crossed the border
GET    /violations                                         what broke a schema
DELETE /history                                            forgets both
POST   /faults                    a `Fault`; or twice,     orders faults
                                  twins
DELETE /faults                                             takes them back
POST   /reset                                              starts anew
====== ========================== ======================== ==========================

Events: `{"kind": "chat", "chat": id}` when something in a chat changed, `answer` with the answer,
`menu` and `people` when these changed; each with a rising `revision`, and in `users` whom of those
that were asked for it concerns. One stream for several people: browsers keep few connections open.
"""

from dataclasses import replace

from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse

from deploy.playground import asking, bodies, groups, presses, sight, speech, streams, views
from deploy.playground.asking import Endpoint
from deploy.playground.model import Member
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
            ("GET", "/chats", self.chats),
            ("POST", "/chats", self.new_chat),
            ("PUT", "/chats/{chat}/members/{user}", self.role),
            ("POST", "/chats/{chat}/migrate", self.migrate),
            ("GET", "/events", self.events),
            ("PATCH", "/{user}", self.change_user),
            ("GET", "/{user}/chats", self.list_of),
            ("GET", chat, self.look),
            ("POST", f"{chat}/messages", self.say),
            ("DELETE", f"{chat}/messages/{{key}}", self.delete),
            ("POST", f"{chat}/presses", self.press),
            ("POST", f"{chat}/forgeries", self.forge),
            ("PUT", "/{user}/blocked", self.block),
            ("GET", "/{user}/answers", self.answers),
        ]

    async def users(self, _: Request) -> Response:
        """Everybody."""
        world = self._service.world
        people = [views.user(one) for one in world.users.values()]
        return JSONResponse({"bot": views.user(world.bot), "users": people})

    async def new_user(self, request: Request) -> Response:
        """Somebody comes in."""
        body = bodies.NewUser.model_validate_json(await request.body())
        return JSONResponse(views.user(groups.add_user(self._service, body.model_dump())), 201)

    async def change_user(self, request: Request) -> Response:
        """Another name or language."""
        body = bodies.ChangedUser.model_validate_json(await request.body())
        person = asking.person(self._service, request)
        user = replace(person, **body.model_dump(exclude_unset=True))
        self._service.world.users[user.id] = user
        self._service.tell("people")
        return JSONResponse(views.user(user))

    async def chats(self, _: Request) -> Response:
        """Every chat, whoever is in it."""
        world = self._service.world
        return JSONResponse([views.chat(world, one, world.bot) for one in world.chats.values()])

    async def new_chat(self, request: Request) -> Response:
        """Somebody founds a group."""
        body = bodies.NewChat.model_validate_json(await request.body())
        by = asking.user(self._service, body.by)
        chat = groups.found_chat(
            self._service,
            kind=body.type,
            title=body.title,
            by=by,
            with_bot=body.bot,
            number=body.id,
        )
        return JSONResponse(views.chat(self._service.world, chat, by), 201)

    async def role(self, request: Request) -> Response:
        """Somebody, or the bot, becomes something in a chat; the first leader does it."""
        body = bodies.Role.model_validate_json(await request.body())
        chat = asking.chat(self._service, request)
        about = asking.user(self._service, request.path_params["user"])
        leader = next((user for user, role in chat.members.items() if role.leads), about.id)
        by = asking.user(self._service, leader if body.by is None else body.by)
        rights = body.rights if body.status == "administrator" else ()
        role = Member(status=body.status, rights=rights)
        groups.change(self._service, chat.id, about, role, by=by)
        return JSONResponse({"status": body.status})

    async def migrate(self, request: Request) -> Response:
        """A group becomes a supergroup."""
        chat = asking.chat(self._service, request)
        if chat.type != "group" or chat.moved_to is not None:
            raise sight.Impossible("only a group can become a supergroup, and only once")
        new = groups.migrate(self._service, chat.id)
        return JSONResponse(views.chat(self._service.world, new, self._service.bot), 201)

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
        body = bodies.Said.model_validate_json(await request.body())
        person = asking.person(self._service, request)
        chat = asking.number(request.path_params["chat"])
        message = speech.say(
            self._service,
            person,
            chat,
            body.text,
            reply_to=body.reply_to,
            anonymous=body.anonymous,
        )
        return JSONResponse(views.show(self._service.world, message), 201)

    async def delete(self, request: Request) -> Response:
        """Delete a message."""
        person, key = asking.person(self._service, request), request.path_params["key"]
        chat = asking.chat(self._service, request)
        speech.delete(self._service, person, sight.seen_by(self._service, person, chat.id, key))
        return JSONResponse({})

    async def press(self, request: Request) -> Response:
        """Press a button that is there."""
        body = bodies.Pressed.model_validate_json(await request.body())
        person, chat = asking.person(self._service, request), asking.chat(self._service, request)
        message = sight.seen_by(self._service, person, chat.id, body.message)
        place = None if body.row is None or body.column is None else (body.row, body.column)
        button = presses.button(message, label=body.label, data=body.data, place=place)
        query = presses.press(self._service, person, message, button)
        return JSONResponse({"query": query.id}, 201)

    async def forge(self, request: Request) -> Response:
        """Press a button that is not there."""
        body = bodies.Forged.model_validate_json(await request.body())
        person, chat = asking.person(self._service, request), asking.chat(self._service, request)
        query = presses.forge(self._service, person, chat.id, body.data, body.message)
        return JSONResponse({"query": query.id}, 201)

    async def block(self, request: Request) -> Response:
        """Block the bot, or let it in again."""
        body = bodies.Blocked.model_validate_json(await request.body())
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
