"""How a speed is measured: whole pieces of work, counted, for at least so long.

The time is that of the processor, not of the wall: what else the machine does in between does not
count. Everything measured here runs in one thread.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sample:
    """Work done in a time: `moves` (or acts) and `games` (or simulations)."""

    moves: int
    games: int
    seconds: float


def timed(some: Callable[[], tuple[int, int]], seconds: float) -> Sample:
    """Repeat some work until the time is over; it says how many moves and games it was."""
    some()
    moves = games = 0
    began = time.process_time()
    while True:
        more_moves, more_games = some()
        moves += more_moves
        games += more_games
        passed = time.process_time() - began
        if passed >= seconds:
            return Sample(moves, games, passed)
