"""What is done to groups, as JSON over HTTP: founding, roles, topics, ends. `people` lists it."""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from deploy.playground import asking, bodies, endings, forums, groups, sight, views
from deploy.playground.asking import Endpoint
from deploy.playground.model import Chat, Member, User
from deploy.playground.parts import Topic
from deploy.playground.service import Service


class Groups:
    """Everybody's groups."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def table(self) -> list[tuple[str, str, Endpoint]]:
        """Method, path, endpoint."""
        chat = "/chats/{chat}"
        return [
            ("GET", "/chats", self.chats),
            ("POST", "/chats", self.new_chat),
            ("DELETE", chat, self.delete),
            ("PUT", f"{chat}/members/{{user}}", self.role),
            ("PUT", f"{chat}/forum", self.forum),
            ("POST", f"{chat}/topics", self.new_topic),
            ("PATCH", f"{chat}/topics/{{topic}}", self.change_topic),
            ("DELETE", f"{chat}/topics/{{topic}}", self.delete_topic),
            ("POST", f"{chat}/migrate", self.migrate),
        ]

    async def chats(self, _: Request) -> Response:
        """Every chat, whoever is in it."""
        world = self._service.world
        return JSONResponse([views.chat(world, one, world.bot) for one in world.chats.values()])

    async def new_chat(self, request: Request) -> Response:
        """Somebody founds a group."""
        body = await asking.body(request, bodies.NewChat)
        by = asking.user(self._service, body.by)
        chat = groups.found_chat(
            self._service,
            kind=body.type,
            title=body.title,
            by=by,
            with_bot=body.bot,
            number=body.id,
            username=body.username,
        )
        return JSONResponse(views.chat(self._service.world, chat, by), 201)

    async def delete(self, request: Request) -> Response:
        """A group is deleted."""
        endings.delete(self._service, asking.chat(self._service, request).id)
        return JSONResponse({})

    async def role(self, request: Request) -> Response:
        """Somebody, or the bot, becomes something in a chat; the first leader does it."""
        body = await asking.body(request, bodies.Role)
        chat = asking.chat(self._service, request)
        about = asking.user(self._service, request.path_params["user"])
        by = self._by(chat, body.by)
        rights = body.rights if body.status == "administrator" else ()
        role = Member(status=body.status, rights=rights)
        groups.change(self._service, chat.id, about, role, by=by)
        return JSONResponse({"status": body.status})

    def _by(self, chat: Chat, named: int | None) -> User:
        """Who does it: the one named, else the first who leads the chat."""
        if named is None:
            return groups.leader(self._service, chat)
        return asking.user(self._service, named)

    async def forum(self, request: Request) -> Response:
        """A supergroup gets topics, or has them no more."""
        body = await asking.body(request, bodies.Forum)
        chat = asking.chat(self._service, request)
        forums.switch(self._service, chat.id, on=body.forum)
        return JSONResponse({"forum": body.forum})

    async def new_topic(self, request: Request) -> Response:
        """Somebody opens a topic."""
        body = await asking.body(request, bodies.NewTopic)
        chat = asking.chat(self._service, request)
        by = self._by(chat, body.by)
        if not sight.may_write(chat, by):
            raise sight.Impossible("this person may not write here")
        topic = forums.create(self._service, chat.id, body.name, by=by)
        return JSONResponse(views.topic(topic), 201)

    async def change_topic(self, request: Request) -> Response:
        """An administrator renames, closes or opens a topic."""
        body = await asking.body(request, bodies.ChangedTopic)
        chat, topic = self._topic(request)
        by = self._by(chat, body.by)
        if not chat.member(by.id).leads:
            raise sight.Impossible("only administrators change topics")
        if body.name is not None:
            forums.rename(self._service, chat.id, topic, body.name, by=by)
        if body.closed is not None:
            topic = self._topic(request)[1]
            forums.close(self._service, chat.id, topic, closed=body.closed, by=by)
        return JSONResponse(views.topic(self._topic(request)[1]))

    async def delete_topic(self, request: Request) -> Response:
        """A topic is deleted."""
        chat, topic = self._topic(request)
        forums.delete(self._service, chat.id, topic)
        return JSONResponse({})

    def _topic(self, request: Request) -> tuple[Chat, Topic]:
        chat = asking.chat(self._service, request)
        return chat, forums.topic(chat, asking.number(request.path_params["topic"]))

    async def migrate(self, request: Request) -> Response:
        """A group becomes a supergroup."""
        body = await asking.body(request, bodies.Move)
        chat = asking.chat(self._service, request)
        new = endings.migrate(self._service, chat.id, body.signs, body.order)
        return JSONResponse(views.chat(self._service.world, new, self._service.bot), 201)
