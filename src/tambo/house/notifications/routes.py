"""The routes of the notices: one's channels, and what has become of what was sent."""

from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from tambo.house.notifications.wire import (
    ChannelWanted,
    Confirmed,
    ConfirmWanted,
    NoticePage,
    PaceWanted,
)
from tambo.house.web.routes import guest_of, house_of

AnyRequest = Request[Any, Any, Any]
OWN: dict[str, Any] = {"scope": "account"}
SENDING: dict[str, Any] = {"scope": "account", "limit": "sign-up"}


@get("/api/notices", opt=OWN)
async def notice_page(request: AnyRequest) -> NoticePage:
    """Where one is told, and what has become of what was sent."""
    return await house_of(request).notices.page(guest_of(request))


@post("/api/notices/channels", status_code=200, opt=SENDING)
async def add_channel(request: AnyRequest, data: JSONBody[ChannelWanted]) -> NoticePage:
    """Be told somewhere else, too."""
    return await house_of(request).notices.add(data, guest_of(request))


@post("/api/notices/channels/{channel:str}/pace", status_code=200, opt=OWN)
async def set_pace(
    request: AnyRequest, channel: FromPath[str], data: JSONBody[PaceWanted]
) -> NoticePage:
    """How often one is told there."""
    return await house_of(request).notices.set_pace(channel, data.pace, guest_of(request))


@post("/api/notices/channels/{channel:str}/remove", status_code=200, opt=OWN)
async def remove_channel(request: AnyRequest, channel: FromPath[str]) -> NoticePage:
    """Be told there no more."""
    return await house_of(request).notices.remove(channel, guest_of(request))


@post("/api/notices/channels/{channel:str}/test", status_code=200, opt=SENDING)
async def test_channel(request: AnyRequest, channel: FromPath[str]) -> NoticePage:
    """Send something there now."""
    return await house_of(request).notices.test(channel, guest_of(request))


@post("/api/notices/confirm", status_code=200, opt=OWN)
async def confirm_channel(request: AnyRequest, data: JSONBody[ConfirmWanted]) -> Confirmed:
    """Confirm an e-mail address with what was sent to it."""
    await house_of(request).notices.confirm(data.token)
    return Confirmed(True)


HANDLERS = [notice_page, add_channel, set_pace, remove_channel, test_channel, confirm_channel]
