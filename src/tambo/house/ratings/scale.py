"""The scale of the ratings: what a number means, and how a match moves it.

The model is Plackett-Luce of `openskill` (Weng and Lin, 2011), for any number of sides and teams.
Its units are chosen so that for two settled players the numbers read like Elo's: 400 points are ten
to one, 200 are about three wins in four. A newcomer begins at 1500. The interval shown is two
standard deviations to either side: the strength lies in it with some 95 %.
"""

import math
from collections.abc import Mapping, Sequence

import msgspec
from openskill.models import PlackettLuce

MIDDLE = 1500.0
BETA = 400 / math.log(10) / math.sqrt(2)
NEWCOMER = 2 * BETA
WIDTH = 2.0

_model = PlackettLuce(mu=MIDDLE, sigma=NEWCOMER, beta=BETA, tau=NEWCOMER / 100)


class Rating(msgspec.Struct, frozen=True):
    """What is known of a player's strength: the mean of the estimate and its standard deviation."""

    mu: float = MIDDLE
    sigma: float = NEWCOMER

    @property
    def low(self) -> float:
        return self.mu - WIDTH * self.sigma

    @property
    def high(self) -> float:
        return self.mu + WIDTH * self.sigma


class Side(msgspec.Struct, frozen=True):
    """Those who win or lose together, and their place: 1 for the first, ties share a place."""

    who: list[str]
    place: int


def rated(sides: Sequence[Side], before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings of all players of a match after it.

    A player on several sides (two bots of one level) gets the mean of the changes.
    """
    teams = [
        [_model.rating(mu=before[who].mu, sigma=before[who].sigma) for who in side.who]
        for side in sides
    ]
    after = _model.rate(teams, ranks=[float(side.place) for side in sides])
    learnt: dict[str, list[Rating]] = {}
    for side, team in zip(sides, after, strict=True):
        for who, new in zip(side.who, team, strict=True):
            learnt.setdefault(who, []).append(Rating(new.mu, new.sigma))
    return {
        who: Rating(
            math.fsum(new.mu for new in news) / len(news),
            math.fsum(new.sigma for new in news) / len(news),
        )
        for who, news in learnt.items()
    }


def lead_of(share: float, players: int) -> float:
    """How far ahead a player is who wins this share against others of equal strength.

    From the model's own curve, so that the model predicts the share that was measured.
    """
    odds = share / (1 - share) * (players - 1)
    return BETA * math.sqrt(players) * math.log(odds)
