"""The jury: one suite of checks that every game of the house must pass, shipped with the package.

    from tambo.testing import Jury
    Jury(game, clauses).try_games(players=2, options={}, count=100)

A `Violation` names the check, the game and the seed that shows it.
"""

from tambo.testing.coverage import uncited_clauses, unrecorded_endings
from tambo.testing.jury import Jury
from tambo.testing.kit import refused
from tambo.testing.pins import checksum, perft, transcript
from tambo.testing.positions import PositionFuzz
from tambo.testing.violation import Violation

__all__ = [
    "Jury",
    "PositionFuzz",
    "Violation",
    "checksum",
    "perft",
    "refused",
    "transcript",
    "uncited_clauses",
    "unrecorded_endings",
]
