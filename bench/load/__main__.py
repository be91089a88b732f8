"""`python -m bench.load`: 1,000 sockets in 250 matches at 50 moves a second, here and at a peer."""

import argparse
import asyncio
import json
import resource
import sys
import tempfile
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from bench.load.boardgameio import BoardgameIo
from bench.load.crowd import Figures, Place, measure
from bench.load.our_house import SEATS, OurHouse

PEER_PORT = 8931


def tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


async def run(place: Place, wish: argparse.Namespace) -> Figures:
    try:
        return await measure(place, wish.matches, len(SEATS), wish.rate, wish.seconds, tell)
    finally:
        await place.close()


def show(rows: list[Figures]) -> None:
    first = rows[0]
    title = f"{first.sockets} sockets in {first.matches} matches: a move to all screens, ms; cores"
    table = Table(title=title)
    for head in ("", "moves/s", "failed", "p50", "p95", "p99", "worst"):
        table.add_column(head, justify="right" if head else "left")
    table.add_column("server", justify="right")
    table.add_column("crowd", justify="right")
    for row in rows:
        table.add_row(
            row.name,
            f"{row.moves / row.seconds:.1f}",
            str(row.failed),
            *(f"{value:.1f}" for value in (row.median, row.p95, row.p99, row.worst)),
            f"{row.server_cores:.2f}",
            f"{row.crowd_cores:.2f}",
        )
    Console().print(table)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--matches", type=int, default=250)
    parser.add_argument("--rate", type=float, default=50.0, help="moves a second, all together")
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--no-peer", action="store_true", help="only our own house")
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 65536), most))
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        rows.append(asyncio.run(run(OurHouse(Path(folder)), wish)))
        if not wish.no_peer:
            rows.append(asyncio.run(run(BoardgameIo(PEER_PORT, None), wish)))
            files = Path(folder) / "peer"
            rows.append(asyncio.run(run(BoardgameIo(PEER_PORT + 1, files), wish)))
    if wish.json:
        print(json.dumps([msgspec.to_builtins(row) for row in rows], indent=1))
    else:
        show(rows)
    return 1 if any(row.failed for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
