"""The end: the order of the track, and the sheet behind every point."""

from tambo.core.outcome import Outcome, SheetLine
from tambo.core.phrase import Phrase
from tambo.games.tahuantinsuyu.components import ENDINGS
from tambo.games.tahuantinsuyu.state import (
    OVER,
    SCORE,
    TALLIES,
    TALLY_COUNT,
    TRACK,
    TahuantinsuyuState,
)

CLAUSES = [
    "TAHUANTINSUYU-6.7",
    "TAHUANTINSUYU-6.3",
    "TAHUANTINSUYU-6.4",
    "TAHUANTINSUYU-6.5",
    "TAHUANTINSUYU-6.6",
    "TAHUANTINSUYU-7.1",
    "TAHUANTINSUYU-7.1",
    "TAHUANTINSUYU-7.1",
    "TAHUANTINSUYU-7.1",
    "TAHUANTINSUYU-5.5",
]


def outcome_of(s: TahuantinsuyuState) -> Outcome | None:
    if s.decision != OVER:
        return None
    standing = [int(s.own[TRACK + place]) for place in range(s.players)]
    ranking = tuple((int(s.seat_of[apu]),) for apu in standing)
    scores = tuple(int(s.own[SCORE + s.apu_of[seat]]) for seat in range(s.players))
    sheet = tuple(line for seat in range(s.players) for line in sheet_of(s, seat))
    ending = ENDINGS[int(s.black)]
    return Outcome(ending, "TAHUANTINSUYU-8.1", ranking, scores, sheet)


def sheet_of(s: TahuantinsuyuState, seat: int) -> list[SheetLine]:
    """A seat's points so far, by kind; what a typed-in position does not explain comes last."""
    apu = s.apu_of[seat]
    lines = []
    explained = 0
    for kind in range(TALLY_COUNT):
        points = int(s.tally(kind, apu))
        explained += points
        if points:
            phrase = Phrase("tahuantinsuyu-sheet", {"kind": TALLIES[kind], "points": points})
            lines.append(SheetLine(seat, points, CLAUSES[kind], phrase))
    rest = int(s.own[SCORE + apu]) - explained
    if rest:
        phrase = Phrase("tahuantinsuyu-sheet", {"kind": "earlier", "points": rest})
        lines.append(SheetLine(seat, rest, "TAHUANTINSUYU-9.3", phrase))
    return lines
