"""A scenario typed in from a printed disc, examined by the rules of a valley."""

from collections.abc import Iterable

from tambo.core.meta import OptionValue
from tambo.core.phrase import Phrase
from tambo.core.workshop import Flaw, Workshop, numbered_pieces, without_remarks
from tambo.games.tiwanaku.board import LONG
from tambo.games.tiwanaku.scenarios.grade import grade_of
from tambo.games.tiwanaku.scenarios.scenario import (
    Fault,
    Unreadable,
    faults_of,
    format_scenario,
    parse_scenario,
)

# Made for this page, so that it gives away none of the house's own.
SAMPLE = """\
long
5 s2 s3 r1 e3 e1 g4 e1 e5 e2
4 s1 s4 e5 e4 e2 g3 g2 e3 e4
3 s5 r2 r1 r3 r5 r4 g1 g5 s2
2 g3 g4 g5 g2 e1 e3 e2 r3 s1
1 s1 s2 g1 e4 e5 r4 r1 r5 r2
start a4 b2 b5 e2 e5 f3 g5 h2 h4 i4
otoma e5=green h4=purple f3=white e2=blue h2=yellow
"""


class Disc(Workshop):
    option = "scenario"
    clause = "TIWANAKU-7.4"

    def sample(self) -> str:
        return SAMPLE

    def examine(self, text: str) -> Iterable[Flaw]:
        plain = without_remarks(text)
        try:
            faults = faults_of(parse_scenario(plain))
        except Unreadable as unreadable:
            faults = [unreadable.fault]
        return [Flaw(fault.clause, fault.phrase, _line_of(fault, plain)) for fault in faults]

    def spelled(self, text: str) -> str:
        return format_scenario(parse_scenario(without_remarks(text))).replace("\n", "; ")

    def options(self, text: str) -> dict[str, OptionValue]:
        scenario = parse_scenario(without_remarks(text))
        found = {**super().options(text), "board": "short"}
        if scenario.columns == LONG:
            found["board"] = "long"
        if not scenario.otoma:
            found["mode"] = "competitive"
        return found

    def report(self, text: str) -> list[Phrase]:
        scenario = parse_scenario(without_remarks(text))
        facts = {"cells": len(scenario.valley), "open": len(scenario.open_cells)}
        said = [Phrase("tiwanaku-workshop-sound", {**facts, "stars": grade_of(scenario).stars})]
        if scenario.columns == LONG and not scenario.otoma:
            said.append(Phrase("tiwanaku-workshop-competitive"))
        return said


def _line_of(fault: Fault, text: str) -> int:
    """The line that could not be read, or the row of the first cell in question."""
    args = fault.phrase.args
    cell = str(args.get("at") or args.get("cells") or "")
    row = str(args.get("row") or cell.partition(" ")[0][1:])
    for number, line in numbered_pieces(text, ";"):
        words = line.split()
        is_it = line.strip()[:60] == args["line"] if "line" in args else words[:1] == [row]
        if words and is_it:
            return number
    return 0
