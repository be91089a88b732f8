"""How search goes on from a leaf: three phases, every apu taking what looks best to it."""

from typing import Any

import pytest

from tambo.core.dice import Dice
from tests.games.tahuantinsuyu.empire import TAHUANTINSUYU, position

HANDS = "hand C 1 3 5; hand A 7 9 11; hand Q 14 17 19; hand K 21 23 25"


def gone_on(text: str) -> dict[str, Any]:
    """What a spectator sees after a rollout from a position."""
    state = position(f"{text}; {HANDS}").match.state
    made = TAHUANTINSUYU.policy.rollout(state, Dice("rollout"), 0)

    assert made > 0
    return TAHUANTINSUYU.view(state, None)


@pytest.mark.parametrize(
    ("step", "then"), [("2C1", "3S1"), ("2S1", "3S1"), ("2C2", "3S2"), ("5C1", "5S3")]
)
def test_a_rollout_ends_three_phases_on(step, then):
    """From a Sun phase one more, so that its cards are seen at work."""
    assert gone_on(f"at {step}")["step"] == then


def test_a_rollout_stops_where_the_game_ends():
    """At the last marker there are no three phases more."""
    assert gone_on("at 7C4; black 4")["decision"] == "over"


def test_a_rollout_makes_something_of_labour():
    """Where random play would mostly lay roads, everybody builds or conquers and scores by it."""
    seen = gone_on("at 2C1; labour C8 A8 Q8 K8")

    assert min(seen["scores"]) > 0
    assert len(seen["owners"]) + len(seen["cities"]) + len(seen["garrisons"]) >= 4
