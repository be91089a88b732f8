"""Notifications as they travel. Times are seconds since 1970."""

from typing import Literal

import msgspec

Channel = Literal["push", "email", "webhook"]
Frequency = Literal["each", "hourly", "daily", "never"]


class ChannelRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`address` is an e-mail address, a webhook's URL, or a push service's endpoint."""

    kind: Channel
    address: str
    frequency: Frequency = "each"
    language: Literal["en", "fr"] = "en"
    p256dh: str = ""
    auth: str = ""


class FrequencyRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    frequency: Frequency


class ConfirmRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: str


class ChannelSummary(msgspec.Struct, frozen=True):
    """A channel of mine. `secret` checks the signatures of a webhook."""

    id: str
    kind: Channel
    label: str
    frequency: Frequency
    status: Literal["on", "unconfirmed", "dead"]
    secret: str | None


class NotificationSummary(msgspec.Struct, frozen=True):
    """What has become of a notification; `reason` ends `notifications-reason-...`."""

    kind: Literal["turn", "test", "confirm"]
    channel: Channel
    game: str | None
    table: str | None
    status: Literal["queued", "sent", "failed", "dropped"]
    reason: str | None
    detail: str
    attempts: int
    at: float
    due: float | None


class NotificationPage(msgspec.Struct, frozen=True):
    push_key: str
    has_mail: bool
    channels: list[ChannelSummary]
    notifications: list[NotificationSummary]


class Confirmed(msgspec.Struct, frozen=True):
    confirmed: bool
