"""Cups."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "cups",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("seed", sa.String(40), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_cups"),
    )
    op.create_index("ix_cups_status", "cups", ["status"])
    op.create_table(
        "cup_entries",
        sa.Column("cup_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("person", sa.String(40)),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("cup_id", "number", name="pk_cup_entries"),
        sa.ForeignKeyConstraint(["cup_id"], ["cups.id"], name="fk_cup_entries_cup_id"),
        sa.UniqueConstraint("cup_id", "person", name="uq_cup_entries_cup_id_person"),
    )
    op.create_index("ix_cup_entries_person", "cup_entries", ["person"])
    op.create_table(
        "cup_boards",
        sa.Column("cup_id", sa.String(32), nullable=False),
        sa.Column("round", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("board", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("entrants", sa.JSON, nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("places", sa.JSON),
        sa.PrimaryKeyConstraint("cup_id", "round", "board", name="pk_cup_boards"),
        sa.ForeignKeyConstraint(["cup_id"], ["cups.id"], name="fk_cup_boards_cup_id"),
        sa.UniqueConstraint("table_id", name="uq_cup_boards_table_id"),
    )


def downgrade() -> None:
    for name in ("cup_boards", "cup_entries", "cups"):
        op.drop_table(name)
