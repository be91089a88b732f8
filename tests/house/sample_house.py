"""A real house for tests, in a process of its own: `python -m tests.house.sample_house DATABASE`.

It has Harvest (hidden hands, sealed choices) on the shelf beside the games of the package, Fallow,
which nobody can play yet, and bots that misbehave on demand. Prints its address like any house.
"""

import argparse
import asyncio
import json
import resource
import time
from pathlib import Path
from typing import Any

import structlog
from sqlalchemy import text

from tambo.house.catalog.games import Catalog
from tambo.house.catalog.wire import LevelSummary
from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database, Tx
from tambo.house.platform.logs import set_up_logs
from tambo.house.settings import ConnectionLimits, Settings
from tambo.house.tables.clocks import NEVER
from tambo.house.tables.model import TableSnapshot
from tambo.house.tables.store import TableStore
from tests.house.sample_games import NAME, SampleGames

LEVELS = ("first", "crash", "crash-once", "any", "hang", "error", "illegal")
"""By strength: the middle one, which sits in for people, must be able to play."""

ENDLESS = (
    "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT (x + 1) % 9 FROM n) SELECT max(x) FROM n"
)
logger = structlog.get_logger("tests.house")


def sample_catalog() -> Catalog:
    return Catalog(
        SampleGames(), [LevelSummary(name, number) for number, name in enumerate(LEVELS)]
    )


class ClockFile:
    """A clock that goes as much ahead of the real one as a file says: tests need not wait."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __call__(self) -> float:
        return time.time() + self.ahead()

    def ahead(self) -> float:
        return float(self._path.read_text() or 0) if self._path.exists() else 0.0

    def move_database(self) -> None:
        """Nodes go by the database's time: left behind, it would set theirs right after a while."""
        told = Database.time

        async def moved(store: Database) -> float:
            return await told(store) + self.ahead()

        Database.time = moved  # type: ignore[method-assign, assignment]


def sample_settings(database: Path, **changes: Any) -> Settings:
    changes = {
        "known_seeds": True,
        "limits": False,
        "password_memory": 64,
        "bot_delay": 0.0,
        "bot_workers": 1,
        "bot_deadline": 20.0,
        **changes,
    }
    return Settings(database=database, decide=f"{NAME}:decide", load=f"{NAME}:load", **changes)


def make_endless(kind: str) -> None:
    """A request for one's tables hangs: in a query, in a thread, or in the whole house."""

    async def tables_of(
        _store: TableStore, tx: Tx, _guest: str, _limit: int
    ) -> list[TableSnapshot]:
        logger.info("endless")
        if kind == "query":
            await tx.execute(text(ENDLESS))
        elif kind == "thread":
            await asyncio.to_thread(time.sleep, 600)
        else:
            while True:
                pass
        return []

    TableStore.tables_of = tables_of  # type: ignore[method-assign, assignment]


def main(words: list[str] | None = None) -> None:
    from tambo.house.serve import serve

    parser = argparse.ArgumentParser()
    parser.add_argument("database", type=Path)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--deadline", type=float, default=20.0)
    parser.add_argument("--bot-delay", type=float, default=0.0)
    parser.add_argument("--courtesy", type=float, default=0.0)
    parser.add_argument("--database-url")
    parser.add_argument("--bus-url")
    parser.add_argument("--metrics-port", type=int)
    parser.add_argument("--key", type=Path)
    parser.add_argument("--node", default="one")
    parser.add_argument("--clock", type=Path, help="a file with the seconds the clock is ahead")
    parser.add_argument(
        "--shared-clock", action="store_true", help="the database's goes ahead, too"
    )
    parser.add_argument("--closed-after", type=float, help="without it no jump of the clock closes")
    parser.add_argument("--package", action="store_true", help="the package's own games and bots")
    parser.add_argument("--static", type=Path, default=Settings().static, help="with --package")
    parser.add_argument("--connections", type=json.loads, default={}, help="ConnectionLimits")
    parser.add_argument("--limits", action="store_true", help="those of a house for people")
    parser.add_argument("--address-header")
    parser.add_argument("--files", type=int, help="how many the process may open")
    parser.add_argument("--close", type=int, default=Settings().close_seconds)
    parser.add_argument("--end", type=float, default=Settings().end_seconds)
    parser.add_argument("--endless", choices=("query", "thread", "loop"), help="`my tables` is")
    parser.add_argument("--no-limits", action="store_true", help="with --package: for long runs")
    args = parser.parse_args(words)
    set_up_logs("info")
    if args.files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (args.files, args.files))
    if args.endless:
        make_endless(args.endless)
    now: Now = time.time
    if args.clock:
        now = clock = ClockFile(args.clock)
        if args.shared_clock:
            clock.move_database()
    closed_after = args.closed_after or (NEVER if args.clock else Settings().closed_after)
    if args.package:
        settings = Settings(
            database=args.database,
            bot_delay=args.bot_delay,
            bot_courtesy=args.courtesy,
            known_seeds=True,
            static=args.static,
            limits=not args.no_limits,
            password_memory=64,
            now=now,
            closed_after=closed_after,
        )
        serve(settings, args.port)
    else:
        settings = sample_settings(
            args.database,
            bot_deadline=args.deadline,
            bot_delay=args.bot_delay,
            bot_courtesy=args.courtesy,
            database_url=args.database_url,
            bus_url=args.bus_url,
            key_path=args.key,
            node=args.node,
            metrics_port=args.metrics_port,
            connections=ConnectionLimits(**args.connections),
            limits=args.limits,
            address_header=args.address_header,
            close_seconds=args.close,
            end_seconds=args.end,
            now=now,
            closed_after=closed_after,
        )
        serve(settings, args.port, catalog=sample_catalog())


if __name__ == "__main__":
    main()
