"""How a table comes to be: from a wish, from a finished table, or from a record.

Makes the rows of a new table and checks everything about them; keeps nothing itself.
"""

import secrets
from collections.abc import Mapping
from typing import Any, Literal

from msgspec.structs import replace

from tambo.core.game import Game
from tambo.core.match import Match
from tambo.core.record import phases_of
from tambo.house.catalog.games import Catalog
from tambo.house.platform.errors import HouseError
from tambo.house.platform.identity import Credentials, hash_of
from tambo.house.tables.model import (
    INVITED,
    LogRow,
    SeatRow,
    Source,
    Status,
    TableRow,
    TableSnapshot,
    is_awaited,
)
from tambo.house.tables.names import clean_name
from tambo.house.tables.setups import PreparedSetups, new_seed
from tambo.house.tables.wire import SeatRequest, TableRequest

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 12
SEED_LIMIT = 100
MOST_ROWS = 15_000
"""Rows of the log at which a match takes no more choices: three times the longest that chance has
played, six at Cortez. All may still agree to undo moves, to pause or to end it."""

UNDATED = 0.0
"""Stands for the time of a new row until the row is written."""
Opening = tuple[TableRow, list[SeatRow], list[LogRow]]


def new_id() -> str:
    """An address that cannot be guessed (59 bits): anyone who has it may watch."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


async def from_wish(
    wish: TableRequest,
    player_id: str,
    catalog: Catalog,
    credentials: Credentials,
    setups: PreparedSetups,
    *,
    at: float,
    known_seeds: bool = False,
) -> Opening:
    """A table as requested; HouseError, InvalidSetup, InvalidPosition, UnknownGame."""
    game = catalog.load_ready(wish.game)
    if wish.seed is not None and len(wish.seed) > SEED_LIMIT:
        raise HouseError("seed.long", limit=SEED_LIMIT)
    if (
        wish.seed is not None
        and not known_seeds
        and any(wanted.kind == "open" for wanted in wish.seats)
    ):
        raise HouseError("seed.known")
    options = game.meta.resolve_options(dict(wish.options))
    if wish.start is not None:
        seed = new_seed() if wish.seed is None else wish.seed
        match = game.from_position(wish.start, seed)
        if len(wish.seats) != match.players:
            raise HouseError("seats.count", count=len(wish.seats))
    else:
        match = await setups.match(game, len(wish.seats), options, wish.seed, owner=player_id)
    table = new_id()
    seats = [
        _seat(number, wanted, table, player_id, catalog, credentials)
        for number, wanted in enumerate(wish.seats)
    ]
    source: Source = "fresh" if wish.seed is None else "chosen"
    return _row(table, match, player_id, _status(match, seats), at, source=source), seats, []


async def from_predecessor(
    stored: TableSnapshot, player_id: str, catalog: Catalog, setups: PreparedSetups, *, at: float
) -> Opening:
    """A rematch of the same people, each one seat further. All but the one who asked are invited:
    no clock runs before they have come."""
    row = stored.row
    game = catalog.load_ready(row.game)
    if row.start is not None:
        match = game.from_position(row.start, new_seed())
    else:
        # What was hidden lies open now: it is no set-up for another match.
        secret = {option.name for option in game.meta.options if option.is_secret}
        kept = {name: value for name, value in row.options.items() if name not in secret}
        match = await setups.match(game, row.players, kept, owner=player_id)
    count = len(stored.seats)
    seats = []
    for number in range(count):
        before = stored.seats[(number + 1) % count]
        is_asked = before.kind == "person" and before.player_id != player_id
        state = INVITED if is_asked else before.state
        seats.append(
            replace(before, seat=number, token_hash=None, state=state),
        )
    status = _status(match, seats)
    return _row(new_id(), match, player_id, status, at, predecessor=row.id), seats, []


def open_seat(number: int, token_hash: str | None, token: str) -> SeatRow:
    """An open seat, with the link it had, or that of this token."""
    return SeatRow(number, "open", "", "", None, token_hash or hash_of(token))


async def without_seat(
    stored: TableSnapshot, seat: int, catalog: Catalog, setups: PreparedSetups, *, at: float
) -> tuple[TableRow, list[SeatRow]]:
    """A table that waits, set up again for one fewer; HouseError."""
    row = stored.row
    game = catalog.load_ready(row.game)
    if row.players - 1 not in game.meta.players or row.start is not None:
        raise HouseError("seats.fewer")
    players = row.players - 1
    match = await setups.match(game, players, row.options, row.seed, owner=row.owner_id)
    others = [chair for chair in stored.seats if chair.seat != seat]
    seats = [replace(chair, seat=number, pin=None) for number, chair in enumerate(others)]
    after = _row(
        row.id, match, row.owner_id, _status(match, seats), at, seed=row.seed, source=row.source
    )
    return after, seats


async def from_seats(
    table: str,
    game: Game,
    seats: list[SeatRow],
    owner_id: str,
    setups: PreparedSetups,
    *,
    at: float,
) -> Opening:
    """A table whose people are known already, under an address chosen before."""
    match = await setups.match(game, len(seats), {}, owner=owner_id)
    return _row(table, match, owner_id, _status(match, seats), at), seats, []


def from_record(
    record: Mapping[str, Any], player_id: str, catalog: Catalog, *, at: float
) -> Opening:
    """A table with a recorded match on it; InvalidRecord, UnknownGame, HouseError."""
    name = record.get("game") if isinstance(record, Mapping) else None
    if not isinstance(name, str):
        raise HouseError("malformed")
    if rows_of(record) > MOST_ROWS:
        raise HouseError("record.long", limit=MOST_ROWS)
    match = catalog.load_ready(name).replay(record)
    table = new_id()
    seats = [SeatRow(seat, "person", "", "", player_id, None) for seat in range(match.players)]
    log = _log_of(match, table)
    shown = [any(event.is_seen_by(None) for event in step.events) for step in match.steps]
    status = _status(match, seats)
    # The owner of the record must not know the dice from here on.
    seed = match.seed if match.is_over else new_seed()
    moves = sum(shown)
    return (
        _row(table, match, player_id, status, at, seed=seed, moves=moves, source="record"),
        seats,
        log,
    )


def rows_of(record: Mapping[str, Any]) -> int:
    """About how many rows the log of a record will have, before it is replayed."""
    backs = record.get("taken_back")
    parts = [record, *(backs if isinstance(backs, list) else [])]
    steps = [part.get("steps") for part in parts if isinstance(part, Mapping)]
    return len(parts) + sum(len(some) for some in steps if isinstance(some, list))


def _log_of(match: Match, table: str) -> list[LogRow]:
    """The log that leads to a match, with the undone moves."""
    log: list[LogRow] = []
    line: list[int] = []

    def add(kind: Literal["play", "rewind"], seat: int, choice: str, rolls: list[int]) -> None:
        number = len(log) + 1
        log.append(LogRow(table, number, kind, seat, choice, rolls, f"record {number}", UNDATED))

    for number, phase in enumerate(phases_of(match)):
        if number:
            back = match.backs[number - 1]
            add("rewind", back.steps[0].seat, str(line[back.to]), [])
            del line[back.to :]
        for step in phase:
            add("play", step.seat, step.text, list(step.rolls))
            line.append(len(log))
    return log


def _seat(
    number: int,
    wanted: SeatRequest,
    table: str,
    player_id: str,
    catalog: Catalog,
    credentials: Credentials,
) -> SeatRow:
    name = clean_name(wanted.name)
    if wanted.kind == "bot":
        catalog.check_level(wanted.level)
        return SeatRow(number, "bot", name, wanted.level, None, None)
    if wanted.kind == "open":
        token = credentials.seat_token(table, number)
        return SeatRow(number, "open", name, "", None, hash_of(token))
    return SeatRow(number, "person", name, "", player_id, None)


def _status(match: Match, seats: list[SeatRow]) -> Status:
    if match.is_over:
        return "over"
    return "waiting" if any(is_awaited(chair) for chair in seats) else "running"


def _row(
    table: str,
    match: Match,
    owner_id: str,
    status: Status,
    at: float,
    *,
    seed: int | str | None = None,
    moves: int = 0,
    predecessor: str | None = None,
    source: Source = "fresh",
) -> TableRow:
    return TableRow(
        id=table,
        game=match.game.meta.name,
        rules_version=match.game.meta.rules_version,
        players=match.players,
        options=match.options,
        seed=match.seed if seed is None else seed,
        setup=list(match.setup),
        start=match.start,
        status=status,
        reason=None,
        moves=moves,
        owner_id=owner_id,
        created=at,
        predecessor=predecessor,
        to_act=list(match.to_act),
        source=source,
    )
