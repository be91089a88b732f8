"""Work that nodes share, and a place to try whether anything can be written."""

from sqlalchemy import Column, Float, Index, String, Table, Text

from tambo.house.platform.database.base import metadata

leases = Table(
    "leases",
    metadata,
    Column("name", String(80), primary_key=True),
    Column("holder", String(40), nullable=False),
    Column("until", Float, nullable=False),
    Index(None, "until"),
)

# Empty but for a moment: whether there is room for something is found out by writing it.
probes = Table(
    "probes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("filler", Text, nullable=False),
)
