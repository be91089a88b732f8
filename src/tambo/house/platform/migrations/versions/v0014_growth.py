"""Lists are read in their order by an index, and what is done with is marked, so that nothing costs
more because there are more tables.

Matches whose results were never worked out are left unjudged: the house looks at them, a few at a
time, while it is open.
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

INDEXES = (
    ("tables", ("status", "due")),
    ("tables", ("status", "is_judged", "created", "id")),
    ("tables", ("is_public", "status", "created", "id")),
    ("tables", ("is_public", "status", "game", "created", "id")),
    ("ratings", ("game", "low")),
    ("ratings", ("game", "matches")),
    ("rating_steps", ("game", "number")),
    ("cups", ("created",)),
    ("notices", ("ended",)),
    ("lines", ("table_id", "room", "changed")),
)
GONE = (("tables", "status"), ("tables", "due"), ("table_terms", "is_public"))
# Matches without a result have nothing to keep but their verdict.
JUDGED = """
UPDATE tables SET is_judged = true
WHERE id IN (SELECT table_id FROM rated_matches WHERE why = 'unfinished')
   OR id IN (SELECT table_id FROM rated_matches
             WHERE table_id IN (SELECT table_id FROM results))
"""
PUBLIC = """
UPDATE tables SET is_public = true
WHERE id IN (SELECT table_id FROM table_terms WHERE is_public)
"""


def upgrade() -> None:
    for table, column in GONE:
        op.drop_index(f"ix_{table}_{column}", table)
    for name in ("is_public", "is_judged"):
        flag = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column("tables", flag)
    op.add_column("ratings", sa.Column("low", sa.Float, nullable=False, server_default="0"))
    op.execute(PUBLIC)
    op.execute(JUDGED)
    op.execute("UPDATE ratings SET low = mu - 2.0 * sigma")
    op.drop_column("table_terms", "is_public")
    for table, columns in INDEXES:
        op.create_index(f"ix_{table}_{'_'.join(columns)}", table, list(columns))


def downgrade() -> None:
    for table, columns in INDEXES:
        op.drop_index(f"ix_{table}_{'_'.join(columns)}", table)
    shown = sa.Column("is_public", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("table_terms", shown)
    op.execute(
        "UPDATE table_terms SET is_public = true "
        "WHERE table_id IN (SELECT id FROM tables WHERE is_public)"
    )
    op.drop_column("ratings", "low")
    op.drop_column("tables", "is_judged")
    op.drop_column("tables", "is_public")
    for table, column in GONE:
        op.create_index(f"ix_{table}_{column}", table, [column])
