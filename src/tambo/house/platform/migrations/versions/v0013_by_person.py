"""What belongs to a person is found by an index, in every table that grows."""

from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

INDEXES = (
    ("seats", ("guest", "table_id")),
    ("cups", ("owner",)),
    ("challenges", ("person",)),
    ("host_acts", ("person",)),
    ("reports", ("person",)),
    ("reports", ("about",)),
)


def upgrade() -> None:
    for table, columns in INDEXES:
        op.create_index(f"ix_{table}_{'_'.join(columns)}", table, list(columns))
    op.drop_index("ix_seats_guest", "seats")


def downgrade() -> None:
    op.create_index("ix_seats_guest", "seats", ["guest"])
    for table, columns in INDEXES:
        op.drop_index(f"ix_{table}_{'_'.join(columns)}", table)
