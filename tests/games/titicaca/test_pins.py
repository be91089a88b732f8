"""What Titicaca is pinned to: counts of its menus, transcripts that can be read, checksums."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tambo.core.dice import Dice
from tambo.core.rules import Rules
from tambo.testing import checksum, perft, transcript
from tests.games.titicaca.land import TITICACA, position

HERE = Path(__file__).parent


def test_counts_of_bids():
    """21 bids for each of two seats."""
    state = TITICACA.new(2, 0).state

    assert [perft(TITICACA, state, depth) for depth in (1, 2)] == [21, 441]


def test_counts_worked_out_by_hand():
    """Two seats with 2 arms and two forests at one lake, a1 and c1, too far apart for anything.

    Nine pairs of bids. With 0:0 nobody plays and round 16 follows with 3 bids of yellow. With one
    bid above 0 (four pairs) that seat settles either land: 2 choices. With both (four pairs) the
    first settles either land: 2. So three choices deep there are 3 + 4 * 2 + 4 * 2.
    """
    land = position("""
        country a1f b1~1 c1f
        yellow stock 2
        red stock 2
    """)

    counts = [perft(TITICACA, land.match.state, depth) for depth in (1, 2, 3)]
    assert counts == [3, 9, 3 + 4 * 2 + 4 * 2]


def test_the_menu_has_a_fixed_order():
    """Lands and regions by name, the decline last."""
    land = position("""
        country b2f c1~1 b3g c3s a4p
        yellow villages b3
        red villages c3 a4
    """)
    land.bid(2, 0)

    assert land.legal("yellow") == ["settle b2"]
    land.play("yellow", "settle b2")
    assert land.legal("yellow") == ["join b3", "-"]
    land.play("yellow", "-")
    assert land.legal("yellow") == ["unite a4+b3", "unite b3+c3", "-"]
    land.play("yellow", "-")
    assert land.legal("yellow") == [
        *("temple b2+1", "temple b2+2", "temple b3+1", "temple b3+2", "-")
    ]


@pytest.mark.parametrize(("name", "players", "seed"), [("two", 2, 1), ("four", 4, 7)])
def test_a_game_is_told_word_for_word(name, players, seed):
    """The transcript of a random game, kept to be read, stays as it is."""
    kept = (HERE / "transcripts" / f"{name}.txt").read_text(encoding="utf-8")

    assert transcript(TITICACA, players, {}, seed) == kept


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_playouts_draw_from_the_menus(players):
    """The engine's fast random play is the plain loop over menus, choice by choice."""
    rules = TITICACA.rules
    for seed in range(20):
        fast, slow = (
            rules.setup(players, TITICACA.meta.resolve_options({}), Dice(seed)) for _ in "ab"
        )

        made = rules.playout(fast, Dice(f"play {seed}"), 10_000)

        assert Rules.playout(rules, slow, Dice(f"play {seed}"), 10_000) == made
        assert TITICACA.format_position(fast) == TITICACA.format_position(slow)


@pytest.mark.parametrize("players", [2, 5])
def test_both_builds_play_the_same_games(players):
    """The interpreted rules, in a process of their own, give the same checksum as these."""
    code = (
        "import tambo; from tambo.testing import checksum;"
        f"print(checksum(tambo.load('titicaca'), {players}, {{}}, range(40)))"
    )
    pure = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "TAMBO_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )

    assert checksum(TITICACA, players, {}, range(40)) == pure.stdout.strip()
