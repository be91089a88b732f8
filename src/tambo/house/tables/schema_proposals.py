"""Proposals at a table, and the PINs that guard a seat at a shared device."""

from sqlalchemy import JSON, Column, Float, ForeignKey, Index, Integer, String, Table

from tambo.house.platform.database.base import metadata

proposals = Table(
    "proposals",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("detail", JSON, nullable=False),
    Column("answers", JSON, nullable=False),
    Column("state", String(10), nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float, nullable=False, server_default="0"),
    Index(None, "state", "until"),
)

pin_attempts = Table(
    "pin_attempts",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("failures", Integer, nullable=False),
    Column("until", Float, nullable=False),
)
