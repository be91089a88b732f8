"""The routes of the notifications: channels, and what became of what was sent."""

from typing import Any

from litestar import get, post
from litestar.params import FromPath, JSONBody

from tambo.house.notifications.service import Notifications
from tambo.house.notifications.wire import (
    ChannelRequest,
    Confirmed,
    ConfirmRequest,
    FrequencyRequest,
    NotificationPage,
)
from tambo.house.platform.requests import AnyRequest, player_of, service

OWN: dict[str, Any] = {"scope": "account"}
SENDING: dict[str, Any] = {"scope": "account", "limit": "sign-up"}


@get("/api/notifications", opt=OWN)
async def notification_page(request: AnyRequest) -> NotificationPage:
    """My channels, and what has become of what was sent."""
    return await service(request, Notifications).page(player_of(request))


@post("/api/notifications/channels", status_code=200, opt=SENDING)
async def add_channel(request: AnyRequest, data: JSONBody[ChannelRequest]) -> NotificationPage:
    """Add a channel."""
    return await service(request, Notifications).add(data, player_of(request))


@post("/api/notifications/channels/{channel:str}/frequency", status_code=200, opt=OWN)
async def set_frequency(
    request: AnyRequest, channel: FromPath[str], data: JSONBody[FrequencyRequest]
) -> NotificationPage:
    """Choose how often a channel is used."""
    return await service(request, Notifications).set_frequency(
        channel, data.frequency, player_of(request)
    )


@post("/api/notifications/channels/{channel:str}/remove", status_code=200, opt=OWN)
async def remove_channel(request: AnyRequest, channel: FromPath[str]) -> NotificationPage:
    """Remove a channel."""
    return await service(request, Notifications).remove(channel, player_of(request))


@post("/api/notifications/channels/{channel:str}/test", status_code=200, opt=SENDING)
async def test_channel(request: AnyRequest, channel: FromPath[str]) -> NotificationPage:
    """Send something there now."""
    return await service(request, Notifications).test(channel, player_of(request))


@post("/api/notifications/confirm", status_code=200, opt=OWN)
async def confirm_channel(request: AnyRequest, data: JSONBody[ConfirmRequest]) -> Confirmed:
    """Confirm an e-mail address with what was sent to it."""
    await service(request, Notifications).confirm(data.token)
    return Confirmed(True)


HANDLERS = [
    notification_page,
    add_channel,
    set_frequency,
    remove_channel,
    test_channel,
    confirm_channel,
]
