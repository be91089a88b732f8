"""What is asked of everybody at a table, and the PINs of seats at a shared device."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("pin", sa.String(200)))
    op.create_table(
        "asks",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("detail", sa.JSON, nullable=False),
        sa.Column("answers", sa.JSON, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("at", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_asks"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_asks_table_id"),
    )
    op.create_table(
        "pin_tries",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_pin_tries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_pin_tries_table_id"),
    )


def downgrade() -> None:
    op.drop_table("pin_tries")
    op.drop_table("asks")
    op.drop_column("seats", "pin")
