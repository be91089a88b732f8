"""Brings a database to the newest schema, with the migrations shipped in the package."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

MIGRATIONS = Path(__file__).parent.parent / "migrations"


def settings() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def revisions() -> set[str]:
    """All revisions of the schema that we know."""
    script = ScriptDirectory.from_config(settings())
    return {step.revision for step in script.walk_revisions()}


def upgrade(engine: Engine) -> None:
    """All migrations the database has not seen yet, in one transaction."""
    with engine.begin() as connection:
        upgrade_on(connection)


def upgrade_on(connection: Connection, revision: str = "head") -> None:
    """The same inside a transaction of the caller, up to a revision."""
    config = settings()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
