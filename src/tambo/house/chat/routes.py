"""The HTTP routes of talk: what was said, muting and blocking, reports, and the host's own."""

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from tambo.house.accounts.wire import WayBack, WayBackWanted
from tambo.house.chat.wire import (
    ActCard,
    ActWanted,
    IgnoredCard,
    IgnoreWanted,
    Lines,
    ReportCard,
    ReportWanted,
    Room,
)
from tambo.house.moderation.service import Hosting
from tambo.house.platform.errors import declined
from tambo.house.web.routes import AnyRequest, guest_of, house_of

HOST_TOKEN = "x-tambo-host"
ROOMS: dict[str, Room] = {"players": "players", "watchers": "watchers", "comments": "comments"}


def room_of(name: str) -> Room:
    if name not in ROOMS:
        raise declined("chat.no-line")
    return ROOMS[name]


def hosting_of(request: AnyRequest) -> Hosting:
    """What the host may do, for him alone. The token travels in a header: no page elsewhere can
    make a browser send it."""
    hosting = house_of(request).hosting
    hosting.check(request.headers.get(HOST_TOKEN, ""))
    return hosting


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
    await talk.ignore(table, room_of(room), number, data, guest)
    return await talk.ignored(guest)


@post(
    "/api/tables/{table:str}/talk/{room:str}/{number:int}/report",
    status_code=200,
    opt={"limit": "chat"},
)
async def report(
    request: AnyRequest,
    table: FromPath[str],
    room: FromPath[str],
    number: FromPath[int],
    data: JSONBody[ReportWanted],
) -> dict[str, bool]:
    """Tell the host of a line."""
    await house_of(request).talk.report(table, room_of(room), number, data, guest_of(request))
    return {"reported": True}


@get("/api/ignored")
async def ignored(request: AnyRequest) -> list[IgnoredCard]:
    """Whom I do not hear."""
    return await house_of(request).talk.ignored(guest_of(request))


@post("/api/ignored/{entry:str}/forget", status_code=200)
async def forget(request: AnyRequest, entry: FromPath[str]) -> list[IgnoredCard]:
    """Hear somebody again."""
    talk, guest = house_of(request).talk, guest_of(request)
    await talk.forget(entry, guest)
    return await talk.ignored(guest)


@get("/api/host/reports")
async def reports(request: AnyRequest) -> list[ReportCard]:
    """For the host: what was reported."""
    return await hosting_of(request).reports()


@post("/api/host/reports/{report_id:str}", status_code=200)
async def act(
    request: AnyRequest, report_id: FromPath[str], data: JSONBody[ActWanted]
) -> ReportCard:
    """For the host: do something about a report."""
    return await hosting_of(request).act(report_id, data)


@get("/api/host/acts")
async def acts(request: AnyRequest) -> list[ActCard]:
    """For the host: what was done."""
    return await hosting_of(request).acts()


@post("/api/host/ways-back", status_code=200)
async def way_back(request: AnyRequest, data: JSONBody[WayBackWanted]) -> WayBack:
    """For the host: let somebody who has forgotten a password choose a new one."""
    return await hosting_of(request).way_back(data.name)


HANDLERS = [talk, earlier, ignore, report, ignored, forget, reports, act, acts, way_back]
