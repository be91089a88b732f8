"""The routes of tables: opening, joining, replays and records."""

from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath, JSONBody, QueryParameter

from tambo.house.platform.errors import HouseError
from tambo.house.platform.requests import PERMIT, AnyRequest, player_of, service
from tambo.house.tables.cards import TableCards
from tambo.house.tables.copying import count_rows
from tambo.house.tables.creation import rows_of
from tambo.house.tables.joining import TableJoining
from tambo.house.tables.opening import TableOpening
from tambo.house.tables.rematches import Rematches
from tambo.house.tables.replay import Replays
from tambo.house.tables.wire import InvitationSummary, JoinRequest, TableRequest, TableSummary
from tambo.house.tables.wire_frames import Replay

RECORD_BYTES = 2 * 1024 * 1024


@get("/api/tables")
async def my_tables(request: AnyRequest) -> list[TableSummary]:
    """The tables I opened or sit at, newest first."""
    return await service(request, TableCards).cards_of(player_of(request))


@post("/api/tables", opt={"limit": "open"})
async def open_table(request: AnyRequest, data: JSONBody[TableRequest]) -> TableSummary:
    """Open a table. Anyone with one of its `seat_links` can take that seat."""
    return await service(request, TableOpening).open(data, player_of(request))


@get("/api/tables/{table:str}")
async def table_card(request: AnyRequest, table: FromPath[str]) -> TableSummary:
    """A table from outside. Its id is all one needs to watch."""
    return await service(request, TableCards).card(table, player_of(request))


@post("/api/tables/{table:str}/join", status_code=200, opt={"limit": "join"})
async def join_table(
    request: AnyRequest, table: FromPath[str], data: JSONBody[JoinRequest]
) -> TableSummary:
    """Take the seat a link leads to."""
    return await service(request, TableJoining).join(table, data, player_of(request))


@post("/api/tables/{table:str}/invitation", status_code=200, opt={"limit": "join"})
async def invitation(
    request: AnyRequest, table: FromPath[str], data: JSONBody[JoinRequest]
) -> InvitationSummary:
    """What a link leads to, and whether its seat is still free."""
    return await service(request, TableJoining).invitation(table, data.token, player_of(request))


@post("/api/tables/{table:str}/again", status_code=200, opt={"limit": "open"})
async def play_again(request: AnyRequest, table: FromPath[str]) -> TableSummary:
    """Offer a rematch of the same people, each one seat further, or accept that offer.

    It begins when every person has accepted or come to the new table."""
    return await service(request, Rematches).again(table, player_of(request))


@get("/api/tables/{table:str}/replay", opt={"limit": "rebuild"})
async def replay(
    request: AnyRequest,
    table: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=0, le=99)] = None,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> Replay:
    """The match so far, frame by frame, as a spectator or one of my seats saw it.

    At most 100 frames are answered, from number `first` on; `count` says how many there are."""
    permit = request.headers.get(PERMIT, "")
    replays = service(request, Replays)
    return await replays.replay(table, seat, player_of(request), permit, first)


@get("/api/tables/{table:str}/record", opt={"limit": "rebuild"})
async def record(request: AnyRequest, table: FromPath[str]) -> Response[dict[str, Any]]:
    """The match as data, once nothing in it is hidden any more."""
    data = await service(request, Replays).record(table)
    name = f"{data['game']}-{table}.json"
    return Response(data, headers={"content-disposition": f'attachment; filename="{name}"'})


@dataclass
class ImportOperation(Operation):
    """The body of an import is read by hand, so that its nesting can be refused."""

    def __post_init__(self) -> None:
        record = Schema(type=OpenAPIType.OBJECT, additional_properties=True)
        content = {"application/json": OpenAPIMediaType(schema=record)}
        self.request_body = RequestBody(content=content, required=True)


@post(
    "/api/records",
    opt={"limit": "open"},
    request_max_body_size=RECORD_BYTES,
    operation_class=ImportOperation,
)
async def import_record(request: AnyRequest) -> TableSummary:
    """Open a table with a recorded match on it."""
    try:
        data = msgspec.json.decode(await request.body(), type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError):
        raise HouseError("malformed") from None
    count_rows(request, rows_of(data))
    return await service(request, TableOpening).import_record(data, player_of(request))


HANDLERS = [
    my_tables,
    open_table,
    table_card,
    join_table,
    invitation,
    play_again,
    replay,
    record,
    import_record,
]
