"""Where people find each other."""

from sqlalchemy import Column, String, Table

from tambo.house.platform.database.base import metadata

# For each kind of quick match the table that was opened last for it.
quick_matches = Table(
    "quick_matches",
    metadata,
    Column("name", String(160), primary_key=True),
    Column("table_id", String(32), nullable=False),
)
