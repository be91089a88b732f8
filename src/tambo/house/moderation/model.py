"""What moderation keeps: reports, penalties, and what the admin did."""

import msgspec


class ReportRow(msgspec.Struct, frozen=True):
    """A reported message, with those around it at that moment."""

    id: str
    table_id: str
    room: str
    number: int
    player_id: str
    other_id: str
    reason: str
    context: list[dict[str, object]]
    at: float
    is_open: bool


class PenaltyRow(msgspec.Struct, frozen=True):
    """A person who may not write until a moment; None: never again."""

    player_id: str
    until: float | None
    at: float


class AdminActionRow(msgspec.Struct, frozen=True):
    id: str
    at: float
    kind: str
    player_id: str | None
    report: str | None
    hours: int | None
