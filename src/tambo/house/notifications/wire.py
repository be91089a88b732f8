"""Notices as they travel. Times are seconds since 1970."""

from typing import Literal

import msgspec

Channel = Literal["push", "email", "webhook"]
Pace = Literal["each", "hourly", "daily", "never"]


class ChannelWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`address` is an e-mail address, a webhook's URL, or a push service's endpoint."""

    kind: Channel
    address: str
    pace: Pace = "each"
    language: Literal["en", "fr"] = "en"
    p256dh: str = ""
    auth: str = ""


class PaceWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pace: Pace


class ConfirmWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: str


class ChannelCard(msgspec.Struct, frozen=True):
    """Where I am told. `secret` checks the signatures of a webhook."""

    id: str
    kind: Channel
    label: str
    pace: Pace
    status: Literal["on", "unconfirmed", "dead"]
    secret: str | None


class NoticeCard(msgspec.Struct, frozen=True):
    """What has become of something told; `reason` ends `notices-reason-...`."""

    kind: Literal["turn", "test", "confirm"]
    channel: Channel
    game: str | None
    table: str | None
    status: Literal["queued", "sent", "failed", "dropped"]
    reason: str | None
    detail: str
    tries: int
    at: float
    due: float | None


class NoticePage(msgspec.Struct, frozen=True):
    push_key: str
    has_mail: bool
    channels: list[ChannelCard]
    notices: list[NoticeCard]


class Confirmed(msgspec.Struct, frozen=True):
    confirmed: bool
