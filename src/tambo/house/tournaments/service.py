"""What can be done with tournaments, and what the house does with them by itself.

Rounds go on whenever a match of theirs ends, on whichever node that happens; a sweep looks after
what a node that died has left. What has to be done is decided in `decisions`, and is done in
`progress`.
"""

import secrets

import msgspec
import structlog

from tambo.house.catalog.games import Catalog
from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database
from tambo.house.platform.errors import HouseError
from tambo.house.platform.tasks import KeyedWorker, Supervisor, report
from tambo.house.tables.changes import TableChanges
from tambo.house.tables.creation import new_id
from tambo.house.tables.names import AccountNames, clean_name, shown_name
from tambo.house.tables.registry import Registry
from tambo.house.tables.terms import checked_time_control
from tambo.house.tournaments.cards import card_of, page_of
from tambo.house.tournaments.progress import Progress, stored_tournament
from tambo.house.tournaments.rounds import first_boards, games_of, least_entrants
from tambo.house.tournaments.store import (
    EntryRow,
    Overtaken,
    TournamentRow,
    TournamentSnapshot,
    TournamentStore,
)
from tambo.house.tournaments.wire import TournamentPage, TournamentRequest, TournamentSummary

logger = structlog.get_logger("tambo.house.tournaments")
ATTEMPTS = 5
MOST_ENTRANTS = 32
MOST_ROUNDS = 15
LISTED = 50
PENTATHLON_SIZE = 4


class Tournaments:
    def __init__(
        self,
        progress: Progress,
        registry: Registry,
        changes: TableChanges,
        account_names: AccountNames,
        db: Database,
        catalog: Catalog,
        jobs: Supervisor,
        now: Now,
    ) -> None:
        self._registry = registry
        self._changes = changes
        self._account_names = account_names
        self._db = db
        self._store = TournamentStore()
        self._catalog = catalog
        self._now = now
        self._progress = progress
        self._looking = KeyedWorker(jobs, "tournaments", self._look)

    def start(self) -> None:
        self._changes.subscribe(self.wake)

    async def drain(self) -> None:
        """Wait for the tournaments that are being carried on because a match has ended."""
        await self._looking.drain()

    # By people

    async def create(self, wish: TournamentRequest, player_id: str) -> TournamentPage:
        title = clean_name(wish.title)
        if not title:
            raise HouseError("tournament.title")
        size, game = wish.size, wish.game
        if wish.kind == "pentathlon":
            size, game = PENTATHLON_SIZE, ""
        elif size not in self._catalog.load_ready(game).meta.players or size < 2:
            raise HouseError("tournament.game")
        if not 0 <= wish.rounds <= MOST_ROUNDS:
            raise HouseError("tournament.game")
        time_control = checked_time_control(wish.time_control)
        if time_control.kind == "none":
            raise HouseError("terms.rated-clock")
        row = TournamentRow(
            id=new_id(),
            title=title,
            kind=wish.kind,
            game=game,
            size=size,
            rounds=wish.rounds if wish.kind == "swiss" else 0,
            status="joining",
            round=0,
            owner_id=player_id,
            seed=secrets.token_hex(16),
            created=self._now(),
            time_control=msgspec.structs.asdict(time_control),
        )
        name = await shown_name(self._account_names, player_id, wish.name)
        entries = [EntryRow(1, player_id, name, "")] if wish.plays else []
        async with self._db.transaction() as tx:
            await self._store.create(tx, row, entries)
        logger.info("tournament.created", tournament=row.id, kind=row.kind)
        return await self.page(row.id, player_id)

    async def join(self, tournament: str, name: str, player_id: str) -> TournamentPage:
        entry = EntryRow(0, player_id, await shown_name(self._account_names, player_id, name), "")
        await self._enter(tournament, entry)
        return await self.page(tournament, player_id)

    async def add_bot(self, tournament: str, level: str, player_id: str) -> TournamentPage:
        await self._enter(tournament, EntryRow(0, None, "", level), owner_id=player_id)
        return await self.page(tournament, player_id)

    async def _enter(self, tournament: str, entry: EntryRow, owner_id: str | None = None) -> None:
        """HouseError; also if `owner_id` is given and is not the tournament's."""
        for _ in range(ATTEMPTS):
            try:
                async with self._db.transaction() as tx:
                    stored = await stored_tournament(tx, self._store, tournament, for_update=True)
                    if owner_id is not None:
                        _check_owner(stored, owner_id)
                    _check_joining(stored)
                    if entry.player_id is None:
                        self._catalog.check_level(entry.level)
                    if await self._store.enter(tx, tournament, entry, MOST_ENTRANTS):
                        return
                break
            except Overtaken:
                continue
        raise HouseError("tournament.full")

    async def leave(self, tournament: str, entry: int, player_id: str) -> TournamentPage:
        """An entrant leaves, or the organiser removes them. Before the start the entry is deleted;
        later it loses what it has not played, and its present match ends. Organisers cannot
        remove their own present opponent."""
        async with self._db.transaction() as tx:
            stored = await stored_tournament(tx, self._store, tournament, for_update=True)
            _check_leaving(stored, entry, player_id)
            has_begun = not await self._store.withdraw(tx, tournament, entry)
            if has_begun:
                await self._store.mark_gone(tx, tournament, entry)
        if has_begun:
            await self.advance(tournament)
        return await self.page(tournament, player_id)

    async def begin(self, tournament: str, player_id: str) -> TournamentPage:
        async with self._db.transaction() as tx:
            stored = await stored_tournament(tx, self._store, tournament, for_update=True)
            _check_owner(stored, player_id)
            _check_joining(stored)
            least = least_entrants(stored.row, self._catalog)
            if len(stored.entries) < least:
                raise HouseError("tournament.few", count=least)
            rounds, boards = first_boards(stored.row, stored.entries, self._catalog, new_id)
            is_ours = await self._store.begin(tx, tournament, rounds, boards)
        if is_ours:
            logger.info(
                "tournament.begun",
                tournament=tournament,
                rounds=rounds,
                entrants=len(stored.entries),
            )
        await self.advance(tournament)
        return await self.page(tournament, player_id)

    async def cancel(self, tournament: str, player_id: str) -> list[TournamentSummary]:
        """Give up a tournament that has not begun; the tournaments that are left."""
        async with self._db.transaction() as tx:
            stored = await stored_tournament(tx, self._store, tournament, for_update=True)
            _check_owner(stored, player_id)
            _check_joining(stored)
            if not await self._store.cancel(tx, tournament):
                raise HouseError("tournament.started")
        logger.info("tournament.cancelled", tournament=tournament)
        return await self.listed()

    # Reading

    async def tournament_of(self, table: str) -> list[TournamentSummary]:
        """The tournament that a table belongs to, if there is one."""
        async with self._db.read() as tx:
            tournament = await self._store.tournament_of(tx, table)
            if tournament is None:
                return []
            stored = await stored_tournament(tx, self._store, tournament)
        return [card_of(stored.row, sum(entry.status == "in" for entry in stored.entries))]

    async def listed(self) -> list[TournamentSummary]:
        async with self._db.read() as tx:
            return [card_of(row, count) for row, count in await self._store.newest(tx, LISTED)]

    async def page(self, tournament: str, player_id: str) -> TournamentPage:
        async with self._db.read() as tx:
            stored = await stored_tournament(tx, self._store, tournament)
            planned = [board.table for board in stored.boards if board.table is not None]
            opened = await self._store.opened(tx, planned)
        people = [entry.player_id for entry in stored.entries if entry.player_id is not None]
        names = await self._account_names(people)
        return page_of(stored, games_of(stored.row, self._catalog), player_id, opened, names)

    # By the house

    def wake(self, table: str) -> None:
        """A table has changed: perhaps its match is over and belongs to a tournament."""
        live = self._registry.loaded(table)
        if live is not None and live.row.status == "over":
            self._looking.wake(table)

    async def _look(self, table: str) -> None:
        async with self._db.read() as tx:
            tournament = await self._store.tournament_of(tx, table)
        if tournament is not None:
            await self.advance(tournament)

    async def sweep(self) -> None:
        """Go on with every tournament that is running. One that fails is reported and holds up no
        others."""
        async with self._db.read() as tx:
            running = await self._store.running(tx)
        for tournament in running:
            try:
                await self.advance(tournament)
            except Exception as error:
                report(error, "tournaments", key=tournament)

    async def advance(self, tournament: str) -> None:
        """Open what has to be opened, take note of what is over, and go on to the next round for
        as long as there is something to do."""
        await self._progress.advance(tournament)


def _check_owner(stored: TournamentSnapshot, player_id: str) -> None:
    if stored.row.owner_id != player_id:
        raise HouseError("tournament.foreign")


def _check_joining(stored: TournamentSnapshot) -> None:
    if stored.row.status != "joining":
        raise HouseError("tournament.started")


def _check_leaving(stored: TournamentSnapshot, entry: int, player_id: str) -> None:
    """HouseError unless a person may take an entry out of a tournament."""
    found = next((one for one in stored.entries if one.number == entry), None)
    if found is None:
        raise HouseError("tournament.entry")
    if player_id not in (stored.row.owner_id, found.player_id):
        raise HouseError("tournament.foreign")
    if stored.row.status == "over":
        raise HouseError("tournament.not-running")
    if player_id != found.player_id and _are_playing(stored, player_id, entry):
        raise HouseError("tournament.opponent")


def _are_playing(stored: TournamentSnapshot, player_id: str, entry: int) -> bool:
    """Whether a player has an undecided match against an entrant."""
    mine = {one.number for one in stored.entries if one.player_id == player_id}
    return any(
        board.places is None
        and board.round == stored.row.round
        and entry in board.entrants
        and mine & set(board.entrants)
        for board in stored.boards
    )
