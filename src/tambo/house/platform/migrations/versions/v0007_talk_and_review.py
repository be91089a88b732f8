"""Talk at tables, moderation, what-if boards, and evaluations of matches that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

TABLES = ("evaluations", "host_acts", "penalties", "reports", "ignored", "lines")


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String(32)))
    op.add_column("tables", sa.Column("origin_step", sa.Integer))
    op.add_column("tables", sa.Column("talk", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_tables_origin", "tables", ["origin"])
    _talk()
    _moderation()
    op.create_table(
        "evaluations",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("holder", sa.String(40), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_evaluations_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_evaluations"),
    )


def _talk() -> None:
    op.create_table(
        "lines",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("room", sa.String(10), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("step", sa.Integer),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("phrase", sa.String(40), nullable=False),
        sa.Column("mark", sa.String(80), nullable=False),
        sa.Column("at", sa.String(40), nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
        sa.Column("is_hidden", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_lines_table_id"),
        sa.PrimaryKeyConstraint("table_id", "room", "number", name="pk_lines"),
        sa.UniqueConstraint("table_id", "person", "mark", name="uq_lines_table_id_person_mark"),
    )
    op.create_index("ix_lines_person_at", "lines", ["person", "at"])
    op.create_table(
        "ignored",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("other", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("at", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_ignored"),
        sa.UniqueConstraint("person", "other", name="uq_ignored_person_other"),
    )
    op.create_index("ix_ignored_other", "ignored", ["other"])


def _moderation() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("room", sa.String(10), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("about", sa.String(40), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("context", sa.JSON, nullable=False),
        sa.Column("at", sa.String(40), nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reports_table_id"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.UniqueConstraint(
            "table_id",
            "room",
            "number",
            "person",
            name="uq_reports_table_id_room_number_person",
        ),
    )
    op.create_index("ix_reports_is_open_at", "reports", ["is_open", "at"])
    op.create_table(
        "penalties",
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("at", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_penalties"),
    )
    op.create_table(
        "host_acts",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("at", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("person", sa.String(40)),
        sa.Column("report", sa.String(32)),
        sa.Column("hours", sa.Integer),
        sa.PrimaryKeyConstraint("id", name="pk_host_acts"),
    )
    op.create_index("ix_host_acts_at", "host_acts", ["at"])


def downgrade() -> None:
    for table in TABLES:
        op.drop_table(table)
    op.drop_index("ix_tables_origin", "tables")
    for column in ("talk", "origin_step", "origin"):
        op.drop_column("tables", column)
