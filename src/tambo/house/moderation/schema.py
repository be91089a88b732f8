"""Reports of messages, who may not write, and what the admin did."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from tambo.house.platform.database.base import metadata

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("room", String(10), nullable=False),
    Column("number", Integer, nullable=False),
    Column("player_id", String(40), nullable=False),
    Column("other_id", String(40), nullable=False),
    Column("reason", Text, nullable=False),
    Column("context", JSON, nullable=False),
    Column("at", Float, nullable=False),
    Column("is_open", Boolean, nullable=False),
    UniqueConstraint("table_id", "room", "number", "player_id"),
    Index(None, "is_open", "at"),
    Index(None, "player_id"),
    Index(None, "other_id"),
)

penalties = Table(
    "penalties",
    metadata,
    Column("player_id", String(40), primary_key=True),
    Column("until", Float),
    Column("at", Float, nullable=False),
)

admin_actions = Table(
    "admin_actions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("player_id", String(40)),
    Column("report", String(32)),
    Column("hours", Integer),
    Index(None, "at"),
    Index(None, "player_id"),
)
