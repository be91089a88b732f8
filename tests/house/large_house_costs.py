"""What a request costs a house with a long past: `python -m tests.house.large_house_costs
DATABASE`.

The database is one that `tests.house.large_house` has filled. A house is opened over it in a
process of its own, and its processor time is read before and after some requests of each kind.
"""

import argparse
import asyncio
import os
import statistics
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from tambo.house.platform.database.database import Database
from tambo.house.platform.database.postgres import _engine
from tambo.house.platform.database.sqlite import sqlite_reader
from tambo.house.platform.identity import Credentials, read_key
from tambo.house.ratings.store import RatingStore
from tambo.house.timekeeping.store import TimeoutStore
from tests.house.large_house import BUSY, GAME, LargeHouse
from tests.house.people import RunningHouse
from tests.house.units import each

TICKS = os.sysconf("SC_CLK_TCK")
TIMES = 20
PATHS = {
    "lobby": "/api/lobby",
    "ratings list": f"/api/ratings/games/{GAME}",
    "profile": f"/api/people/{LargeHouse.public_id}",
    "my tables": "/api/tables",
    "me": "/api/me",
    "talk of one table": "/api/tables/b00000000/chat",
}


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")


def spent_by(process: int) -> float:
    """Seconds of processor of a process, from the system's own figures."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def ask(house: RunningHouse, times: int) -> None:
    key = read_key(house.database.with_name(f"{house.database.name}.key"))
    cookie = Credentials(key).session_cookie(BUSY, "busysession")
    cookies = {"tambo_guest": cookie}
    with httpx.Client(base_url=house.url, cookies=cookies, timeout=600.0) as client:
        client.get("/api/me")
        for name, path in PATHS.items():
            began, spent = time.monotonic(), spent_by(house.process.pid)
            answer = client.get(path)
            first = time.monotonic() - began
            count = times if first < 1.0 else 2
            for _ in range(count - 1):
                answer = client.get(path)
            cost = (spent_by(house.process.pid) - spent) / count
            size = f"{answer.status_code}, {len(answer.content)} bytes"
            tell(f"{name:20} {cost * 1000:9.1f} ms each, first {first * 1000:9.1f} ms ({size})")


async def search(target: str, times: int) -> None:
    reader = _engine_of(target)
    db = Database(reader, reader)
    rows, books = each(db, TimeoutStore()), each(db, RatingStore())
    kinds: dict[str, Callable[[], Awaitable[object]]] = {
        "unjudged matches": lambda: books.unjudged(100),
        "levels met": lambda: rows.levels_met("g7", GAME, 5),
        "levels met (busy)": lambda: rows.levels_met(BUSY, GAME, 5),
    }
    for name, work in kinds.items():
        await work()
        spent = []
        for _ in range(times):
            began = time.process_time()
            await work()
            spent.append(time.process_time() - began)
        tell(f"{name:20} {statistics.mean(spent) * 1000:9.1f} ms each")
    await reader.dispose()


def _engine_of(target: str) -> AsyncEngine:
    if target.startswith("postgresql"):
        return _engine(make_url(target).set(drivername="postgresql+asyncpg"), 2)
    return sqlite_reader(Path(target))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("database", help="a file, or postgresql://...")
    parser.add_argument("--times", type=int, default=TIMES)
    options = parser.parse_args()
    asyncio.run(search(options.database, options.times))
    is_server = options.database.startswith("postgresql")
    more = ["--database-url", options.database] if is_server else []
    path = Path("/tmp/town.sqlite") if is_server else Path(options.database)
    house = RunningHouse(path, 0, *more)
    try:
        ask(house, options.times)
    finally:
        house.close()


if __name__ == "__main__":
    main()
