"""A row that is written to find out whether anything can be written."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "write_probes",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_write_probes"),
    )


def downgrade() -> None:
    op.drop_table("write_probes")
