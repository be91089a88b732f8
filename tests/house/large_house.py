"""A house with a long past, written straight into its database: any number of tables in seconds.

`python -m tests.house.large_house DATABASE --tables 65000` makes a file of it, or fills a new
database of a PostgreSQL server (`postgresql://...`). What one person has (`BUSY`) does not grow
with the rest.
"""

import argparse
import asyncio
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, create_engine, event, insert, make_url
from sqlalchemy.ext.asyncio import create_async_engine

import tambo
from tambo.house.catalog.games import house_catalog
from tambo.house.platform.clock import system_time
from tambo.house.platform.database.migrate import upgrade_on
from tambo.house.ratings.scale import WIDTH
from tambo.house.schema import metadata
from tambo.house.tables.creation import from_record

BUSY = "busy"
GAME = "tiki"
GAMES = ("tiki", "tiwanaku", "titicaca", "cortez", "tahuantinsuyu")
BEGUN = 1_704_067_200.0
SAMPLES = 12
AT_ONCE = 5000
Row = dict[str, Any]


@dataclass
class LargeHouse:
    """How much there is: `tables` of everybody else, and those of the busy person."""

    tables: int
    played: int = 20
    lines: int = 20
    has_results: bool = True
    public_id: str = "busyspublicid"
    rows: dict[str, list[Row]] = field(default_factory=dict)
    connection: Connection | None = None

    def fill(self, connection: Connection) -> None:
        """Everything, in the transaction that is open, into a database with our schema."""
        self.connection = connection
        samples = [_played(number) for number in range(SAMPLES)]
        dice = random.Random(1)
        self._people()
        for number in range(self.tables):
            self._table(number, samples[number % SAMPLES][0], dice)
        self._write()
        for number in range(self.played):
            self._busy_table(number, *samples[number % SAMPLES])
        self._own()
        self._write()

    def _people(self) -> None:
        for number in range(max(1, self.tables // 5)):
            person, at = f"g{number}", _moment(number)
            if number % 3 == 0:
                name = f"Person {number}"
                self._add("accounts", _account(person, f"p{number}", name, at))
                session: Row = {
                    "id": f"s{number}",
                    "player_id": person,
                    "guest_id": None,
                    "device": "x",
                }
                self._add("sessions", {**session, "created": at, "seen": at, "ended": None})
                token: Row = {"id": f"t{number}", "player_id": person, "token_hash": f"h{number}"}
                token |= {"name": "x", "scopes": "read", "created": at, "used": None}
                self._add("tokens", token)
                self._channel(number, person)
            for game in GAMES:
                mu, sigma = 1500.0 + number % 700, 40.0 + number % 211
                rating: Row = {
                    "game": game,
                    "player_id": person,
                    "name": f"Guest {number}",
                    "mu": mu,
                }
                rating |= {"sigma": sigma, "matches": 1 + number % 40, "low": mu - WIDTH * sigma}
                self._add("ratings", rating)
            block: Row = {"id": f"i{number}", "player_id": person, "other_id": f"g{number + 1}"}
            self._add("blocks", {**block, "kind": "block", "name": "x", "at": at})
            self._add(
                "vacations", {"player_id": person, "since": float(number), "until": number + 1}
            )

    def _channel(self, number: int, person: str) -> None:
        channel: Row = {"id": f"c{number}", "player_id": person, "kind": "webhook", "target": {}}
        channel |= {"target_hash": "x", "frequency": "each", "language": "en", "status": "on"}
        self._add("notification_channels", {**channel, "created": 1.0})
        for turn in range(3):
            notification: Row = {
                "id": f"n{number}-{turn}",
                "channel_id": f"c{number}",
                "kind": "turn",
            }
            notification |= {"subject": f"x {turn}", "table_id": None, "seat": 0, "turn": turn}
            notification |= {
                "status": "sent",
                "reason": "",
                "detail": "",
                "attempts": 1,
                "due": 1.0,
            }
            self._add("notifications", {**notification, "created": float(number), "ended": 1e10})

    def _table(self, number: int, sample: Row, dice: random.Random) -> None:
        """A person's tables: of ten, seven are over, one runs, one waits, one was given up."""
        kind = number % 10
        status = "over" if kind < 7 else ("running", "waiting", "closed")[kind - 7]
        name, at = f"t{number:08}", _moment(number)
        row: Row = {**sample, "id": name, "game": GAMES[number % len(GAMES)], "status": status}
        people = [f"g{dice.randrange(max(1, self.tables // 5))}" for _ in range(2)]
        is_public = number % 2 == 0
        row |= {"created": at, "owner_id": people[0], "to_act": [0], "is_public": is_public}
        row |= {"due": 1e11 + number if status == "running" else None}
        row |= {"is_judged": status == "over"}
        self._add("tables", row)
        second = "bot" if number % 2 else "open" if status == "waiting" else "person"
        self._seats(name, people, ("person", second if status != "running" else "person"))
        time_control: Row = {"kind": "days", "minutes": 0, "increment": 0, "days": 3, "reserve": 0}
        terms: Row = {"table_id": name, "is_public": is_public, "is_rated": True, "audience": "any"}
        self._add("table_terms", {**terms, "time_control": time_control, "since": 1.0})
        if status == "over":
            self._judged(name, row["game"], people, number)
        self._around(name, people[0], number)

    def _around(self, name: str, person: str, number: int) -> None:
        """What is said, asked, noted and reported at a table."""
        at = _moment(number)
        self._add("chat_messages", _line(name, 1, person, at))
        ask: Row = {"table_id": name, "number": 1, "kind": "undo", "seat": 0, "detail": {}}
        ask |= {"answers": {}, "state": "done", "at": at, "until": 1.0}
        self._add("proposals", ask)
        self._add("notes", {"table_id": name, "seat": 0, "text": "x"})
        self._add("notification_marks", {"table_id": name, "changes": 0})
        log: Row = {"table_id": name, "sequence": 1, "kind": "play", "seat": 0, "body": "x"}
        self._add("log", {**log, "rolls": [], "request_id": "m", "at": at})
        if number % 5 == 0:
            report: Row = {"id": f"r{number}", "table_id": name, "room": "players", "number": 1}
            report |= {
                "player_id": person,
                "other_id": f"g{number // 7}",
                "reason": "",
                "context": [],
            }
            self._add("reports", {**report, "at": at, "is_open": number % 2 == 0})
            act: Row = {"id": f"a{number}", "at": at, "kind": "close", "player_id": person}
            self._add("admin_actions", {**act, "report": None, "hours": None})
            tournament: Row = {
                "id": f"u{number}",
                "title": "x",
                "kind": "swiss",
                "game": GAME,
                "size": 2,
            }
            tournament |= {
                "rounds": 1,
                "status": "over",
                "round": 1,
                "owner_id": person,
                "seed": "x",
            }
            self._add("tournaments", {**tournament, "created": at, "time_control": {}})
            entry: Row = {
                "tournament_id": f"u{number}",
                "number": 1,
                "player_id": person,
                "name": "x",
            }
            self._add("tournament_entries", {**entry, "level": "", "status": "in"})
            board: Row = {"tournament_id": f"u{number}", "round": 1, "board": 1, "game": GAME}
            self._add(
                "tournament_boards", {**board, "entrants": [1], "table_id": name, "places": [1]}
            )

    def _seats(self, table: str, people: list[str], kinds: tuple[str, ...]) -> None:
        for seat, kind in enumerate(kinds):
            row: Row = {"table_id": table, "seat": seat, "kind": kind, "name": "", "level": ""}
            row |= {"player_id": None, "token_hash": None, "pin": None}
            if kind == "person":
                row |= {"player_id": people[seat], "name": people[seat].title()}
            elif kind == "bot":
                row["level"] = "medium"
            self._add("seats", row)

    def _judged(self, table: str, game: str, people: list[str], number: int) -> None:
        sides = [{"who": [person], "place": place + 1} for place, person in enumerate(people)]
        at = _moment(number)
        match: Row = {"table_id": table, "game": game, "number": number + 1, "reason": None}
        self._add("rated_matches", {**match, "sides": sides, "at": at})
        for person in sorted(set(people)):
            step: Row = {"table_id": table, "player_id": person, "game": game, "number": number + 1}
            self._add("rating_steps", {**step, "mu": 1500.0, "sigma": 100.0})
        for seat in range(len(people)):
            self._add("results", _result(table, seat))

    def _busy_table(self, number: int, sample: Row, log: list[Row]) -> None:
        """A match of the busy person against another, to its real end."""
        name, at = f"b{number:08}", _moment(10**6 + number)
        row: Row = {**sample, "id": name, "created": at, "owner_id": BUSY, "due": None}
        row |= {"is_public": False, "is_judged": self.has_results}
        self._add("tables", row | {"chat_changes": self.lines if number == 0 else 0})
        self._seats(name, [BUSY, f"g{number}"], ("person", "bot" if number % 2 else "person"))
        verdict: Row = {
            "table_id": name,
            "game": GAME,
            "number": None,
            "reason": "unrated",
            "sides": [],
        }
        self._add("rated_matches", {**verdict, "at": at})
        for entry in log:
            self._add("log", {**entry, "table_id": name, "at": at})
        for seat in range(2 * self.has_results):
            self._add("results", _result(name, seat))

    def _own(self) -> None:
        at = _moment(0)
        self._add("accounts", _account(BUSY, self.public_id, "Busy", at))
        session: Row = {"id": "busysession", "player_id": BUSY, "guest_id": None, "device": "x"}
        self._add("sessions", {**session, "created": at, "seen": at, "ended": None})
        for number in range(self.lines):
            self._add("chat_messages", _line("b00000000", number + 1, BUSY, at))
        for game in GAMES:
            book: Row = {"game": game, "matches": self.tables}
            self._add("rating_counts", book)

    def _add(self, table: str, row: Row) -> None:
        rows = self.rows.setdefault(table, [])
        rows.append(row)
        if len(rows) >= AT_ONCE and table != "tables":
            self._write()

    def _write(self) -> None:
        assert self.connection is not None
        for table in metadata.sorted_tables:
            rows = self.rows.pop(table.name, [])
            if rows:
                self.connection.execute(insert(table), [_fitting(table, row) for row in rows])


def _fitting(table: Table, row: Row) -> Row:
    return {name: value for name, value in row.items() if name in table.columns}


def _account(person: str, public_id: str, name: str, at: float) -> Row:
    account: Row = {
        "player_id": person,
        "public_id": public_id,
        "name": name,
        "name_key": name.lower(),
    }
    return {**account, "password_hash": None, "email": None, "created": at}


def _line(table: str, number: int, person: str, at: float) -> Row:
    line: Row = {
        "table_id": table,
        "room": "players",
        "number": number,
        "player_id": person,
        "seat": 0,
    }
    line |= {"step": None, "name": "X", "text": f"line {number}", "phrase": "", "at": at}
    return {**line, "request_id": f"m{number}", "changed": number, "is_hidden": False}


def _result(table: str, seat: int) -> Row:
    return {"table_id": table, "seat": seat, "place": seat + 1, "points": 5 - seat}


def _moment(number: int) -> float:
    return BEGUN + number * 60


def _played(number: int) -> tuple[Row, list[Row]]:
    """A match that was played by chance: the row of its table, and its log."""
    game, dice = tambo.load(GAME), random.Random(number)
    match = game.new(players=2, seed=number)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, dice.choice(match.legal(seat)))
    row, _seats, log = from_record(match.record(), BUSY, house_catalog(), at=system_time())
    values = msgspec.structs.asdict(row) | {"source": "fresh"}
    return values, [{**msgspec.structs.asdict(entry), "table_id": ""} for entry in log]


def fill(target: str, large_house: LargeHouse) -> None:
    """A new database, on disk or at a server."""
    if target.startswith("postgresql"):
        asyncio.run(_fill_postgres(target, large_house))
        return
    Path(target).touch(0o600)
    engine = create_engine(f"sqlite:///{target}")

    @event.listens_for(engine, "connect")
    def settle(connection: Any, _record: Any) -> None:
        connection.isolation_level = None

    with engine.begin() as connection:
        connection.exec_driver_sql("PRAGMA journal_mode=WAL")
        connection.exec_driver_sql("BEGIN")
        upgrade_on(connection)
        large_house.fill(connection)
    engine.dispose()


async def _fill_postgres(target: str, large_house: LargeHouse) -> None:
    url = make_url(target).set(drivername="postgresql+asyncpg")
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(upgrade_on)
        await connection.run_sync(large_house.fill)
    async with engine.connect() as connection:
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        await connection.exec_driver_sql("ANALYZE")
    await engine.dispose()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("database", help="a file, or postgresql://...")
    parser.add_argument("--tables", type=int, default=65_000)
    parser.add_argument("--played", type=int, default=3_939, help="matches of one person")
    parser.add_argument("--lines", type=int, default=5_000, help="said at one table")
    parser.add_argument("--no-results", action="store_true", help="those matches are old ones")
    options = parser.parse_args()
    large_house = LargeHouse(options.tables, options.played, options.lines, not options.no_results)
    fill(options.database, large_house)


if __name__ == "__main__":
    main()
