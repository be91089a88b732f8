"""What people say at tables, and whom they do not want to hear."""

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

lines = Table(
    "lines",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("room", String(10), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(40), nullable=False),
    Column("seat", Integer),
    Column("step", Integer),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", String(40), nullable=False),
    Column("mark", String(80), nullable=False),
    Column("at", Float, nullable=False),
    Column("changed", Integer, nullable=False),
    Column("is_hidden", Boolean, nullable=False),
    UniqueConstraint("table_id", "person", "mark"),
    Index(None, "person", "at"),
    Index(None, "table_id", "room", "changed"),
)

ignored = Table(
    "ignored",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(40), nullable=False),
    Column("other", String(40), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("name", String(80), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("person", "other"),
    Index(None, "other"),
)
