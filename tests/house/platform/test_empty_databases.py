"""Databases that tests use one after the other are as good as new."""

import asyncpg
import pytest

from tests.house.empty_databases import EmptyDatabases
from tests.house.servers import Postgres

BEAT = "INSERT INTO heartbeats (id, seen) VALUES (1, 2.0)"


@pytest.fixture
def databases(postgres: Postgres, postgres_template: str) -> EmptyDatabases:
    return EmptyDatabases(postgres, postgres_template)


async def done(url: str, sql: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(sql)
    await connection.close()


async def test_the_rows_of_a_test_are_gone_for_the_next(
    databases: EmptyDatabases, postgres: Postgres
) -> None:
    url = await databases.take()
    await done(url, BEAT)

    assert await databases.give_back(url)

    assert await databases.take() == url
    assert postgres.query(url, "SELECT count(*) FROM heartbeats") == ["0"]
    assert await databases.take() != url


@pytest.mark.parametrize(
    "change",
    [
        "CREATE TABLE more (id int)",
        "ALTER TABLE tables ALTER COLUMN game DROP NOT NULL",
        "CREATE INDEX more ON tables (game)",
        "UPDATE alembic_version SET version_num = '0001'",
        "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET lock_timeout = 7', current_database());"
        " END $$",
    ],
)
async def test_a_database_in_which_more_was_changed_is_not_used_again(
    databases: EmptyDatabases, change: str
) -> None:
    url = await databases.take()
    await done(url, change)

    assert not await databases.give_back(url)

    assert await databases.take() != url


async def test_a_database_that_is_still_in_use_is_not_given_to_another_test(
    databases: EmptyDatabases,
) -> None:
    url = await databases.take()
    connection = await asyncpg.connect(url)

    assert not await databases.give_back(url)

    await connection.close()
