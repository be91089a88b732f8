"""Confidence and ratings from counts."""

import pytest

from tambo.lab.measures import elo_difference, ratings, wilson


@pytest.mark.parametrize(
    ("score", "games", "low", "high"),
    [
        (95, 100, 0.8882, 0.9785),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
    ],
)
def test_the_wilson_interval(score: float, games: int, low: float, high: float) -> None:
    """Against values from the tables of the method."""
    assert wilson(score, games) == pytest.approx((low, high), abs=2e-4)


def test_without_games_anything_may_be() -> None:
    """No games, no knowledge."""
    assert wilson(0, 0) == (0.0, 1.0)


def test_three_quarters_are_worth_191_points() -> None:
    """The logistic scale of Elo."""
    assert elo_difference(0.75) == pytest.approx(190.85, abs=0.01)
    assert elo_difference(0.5) == 0.0
    assert elo_difference(1.0) == float("inf")
    assert elo_difference(0.0) == float("-inf")


def test_ratings_give_back_the_difference_they_were_made_from() -> None:
    """Two who score 3:1 over very many games are 191 points apart, around 0."""
    rated = ratings(["one", "other"], {("one", "other"): (75_000, 100_000)})

    assert rated["one"] - rated["other"] == pytest.approx(190.8, abs=0.2)
    assert sum(rated.values()) == pytest.approx(0)


def test_who_lost_everything_still_has_a_rating() -> None:
    """Clean sheets order the names without infinities."""
    pairs = {("a", "b"): (10.0, 10), ("b", "c"): (10.0, 10), ("a", "c"): (10.0, 10)}

    rated = ratings(["a", "b", "c"], pairs)

    assert rated["a"] > rated["b"] > rated["c"] > -2000
