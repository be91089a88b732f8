"""The seed is promised by a hash, and every roll follows from it."""

import copy
import hashlib

import pytest

import tambo
from tambo.core.dice import Dice
from tambo.core.fairness import first_foreign_roll, seed_hash
from tambo.core.match import Match


def played(name: str, seed: int | str) -> Match:
    match = tambo.load(name).new(seed=seed)
    dice = Dice("moves")
    while not match.is_over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[dice.below(len(match.legal(seat)))])
    return match


@pytest.mark.parametrize("name", ["tiki", "titicaca", "cortez"])
def test_all_rolls_of_a_match_follow_from_its_seed(name: str) -> None:
    match = tambo.load(name).replay(played(name, "fair").record())
    assert first_foreign_roll(match) is None


def test_anybody_can_work_out_the_hash_of_a_seed() -> None:
    """Records that were promised one must find the same forever: `tambo seed <kind> <seed>`."""
    number = hashlib.sha256(b"tambo seed number 7").hexdigest()
    text = hashlib.sha256(b"tambo seed text 7").hexdigest()

    assert (seed_hash(7), seed_hash("7")) == (number, text)


def test_a_roll_that_was_chosen_is_found() -> None:
    game = tambo.load("titicaca")
    record = played("titicaca", "fair").record()
    other = copy.deepcopy(record)
    other["seed"] = "another"
    assert first_foreign_roll(game.replay(other)) == 0


def test_a_match_from_a_position_has_no_set_up_to_follow() -> None:
    game = tambo.load("tiki")
    match = game.from_position(game.new(seed=1).position(), seed="fair")
    match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert first_foreign_roll(match) is None


def test_hashes_of_different_seeds_differ() -> None:
    assert len({seed_hash(seed) for seed in (7, "7", "07", "", 0)}) == 5
    assert seed_hash("fair") == seed_hash("fair")
