"""One whole game between choosers, fast and without words: no events, no record.

Every seat chooses on a redeal, as at a real table; only the rules touch the true state.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tambo.core.dice import Dice
from tambo.core.game import Game
from tambo.core.meta import OptionValue
from tambo.core.state import State

Chooser = Callable[[Game, State, int, Dice], int]
"""Takes the game, a redeal for a seat, the seat and its own dice; gives a choice of the menu."""

ENDLESS = 100_000


@dataclass(frozen=True, slots=True)
class Played:
    """What became of one game. `first` is the seat that made the first choice."""

    payoffs: tuple[float, ...]
    choices: int
    ending: str
    first: int
    winner: int
    """The only seat on the first place, or -1."""


def resolved_options(game: Game, options: Mapping[str, object] | None) -> dict[str, OptionValue]:
    """All options of a game, those not named at their defaults."""
    return game.meta.resolve_options(dict(options or {}))


def play_game(
    game: Game,
    choosers: Sequence[Chooser],
    options: Mapping[str, OptionValue],
    seed: str,
) -> Played:
    """Play to the end. Set-up and chance depend on the seed alone, not on who sits where."""
    rules = game.rules
    state = rules.setup(len(choosers), dict(options), Dice(f"{seed} setup"))
    table = Dice(f"{seed} table")
    private = [Dice(f"{seed} seat {seat}") for seat in range(len(choosers))]
    first = int(rules.actor(state))
    made = 0
    while True:
        seat = int(rules.actor(state))
        if seat < 0:
            break
        known = game.redeal(state, seat, private[seat])
        choice = choosers[seat](game, known, seat, private[seat])
        if choice not in rules.legal(state, seat):
            raise ValueError(f"seat {seat} chose {choice}, which is not on its menu")
        rules.apply(state, seat, choice, table, None)
        made += 1
        if made >= ENDLESS:
            raise RuntimeError(f"a game of {game.meta.name} did not end in {ENDLESS} choices")
    return result_of(game, state, made, first)


def result_of(game: Game, state: State, made: int, first: int) -> Played:
    """The facts of a game that is over."""
    outcome = game.outcome(state)
    assert outcome is not None
    payoffs = tuple(game.rules.payoffs(state))
    winner = outcome.winners[0] if len(outcome.winners) == 1 else -1
    return Played(payoffs, made, outcome.ending, first, winner)
