"""Until when the house was last known to be open."""

from sqlalchemy import Column, Float, Integer, Table

from tambo.house.platform.database.base import metadata

heartbeats = Table(
    "heartbeats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seen", Float, nullable=False),
)
