"""`tambo scenario`: the workshop for valleys of Tiwanaku.

new makes one from a seed, check names every broken rule, solve fills in the crops from the
terrains and the starting cells, grade weighs the deductions, show prints one of the house's.
"""

import sys
from pathlib import Path

from tambo.cli.errors import CHECK_FAILED
from tambo.cli.output import print_json
from tambo.cli.translator import Translator, usage_error
from tambo.games.tiwanaku.board import LONG, SHORT
from tambo.games.tiwanaku.scenarios.grade import grade_of
from tambo.games.tiwanaku.scenarios.maker import make_scenario
from tambo.games.tiwanaku.scenarios.scenario import (
    Fault,
    Scenario,
    Unreadable,
    faults_of,
    format_scenario,
    parse_scenario,
)
from tambo.games.tiwanaku.scenarios.shelf import how_many, numbered
from tambo.games.tiwanaku.solver.crops import Fillings

ACTIONS = ("new", "check", "solve", "grade", "show")
MOST_SOLUTIONS = 1000


def scenario(
    texts: Translator, action: str, what: str | None, board: str, seed: str | None, json: bool
) -> int:
    if action not in ACTIONS:
        raise usage_error("scenario.action", action=action[:20], known=", ".join(ACTIONS))
    if board not in ("short", "long"):
        raise usage_error("scenario.board", board=board[:20])
    columns = SHORT if board == "short" else LONG
    if action == "new":
        return _show(texts, make_scenario(seed or what or "0", columns), json)
    try:
        read = _read(what, columns)
    except Unreadable as unreadable:
        return _faulty(texts, [unreadable.fault], json)
    if action == "show":
        return _show(texts, read, json)
    if action == "solve":
        return _solve(texts, read, json)
    faults = faults_of(read)
    if faults:
        return _faulty(texts, faults, json)
    if action == "grade":
        return _grade(texts, read, json)
    if json:
        print_json({"valid": True, "faults": []})
    else:
        print(texts("terminal-scenario-valid"))
    return 0


def _read(what: str | None, columns: int) -> Scenario:
    """A number of the house's, a file, or `-` for what is typed in."""
    if what is None:
        raise usage_error("scenario.what")
    if what.isascii() and what.isdigit():
        if not 1 <= int(what[:6]) <= how_many(columns):
            raise usage_error("scenario.number", number=what[:6], most=str(how_many(columns)))
        return numbered(columns, int(what))
    if what == "-":
        return parse_scenario(sys.stdin.read())
    path = Path(what)
    if not path.is_file():
        raise usage_error("scenario.file", file=what[:80])
    return parse_scenario(path.read_text(encoding="utf-8"))


def _show(texts: Translator, found: Scenario, json: bool) -> int:
    text = format_scenario(found)
    if json:
        print_json({"scenario": text, "grade": grade_of(found).stars})
    else:
        print(text)
    return 0


def _faulty(texts: Translator, faults: list[Fault], json: bool) -> int:
    if json:
        said = [{"clause": fault.clause, "text": texts(fault.phrase)} for fault in faults]
        print_json({"valid": False, "faults": said})
    else:
        for fault in faults:
            print(f"{fault.clause}  {texts(fault.phrase)}")
    return CHECK_FAILED


def _solve(texts: Translator, read: Scenario, json: bool) -> int:
    given = [0] * len(read.valley)
    for cell in read.open_cells:
        given[cell] = read.levels[cell]
    found = Fillings(read.columns, read.terrains).search(given, MOST_SOLUTIONS)
    filled = [
        format_scenario(
            Scenario(
                read.columns,
                tuple(5 * t + level - 1 for t, level in zip(read.terrains, levels, strict=True)),
                read.starting,
                read.otoma,
                read.empty,
            )
        )
        for levels in found[:2]
    ]
    if json:
        print_json({"solutions": len(found), "first": filled[:1]})
    else:
        print(texts("terminal-scenario-solutions", count=len(found)))
        print("\n\n".join(filled))
    return 0 if len(found) == 1 else CHECK_FAILED


def _grade(texts: Translator, read: Scenario, json: bool) -> int:
    grade = grade_of(read)
    facts = {
        "stars": grade.stars,
        "unsettled": grade.unsettled,
        "conclusions": grade.conclusions,
        "terrains": grade.terrains_for_half,
    }
    if json:
        print_json(facts)
    else:
        words = {name: str(value) for name, value in facts.items()}
        print(texts("terminal-scenario-grade", **words))
    return 0
