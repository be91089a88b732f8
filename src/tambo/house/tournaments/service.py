"""What can be done with cups, and what the house does with them by itself.

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
from tambo.house.tables.creation import clean_name, new_id
from tambo.house.tables.names import AccountNames, shown_name
from tambo.house.tables.registry import Registry
from tambo.house.tables.terms import settle_pace
from tambo.house.tournaments.cards import card_of, page_of
from tambo.house.tournaments.progress import Progress, stored_cup
from tambo.house.tournaments.rounds import first_boards, games_of, least_entrants
from tambo.house.tournaments.store import (
    EntryRow,
    Overtaken,
    TournamentRow,
    TournamentSnapshot,
    TournamentStore,
)
from tambo.house.tournaments.wire import CupCard, CupPage, CupWanted

logger = structlog.get_logger("tambo.house.cups")
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
        shelf: Catalog,
        jobs: Supervisor,
        now: Now,
    ) -> None:
        self._registry = registry
        self._changes = changes
        self._account_names = account_names
        self._db = db
        self._store = TournamentStore()
        self._shelf = shelf
        self._now = now
        self._progress = progress
        self._looking = KeyedWorker(jobs, "tournaments", self._look)

    def start(self) -> None:
        self._changes.subscribe(self.wake)

    async def drain(self) -> None:
        """Wait for the tournaments that are being carried on because a match has ended."""
        await self._looking.drain()

    # By people

    async def create(self, wish: CupWanted, person: str) -> CupPage:
        title = clean_name(wish.title)
        if not title:
            raise HouseError("tournament.title")
        size, game = wish.size, wish.game
        if wish.kind == "pentathlon":
            size, game = PENTATHLON_SIZE, ""
        elif size not in self._shelf.load_ready(game).meta.players or size < 2:
            raise HouseError("tournament.game")
        if not 0 <= wish.rounds <= MOST_ROUNDS:
            raise HouseError("tournament.game")
        pace = settle_pace(wish.pace)
        if pace.kind == "none":
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
            owner=person,
            seed=secrets.token_hex(16),
            created=self._now(),
            pace=msgspec.structs.asdict(pace),
        )
        name = await shown_name(self._account_names, person, wish.name)
        entries = [EntryRow(1, person, name, "")] if wish.plays else []
        async with self._db.transaction() as tx:
            await self._store.create(tx, row, entries)
        logger.info("tournament.created", cup=row.id, kind=row.kind)
        return await self.page(row.id, person)

    async def join(self, cup: str, name: str, person: str) -> CupPage:
        entry = EntryRow(0, person, await shown_name(self._account_names, person, name), "")
        await self._enter(cup, entry)
        return await self.page(cup, person)

    async def add_bot(self, cup: str, level: str, person: str) -> CupPage:
        await self._enter(cup, EntryRow(0, None, "", level), owner=person)
        return await self.page(cup, person)

    async def _enter(self, cup: str, entry: EntryRow, owner: str | None = None) -> None:
        """HouseError; also if `owner` is given and is not the cup's."""
        for _ in range(ATTEMPTS):
            try:
                async with self._db.transaction() as tx:
                    stored = await stored_cup(tx, self._store, cup, for_update=True)
                    if owner is not None:
                        _check_owner(stored, owner)
                    _check_joining(stored)
                    if entry.person is None:
                        self._shelf.check_level(entry.level)
                    if await self._store.enter(tx, cup, entry, MOST_ENTRANTS):
                        return
                break
            except Overtaken:
                continue
        raise HouseError("tournament.full")

    async def leave(self, cup: str, entry: int, person: str) -> CupPage:
        """Somebody goes, or is struck by the one who made the cup. Before the start the entry is
        gone; later it loses what it has not played, and its present match ends. Nobody decides
        that about the one he is just playing."""
        async with self._db.transaction() as tx:
            stored = await stored_cup(tx, self._store, cup, for_update=True)
            _check_leaving(stored, entry, person)
            has_begun = not await self._store.withdraw(tx, cup, entry)
            if has_begun:
                await self._store.mark_gone(tx, cup, entry)
        if has_begun:
            await self.advance(cup)
        return await self.page(cup, person)

    async def begin(self, cup: str, person: str) -> CupPage:
        async with self._db.transaction() as tx:
            stored = await stored_cup(tx, self._store, cup, for_update=True)
            _check_owner(stored, person)
            _check_joining(stored)
            least = least_entrants(stored.row, self._shelf)
            if len(stored.entries) < least:
                raise HouseError("tournament.few", count=least)
            rounds, boards = first_boards(stored.row, stored.entries, self._shelf, new_id)
            is_ours = await self._store.begin(tx, cup, rounds, boards)
        if is_ours:
            logger.info("tournament.begun", cup=cup, rounds=rounds, entrants=len(stored.entries))
        await self.advance(cup)
        return await self.page(cup, person)

    async def cancel(self, cup: str, person: str) -> list[CupCard]:
        """Give up a cup that has not begun; the cups that are left."""
        async with self._db.transaction() as tx:
            stored = await stored_cup(tx, self._store, cup, for_update=True)
            _check_owner(stored, person)
            _check_joining(stored)
            if not await self._store.cancel(tx, cup):
                raise HouseError("tournament.started")
        logger.info("tournament.cancelled", cup=cup)
        return await self.listed()

    # Reading

    async def cup_of(self, table: str) -> list[CupCard]:
        """The cup that a table belongs to, if there is one."""
        async with self._db.read() as tx:
            cup = await self._store.cup_of(tx, table)
            if cup is None:
                return []
            stored = await stored_cup(tx, self._store, cup)
        return [card_of(stored.row, sum(entry.status == "in" for entry in stored.entries))]

    async def listed(self) -> list[CupCard]:
        async with self._db.read() as tx:
            return [card_of(row, count) for row, count in await self._store.newest(tx, LISTED)]

    async def page(self, cup: str, person: str) -> CupPage:
        async with self._db.read() as tx:
            stored = await stored_cup(tx, self._store, cup)
            planned = [board.table for board in stored.boards if board.table is not None]
            opened = await self._store.opened(tx, planned)
        people = [entry.person for entry in stored.entries if entry.person is not None]
        names = await self._account_names(people)
        return page_of(stored, games_of(stored.row, self._shelf), person, opened, names)

    # By the house

    def wake(self, table: str) -> None:
        """A table has changed: perhaps its match is over and belongs to a cup."""
        live = self._registry.loaded(table)
        if live is not None and live.row.status == "over":
            self._looking.wake(table)

    async def _look(self, table: str) -> None:
        async with self._db.read() as tx:
            cup = await self._store.cup_of(tx, table)
        if cup is not None:
            await self.advance(cup)

    async def sweep(self) -> None:
        """Go on with every cup that is running. One that fails is reported and holds up no
        others."""
        async with self._db.read() as tx:
            running = await self._store.running(tx)
        for cup in running:
            try:
                await self.advance(cup)
            except Exception as error:
                report(error, "tournaments", key=cup)

    async def advance(self, cup: str) -> None:
        """Open what has to be opened, take note of what is over, and go on to the next round for
        as long as there is something to do."""
        await self._progress.advance(cup)


def _check_owner(stored: TournamentSnapshot, person: str) -> None:
    if stored.row.owner != person:
        raise HouseError("tournament.foreign")


def _check_joining(stored: TournamentSnapshot) -> None:
    if stored.row.status != "joining":
        raise HouseError("tournament.started")


def _check_leaving(stored: TournamentSnapshot, entry: int, person: str) -> None:
    """HouseError unless a person may take an entry out of a cup."""
    found = next((one for one in stored.entries if one.number == entry), None)
    if found is None:
        raise HouseError("tournament.entry")
    if person not in (stored.row.owner, found.person):
        raise HouseError("tournament.foreign")
    if stored.row.status == "over":
        raise HouseError("tournament.not-running")
    if person != found.person and _are_playing(stored, person, entry):
        raise HouseError("tournament.opponent")


def _are_playing(stored: TournamentSnapshot, person: str, entry: int) -> bool:
    """Whether somebody has a match against an entrant that is not decided."""
    mine = {one.number for one in stored.entries if one.person == person}
    return any(
        board.places is None
        and board.round == stored.row.round
        and entry in board.entrants
        and mine & set(board.entrants)
        for board in stored.boards
    )
