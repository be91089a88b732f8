"""A cup has a pace of its own; those that were made without one keep what all had."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

WAS = '{"kind": "days", "minutes": 0, "increment": 0, "days": 2, "reserve": 2}'


def upgrade() -> None:
    op.add_column("cups", sa.Column("pace", sa.JSON, nullable=False, server_default=WAS))


def downgrade() -> None:
    op.drop_column("cups", "pace")
