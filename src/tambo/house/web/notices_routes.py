"""The routes of the notices: one's channels, and what has become of what was sent."""

from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath

from tambo.house.web.routes import guest_of, house_of
from tambo.house.wire.notices import (
    ChannelWanted,
    Confirmed,
    ConfirmWanted,
    NoticePage,
    PaceWanted,
)

AnyRequest = Request[Any, Any, Any]


@get("/api/notices")
async def notice_page(request: AnyRequest) -> NoticePage:
    """Where I want to be told that it is my turn, and what became of it."""
    return await house_of(request).notices.page(guest_of(request))


@post("/api/notices/channels", status_code=200)
async def add_channel(request: AnyRequest, data: ChannelWanted) -> NoticePage:
    """One more place to be told."""
    return await house_of(request).notices.add(data, guest_of(request))


@post("/api/notices/channels/{channel:str}/pace", status_code=200)
async def set_pace(request: AnyRequest, channel: FromPath[str], data: PaceWanted) -> NoticePage:
    """How often to be told there."""
    return await house_of(request).notices.set_pace(channel, data.pace, guest_of(request))


@post("/api/notices/channels/{channel:str}/remove", status_code=200)
async def remove_channel(request: AnyRequest, channel: FromPath[str]) -> NoticePage:
    """No longer be told there."""
    return await house_of(request).notices.remove(channel, guest_of(request))


@post("/api/notices/channels/{channel:str}/test", status_code=200)
async def test_channel(request: AnyRequest, channel: FromPath[str]) -> NoticePage:
    """Send a notice there to try it."""
    return await house_of(request).notices.test(channel, guest_of(request))


@post("/api/notices/confirm", status_code=200)
async def confirm_channel(request: AnyRequest, data: ConfirmWanted) -> Confirmed:
    """Confirm an address with the token that was sent to it."""
    await house_of(request).notices.confirm(data.token)
    return Confirmed(True)


HANDLERS = [notice_page, add_channel, set_pace, remove_channel, test_channel, confirm_channel]
