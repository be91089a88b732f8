"""The HTTP routes of moderation: reports of lines, and the host's own."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from tambo.house.accounts.wire import WayBack, WayBackWanted
from tambo.house.chat.routes import room_of
from tambo.house.moderation.service import Moderation
from tambo.house.moderation.wire import ActCard, ActWanted, ReportCard, ReportWanted
from tambo.house.platform.requests import AnyRequest, player_of, service

HOST_TOKEN = "x-tambo-host"


def hosting_of(request: AnyRequest) -> Moderation:
    """What the host may do, for him alone. The token travels in a header: no page elsewhere can
    make a browser send it."""
    hosting = service(request, Moderation)
    hosting.check(request.headers.get(HOST_TOKEN, ""))
    return hosting


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
    await service(request, Moderation).report(
        table, room_of(room), number, data, player_of(request)
    )
    return {"reported": True}


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


HANDLERS = [report, reports, act, acts, way_back]
