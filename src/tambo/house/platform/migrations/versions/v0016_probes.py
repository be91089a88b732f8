"""A place in which the house tries whether the database takes what a move needs."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "probes",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("filler", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_probes"),
    )


def downgrade() -> None:
    op.drop_table("probes")
