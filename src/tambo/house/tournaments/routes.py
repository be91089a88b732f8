"""The routes of the cups."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from tambo.house.platform.requests import AnyRequest, player_of, service
from tambo.house.tournaments.service import Tournaments
from tambo.house.tournaments.wire import (
    CupBot,
    CupCard,
    CupEntryWanted,
    CupJoin,
    CupPage,
    CupWanted,
)


@get("/api/cups")
async def cups(request: AnyRequest) -> list[CupCard]:
    """The newest cups."""
    return await service(request, Tournaments).listed()


@post("/api/cups", opt={"limit": "open"})
async def create_cup(request: AnyRequest, data: JSONBody[CupWanted]) -> CupPage:
    """A new cup, of which one is the host."""
    return await service(request, Tournaments).create(data, player_of(request))


@get("/api/cups/{cup:str}")
async def cup_page(request: AnyRequest, cup: FromPath[str]) -> CupPage:
    """A cup with its standings and rounds."""
    return await service(request, Tournaments).page(cup, player_of(request))


@post("/api/cups/{cup:str}/join", status_code=200)
async def join_cup(request: AnyRequest, cup: FromPath[str], data: JSONBody[CupJoin]) -> CupPage:
    """Take part in a cup that has not begun."""
    return await service(request, Tournaments).join(cup, data.name, player_of(request))


@post("/api/cups/{cup:str}/bots", status_code=200)
async def add_bot_to_cup(
    request: AnyRequest, cup: FromPath[str], data: JSONBody[CupBot]
) -> CupPage:
    """Let a bot take part in one's cup."""
    return await service(request, Tournaments).add_bot(cup, data.level, player_of(request))


@post("/api/cups/{cup:str}/leave", status_code=200)
async def leave_cup(
    request: AnyRequest, cup: FromPath[str], data: JSONBody[CupEntryWanted]
) -> CupPage:
    """Leave a cup, or strike somebody off one's own."""
    return await service(request, Tournaments).leave(cup, data.entry, player_of(request))


@post("/api/cups/{cup:str}/start", status_code=200)
async def start_cup(request: AnyRequest, cup: FromPath[str]) -> CupPage:
    """Begin one's cup: its first tables open."""
    return await service(request, Tournaments).begin(cup, player_of(request))


@post("/api/cups/{cup:str}/cancel", status_code=200)
async def cancel_cup(request: AnyRequest, cup: FromPath[str]) -> list[CupCard]:
    """Give up one's cup before it begins; the cups that are left."""
    return await service(request, Tournaments).cancel(cup, player_of(request))


@get("/api/tables/{table:str}/cup")
async def cup_of_table(request: AnyRequest, table: FromPath[str]) -> list[CupCard]:
    """The cup that a table belongs to: one, or none."""
    return await service(request, Tournaments).cup_of(table)


HANDLERS = [
    cups,
    create_cup,
    cup_page,
    join_cup,
    add_bot_to_cup,
    leave_cup,
    start_cup,
    cancel_cup,
    cup_of_table,
]
