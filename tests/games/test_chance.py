"""A game says of itself whether dice or draws decide anything once it has begun."""

import random

import pytest

from tambo.games import games, is_built, load

STEPS = 400


@pytest.mark.parametrize("name", [name for name in games() if is_built(name)])
def test_a_game_has_chance_exactly_if_something_is_rolled_while_it_is_played(name: str) -> None:
    game = load(name)
    dice = random.Random(7)
    match = game.new(seed="7")
    while not match.is_over and len(match.steps) < STEPS:
        seat = match.to_act[0]
        match.play(seat, dice.choice(game.rules.legal(match.state, seat)))
        if match.steps[-1].rolls:
            break
    assert any(step.rolls for step in match.steps) == game.meta.has_chance
