"""What a person asks of the house costs as much as the person has, not as the house has."""

from tambo.house.storage.belongings import Belongings
from tambo.house.storage.lobby import LobbyStore
from tambo.house.storage.schema import metadata
from tambo.house.storage.sqlite import SqliteStore
from tambo.house.table.service import Tables
from tambo.house.wire.tables import SeatWanted, TableWanted
from tests.house.plans import Plans

GROWING = set(metadata.tables) - {"closures", "hours", "probes", "rating_books", "leases"}
"""What a house has more of with every guest; the rest stays short."""


async def test_nothing_a_person_asks_for_reads_all_tables(
    tables: Tables, store: SqliteStore
) -> None:
    seats = [SeatWanted("me"), SeatWanted("bot", level="any")]
    await tables.open(TableWanted("tiki", seats), "ana")
    plans = Plans()
    lobby = LobbyStore(store.writer, store.reader)
    belongings = Belongings(store.writer, store.reader)

    with plans.recorded(store.writer, store.reader):
        assert len(await store.tables_of("ana", 10)) == 1
        assert await lobby.levels_met("ana", "tiki", 5) == ["any"]
        await lobby.go_away("ana", 1.0, 2.0)
        await belongings.rename("ana", "Ana", "Anna")
        assert len(await belongings.tables_of("ana")) == 1
        await belongings.seats_in_play("ana")
        assert len(await belongings.bring("ana", "account")) == 1
        assert await belongings.ended_of("account", 5) == []
        assert len(await belongings.depart("account", {})) == 1

    assert len(plans.asked) > 20
    async with store.reader.connect() as connection:
        found = await plans.scans(connection, GROWING)
    assert not found, "\n".join(found)
