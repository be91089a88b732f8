"""A question to a table waits until a moment; those that were open without one are closed."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("asks", sa.Column("until", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE asks SET state = 'expired' WHERE state = 'open'")
    op.create_index("ix_asks_state_until", "asks", ["state", "until"])


def downgrade() -> None:
    op.drop_index("ix_asks_state_until", "asks")
    op.execute("UPDATE asks SET state = 'lapsed' WHERE state = 'expired'")
    op.drop_column("asks", "until")
