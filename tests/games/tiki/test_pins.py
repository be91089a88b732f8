"""What Tiki is pinned to: counts of its menus, transcripts that can be read, checksums."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tambo.testing import checksum, perft, transcript
from tests.games.tiki.island import TIKI, position
from tests.games.tiki.naive import Naive

HERE = Path(__file__).parent


def test_counts_worked_out_by_hand():
    """Nine creations; then eight; then seven, or the first totem's walks.

    The third figure is 9 * 8 * 7 creations and, for each of 8 places of purple's tiki, the 24
    steps that yellow's can make from all nine villages together.
    """
    state = TIKI.new(2, 0).state

    assert [perft(TIKI, state, depth) for depth in (1, 2, 3)] == [9, 72, 504 + 8 * 24]


def naive_perft(depth: int, moves: list[str], layout: dict[str, int], shaman: bool) -> int:
    island = Naive(dict(layout), "y", shaman)
    for move in moves:
        island.play(move)
    menu = island.menu()
    if depth == 1:
        return len(menu)
    return sum(naive_perft(depth - 1, [*moves, move], layout, shaman) for move in menu)


def test_the_fourth_count_agrees_with_the_plain_game():
    """Four choices deep both engines count the same sequences."""
    match = TIKI.new(2, 0, first="yellow")
    layout = match.view(None)["values"]

    assert perft(TIKI, match.state, 4) == naive_perft(4, [], layout, False)


def test_the_menu_of_a_crowded_position():
    """Four creations; a2 walks 3 ways; b1 walks by a1 1 way, by c1 1 way, by b2 3 ways."""
    island = position("""
        yellow to act
        3  .   .   p
        2  y   yp  .
        1  .   yy  pp
    """)

    assert perft(TIKI, island.match.state, 1) == 4 + 3 + (1 + 1 + 3)


def test_the_menu_has_a_fixed_order():
    """Creations by village, then walks of one step, then of two, by start and path."""
    island = position("""
        yellow to act
        3  yy  .   .
        2  .   pp  .
        1  y   .   pp
    """)

    assert island.legal("yellow") == [
        *("b1", "a2", "c2", "b3", "c3"),
        *("a1-b1", "a1-a2"),
        *("a3-a2-a1", "a3-a2-b2", "a3-b3-b2", "a3-b3-c3"),
    ]


@pytest.mark.parametrize(
    ("name", "seed", "options"), [("beginner", 11, {}), ("shaman", 68, {"shaman": True})]
)
def test_a_game_is_told_word_for_word(name, seed, options):
    """The transcript of a random game, kept to be read, stays as it is."""
    kept = (HERE / "transcripts" / f"{name}.txt").read_text(encoding="utf-8")

    assert transcript(TIKI, 2, options, seed) == kept


def test_both_builds_play_the_same_games():
    """The interpreted rules, in a process of their own, give the same checksum as these."""
    code = (
        "import tambo; from tambo.testing import checksum;"
        "print(checksum(tambo.load('tiki'), 2, {'shaman': True}, range(60)))"
    )
    pure = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "TAMBO_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )

    assert checksum(TIKI, 2, {"shaman": True}, range(60)) == pure.stdout.strip()
