#!/usr/bin/env python3
"""Plant small defects into the rules, the core and the durable path of a move; do tests notice?

    mutants.py --count 400 --minutes 180        a random sample, with a time limit
    mutants.py --count 40 --only tables --seed 7
    mutants.py --list                           how many places there are to draw from, by module

cosmic-ray makes the mutants: a comparison turned round, a number off by one, a `not` more. Calls
left out are added to them. The sample, the choice of tests and the report are made here, because
its own runner tries every mutant, one after the other, in the tree itself. Mutmut renames the
functions that it mutates, which the rules' classes do not survive, and draws no sample. A place is
drawn first, then one of the changes that are possible there; annotations are left out.

Each job works in a copy of the tree, on the interpreted engine. A mutant that makes the tests run
three times their time counts as killed. The exit status is 1 below `--goal` percent.
"""

import argparse
import ast
import concurrent.futures
import difflib
import itertools
import os
import queue
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import cosmic_ray.plugins
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("tiki", "tiwanaku", "titicaca", "cortez", "tahuantinsuyu")
RULES = ("board", "choices", "redeal", "rules", "rules_*", "scoring", "state")
CORE = ("bits", "dice", "event", "fairness", "match", "record", "words")
DURABLE = ("access", "change", "clocks", "commands", "projection", "registry", "store")
LEAVE_OUT = ("RemoveDecorator", "Variable", "_Is", "_IsNot", "Is_", "IsNot_", "ExceptionReplacer")
"""Operators whose mutants are often the same program, or no program at all."""
TEST = ("-x", "-q", "--no-header", "--no-summary", "-p", "no:cacheprovider", "--timeout", "120")
MARKS = "not browser and not compiled and not slow"


@dataclass(frozen=True)
class Target:
    """Modules, and the tests that should notice what is wrong in them."""

    name: str
    modules: tuple[str, ...]
    tests: tuple[str, ...]


TARGETS = (
    Target(
        "core",
        tuple(f"src/tambo/core/{one}.py" for one in CORE),
        ("tests/core", "tests/games/test_events.py"),
    ),
    *(
        Target(
            game,
            tuple(f"src/tambo/games/{game}/{one}.py" for one in RULES),
            (f"tests/games/{game}",),
        )
        for game in GAMES
    ),
    Target(
        "tables",
        tuple(f"src/tambo/house/tables/{one}.py" for one in DURABLE),
        ("tests/house/tables", "tests/house/timekeeping", "tests/house/web"),
    ),
)


@dataclass(frozen=True, order=True)
class Mutant:
    """One change of one module; `operator` is cosmic-ray's, or `drop` for a call left out."""

    target: str
    module: str
    place: tuple[int, int]
    operator: str
    occurrence: int


@dataclass(frozen=True)
class Verdict:
    mutant: Mutant
    is_killed: bool
    change: str
    seconds: float


def modules_of(target: Target) -> list[Path]:
    return sorted(path for glob in target.modules for path in ROOT.glob(glob))


def mutants_of(target: Target, path: Path) -> Iterator[Mutant]:
    """Every change that could be made in a module."""
    code = path.read_text("utf-8")
    module = path.relative_to(ROOT).as_posix()
    ignored = annotations_of(code)
    tree = get_ast(code)
    for name in cosmic_ray.plugins.operator_names():
        kind = cosmic_ray.plugins.get_operator(name)
        if kind.arguments() or any(part in name for part in LEAVE_OUT):
            continue
        operator = kind()
        places = [
            start for node in ast_nodes(tree) for start, _ in operator.mutation_positions(node)
        ]
        for occurrence, place in enumerate(places):
            if not any(first <= place < last for first, last in ignored):
                yield Mutant(target.name, module, place, name, occurrence)
    for occurrence, call in enumerate(calls_of(code)):
        yield Mutant(target.name, module, (call.lineno, call.col_offset), "drop", occurrence)


def annotations_of(code: str) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Where types are written: a change there changes nothing that runs."""
    found: list[ast.expr | None] = []
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.AnnAssign | ast.arg):
            found.append(node.annotation)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.append(node.returns)
    return [
        ((one.lineno, one.col_offset), (one.end_lineno or 0, one.end_col_offset or 0))
        for one in found
        if one is not None
    ]


def calls_of(code: str) -> list[ast.Expr]:
    """Statements that are a call and nothing else."""
    return [
        node
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call | ast.Await)
    ]


def without_call(code: str, occurrence: int) -> str:
    call = calls_of(code)[occurrence]
    lines = code.splitlines(keepends=True)
    lines[call.lineno - 1 : call.end_lineno] = [" " * call.col_offset + "pass\n"]
    return "".join(lines)


def mutated(code: str, mutant: Mutant) -> str | None:
    """The module with the change; None where it is the same program."""
    if mutant.operator == "drop":
        changed = without_call(code, mutant.occurrence)
    else:
        operator = cosmic_ray.plugins.get_operator(mutant.operator)()
        found = mutate_code(code, operator, mutant.occurrence)
        if found is None:
            return None
        changed = found
    is_same = ast.dump(ast.parse(changed)) == ast.dump(ast.parse(code))
    return None if is_same else changed


def sample(every: Sequence[Mutant], count: int, seed: int) -> list[Mutant]:
    """Places by lot, and at each one of the changes that are possible there."""
    chance = random.Random(seed)
    places = [
        list(group)
        for _, group in itertools.groupby(
            sorted(every, key=lambda one: (one.module, one.place)),
            key=lambda one: (one.module, one.place),
        )
    ]
    drawn = chance.sample(places, min(count, len(places)))
    return [chance.choice(possible) for possible in drawn]


def files_of_the_project() -> list[str]:
    """All that git knows or would add: tests also look at pages, examples and settings."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in listed.stdout.split("\0") if (ROOT / name).is_file()]


class Copies:
    """Copies of the tree, one for each job, in which modules are changed and changed back."""

    def __init__(self, folder: Path, jobs: int) -> None:
        self._free: queue.Queue[Path] = queue.Queue()
        for job in range(jobs):
            copy = folder / f"copy{job}"
            for name in files_of_the_project():
                (copy / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, copy / name)
            self._free.put(copy)

    def run(self, module: str, code: str, tests: Sequence[str], limit: float) -> tuple[bool, float]:
        """Whether the tests pass with a module changed, and how long they took."""
        copy = self._free.get()
        path = copy / module
        before = path.read_text("utf-8")
        path.write_text(code, "utf-8")
        began = time.monotonic()
        try:
            return self._passes(copy, tests, limit), time.monotonic() - began
        finally:
            path.write_text(before, "utf-8")
            self._free.put(copy)

    def _passes(self, copy: Path, tests: Sequence[str], limit: float) -> bool:
        environment = {**os.environ, "TAMBO_PURE": "1", "PYTHONPATH": str(copy / "src")}
        environment["PYTHONDONTWRITEBYTECODE"] = "1"
        command = [sys.executable, "-m", "pytest", *TEST, "-m", MARKS, *tests]
        with subprocess.Popen(
            command,
            cwd=copy,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        ) as tested:
            try:
                return tested.wait(limit) == 0
            except subprocess.TimeoutExpired:
                os.killpg(tested.pid, 9)
                return False


def judge(
    copies: Copies, mutant: Mutant, tests: Sequence[str], limit: float, until: float
) -> Verdict | None:
    """None when the time is up, or where the mutant is the same program."""
    code = (ROOT / mutant.module).read_text("utf-8")
    changed = mutated(code, mutant)
    if changed is None or time.monotonic() > until:
        return None
    passes, seconds = copies.run(mutant.module, changed, tests, limit)
    lines = difflib.unified_diff(code.splitlines(), changed.splitlines(), lineterm="", n=0)
    change = "\n".join(f"    {line}" for line in list(lines)[2:])
    return Verdict(mutant, not passes, change, seconds)


def limits(copies: Copies, targets: Sequence[Target]) -> dict[str, float]:
    """Three times what the tests of each target take on the program as it is; they must pass."""
    found = {}
    for target in targets:
        module = modules_of(target)[0]
        name = module.relative_to(ROOT).as_posix()
        passes, seconds = copies.run(name, module.read_text("utf-8"), target.tests, 3600)
        if not passes:
            raise SystemExit(f"mutants: the tests of {target.name} fail without any mutant")
        print(f"mutants: the tests of {target.name} take {seconds:.0f} s", flush=True)
        found[target.name] = 3 * seconds + 10
    return found


def report(verdicts: Sequence[Verdict], asked: int) -> float:
    """Print survivors and score; the share that was killed, in percent."""
    for one in verdicts:
        if not one.is_killed:
            line = one.mutant.place[0]
            print(f"survived: {one.mutant.module}:{line} {one.mutant.operator}\n{one.change}")
    tried, killed = Counter[str](), Counter[str]()
    for one in verdicts:
        tried[one.mutant.target] += 1
        killed[one.mutant.target] += one.is_killed
    for name in tried:
        print(f"mutants: {name}: {killed[name]} of {tried[name]} killed")
    score = 100 * killed.total() / max(1, tried.total())
    print(f"mutants: {killed.total()} of {tried.total()} killed, {score:.1f} % ({asked} asked for)")
    return score


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--minutes", type=float, default=180.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--goal", type=float, default=95.0)
    parser.add_argument("--only", default="", help="names of targets, divided by commas")
    parser.add_argument("--list", action="store_true")
    chosen = parser.parse_args()
    names = chosen.only.split(",") if chosen.only else [one.name for one in TARGETS]
    targets = [one for one in TARGETS if one.name in names]
    every = [
        mutant
        for target in targets
        for path in modules_of(target)
        for mutant in mutants_of(target, path)
    ]
    if chosen.list:
        for module, count in sorted(Counter(one.module for one in every).items()):
            print(f"{count:6} {module}")
        return 0
    until = time.monotonic() + 60 * chosen.minutes
    tests = {target.name: target.tests for target in targets}
    drawn = sample(every, chosen.count, chosen.seed)
    targets = [one for one in targets if any(mutant.target == one.name for mutant in drawn)]
    with (
        tempfile.TemporaryDirectory() as folder,
        concurrent.futures.ThreadPoolExecutor(chosen.jobs) as pool,
    ):
        copies = Copies(Path(folder), chosen.jobs)
        limit = limits(copies, targets)
        judged = [
            pool.submit(judge, copies, one, tests[one.target], limit[one.target], until)
            for one in drawn
        ]
        verdicts = []
        for count, future in enumerate(concurrent.futures.as_completed(judged), start=1):
            found = future.result()
            if found is not None:
                verdicts.append(found)
                fate = "killed" if found.is_killed else "SURVIVED"
                where = f"{found.mutant.module}:{found.mutant.place[0]}"
                print(f"mutants: {count}/{len(judged)} {fate} {where}", flush=True)
    return 0 if report(verdicts, chosen.count) >= chosen.goal else 1


if __name__ == "__main__":
    sys.exit(main())
