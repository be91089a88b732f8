"""How matches ended: written with their last move, read by the pages of people, never worked out
there."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, update

from tambo.house.accounts import profiles as pages
from tambo.house.accounts.sessions import Visitor
from tambo.house.accounts.store import AccountStore
from tambo.house.accounts.wire import Profile
from tambo.house.platform.bus import InProcessBus
from tambo.house.platform.clock import system_time
from tambo.house.platform.database.sqlite import open_sqlite
from tambo.house.platform.errors import HouseError
from tambo.house.platform.identity import Credentials
from tambo.house.platform.tasks import Supervisor
from tambo.house.ratings import service
from tambo.house.ratings import store as rows
from tambo.house.ratings.store import RatingStore
from tambo.house.tables.outcomes import Outcomes
from tambo.house.tables.results import places_of
from tambo.house.tables.schema import results
from tambo.house.tables.schema import tables as table_rows
from tambo.house.tables.store_results import ResultStore
from tests.house.conftest import KEY
from tests.house.large_house import GAME, LargeHouse, fill
from tests.house.matches import played, seated
from tests.house.plans import Plans
from tests.house.sample_house import sample_catalog
from tests.house.subjects import profiles_over, ratings_over
from tests.house.units import TestStore, each, tables_over


class Club:
    """Tables, ratings and pages of people over one store."""

    def __init__(self, store: TestStore) -> None:
        self.store = store
        self.tables = tables_over(
            store, sample_catalog(), InProcessBus(), Credentials(KEY), now=system_time
        )
        self.books = each(store, RatingStore())
        outcomes = Outcomes(store, self.tables.registry)
        self.ratings = ratings_over(self.tables, store, sample_catalog(), outcomes, Supervisor())
        self.results = each(store, ResultStore())
        accounts: Any = None
        self.profiles = profiles_over(
            store, AccountStore(), accounts, self.tables, store, ResultStore()
        )

    async def ended(self, *people: str) -> str:
        return await played(self.tables, await seated(self.tables, *people))

    async def grow_old(self) -> None:
        """As a house was before results were written with the last move."""
        async with self.store.writer.begin() as connection:
            await connection.execute(delete(results))
            await connection.execute(update(table_rows).values(is_judged=False))


@pytest.fixture
def club(any_store: TestStore) -> Club:
    return Club(any_store)


async def test_the_last_move_writes_the_results(club: Club) -> None:
    table = await seated(club.tables, "ana", "ben")
    await played(club.tables, table, stop=3)
    assert await club.results.results_of(table) == {}

    await played(club.tables, table)

    outcome = (await club.tables.registry.live(table)).match.outcome
    assert outcome is not None
    assert await club.results.results_of(table) == places_of(outcome)
    assert not await club.books.is_judged(table)


async def test_a_match_without_a_result_is_judged_and_has_none(club: Club) -> None:
    table = await seated(club.tables, "ana", "ben")
    await club.tables.commands.end(table)

    await club.ratings.sweep()

    assert await club.books.unjudged(9) == []
    assert await club.results.results_of(table) == {}


async def test_results_of_old_matches_are_worked_out_some_at_a_time(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = [await club.ended("ana", "ben") for _ in range(5)]
    for table in ended:
        await club.ratings.judge(table)
    before = [await club.results.results_of(table) for table in ended]
    steps = await club.books.steps_of("ana", "harvest", 9)
    await club.grow_old()
    monkeypatch.setattr(service, "FOUND_AT_ONCE", 2)
    house = Club(club.store)

    left = []
    for _ in range(3):
        await house.ratings.sweep()
        left.append(len(await house.books.unjudged(9)))

    assert left == [3, 1, 0]
    assert [await house.results.results_of(table) for table in ended] == before
    assert await house.books.steps_of("ana", "harvest", 9) == steps
    assert house.tables.registry.size() == 0


async def test_matches_that_cannot_be_replayed_hold_up_no_others(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = [await club.ended("ana", "ben") for _ in range(4)]
    await club.grow_old()
    async with club.store.writer.begin() as connection:
        foreign = table_rows.c.id.in_(ended[:2])
        await connection.execute(update(table_rows).where(foreign).values(rules_version=99))
    monkeypatch.setattr(service, "FOUND_AT_ONCE", 2)
    house = Club(club.store)

    for _ in range(3):
        await house.ratings.sweep()

    assert [table for _, table in await house.books.unjudged(9)] == ended[:2]


@pytest.mark.parametrize("few", [0, 2000])
async def test_a_list_has_the_highest_of_those_who_have_played_enough(
    club: Club, few: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However the database finds them."""
    monkeypatch.setattr(rows, "FEW", few)
    for number in range(4):
        await club.ratings.judge(await club.ended("ana", f"p{number}", "bot:first"))
    await club.ratings.judge(await club.ended("p0", "p1"))
    everybody = await club.books.listed("harvest")

    shown = await club.books.listed("harvest", 2, 2, "p3")
    page = await club.ratings.listed("harvest", 2, "p3")

    order = sorted(everybody, key=lambda row: (-row.rating.low, row.player_id))
    assert everybody == order
    enough = [row for row in order if row.matches >= 2 and not row.player_id.startswith("bot:")]
    assert len(enough) == 3
    found = [row.player_id for row in shown if row.player_id not in ("bot:first", "p3")]
    best = [row for row in order if row.matches >= 2][:2]
    assert found == [row.player_id for row in best if row.player_id != "bot:first"]
    assert {"bot:first", "p3"} <= {row.player_id for row in shown}
    assert page.unlisted == 1


# The profile of a player


async def page_of(path: Path, *, played: int) -> tuple[Profile, Plans, Club]:
    await asyncio.to_thread(fill, str(path), LargeHouse(20, played))
    store = TestStore(open_sqlite(path))
    club, plans = Club(store), Plans()
    with plans.recorded(store.writer, store.reader):
        profile = await club.profiles.profile(LargeHouse.public_id, Visitor("eva"))
    return profile, plans, club


async def test_a_page_is_read_in_as_many_questions_however_much_was_played(tmp_path: Path) -> None:
    few, asked, club = await page_of(tmp_path / "few.sqlite", played=4)
    many, asked_then, other = await page_of(tmp_path / "many.sqlite", played=44)
    await club.store.close()
    await other.store.close()

    assert [tally.matches for page in (few, many) for tally in page.tallies] == [4, 44]
    assert len(asked.asked) == len(asked_then.asked) < 10
    assert not any("FROM log" in statement for statement in asked_then.asked)


async def test_older_matches_are_asked_for_page_by_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "SHOWN", 3)
    first, _plans, club = await page_of(tmp_path / "house.sqlite", played=7)

    found, is_more = [*first.played], first.is_more
    while is_more:
        last = found[-1].table.id
        page = await club.profiles.played(LargeHouse.public_id, last, Visitor("eva"))
        found, is_more = found + page.played, page.is_more

    assert [one.table.id for one in found] == [f"b{n:08}" for n in reversed(range(7))]
    assert first.tallies[0].game == GAME
    with pytest.raises(HouseError) as raised:
        await club.profiles.played(LargeHouse.public_id, "t00000000", Visitor("eva"))
    assert raised.value.code == "table.unknown"
    await club.store.close()
