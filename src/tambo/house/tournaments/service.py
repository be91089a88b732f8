"""What can be done with cups, and what the house does with them by itself.

Rounds go on whenever a match of theirs ends, on whichever node that happens; a patrol looks after
what a node that died has left. Everything may be done twice: the first word stands.
"""

import asyncio
import secrets

import msgspec
import structlog

from tambo.core.errors import TamboError
from tambo.house.catalog.games import Shelf
from tambo.house.platform.errors import declined
from tambo.house.tables.commands import FORFEIT
from tambo.house.tables.creation import clean_name, from_seats, new_id, now
from tambo.house.tables.model import SeatRow
from tambo.house.tables.service import Tables
from tambo.house.tables.terms import settle_pace
from tambo.house.tables.wire_terms import Pace, Terms
from tambo.house.tournaments.cards import card_of, page_of
from tambo.house.tournaments.rounds import first_boards, games_of, least_entrants, next_boards
from tambo.house.tournaments.store import BoardRow, CupRow, CupStore, EntryRow, StoredCup
from tambo.house.tournaments.wire import CupCard, CupPage, CupWanted

logger = structlog.get_logger("tambo.house.cups")
MOST_ENTRANTS = 32
MOST_ROUNDS = 15
LISTED = 50
STAND_IN = "medium"
PENTATHLON_SIZE = 4
ENDED = ("over", "closed")


class Cups:
    def __init__(self, tables: Tables, store: CupStore, shelf: Shelf) -> None:
        self._tables = tables
        self._store = store
        self._shelf = shelf
        self._at_work: dict[str, asyncio.Task[None]] = {}

    def start(self) -> None:
        self._tables.on_change(self.wake)

    async def close(self) -> None:
        if self._at_work:
            await asyncio.wait(list(self._at_work.values()))

    # By people

    async def create(self, wish: CupWanted, person: str) -> CupPage:
        title = clean_name(wish.title)
        if not title:
            raise declined("cup.title")
        size, game = wish.size, wish.game
        if wish.kind == "pentathlon":
            size, game = PENTATHLON_SIZE, ""
        elif size not in self._shelf.load_ready(game).meta.players or size < 2:
            raise declined("cup.game")
        if not 0 <= wish.rounds <= MOST_ROUNDS:
            raise declined("cup.game")
        pace = settle_pace(wish.pace)
        if pace.kind == "none":
            raise declined("terms.rated-clock")
        row = CupRow(
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
            created=now(),
            pace=msgspec.structs.asdict(pace),
        )
        name = await self._tables.shown_name(person, wish.name)
        entries = [EntryRow(1, person, name, "")] if wish.plays else []
        await self._store.create(row, entries)
        logger.info("cup.created", cup=row.id, kind=row.kind)
        return await self.page(row.id, person)

    async def join(self, cup: str, name: str, person: str) -> CupPage:
        stored = await self._stored(cup)
        self._check_joining(stored)
        entry = EntryRow(0, person, await self._tables.shown_name(person, name), "")
        if not await self._store.enter(cup, entry, MOST_ENTRANTS):
            raise declined("cup.full")
        return await self.page(cup, person)

    async def add_bot(self, cup: str, level: str, person: str) -> CupPage:
        stored = await self._owned(cup, person)
        self._check_joining(stored)
        self._shelf.check_level(level)
        if not await self._store.enter(cup, EntryRow(0, None, "", level), MOST_ENTRANTS):
            raise declined("cup.full")
        return await self.page(cup, person)

    async def leave(self, cup: str, entry: int, person: str) -> CupPage:
        """Somebody goes, or is struck by the one who made the cup. Before the start the entry is
        gone; later it loses what it has not played, and its present match ends. Nobody decides
        that about the one he is just playing."""
        stored = await self._stored(cup)
        found = next((one for one in stored.entries if one.number == entry), None)
        if found is None:
            raise declined("cup.entry")
        if person not in (stored.row.owner, found.person):
            raise declined("cup.foreign")
        if stored.row.status == "over":
            raise declined("cup.not-running")
        if person != found.person and _are_playing(stored, person, entry):
            raise declined("cup.opponent")
        if not await self._store.withdraw(cup, entry):
            await self._store.mark_gone(cup, entry)
            await self.advance(cup)
        return await self.page(cup, person)

    async def begin(self, cup: str, person: str) -> CupPage:
        stored = await self._owned(cup, person)
        self._check_joining(stored)
        least = least_entrants(stored.row, self._shelf)
        if len(stored.entries) < least:
            raise declined("cup.few", count=least)
        rounds, boards = first_boards(stored.row, stored.entries, self._shelf, new_id)
        if await self._store.begin(cup, rounds, boards):
            logger.info("cup.begun", cup=cup, rounds=rounds, entrants=len(stored.entries))
        await self.advance(cup)
        return await self.page(cup, person)

    async def cancel(self, cup: str, person: str) -> list[CupCard]:
        """Give up a cup that has not begun; the cups that are left."""
        self._check_joining(await self._owned(cup, person))
        if not await self._store.cancel(cup):
            raise declined("cup.started")
        logger.info("cup.cancelled", cup=cup)
        return await self.listed()

    # Reading

    async def cup_of(self, table: str) -> list[CupCard]:
        """The cup that a table belongs to, if there is one."""
        cup = await self._store.cup_of(table)
        if cup is None:
            return []
        stored = await self._stored(cup)
        return [card_of(stored.row, sum(entry.status == "in" for entry in stored.entries))]

    async def listed(self) -> list[CupCard]:
        return [card_of(row, count) for row, count in await self._store.newest(LISTED)]

    async def page(self, cup: str, person: str) -> CupPage:
        stored = await self._stored(cup)
        planned = [board.table for board in stored.boards if board.table is not None]
        opened = await self._store.opened(planned)
        return page_of(stored, games_of(stored.row, self._shelf), person, opened)

    # By the house

    def wake(self, table: str) -> None:
        """A table has changed: perhaps its match is over and belongs to a cup."""
        live = self._tables.registry.loaded(table)
        if live is None or live.row.status != "over" or table in self._at_work:
            return
        task = asyncio.create_task(self._look(table))
        self._at_work[table] = task
        task.add_done_callback(lambda _done: self._at_work.pop(table, None))

    async def _look(self, table: str) -> None:
        try:
            cup = await self._store.cup_of(table)
            if cup is not None:
                await self.advance(cup)
        except Exception:
            logger.exception("cup.stuck", table=table)

    async def sweep(self) -> None:
        for cup in await self._store.running():
            try:
                await self.advance(cup)
            except TamboError as error:
                logger.warning("cup.stuck", cup=cup, code=error.code)

    async def advance(self, cup: str) -> None:
        """Open what has to be opened, take note of what is over, and go on to the next round for
        as long as there is something to do."""
        while True:
            stored = await self._stored(cup)
            if stored.row.status != "running":
                return
            boards = [board for board in stored.boards if board.round == stored.row.round]
            if not await self._decide(stored, boards):
                return
            if stored.row.round < stored.row.rounds and _enough(stored):
                fresh = await self._stored(cup)
                new = next_boards(fresh, self._shelf, new_id)
                if await self._store.go_on(cup, stored.row.round, new):
                    logger.info("cup.round", cup=cup, round=stored.row.round + 1)
            elif await self._store.end(cup):
                logger.info("cup.over", cup=cup)

    async def _decide(self, stored: StoredCup, boards: list[BoardRow]) -> bool:
        """Whether every board of the round is decided now."""
        all_done = True
        for board in boards:
            if board.places is not None:
                continue
            places = await self._places(stored, board)
            if places is None:
                all_done = False
            else:
                await self._store.decide(board, places)
        return all_done

    async def _places(self, stored: StoredCup, board: BoardRow) -> list[int] | None:
        assert board.table is not None
        gone = {entry.number for entry in stored.entries if entry.status == "gone"}
        left = [entrant in gone for entrant in board.entrants]
        table = await self._tables.registry.find(board.table)
        # Whoever has left comes last, and the others share what is above.
        by_leaving = [1 + left.count(False) if is_gone else 1 for is_gone in left]
        if table is not None and str(table.row.status) in ENDED:
            if table.row.reason == FORFEIT:
                return by_leaving
            outcome = (await self._tables.live(board.table)).match.outcome
            if outcome is None:
                # Ended by agreement: nobody is better than another.
                return [1] * len(board.entrants)
            return [outcome.place_of(seat) for seat in range(len(board.entrants))]
        if any(left) and table is not None:
            await self._tables.moves.end(board.table, FORFEIT)
            self._tables.changed(board.table)
            return by_leaving
        if any(left) and len(left) == 2:
            return by_leaving
        if table is None:
            await self._open(stored, board, gone)
        return None

    async def _open(self, stored: StoredCup, board: BoardRow, gone: set[int]) -> None:
        assert board.table is not None
        entries = {entry.number: entry for entry in stored.entries}
        seats = [
            _seat(seat, entries[entrant], entrant in gone)
            for seat, entrant in enumerate(board.entrants)
        ]
        game = self._shelf.load(board.game)
        new = await from_seats(board.table, game, seats, stored.row.owner, self._tables.beginnings)
        pace = msgspec.convert(stored.row.pace, Pace)
        await self._tables.open_seated(new, Terms(is_rated=True, pace=pace))

    async def _stored(self, cup: str) -> StoredCup:
        found = await self._store.cup(cup)
        if found is None:
            raise declined("cup.unknown")
        return await self._with_present_names(found)

    async def _with_present_names(self, cup: StoredCup) -> StoredCup:
        """An account is called by its name, a guest as entered."""
        people = [entry.person for entry in cup.entries if entry.person is not None]
        names = await self._tables.account_names(people)
        entries = [
            msgspec.structs.replace(entry, name=names.get(entry.person or "", entry.name))
            for entry in cup.entries
        ]
        return msgspec.structs.replace(cup, entries=entries)

    async def _owned(self, cup: str, person: str) -> StoredCup:
        stored = await self._stored(cup)
        if stored.row.owner != person:
            raise declined("cup.foreign")
        return stored

    def _check_joining(self, stored: StoredCup) -> None:
        if stored.row.status != "joining":
            raise declined("cup.started")


def _are_playing(stored: StoredCup, person: str, entry: int) -> bool:
    """Whether somebody has a match against an entrant that is not decided."""
    mine = {one.number for one in stored.entries if one.person == person}
    return any(
        board.places is None
        and board.round == stored.row.round
        and entry in board.entrants
        and mine & set(board.entrants)
        for board in stored.boards
    )


def _enough(stored: StoredCup) -> bool:
    return sum(entry.status == "in" for entry in stored.entries) >= 2


def _seat(seat: int, entry: EntryRow, is_gone: bool) -> SeatRow:
    """A bot sits for whoever has left a larger table that was planned from the beginning."""
    if is_gone:
        return SeatRow(seat, "bot", "", STAND_IN, None, None)
    if entry.person is None:
        return SeatRow(seat, "bot", "", entry.level, None, None)
    return SeatRow(seat, "person", entry.name, "", entry.person, None)
