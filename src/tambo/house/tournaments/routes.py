"""The routes of the tournaments."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from tambo.house.platform.requests import AnyRequest, player_of, service
from tambo.house.tournaments.service import Tournaments
from tambo.house.tournaments.wire import (
    TournamentBot,
    TournamentEntryRequest,
    TournamentJoin,
    TournamentPage,
    TournamentRequest,
    TournamentSummary,
)


@get("/api/tournaments")
async def tournaments(request: AnyRequest) -> list[TournamentSummary]:
    """The newest tournaments."""
    return await service(request, Tournaments).listed()


@post("/api/tournaments", opt={"limit": "open"})
async def create_tournament(
    request: AnyRequest, data: JSONBody[TournamentRequest]
) -> TournamentPage:
    """A new tournament, with the caller as its organiser."""
    return await service(request, Tournaments).create(data, player_of(request))


@get("/api/tournaments/{tournament:str}")
async def tournament_page(request: AnyRequest, tournament: FromPath[str]) -> TournamentPage:
    """A tournament with its standings and rounds."""
    return await service(request, Tournaments).page(tournament, player_of(request))


@post("/api/tournaments/{tournament:str}/join", status_code=200)
async def join_tournament(
    request: AnyRequest, tournament: FromPath[str], data: JSONBody[TournamentJoin]
) -> TournamentPage:
    """Take part in a tournament that has not begun."""
    return await service(request, Tournaments).join(tournament, data.name, player_of(request))


@post("/api/tournaments/{tournament:str}/bots", status_code=200)
async def add_bot_to_tournament(
    request: AnyRequest, tournament: FromPath[str], data: JSONBody[TournamentBot]
) -> TournamentPage:
    """Let a bot take part in your own tournament."""
    return await service(request, Tournaments).add_bot(tournament, data.level, player_of(request))


@post("/api/tournaments/{tournament:str}/leave", status_code=200)
async def leave_tournament(
    request: AnyRequest, tournament: FromPath[str], data: JSONBody[TournamentEntryRequest]
) -> TournamentPage:
    """Leave a tournament, or remove a player from your own."""
    return await service(request, Tournaments).leave(tournament, data.entry, player_of(request))


@post("/api/tournaments/{tournament:str}/start", status_code=200)
async def start_tournament(request: AnyRequest, tournament: FromPath[str]) -> TournamentPage:
    """Start your own tournament: its first tables open."""
    return await service(request, Tournaments).begin(tournament, player_of(request))


@post("/api/tournaments/{tournament:str}/cancel", status_code=200)
async def cancel_tournament(
    request: AnyRequest, tournament: FromPath[str]
) -> list[TournamentSummary]:
    """Cancel your own tournament before it begins; the tournaments that are left."""
    return await service(request, Tournaments).cancel(tournament, player_of(request))


@get("/api/tables/{table:str}/tournament")
async def tournament_of_table(request: AnyRequest, table: FromPath[str]) -> list[TournamentSummary]:
    """The tournament that a table belongs to: one, or none."""
    return await service(request, Tournaments).tournament_of(table)


HANDLERS = [
    tournaments,
    create_tournament,
    tournament_page,
    join_tournament,
    add_bot_to_tournament,
    leave_tournament,
    start_tournament,
    cancel_tournament,
    tournament_of_table,
]
