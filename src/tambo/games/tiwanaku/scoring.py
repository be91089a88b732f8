"""The end of Tiwanaku: who won, by which clause, and where every point came from."""

from tambo.core.outcome import Outcome, SheetLine
from tambo.core.phrase import Phrase
from tambo.games.tiwanaku.rules_turn import all_steps, winners_of
from tambo.games.tiwanaku.state import COMPETITIVE, ENDINGS, OVER, SOURCES, TiwanakuState

CLAUSES = [
    "", "TIWANAKU-4.1", "TIWANAKU-4.5", "TIWANAKU-5.10", "TIWANAKU-5.10", "TIWANAKU-6.10",
    "TIWANAKU-6.10",
]  # fmt: skip
SOURCE_CLAUSES = [
    "TIWANAKU-3.7", "TIWANAKU-3.11", "TIWANAKU-3.12", "TIWANAKU-3.13", "TIWANAKU-6.10",
]  # fmt: skip
SOURCE_NAMES = ["diversity", "crops", "errors", "offerings", "waste"]


def outcome_of(s: TiwanakuState) -> Outcome | None:
    if s.decision != OVER:
        return None
    scores = tuple(s.scores[int(s.side_of(seat))] for seat in range(s.players))
    sheet = tuple(line for seat in range(s.players) for line in sheet_of(s, seat))
    ending = int(s.ending)
    return Outcome(ENDINGS[ending], CLAUSES[ending], ranking_of(s), scores, sheet)


def ranking_of(s: TiwanakuState) -> tuple[tuple[int, ...], ...]:
    """An empty first place means that the Otoma won."""
    seats = tuple(range(s.players))
    if s.mode != COMPETITIVE:
        return (seats,) if winners_of(s) else ((), seats)
    keys = {seat: (s.scores[seat], all_steps(s, seat)) for seat in seats}
    return tuple(
        tuple(seat for seat in seats if keys[seat] == key)
        for key in sorted(set(keys.values()), reverse=True)
    )


def sheet_of(s: TiwanakuState, seat: int) -> list[SheetLine]:
    side = int(s.side_of(seat))
    tallies = s.tallies[SOURCES * side : SOURCES * (side + 1)]
    start = s.scores[side] - sum(tallies)
    lines = [SheetLine(seat, start, "TIWANAKU-2.1", Phrase("tiwanaku-sheet-start"))]
    for source, points in enumerate(tallies):
        if points:
            phrase = Phrase(f"tiwanaku-sheet-{SOURCE_NAMES[source]}")
            lines.append(SheetLine(seat, points, SOURCE_CLAUSES[source], phrase))
    return lines
