"""Terms of tables, clocks and when they stand still, vacations, quick matches."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("asked", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("due", sa.Float))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "table_terms",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("is_rated", sa.Boolean, nullable=False),
        sa.Column("audience", sa.String(10), nullable=False),
        sa.Column("pace", sa.JSON, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_table_terms"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_table_terms_table_id"),
    )
    op.create_index("ix_table_terms_is_public", "table_terms", ["is_public"])
    op.create_table(
        "clock_stops",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
        sa.PrimaryKeyConstraint("table_id", "since", name="pk_clock_stops"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_clock_stops_table_id"),
    )
    op.create_table(
        "closures",
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("since", name="pk_closures"),
    )
    op.create_table(
        "hours",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_hours"),
    )
    op.create_table(
        "vacations",
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("person", "since", name="pk_vacations"),
    )
    op.create_table(
        "quick_matches",
        sa.Column("name", sa.String(160), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_quick_matches"),
    )


def downgrade() -> None:
    for table in ("quick_matches", "vacations", "hours", "closures", "clock_stops", "table_terms"):
        op.drop_table(table)
    op.drop_index("ix_tables_due", "tables")
    op.drop_column("tables", "due")
    op.drop_column("tables", "asked")
