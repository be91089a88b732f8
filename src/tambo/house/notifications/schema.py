"""Channels, and the outbox of notifications.

A row of `notifications` is one thing for one channel; its key says which turn it is about, so that
a turn is sent once. `notification_marks` say how far the tables have been looked at.
"""

from sqlalchemy import JSON, Column, Float, ForeignKey, Index, Integer, String, UniqueConstraint
from sqlalchemy import Table as SqlTable

from tambo.house.platform.database.base import metadata

notification_channels = SqlTable(
    "notification_channels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player_id", String(40), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("target", JSON, nullable=False),
    Column("target_hash", String(64), nullable=False),
    Column("frequency", String(10), nullable=False),
    Column("language", String(5), nullable=False),
    Column("status", String(12), nullable=False),
    Column("created", Float, nullable=False),
    UniqueConstraint("player_id", "target_hash"),
)

notifications = SqlTable(
    "notifications",
    metadata,
    Column("id", String(32), primary_key=True),
    Column(
        "channel_id",
        String(32),
        ForeignKey("notification_channels.id", ondelete="CASCADE"),
        nullable=False,
    ),
    Column("kind", String(10), nullable=False),
    Column("subject", String(80), nullable=False),
    Column("table_id", String(32)),
    Column("seat", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("reason", String(20), nullable=False),
    Column("detail", String(80), nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("due", Float, nullable=False),
    Column("created", Float, nullable=False),
    Column("ended", Float),
    UniqueConstraint("channel_id", "subject"),
    Index(None, "status", "due", "channel_id"),
    Index(None, "ended"),
)

notification_marks = SqlTable(
    "notification_marks",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("changes", Integer, nullable=False),
)
