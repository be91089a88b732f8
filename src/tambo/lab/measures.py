"""What counts of wins are worth: confidence intervals and ratings."""

from collections.abc import Mapping, Sequence
from math import log10, sqrt

Z95 = 1.959964


def wilson(score: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson interval around a share `score / games`; a draw counts as half a win.

    With draws the true spread is smaller than that of wins and losses alone, so the interval is
    on the safe side.
    """
    if games == 0:
        return 0.0, 1.0
    share = score / games
    centre = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def elo_difference(share: float) -> float:
    """How many rating points a share of the score stands for; infinite at 0 and 1."""
    if share <= 0.0:
        return float("-inf")
    if share >= 1.0:
        return float("inf")
    return 400 * log10(share / (1 - share))


def ratings(
    names: Sequence[str], scores: Mapping[tuple[str, str], tuple[float, int]]
) -> dict[str, float]:
    """Elo ratings, 0 on average, fitted to the score and number of games of each pairing.

    The Bradley-Terry model, with one drawn game added to each pairing so that someone who lost
    everything still gets a finite rating.
    """
    won = dict.fromkeys(names, 0.0)
    met: dict[tuple[str, str], float] = {}
    for (one, other), (score, games) in scores.items():
        won[one] += score + 0.5
        won[other] += games - score + 0.5
        met[one, other] = met[other, one] = games + 1.0
    strength = dict.fromkeys(names, 1.0)
    for _ in range(2000):
        before = dict(strength)
        for name in names:
            weight = sum(
                met[name, other] / (strength[name] + strength[other])
                for other in names
                if (name, other) in met
            )
            if weight:
                strength[name] = won[name] / weight
        if all(abs(strength[name] / before[name] - 1) < 1e-9 for name in names):
            break
    points = {name: 400 * log10(strength[name]) for name in names}
    middle = sum(points.values()) / len(points)
    return {name: points[name] - middle for name in names}
