"""The tables of the database, for any SQL database SQLAlchemy speaks to.

Must agree with the newest migration; a test compares them.
"""

from sqlalchemy import (
    JSON,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

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
    Column("owner", String(40), nullable=False),
    Column("created", String(40), nullable=False),
    Column("predecessor", String(32)),
    UniqueConstraint("predecessor"),
    Index(None, "owner"),
    Index(None, "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("name", String(80), nullable=False),
    Column("level", String(40), nullable=False),
    Column("guest", String(40)),
    Column("token_hash", String(64)),
    Index(None, "guest"),
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
    Column("choice", Text, nullable=False),
    Column("rolls", JSON, nullable=False),
    Column("move", String(80), nullable=False),
    Column("at", String(40), nullable=False),
    UniqueConstraint("table_id", "seat", "move"),
)
