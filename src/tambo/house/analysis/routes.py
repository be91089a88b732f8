"""The routes of analysis and coaching: remarks, evaluation, what-if boards, daily set-ups."""

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from tambo.house.analysis.coaching import Coaching
from tambo.house.analysis.service import Reviews
from tambo.house.analysis.wire import Evaluation, WhatIfRequest
from tambo.house.platform.requests import AnyRequest, player_of, service
from tambo.house.tables.copying import count_rows
from tambo.house.tables.wire import DailyRequest, DailySummary, TableSummary
from tambo.house.tables.wire_frames import Review


@get("/api/tables/{table:str}/evaluation", opt={"limit": "rebuild"})
async def evaluation(request: AnyRequest, table: FromPath[str]) -> Evaluation:
    """What the bots think of a match that is over, move by move."""
    return await service(request, Reviews).evaluation(table, player_of(request))


@get("/api/tables/{table:str}/what-if")
async def what_ifs(request: AnyRequest, table: FromPath[str]) -> list[TableSummary]:
    """The what-if boards that began at this match."""
    return await service(request, Reviews).what_ifs(table, player_of(request))


@post("/api/tables/{table:str}/what-if", opt={"limit": "open"})
async def fork(
    request: AnyRequest, table: FromPath[str], data: JSONBody[WhatIfRequest]
) -> TableSummary:
    """A what-if board from a moment of a match that is over."""
    count_rows(request, data.step)
    return await service(request, Reviews).fork(table, data, player_of(request))


@get("/api/tables/{table:str}/review", opt={"limit": "rebuild"})
async def review(
    request: AnyRequest,
    table: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=0, le=99)] = None,
) -> Review:
    """Remarks on a match that is over."""
    return await service(request, Coaching).review(table, seat, player_of(request))


@get("/api/daily")
async def dailies(request: AnyRequest) -> list[DailySummary]:
    """The games that have a set-up of the day."""
    return service(request, Coaching).dailies()


@post("/api/daily/{game:str}", opt={"limit": "open"})
async def open_daily(
    request: AnyRequest, game: FromPath[str], data: JSONBody[DailyRequest]
) -> TableSummary:
    """Open a table with the set-up of the day."""
    return await service(request, Coaching).open_daily(game, data, player_of(request))


HANDLERS = [review, dailies, open_daily, evaluation, what_ifs, fork]
