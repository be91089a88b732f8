"""The HTTP routes of looking back: evaluation, comments, what-if boards."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from tambo.house.analysis.wire import Evaluation, WhatIfWanted
from tambo.house.chat.wire import CommentWanted, Lines
from tambo.house.tables.wire import TableCard
from tambo.house.web.guards import count_rows
from tambo.house.web.routes import AnyRequest, guest_of, house_of


@get("/api/tables/{table:str}/evaluation", opt={"limit": "rebuild"})
async def evaluation(request: AnyRequest, table: FromPath[str]) -> Evaluation:
    """What the bots think of a match that is over, move by move."""
    return await house_of(request).reviews.evaluation(table, guest_of(request))


@get("/api/tables/{table:str}/comments")
async def comments(request: AnyRequest, table: FromPath[str]) -> Lines:
    """Comments on a match that is over."""
    return await house_of(request).talk.comments(table, guest_of(request))


@post("/api/tables/{table:str}/comments", opt={"limit": "chat"})
async def comment(
    request: AnyRequest, table: FromPath[str], data: JSONBody[CommentWanted]
) -> Lines:
    """Say something about a moment of a match that is over."""
    return await house_of(request).talk.comment(table, data, guest_of(request))


@post("/api/tables/{table:str}/comments/{number:int}/remove", status_code=200)
async def remove_comment(request: AnyRequest, table: FromPath[str], number: FromPath[int]) -> Lines:
    """Take back a comment of mine."""
    return await house_of(request).talk.remove_comment(table, number, guest_of(request))


@get("/api/tables/{table:str}/what-if")
async def what_ifs(request: AnyRequest, table: FromPath[str]) -> list[TableCard]:
    """The what-if boards that began at this match."""
    return await house_of(request).reviews.what_ifs(table, guest_of(request))


@post("/api/tables/{table:str}/what-if", opt={"limit": "open"})
async def fork(
    request: AnyRequest, table: FromPath[str], data: JSONBody[WhatIfWanted]
) -> TableCard:
    """A what-if board from a moment of a match that is over."""
    house = house_of(request)
    count_rows(house.limits, request, data.step)
    return await house.reviews.fork(table, data, guest_of(request))


HANDLERS = [evaluation, comments, comment, remove_comment, what_ifs, fork]
