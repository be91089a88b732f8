"""Who leads a tournament, and by what: points, then what the points were worth, then first places.

What remains equal shares the place. In round-robin the points are weighed by those who were beaten
(Sonneborn-Berger), elsewhere by those who were met (Buchholz).
"""

from collections.abc import Sequence

import msgspec

from tambo.house.tournaments.past import Past


class Standing(msgspec.Struct, frozen=True):
    """`worth` is the first tie-break. Units are hundred-and-twentieths of a first place."""

    entrant: int
    place: int
    units: int
    worth: int
    firsts: int
    played: int
    byes: int


def standings(entrants: Sequence[int], past: Past, *, by_beaten: bool) -> list[Standing]:
    """Best first; among equals the earlier entrant first."""
    worth = dict.fromkeys(entrants, 0)
    played = dict.fromkeys(entrants, 0)
    for board in past.boards:
        if board.is_free or board.places is None:
            continue
        for seat, entrant in enumerate(board.entrants):
            played[entrant] += 1
            for other_seat, other in enumerate(board.entrants):
                if other == entrant:
                    continue
                if not by_beaten or board.places[seat] < board.places[other_seat]:
                    worth[entrant] += 2 * past.units[other]
                elif board.places[seat] == board.places[other_seat]:
                    worth[entrant] += past.units[other]

    def key(entrant: int) -> tuple[int, int, int]:
        return past.units[entrant], worth[entrant], past.firsts[entrant]

    order = sorted(entrants, key=key, reverse=True)
    return [
        Standing(
            entrant,
            1 + sum(key(other) > key(entrant) for other in entrants),
            past.units[entrant],
            worth[entrant] // 2,
            past.firsts[entrant],
            played[entrant],
            past.byes[entrant],
        )
        for entrant in order
    ]
