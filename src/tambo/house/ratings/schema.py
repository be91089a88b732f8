"""Ratings: the matches that were judged, the present ratings and their history.

`rated_matches` has a row for every match that is over, counted or not (`reason`); `number` is its
place in the order of its game. Everything else follows from those rows. `low` is the lower end of
a rating's interval, by which lists are ordered.
"""

from sqlalchemy import JSON, Column, Float, ForeignKey, Index, Integer, String, UniqueConstraint
from sqlalchemy import Table as SqlTable

from tambo.house.platform.database.base import metadata

rating_counts = SqlTable(
    "rating_counts",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("matches", Integer, nullable=False),
)

rated_matches = SqlTable(
    "rated_matches",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("number", Integer),
    Column("reason", String(20)),
    Column("sides", JSON, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("game", "number"),
)

ratings = SqlTable(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("player_id", String(60), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("low", Float, nullable=False),
    Index(None, "player_id"),
    Index(None, "game", "low"),
    Index(None, "game", "matches"),
)

rating_steps = SqlTable(
    "rating_steps",
    metadata,
    Column("table_id", String(32), ForeignKey("rated_matches.table_id"), primary_key=True),
    Column("player_id", String(60), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("number", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index(None, "player_id", "game", "number"),
    Index(None, "game", "number"),
)
