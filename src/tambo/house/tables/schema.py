"""Tables, their seats, their logs, and the work that nodes share."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from tambo.house.platform.database.base import metadata

# `is_public`: in the lobby. `is_judged`: its match is over, and its verdict and results are kept.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", JSON, nullable=False),
    Column("setup", JSON, nullable=False),
    Column("start", Text),
    Column("status", String(10), nullable=False),
    Column("reason", String(40)),
    Column("moves", Integer, nullable=False),
    Column("owner_id", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("predecessor", String(32)),
    Column("changes", Integer, nullable=False, server_default="0"),
    Column("to_act", JSON, nullable=False, server_default="[]"),
    Column("due", Float),
    Column("origin", String(32)),
    Column("origin_step", Integer),
    Column("chat_changes", Integer, nullable=False, server_default="0"),
    Column("source", String(10), nullable=False, server_default="fresh"),
    Column("is_public", Boolean, nullable=False, server_default=false()),
    Column("is_judged", Boolean, nullable=False, server_default=false()),
    Column("awaits_bot", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("predecessor"),
    Index(None, "owner_id"),
    Index(None, "origin"),
    Index(None, "status", "due"),
    Index(None, "status", "is_judged", "created", "id"),
    Index(None, "is_public", "status", "created", "id"),
    Index(None, "is_public", "status", "game", "created", "id"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("name", String(80), nullable=False),
    Column("level", String(40), nullable=False),
    Column("player_id", String(40)),
    Column("token_hash", String(64)),
    Column("pin", String(200)),
    Column("state", String(10), nullable=False, server_default=""),
    Index(None, "player_id", "table_id"),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("rolls", JSON, nullable=False),
    Column("request_id", String(80), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "seat", "request_id"),
)

# How matches ended, written with their last move; a job works out those of older matches.
results = Table(
    "results",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
)
