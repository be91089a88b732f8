"""The routes of the lobby: finding tables, changing those that wait, leaving and coming back."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from tambo.house.tables.wire import TableCard
from tambo.house.tables.wire_terms import (
    QuickWanted,
    SeatBot,
    SitWanted,
    VacationCard,
    VacationWanted,
)
from tambo.house.web.routes import PERMIT, AnyRequest, guest_of, house_of


@get("/api/lobby")
async def lobby(request: AnyRequest) -> list[TableCard]:
    """The public tables that wait or are running."""
    return await house_of(request).lobby.cards(guest_of(request))


@post("/api/lobby/quick", status_code=200, opt={"limit": "open"})
async def quick_match(request: AnyRequest, data: JSONBody[QuickWanted]) -> TableCard:
    """Play this game at this pace with whoever else wants to."""
    return await house_of(request).lobby.quick(data, guest_of(request))


@post("/api/lobby/{table:str}/join", status_code=200, opt={"limit": "join"})
async def join_public(
    request: AnyRequest, table: FromPath[str], data: JSONBody[SitWanted]
) -> TableCard:
    """Take any open seat of a public table."""
    return await house_of(request).lobby.join(table, guest_of(request), data.name)


@post("/api/tables/{table:str}/close", status_code=200)
async def close_table(request: AnyRequest, table: FromPath[str]) -> TableCard:
    """Give up a table of mine before its game begins."""
    return await house_of(request).lobby.close(table, guest_of(request))


@post("/api/tables/{table:str}/seats/{seat:int}/bot", status_code=200)
async def seat_bot(
    request: AnyRequest, table: FromPath[str], seat: FromPath[int], data: JSONBody[SeatBot]
) -> TableCard:
    """Let a bot have an open seat of a table of mine."""
    return await house_of(request).lobby.seat_bot(table, seat, data.level, guest_of(request))


@post("/api/tables/{table:str}/seats/{seat:int}/drop", status_code=200)
async def drop_seat(request: AnyRequest, table: FromPath[str], seat: FromPath[int]) -> TableCard:
    """Play with one seat fewer, where the game allows it."""
    return await house_of(request).lobby.drop_seat(table, seat, guest_of(request))


@post("/api/tables/{table:str}/seats/{seat:int}/leave", status_code=200)
async def leave_seat(request: AnyRequest, table: FromPath[str], seat: FromPath[int]) -> TableCard:
    """Get up; a bot plays on if the game has begun."""
    permit = request.headers.get(PERMIT, "")
    return await house_of(request).leavers.leave(table, seat, guest_of(request), permit)


@post("/api/tables/{table:str}/seats/{seat:int}/back", status_code=200)
async def come_back(request: AnyRequest, table: FromPath[str], seat: FromPath[int]) -> TableCard:
    """Take my seat back from the bot."""
    permit = request.headers.get(PERMIT, "")
    return await house_of(request).leavers.come_back(table, seat, guest_of(request), permit)


@post("/api/tables/{table:str}/seats/{seat:int}/away", status_code=200)
async def ask_for_bot(request: AnyRequest, table: FromPath[str], seat: FromPath[int]) -> TableCard:
    """Let a bot play for somebody who has been away for long."""
    return await house_of(request).leavers.ask_for_bot(table, seat, guest_of(request))


@get("/api/vacation")
async def vacation(request: AnyRequest) -> VacationCard:
    """Until when I am away, and how many days I have left."""
    return await house_of(request).vacations.card(guest_of(request))


@post("/api/vacation", status_code=200)
async def go_on_vacation(request: AnyRequest, data: JSONBody[VacationWanted]) -> VacationCard:
    """Stop my clocks at correspondence tables for some days; 0: be back."""
    return await house_of(request).vacations.go(guest_of(request), data.days)


HANDLERS = [
    lobby,
    quick_match,
    join_public,
    close_table,
    seat_bot,
    drop_seat,
    leave_seat,
    come_back,
    ask_for_bot,
    vacation,
    go_on_vacation,
]
