"""What Tahuantinsuyu is pinned to: counts of its menus, transcripts that can be read, checksums."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tambo.testing import checksum, perft, transcript
from tests.games.tahuantinsuyu.empire import TAHUANTINSUYU, position

HERE = Path(__file__).parent


def test_counts_worked_out_by_hand():
    """C at OLL without labour: a road on each slot of OLL but the first, or pass.

    OLL has the slots to APU, VIL, VIT and ESP, all open because OLL touches grey. After passing,
    the same four or the end of the roads. After a road the other three or the end; APU opens
    PAR-APU besides, and ESP PIS-ESP, whose far ends touch grey too.
    """
    state = position("players 4").match.state

    assert perft(TAHUANTINSUYU, state, 1) == 4 + 1
    assert perft(TAHUANTINSUYU, state, 2) == 4 * (3 + 1) + 2 + (4 + 1)


def test_the_first_sun_phase_counted():
    """12 choices of C; then A has three cards and three gaps; then two gaps; then one."""
    hands = "hand C 1 2 3; hand A 4 5 6; hand Q 7 8 9; hand K 10 11 12"
    state = position(f"at 2S1; {hands}").match.state

    assert [perft(TAHUANTINSUYU, state, depth) for depth in (1, 2, 3)] == [12, 12 * 9, 12 * 9 * 6]


def test_the_menu_has_a_fixed_order():
    """Roads, extra roads, cities, temples, garrisons, terraces, conquests, pass."""
    empire = position(
        "labour C20; lands C r25; cities ESP; roads C OLL-ESP OLL-VIT PIS-ESP WAR-VIT; lands A r21"
    )
    verbs = [choice.split()[0] for choice in empire.legal("C")]

    order = ["road", "extra", "city", "temple", "garrison", "terrace", "conquer", "pass"]
    assert list(dict.fromkeys(verbs)) == order


@pytest.mark.parametrize(("name", "players", "seed"), [("three", 3, 4), ("four", 4, 7)])
def test_a_game_is_told_word_for_word(name, players, seed):
    """The transcript of a random game, kept to be read, stays as it is."""
    kept = (HERE / "transcripts" / f"{name}.txt").read_text(encoding="utf-8")

    assert transcript(TAHUANTINSUYU, players, {}, seed) == kept


@pytest.mark.parametrize("players", [3, 4])
def test_playouts_draw_from_the_menus(players):
    """The fast random play makes the same choices as drawing from each menu."""
    from tambo.core.dice import Dice
    from tambo.core.rules import Rules

    options = TAHUANTINSUYU.meta.resolve_options({})
    for seed in range(20):
        ends = []
        for play in (TAHUANTINSUYU.rules.playout, None):
            dice = Dice(seed)
            state = TAHUANTINSUYU.rules.setup(players, options, dice)
            if play is None:
                Rules.playout(TAHUANTINSUYU.rules, state, dice, 100_000)
            else:
                play(state, dice, 100_000)
            ends.append(TAHUANTINSUYU.format_position(state))
        assert ends[0] == ends[1]


def test_both_builds_play_the_same_games():
    """The interpreted rules, in a process of their own, give the same checksum as these."""
    code = (
        "import tambo; from tambo.testing import checksum;"
        "print(checksum(tambo.load('tahuantinsuyu'), 4, {}, range(12)))"
    )
    pure = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "TAMBO_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )

    assert checksum(TAHUANTINSUYU, 4, {}, range(12)) == pure.stdout.strip()
