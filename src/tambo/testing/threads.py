"""15: rules are pure, so games played in parallel threads are the games played one by one.

What rules scribble down outside a state or a call is read by another thread as its own. When the
interpreter changes threads depends on how busy the machine is, so here they change at our word:
one runs at a time, and after a few lines the next one does. The compiled engine has no lines to
stop at, so there they change between calls.
"""

import sys
import threading
from collections.abc import Callable, Mapping
from functools import partial
from itertools import cycle
from types import FrameType
from typing import Any

from tambo.core.dice import Dice
from tambo.core.errors import Refused
from tambo.core.game import Game
from tambo.core.state import State
from tambo.testing.violation import Violation, require

CHECK = "16 threads"
LINES = (1, 2, 3, 5, 8, 13, 21, 34, 55)
"""How many lines a thread runs before the next one does, again and again."""


class Relay:
    """Threads of which one runs at a time, handing on to the next after a few lines."""

    def __init__(self, runs: list[Callable[[], None]]) -> None:
        self._gates = [threading.Semaphore(0) for _ in runs]
        self._running = list(range(len(runs)))
        self._lengths = cycle(LINES)
        self._left = next(self._lengths)
        self._threads = [
            threading.Thread(target=self._run, args=(number, run))
            for number, run in enumerate(runs)
        ]

    def run(self) -> None:
        for thread in self._threads:
            thread.start()
        self._gates[0].release()
        for thread in self._threads:
            thread.join()

    def _run(self, number: int, run: Callable[[], None]) -> None:
        def at_line(frame: FrameType, event: str, _: Any) -> Any:
            self._left -= 1
            if self._left <= 0:
                self._hand_on(number)
            return at_line

        self._gates[number].acquire()
        sys.settrace(at_line)
        try:
            run()
        finally:
            sys.settrace(None)
            heir = self._after(number)
            self._running.remove(number)
            if heir != number:
                self._gates[heir].release()

    def _after(self, number: int) -> int:
        return self._running[(self._running.index(number) + 1) % len(self._running)]

    def _hand_on(self, number: int) -> None:
        self._left = next(self._lengths)
        heir = self._after(number)
        if heir != number:
            self._gates[heir].release()
            self._gates[number].acquire()


def check_threads(
    game: Game, players: int, options: Mapping[str, Any], seeds: range, longest: int
) -> int:
    """Random games by these seeds, one by one and then all at once; how many choices each time.

    Menus, refusals, what bots think of and results are compared, choice by choice.
    """
    alone = [_play(game, players, options, seed, longest) for seed in seeds]
    beside: dict[int, list[str] | Exception] = {}

    def run(seed: int) -> None:
        try:
            beside[seed] = _play(game, players, options, seed, longest)
        except Exception as error:
            beside[seed] = error

    Relay([partial(run, seed) for seed in seeds]).run()
    for seed, expected in zip(seeds, alone, strict=True):
        found = beside[seed]
        if isinstance(found, Exception):
            raise Violation(CHECK, f"seed {seed} fails beside others: {found!r}") from found
        for number, (one, other) in enumerate(zip(expected, found, strict=False)):
            require(one == other, CHECK, f"seed {seed}, line {number}: {other!r}, alone {one!r}")
        require(len(found) == len(expected), CHECK, f"seed {seed} ends elsewhere")
    return sum(len(lines) for lines in alone)


def _play(
    game: Game, players: int, options: Mapping[str, Any], seed: int, longest: int
) -> list[str]:
    """A game of random choices, told in what was said of each of them."""
    dice, other = Dice(f"threads {seed}"), Dice(f"thoughts {seed}")
    state = game.rules.setup(players, game.meta.resolve_options(dict(options)), dice)
    told: list[str] = []
    texts: list[str] = []
    while len(told) < longest and (asked := game.rules.to_act(state)):
        seat = asked[int(dice.below(len(asked)))]
        menu = list(game.rules.legal(state, seat))
        choice = menu[int(dice.below(len(menu)))]
        texts.append(game.format_choice(state, menu[int(other.below(len(menu)))]))
        tried = _mixed(texts[-1], texts[int(other.below(len(texts)))])
        said = f"{_opinion(game, state, seat, other)}; {tried}: {_answer(game, state, seat, tried)}"
        told.append(f"{seat} {menu} {choice}; {said}")
        game.rules.apply(state, seat, choice, dice, None)
    told.append(game.format_position(state))
    if not game.rules.to_act(state):
        told.append(f"{game.rules.payoffs(state)} {game.outcome(state)}")
    return told


def _mixed(one: str, other: str) -> str:
    """The beginning of one choice with the end of another, such as a way to somewhere else."""
    for joint in ("-", " "):
        if joint in one and joint in other:
            return one.rpartition(joint)[0] + joint + other.rpartition(joint)[2]
    return other


def _opinion(game: Game, state: State, seat: int, dice: Dice) -> str:
    """What a bot makes of a moment."""
    estimates = [float(worth) for worth in game.policy.estimates(state)]
    return f"{list(game.policy.shortlist(state, seat, dice))} {estimates}"


def _answer(game: Game, state: State, seat: int, text: str) -> str:
    """What a text means, or why it may not be chosen, with the figures that are named."""
    try:
        return str(game.choice_of(state, seat, text))
    except Refused as refused:
        return f"{refused.clause} {refused.phrase.key} {refused.phrase.args}"
