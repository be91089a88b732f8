"""The routes of the lobby: finding tables, and changing those that wait."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from tambo.house.lobby.service import Lobby
from tambo.house.platform.requests import AnyRequest, player_of, service
from tambo.house.tables.wire import TableSummary
from tambo.house.tables.wire_terms import (
    LobbyJoinRequest,
    QuickMatchRequest,
    SeatBot,
)


@get("/api/lobby")
async def lobby(request: AnyRequest) -> list[TableSummary]:
    """The public tables that wait or are running."""
    return await service(request, Lobby).cards(player_of(request))


@post("/api/lobby/quick", status_code=200, opt={"limit": "open"})
async def quick_match(request: AnyRequest, data: JSONBody[QuickMatchRequest]) -> TableSummary:
    """Find a player for this game and time control."""
    return await service(request, Lobby).quick(data, player_of(request))


@post("/api/lobby/{table:str}/join", status_code=200, opt={"limit": "join"})
async def join_public(
    request: AnyRequest, table: FromPath[str], data: JSONBody[LobbyJoinRequest]
) -> TableSummary:
    """Take any open seat of a public table."""
    return await service(request, Lobby).join(table, player_of(request), data.name)


@post("/api/tables/{table:str}/close", status_code=200)
async def close_table(request: AnyRequest, table: FromPath[str]) -> TableSummary:
    """Give up a table of mine before its game begins."""
    return await service(request, Lobby).close(table, player_of(request))


@post("/api/tables/{table:str}/seats/{seat:int}/bot", status_code=200)
async def seat_bot(
    request: AnyRequest, table: FromPath[str], seat: FromPath[int], data: JSONBody[SeatBot]
) -> TableSummary:
    """Let a bot have an open seat of a table of mine."""
    return await service(request, Lobby).seat_bot(table, seat, data.level, player_of(request))


@post("/api/tables/{table:str}/seats/{seat:int}/drop", status_code=200)
async def drop_seat(request: AnyRequest, table: FromPath[str], seat: FromPath[int]) -> TableSummary:
    """Play with one seat fewer, where the game allows it."""
    return await service(request, Lobby).drop_seat(table, seat, player_of(request))


HANDLERS = [lobby, quick_match, join_public, close_table, seat_bot, drop_seat]
