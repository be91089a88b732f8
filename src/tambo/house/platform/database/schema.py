"""Empty but for a moment: whether there is room for something is found out by writing it."""

from sqlalchemy import Column, String, Table, Text

from tambo.house.platform.database.base import metadata

probes = Table(
    "probes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("filler", Text, nullable=False),
)
