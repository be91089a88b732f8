"""What one points at on the screen, in which order, and what was meant by it."""

import tambo
from tambo.core.match import Choice
from tests.games.titicaca.land import TITICACA

THREE = """
    country a2p b2f c1~1 b3g c3s a4p c2m
    yellow villages b2 b3 c2
    red villages c3 a4
    bids 2 0
    to unite b2 turn 1
"""


def lines(match: tambo.Match) -> dict[str, Choice]:
    return {line.text: line for line in match.menu(match.to_act[0])}


def test_regions_and_temples_are_pointed_at_in_any_order():
    """TITICACA-4.3, 4.4  Two regions, or a land and a temple: either may come first."""
    unite = lines(TITICACA.from_position(THREE))
    temple = lines(TITICACA.from_position(THREE.replace("unite", "temple")))

    assert unite["unite b3+c3"].is_unordered
    assert unite["unite b3+c3"].elements == ["region:b3", "region:c3"]
    assert temple["temple b2+1"].is_unordered
    assert not unite["-"].is_unordered


def test_what_was_pointed_at_is_spelled_alike():
    """TITICACA-9.2  The notation has the land before the temple, and regions in order."""
    state = TITICACA.from_position(THREE.replace("unite", "temple")).state
    unite = TITICACA.from_position(THREE).state

    assert TITICACA.spell(state, ["temple:2", "land:b2"]) == "temple b2+2"
    assert TITICACA.spell(state, ["land:b2", "temple:2"]) == "temple b2+2"
    spelled = TITICACA.spell(unite, ["region:c3", "region:b3"])
    assert TITICACA.normalise(unite, spelled) == "unite b3+c3"
