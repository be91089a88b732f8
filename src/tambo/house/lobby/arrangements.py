"""The terms of a table as far as its people can agree on others while they play."""

import msgspec

from tambo.house.lobby.store import LobbyStore
from tambo.house.platform.errors import declined
from tambo.house.tables.model import StoredTable
from tambo.house.tables.service import Tables
from tambo.house.tables.terms import settle_pace
from tambo.house.tables.wire_terms import Pace


class TermsInPlay:
    """A rated match keeps its clock, whatever else changes: somebody's rating hangs on it."""

    def __init__(self, tables: Tables, rows: LobbyStore) -> None:
        self._tables = tables
        self._rows = rows

    def is_rated(self, stored: StoredTable) -> bool:
        return stored.terms.is_rated

    def check_pace(self, stored: StoredTable, pace: dict[str, str | int]) -> None:
        settled = _settled(pace)
        if settled == msgspec.convert(stored.terms.pace, Pace):
            raise declined("ask.pace")
        if stored.terms.is_rated and settled.kind == "none":
            raise declined("terms.rated-clock")

    async def change_pace(self, table: str, pace: dict[str, str | int]) -> None:
        """From this moment on everybody has the time of the new pace, whole."""
        kept = msgspec.structs.asdict(_settled(pace))
        if await self._rows.change_pace(table, kept, self._tables.now()):
            await self._tables.registry.refresh(table)
            self._tables.changed(table)


def _settled(pace: dict[str, str | int]) -> Pace:
    try:
        return settle_pace(msgspec.convert(pace, Pace))
    except msgspec.ValidationError:
        raise declined("ask.pace") from None
