"""The HTTP routes of chat: messages, muting and blocking."""

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from tambo.house.chat.service import Chat
from tambo.house.chat.wire import BlockRequest, BlockSummary, ChatMessages, CommentRequest, Room
from tambo.house.platform.errors import HouseError
from tambo.house.platform.requests import AnyRequest, player_of, service

ROOMS: dict[str, Room] = {"players": "players", "watchers": "watchers", "comments": "comments"}


def room_of(name: str) -> Room:
    if name not in ROOMS:
        raise HouseError("chat.no-message")
    return ROOMS[name]


@get("/api/tables/{table:str}/chat")
async def chat(request: AnyRequest, table: FromPath[str]) -> list[ChatMessages]:
    """The newest messages at a table, as far as I may read them."""
    return await service(request, Chat).newest(table, player_of(request))


@get("/api/tables/{table:str}/chat/{room:str}")
async def earlier(
    request: AnyRequest,
    table: FromPath[str],
    room: FromPath[str],
    before: Annotated[int, QueryParameter(ge=1, le=2**31 - 1)],
) -> ChatMessages:
    """The messages in a room before a given one."""
    chat, player_id = service(request, Chat), player_of(request)
    return await chat.earlier(table, room_of(room), before, player_id)


@post("/api/tables/{table:str}/chat/{room:str}/{number:int}/block", status_code=200)
async def block(
    request: AnyRequest,
    table: FromPath[str],
    room: FromPath[str],
    number: FromPath[int],
    data: JSONBody[BlockRequest],
) -> list[BlockSummary]:
    """Mute or block the author of a message."""
    chat, player_id = service(request, Chat), player_of(request)
    return await chat.block(table, room_of(room), number, data, player_id)


@get("/api/blocks")
async def blocks(request: AnyRequest) -> list[BlockSummary]:
    """The players I have muted or blocked."""
    return await service(request, Chat).blocks(player_of(request))


@post("/api/blocks/{entry:str}/remove", status_code=200)
async def unblock(request: AnyRequest, entry: FromPath[str]) -> list[BlockSummary]:
    """Unmute or unblock a player."""
    chat, player_id = service(request, Chat), player_of(request)
    return await chat.unblock(entry, player_id)


@get("/api/tables/{table:str}/comments")
async def comments(request: AnyRequest, table: FromPath[str]) -> ChatMessages:
    """Comments on a match that is over."""
    return await service(request, Chat).comments(table, player_of(request))


@post("/api/tables/{table:str}/comments", opt={"limit": "chat"})
async def comment(
    request: AnyRequest, table: FromPath[str], data: JSONBody[CommentRequest]
) -> ChatMessages:
    """Say something about a moment of a match that is over."""
    return await service(request, Chat).comment(table, data, player_of(request))


@post("/api/tables/{table:str}/comments/{number:int}/remove", status_code=200)
async def remove_comment(
    request: AnyRequest, table: FromPath[str], number: FromPath[int]
) -> ChatMessages:
    """Delete a comment of mine."""
    return await service(request, Chat).remove_comment(table, number, player_of(request))


HANDLERS = [chat, earlier, block, blocks, unblock, comments, comment, remove_comment]
