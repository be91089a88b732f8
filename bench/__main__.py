"""`python -m bench`: everything on one core, in one run, in rounds; medians are shown.

A round measures every subject once, in turn, so that a machine busy with other things slows all of
them alike.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import Progress

from bench.report import SHOWN, Line, as_data, goals, show
from bench.timing import Sample

ROOT = Path(__file__).resolve().parent.parent

# subject, measure, what it is, kind
OWN = [
    ("playouts", "random games inside the engine", "games"),
    ("python_loop", "random games, Python loop", "games"),
    ("tree_with_playouts", "tree search, playouts to the end", "search"),
    ("tree_as_played", "tree search as our bots do it", "search"),
    ("clone", "clone", "act"),
    ("menu", "menu", "act"),
    ("clone_and_apply", "clone + apply", "act"),
]
TITICACA = [
    ("playouts", "random games of four inside the engine", "games"),
    ("python_loop", "random games of four, Python loop", "games"),
]
SPIEL = [
    ("spiel_loop", "random games, Python loop", "games"),
    ("spiel_rollouts", "random games inside C++ (100 rollouts a simulation)", "games"),
    ("spiel_tree", "tree search inside C++ (1 rollout a simulation)", "search"),
]
PLAN = [
    *((f"tiki {build}", *measure) for build in ("compiled", "interpreted") for measure in OWN),
    *((f"titicaca {b}", *measure) for b in ("compiled", "interpreted") for measure in TITICACA),
    ("tahuantinsuyu compiled", "playouts", "random games of four inside the engine", "games"),
    ("cortez", "two", "random games of 2 inside the engine", "games"),
    ("cortez", "four", "random games of 4 inside the engine", "games"),
    ("tiwanaku", "two", "random competitive games of 2 inside the engine", "games"),
    ("tiwanaku", "alone", "random solo games inside the engine", "games"),
    *((game, *measure) for game in ("connect_four", "mancala") for measure in SPIEL),
    *(("backgammon", *measure) for measure in SPIEL[:2]),
    ("chess", "chess_loop", "random games by python-chess", "games"),
    ("catan", "catan", "random games by Catanatron", "games"),
]


class Worker:
    """A process that measures on demand."""

    def __init__(self, pure: bool) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker"],
            cwd=ROOT,
            env={**os.environ, "TAMBO_PURE": "1" if pure else "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.is_compiled: bool = self._answer()["compiled"]

    def measure(self, subject: str, name: str, seconds: float) -> Sample:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{subject.replace(' ', '-')} {name} {seconds}\n")
        self._process.stdin.flush()
        return Sample(**self._answer())

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("bench: a worker broke off; `make bench` installs what it needs")
        answer: dict[str, Any] = json.loads(line)
        return answer


def processor() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def run(rounds: int, seconds: float, progress: Progress) -> list[Line]:
    """All lines of the plan, measured round by round."""
    compiled, interpreted = Worker(pure=False), Worker(pure=True)
    if not compiled.is_compiled:
        raise SystemExit("bench: the engine is not compiled; `make compile` first")
    samples: dict[tuple[str, str], list[Sample]] = {}
    task = progress.add_task("measuring", total=rounds * len(PLAN))
    for _ in range(rounds):
        for subject, name, about, _kind in PLAN:
            progress.update(task, description=f"{SHOWN.get(subject, subject)}: {about}")
            worker = interpreted if subject.endswith(" interpreted") else compiled
            sample = worker.measure(subject, name, seconds)
            samples.setdefault((subject, name), []).append(sample)
            progress.advance(task)
    compiled.close()
    interpreted.close()
    lines = []
    for subject, name, about, kind in PLAN:
        seen = samples[subject, name]
        moves = median(sample.moves / sample.seconds for sample in seen)
        games = median(sample.games / sample.seconds for sample in seen)
        lines.append(Line(subject, name, about, kind, moves, games))
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench", description="Speed beside that of peers.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.3, help="for each measure in a round")
    parser.add_argument("--json", action="store_true", help="print data instead of tables")
    arguments = parser.parse_args()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        lines = run(max(1, arguments.rounds), arguments.seconds, progress)
    reached = goals(lines)
    facts = {
        "processor": processor(),
        "python": platform.python_version(),
        "rounds": max(1, arguments.rounds),
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
    }
    if arguments.json:
        print(json.dumps(as_data(lines, reached, facts), indent=2))
    else:
        show(Console(), lines, reached, facts)


if __name__ == "__main__":
    main()
