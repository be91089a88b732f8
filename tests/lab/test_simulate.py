"""Simulations: counts that add up and do not depend on how the work was divided."""

import json
from dataclasses import replace

import pytest

import tambo
from tambo.lab.simulate import Statistics, simulate


def test_counts_add_up() -> None:
    """Every game has an ending, a length, and a winner or none."""
    told: list[tuple[int, int]] = []

    found = simulate(
        "tiki", 1200, workers=1, on_games=lambda done, total: told.append((done, total))
    )

    assert sum(found.endings.values()) == sum(found.wins) + found.draws == found.games == 1200
    assert found.length_least <= found.length_median <= found.length_most
    assert found.choices == pytest.approx(found.length_mean * 1200)
    assert found.first_wins_low < found.first_wins < found.first_wins_high
    assert set(found.endings) <= set(tambo.meta_of("tiki").endings)
    assert told == [(500, 1200), (1000, 1200), (1200, 1200)]
    assert json.loads(json.dumps(found.to_json()))["games"] == 1200


def test_the_number_of_workers_changes_nothing() -> None:
    """Only the time taken differs."""
    one, two = (simulate("tiki", 1100, seed="s", workers=workers) for workers in (1, 2))

    def timeless(found: Statistics) -> Statistics:
        return replace(found, seconds=0.0, games_per_second=0.0, choices_per_second=0.0)

    assert timeless(one) == timeless(two)


def test_with_a_bot_on_every_seat(harvest: tambo.Game) -> None:
    """Any level can play all seats, in any number the game allows."""
    found = simulate(harvest, 3, players=3, bot="medium", workers=1, options={"rounds": 2})

    assert found.bot == "medium"
    assert found.players == 3
    assert found.endings == {"last-round": 3}


@pytest.mark.parametrize(("games", "players"), [(0, None), (5, 3)])
def test_a_simulation_that_is_none(games: int, players: int | None) -> None:
    """No games, or seats the game does not have."""
    with pytest.raises(ValueError, match=r"needed|not for"):
        simulate("tiki", games, players=players, workers=1)
