"""The HTTP routes of talk: what was said, muting and blocking."""

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from tambo.house.chat.wire import IgnoredCard, IgnoreWanted, Lines, Room
from tambo.house.platform.errors import declined
from tambo.house.web.routes import AnyRequest, guest_of, house_of

ROOMS: dict[str, Room] = {"players": "players", "watchers": "watchers", "comments": "comments"}


def room_of(name: str) -> Room:
    if name not in ROOMS:
        raise declined("chat.no-line")
    return ROOMS[name]


@get("/api/tables/{table:str}/talk")
async def talk(request: AnyRequest, table: FromPath[str]) -> list[Lines]:
    """What was said last at a table, as far as I may hear it."""
    return await house_of(request).talk.newest(table, guest_of(request))


@get("/api/tables/{table:str}/talk/{room:str}")
async def earlier(
    request: AnyRequest,
    table: FromPath[str],
    room: FromPath[str],
    before: Annotated[int, QueryParameter(ge=1, le=2**31 - 1)],
) -> Lines:
    """What was said in a room before a line."""
    talk, guest = house_of(request).talk, guest_of(request)
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
    talk, guest = house_of(request).talk, guest_of(request)
    return await talk.ignore(table, room_of(room), number, data, guest)


@get("/api/ignored")
async def ignored(request: AnyRequest) -> list[IgnoredCard]:
    """Whom I do not hear."""
    return await house_of(request).talk.ignored(guest_of(request))


@post("/api/ignored/{entry:str}/forget", status_code=200)
async def forget(request: AnyRequest, entry: FromPath[str]) -> list[IgnoredCard]:
    """Hear somebody again."""
    talk, guest = house_of(request).talk, guest_of(request)
    return await talk.forget(entry, guest)


HANDLERS = [talk, earlier, ignore, ignored, forget]
