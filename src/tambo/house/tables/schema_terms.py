"""What is agreed at tables, and when their clocks stand still."""

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, String, Table

from tambo.house.platform.database.base import metadata

# `since` is when the time control was last changed: whatever was used before counts no more.
table_terms = Table(
    "table_terms",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("is_rated", Boolean, nullable=False),
    Column("audience", String(10), nullable=False),
    Column("time_control", JSON, nullable=False),
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

# When the house was closed: no clock ran. Written by timekeeping.
closures = Table(
    "closures",
    metadata,
    Column("since", Float, primary_key=True),
    Column("until", Float, nullable=False),
)

# When a player is away: their clocks at correspondence tables stand still. Written by timekeeping.
vacations = Table(
    "vacations",
    metadata,
    Column("player_id", String(40), primary_key=True),
    Column("since", Float, primary_key=True),
    Column("until", Float, nullable=False),
)
