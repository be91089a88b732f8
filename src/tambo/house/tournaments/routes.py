"""The routes of the cups."""

from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from tambo.house.tournaments.wire import (
    CupBot,
    CupCard,
    CupEntryWanted,
    CupJoin,
    CupPage,
    CupWanted,
)
from tambo.house.web.routes import guest_of, house_of

AnyRequest = Request[Any, Any, Any]


@get("/api/cups")
async def cups(request: AnyRequest) -> list[CupCard]:
    """The newest cups."""
    return await house_of(request).cups.listed()


@post("/api/cups", opt={"limit": "open"})
async def create_cup(request: AnyRequest, data: JSONBody[CupWanted]) -> CupPage:
    """A new cup, of which one is the host."""
    return await house_of(request).cups.create(data, guest_of(request))


@get("/api/cups/{cup:str}")
async def cup_page(request: AnyRequest, cup: FromPath[str]) -> CupPage:
    """A cup with its standings and rounds."""
    return await house_of(request).cups.page(cup, guest_of(request))


@post("/api/cups/{cup:str}/join", status_code=200)
async def join_cup(request: AnyRequest, cup: FromPath[str], data: JSONBody[CupJoin]) -> CupPage:
    """Take part in a cup that has not begun."""
    return await house_of(request).cups.join(cup, data.name, guest_of(request))


@post("/api/cups/{cup:str}/bots", status_code=200)
async def add_bot_to_cup(
    request: AnyRequest, cup: FromPath[str], data: JSONBody[CupBot]
) -> CupPage:
    """Let a bot take part in one's cup."""
    return await house_of(request).cups.add_bot(cup, data.level, guest_of(request))


@post("/api/cups/{cup:str}/leave", status_code=200)
async def leave_cup(
    request: AnyRequest, cup: FromPath[str], data: JSONBody[CupEntryWanted]
) -> CupPage:
    """Leave a cup, or strike somebody off one's own."""
    return await house_of(request).cups.leave(cup, data.entry, guest_of(request))


@post("/api/cups/{cup:str}/start", status_code=200)
async def start_cup(request: AnyRequest, cup: FromPath[str]) -> CupPage:
    """Begin one's cup: its first tables open."""
    return await house_of(request).cups.begin(cup, guest_of(request))


@post("/api/cups/{cup:str}/cancel", status_code=200)
async def cancel_cup(request: AnyRequest, cup: FromPath[str]) -> list[CupCard]:
    """Give up one's cup before it begins; the cups that are left."""
    return await house_of(request).cups.cancel(cup, guest_of(request))


@get("/api/tables/{table:str}/cup")
async def cup_of_table(request: AnyRequest, table: FromPath[str]) -> list[CupCard]:
    """The cup that a table belongs to: one, or none."""
    return await house_of(request).cups.cup_of(table)


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
