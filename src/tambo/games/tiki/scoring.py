"""The end of Tiki: who won, by which clause, and the sheet of fruits."""

from tambo.core.outcome import Outcome, SheetLine
from tambo.core.phrase import Phrase
from tambo.games.tiki.rules import winner_of
from tambo.games.tiki.state import ENDINGS, OVER, TikiState

CLAUSES = ["", "TIKI-6.1", "TIKI-6.2", "TIKI-6.3", "TIKI-6.4"]


def outcome_of(s: TikiState) -> Outcome | None:
    if s.decision != OVER:
        return None
    winner = winner_of(s)
    ranking: tuple[tuple[int, ...], ...] = ((0, 1),)
    if winner >= 0:
        ranking = ((int(s.seat_of(winner)),), (int(s.seat_of(1 - winner)),))
    fruits = [int(s.fruits_of(s.colour_of(seat))) for seat in range(2)]
    sheet = tuple(
        SheetLine(
            seat, fruits[seat], "TIKI-4.1", Phrase("tiki-sheet-fruits", {"count": fruits[seat]})
        )
        for seat in range(2)
    )
    return Outcome(
        ENDINGS[int(s.ending)], CLAUSES[int(s.ending)], ranking, (fruits[0], fruits[1]), sheet
    )
