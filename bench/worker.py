"""One process that measures what it is told to, line by line, on one core.

`python -m bench.worker` reads `subject measure seconds` from its input and answers with one line
of JSON. The build of the engine is decided by TAMBO_PURE, before it is imported.
"""

import json
import os
import re
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from bench.timing import Sample

Measure = Callable[[float], Sample]


def pin_to_one_core() -> None:
    """All workers take the same core, so that they are measured under the same conditions."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measure_of(subject: str, name: str) -> Measure:
    """The function that measures something of a subject."""
    game = re.split("[ -]", subject)[0]
    ours = f"bench.{game}_speed"
    if find_spec(ours) is not None:
        found: Measure = getattr(import_module(ours), name)
        return found
    if subject != game:
        from bench import game_speed

        measure = getattr(game_speed, name)
        return lambda seconds: measure(game, seconds)
    from bench import peers_speed

    if subject in ("connect_four", "mancala", "backgammon"):
        act = getattr(peers_speed, name)
        return lambda seconds: act(subject, seconds)
    peer: Measure = getattr(peers_speed, name)
    return peer


def main() -> None:
    pin_to_one_core()
    from tambo import _pure

    print(json.dumps({"compiled": _pure.is_compiled()}), flush=True)
    for line in sys.stdin:
        subject, name, seconds = line.split()
        sample = measure_of(subject, name)(float(seconds))
        answer = {"moves": sample.moves, "games": sample.games, "seconds": sample.seconds}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
