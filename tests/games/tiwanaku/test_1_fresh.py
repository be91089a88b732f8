"""Chapter 1: default tables play valleys that nobody can look up, and a record still replays."""

import json

import pytest

import tambo
from tambo.core.dice import RecordingDice, ScriptedDice
from tambo.core.fairness import first_foreign_roll
from tambo.games.tiwanaku.scenarios.scenario import faults_of
from tambo.games.tiwanaku.scenarios.shelf import (
    changed,
    fresh,
    how_many,
    numbered,
    scenario_of,
    spelled,
)
from tests.games.tiwanaku.valley import TIWANAKU, state_of

FIVE, NINE = 5, 9
PERMUTATIONS = [
    [a, b, c, d]
    for a in range(4)
    for b in range(4)
    for c in range(4)
    for d in range(4)
    if len({a, b, c, d}) == 4
]
TABLES = [
    (2, {"board": "short"}),
    (2, {}),
    (1, {}),
    (3, {"mode": "cooperative"}),
]


def start_of(view):
    """The crops that a starting view shows, with their cells."""
    cells = enumerate(view["cells"].values())
    return {(cell, here["crop"]) for cell, here in cells if here["crop"] is not None}


def shipped_starts(columns):
    """The crops that lie open at the start of every shipped valley, however it is turned.

    Recolouring changes terrains only, so the crops stand for all recoloured ones at once.
    """
    found = []
    for number in range(1, how_many(columns) + 1):
        for turns in range(8 if columns == FIVE else 4):
            scenario = changed(numbered(columns, number), turns, [0, 1, 2, 3])
            found.append({(cell, scenario.levels[cell]) for cell in scenario.open_cells})
    return found


def shipped_valleys(columns):
    return {
        changed(numbered(columns, number), turns, terrains).valley
        for number in range(1, how_many(columns) + 1)
        for turns in range(8 if columns == FIVE else 4)
        for terrains in PERMUTATIONS
    }


@pytest.mark.parametrize(("columns", "count"), [(FIVE, 20), (NINE, 2)])
def test_the_truth_cannot_be_looked_up(columns, count):
    """TIWANAKU-1.9  No default table shows the start of a shipped valley, turned or recoloured."""
    starts, valleys = shipped_starts(columns), shipped_valleys(columns)
    board = "short" if columns == FIVE else "long"
    seen = set()
    for seed in range(count):
        match = TIWANAKU.new(2, f"unknown {seed}", board=board)
        state = state_of(match)
        open_crops = start_of(match.view(0))
        assert tuple(state.valley) not in valleys
        assert open_crops not in starts
        seen.add(tuple(state.valley))
    assert len(seen) == count


@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_a_record_holds_the_valley_and_is_traced_to_its_seed(players, options):
    """TIWANAKU-1.9  Replaying makes no valley; the seed leads to the same one."""
    match = TIWANAKU.new(players, "quinoa", **options)
    record = json.loads(json.dumps(match.record()))

    again = TIWANAKU.replay(record)
    assert again.position() == match.position()
    assert first_foreign_roll(again) is None
    other = dict(record, seed="maize")
    assert first_foreign_roll(TIWANAKU.replay(other)) == 0


def test_a_set_up_rolled_elsewhere_gives_the_same_match():
    """TIWANAKU-1.9  The house rolls ahead of time; seed and options say which match it is."""
    match = TIWANAKU.new(2, "chili", board="short")

    again = TIWANAKU.set_up(2, "chili", match.setup, board="short")
    assert again.position() == match.position()
    assert again.record() == match.record()
    with pytest.raises(ValueError, match=r"rolls|valley"):
        TIWANAKU.set_up(2, "chili", match.setup[:-3], board="short")


@pytest.mark.parametrize("at", [0, 12, 24, 25, 26])
def test_numbers_that_spell_no_valley_are_refused(at):
    """TIWANAKU-1.9  A record cannot bring in a valley that breaks the laws."""
    record = TIWANAKU.new(2, "coca", board="short").record()
    setup = record["setup"]
    setup[1 + at] = (setup[1 + at] + 7) % 20 if at < 25 else 99

    with pytest.raises(tambo.InvalidRecord):
        TIWANAKU.replay(record)


def test_numbers_spell_a_scenario():
    """TIWANAKU-1.9  Valley, starting cells and Otoma, both ways."""
    for columns, many in ((FIVE, 5), (NINE, 15)):
        assert how_many(columns) == many
        for number in range(1, many + 1):
            scenario = numbered(columns, number)
            assert scenario_of(spelled(scenario), columns) == scenario


def test_scripted_dice_give_back_what_was_drawn():
    """The valley is among the rolls, and other rolls come after it in order."""
    dice = RecordingDice("potato")
    made = fresh(FIVE, dice)
    after = int(dice.below(4))

    script = ScriptedDice(dice.rolled)
    assert fresh(FIVE, script) == made
    assert int(script.below(4)) == after
    assert script.is_used_up()
    assert faults_of(made) == []


def test_a_valley_of_ours_by_lot_is_no_default():
    """TIWANAKU-1.9  `lot` draws one of the house's own; it is named, secret and unrated."""
    valleys = shipped_valleys(FIVE)

    match = TIWANAKU.new(2, 3, board="short", scenario="lot")
    assert tuple(state_of(match).valley) in valleys
    assert TIWANAKU.meta.unrated_by({"scenario": "lot"}) == "scenario"
    assert TIWANAKU.meta.unrated_by({"scenario": "4"}) == "scenario"
    assert TIWANAKU.meta.unrated_by({"scenario": "", "levels": 7}) is None
    assert not TIWANAKU.has_slow_setup(TIWANAKU.meta.resolve_options({"scenario": "lot"}))
    assert TIWANAKU.has_slow_setup(TIWANAKU.meta.resolve_options({}))
