"""One row that is written to find out whether anything can be written."""

from sqlalchemy import Column, Float, Integer, Table

from tambo.house.storage.schema.base import metadata

write_probes = Table(
    "write_probes",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)
