"""A guest who becomes an account that has played before: the ratings are right by themselves."""

import asyncio

import pytest
from msgspec.structs import replace

from tambo.house.admin.ratings import rebuild
from tambo.house.ratings.scale import rated
from tambo.house.ratings.starts import start_of
from tambo.house.ratings.store import RatingStore, Reseated
from tambo.house.settings import Settings
from tests.house.accounts.test_accounts import sign_in, sign_up
from tests.house.matches import played, seated
from tests.house.people import Person, RunningHouse
from tests.house.personal import data_of
from tests.house.ratings.test_ratings import everything, house_of, place
from tests.house.sample_house import sample_catalog
from tests.house.units import TestStore, each, opened

__all__ = ["place"]

BEFORE = [("ana", "ben"), ("ben", "cleo", "bot:first"), ("ana", "cleo")]
MIXED = [
    ("guest", "ben"),
    ("ana", "guest", "ben"),
    ("ben", "cleo"),
    ("guest", "cleo", "bot:first"),
    ("ana", "dan"),
]


async def played_by(store: TestStore, *matches: tuple[str, ...]) -> None:
    tables, ratings, _ = house_of(store)
    for people in matches:
        await ratings.judge(await played(tables, await seated(tables, *people)))


@pytest.mark.parametrize(
    "matches",
    [
        [*BEFORE, *MIXED],
        MIXED,
        [("guest", "ben"), ("ben", "cleo")],
        [("ana", "guest"), ("guest", "ana")],
        [("ana", "ben"), ("ana", "guest", "ben")],
        [("ana", "ben")],
    ],
    ids=["both", "guest first", "guest only", "each other only", "once together", "account only"],
)
async def test_bringing_a_guest_gives_what_rebuilding_would(
    place: Settings, matches: list[tuple[str, ...]]
) -> None:
    """To the last digit, for everybody who has played since; and nobody is the guest any more."""
    store = await asyncio.to_thread(opened, place)
    await played_by(store, *matches)
    await data_of(store).merge("guest", "ana")
    brought = await everything(store)
    await store.close()

    told = await asyncio.to_thread(rebuild, place, sample_catalog())

    assert told.changed == 0
    store = await asyncio.to_thread(opened, place)
    assert await everything(store) == brought
    assert "guest" not in str(brought)
    await store.close()


async def test_matches_after_a_merge_go_on_in_the_same_book(any_store: TestStore) -> None:
    await played_by(any_store, *BEFORE, *MIXED)
    await data_of(any_store).merge("guest", "ana")

    await played_by(any_store, ("ana", "ben"))

    books = each(any_store, RatingStore())
    steps = await books.steps_of("ana", "harvest", 100)
    assert [step.number for step in steps] == [1, 3, 4, 6, 7, 8]
    (mine,) = await books.ratings_of("ana")
    assert (mine.matches, mine.rating) == (6, steps[-1].rating)


async def test_a_verdict_from_before_the_merge_is_made_anew(any_store: TestStore) -> None:
    """A node judges a match that it knows from before the guest became the account."""
    tables, ratings, books = house_of(any_store)
    table = await played(tables, await seated(tables, "guest", "ben"))
    await data_of(any_store).merge("guest", "ana")

    await ratings.judge(table)

    assert {row.player_id for row in await books.listed("harvest")} == {"ana", "ben"}


async def test_nobody_counts_who_does_not_sit_there(any_store: TestStore) -> None:
    tables, ratings, books = house_of(any_store)
    table = await played(tables, await seated(tables, "ana", "ben"))
    await ratings.judge(table)
    verdict = await books.verdict(table)
    assert verdict is not None
    other = await played(tables, await seated(tables, "ana", "cleo"))

    with pytest.raises(Reseated):
        await books.count(replace(verdict, table=other), rated, start_of)
    assert not await books.is_judged(other)


async def test_signing_in_with_what_a_guest_has_earned(
    house: RunningHouse, ana: Person, ben: Person
) -> None:
    """An account that has played, and its guest at another device who has, too."""
    terms = {"is_rated": True, "time_control": {"kind": "days", "days": 1}}

    async def play(one: Person, other: Person) -> None:
        card = await one.open("me", "open", game="harvest", terms=terms)
        await other.join(card["seat_links"]["1"], "Newcomer")
        async with one.screen(card["id"]) as first, other.screen(card["id"]) as second:
            await first.hello(0)
            await second.hello(1)
            await asyncio.gather(first.play_on(), second.play_on())
        while not (await one.get(f"/api/ratings/matches/{card['id']}"))["is_judged"]:
            pass

    await sign_up(ana, "Ana Rated")
    await play(ana, ben)
    async with Person(house) as phone:
        await play(phone, ben)
        (alone,) = await phone.get("/api/ratings/mine")
        assert alone["now"]["matches"] == 1

        await sign_in(phone, "Ana Rated", bring=True)

        (mine,) = await phone.get("/api/ratings/mine")
        assert (mine["now"]["matches"], mine["now"]["name"]) == (2, "Ana Rated")
        listed = await ben.get("/api/ratings/games/harvest?least=1")
        people = {row["name"]: row["matches"] for row in listed["cards"] if not row["level"]}
        assert people == {"Ana Rated": 2, "Newcomer": 2}
