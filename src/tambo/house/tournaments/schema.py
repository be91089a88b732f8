"""Tournaments, who takes part, and the boards of their rounds.

A board is planned before its table is opened, under the address that the table will have.
"""

from sqlalchemy import JSON, Column, Float, ForeignKey, Index, Integer, String, UniqueConstraint
from sqlalchemy import Table as SqlTable

from tambo.house.platform.database.base import metadata

tournaments = SqlTable(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(80), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("game", String(40), nullable=False),
    Column("size", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("round", Integer, nullable=False),
    Column("owner_id", String(40), nullable=False),
    Column("seed", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("time_control", JSON, nullable=False),
    Index(None, "status"),
    Index(None, "owner_id"),
    Index(None, "created"),
)

tournament_entries = SqlTable(
    "tournament_entries",
    metadata,
    Column("tournament_id", String(32), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("player_id", String(40)),
    Column("name", String(80), nullable=False),
    Column("level", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    UniqueConstraint("tournament_id", "player_id"),
    Index(None, "player_id"),
)

tournament_boards = SqlTable(
    "tournament_boards",
    metadata,
    Column("tournament_id", String(32), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Column("entrants", JSON, nullable=False),
    Column("table_id", String(32)),
    Column("places", JSON(none_as_null=True)),
    UniqueConstraint("table_id"),
)
