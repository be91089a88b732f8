"""A house of an earlier version: it opens, and its people and matches are still what they were.

`fixtures/` holds the house and a list of what must be found in it. A table of the house may have
any state that a table can have; the bots' matches in it are short and weak.
"""

import asyncio
import gzip
import shutil
from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path

import msgspec
import pytest
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text

from tambo.house.admin.backup import back_up, restore
from tambo.house.catalog.games import house_catalog
from tambo.house.platform.database.database import Database
from tambo.house.platform.database.migrate import revisions
from tambo.house.platform.database.postgres import open_postgres
from tambo.house.platform.database.sqlite import open_sqlite
from tambo.house.settings import Settings
from tambo.house.tables.model import LogRow, TableSnapshot
from tambo.house.tables.projection import TableProjection, rebuild
from tambo.house.tables.results import places_of
from tambo.house.tables.store_results import ResultStore
from tests.house.people import Person, RunningHouse
from tests.house.servers import Postgres
from tests.house.tables.test_storage import schema_differences
from tests.house.units import TestStore, each

FIXTURES = Path(__file__).parent.parent / "fixtures"
MADE_AT = "0017"


class OldMatch(msgspec.Struct, frozen=True):
    """`places` has place and points of every seat, once a match is over with a result."""

    game: str
    status: str
    rows: int
    places: list[tuple[int, int]] | None = None


class OldPerson(msgspec.Struct, frozen=True):
    """A person with an account; `tables` are listed without what-if boards."""

    name: str
    password: str
    token: str
    tables: list[str]


class OldHouse(msgspec.Struct, frozen=True):
    """What a reader must find: tournaments by title, ratings by game, what was said by table."""

    matches: dict[str, OldMatch]
    person: OldPerson
    tournaments: dict[str, str] = msgspec.field(name="cups")
    ratings: dict[str, list[str]]
    lines: dict[str, list[str]]


def expected() -> OldHouse:
    return msgspec.json.decode((FIXTURES / f"house-{MADE_AT}.json").read_bytes(), type=OldHouse)


@pytest.fixture
def old_file(tmp_path: Path) -> Path:
    """A copy of the old house with its key."""
    path = tmp_path / "house.sqlite"
    path.write_bytes(gzip.decompress((FIXTURES / f"house-{MADE_AT}.sqlite.gz").read_bytes()))
    shutil.copy(FIXTURES / f"house-{MADE_AT}.key", path.with_name(f"{path.name}.key"))
    return path


@pytest.fixture(params=["sqlite", "postgresql"])
async def old_store(request: pytest.FixtureRequest, old_file: Path) -> AsyncIterator[TestStore]:
    """The old house brought up to date: where it lies, or moved to a server by a backup."""
    opened: Database
    if request.param == "sqlite":
        opened = open_sqlite(old_file)
    else:
        server: Postgres = request.getfixturevalue("postgres")
        url, backup = server.new_database(), old_file.with_suffix(".backup")
        await asyncio.to_thread(back_up, Settings(database=old_file), backup)
        await asyncio.to_thread(restore, Settings(database_url=url), backup)
        opened = await asyncio.to_thread(open_postgres, url)
    yield TestStore(opened)
    await opened.close()


def match_of(stored: TableSnapshot, log: list[LogRow], live: TableProjection) -> OldMatch:
    """A stored match as it is when it has been replayed."""
    places = None
    if live.match.outcome is not None:
        found = places_of(live.match.outcome)
        places = [found[seat] for seat in sorted(found)]
    return OldMatch(stored.row.game, stored.row.status, len(log), places)


def test_the_old_house_is_as_it_was_made(old_file: Path) -> None:
    """It has not been migrated since, and its migration is one that we know."""
    engine = create_engine(f"sqlite:///{old_file}")

    with engine.connect() as connection:
        revision = MigrationContext.configure(connection).get_current_revision()

    assert revision == MADE_AT
    assert MADE_AT in revisions()


async def test_every_match_of_an_old_house_is_still_the_same(old_store: TestStore) -> None:
    """Each log replays under the present rules to the state its table says it is in."""
    catalog, results = house_catalog(), each(old_store, ResultStore())
    found = {}

    for name in await old_store.all_tables():
        stored, log = await old_store.table(name), await old_store.log_of(name)
        assert stored is not None
        live = rebuild(catalog.load(stored.row.game), stored, log)
        found[name] = match_of(stored, log, live)
        assert live.moves == stored.row.moves, name
        if found[name].places is not None:
            kept = await results.results_of(name)
            assert [kept[seat] for seat in sorted(kept)] == found[name].places, name

    assert found == expected().matches


async def test_an_old_house_brought_up_to_date_has_the_schema(old_store: TestStore) -> None:
    assert await schema_differences(old_store) == []


def old_moments(path: Path) -> dict[str, float]:
    """When each table was opened, as the old house wrote it down."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT id, created FROM tables")).all()
    return {row.id: datetime.fromisoformat(row.created).timestamp() for row in rows}


async def test_an_old_house_brought_up_to_date_keeps_its_moments(
    tmp_path: Path, old_store: TestStore
) -> None:
    """To the microsecond."""
    path = tmp_path / "untouched.sqlite"
    path.write_bytes(gzip.decompress((FIXTURES / f"house-{MADE_AT}.sqlite.gz").read_bytes()))
    found = {}

    for name in await old_store.all_tables():
        stored = await old_store.table(name)
        assert stored is not None
        found[name] = stored.row.created

    assert found == pytest.approx(old_moments(path), abs=1e-6, rel=0)


async def test_the_people_of_an_old_house_find_what_they_left(old_file: Path) -> None:
    """A password and a token are still good; tournaments, ratings and what was said are still
    there."""
    old = expected()
    house = RunningHouse(old_file, 0, "--package")
    try:
        async with Person(house) as guest, Person(house) as person:
            bearer = {"Authorization": f"Bearer {old.person.token}"}
            by_token = (await guest.http.get("/api/tables", headers=bearer)).json()
            wish = {"name": old.person.name, "password": old.person.password}
            await person.post("/api/session", wish)
            mine = await person.get("/api/tables")

            assert sorted(card["id"] for card in mine) == old.person.tables
            assert [card["id"] for card in by_token] == [card["id"] for card in mine]
            tournaments = await guest.get("/api/tournaments")
            assert {
                tournament["title"]: tournament["status"] for tournament in tournaments
            } == old.tournaments
            for game, names in old.ratings.items():
                listed = await guest.get(f"/api/ratings/games/{game}?least=1")
                people = [card["name"] for card in listed["cards"] if not card["level"]]
                assert sorted(people) == names
            for table, texts in old.lines.items():
                rooms = await guest.get(f"/api/tables/{table}/chat")
                said = [
                    line["text"] or line["phrase"] for room in rooms for line in room["messages"]
                ]
                assert said == texts
    finally:
        house.close()
