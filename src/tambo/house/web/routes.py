"""The HTTP routes. Each says who asks what, and leaves the rest to the tables."""

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post, route
from litestar.params import FromPath, FromQuery, QueryParameter

from tambo.house.faults import declined
from tambo.house.rules import rules_page
from tambo.house.web.house import House
from tambo.house.wire.shelf import Examined, GameCard, RulesPage, TypedIn, WorkshopPage
from tambo.house.wire.sight import Replay, Review
from tambo.house.wire.tables import DailyCard, DailyWanted, JoinWanted, TableCard, TableWanted
from tambo.house.workshop import examine, workshop_page

AnyRequest = Request[Any, Any, Any]
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
    return house_of(request).shelf.cards()


@get("/api/rules/{game:str}")
async def rules(
    request: AnyRequest, game: FromPath[str], lang: FromQuery[Literal["en", "fr"]] = "en"
) -> RulesPage:
    return rules_page(game, lang)


@get("/api/workshop/{game:str}")
async def workshop(request: AnyRequest, game: FromPath[str]) -> WorkshopPage:
    return workshop_page(house_of(request).shelf.load(game))


@post("/api/workshop/{game:str}", status_code=200)
async def examine_typed(request: AnyRequest, game: FromPath[str], data: TypedIn) -> Examined:
    return await asyncio.to_thread(examine, house_of(request).shelf.load(game), data)


@get("/api/tables")
async def my_tables(request: AnyRequest) -> list[TableCard]:
    return await house_of(request).tables.cards_of(guest_of(request))


@post("/api/tables")
async def open_table(request: AnyRequest, data: TableWanted) -> TableCard:
    return await house_of(request).tables.open(data, guest_of(request))


@get("/api/tables/{table:str}")
async def table_card(request: AnyRequest, table: FromPath[str]) -> TableCard:
    return await house_of(request).tables.card(table, guest_of(request))


@post("/api/tables/{table:str}/join", status_code=200)
async def join_table(request: AnyRequest, table: FromPath[str], data: JoinWanted) -> TableCard:
    return await house_of(request).tables.join(table, data, guest_of(request))


@post("/api/tables/{table:str}/again", status_code=200)
async def play_again(request: AnyRequest, table: FromPath[str]) -> TableCard:
    return await house_of(request).tables.again(table, guest_of(request))


@get("/api/tables/{table:str}/replay")
async def replay(
    request: AnyRequest,
    table: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=0, le=99)] = None,
) -> Replay:
    return await house_of(request).tables.replay(table, seat, guest_of(request))


@get("/api/tables/{table:str}/review")
async def review(
    request: AnyRequest,
    table: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=0, le=99)] = None,
) -> Review:
    return await house_of(request).advice.review(table, seat, guest_of(request))


@get("/api/daily")
async def dailies(request: AnyRequest) -> list[DailyCard]:
    return house_of(request).advice.dailies()


@post("/api/daily/{game:str}")
async def open_daily(request: AnyRequest, game: FromPath[str], data: DailyWanted) -> TableCard:
    return await house_of(request).advice.open_daily(game, data, guest_of(request))


@get("/api/tables/{table:str}/record")
async def record(request: AnyRequest, table: FromPath[str]) -> Response[dict[str, Any]]:
    data = await house_of(request).tables.record(table)
    name = f"{data['game']}-{table}.json"
    return Response(data, headers={"content-disposition": f'attachment; filename="{name}"'})


@post("/api/records", request_max_body_size=RECORD_BYTES)
async def import_record(request: AnyRequest) -> TableCard:
    try:
        data = msgspec.json.decode(await request.body(), type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError):
        raise declined("malformed") from None
    return await house_of(request).tables.import_record(data, guest_of(request))


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
    play_again,
    replay,
    review,
    dailies,
    open_daily,
    record,
    import_record,
    page,
]
