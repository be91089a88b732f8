"""What was decided is done once, however often it is tried, and failures are tried again."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import delete, update
from structlog.testing import capture_logs

from tambo.house.platform.errors import HouseError
from tambo.house.platform.tasks import Supervisor
from tambo.house.tables import rebuilding
from tambo.house.tables.creation import new_id
from tambo.house.tables.outcomes import Outcomes
from tambo.house.tables.schema import results
from tambo.house.tournaments.decisions import Action, EndMatch, decide
from tambo.house.tournaments.matches import TournamentMatches
from tambo.house.tournaments.rounds import first_boards
from tambo.house.tournaments.store import TournamentSnapshot, TournamentStore
from tambo.house.tournaments.wire import TournamentRequest
from tests.house.conftest import make_house_tables
from tests.house.matches import played, seated
from tests.house.sample_house import sample_catalog
from tests.house.subjects import progress_over, tournaments_over
from tests.house.tournaments.test_tournaments import open_tables, play_tournament, with_people
from tests.house.units import Tables, TestStore, each

SWISS = TournamentRequest("Spring", "swiss", "harvest")


class Node:
    def __init__(self, store: TestStore) -> None:
        self.store = store
        self.tables: Tables = make_house_tables(store)
        outcomes = Outcomes(store, self.tables.registry)
        self.tournaments = tournaments_over(
            self.tables, store, sample_catalog(), outcomes, Supervisor()
        )
        self.progress = progress_over(self.tables, store, sample_catalog(), outcomes)
        self.rows: Any = each(store, TournamentStore())

    async def decided(self, tournament: str) -> tuple[TournamentSnapshot, list[Action]]:
        stored = await self.rows.tournament(tournament)
        planned = [board.table for board in stored.boards if board.table]
        return stored, decide(stored, await self.rows.matches(planned))

    async def begun(self, *people: str, wish: TournamentRequest = SWISS) -> tuple[str, list[str]]:
        tournament = await with_people(self.tournaments, wish, *people)
        return tournament, open_tables(await self.tournaments.begin(tournament, people[0]))


async def rows_of(node: Node, tournament: str) -> tuple[TournamentSnapshot, list[str], Any]:
    """All that doing something twice could have made different."""
    stored = await node.rows.tournament(tournament)
    tables = await node.store.all_tables()
    return stored, tables, await node.rows.matches(tables)


async def test_doing_it_twice_does_no_harm(any_store: TestStore) -> None:
    """Every list of actions of a tournament, with a forfeit in it, is carried out by two nodes at
    once, and again when it is done."""
    nodes = Node(any_store), Node(any_store)
    node = nodes[0]
    tournament = await with_people(node.tournaments, SWISS, "ana", "ben", "cleo", "dan")
    stored = await node.rows.tournament(tournament)
    rounds, boards = first_boards(stored.row, stored.entries, sample_catalog(), new_id)
    assert await node.rows.begin(tournament, rounds, boards)
    seen: set[str] = set()
    for _ in range(40):
        stored, actions = await node.decided(tournament)
        if not actions:
            page = await node.tournaments.page(tournament, "ana")
            if page.card.status == "over":
                break
            if page.card.round == 2 and not any(entry.is_gone for entry in page.entries):
                await node.rows.mark_gone(tournament, 4)
                continue
            for table in open_tables(page):
                await played(node.tables, table)
            continue
        seen |= {type(action).__name__ for action in actions}
        await asyncio.gather(*(one.progress.perform(stored, actions) for one in nodes))
        before = await rows_of(node, tournament)
        assert await nodes[1].progress.perform(stored, actions) is None
        assert await rows_of(node, tournament) == before

    assert (await node.tournaments.page(tournament, "ana")).card.status == "over"
    assert seen == {"OpenTable", "EndMatch", "RecordPlaces", "NextRound", "EndTournament"}


async def test_asking_who_placed_where_changes_nothing(store: TestStore) -> None:
    node = Node(store)
    tournament, _tables = await node.begun("ana", "ben", "cleo", "dan")
    await node.rows.mark_gone(tournament, 1)
    before = await rows_of(node, tournament)

    _stored, actions = await node.decided(tournament)

    assert [type(action) for action in actions] == [EndMatch]
    assert await rows_of(node, tournament) == before


async def test_places_are_read_from_the_results(
    store: TestStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No match is rebuilt by a node that has not seen it."""

    def refuse(*_facts: object) -> None:
        raise AssertionError("a match is rebuilt")

    node = Node(store)
    tournament, (table,) = await node.begun("ana", "ben")
    # At a node without tournaments: nobody records the places before they are changed here.
    await played(make_house_tables(store), table)
    async with store.transaction() as tx:
        await tx.execute(update(results).values(place=2 - results.c.seat))
    kept = (await node.rows.matches([table]))[table].places
    monkeypatch.setattr(rebuilding, "rebuild", refuse)

    await Node(store).tournaments.advance(tournament)

    stored = await node.rows.tournament(tournament)
    assert stored.boards[0].places == [kept[0], kept[1]]
    assert stored.row.status == "over"


async def test_results_that_are_not_kept_are_worked_out(store: TestStore) -> None:
    """As in a house that was updated while a tournament was on."""
    node = Node(store)
    tournament, (table,) = await node.begun("ana", "ben")
    await played(node.tables, table)
    kept = await node.rows.matches([table])
    async with store.transaction() as tx:
        await tx.execute(delete(results))

    await Node(store).tournaments.sweep()

    assert (await node.tournaments.page(tournament, "ana")).card.status == "over"
    assert await node.rows.matches([table]) == kept


async def test_an_entrant_who_comes_while_it_begins_is_in_it_or_refused(
    any_store: TestStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Never an entrant for whom no match was planned."""
    node, other = Node(any_store), Node(any_store)
    tournament = await with_people(node.tournaments, SWISS, "ana", "ben")
    begin = TournamentStore.begin
    coming: list[asyncio.Task[Any]] = []

    async def slow(self: TournamentStore, tx: Any, *facts: Any) -> bool:
        coming.append(asyncio.create_task(other.tournaments.join(tournament, "Cleo", "cleo")))
        await asyncio.wait(coming, timeout=0.3)
        return await begin(self, tx, *facts)

    monkeypatch.setattr(TournamentStore, "begin", slow)
    await node.tournaments.begin(tournament, "ana")
    (refused,) = await asyncio.gather(*coming, return_exceptions=True)

    assert isinstance(refused, HouseError)
    assert refused.code == "tournament.started"
    assert len((await node.tournaments.page(tournament, "ana")).entries) == 2


# For the bots


async def test_the_matches_that_bots_must_play_unwatched(store: TestStore) -> None:
    node = Node(store)
    matches = TournamentMatches(store)
    tournament = await with_people(node.tournaments, SWISS, "ana")
    for _ in range(3):
        await node.tournaments.add_bot(tournament, "first", "ana")
    opened = open_tables(await node.tournaments.begin(tournament, "ana"))
    other = await seated(node.tables, "bot:first", "ana")
    found = await node.rows.matches(opened)
    (alone,) = [table for table in opened if len(found[table].bots) == 2]

    assert alone in await matches.awaiting_bots()
    assert set(await matches.awaiting_bots()) <= set(opened)
    assert [await matches.is_wanted(table) for table in (alone, other)] == [True, False]
    await node.tables.commands.pause(alone, "internal")
    assert alone not in await matches.awaiting_bots()


# Failures


async def test_a_board_that_fails_holds_up_no_other(
    store: TestStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = Node(store)
    wish = replace(SWISS, kind="round-robin")
    tournament, (bad, good) = await node.begun("ana", "ben", "cleo", "dan", wish=wish)
    stored = await node.rows.tournament(tournament)
    for board in stored.boards[:2]:
        await node.rows.mark_gone(tournament, board.entrants[0])
    end = node.tables.commands.end

    async def failing(table: str, reason: str) -> None:
        if table == bad:
            raise ValueError("a mistake of ours")
        await end(table, reason)

    monkeypatch.setattr(node.tables.commands, "end", failing)
    with pytest.raises(ValueError, match="a mistake of ours"):
        await node.tournaments.advance(tournament)
    decided = {
        b.table: b.places is not None for b in (await node.rows.tournament(tournament)).boards[:2]
    }
    assert decided == {bad: False, good: True}
    monkeypatch.setattr(node.tables.commands, "end", end)

    await node.tournaments.sweep()

    assert (await node.rows.tournament(tournament)).boards[0].places is not None


async def test_a_match_that_fails_ends_no_work_and_is_looked_at_again(
    store: TestStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = Node(store)
    node.tournaments.start()
    bad, (one,) = await node.begun("ana", "ben")
    good, (other,) = await node.begun("ana", "ben")
    decide_board = TournamentStore.decide

    async def failing(self: TournamentStore, tx: Any, board: Any, places: Any) -> bool:
        if board.tournament == bad:
            raise ValueError("a mistake of ours")
        return await decide_board(self, tx, board, places)

    monkeypatch.setattr(TournamentStore, "decide", failing)
    with capture_logs() as told:
        await played(node.tables, one)
        await played(node.tables, other)
        await node.tournaments.drain()
        await node.tournaments.sweep()
    status = {
        tournament: (await node.tournaments.page(tournament, "ana")).card.status
        for tournament in (bad, good)
    }
    assert status == {bad: "running", good: "over"}
    failed = [line for line in told if line["event"] == "task.failed"]
    assert {line["key"] for line in failed} == {one, bad}
    monkeypatch.setattr(TournamentStore, "decide", decide_board)

    await node.tournaments.sweep()

    assert (await node.tournaments.page(bad, "ana")).card.status == "over"


async def test_a_match_that_ends_while_it_is_forfeited_counts_as_it_ended(
    store: TestStore,
) -> None:
    """The last move came first: nothing is refused, and no place is lost."""
    node = Node(store)
    tournament, (table,) = await node.begun("ana", "ben")
    await node.rows.mark_gone(tournament, 1)
    stored, actions = await node.decided(tournament)
    await played(node.tables, table)

    assert await node.progress.perform(stored, actions) is None
    page = await play_tournament(node.tables, node.tournaments, tournament)
    await node.tournaments.advance(tournament)

    found = await node.store.table(table)
    assert found is not None
    assert found.row.reason is None
    assert page.rounds[0].boards[0].table == table
