"""What a verdict rests on, and what becomes of a match that cannot be judged now."""

from typing import Any

import pytest
from sqlalchemy import and_, update
from structlog.testing import capture_logs

from tambo.core.outcome import Outcome
from tambo.games.tiwanaku.meta import META as TIWANAKU
from tambo.house.platform.tasks import Supervisor
from tambo.house.ratings.counting import is_shared, may_be_shared
from tambo.house.ratings.scale import Side
from tambo.house.ratings.service import Ratings
from tambo.house.ratings.store import RatingStore
from tambo.house.tables import rebuilding
from tambo.house.tables.model import TableSnapshot
from tambo.house.tables.outcomes import Outcomes, UnknownOutcome
from tambo.house.tables.schema import results
from tambo.house.tables.schema import tables as table_rows
from tambo.house.tables.store_results import Places, results_at
from tests.house.conftest import make_house_tables
from tests.house.matches import played, seated
from tests.house.sample_games import HARVEST
from tests.house.sample_house import sample_catalog
from tests.house.subjects import ratings_over
from tests.house.units import TestStore, each

EVERYBODY_FIRST = {0: (1, 5), 1: (1, 5)}


def node(store: TestStore, outcomes: type[Outcomes] = Outcomes) -> tuple[Any, Ratings]:
    tables = make_house_tables(store)
    made = outcomes(store, tables.registry)
    return tables, ratings_over(tables, store, sample_catalog(), made, Supervisor())


def refuse(*_facts: object) -> None:
    raise AssertionError("a match is rebuilt")


async def swap_places(store: TestStore, table: str) -> None:
    """Let another seat have won than did; the second, where nobody had."""
    async with store.transaction() as tx:
        before = (await results_at(tx, [table]))[table]
        winner = 1 if before[0][0] == 1 else 0
        for seat in before:
            here = and_(results.c.table_id == table, results.c.seat == seat)
            place = 1 if seat == winner else 2
            await tx.execute(update(results).where(here).values(place=place))


async def test_a_verdict_reads_the_results_that_are_kept(
    store: TestStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One fact, one place: a node that has not seen the match does not rebuild it."""
    tables, _ = node(store)
    table = await played(tables, await seated(tables, "ana", "ben"))
    await swap_places(store, table)
    async with store.read() as tx:
        kept = (await results_at(tx, [table]))[table]
    monkeypatch.setattr(rebuilding, "rebuild", refuse)

    await node(store)[1].judge(table)

    verdict = await each(store, RatingStore()).verdict(table)
    assert verdict.sides == [Side(["ana"], kept[0][0]), Side(["ben"], kept[1][0])]


async def test_a_match_that_cannot_be_replayed_counts_by_its_results(store: TestStore) -> None:
    tables, _ = node(store)
    table = await played(tables, await seated(tables, "ana", "ben"))
    async with store.transaction() as tx:
        here = table_rows.c.id == table
        await tx.execute(update(table_rows).where(here).values(rules_version=99))

    await node(store)[1].judge(table)

    assert (await node(store)[1].match(table)).counts


def test_only_the_way_it_ended_tells_whether_all_have_won_together() -> None:
    """Two who tie in the competitive game and two who win the cooperative one are both first."""
    won = Outcome("coop-won", "TIWANAKU-6.10", ((0, 1),), (5, 5), ())
    tied = Outcome("mapped", "TIWANAKU-4.1", ((0, 1),), (5, 5), ())

    assert may_be_shared(TIWANAKU, EVERYBODY_FIRST)
    assert is_shared(TIWANAKU, EVERYBODY_FIRST, won)
    assert not is_shared(TIWANAKU, EVERYBODY_FIRST, tied)
    assert not may_be_shared(TIWANAKU, {0: (1, 5), 1: (2, 3)})
    assert not may_be_shared(HARVEST.meta, EVERYBODY_FIRST)


# Failures


class Failing(Outcomes):
    """Cannot tell the results of some matches."""

    error: Exception = ValueError("a mistake of ours")
    tables: set[str] = set()  # noqa: RUF012

    async def results_of(self, stored: TableSnapshot) -> Places:
        if stored.row.id in self.tables:
            raise self.error
        return await super().results_of(stored)


async def test_a_match_that_fails_ends_no_work_and_is_judged_later(
    store: TestStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, ratings = node(store, Failing)
    ratings.start()
    bad, good = [await seated(tables, "ana", who) for who in ("ben", "cleo")]
    monkeypatch.setattr(Failing, "tables", {bad})
    with capture_logs() as told:
        await played(tables, bad)
        await played(tables, good)
        await ratings.drain()
    assert [(await ratings.match(table)).is_judged for table in (bad, good)] == [False, True]
    failed = [line for line in told if line["event"] == "task.failed"]
    assert {(line["task"], line["key"]) for line in failed} == {("ratings", bad)}

    monkeypatch.setattr(Failing, "tables", set())
    await ratings.sweep()

    assert (await ratings.match(bad)).is_judged


async def test_a_sweep_goes_on_after_a_match_that_fails(
    store: TestStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, ratings = node(store, Failing)
    ended = [await played(tables, await seated(tables, "ana", who)) for who in ("ben", "cleo")]
    monkeypatch.setattr(Failing, "tables", {ended[0]})

    with capture_logs() as told:
        await ratings.sweep()

    assert [(await ratings.match(table)).is_judged for table in ended] == [False, True]
    assert [line["table"] for line in told if line["event"] == "task.failed"] == [ended[0]]


async def test_a_match_that_cannot_be_read_is_not_tried_in_every_sweep(
    store: TestStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, ratings = node(store, Failing)
    table = await played(tables, await seated(tables, "ana", "ben"))
    monkeypatch.setattr(Failing, "tables", {table})
    monkeypatch.setattr(Failing, "error", UnknownOutcome())

    with capture_logs() as told:
        for _ in range(3):
            await ratings.sweep()

    assert len([line for line in told if line["event"] == "task.failed"]) == 1
