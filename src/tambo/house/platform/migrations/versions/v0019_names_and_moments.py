"""Columns and tables have the names of what they hold, and every moment is a number: seconds since
1970.

PostgreSQL renames and converts where things are. SQLite cannot rename a constraint or change a
type, so there every table is created again, filled from the old one, and replaces it.
"""

from datetime import datetime
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

TABLES = {
    "asks": "proposals",
    "pin_tries": "pin_attempts",
    "lines": "chat_messages",
    "ignored": "blocks",
    "host_acts": "admin_actions",
    "notices": "notifications",
    "notice_channels": "notification_channels",
    "notice_marks": "notification_marks",
    "cups": "tournaments",
    "cup_entries": "tournament_entries",
    "cup_boards": "tournament_boards",
    "rating_books": "rating_counts",
    "hours": "heartbeats",
}
COLUMNS = {
    "tables": {"owner": "owner_id", "asked": "to_act", "talk": "chat_changes"},
    "seats": {"guest": "player_id"},
    "log": {"choice": "body", "move": "request_id"},
    "table_terms": {"pace": "time_control"},
    "vacations": {"person": "player_id"},
    "lines": {"person": "player_id", "mark": "request_id"},
    "ignored": {"person": "player_id", "other": "other_id"},
    "reports": {"person": "player_id", "about": "other_id"},
    "penalties": {"person": "player_id"},
    "host_acts": {"person": "player_id"},
    "notice_channels": {"person": "player_id", "pace": "frequency"},
    "notices": {"tries": "attempts"},
    "rated_matches": {"why": "reason"},
    "ratings": {"person": "player_id"},
    "rating_steps": {"person": "player_id"},
    "cups": {"owner": "owner_id", "pace": "time_control"},
    "cup_entries": {"cup_id": "tournament_id", "person": "player_id"},
    "cup_boards": {"cup_id": "tournament_id"},
    "accounts": {"person": "player_id"},
    "sessions": {"person": "player_id", "guest": "guest_id"},
    "passkeys": {"person": "player_id"},
    "challenges": {"person": "player_id"},
    "tokens": {"person": "player_id"},
}
MOMENTS = {
    "tables": ("created",),
    "log": ("at",),
    "asks": ("at",),
    "lines": ("at",),
    "ignored": ("at",),
    "reports": ("at",),
    "penalties": ("at",),
    "host_acts": ("at",),
    "rated_matches": ("at",),
    "cups": ("created",),
    "accounts": ("created",),
    "sessions": ("created", "seen", "ended"),
    "passkeys": ("created",),
    "challenges": ("created",),
    "tokens": ("created", "used"),
}
CONVENTION = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
# What was not written by us is from the beginning of time.
SECONDS_ON_SQLITE = (
    "CASE WHEN {0} IS NOT NULL THEN coalesce(CAST(strftime('%s', substr({0}, 1, 19)) AS REAL)"
    " + CAST('0' || substr({0}, 20, 7) AS REAL), 0.0) END"
)
SECONDS_ON_POSTGRES = (
    "CASE WHEN {0} ~ '^\\d{{4}}-\\d\\d-\\d\\dT\\d\\d:\\d\\d'"
    " THEN extract(epoch FROM {0}::timestamptz)::double precision"
    " WHEN {0} IS NOT NULL THEN 0.0 END"
)


def upgrade() -> None:
    connection = op.get_bind()
    _convert_reports(connection)
    _rename_kinds(connection)
    if connection.dialect.name == "sqlite":
        _rebuild(connection)
    else:
        _rename(connection)


def downgrade() -> None:
    raise NotImplementedError("The moments of an older house were texts.")


def _convert_reports(connection: sa.Connection) -> None:
    """What was said around a reported line is kept with the report, each line with its moment."""
    reports = sa.table("reports", sa.column("id", sa.String), sa.column("context", sa.JSON))
    rows = connection.execute(sa.select(reports)).all()
    for row in rows:
        lines = [{**line, "at": _seconds(line["at"])} for line in row.context]
        change = sa.update(reports).where(reports.c.id == row.id).values(context=lines)
        connection.execute(change)


def _rename_kinds(connection: sa.Connection) -> None:
    """A change of the time control used to be of the kind "pace"."""
    log = sa.table("log", sa.column("kind", sa.String))
    connection.execute(sa.update(log).where(log.c.kind == "pace").values(kind="clock"))
    asks = sa.table(
        "asks",
        sa.column("table_id", sa.String),
        sa.column("number", sa.Integer),
        sa.column("kind", sa.String),
        sa.column("detail", sa.JSON),
    )
    for row in connection.execute(sa.select(asks).where(asks.c.kind == "pace")).all():
        here = sa.and_(asks.c.table_id == row.table_id, asks.c.number == row.number)
        detail = {"time_control": row.detail["pace"]}
        connection.execute(sa.update(asks).where(here).values(kind="clock", detail=detail))


def _seconds(text: str) -> float:
    try:
        return datetime.fromisoformat(text).timestamp()
    except ValueError:
        return 0.0


def _new_name(table: str, column: str) -> str:
    return COLUMNS.get(table, {}).get(column, column)


# PostgreSQL


def _rename(connection: sa.Connection) -> None:
    for table, columns in MOMENTS.items():
        for column in columns:
            seconds = SECONDS_ON_POSTGRES.format(column)
            op.alter_column(table, column, type_=sa.Float, postgresql_using=seconds)
    for table, renamed in COLUMNS.items():
        for before, after in renamed.items():
            op.alter_column(table, before, new_column_name=after)
    for before, after in TABLES.items():
        op.rename_table(before, after)
    _rename_constraints(connection)


def _rename_constraints(connection: sa.Connection) -> None:
    """Keys and indexes are named after what they are about."""
    inspector = sa.inspect(connection)
    for table in inspector.get_table_names():
        found = [
            (key["name"], "_".join(["fk", table, *key["constrained_columns"]]))
            for key in inspector.get_foreign_keys(table)
        ]
        found += [
            (unique["name"], "_".join(["uq", table, *unique["column_names"]]))
            for unique in inspector.get_unique_constraints(table)
        ]
        if table != "alembic_version":
            found.append((inspector.get_pk_constraint(table)["name"], f"pk_{table}"))
        for before, after in found:
            if before != after:
                op.execute(f'ALTER TABLE "{table}" RENAME CONSTRAINT "{before}" TO "{after}"')
        for index in inspector.get_indexes(table):
            if "duplicates_constraint" in index:
                continue
            after = "_".join(["ix", table, *(str(name) for name in index["column_names"])])
            if index["name"] != after:
                op.execute(f'ALTER INDEX "{index["name"]}" RENAME TO "{after}"')


# SQLite


def _rebuild(connection: sa.Connection) -> None:
    """Every table, since each refers to others, which would follow the old ones."""
    old = sa.MetaData()
    old.reflect(connection)
    old.remove(old.tables["alembic_version"])
    new = sa.MetaData(naming_convention=CONVENTION)
    for table in old.sorted_tables:
        _define(new, table)
        for index in table.indexes:
            op.drop_index(str(index.name), table.name)
    for table in old.sorted_tables:
        op.rename_table(table.name, f"old_{table.name}")
    new.create_all(connection)
    for table in old.sorted_tables:
        _copy(connection, table)
    for table in reversed(old.sorted_tables):
        op.drop_table(f"old_{table.name}")


def _define(new: sa.MetaData, table: sa.Table) -> None:
    def named(columns: Any) -> list[str]:
        return [_new_name(table.name, column.name) for column in columns]

    moments = MOMENTS.get(table.name, ())
    parts: list[Any] = [
        sa.Column(
            _new_name(table.name, column.name),
            sa.Float() if column.name in moments else column.type,
            nullable=column.nullable,
            server_default=column.server_default,
            autoincrement=False,
        )
        for column in table.columns
    ]
    parts.append(sa.PrimaryKeyConstraint(*named(table.primary_key.columns)))
    for constraint in table.constraints:
        if isinstance(constraint, sa.UniqueConstraint):
            parts.append(sa.UniqueConstraint(*named(constraint.columns)))
        elif isinstance(constraint, sa.ForeignKeyConstraint):
            target = constraint.referred_table.name
            there = [
                f"{TABLES.get(target, target)}.{_new_name(target, key.column.name)}"
                for key in constraint.elements
            ]
            own = named(constraint.columns)
            parts.append(sa.ForeignKeyConstraint(own, there, ondelete=constraint.ondelete))
    parts += [sa.Index(None, *named(index.columns)) for index in _in_order(table)]
    sa.Table(TABLES.get(table.name, table.name), new, *parts)


def _in_order(table: sa.Table) -> list[sa.Index]:
    return sorted(table.indexes, key=lambda index: str(index.name))


def _copy(connection: sa.Connection, table: sa.Table) -> None:
    moments = MOMENTS.get(table.name, ())
    names, values = [], []
    for column in table.columns:
        name = f'"{column.name}"'
        names.append(f'"{_new_name(table.name, column.name)}"')
        values.append(SECONDS_ON_SQLITE.format(name) if column.name in moments else name)
    target = TABLES.get(table.name, table.name)
    connection.exec_driver_sql(
        f'INSERT INTO "{target}" ({", ".join(names)})'
        f' SELECT {", ".join(values)} FROM "old_{table.name}"'
    )
