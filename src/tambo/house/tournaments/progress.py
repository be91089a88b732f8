"""Carries tournaments on: does what has been decided, until nothing is left to be done.

Any node may do it, several at a time, and again after an accident: each action does no harm when it
was done before.
"""

from collections.abc import Sequence

import msgspec
import structlog
from msgspec.structs import replace

from tambo.house.catalog.games import Catalog
from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database, Tx
from tambo.house.platform.errors import HouseError
from tambo.house.tables.commands import FORFEIT, TableCommands
from tambo.house.tables.creation import from_seats, new_id
from tambo.house.tables.model import SeatRow
from tambo.house.tables.names import AccountNames
from tambo.house.tables.opening import TableOpening
from tambo.house.tables.outcomes import Outcomes
from tambo.house.tables.registry import Registry
from tambo.house.tables.setups import PreparedSetups
from tambo.house.tables.wire_terms import Terms, TimeControl
from tambo.house.tournaments.decisions import (
    Action,
    EndMatch,
    EndTournament,
    NextRound,
    OpenTable,
    RecordPlaces,
    WorkOutResult,
    decide,
    undecided,
)
from tambo.house.tournaments.rounds import next_boards
from tambo.house.tournaments.store import (
    MatchState,
    TournamentRow,
    TournamentSnapshot,
    TournamentStore,
)

logger = structlog.get_logger("tambo.house.tournaments")


class Progress:
    def __init__(
        self,
        registry: Registry,
        commands: TableCommands,
        opening: TableOpening,
        setups: PreparedSetups,
        account_names: AccountNames,
        db: Database,
        catalog: Catalog,
        outcomes: Outcomes,
        now: Now,
    ) -> None:
        self._registry = registry
        self._commands = commands
        self._opening = opening
        self._setups = setups
        self._account_names = account_names
        self._db = db
        self._store = TournamentStore()
        self._catalog = catalog
        self._now = now
        self._outcomes = outcomes

    async def advance(self, tournament: str) -> None:
        """Do what has to be done, for as long as something comes of it. What fails holds up no
        other board of the round, and is raised when nothing else is left."""
        before: list[Action] = []
        failure: Exception | None = None
        while True:
            stored, matches = await self._read(tournament)
            actions = decide(stored, matches)
            if not actions:
                return
            if actions == before:
                break
            failure = await self.perform(stored, actions)
            before = actions
        if failure is not None:
            raise failure
        logger.warning(
            "tournament.stuck",
            tournament=tournament,
            actions=[type(one).__name__ for one in before],
        )

    async def _read(self, tournament: str) -> tuple[TournamentSnapshot, dict[str, MatchState]]:
        async with self._db.read() as tx:
            stored = await stored_tournament(tx, self._store, tournament)
            planned = [board.table for board in undecided(stored) if board.table is not None]
            return stored, await self._store.matches(tx, planned)

    async def perform(self, stored: TournamentSnapshot, actions: list[Action]) -> Exception | None:
        """The first failure, if there is one."""
        failures: list[Exception] = []
        for action in actions:
            try:
                await self._perform(stored.row, action)
            except Exception as error:
                failures.append(error)
        return failures[0] if failures else None

    async def _perform(self, tournament: TournamentRow, action: Action) -> None:
        match action:
            case OpenTable():
                await self._open(tournament, action)
            case EndMatch(table):
                await self._end_match(table)
            case WorkOutResult(table):
                found = await self._registry.stored(table)
                await self._outcomes.results_of(found)
            case RecordPlaces(board, places):
                async with self._db.transaction() as tx:
                    await self._store.decide(tx, board, places)
            case NextRound(after):
                await self._next_round(tournament.id, after)
            case EndTournament():
                async with self._db.transaction() as tx:
                    is_new = await self._store.end(tx, tournament.id)
                if is_new:
                    logger.info("tournament.over", tournament=tournament.id)

    async def _open(self, tournament: TournamentRow, action: OpenTable) -> None:
        assert action.board.table is not None
        game = self._catalog.load(action.board.game)
        seats = await self._named(action.seats)
        at = self._now()
        new = await from_seats(
            action.board.table, game, seats, tournament.owner_id, self._setups, at=at
        )
        time_control = msgspec.convert(tournament.time_control, TimeControl)
        await self._opening.open_once(new, Terms(is_rated=True, time_control=time_control))

    async def _named(self, seats: Sequence[SeatRow]) -> list[SeatRow]:
        """An account sits down under the name it has now."""
        names = await self._account_names([seat.player_id for seat in seats if seat.player_id])
        return [replace(seat, name=names.get(seat.player_id or "", seat.name)) for seat in seats]

    async def _end_match(self, table: str) -> None:
        try:
            await self._commands.end(table, FORFEIT)
        except HouseError as error:
            # Its last move came first, or another node has ended it.
            if error.code != "table.over":
                raise

    async def _next_round(self, tournament: str, after: int) -> None:
        async with self._db.transaction() as tx:
            stored = await stored_tournament(tx, self._store, tournament, for_update=True)
            if stored.row.round != after or stored.row.status != "running":
                return
            await self._store.open_round(
                tx, tournament, after, next_boards(stored, self._catalog, new_id)
            )
            tx.after_commit(
                lambda: logger.info("tournament.round", tournament=tournament, round=after + 1)
            )


async def stored_tournament(
    tx: Tx, store: TournamentStore, tournament: str, *, for_update: bool = False
) -> TournamentSnapshot:
    """HouseError if there is none."""
    found = await store.tournament(tx, tournament, for_update=for_update)
    if found is None:
        raise HouseError("tournament.unknown")
    return found
