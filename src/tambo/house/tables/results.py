"""What the end of a match comes to for each seat."""

from tambo.core.outcome import Outcome


def places_of(outcome: Outcome) -> dict[int, tuple[int, int]]:
    """Who came where, from 1, with how many points. When all have lost together nobody is first."""
    nobody_won = not outcome.ranking[0]
    return {
        seat: (outcome.place_of(seat) + nobody_won, points)
        for seat, points in enumerate(outcome.scores)
    }
