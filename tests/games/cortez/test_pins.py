"""What Cortez is pinned to: counts of its menus, games told word for word, checksums."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tambo.core.dice import Dice
from tambo.testing import checksum, perft
from tambo.texts import Language, say
from tests.games.cortez.camp import CORTEZ, action, new

HERE = Path(__file__).parent


def told(players: int, seed: int, language: Language) -> str:
    """A game of players who choose from the shortlist, in choices and sentences.

    The boards of `tambo.testing.transcript` would make it a book.
    """
    match = CORTEZ.new(players, seed)
    policy, dice = CORTEZ.policy, Dice(f"told {seed}")
    lines: list[str] = []
    while not match.is_over:
        seat, state = match.to_act[0], match.state
        choice = int(policy.habit(state, seat, dice))
        if choice < 0:
            choice = dice.pick(policy.shortlist(state, seat, dice))
        events = match.play(seat, choice)
        lines.append(f"seat {seat}: {match.steps[-1].text}")
        for event in events:
            audience = "" if event.seen_by is None else f" (seats {event.seen_by})"
            lines.append(f"  {say(match.tell(event), language)}{audience}")
    outcome = match.outcome
    assert outcome is not None
    lines.append(f"{outcome.ending} [{outcome.clause}], ranking {list(outcome.ranking)}")
    lines += [
        f"  seat {line.seat}: {line.points} [{line.clause}] {say(line.phrase, language)}"
        for line in outcome.sheet
    ]
    lines += [say(line, language) for line in match.board(None)]
    lines.append(match.position())
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("name", "players", "seed", "language"), [("two", 2, 3, "en"), ("three", 3, 5, "fr")]
)
def test_a_game_is_told_word_for_word(name, players, seed, language):
    """A game, kept to be read, stays as it is."""
    kept = (HERE / "transcripts" / f"{name}.{language}.txt").read_text(encoding="utf-8")

    assert told(players, seed, language) == kept


def test_counts_worked_out_by_hand():
    """Six generals, then three of the other nation; then 20 troops outside for two collars.

    18 feathered squares and two of the double ones outside; the second collar has 19 left.
    """
    state = CORTEZ.new(2, 0).state

    assert [perft(CORTEZ, state, depth) for depth in (1, 2, 3, 4)] == [
        6,
        6 * 3,
        6 * 3 * 20,
        6 * 3 * 20 * 19,
    ]


def test_an_open_map_from_one_corner():
    """Alone on the map a troop reaches all 195 squares but its own and the other one's.

    No warrior in hand, so that the square of blue is no end.
    """
    camp = action("red a1; blue o7")
    camp.play("red", "move a1")

    assert len(camp.legal("red")) == 195 - 2


def test_the_menu_has_a_fixed_order():
    """Moves by square, then draw, food, bribes, stop, and talk last."""
    camp = action("red a7 a1; blue o7; provisions red 0 0 1 0; bribes red own 5w 3")

    assert camp.legal("red") == [
        *("move a1", "move a7", "draw", "food"),
        *("play 5w", "play own", "stop", "offer"),
    ]


def test_the_first_event_of_a_seed():
    """Set-up, lots and cards follow from the seed alone."""
    one, two = (new(4, "red", "blue", "orange", "green", seed=9) for _ in range(2))

    assert one.match.position() == two.match.position()


def test_both_builds_play_the_same_games():
    """The interpreted rules, in a process of their own, give the same checksum as these."""
    code = (
        "import tambo; from tambo.testing import checksum;"
        "print(checksum(tambo.load('cortez'), 4, {}, range(4)))"
    )
    pure = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "TAMBO_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )

    assert checksum(CORTEZ, 4, {}, range(4)) == pure.stdout.strip()
