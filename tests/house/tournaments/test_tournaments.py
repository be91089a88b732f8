"""Tournaments: joined, begun, played to their end by themselves, on any node, after any
accident."""

import asyncio

import msgspec
import pytest

from tambo.core.errors import UnknownGame
from tambo.house.platform.bus import InProcessBus
from tambo.house.platform.clock import system_time
from tambo.house.platform.errors import HouseError
from tambo.house.platform.identity import Credentials
from tambo.house.platform.tasks import Supervisor
from tambo.house.tables.creation import new_id
from tambo.house.tables.outcomes import Outcomes
from tambo.house.tables.wire_terms import TimeControl
from tambo.house.tournaments.rounds import first_boards
from tambo.house.tournaments.service import Tournaments
from tambo.house.tournaments.store import TournamentStore
from tambo.house.tournaments.wire import TournamentPage, TournamentRequest
from tests.house.accounts.test_accounts import sign_up
from tests.house.conftest import KEY
from tests.house.matches import played
from tests.house.people import Person, RunningHouse
from tests.house.personal import data_of
from tests.house.sample_house import sample_catalog
from tests.house.subjects import tournaments_over
from tests.house.units import Tables, TestStore, each, tables_over


def house_of(store: TestStore) -> tuple[Tables, Tournaments]:
    tables = tables_over(store, sample_catalog(), InProcessBus(), Credentials(KEY), now=system_time)
    outcomes = Outcomes(store, tables.registry)
    return tables, tournaments_over(tables, store, sample_catalog(), outcomes, Supervisor())


async def with_people(tournaments: Tournaments, wish: TournamentRequest, *people: str) -> str:
    """A tournament of the first, joined by the others."""
    page = await tournaments.create(wish, people[0])
    for who in people[1:]:
        await tournaments.join(page.card.id, who.title(), who)
    return page.card.id


def open_tables(page: TournamentPage) -> list[str]:
    return [b.table for r in page.rounds for b in r.boards if b.table and not b.is_over]


async def play_tournament(
    tables: Tables, tournaments: Tournaments, tournament: str
) -> TournamentPage:
    """Play every table that the tournament opens, until it opens no more."""
    while found := open_tables(page := await tournaments.page(tournament, "ana")):
        for table in found:
            await played(tables, table)
        await tournaments.advance(tournament)
    return page


async def test_a_round_robin_of_four_goes_on_by_itself(any_store: TestStore) -> None:
    tables, tournaments = house_of(any_store)
    tournaments.start()
    wish = TournamentRequest("Spring", "round-robin", "harvest", name="Ana")
    tournament = await with_people(tournaments, wish, "ana", "ben", "cleo", "dan")
    page = await tournaments.begin(tournament, "ana")
    assert (page.card.status, page.card.round, page.card.rounds) == ("running", 1, 3)
    assert page.my_table in open_tables(page)

    while (page := await tournaments.page(tournament, "ana")).card.status == "running":
        for table in open_tables(page):
            await played(tables, table)
        await tournaments.drain()

    assert page.card.status == "over"
    assert page.my_table is None
    assert [entry.played for entry in page.entries] == [3, 3, 3, 3]
    assert sum(entry.points for entry in page.entries) == 600
    assert [entry.place for entry in page.entries] == sorted(entry.place for entry in page.entries)
    stored = [await any_store.table(b.table) for r in page.rounds for b in r.boards if b.table]
    pairs = [frozenset(c.player_id for c in table.seats) for table in stored if table]
    assert len(set(pairs)) == len(pairs) == 6


@pytest.mark.parametrize(
    "time_control",
    [TimeControl("live", minutes=15, increment=15), TimeControl("days", days=3, reserve=5), None],
)
async def test_all_tables_of_a_tournament_have_its_time_control(
    any_store: TestStore, time_control: TimeControl | None
) -> None:
    tables, tournaments = house_of(any_store)
    wish = TournamentRequest("Spring", "round-robin", "harvest")
    if time_control is not None:
        wish = msgspec.structs.replace(wish, time_control=time_control)
    tournament = await with_people(tournaments, wish, "ana", "ben", "cleo")
    page = await tournaments.begin(tournament, "ana")

    assert page.card.time_control == (time_control or TimeControl("days", days=2, reserve=2))
    assert [card.time_control for card in await tournaments.listed()] == [page.card.time_control]
    for table in open_tables(page):
        card = await tables.cards.card(table, "ana")
        assert (card.terms.is_rated, card.terms.time_control) == (True, page.card.time_control)
        assert card.clock is not None


@pytest.mark.parametrize(
    ("time_control", "code"),
    [
        (TimeControl(), "terms.rated-clock"),
        (TimeControl("live", minutes=999), "terms.time-control"),
    ],
)
async def test_a_tournament_needs_a_clock_of_the_house(
    store: TestStore, time_control: TimeControl, code: str
) -> None:
    _, tournaments = house_of(store)
    with pytest.raises(HouseError) as raised:
        await tournaments.create(
            TournamentRequest("Spring", "swiss", "harvest", time_control=time_control), "ana"
        )

    assert raised.value.code == code
    assert await tournaments.listed() == []


async def test_every_node_may_go_on_and_one_table_opens(any_store: TestStore) -> None:
    tables, tournaments = house_of(any_store)
    nodes = [tournaments, *(house_of(any_store)[1] for _ in range(3))]
    wish = TournamentRequest("Spring", "swiss", "harvest")
    tournament = await with_people(tournaments, wish, "ana", "ben", "cleo", "dan", "eva")
    await asyncio.gather(*(node.begin(tournament, "ana") for node in nodes[:1]))

    for number in (1, 2, 3):
        page = await tournaments.page(tournament, "ana")
        assert page.card.round == number
        for table in open_tables(page):
            await played(tables, table)
        await asyncio.gather(*(node.advance(tournament) for node in nodes for _ in range(2)))

    page = await tournaments.page(tournament, "ben")
    assert page.card.status == "over"
    assert len(page.rounds) == 3
    assert [len(r.boards) for r in page.rounds] == [3, 3, 3]
    assert sorted(entry.byes for entry in page.entries) == [0, 0, 1, 1, 1]
    assert len(await any_store.all_tables()) == 6


async def test_a_node_that_died_before_it_opened_the_tables_is_replaced(
    store: TestStore,
) -> None:
    tables, tournaments = house_of(store)
    tournament = await with_people(
        tournaments, TournamentRequest("Spring", "swiss", "harvest"), "ana", "ben"
    )
    books = each(store, TournamentStore())
    stored = await books.tournament(tournament)
    assert stored is not None
    rounds, boards = first_boards(stored.row, stored.entries, sample_catalog(), new_id)
    assert await books.begin(tournament, rounds, boards)
    assert await store.all_tables() == []

    await house_of(store)[1].sweep()

    (table,) = await store.all_tables()
    assert table == boards[0].table
    await played(tables, table)
    await house_of(store)[1].sweep()
    assert (await tournaments.page(tournament, "ana")).card.status == "over"


async def test_an_entrant_who_leaves_loses_what_is_left(store: TestStore) -> None:
    tables, tournaments = house_of(store)
    wish = TournamentRequest("Spring", "round-robin", "harvest")
    tournament = await with_people(tournaments, wish, "ana", "ben", "cleo", "dan")
    page = await tournaments.begin(tournament, "ana")
    dan = next(entry for entry in page.entries if entry.name == "Dan")

    page = await tournaments.leave(tournament, dan.entry, "dan")
    page = await play_tournament(tables, tournaments, tournament)

    gone = next(entry for entry in page.entries if entry.is_gone)
    assert (gone.name, gone.points, gone.place) == ("Dan", 0, 4)
    assert page.card.status == "over"
    assert len(await store.all_tables()) == 4


async def test_a_bot_sits_for_the_one_who_left_a_larger_tournament(store: TestStore) -> None:
    _, tournaments = house_of(store)
    wish = TournamentRequest("Spring", "round-robin", "harvest", size=3)
    tournament = await with_people(tournaments, wish, "ana", "ben", "cleo")
    page = await tournaments.begin(tournament, "ana")
    (first,) = open_tables(page)

    await tournaments.leave(tournament, 3, "cleo")

    page = await tournaments.page(tournament, "ana")
    assert page.card.round == 2
    (second,) = open_tables(page)
    stored = await store.table(second)
    assert stored is not None
    assert sorted(chair.kind for chair in stored.seats) == ["bot", "person", "person"]
    assert second != first
    await tournaments.sweep()
    stored = await store.table(second)
    assert stored is not None
    assert stored.row.status == "running"


async def test_the_pentathlon_plays_every_game(store: TestStore) -> None:
    _, tournaments = house_of(store)
    page = await tournaments.create(TournamentRequest("Five", "pentathlon"), "ana")
    tournament = page.card.id
    with pytest.raises(HouseError) as few:
        await tournaments.begin(tournament, "ana")
    assert few.value.code == "tournament.few"
    for level in ("first", "any", "first"):
        await tournaments.add_bot(tournament, level, "ana")

    page = await tournaments.begin(tournament, "ana")

    assert page.card.rounds == len(page.games)
    assert set(page.games) >= {"tiki", "tiwanaku", "titicaca", "cortez", "tahuantinsuyu"}
    assert page.games[0] == page.rounds[0].boards[0].game


async def test_a_deleted_account_leaves_a_number(store: TestStore) -> None:
    """Rows of a person are deleted wherever they are; the tournament of the others goes on."""
    tables, tournaments = house_of(store)
    wish = TournamentRequest("Spring", "round-robin", "harvest")
    tournament = await with_people(tournaments, wish, "ana", "ben", "cleo")
    await tournaments.begin(tournament, "ana")

    await data_of(store).erase("cleo")
    await tournaments.advance(tournament)
    page = await play_tournament(tables, tournaments, tournament)

    gone = next(entry for entry in page.entries if entry.is_gone)
    assert (gone.name, gone.points) == ("", 0)
    assert page.card.status == "over"


async def test_a_forfeit_ends_the_match_and_is_not_the_opponents_to_declare(
    any_store: TestStore,
) -> None:
    tables, tournaments = house_of(any_store)
    wish = TournamentRequest("Spring", "round-robin", "harvest", name="Ana")
    tournament = await with_people(tournaments, wish, "ana", "ben", "cleo", "dan")
    page = await tournaments.begin(tournament, "ana")
    assert page.my_table is not None
    mine = await tables.cards.card(page.my_table, "ana")
    (opponent,) = [seat.name for seat in mine.seats if not seat.is_mine]
    number = next(entry.entry for entry in page.entries if entry.name == opponent)
    with pytest.raises(HouseError) as refused:
        await tournaments.leave(tournament, number, "ana")
    assert refused.value.code == "tournament.opponent"

    other = next(entry for entry in page.entries if entry.name not in ("Ana", opponent))
    await tournaments.leave(tournament, other.entry, "ana")

    (theirs,) = [table for table in open_tables(page) if table != page.my_table]
    card = await tables.cards.card(theirs, "ana")
    assert (card.status, card.reason, card.is_without_result) == ("over", "forfeit", True)
    after = await tournaments.page(tournament, "ana")
    board = next(b for b in after.rounds[0].boards if b.table == theirs)
    assert {seat.entry: seat.place for seat in board.seats}[other.entry] == 2
    assert await tournaments.tournament_of(theirs) == [after.card]
    assert await tournaments.tournament_of("nothing") == []


async def test_a_tournament_can_be_given_up_before_it_begins(any_store: TestStore) -> None:
    _, tournaments = house_of(any_store)
    wish = TournamentRequest("Spring", "round-robin", "harvest")
    tournament = await with_people(tournaments, wish, "ana", "ben")
    with pytest.raises(HouseError) as foreign:
        await tournaments.cancel(tournament, "ben")
    assert foreign.value.code == "tournament.foreign"
    assert tournament not in [card.id for card in await tournaments.cancel(tournament, "ana")]
    late = await with_people(tournaments, wish, "ana", "ben")
    await tournaments.begin(late, "ana")
    with pytest.raises(HouseError) as begun:
        await tournaments.cancel(late, "ana")
    assert begun.value.code == "tournament.started"


async def test_who_may_do_what(store: TestStore) -> None:
    _, tournaments = house_of(store)
    tournament = await with_people(
        tournaments, TournamentRequest("Spring", "swiss", "harvest"), "ana", "ben"
    )

    for refused, code in [
        (tournaments.begin(tournament, "ben"), "tournament.foreign"),
        (tournaments.add_bot(tournament, "first", "ben"), "tournament.foreign"),
        (tournaments.add_bot(tournament, "none", "ana"), "level.unknown"),
        (tournaments.leave(tournament, 1, "ben"), "tournament.foreign"),
        (tournaments.leave(tournament, 9, "ana"), "tournament.entry"),
        (tournaments.page("nothing", "ana"), "tournament.unknown"),
        (tournaments.create(TournamentRequest(" ", "swiss", "harvest"), "ana"), "tournament.title"),
        (
            tournaments.create(TournamentRequest("A", "swiss", "tiki", size=3), "ana"),
            "tournament.game",
        ),
    ]:
        with pytest.raises(HouseError) as raised:
            await refused
        assert raised.value.code == code
    with pytest.raises(UnknownGame):
        await tournaments.create(TournamentRequest("A", "swiss", "nothing"), "ana")
    assert len((await tournaments.leave(tournament, 2, "ben")).entries) == 1
    await tournaments.join(tournament, "Ben again", "ben")
    await tournaments.join(tournament, "Ben", "ben")
    assert [entry.name for entry in (await tournaments.begin(tournament, "ana")).entries] in (
        ["", "Ben"],
        ["Ben", ""],
    )
    with pytest.raises(HouseError) as late:
        await tournaments.join(tournament, "Cleo", "cleo")
    assert late.value.code == "tournament.started"


async def test_a_tournament_of_bots_and_a_person_over_http(
    house: RunningHouse, ana: Person, ben: Person
) -> None:
    wish = {"title": "Evening", "kind": "swiss", "game": "harvest", "name": "Ana"}
    page = await ana.post("/api/tournaments", wish, status=201)
    tournament = page["card"]["id"]
    await ben.post(f"/api/tournaments/{tournament}/join", {"name": "Ben"})
    for _ in range(2):
        await ana.post(f"/api/tournaments/{tournament}/bots", {"level": "first"})
    await ben.post(f"/api/tournaments/{tournament}/start", {}, status=403)
    await ana.post(f"/api/tournaments/{tournament}/start", {})

    async def take_part(person: Person) -> None:
        while (page := await person.get(f"/api/tournaments/{tournament}"))["card"][
            "status"
        ] == "running":
            if page["my_table"] is not None:
                card = await person.get(f"/api/tables/{page['my_table']}")
                (seat,) = [s["seat"] for s in card["seats"] if s["is_mine"]]
                async with person.screen(page["my_table"]) as screen:
                    await screen.hello(seat)
                    await screen.play_on()

    await asyncio.gather(take_part(ana), take_part(ben))

    page = await ben.get(f"/api/tournaments/{tournament}")
    assert page["card"]["status"] == "over"
    assert sum(entry["points"] for entry in page["entries"]) == 600
    assert [entry["is_me"] for entry in page["entries"]].count(True) == 1
    assert tournament in [card["id"] for card in await ben.get("/api/tournaments")]


async def test_a_player_with_an_account_enters_under_its_name(ana: Person, ben: Person) -> None:
    await sign_up(ana, "Ana of the Tournament")
    wish = {"title": "Names", "kind": "round-robin", "game": "tiki", "name": "Another Name"}
    tournament = (await ana.post("/api/tournaments", wish, status=201))["card"]["id"]
    page = await ben.post(f"/api/tournaments/{tournament}/join", {"name": "Ben"})
    assert [entry["name"] for entry in page["entries"]] == ["Ana of the Tournament", "Ben"]

    await ana.post("/api/account/name", {"name": "Ana the New"})

    page = await ben.get(f"/api/tournaments/{tournament}")
    assert [entry["name"] for entry in page["entries"]] == ["Ana the New", "Ben"]
