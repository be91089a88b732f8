"""Accounts, devices, passkeys, tokens, results."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _accounts()
    _passkeys()
    _tokens()
    _results()


def _accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("public_id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("name_key", sa.String(160), nullable=False),
        sa.Column("password_hash", sa.String(200)),
        sa.Column("email", sa.String(254)),
        sa.Column("created", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_accounts"),
        sa.UniqueConstraint("public_id", name="uq_accounts_public_id"),
        sa.UniqueConstraint("name_key", name="uq_accounts_name_key"),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("guest", sa.String(40)),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("seen", sa.String(40), nullable=False),
        sa.Column("ended", sa.String(40)),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])


def _passkeys() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(400), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("challenge", sa.String(200), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_challenges"),
    )
    op.create_index("ix_challenges_created", "challenges", ["created"])


def _tokens() -> None:
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("scopes", sa.String(80), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("used", sa.String(40)),
        sa.PrimaryKeyConstraint("id", name="pk_tokens"),
        sa.UniqueConstraint("token_hash", name="uq_tokens_token_hash"),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])


def _results() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id"),
    )


def downgrade() -> None:
    for name in ("results", "tokens", "challenges", "passkeys", "sessions", "accounts"):
        op.drop_table(name)
