"""What Tiwanaku is pinned to: counts of its menus, transcripts that can be read, checksums."""

from pathlib import Path

import pytest

from tambo.testing import checksum, perft, transcript
from tests.games.tiwanaku.valley import TIWANAKU, table

HERE = Path(__file__).parent
TABLES = {
    "competitive": (2, {"board": "short", "scenario": "1"}),
    "solo": (1, {"scenario": "1", "solo": "hard"}),
    "coop": (3, {"scenario": "1", "mode": "cooperative"}),
}
CHECKSUMS = {
    "competitive": "d07789065e1770d0a8b6ff333d01c572592ecc14c55ff31cccaa767be1943107",
    "solo": "2f5bd94162294b0774abd786f2783854172ed85962d1635bfdf1b315fa282127",
    "coop": "518971dad36f674b5b209e2439125dda3611b6782ec9b21ac268bc99b75d9eb0",
}


def test_counts_worked_out_by_hand():
    """Sixteen border cells to enter, and b4 over the crop of a4; then one less. After a4 itself
    b4 is out of reach too."""
    state = table("competitive short 2").state

    assert [perft(TIWANAKU, state, depth) for depth in (1, 2)] == [17, 16 * 16 + 15]


def test_the_menu_has_a_fixed_order():
    """Entries, moves by pawn, lifts, divinations."""
    menu = table("competitive short 2", "pawns beige a1", laid="a1").legal(0)

    assert menu[:2] == ["enter a2", "enter a3"]
    assert menu[-8:] == [
        "a1-a2", "a1-b1", "lift a1",
        "divine a1=1", "divine a1=2", "divine a1=3", "divine a1=4", "divine a1=5",
    ]  # fmt: skip


@pytest.mark.parametrize("name", TABLES)
def test_transcripts(name):
    """A whole game in words: compare by reading before accepting a change."""
    players, options = TABLES[name]
    told = transcript(TIWANAKU, players, options, seed=11)

    assert told == (HERE / "transcripts" / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", TABLES)
def test_random_games_are_the_same_in_both_builds(name):
    """Menus, choices and positions of thirty games, as one number."""
    players, options = TABLES[name]

    assert checksum(TIWANAKU, players, options, range(30)) == CHECKSUMS[name]
