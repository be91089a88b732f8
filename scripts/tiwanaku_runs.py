#!/usr/bin/env python3
"""Long measurements of Tiwanaku's solvers; docs/deduction.md states the results.

tiwanaku_runs.py generator [N]   N long scenarios in a row: times, and how many are invalid
tiwanaku_runs.py deduction [N]   N positions of random and bot games: times, how many exact
tiwanaku_runs.py bots [N]        what the strong bot announces in N games: right, wrong, refuted
"""

import sys
import time
from typing import cast

import tambo
from tambo.bots.levels import decide
from tambo.core.dice import Dice
from tambo.games.tiwanaku.board import LONG
from tambo.games.tiwanaku.choices import DIVINE, decode_divine, kind_of
from tambo.games.tiwanaku.deduction.chances import deduce
from tambo.games.tiwanaku.deduction.exact import is_impossible
from tambo.games.tiwanaku.deduction.knowledge import Knowledge, knowledge_of, narrowed, valleys_of
from tambo.games.tiwanaku.heuristic import choose
from tambo.games.tiwanaku.redeal import redeal
from tambo.games.tiwanaku.scenarios.maker import make_scenario
from tambo.games.tiwanaku.scenarios.scenario import faults_of
from tambo.games.tiwanaku.solver.values import CROP_VALUES
from tambo.games.tiwanaku.state import TiwanakuState

GAME = tambo.load("tiwanaku")


def times(spent: list[float]) -> str:
    spent = sorted(spent)
    middle, late = spent[len(spent) // 2], spent[int(0.99 * len(spent))]
    return f"median {middle:.3f} s, 99th percentile {late:.3f} s, worst {spent[-1]:.3f} s (CPU)"


def generator(count: int) -> None:
    spent, invalid = [], 0
    for number in range(count):
        began = time.process_time()
        scenario = make_scenario(f"run {number}", LONG)
        spent.append(time.process_time() - began)
        invalid += bool(faults_of(scenario))
    print(f"{count} long scenarios, {invalid} invalid: {times(spent)}")


def positions(count: int) -> list[Knowledge]:
    """From long games of random players and of the bot in turn, at all stages."""
    found: dict[Knowledge, None] = {}
    number = 0
    while len(found) < count:
        dice = Dice(f"positions {number}")
        state = cast(TiwanakuState, GAME.rules.setup(2, GAME.meta.resolve_options({}), dice))
        is_bot = number % 3 == 2
        while (seat := int(GAME.rules.actor(state))) >= 0:
            if dice.below(8) == 0:
                found[knowledge_of(state)] = None
            menu = GAME.rules.legal(state, seat)
            choice = menu[int(dice.below(len(menu)))]
            if is_bot and len(menu) > 1:
                choice = choose(redeal(state, seat, dice), seat, dice)
            GAME.rules.apply(state, seat, choice, dice, None)
        number += 1
    return list(found)[:count]


def deduction(count: int) -> None:
    spent, exact, settled, errors = [], 0, 0, []
    for known in positions(count):
        for cached in (deduce, valleys_of, narrowed):
            cached.cache_clear()
        began = time.process_time()
        found = deduce(known)
        spent.append(time.process_time() - began)
        exact += found.is_exact
        settled += found.is_settled
        if not found.is_exact:
            errors.append(found.error)
    print(f"{count} positions: {times(spent)}; {exact} exact, {settled} settled")
    if errors:
        print(f"stated error where sampled: median {sorted(errors)[len(errors) // 2]:.3f}")


def bots(count: int) -> None:
    right = wrong = refuted = 0
    spent = []
    for number in range(count):
        match = GAME.new(2, number, board="short" if number % 2 else "long")
        dice = Dice(f"bots {number}")
        while not match.is_over:
            seat = match.to_act[0]
            began = time.process_time()
            known = match.redeal(seat, dice)
            choice = decide("tiwanaku", known, seat, "hard", f"{number} {len(match.steps)}")
            spent.append(time.process_time() - began)
            if kind_of(choice) == DIVINE:
                state = cast(TiwanakuState, match.state)
                cell, level = decode_divine(choice)
                is_right = state.level_at(cell) == level
                right, wrong = right + is_right, wrong + (not is_right)
                refuted += bool(is_impossible(knowledge_of(state), cell, CROP_VALUES[level - 1]))
            match.play(seat, choice)
    print(f"{count} games: {right} right, {wrong} wrong, {refuted} known to be wrong")
    print(f"{len(spent)} choices: {times(spent)}")


if __name__ == "__main__":
    what, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 100
    {"generator": generator, "deduction": deduction, "bots": bots}[what](count)
