"""What is due stands by channel."""

from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_notices_status_due_channel_id", "notices", ["status", "due", "channel_id"])
    op.drop_index("ix_notices_status_due", "notices")


def downgrade() -> None:
    op.create_index("ix_notices_status_due", "notices", ["status", "due"])
    op.drop_index("ix_notices_status_due_channel_id", "notices")
