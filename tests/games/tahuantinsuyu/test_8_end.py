"""TAHUANTINSUYU chapter 8: the invasion and the end."""

import pytest

from tambo.testing import refused
from tests.games.tahuantinsuyu.empire import position

HANDS = "hand C 1 2 3; hand A 4 5 6; hand Q 7 8 9; hand K 10 11 12"


@pytest.mark.parametrize("black", [1, 2, 3, 4])
@pytest.mark.parametrize("players", [3, 4])
def test_the_black_dot_ends_the_column(players, black):
    """TAHUANTINSUYU-8.1  After that Colonisation only Sapa Inca is left, at each marker."""
    hands = "; ".join(HANDS.split("; ")[:players])
    empire = position(f"players {players}; at 7S1; black {black}; {hands}")

    events = empire.idle_until("over")

    outcome = empire.match.outcome
    assert outcome is not None
    assert outcome.ending == f"invasion-{black}"
    assert outcome.clause == "TAHUANTINSUYU-8.1"
    assert [event.kind for event in events if event.kind in ("spared", "invaded")] == [
        *["spared"] * (black - 1),
        "invaded",
    ]
    assert sum(event.kind == "honoured" for event in events) == players
    assert empire.see["markers"].count("hidden") == 4 - black


def test_all_players_have_their_turn_before_the_marker():
    """TAHUANTINSUYU-8.1  The marker is turned after the last of the order only."""
    empire = position(f"at 7C1; black 1; {HANDS}")

    for letter in "CAQ":
        assert "invaded" not in [event.kind for event in empire.play(letter, "pass", "-")]
    kinds = [event.kind for event in empire.play("K", "pass", "-")]

    assert kinds.index("invaded") < kinds.index("honoured") < kinds.index("ended")


def test_the_leader_on_the_track_wins():
    """TAHUANTINSUYU-8.2  C and A have 5 each; A, nearer the centre, wins."""
    empire = position(f"at 7C1; turn K; roads-action done 0; black 1; track A5 C5 Q3 K1; {HANDS}")

    empire.play("K", "pass")

    outcome = empire.match.outcome
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.ranking == ((1,), (0,), (2,), (3,))
    assert empire.match.game.rules.payoffs(empire.match.state) == [0.0, 1.0, 0.0, 0.0]


def test_after_the_end_nothing_is_played():
    """TAHUANTINSUYU-8.2  Every choice is refused."""
    empire = position(f"at over; black 2; track A5 C5 Q3 K1; {HANDS}")

    assert empire.match.to_act == ()
    with refused("TAHUANTINSUYU-8.2"):
        empire.play("C", "pass")
