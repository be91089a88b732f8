"""Two nodes over one database, without a web; either may die at any commit.

A node that dies does nothing more: its next question to the database, and every one after it,
raises `Died`, which no handler of ours catches. What it had committed stays.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, cast

from sqlalchemy import event, insert, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tambo.core.errors import TamboError
from tambo.house.accounts import schema
from tambo.house.accounts.erasure import AllPersonalData
from tambo.house.accounts.passwords import Passwords
from tambo.house.accounts.service import Accounts
from tambo.house.accounts.sessions import Visitor, Visitors
from tambo.house.accounts.store import AccountStore
from tambo.house.composition import personal_data
from tambo.house.lobby.terms_in_play import TermsInPlay
from tambo.house.platform.database.database import Database
from tambo.house.platform.database.postgres import open_postgres
from tambo.house.platform.database.sqlite import sqlite_reader, sqlite_writer
from tambo.house.platform.identity import Credentials
from tambo.house.platform.leases import LocalLeases
from tambo.house.platform.ratelimit import RateLimits
from tambo.house.platform.tasks import Supervisor
from tambo.house.schema import metadata
from tambo.house.tables.projection import TableProjection
from tambo.house.tables.store import TableStore
from tests.house.conftest import KEY
from tests.house.sample_house import sample_catalog
from tests.house.subjects import proposals_over
from tests.house.timekeeping.test_leaving import Node, Time
from tests.house.units import TestStore

Engines = tuple[AsyncEngine, AsyncEngine]
PEOPLE = ("ana", "ben", "cyd", "dan")
"""Who has an account. Dan sits nowhere at first."""


def session_of(person: str) -> str:
    return f"session of {person}"


class Died(BaseException):
    """The node is dead."""


@dataclass(frozen=True)
class Crash:
    """A node dies `when` the commit of its so-manieth transaction from now on is made."""

    transaction: int
    when: Literal["before", "after"]


class Life:
    """Whether a node is alive, and for how long."""

    def __init__(self) -> None:
        self.is_over = False
        self.has_written = False
        self.crash: Crash | None = None
        self._commits = 0

    def expect(self, crash: Crash | None) -> None:
        self.crash, self._commits = crash, 0

    def check(self) -> None:
        if self.is_over:
            raise Died

    def before_commit(self) -> None:
        self._commits += 1
        self._reach("before")
        self.has_written = True

    def after_commit(self) -> None:
        self._reach("after")

    def _reach(self, when: str) -> None:
        if self.crash == Crash(self._commits, cast(Any, when)):
            self.is_over = True
        self.check()


class MortalEngine:
    """An engine as one node has it, whose transactions may be its last."""

    def __init__(self, engine: AsyncEngine, life: Life) -> None:
        self._engine = engine
        self._life = life

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        self._life.check()
        async with self._engine.begin() as connection:
            yield connection
            self._life.before_commit()
        self._life.after_commit()

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        self._life.check()
        async with self._engine.connect() as connection:
            yield connection
        self._life.check()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._engine, name)


def sqlite_engines(path: Path) -> Engines:
    """A migrated file. Nothing here loses power: no commit waits for the disk."""
    writer, reader = sqlite_writer(path), sqlite_reader(path)

    @event.listens_for(writer.sync_engine, "connect")
    def hurry(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA synchronous=OFF")
        cursor.close()

    return writer, reader


def postgres_engines(url: str) -> Engines:
    """A database that is migrated, and emptied of what was in it."""

    def opened() -> Database:
        """Opening one has a loop of its own."""
        asyncio.run(_empty(open_postgres(url)))
        return open_postgres(url)

    with ThreadPoolExecutor(1) as aside:
        db = aside.submit(opened).result()
    return db.writer, db.reader


async def _empty(db: Database) -> None:
    names = ", ".join(f'"{table.name}"' for table in metadata.sorted_tables)
    async with db.transaction() as tx:
        await tx.execute(text(f"TRUNCATE {names} CASCADE"))
    await db.close()


class ListenerFailed(Exception):
    """What a listener does that is broken."""


class MortalNode(Node):
    """One node: it follows every table it knows and hears of nothing by itself, so that it is
    behind until it looks."""

    def __init__(self, engines: Engines, time: Time) -> None:
        self.life = Life()
        writer, reader = (cast(AsyncEngine, MortalEngine(one, self.life)) for one in engines)
        db = Database(writer, reader)
        super().__init__(TestStore(db), time, LocalLeases(), is_followed=True)
        self.is_listener_broken = False
        self.woken: list[str] = []
        """The tables of which the last listener has heard: where bots would be woken."""
        self.tables.changes.subscribe(self._listen)
        self.proposals = proposals_over(self.tables, db, TermsInPlay(), Supervisor())
        self.proposals.start()
        self.tables.changes.subscribe(self.woken.append)
        self.credentials = Credentials(KEY)
        visitors = Visitors(db, AccountStore(), self.credentials, time)
        changed = self.tables.changes.publish_forgotten
        data = personal_data(visitors, self.credentials, self.leave_service.level_of, time, changed)
        self.accounts = Accounts(
            db,
            AccountStore(),
            visitors,
            RateLimits(False),
            self.credentials,
            Passwords(64),
            [],
            AllPersonalData(data),
            changed,
            time,
        )

    def _listen(self, _table: str) -> None:
        if self.is_listener_broken:
            raise ListenerFailed

    def view(self, table: str) -> TableProjection | None:
        """The table as this node has it in memory."""
        return self.tables.registry.loaded(table)

    async def rest(self) -> None:
        """Let what was begun in the background come to its end."""
        await self.proposals.close()
        await self.tables.commands.finish()

    async def show_what_changed(self) -> None:
        """Screens are called, too, and ask for the table."""
        for table in dict.fromkeys(self.woken):
            await self.tables.registry.find(table)

    async def delete_account(self, person: str) -> None:
        await self.accounts.delete_account(Visitor(person, session_of(person)), person, "")


@dataclass(frozen=True)
class Outcome:
    """What a caller was told: that it was done, that it was refused, or nothing at all."""

    told: Literal["done", "refused", "nothing"]
    code: str = ""
    value: Any = None


class TwoNodes:
    def __init__(self, engines: Engines) -> None:
        self.engines = engines
        self.time = Time()
        self.nodes = [MortalNode(engines, self.time), MortalNode(engines, self.time)]
        self.db = Database(*engines)
        self.store = TableStore()
        self.catalog = sample_catalog()

    async def open_accounts(self) -> None:
        """An account with a session for everybody."""
        created = 1_767_225_600.0
        people: list[dict[str, Any]] = [{"player_id": one, "created": created} for one in PEOPLE]
        names = [
            {
                **one,
                "public_id": one["player_id"],
                "name": one["player_id"],
                "name_key": one["player_id"],
            }
            for one in people
        ]
        devices = [{**one, "id": session_of(one["player_id"]), "seen": created} for one in people]
        async with self.db.transaction() as tx:
            await tx.execute(insert(schema.accounts), names)
            await tx.execute(insert(schema.sessions), [{**one, "device": ""} for one in devices])

    def restart(self, at: int) -> None:
        """A node dies without having done anything, and another takes its place."""
        self.nodes[at].life.is_over = True
        self.nodes[at] = MortalNode(self.engines, self.time)

    async def run(
        self, at: int, command: Callable[[MortalNode], Awaitable[Any]], crash: Crash | None = None
    ) -> Outcome:
        """Do something at a node. What it raises, except a refusal, is an error."""
        node = self.nodes[at]
        if crash is not None:
            node.life.expect(crash)
        try:
            return Outcome("done", value=await command(node))
        except TamboError as error:
            return Outcome("refused", error.code)
        except Died:
            return Outcome("nothing")

    async def end_turn(self) -> tuple[list[int], bool]:
        """Wait for what goes on in the background, raise the dead; which nodes had died, and
        whether anything was written."""
        dead, has_written = [], False
        for at, node in enumerate(self.nodes):
            await node.rest()
            has_written |= node.life.has_written
            node.life.has_written = False
            if node.life.is_over:
                self.restart(at)
                dead.append(at)
            else:
                node.life.expect(None)
                await node.show_what_changed()
        return dead, has_written

    async def close(self) -> None:
        for engine in self.engines:
            await engine.dispose()
