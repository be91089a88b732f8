"""Very many pairs of worlds before the leak check: `python -m tambo.testing.leaks GAME`.

Random games are played; now and then everything a seat is shown (view, board, menu, refusals of
what is not on it) is written down, and again for redeals, which agree with the state in what the
seat has seen and differ in the rest. Every pair must agree byte for byte.
"""

import argparse
import sys

from rich.console import Console

import tambo
from tambo.core.dice import Dice
from tambo.core.game import Game
from tambo.core.state import State
from tambo.testing.knowledge import menu_seen, refusal_seen
from tambo.testing.violation import Violation, require

REDEALS = 100


def sight(game: Game, state: State, seat: int, tries: list[str]) -> str:
    """Everything that leaves the engine for a seat, as text."""
    refusals = [refusal_seen(game, state, seat, text) for text in tries]
    shown = game.view(state, seat), game.asked(state, seat), game.board_lines(state, seat)
    return repr((shown, menu_seen(game, state, seat), refusals))


def compare(
    game: Game, state: State, seat: int, tries: list[str], count: int, dice: Dice
) -> tuple[int, int]:
    """How many pairs were compared, and how many of them were of different worlds."""
    seen, truth = sight(game, state, seat, tries), game.format_position(state)
    different = 0
    for _ in range(count):
        other = game.redeal(state, seat, dice)
        different += game.format_position(other) != truth
        require(sight(game, other, seat, tries) == seen, "7 leak", f"seat {seat}: {truth!r}")
    return count, different


def try_pairs(name: str, pairs: int, seed: int) -> tuple[int, int]:
    """Pairs from random games of every number of players and variant, in turn."""
    game, dice = tambo.load(name), Dice(f"leaks {seed}")
    bulk = dict(game.meta.in_bulk)
    tables = [(n, {**bulk, **v}) for n in game.meta.players for v in game.meta.variants_for(n)]
    compared = different = number = 0
    pool: list[str] = []
    while compared < pairs:
        players, options = tables[number % len(tables)]
        state = game.rules.setup(players, game.meta.resolve_options(dict(options)), dice)
        number += 1
        while (seat := int(game.rules.actor(state))) >= 0 and compared < pairs:
            menu = game.rules.legal(state, seat)
            choice = menu[int(dice.below(len(menu)))]
            pool = [*pool[-199:], game.format_choice(state, choice)]
            if dice.below(12) == 0:
                tries = [pool[int(dice.below(len(pool)))] for _ in range(4)]
                looking = int(dice.below(players))
                some = compare(game, state, looking, tries, REDEALS, dice)
                compared, different = compared + some[0], different + some[1]
            game.rules.apply(state, seat, choice, dice, None)
    return compared, different


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tambo.testing.leaks", description=__doc__)
    parser.add_argument("name", metavar="GAME")
    parser.add_argument("--pairs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    out = Console(soft_wrap=True, highlight=False, markup=False)
    try:
        compared, different = try_pairs(chosen.name, chosen.pairs, chosen.seed)
    except Violation as violation:
        out.print(str(violation))
        return 1
    out.print(f"{chosen.name}: {compared} pairs, {different} of different worlds, no leak")
    return 0


if __name__ == "__main__":
    sys.exit(main())
