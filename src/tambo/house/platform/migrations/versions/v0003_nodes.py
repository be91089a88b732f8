"""What several nodes need: a count of a table's changes, and leases on work."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("changes", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "leases",
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("holder", sa.String(40), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_leases"),
    )
    op.create_index("ix_leases_until", "leases", ["until"])


def downgrade() -> None:
    op.drop_table("leases")
    op.drop_column("tables", "changes")
