"""The routes of the notices: one's channels, and what has become of what was sent."""

from typing import Any

from litestar import get, post
from litestar.params import FromPath, JSONBody

from tambo.house.notifications.service import Notifications
from tambo.house.notifications.wire import (
    ChannelWanted,
    Confirmed,
    ConfirmWanted,
    NoticePage,
    PaceWanted,
)
from tambo.house.platform.requests import AnyRequest, player_of, service

OWN: dict[str, Any] = {"scope": "account"}
SENDING: dict[str, Any] = {"scope": "account", "limit": "sign-up"}


@get("/api/notices", opt=OWN)
async def notice_page(request: AnyRequest) -> NoticePage:
    """Where one is told, and what has become of what was sent."""
    return await service(request, Notifications).page(player_of(request))


@post("/api/notices/channels", status_code=200, opt=SENDING)
async def add_channel(request: AnyRequest, data: JSONBody[ChannelWanted]) -> NoticePage:
    """Be told somewhere else, too."""
    return await service(request, Notifications).add(data, player_of(request))


@post("/api/notices/channels/{channel:str}/pace", status_code=200, opt=OWN)
async def set_pace(
    request: AnyRequest, channel: FromPath[str], data: JSONBody[PaceWanted]
) -> NoticePage:
    """How often one is told there."""
    return await service(request, Notifications).set_pace(channel, data.pace, player_of(request))


@post("/api/notices/channels/{channel:str}/remove", status_code=200, opt=OWN)
async def remove_channel(request: AnyRequest, channel: FromPath[str]) -> NoticePage:
    """Be told there no more."""
    return await service(request, Notifications).remove(channel, player_of(request))


@post("/api/notices/channels/{channel:str}/test", status_code=200, opt=SENDING)
async def test_channel(request: AnyRequest, channel: FromPath[str]) -> NoticePage:
    """Send something there now."""
    return await service(request, Notifications).test(channel, player_of(request))


@post("/api/notices/confirm", status_code=200, opt=OWN)
async def confirm_channel(request: AnyRequest, data: JSONBody[ConfirmWanted]) -> Confirmed:
    """Confirm an e-mail address with what was sent to it."""
    await service(request, Notifications).confirm(data.token)
    return Confirmed(True)


HANDLERS = [notice_page, add_channel, set_pace, remove_channel, test_channel, confirm_channel]
