"""A map typed in: rows of squares from the top, examined by `board_check`."""

from collections.abc import Iterable

from tambo.core.phrase import Phrase
from tambo.core.workshop import Flaw, Workshop, numbered_pieces
from tambo.games.cortez.board import Board
from tambo.games.cortez.board_check import MAP, problems_of, spelled


class Map(Workshop):
    option = "board"
    clause = "CORTEZ-1.7"

    def sample(self) -> str:
        return f"{MAP.strip()}\n"

    def examine(self, text: str) -> Iterable[Flaw]:
        lines = _lines_of_rows(text)
        for problem in problems_of(text):
            yield Flaw(self.clause, problem, _line_of(problem, lines))

    def spelled(self, text: str) -> str:
        return spelled(text)

    def report(self, text: str) -> list[Phrase]:
        board = Board(text)
        return [Phrase("cortez-workshop-sound", {"columns": board.columns, "rows": board.rows})]


def _lines_of_rows(text: str) -> list[int]:
    """The line in which each row of the map stands; blank ones count between others."""
    pieces = numbered_pieces(text, "/")
    filled = [at for at, (_, piece) in enumerate(pieces) if piece.strip()]
    return [number for number, _ in pieces[filled[0] : filled[-1] + 1]]


def _line_of(problem: Phrase, lines: list[int]) -> int:
    """Squares are named by their row from the bottom, words by their row from the top."""
    if "line" in problem.args:
        return lines[int(problem.args["line"]) - 1]
    square = str(problem.args.get("at", ""))
    return lines[-int(square[1:])] if square else 0
