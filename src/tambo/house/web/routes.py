"""The HTTP routes. Each says who asks what, and leaves the rest to the tables."""

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post, route
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from tambo.house.catalog.rules_pages import rules_page
from tambo.house.catalog.wire import Examined, GameCard, RulesPage, TypedIn, WorkshopPage
from tambo.house.catalog.workshop import examine, workshop_page
from tambo.house.composition import House
from tambo.house.platform.errors import declined
from tambo.house.tables.creation import rows_of
from tambo.house.tables.wire import (
    DailyCard,
    DailyWanted,
    InvitationCard,
    JoinWanted,
    TableCard,
    TableWanted,
)
from tambo.house.tables.wire_frames import Replay, Review
from tambo.house.web.guards import count_rows

AnyRequest = Request[Any, Any, Any]
PERMIT = "x-tambo-permit"
RECORD_BYTES = 2 * 1024 * 1024


def guest_of(request: AnyRequest) -> str:
    return str(request.scope["tambo_guest"])  # type: ignore[typeddict-item]


def house_of(request: AnyRequest) -> House:
    house = request.app.state["house"]
    assert isinstance(house, House)
    return house


@route("/healthz", http_method=["GET", "HEAD"], include_in_schema=False)
async def health(request: AnyRequest) -> dict[str, str]:
    await house_of(request).store.ping()
    return {"status": "ok"}


@get("/api/games")
async def games(request: AnyRequest) -> list[GameCard]:
    """Every game on the shelf, with its options and bots."""
    return house_of(request).shelf.cards()


@get("/api/rules/{game:str}")
async def rules(
    request: AnyRequest, game: FromPath[str], lang: FromQuery[Literal["en", "fr"]] = "en"
) -> RulesPage:
    """The rules of a game, clause by clause."""
    return rules_page(game, lang)


@get("/api/workshop/{game:str}")
async def workshop(request: AnyRequest, game: FromPath[str]) -> WorkshopPage:
    """What of a printed copy of the game can be typed in."""
    return workshop_page(house_of(request).shelf.load(game))


@post("/api/workshop/{game:str}", status_code=200)
async def examine_typed(
    request: AnyRequest, game: FromPath[str], data: JSONBody[TypedIn]
) -> Examined:
    """Look through what somebody typed in: flaws, or options for a table."""
    return await asyncio.to_thread(examine, house_of(request).shelf.load(game), data)


@get("/api/tables")
async def my_tables(request: AnyRequest) -> list[TableCard]:
    """The tables I opened or sit at, newest first."""
    return await house_of(request).tables.cards_of(guest_of(request))


@post("/api/tables", opt={"limit": "open"})
async def open_table(request: AnyRequest, data: JSONBody[TableWanted]) -> TableCard:
    """Open a table. Whoever holds one of its `seat_links` can take that seat."""
    return await house_of(request).tables.open(data, guest_of(request))


@get("/api/tables/{table:str}")
async def table_card(request: AnyRequest, table: FromPath[str]) -> TableCard:
    """A table from outside. Its id is all one needs to watch."""
    return await house_of(request).tables.card(table, guest_of(request))


@post("/api/tables/{table:str}/join", status_code=200, opt={"limit": "join"})
async def join_table(
    request: AnyRequest, table: FromPath[str], data: JSONBody[JoinWanted]
) -> TableCard:
    """Take the seat a link leads to."""
    return await house_of(request).tables.join(table, data, guest_of(request))


@post("/api/tables/{table:str}/invitation", status_code=200, opt={"limit": "join"})
async def invitation(
    request: AnyRequest, table: FromPath[str], data: JSONBody[JoinWanted]
) -> InvitationCard:
    """What a link leads to, and whether its seat is still free."""
    return await house_of(request).tables.invitation(table, data.token, guest_of(request))


@post("/api/tables/{table:str}/again", status_code=200, opt={"limit": "open"})
async def play_again(request: AnyRequest, table: FromPath[str]) -> TableCard:
    """Offer the next match of the same people, everybody one seat further, or accept that offer.

    It begins when every person has accepted or come to the new table."""
    return await house_of(request).tables.again(table, guest_of(request))


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
    tables = house_of(request).tables
    return await tables.replay(table, seat, guest_of(request), permit, first)


@get("/api/tables/{table:str}/review", opt={"limit": "rebuild"})
async def review(
    request: AnyRequest,
    table: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=0, le=99)] = None,
) -> Review:
    """Remarks on a match that is over."""
    return await house_of(request).advice.review(table, seat, guest_of(request))


@get("/api/daily")
async def dailies(request: AnyRequest) -> list[DailyCard]:
    """The games that have a set-up of the day."""
    return house_of(request).advice.dailies()


@post("/api/daily/{game:str}", opt={"limit": "open"})
async def open_daily(
    request: AnyRequest, game: FromPath[str], data: JSONBody[DailyWanted]
) -> TableCard:
    """Open a table with the set-up of the day."""
    return await house_of(request).advice.open_daily(game, data, guest_of(request))


@get("/api/tables/{table:str}/record", opt={"limit": "rebuild"})
async def record(request: AnyRequest, table: FromPath[str]) -> Response[dict[str, Any]]:
    """The match as data, once nothing in it is hidden any more."""
    data = await house_of(request).tables.record(table)
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
async def import_record(request: AnyRequest) -> TableCard:
    """Open a table with a recorded match on it."""
    try:
        data = msgspec.json.decode(await request.body(), type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError):
        raise declined("malformed") from None
    house = house_of(request)
    count_rows(house.limits, request, rows_of(data))
    return await house.tables.import_record(data, guest_of(request))


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def page(request: AnyRequest) -> Response[bytes]:
    if request.scope["path"].startswith(("/api/", "/api")):
        raise declined("not-found")
    return house_of(request).pages.answer(request)


HANDLERS = [
    health,
    games,
    rules,
    workshop,
    examine_typed,
    my_tables,
    open_table,
    table_card,
    join_table,
    invitation,
    play_again,
    replay,
    review,
    dailies,
    open_daily,
    record,
    import_record,
    page,
]
