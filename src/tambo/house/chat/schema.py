"""Chat messages at tables, and who has muted or blocked whom."""

from sqlalchemy import (
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

chat_messages = Table(
    "chat_messages",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("room", String(10), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("player_id", String(40), nullable=False),
    Column("seat", Integer),
    Column("step", Integer),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", String(40), nullable=False),
    Column("request_id", String(80), nullable=False),
    Column("at", Float, nullable=False),
    Column("changed", Integer, nullable=False),
    Column("is_hidden", Boolean, nullable=False),
    UniqueConstraint("table_id", "player_id", "request_id"),
    Index(None, "player_id", "at"),
    Index(None, "table_id", "room", "changed"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player_id", String(40), nullable=False),
    Column("other_id", String(40), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("name", String(80), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("player_id", "other_id"),
    Index(None, "other_id"),
)
