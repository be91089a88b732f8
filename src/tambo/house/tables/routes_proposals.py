"""The routes of what a table does by agreement, and of the PINs of its seats."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from tambo.house.platform.requests import AnyRequest, player_of, service
from tambo.house.tables.pins import Pins
from tambo.house.tables.proposals import Proposals
from tambo.house.tables.wire import TableCard
from tambo.house.tables.wire_proposals import Agreed, AnswerWanted, AskWanted, PinKept, PinWanted


@get("/api/tables/{table:str}/asks")
async def agreed(request: AnyRequest, table: FromPath[str]) -> list[Agreed]:
    """What the table has done by agreement, the oldest first."""
    return await service(request, Proposals).agreed(table)


@post("/api/tables/{table:str}/asks", status_code=200)
async def ask(request: AnyRequest, table: FromPath[str], data: JSONBody[AskWanted]) -> TableCard:
    """Ask everybody at the table: to go back, pause, go on, change the pace, or end."""
    return await service(request, Proposals).ask(table, data, player_of(request))


@post("/api/tables/{table:str}/asks/{number:int}", status_code=200)
async def answer(
    request: AnyRequest, table: FromPath[str], number: FromPath[int], data: JSONBody[AnswerWanted]
) -> TableCard:
    """Answer for a seat of mine; whoever asked withdraws the question by not agreeing."""
    return await service(request, Proposals).answer(table, number, data, player_of(request))


@post("/api/tables/{table:str}/seats/{seat:int}/pin", status_code=200)
async def set_pin(
    request: AnyRequest, table: FromPath[str], seat: FromPath[int], data: JSONBody[PinWanted]
) -> PinKept:
    """Guard a seat of mine at a shared device with a PIN, or no longer."""
    pins = service(request, Pins)
    return PinKept(await pins.set(table, seat, data.pin, player_of(request), data.permit))


HANDLERS = [agreed, ask, answer, set_pin]
