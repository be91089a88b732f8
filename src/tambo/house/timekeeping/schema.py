"""When the house was open, and who is away for how long."""

from sqlalchemy import Column, Float, Integer, String, Table

from tambo.house.platform.database.base import metadata

# When the house was closed; `hours` says until when it was last known to be open.
closures = Table(
    "closures",
    metadata,
    Column("since", Float, primary_key=True),
    Column("until", Float, nullable=False),
)

hours = Table(
    "hours",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seen", Float, nullable=False),
)

vacations = Table(
    "vacations",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("since", Float, primary_key=True),
    Column("until", Float, nullable=False),
)
