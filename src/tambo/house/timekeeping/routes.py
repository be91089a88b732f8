"""The routes for leaving, coming back, reporting an absent player, and vacations."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from tambo.house.platform.requests import PERMIT, AnyRequest, player_of, service
from tambo.house.tables.wire import TableSummary
from tambo.house.tables.wire_terms import VacationRequest, VacationSummary
from tambo.house.timekeeping.leaving import LeaveService
from tambo.house.timekeeping.vacations import Vacations


@post("/api/tables/{table:str}/seats/{seat:int}/leave", status_code=200)
async def leave_seat(
    request: AnyRequest, table: FromPath[str], seat: FromPath[int]
) -> TableSummary:
    """Get up; a bot plays on if the game has begun."""
    permit = request.headers.get(PERMIT, "")
    return await service(request, LeaveService).leave(table, seat, player_of(request), permit)


@post("/api/tables/{table:str}/seats/{seat:int}/back", status_code=200)
async def come_back(request: AnyRequest, table: FromPath[str], seat: FromPath[int]) -> TableSummary:
    """Take my seat back from the bot."""
    permit = request.headers.get(PERMIT, "")
    return await service(request, LeaveService).come_back(table, seat, player_of(request), permit)


@post("/api/tables/{table:str}/seats/{seat:int}/away", status_code=200)
async def ask_for_bot(
    request: AnyRequest, table: FromPath[str], seat: FromPath[int]
) -> TableSummary:
    """Let a bot play for a player who has been away for long."""
    return await service(request, LeaveService).ask_for_bot(table, seat, player_of(request))


@get("/api/vacation")
async def vacation(request: AnyRequest) -> VacationSummary:
    """Until when I am away, and how many days I have left."""
    return await service(request, Vacations).card(player_of(request))


@post("/api/vacation", status_code=200)
async def go_on_vacation(request: AnyRequest, data: JSONBody[VacationRequest]) -> VacationSummary:
    """Stop my clocks at correspondence tables for some days; 0: be back."""
    return await service(request, Vacations).go(player_of(request), data.days)


HANDLERS = [leave_seat, come_back, ask_for_bot, vacation, go_on_vacation]
