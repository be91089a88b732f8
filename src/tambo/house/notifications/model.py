"""What notifications keep: channels, notifications, and what has become of them."""

from typing import Literal

import msgspec

from tambo.house.notifications.wire import Channel, Frequency

NotificationKind = Literal["turn", "test", "confirm"]
NotificationStatus = Literal["queued", "sent", "failed", "dropped"]
Place = tuple[float, str]
"""A table's place among all running ones: when it was opened, and its id."""


class ChannelRow(msgspec.Struct, frozen=True):
    """`status`: an e-mail address is "unconfirmed" until its owner has confirmed it; a channel is
    "dead" once the other side has said that it no longer exists."""

    id: str
    player_id: str
    kind: Channel
    target: dict[str, str]
    target_hash: str
    frequency: Frequency
    language: Literal["en", "fr"]
    status: Literal["on", "unconfirmed", "dead"]
    created: float


class NotificationRow(msgspec.Struct, frozen=True):
    """One notification. `subject` is unique for a channel: the same thing is queued once."""

    id: str
    channel: str
    kind: NotificationKind
    subject: str
    table: str | None
    seat: int
    turn: int
    due: float
    created: float
    status: NotificationStatus = "queued"
    reason: str = ""
    detail: str = ""
    attempts: int = 0
    ended: float | None = None


class Outcome(msgspec.Struct, frozen=True):
    """What has become of a notification; one that is "queued" is tried again when it is `due`."""

    id: str
    status: NotificationStatus
    due: float
    attempts: int
    ended: float | None = None
    reason: str = ""
    detail: str = ""
