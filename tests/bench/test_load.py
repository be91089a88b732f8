"""The load test: every move that was due is made and reaches every screen."""

from pathlib import Path

from bench.load.crowd import measure
from bench.load.our_house import OurHouse


async def test_a_small_crowd_plays_at_our_house(tmp_path: Path) -> None:
    place = OurHouse(tmp_path)
    told: list[str] = []
    try:
        figures = await measure(place, matches=3, screens=4, rate=30, seconds=1, tell=told.append)
    finally:
        await place.close()

    assert (figures.moves, figures.failed, figures.sockets) == (30, 0, 12)
    assert 0 < figures.median <= figures.p95 <= figures.p99 <= figures.worst
    assert told == []
