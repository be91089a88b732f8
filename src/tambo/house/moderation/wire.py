"""Reports of messages, and what the admin does about them."""

from typing import Literal

import msgspec

from tambo.house.chat.wire import ChatMessage, Room


class ReportRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    reason: str = ""


class ReportSummary(msgspec.Struct, frozen=True):
    """`who` and `by` are the signs of who spoke and who complained, the same in all reports;
    `until` ends a silence."""

    id: str
    at: float
    table: str
    room: Room
    number: int
    who: str
    by: str
    reason: str
    context: list[ChatMessage]
    is_open: bool
    is_hidden: bool
    penalty: Literal["none", "silenced", "banned"]
    until: float | None


class AdminActionRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["hide", "show", "silence", "ban", "pardon", "close"]
    hours: int = 24


class AdminActionSummary(msgspec.Struct, frozen=True):
    """What the admin did, and about whom: a sign, and the name a message was written under."""

    at: float
    kind: str
    who: str
    name: str
    hours: int | None
