"""What is agreed at tables, when clocks stand still, and where people find each other."""

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, String, Table

from tambo.house.platform.database.base import metadata

# `since` is when the pace was last changed: whatever was used before counts no more.
table_terms = Table(
    "table_terms",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("is_rated", Boolean, nullable=False),
    Column("audience", String(10), nullable=False),
    Column("pace", JSON, nullable=False),
    Column("since", Float, nullable=False),
)

# `until` is null as long as the table's clocks stand still.
clock_stops = Table(
    "clock_stops",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("since", Float, primary_key=True),
    Column("until", Float),
)

# For each kind of quick match the table that was opened last for it.
quick_matches = Table(
    "quick_matches",
    metadata,
    Column("name", String(160), primary_key=True),
    Column("table_id", String(32), nullable=False),
)
