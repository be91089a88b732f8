"""The HTTP routes of moderation: reports of messages, and the admin's own routes."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from tambo.house.accounts.wire import PasswordReset, PasswordResetRequest
from tambo.house.chat.routes import room_of
from tambo.house.moderation.service import Moderation
from tambo.house.moderation.wire import (
    AdminActionRequest,
    AdminActionSummary,
    ReportRequest,
    ReportSummary,
)
from tambo.house.platform.requests import AnyRequest, player_of, service

ADMIN_TOKEN = "x-tambo-admin"


def moderation_of(request: AnyRequest) -> Moderation:
    """What the admin alone may do. The token travels in a header, so no page elsewhere can make a
    browser send it."""
    moderation = service(request, Moderation)
    moderation.check(request.headers.get(ADMIN_TOKEN, ""))
    return moderation


@post(
    "/api/tables/{table:str}/chat/{room:str}/{number:int}/report",
    status_code=200,
    opt={"limit": "chat"},
)
async def report(
    request: AnyRequest,
    table: FromPath[str],
    room: FromPath[str],
    number: FromPath[int],
    data: JSONBody[ReportRequest],
) -> dict[str, bool]:
    """Report a message to the admin."""
    await service(request, Moderation).report(
        table, room_of(room), number, data, player_of(request)
    )
    return {"reported": True}


@get("/api/admin/reports")
async def reports(request: AnyRequest) -> list[ReportSummary]:
    """For the admin: what was reported."""
    return await moderation_of(request).reports()


@post("/api/admin/reports/{report_id:str}", status_code=200)
async def take_action(
    request: AnyRequest, report_id: FromPath[str], data: JSONBody[AdminActionRequest]
) -> ReportSummary:
    """For the admin: act on a report."""
    return await moderation_of(request).take_action(report_id, data)


@get("/api/admin/actions")
async def actions(request: AnyRequest) -> list[AdminActionSummary]:
    """For the admin: what was done."""
    return await moderation_of(request).actions()


@post("/api/admin/password-resets", status_code=200)
async def password_reset(
    request: AnyRequest, data: JSONBody[PasswordResetRequest]
) -> PasswordReset:
    """For the admin: a link with which a player chooses a new password."""
    return await moderation_of(request).password_reset(data.name)


HANDLERS = [report, reports, take_action, actions, password_reset]
