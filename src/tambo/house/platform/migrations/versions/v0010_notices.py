"""Notices: channels, the outbox, and how far tables have been looked at."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notice_channels",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("target", sa.JSON, nullable=False),
        sa.Column("target_hash", sa.String(64), nullable=False),
        sa.Column("pace", sa.String(10), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_notice_channels"),
        sa.UniqueConstraint("person", "target_hash", name="uq_notice_channels_person_target_hash"),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("channel_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("subject", sa.String(80), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("reason", sa.String(20), nullable=False),
        sa.Column("detail", sa.String(80), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
        sa.ForeignKeyConstraint(
            ["channel_id"],
            ["notice_channels.id"],
            name="fk_notices_channel_id",
            ondelete="CASCADE",
        ),
        sa.UniqueConstraint("channel_id", "subject", name="uq_notices_channel_id_subject"),
    )
    op.create_index("ix_notices_status_due", "notices", ["status", "due"])
    op.create_table(
        "notice_marks",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("changes", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_notice_marks"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notice_marks_table_id"),
    )


def downgrade() -> None:
    for name in ("notice_marks", "notices", "notice_channels"):
        op.drop_table(name)
