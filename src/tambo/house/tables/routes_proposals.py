"""The routes of what a table does by agreement, and of the PINs of its seats."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from tambo.house.platform.requests import AnyRequest, player_of, service
from tambo.house.tables.pins import Pins
from tambo.house.tables.proposals import Proposals
from tambo.house.tables.wire import TableSummary
from tambo.house.tables.wire_proposals import (
    AgreedProposal,
    AnswerRequest,
    PinKept,
    PinRequest,
    ProposalRequest,
)


@get("/api/tables/{table:str}/proposals")
async def agreed(request: AnyRequest, table: FromPath[str]) -> list[AgreedProposal]:
    """What the table has done by agreement, the oldest first."""
    return await service(request, Proposals).agreed(table)


@post("/api/tables/{table:str}/proposals", status_code=200)
async def propose(
    request: AnyRequest, table: FromPath[str], data: JSONBody[ProposalRequest]
) -> TableSummary:
    """Propose to the table: undo, pause, resume, change the time control, or end."""
    return await service(request, Proposals).propose(table, data, player_of(request))


@post("/api/tables/{table:str}/proposals/{number:int}", status_code=200)
async def answer(
    request: AnyRequest, table: FromPath[str], number: FromPath[int], data: JSONBody[AnswerRequest]
) -> TableSummary:
    """Answer for a seat of mine; the proposer withdraws the proposal by not agreeing."""
    return await service(request, Proposals).answer(table, number, data, player_of(request))


@post("/api/tables/{table:str}/seats/{seat:int}/pin", status_code=200)
async def set_pin(
    request: AnyRequest, table: FromPath[str], seat: FromPath[int], data: JSONBody[PinRequest]
) -> PinKept:
    """Guard a seat of mine at a shared device with a PIN, or no longer."""
    pins = service(request, Pins)
    return PinKept(await pins.set(table, seat, data.pin, player_of(request), data.permit))


HANDLERS = [agreed, propose, answer, set_pin]
