"""A table says whether a bot must move: its match need not be rebuilt to know it."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

tables = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("status", sa.String),
    sa.column("asked", sa.JSON),
    sa.column("awaits_bot", sa.Boolean),
)
seats = sa.table(
    "seats",
    sa.column("table_id", sa.String),
    sa.column("seat", sa.Integer),
    sa.column("kind", sa.String),
)
log = sa.table("log", sa.column("table_id", sa.String), sa.column("kind", sa.String))
AT_ONCE = 500


def upgrade() -> None:
    column = sa.Column("awaits_bot", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", column)
    connection = op.get_bind()
    waiting = _awaiting(connection)
    for first in range(0, len(waiting), AT_ONCE):
        batch = waiting[first : first + AT_ONCE]
        connection.execute(sa.update(tables).where(tables.c.id.in_(batch)).values(awaits_bot=True))


def _awaiting(connection: Any) -> list[str]:
    """Where a bot is asked; also where one has sat in, since `asked` leaves those seats out: one
    look there too many does no harm, and the next row of the log says it exactly."""
    unfinished = tables.c.status.in_(["waiting", "running", "paused"])
    bots = (
        sa.select(tables.c.id, tables.c.asked, seats.c.seat)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(unfinished, seats.c.kind == "bot")
    )
    found = {row.id for row in connection.execute(bots) if row.seat in row.asked}
    stood_in = sa.exists().where(log.c.table_id == tables.c.id, log.c.kind == "stand-in")
    stand_ins = sa.select(tables.c.id).where(unfinished, stood_in)
    return sorted(found | set(connection.execute(stand_ins).scalars()))


def downgrade() -> None:
    op.drop_column("tables", "awaits_bot")
