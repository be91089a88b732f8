"""The interpreted and the compiled engine play the same games, move by move."""

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from tambo.core.dice import Dice
from tambo.core.rules import Rules
from tests.bots.tiki_positions import RULES, start

ROOT = Path(__file__).resolve().parents[2]

GAMES = """
import hashlib
from tambo import _pure
from tambo.bots.budget import Budget
from tambo.bots.levels import LEVELS, decide
from tambo.core.dice import Dice
from tests.bots.tiki_positions import RULES, TIKI, play_on, start

digest = hashlib.sha256()
for number in range(40):
    options = {"shaman": number % 2 == 1, "swap": number % 4 > 1}
    state, dice = start(number, **options), Dice(number)
    quick, again = state.clone(), Dice(number)
    while RULES.actor(state) >= 0:
        seat = RULES.actor(state)
        menu = RULES.legal(state, seat)
        choice = dice.pick(menu)
        estimate = TIKI.policy.evaluate(state, seat)
        digest.update(f"{seat} {menu} {choice} {estimate!r};".encode())
        RULES.apply(state, seat, choice, dice, None)
    digest.update(TIKI.format_position(state).encode())
    RULES.playout(quick, again, 10**6)
    digest.update(TIKI.format_position(quick).encode())
for number in range(3):
    state = play_on(start(number), Dice(number), 20)
    for level in LEVELS:
        choice = decide("tiki", state, RULES.actor(state), level.name, "x", Budget(simulations=60))
        digest.update(f"{level.name} {choice};".encode())
print("compiled" if _pure.is_compiled() else "interpreted", digest.hexdigest())
"""


def build_and_digest(pure: str) -> list[str]:
    environment = {**os.environ, "TAMBO_PURE": pure}
    done = subprocess.run(
        [sys.executable, "-c", GAMES],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


def test_both_builds_play_the_same_games() -> None:
    """Menus, estimates, random games and bots' choices agree to the last bit."""
    interpreted, compiled = build_and_digest("1"), build_and_digest("0")

    assert interpreted[0] == "interpreted"
    if compiled[0] == "interpreted":
        pytest.skip("the engine is not compiled here")
    assert interpreted[1] == compiled[1]


@pytest.mark.parametrize("shaman", [False, True])
def test_the_quick_playout_draws_from_the_same_menus(shaman: bool) -> None:
    """The same dice give the same game, whether menus are listed or only counted."""
    for number in range(30):
        quick = start(number, shaman=shaman, swap=True)
        plain = quick.clone()

        made = RULES.playout(quick, Dice(number), 10**6)

        assert Rules.playout(RULES, plain, Dice(number), 10**6) == made
        assert pickle.dumps(quick) == pickle.dumps(plain)
