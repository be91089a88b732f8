"""Houses for tests: whole ones in a process of their own, and tables without any web."""

import asyncio
import contextlib
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tambo.house.catalog.games import Catalog
from tambo.house.platform.bus import InProcessBus
from tambo.house.platform.clock import system_time
from tambo.house.platform.database.database import Database
from tambo.house.platform.database.postgres import open_postgres
from tambo.house.platform.database.sqlite import open_sqlite
from tambo.house.platform.identity import Credentials
from tambo.house.platform.tasks import Supervisor
from tambo.house.settings import Settings
from tests.house import figures
from tests.house.empty_databases import EmptyDatabases
from tests.house.people import Person, RunningHouse
from tests.house.sample_house import sample_catalog
from tests.house.servers import Postgres, Valkey
from tests.house.units import Tables, TestStore, tables_over

KEY = b"a key for tests"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in figures.LINES:
        terminalreporter.write_line(line)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """One running house for all tests of a file."""
    running = RunningHouse(tmp_path_factory.mktemp("house") / "house.sqlite")
    yield running
    running.close()


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[Callable[..., RunningHouse]]:
    """Open a separate house; all are closed at the end, whatever happens."""
    running: list[RunningHouse] = []

    def opened(*args: str, database: str = "house.sqlite", **environment: str) -> RunningHouse:
        running.append(RunningHouse(tmp_path / database, 0, *args, **environment))
        return running[-1]

    yield opened
    for one in running:
        one.close()


@pytest.fixture
async def ana(house: RunningHouse) -> AsyncIterator[Person]:
    async with Person(house) as person:
        yield person


@pytest.fixture
async def ben(house: RunningHouse) -> AsyncIterator[Person]:
    async with Person(house) as person:
        yield person


def _migrated(opened: Callable[[], Database]) -> None:
    """Open and close a store, whether or not a loop is running here."""
    with ThreadPoolExecutor(1) as aside:
        aside.submit(lambda: asyncio.run(opened().close())).result()


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty house, migrated once: a copy is made in a fifth of the time. It has no free pages,
    so that a test can say how full it is."""
    path = tmp_path_factory.mktemp("template") / "house.sqlite"
    _migrated(lambda: open_sqlite(path))
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("VACUUM")
    return path


@pytest.fixture
async def store(tmp_path: Path, sqlite_template: Path) -> AsyncIterator[TestStore]:
    opened = open_sqlite(Path(shutil.copy(sqlite_template, tmp_path / "store.sqlite")))
    yield TestStore(opened)
    await opened.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(scope="session")
def postgres_template(postgres: Postgres) -> str:
    """The name of an empty house's database, migrated once."""
    url = postgres.new_database()
    _migrated(lambda: open_postgres(url))
    return url.rpartition("/")[2]


@pytest.fixture(scope="session")
def empty_databases(postgres: Postgres, postgres_template: str) -> EmptyDatabases:
    return EmptyDatabases(postgres, postgres_template)


@pytest.fixture
def valkey() -> Iterator[Valkey]:
    server = Valkey()
    server.start()
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgresql"])
async def any_store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[TestStore]:
    """An empty store in each database the house knows."""
    opened: Database
    if request.param == "sqlite":
        template = request.getfixturevalue("sqlite_template")
        opened = open_sqlite(Path(shutil.copy(template, tmp_path / "store.sqlite")))
        yield TestStore(opened)
        await opened.close()
        return
    databases: EmptyDatabases = request.getfixturevalue("empty_databases")
    url = await databases.take()
    opened = await asyncio.to_thread(open_postgres, url)
    yield TestStore(opened)
    await opened.close()
    await databases.give_back(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Where a house may be."""
    if request.param == "sqlite":
        return Settings(database=tmp_path / "house.sqlite")
    return Settings(database_url=request.getfixturevalue("postgres").new_database())


def make_house_tables(store: Database, catalog: Catalog | None = None, **changes: Any) -> Tables:
    """Tables over any store, with the sample games unless there is another shelf."""
    changes = {"known_seeds": True, "now": system_time, **changes}
    return tables_over(
        store, catalog or sample_catalog(), InProcessBus(), Credentials(KEY), **changes
    )


@pytest.fixture
def make_tables(store: TestStore) -> Callable[..., Tables]:
    """Tables over the store; made again, they are what a restarted house would have."""

    def made(**changes: Any) -> Tables:
        return make_house_tables(store, **changes)

    return made


@pytest.fixture
async def jobs() -> AsyncIterator[Supervisor]:
    """The owner of what runs during a test."""
    async with Supervisor() as supervisor:
        yield supervisor


@pytest.fixture
def tables(make_tables: Callable[..., Tables]) -> Tables:
    return make_tables()
