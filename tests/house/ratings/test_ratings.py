"""Ratings: the scale, what counts, that a match counts once, and all of it worked out again."""

import asyncio
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, text

from tambo.house.admin.ratings import rebuild
from tambo.house.platform.bus import InProcessBus
from tambo.house.platform.clock import system_time
from tambo.house.platform.identity import Credentials
from tambo.house.platform.tasks import Supervisor
from tambo.house.ratings import schema
from tambo.house.ratings.counting import Ending, counts, is_shared, sides_of
from tambo.house.ratings.recalculation import recalculate
from tambo.house.ratings.scale import MIDDLE, NEWCOMER, Rating, Side, lead_of, rated
from tambo.house.ratings.service import Ratings
from tambo.house.ratings.starts import ARENAS, LEVELS, start_of
from tambo.house.ratings.store import RatingStore
from tambo.house.settings import Settings
from tambo.house.tables.model import SeatRow, TableSnapshot, TermsRow
from tambo.house.tables.outcomes import Outcomes
from tambo.house.tables.store_results import Places
from tambo.texts import LANGUAGES, has
from tests.house.conftest import KEY
from tests.house.matches import played, seated
from tests.house.people import Person, RunningHouse
from tests.house.sample_games import HARVEST, ROOT
from tests.house.sample_house import sample_catalog
from tests.house.subjects import ratings_over
from tests.house.tables.test_storage import table_row
from tests.house.units import Tables, TestStore, each, opened, tables_over

REASONS = (
    "unrated",
    "departed",
    "record",
    "start",
    "seed",
    "known",
    "together",
    "taken-back",
    "bots",
    "alone",
)

# The scale


def test_a_victory_raises_the_winner_as_much_as_it_lowers_an_equal_loser() -> None:
    after = rated([Side(["ana"], 1), Side(["ben"], 2)], {"ana": Rating(), "ben": Rating()})

    assert after["ana"].mu - MIDDLE == pytest.approx(MIDDLE - after["ben"].mu)
    assert after["ana"].mu > MIDDLE + 50
    assert after["ana"].sigma == after["ben"].sigma < NEWCOMER


def test_a_tie_teaches_nothing_but_that_both_are_about_equal() -> None:
    after = rated([Side(["ana"], 1), Side(["ben"], 1)], {"ana": Rating(), "ben": Rating()})

    assert after["ana"].mu == pytest.approx(after["ben"].mu)
    assert after["ana"].sigma < NEWCOMER


def test_the_places_of_many_order_them() -> None:
    people = ["a", "b", "c", "d"]
    before = {who: Rating() for who in people}

    after = rated([Side([who], place) for place, who in enumerate(people, 1)], before)

    assert sorted(people, key=lambda who: -after[who].mu) == people


def test_a_team_moves_together() -> None:
    before = {who: Rating() for who in "abcd"}

    after = rated([Side(["a", "b"], 2), Side(["c", "d"], 1)], before)

    assert after["a"] == after["b"]
    assert after["c"] == after["d"]
    assert after["c"].mu > MIDDLE > after["a"].mu


def test_four_hundred_points_are_ten_to_one() -> None:
    assert lead_of(10 / 11, 2) == pytest.approx(400)
    assert lead_of(0.25, 4) == pytest.approx(0)


def test_two_bots_of_one_level_learn_the_mean() -> None:
    before = {"ana": Rating(), "bot:easy": Rating(1400, 60)}

    after = rated([Side(["bot:easy"], 1), Side(["ana"], 2), Side(["bot:easy"], 3)], before)

    assert set(after) == {"ana", "bot:easy"}
    assert after["bot:easy"].mu == pytest.approx(1400, abs=15)


@pytest.mark.parametrize("game", ARENAS)
def test_bots_begin_in_the_order_of_their_levels(game: str) -> None:
    starts = [start_of(game, f"bot:{level}").mu for level in LEVELS]

    assert starts == sorted(starts)
    assert start_of(game, "bot:medium").mu == MIDDLE
    assert start_of(game, "bot:hard").mu > MIDDLE + 100
    assert start_of(game, "0123abcd") == Rating()


def test_the_bots_begin_where_the_arenas_put_them() -> None:
    """docs/ratings.md lists every arena and what follows from it."""
    told = (ROOT / "docs" / "ratings.md").read_text(encoding="utf-8")
    assert ARENAS
    for game, arenas in ARENAS.items():
        assert arenas
        for arena in arenas:
            start = round(start_of(game, f"bot:{arena.level}").mu)
            row = rf"\| {game.title()} \| {arena.level} \| {arena.players} \|[^|]*\| "
            row += rf"{100 * arena.share:.4g} \| {start} \|"
            assert re.search(row, told), (game, arena, start)


# What counts

PLACES = {0: (2, 3), 1: (1, 9)}
PEOPLE = [
    SeatRow(0, "person", "Ana", "", "ana", None),
    SeatRow(1, "person", "Ben", "", "ben", None),
]
BOT = SeatRow(1, "bot", "", "easy", None, None)


RATED = TermsRow(is_rated=True)


def reason(
    seats: list[SeatRow] = PEOPLE, places: Places = PLACES, terms: TermsRow = RATED, **row: Any
) -> str | None:
    stored = TableSnapshot(msgspec.structs.replace(table_row(), **row), seats, None, terms)
    shared = is_shared(HARVEST.meta, places, None)
    return counts(stored, Ending(places, shared, False, 0.0), HARVEST.meta)


def test_people_and_bots_in_different_hands_count() -> None:
    assert reason() is None
    assert reason([PEOPLE[0], BOT]) is None
    stand_in = msgspec.structs.replace(PEOPLE[1], kind="bot", level="easy")
    assert reason([PEOPLE[0], stand_in]) is None
    assert sides_of([PEOPLE[0], stand_in], PLACES) == [Side(["ana"], 2), Side(["ben"], 1)]


def test_what_does_not_count_says_why() -> None:
    mine = msgspec.structs.replace(PEOPLE[1], player_id="ana")
    lost = {0: (2, 3), 1: (2, 9)}
    stored = TableSnapshot(table_row(), PEOPLE, None, RATED)
    departed = msgspec.structs.replace(PEOPLE[1], player_id=None, state="departed")

    assert reason(terms=TermsRow()) == "unrated"
    assert reason([PEOPLE[0], departed]) == "departed"
    assert reason(origin="another") == "what-if"
    assert reason(places={}) == "unfinished"
    assert reason(source="record") == "record"
    assert reason(start="somewhere") == "start"
    assert reason(source="chosen") == "seed"
    assert reason([PEOPLE[0], mine]) == "alone"
    assert reason(PEOPLE[:1]) == "alone"
    assert reason([BOT]) == "bots"
    assert reason(places=lost) == "together"
    assert counts(stored, Ending(PLACES, False, True, 0.0), HARVEST.meta) == "taken-back"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said(language: Any) -> None:
    assert [reason for reason in REASONS if not has(f"ratings-why-{reason}", language)] == []


def test_a_team_stands_where_its_members_do_on_the_whole() -> None:
    seats = [SeatRow(n, "person", "", "", f"p{n}", None) for n in range(4)]
    places = {0: (1, 9), 1: (4, 1), 2: (3, 3), 3: (2, 5)}

    sides = sides_of(seats, places, [[0, 1], [2, 3]])

    assert sides == [Side(["p0", "p1"], 1), Side(["p2", "p3"], 1)]
    assert [side.place for side in sides_of(seats, places, [[0, 3], [1, 2]])] == [1, 2]


# In the house


def house_of(store: TestStore) -> tuple[Tables, Ratings, Any]:
    tables = tables_over(
        store, sample_catalog(), InProcessBus(), Credentials(KEY), now=system_time, known_seeds=True
    )
    outcomes = Outcomes(store, tables.registry)
    ratings = ratings_over(tables, store, sample_catalog(), outcomes, Supervisor())
    return tables, ratings, each(store, RatingStore())


async def test_a_match_counts_once_however_many_judge_it(any_store: TestStore) -> None:
    tables, ratings, books = house_of(any_store)
    nodes = [ratings, *(house_of(any_store)[1] for _ in range(3))]
    table = await played(tables, await seated(tables, "ana", "ben", "bot:first"))

    await asyncio.gather(*(node.judge(table) for node in nodes for _ in range(3)))

    rows = await books.listed("harvest")
    assert {row.player_id for row in rows} == {"ana", "ben", "bot:first"}
    assert {row.matches for row in rows} == {1}
    assert (await ratings.match(table)).counts


async def test_matches_that_end_together_all_count(any_store: TestStore) -> None:
    tables, ratings, books = house_of(any_store)
    ended = [await played(tables, await seated(tables, "ana", f"p{n}")) for n in range(6)]

    await asyncio.gather(*map(ratings.judge, ended))

    steps = await books.steps_of("ana", "harvest", 100)
    assert [step.number for step in steps] == [1, 2, 3, 4, 5, 6]
    (mine,) = await ratings.mine("ana")
    assert mine.now.matches == 6
    assert mine.steps[-1].middle == mine.now.middle


async def test_the_end_of_a_match_is_heard_of_and_what_was_left_is_found(
    any_store: TestStore,
) -> None:
    tables, ratings, books = house_of(any_store)
    left = await played(tables, await seated(tables, "ana", "ben"))
    ratings.start()
    heard = await played(tables, await seated(tables, "ana", "ben"))
    await ratings.drain()
    assert [await books.is_judged(table) for table in (left, heard)] == [False, True]

    await ratings.sweep()

    assert await books.is_judged(left)
    assert await books.unjudged(10) == []


async def test_a_match_for_fun_is_kept_as_one_that_does_not_count(
    any_store: TestStore,
) -> None:
    tables, ratings, books = house_of(any_store)
    table = await played(tables, await seated(tables, "ana", "ben", seed="mine"))

    await ratings.judge(table)

    assert await books.listed("harvest") == []
    assert (await ratings.match(table)).reason == "unrated"


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    if request.param == "sqlite":
        return Settings(database=tmp_path / "house.sqlite")
    return Settings(database_url=request.getfixturevalue("postgres").new_database())


async def everything(store: TestStore) -> list[Any]:
    async with store.reader.connect() as connection:
        found: list[Any] = []
        for table in (schema.ratings, schema.rating_steps, schema.rated_matches):
            rows = await connection.execute(table.select().order_by(*table.primary_key))
            found += [tuple(row) for row in rows]
        return found


async def test_all_can_be_worked_out_again_to_the_last_digit(place: Settings) -> None:
    store = await asyncio.to_thread(opened, place)
    tables, ratings, _ = house_of(store)
    pairs = [("ana", "ben"), ("ben", "cleo", "bot:first"), ("ana", "cleo"), ("ana", "ana2", "ben")]
    for number, people in enumerate(pairs * 2):
        table = await played(tables, await seated(tables, *people))
        if number != 5:
            await ratings.judge(table)
    await ratings.sweep()
    before = await everything(store)
    await store.close()

    told = await asyncio.to_thread(rebuild, place, sample_catalog())

    assert (told.matches, told.counted, told.changed) == (8, 8, 0)
    store = await asyncio.to_thread(opened, place)
    assert await everything(store) == before
    async with store.writer.begin() as connection:
        await connection.execute(delete(schema.ratings))
        await connection.execute(text("UPDATE rating_steps SET mu = 0"))
    await store.close()

    told = await asyncio.to_thread(rebuild, place, sample_catalog())

    assert told.changed == told.people
    store = await asyncio.to_thread(opened, place)
    assert await everything(store) == before
    await store.close()


def test_recalculation_leaves_out_what_does_not_count() -> None:
    assert recalculate([]) == ([], [])


async def test_a_house_lists_its_ratings_without_saying_who_is_who(
    house: RunningHouse, ana: Person, ben: Person
) -> None:
    terms = {"is_rated": True, "time_control": {"kind": "days", "days": 1}}
    card = await ana.open("me", "open", game="harvest", terms=terms)
    await ben.join(card["seat_links"]["1"], "Ben")
    async with ana.screen(card["id"]) as one, ben.screen(card["id"]) as two:
        await one.hello(0)
        await two.hello(1)
        await asyncio.gather(one.play_on(), two.play_on())
    while not (await ana.get(f"/api/ratings/matches/{card['id']}"))["is_judged"]:
        pass

    listed = await ana.get("/api/ratings/games/harvest?least=1")

    people = [row for row in listed["cards"] if not row["level"]]
    assert sorted(row["is_me"] for row in people) == [False, True]
    assert {row["name"] for row in people} == {"", "Ben"}
    assert all(row["low"] < row["middle"] < row["high"] for row in listed["cards"])
    assert {row["level"] for row in listed["cards"]} >= set(LEVELS)
    fewer = await ben.get("/api/ratings/games/harvest?least=9")
    assert [row["name"] for row in fewer["cards"] if not row["level"]] == ["Ben"]
    assert fewer["unlisted"] == 1
    (mine,) = await ben.get("/api/ratings/mine")
    assert mine["steps"][0]["table"] == card["id"]
    await ana.get("/api/ratings/games/nothing", status=404)
