"""A seat's state has a column of its own; an account has no e-mail address."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("state", sa.String(10), nullable=False, server_default=""))
    op.execute("UPDATE seats SET state = level, level = '' WHERE level IN ('departed', 'invited')")
    op.drop_column("accounts", "email")


def downgrade() -> None:
    op.add_column("accounts", sa.Column("email", sa.String(254)))
    op.execute("UPDATE seats SET level = state WHERE state <> ''")
    op.drop_column("seats", "state")
