"""The strengths at which the house plays, by names a player understands.

A level is a way to think and a budget for it, the same for every game but for its `effort`. The
catalogues describe each under `level-<name>` and `level-<name>-about`, and a game in which one
thinks otherwise under `<game>-level-<name>-about`; docs/bots.md has the strengths measured.
"""

from dataclasses import dataclass
from typing import Literal

from tambo.bots.budget import Budget
from tambo.bots.greedy import greedy_choice
from tambo.bots.thinking import prove_and_search, search
from tambo.core.dice import Dice
from tambo.core.game import Game
from tambo.core.state import State
from tambo.games import load


@dataclass(frozen=True, slots=True)
class Level:
    """A named strength. `strength` orders the levels, weakest first."""

    name: str
    strength: int
    way: Literal["random", "greedy", "tree", "proof"]
    budget: Budget
    slips: int = 0
    """Out of a hundred choices, how many are left to chance."""


LEVELS: tuple[Level, ...] = (
    Level("novice", 1, "random", Budget(simulations=1)),
    Level("easy", 2, "greedy", Budget(simulations=1), slips=50),
    Level("medium", 3, "greedy", Budget(simulations=1)),
    Level("hard", 4, "tree", Budget(simulations=150, seconds=2.0)),
    Level("expert", 5, "tree", Budget(simulations=1_500, seconds=2.0)),
    Level("master", 6, "proof", Budget(seconds=1.0)),
)


def level_of(name: str) -> Level:
    """The level of that name; ValueError for any other word."""
    for level in LEVELS:
        if level.name == name:
            return level
    known = ", ".join(level.name for level in LEVELS)
    raise ValueError(f"no level {name!r}; there are {known}")


def decide(
    game_name: str, state: State, seat: int, level: str, seed: str, budget: Budget | None = None
) -> int:
    """What a bot of that level chooses from the seat's menu. Made to run in another process.

    `state` must be a redeal for the seat, never the truth; it is not changed. Another budget than
    the level's own may be given: one of simulations alone makes the choice repeatable.
    """
    return choose(load(game_name), state, seat, level_of(level), Dice(f"bot {seed}"), budget)


def choose(
    game: Game, state: State, seat: int, level: Level, dice: Dice, budget: Budget | None = None
) -> int:
    """The same for a game object and a stream of chance at hand."""
    menu = game.rules.legal(state, seat)
    if not menu:
        raise ValueError(f"seat {seat} is not asked for a choice")
    if len(menu) == 1:
        return menu[0]
    if level.way == "random" or (level.slips and dice.below(100) < level.slips):
        return dice.pick(menu)
    habit = int(game.policy.habit(state, seat, dice))
    if habit >= 0:
        return habit
    if level.way == "greedy":
        return greedy_choice(game.policy, game.redeal(state, seat, dice), seat, dice)
    choice = int(game.policy.choose(state, seat, dice))
    if choice >= 0:
        return choice
    menu = game.policy.shortlist(state, seat, dice)
    if len(menu) == 1:
        return menu[0]
    think = prove_and_search if level.way == "proof" else search
    return think(game, state, seat, menu, dice, budget or _budget(game, level))


def _budget(game: Game, level: Level) -> Budget:
    """A level's own budget as it is meant for this game."""
    simulations = level.budget.simulations * int(game.policy.effort)
    return Budget(simulations, level.budget.seconds)
