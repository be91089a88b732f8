"""What the bots found out about matches that are over."""

from sqlalchemy import JSON, Column, Float, ForeignKey, Integer, String, Table

from tambo.house.platform.database.base import metadata

evaluations = Table(
    "evaluations",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("steps", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("data", JSON, nullable=False),
    Column("holder", String(40), nullable=False),
    Column("until", Float, nullable=False),
)
