"""How a game ended, who came where, and the itemised sheet behind every point."""

from dataclasses import dataclass

from tambo.core.checks import check_seat
from tambo.core.phrase import Phrase


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One line of the score sheet: who got how many points for what, by which clause."""

    seat: int
    points: int
    clause: str
    phrase: Phrase


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end. `ranking` lists the places from the first, each with the seats that share it.

    The first place is empty when nobody won: players who lost together against the game.
    """

    ending: str
    clause: str
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    sheet: tuple[SheetLine, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats on the first place; all seats after a draw."""
        return self.ranking[0]

    def place_of(self, seat: int) -> int:
        """1 for the first place; tied seats share the better number."""
        check_seat(seat, len(self.scores))
        place = 1
        for seats in self.ranking:
            if seat in seats:
                return place
            place += len(seats)
        raise ValueError(f"seat {seat} has no place")
