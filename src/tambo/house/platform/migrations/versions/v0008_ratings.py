"""Where a match came from, and the ratings of those who played it."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("source", sa.String(10), nullable=False, server_default="fresh")
    )
    op.create_table(
        "rating_books",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_rating_books"),
    )
    op.create_table(
        "rated_matches",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer),
        sa.Column("why", sa.String(20)),
        sa.Column("sides", sa.JSON, nullable=False),
        sa.Column("at", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_rated_matches"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rated_matches_table_id"),
        sa.UniqueConstraint("game", "number", name="uq_rated_matches_game_number"),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("person", sa.String(60), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "person", name="pk_ratings"),
    )
    op.create_index("ix_ratings_person", "ratings", ["person"])
    op.create_table(
        "rating_steps",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(60), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_rating_steps"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["rated_matches.table_id"], name="fk_rating_steps_table_id"
        ),
    )
    op.create_index(
        "ix_rating_steps_person_game_number", "rating_steps", ["person", "game", "number"]
    )


def downgrade() -> None:
    for name in ("rating_steps", "ratings", "rated_matches", "rating_books"):
        op.drop_table(name)
    op.drop_column("tables", "source")
