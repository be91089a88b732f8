"""What everybody may know of somebody, and what somebody may take away of himself."""

import asyncio
from collections import Counter
from typing import Any

from tambo.core.outcome import Outcome
from tambo.house.faults import declined
from tambo.house.people.accounts import Accounts
from tambo.house.people.doors import Visitor
from tambo.house.shelf import Shelf
from tambo.house.storage import Store, StoredTable
from tambo.house.storage.people import PeopleStore
from tambo.house.table.live import rebuild
from tambo.house.table.service import Tables
from tambo.house.wire.people import Played, Profile, Tally

COUNTED = 1000
WORKED_OUT = 40
SHOWN = 30

Places = dict[int, tuple[int, int]]


class Profiles:
    def __init__(
        self, people: PeopleStore, accounts: Accounts, tables: Tables, store: Store, shelf: Shelf
    ) -> None:
        self._people = people
        self._belongings = accounts.belongings
        self._accounts = accounts
        self._tables = tables
        self._store = store
        self._shelf = shelf

    async def profile(self, public_id: str, visitor: Visitor) -> Profile:
        """Declined if there is no such account."""
        row = await self._people.account_shown_as(public_id[:32])
        if row is None:
            raise declined("account.unknown")
        ended = await self._belongings.ended_of(row.person, COUNTED)
        known = await self._belongings.results_of(ended)
        for table in [table for table in ended if table not in known][:WORKED_OUT]:
            known[table] = await self._work_out(table)
        matches: Counter[str] = Counter()
        first: Counter[str] = Counter()
        played: list[Played] = []
        for table in ended:
            if table not in known:
                continue
            stored = await self._tables.registry.stored(table)
            seat = next(chair.seat for chair in stored.seats if chair.guest == row.person)
            place, points = known[table].get(seat, (0, 0))
            if place == 0:
                continue
            matches[stored.row.game] += 1
            first[stored.row.game] += place == 1
            if len(played) < SHOWN:
                card = await self._tables.card(table, visitor.person)
                played.append(Played(card, seat, place, points))
        tallies = [Tally(game, count, first[game]) for game, count in matches.most_common()]
        is_me = row.person == visitor.person
        return Profile(row.public_id, row.name, row.created, is_me, tallies, played)

    async def export(self, visitor: Visitor) -> dict[str, Any]:
        """Everything kept of whoever asks; his matches as records where they are over."""
        kept = await self._accounts.export(visitor)
        seats: list[dict[str, Any]] = []
        records: dict[str, Any] = {}
        for table in await self._belongings.tables_of(visitor.person):
            stored = await self._tables.registry.stored(table)
            seats.extend(_own_seats(stored, visitor.person))
            if stored.row.status == "over":
                records[table] = await self._tables.record(table)
        return {**kept, "seats": seats, "records": records}

    async def _work_out(self, table: str) -> Places:
        """Place and points of every seat, from the log; none where these rules cannot replay it."""
        stored = await self._store.table(table)
        log = await self._store.log_of(table)
        assert stored is not None
        try:
            game = self._shelf.load(stored.row.game)
            live = await asyncio.to_thread(rebuild, game, stored, log)
        except Exception:
            return {}
        places = {} if live.match.outcome is None else places_of(live.match.outcome)
        await self._belongings.keep_results(table, places)
        return places


def places_of(outcome: Outcome) -> Places:
    """Who came where, from 1. When all have lost together nobody is first."""
    nobody_won = not outcome.ranking[0]
    return {
        seat: (outcome.place_of(seat) + nobody_won, points)
        for seat, points in enumerate(outcome.scores)
    }


def _own_seats(stored: StoredTable, person: str) -> list[dict[str, Any]]:
    row = stored.row
    about = {"table": row.id, "game": row.game, "status": row.status, "created": row.created}
    if row.owner == person:
        about["opened"] = True  # type: ignore[assignment]
    mine = [chair for chair in stored.seats if chair.guest == person]
    return [{**about, "seat": chair.seat, "name": chair.name} for chair in mine] or [about]
