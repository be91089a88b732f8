"""The HTTP routes of talk: what was said, muting and blocking."""

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from tambo.house.chat.service import Chat
from tambo.house.chat.wire import CommentWanted, IgnoredCard, IgnoreWanted, Lines, Room
from tambo.house.platform.errors import HouseError
from tambo.house.platform.requests import AnyRequest, player_of, service

ROOMS: dict[str, Room] = {"players": "players", "watchers": "watchers", "comments": "comments"}


def room_of(name: str) -> Room:
    if name not in ROOMS:
        raise HouseError("chat.no-line")
    return ROOMS[name]


@get("/api/tables/{table:str}/talk")
async def talk(request: AnyRequest, table: FromPath[str]) -> list[Lines]:
    """What was said last at a table, as far as I may hear it."""
    return await service(request, Chat).newest(table, player_of(request))


@get("/api/tables/{table:str}/talk/{room:str}")
async def earlier(
    request: AnyRequest,
    table: FromPath[str],
    room: FromPath[str],
    before: Annotated[int, QueryParameter(ge=1, le=2**31 - 1)],
) -> Lines:
    """What was said in a room before a line."""
    talk, guest = service(request, Chat), player_of(request)
    return await talk.earlier(table, room_of(room), before, guest)


@post("/api/tables/{table:str}/talk/{room:str}/{number:int}/ignore", status_code=200)
async def ignore(
    request: AnyRequest,
    table: FromPath[str],
    room: FromPath[str],
    number: FromPath[int],
    data: JSONBody[IgnoreWanted],
) -> list[IgnoredCard]:
    """Hear no more of whoever said a line."""
    talk, guest = service(request, Chat), player_of(request)
    return await talk.ignore(table, room_of(room), number, data, guest)


@get("/api/ignored")
async def ignored(request: AnyRequest) -> list[IgnoredCard]:
    """Whom I do not hear."""
    return await service(request, Chat).ignored(player_of(request))


@post("/api/ignored/{entry:str}/forget", status_code=200)
async def forget(request: AnyRequest, entry: FromPath[str]) -> list[IgnoredCard]:
    """Hear somebody again."""
    talk, guest = service(request, Chat), player_of(request)
    return await talk.forget(entry, guest)


@get("/api/tables/{table:str}/comments")
async def comments(request: AnyRequest, table: FromPath[str]) -> Lines:
    """Comments on a match that is over."""
    return await service(request, Chat).comments(table, player_of(request))


@post("/api/tables/{table:str}/comments", opt={"limit": "chat"})
async def comment(
    request: AnyRequest, table: FromPath[str], data: JSONBody[CommentWanted]
) -> Lines:
    """Say something about a moment of a match that is over."""
    return await service(request, Chat).comment(table, data, player_of(request))


@post("/api/tables/{table:str}/comments/{number:int}/remove", status_code=200)
async def remove_comment(request: AnyRequest, table: FromPath[str], number: FromPath[int]) -> Lines:
    """Take back a comment of mine."""
    return await service(request, Chat).remove_comment(table, number, player_of(request))


HANDLERS = [talk, earlier, ignore, ignored, forget, comments, comment, remove_comment]
