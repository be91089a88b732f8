"""Deleting an account leaves no match behind in which nobody can move."""

import time
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import Column, update

from tambo.house.accounts.erasure import AllPersonalData
from tambo.house.platform.database.database import Tx
from tambo.house.platform.database.personal_data import Export
from tambo.house.platform.errors import HouseError
from tambo.house.platform.identity import Credentials
from tambo.house.tables import schema
from tambo.house.tables.model import DEPARTED
from tambo.house.tables.wire import SeatRequest, TableRequest
from tambo.house.tables.wire_terms import StandIn, Terms
from tambo.house.timekeeping.store import TimeoutStore
from tests.house.conftest import KEY, make_house_tables
from tests.house.matches import played, seated
from tests.house.personal import all_data, data_of
from tests.house.sample_house import sample_catalog
from tests.house.subjects import leavers_over, lobby_over
from tests.house.units import Tables, TestStore

GONE = StandIn("first", "gone")


class Failing:
    """A subject in which something goes wrong after all others have been erased."""

    columns: Sequence[Column[Any]] = ()

    async def export(self, tx: Tx, person: str) -> Export:
        raise NotImplementedError

    async def merge(self, tx: Tx, guest: str, person: str) -> None:
        raise NotImplementedError

    async def erase(self, tx: Tx, person: str) -> None:
        raise RuntimeError("the power fails")


async def begun(tables: Tables, *people: str) -> tuple[str, int]:
    """A match, and the seat that must move."""
    table = await seated(tables, *people, terms=Terms())
    await played(tables, table, stop=3)
    (seat, *_) = (await tables.registry.live(table)).match.to_act
    return table, seat


async def test_a_bot_plays_from_the_moment_of_the_erasure_on(any_store: TestStore) -> None:
    """Nothing that comes after the transaction is needed: the house may die with it."""
    table, seat = await begun(make_house_tables(any_store), "ana", "ben")
    leaver = ("ana", "ben")[seat]

    await data_of(any_store).erase(leaver)

    live = await make_house_tables(any_store).registry.live(table)
    assert live.stand_ins == {seat: GONE}
    assert live.row.status == "running"
    assert seat not in live.row.to_act
    assert await any_store.awaiting_bots() == [table]


async def test_a_table_in_memory_has_the_bot_at_once(any_store: TestStore) -> None:
    tables = make_house_tables(any_store)
    table, seat = await begun(tables, "ana", "ben")

    async with any_store.transaction() as tx:
        await all_data(any_store, tables.changes.publish_forgotten).erase(tx, ("ana", "ben")[seat])

    card = await tables.cards.card(table, ("ana", "ben")[1 - seat])
    assert (card.seats[seat].kind, card.seats[seat].stand_in) == ("open", GONE)
    live = await tables.registry.live(table)
    choice = live.match.legal(seat)[0]
    await tables.commands.play(table, seat, live.match.decision(seat), choice, "bot", is_bot=True)


async def test_a_node_that_has_not_heard_of_it_goes_on_after_the_bot(
    any_store: TestStore,
) -> None:
    """The log's number was taken: the move is tried again on what the log says."""
    other_node = make_house_tables(any_store)
    table, seat = await begun(other_node, "ana", "ben")
    stale = await other_node.registry.live(table)
    await data_of(any_store).erase(("ana", "ben")[1 - seat])

    choice, decision = stale.match.legal(seat)[0], stale.match.decision(seat)
    await other_node.commands.play(table, seat, decision, choice, "mine")

    log = await any_store.log_of(table)
    assert [row.kind for row in log[-2:]] == ["stand-in", "play"]
    assert (await other_node.registry.live(table)).stand_ins == {1 - seat: GONE}


async def test_a_paused_match_goes_on_with_the_bot(any_store: TestStore) -> None:
    tables = make_house_tables(any_store)
    table, seat = await begun(tables, "ana", "ben")
    await tables.commands.pause_by_agreement(table)

    await data_of(any_store).erase(("ana", "ben")[seat])

    again = make_house_tables(any_store)
    live = await again.registry.live(table)
    assert (live.row.status, live.stand_ins) == ("paused", {seat: GONE})
    await again.commands.resume(table, by_agreement=True)
    assert await any_store.awaiting_bots() == [table]


async def test_all_seats_of_a_shared_device_are_played_by_bots(any_store: TestStore) -> None:
    tables = make_house_tables(any_store)
    table, _ = await begun(tables, "ana", "ana", "ben")

    await data_of(any_store).erase("ana")

    live = await make_house_tables(any_store).registry.live(table)
    assert live.stand_ins == {0: GONE, 1: GONE}
    assert [chair.player_id for chair in live.seats] == [None, None, "ben"]


async def test_an_erasure_that_fails_has_changed_nothing(any_store: TestStore) -> None:
    tables = make_house_tables(any_store)
    table, _ = await begun(tables, "ana", "ben")
    heard: list[str] = []
    before = await any_store.table(table)

    data = AllPersonalData([all_data(any_store, heard.extend), Failing()])
    with pytest.raises(RuntimeError):
        async with any_store.transaction() as tx:
            await data.erase(tx, "ana")

    assert await any_store.table(table) == before
    assert heard == []


async def test_a_bot_may_be_asked_for_where_an_account_was_deleted(
    any_store: TestStore,
) -> None:
    """Matches that were stranded before; nobody must wait until who is gone is away."""
    tables = make_house_tables(any_store, now=time.time)
    table, seat = await begun(tables, "ana", "ben")
    seats = schema.seats
    here = (seats.c.table_id == table, seats.c.seat == seat)
    async with any_store.transaction() as tx:
        free = {"kind": "open", "player_id": None, "name": "", "state": DEPARTED}
        await tx.execute(update(seats).where(*here).values(**free))
    tables.registry.forget(table)
    lobby = lobby_over(tables, any_store, sample_catalog(), Credentials(KEY))
    leave_service = leavers_over(
        tables, lobby.leave_seat, any_store, TimeoutStore(), sample_catalog()
    )

    card = await leave_service.ask_for_bot(table, seat, ("ana", "ben")[1 - seat])

    bot = card.seats[seat].stand_in
    assert bot is not None
    assert bot.why == "gone"
    assert await any_store.awaiting_bots() == [table]
    with pytest.raises(HouseError):
        await leave_service.ask_for_bot(table, seat, ("ana", "ben")[1 - seat])


async def test_who_is_gone_cannot_take_the_seat_back_at_a_node_that_is_behind(
    any_store: TestStore,
) -> None:
    """There the seat still is theirs; the bot must stay, or nobody could move."""
    behind = make_house_tables(any_store, is_followed=lambda _table: True)
    table, seat = await begun(behind, "ana", "ben")
    leaver = ("ana", "ben")[seat]
    await data_of(any_store).erase(leaver)
    lobby = lobby_over(behind, any_store, sample_catalog(), Credentials(KEY))
    leave_service = leavers_over(
        behind, lobby.leave_seat, any_store, TimeoutStore(), sample_catalog()
    )

    with pytest.raises(HouseError) as refused:
        await leave_service.come_back(table, seat, leaver)

    assert refused.value.code == "seat.foreign"
    assert (await make_house_tables(any_store).registry.live(table)).stand_ins == {seat: GONE}


async def test_a_bot_plays_for_the_last_who_leaves_where_a_player_may_still_come(
    any_store: TestStore,
) -> None:
    """A free seat waits for a person with its link: they must find another player there."""
    table, seat = await begun(make_house_tables(any_store), "ana", "ben")
    data = data_of(any_store)
    await data.erase(("ana", "ben")[1 - seat])
    await data.erase(("ana", "ben")[seat])

    tables = make_house_tables(any_store)
    assert await tables.joining.take_seat(table, 1 - seat, "dan", "Dan")

    live = await tables.registry.live(table)
    assert set(live.stand_ins) == {0, 1}
    assert await any_store.awaiting_bots() == [table]


async def test_a_table_whose_owner_is_gone_waits_for_another(any_store: TestStore) -> None:
    tables = make_house_tables(any_store)
    table = (
        await tables.opening.open(
            TableRequest("tiki", [SeatRequest("me"), SeatRequest("open")]), "ana"
        )
    ).id

    await data_of(any_store).erase("ana")

    tables = make_house_tables(any_store)
    assert await tables.joining.take_seat(table, 1, "ben", "Ben")
    assert (await tables.registry.live(table)).row.status == "waiting"
    assert await tables.joining.take_seat(table, 0, "dan", "Dan")
    assert (await tables.registry.live(table)).row.status == "running"
