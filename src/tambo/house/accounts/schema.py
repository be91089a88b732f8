"""Accounts, the devices they are signed in on, their passkeys and tokens, and results of matches.

A person is the id in a signed cookie; an account is one row added to a person. `public_id` is the
only name of a person that others ever see.
"""

from sqlalchemy import Column, Float, Index, Integer, String, Table, Text, UniqueConstraint

from tambo.house.platform.database.base import metadata

accounts = Table(
    "accounts",
    metadata,
    Column("player_id", String(40), primary_key=True),
    Column("public_id", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("name_key", String(160), nullable=False),
    Column("password_hash", String(200)),
    # Nothing is sent to an account: addresses are channels of notifications. No longer written.
    Column("created", Float, nullable=False),
    UniqueConstraint("public_id"),
    UniqueConstraint("name_key"),
)

# `guest_id` is who the device was before it signed in, and is again once it has signed out.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player_id", String(40), nullable=False),
    Column("guest_id", String(40)),
    Column("device", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("ended", Float),
    Index(None, "player_id"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(400), primary_key=True),
    Column("player_id", String(40), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Index(None, "player_id"),
)

# Questions put to an authenticator: each is answered once, soon, or never.
challenges = Table(
    "challenges",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player_id", String(40), nullable=False),
    Column("challenge", String(200), nullable=False),
    Column("created", Float, nullable=False),
    Index(None, "created"),
    Index(None, "player_id"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player_id", String(40), nullable=False),
    Column("token_hash", String(64), nullable=False),
    Column("name", String(80), nullable=False),
    Column("scopes", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
    UniqueConstraint("token_hash"),
    Index(None, "player_id"),
)
