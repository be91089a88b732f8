"""Bots against each other: every pairing, sides alternating, with confidence intervals.

Games come in pairs with the same set-up and chance, the sides swapped. In games for more than two
the two contenders of a pairing take every other seat; or one sits alone among others, in turn on
every seat of the same set-up.
"""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

from tambo.bots.budget import Budget
from tambo.bots.levels import choose, level_of
from tambo.core.dice import Dice
from tambo.core.game import Game
from tambo.core.meta import OptionValue
from tambo.core.state import State
from tambo.games import load
from tambo.lab.measures import elo_difference, ratings, wilson
from tambo.lab.play import Chooser, Played, play_game, resolved_options
from tambo.lab.pool import run_jobs


@dataclass(frozen=True, slots=True)
class LevelChooser:
    """A level of the house as a chooser, perhaps with another budget."""

    level: str
    budget: Budget | None = None

    def __call__(self, game: Game, state: State, seat: int, dice: Dice) -> int:
        return choose(game, state, seat, level_of(self.level), dice, self.budget)


@dataclass(frozen=True, slots=True)
class Contender:
    """An entrant of the arena. With several workers the chooser must be picklable."""

    name: str
    choose: Chooser


def contender(text: str) -> Contender:
    """A level by its name, with its own budget or another: `hard`, `hard@5000`, `master@0.2s`.

    ValueError says what is wrong with any other text.
    """
    level, at, amount = text.partition("@")
    level_of(level)
    if not at:
        return Contender(text, LevelChooser(level))
    try:
        if amount.endswith("s"):
            budget = Budget(seconds=float(amount[:-1]))
        else:
            budget = Budget(simulations=int(amount))
    except ValueError as error:
        raise ValueError(f"{text!r}: after @ come simulations (5000) or seconds (0.2s)") from error
    return Contender(text, LevelChooser(level, budget))


@dataclass(frozen=True, slots=True)
class Pairing:
    """How one contender did against another. `low` to `high` is the 95 % interval of `share`."""

    one: str
    other: str
    games: int
    wins: int
    draws: int
    losses: int
    share: float
    low: float
    high: float
    elo: float | None
    """The difference in rating points that the share stands for; None at 0 % and 100 %."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the final table."""

    name: str
    games: int
    share: float
    low: float
    high: float
    rating: float


@dataclass(frozen=True, slots=True)
class ArenaResult:
    """Everything an arena found out; best standing first."""

    game: str
    players: int
    options: dict[str, OptionValue]
    seed: str
    pairings: tuple[Pairing, ...]
    standings: tuple[Standing, ...]
    choices: int
    seconds: float

    def to_json(self) -> dict[str, Any]:
        """As JSON-able data."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class _Job:
    game: Game | str
    choosers: tuple[Chooser, ...]
    options: dict[str, OptionValue]
    seed: str


def arena(
    game: str | Game,
    contenders: Sequence[str | Contender],
    *,
    games: int = 100,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int | str = 0,
    workers: int | None = None,
    alone: bool = False,
    on_game: Callable[[int, int], None] | None = None,
) -> ArenaResult:
    """Let all contenders meet each other in `games` games a pairing.

    If `alone`, the earlier named of a pairing has one seat and the other all the rest; the share
    is then that of the victories, there is no rating, and chance alone gives one over the seats.

    `contenders` are texts for `contender` or objects. `workers` is the number of processes (None:
    one a processor; 1: none but this). `on_game(done, total)` is called after every game.
    """
    sides = [contender(item) if isinstance(item, str) else item for item in contenders]
    names = [side.name for side in sides]
    if len(set(names)) != len(names) or len(names) < 2:
        raise ValueError("an arena needs two or more contenders with different names")
    if games < 1:
        raise ValueError("an arena needs at least one game a pairing")
    began = time.perf_counter()
    loaded = load(game) if isinstance(game, str) else game
    seats = _seats_of_contest(loaded, players)
    resolved = resolved_options(loaded, options)
    pairs = list(combinations(sides, 2))
    jobs = [
        _Job(game, choosers, resolved, f"arena {seed} {group}")
        for one, other in pairs
        for choosers, group in _line_ups(one, other, games, seats, alone)
    ]
    played: dict[int, Played] = {}
    for number, result in run_jobs(_play, jobs, workers):
        played[number] = result
        if on_game is not None:
            on_game(len(played), len(jobs))
    pairings = []
    for place, (one, other) in enumerate(pairs):
        results = [played[place * games + number] for number in range(games)]
        judge = _alone if alone else _pairing
        pairings.append(judge(one.name, other.name, results))
    return ArenaResult(
        game=loaded.meta.name,
        players=seats,
        options=resolved,
        seed=str(seed),
        pairings=tuple(pairings),
        standings=() if alone else _standings(names, pairings),
        choices=sum(result.choices for result in played.values()),
        seconds=time.perf_counter() - began,
    )


def _seats_of_contest(game: Game, players: int | None) -> int:
    """The number of players, if not told the smallest that makes a contest."""
    contests = [number for number in game.meta.players if number > 1]
    seats = contests[0] if players is None else players
    if seats not in game.meta.players or seats < 2:
        raise ValueError(f"{game.meta.title} is no contest for {seats}")
    return seats


def _line_ups(
    one: Contender, other: Contender, games: int, seats: int, alone: bool
) -> Iterator[tuple[tuple[Chooser, ...], int]]:
    """For each game of a pairing who sits where, and the group of games with its set-up."""
    for number in range(games):
        of_one = _seats_of_one(number, seats, alone)
        choosers = tuple((one if seat in of_one else other).choose for seat in range(seats))
        yield choosers, number // (seats if alone else 2)


def _seats_of_one(number: int, seats: int, alone: bool) -> list[int]:
    """Where the first of a pairing sits in that game."""
    if alone:
        return [number % seats]
    return [seat for seat in range(seats) if (seat + number) % 2 == 0]


def _play(job: _Job) -> Played:
    game = load(job.game) if isinstance(job.game, str) else job.game
    return play_game(game, job.choosers, job.options, job.seed)


def _pairing(one: str, other: str, results: Sequence[Played]) -> Pairing:
    tally = {1: 0, 0: 0, -1: 0}
    for number, result in enumerate(results):
        mine = [pay for seat, pay in enumerate(result.payoffs) if (seat + number) % 2 == 0]
        theirs = [pay for seat, pay in enumerate(result.payoffs) if (seat + number) % 2 == 1]
        lead = sum(mine) / len(mine) - sum(theirs) / len(theirs)
        tally[0 if abs(lead) < 1e-9 else (1 if lead > 0 else -1)] += 1
    games = len(results)
    score = tally[1] + tally[0] / 2
    low, high = wilson(score, games)
    share = score / games
    elo = elo_difference(share) if 0 < share < 1 else None
    return Pairing(one, other, games, tally[1], tally[0], tally[-1], share, low, high, elo)


def _alone(one: str, other: str, results: Sequence[Played]) -> Pairing:
    """The share of the victories that went to the one seat; a shared one counts as its share."""
    tally = {"won": 0, "shared": 0, "lost": 0}
    score = 0.0
    for number, result in enumerate(results):
        best = max(result.payoffs)
        first = [seat for seat, pay in enumerate(result.payoffs) if best - pay < 1e-9]
        (seat,) = _seats_of_one(number, len(result.payoffs), alone=True)
        if seat in first:
            score += 1 / len(first)
            tally["won" if len(first) == 1 else "shared"] += 1
        else:
            tally["lost"] += 1
    games = len(results)
    low, high = wilson(score, games)
    counts = tally["won"], tally["shared"], tally["lost"]
    return Pairing(one, other, games, *counts, score / games, low, high, None)


def _standings(names: Sequence[str], pairings: Sequence[Pairing]) -> tuple[Standing, ...]:
    scores = {(p.one, p.other): (p.wins + p.draws / 2, p.games) for p in pairings}
    rated = ratings(names, scores)
    lines = []
    for name in names:
        score = sum(s for (one, _), (s, _n) in scores.items() if one == name)
        score += sum(n - s for (_, other), (s, n) in scores.items() if other == name)
        games = sum(n for pair, (_, n) in scores.items() if name in pair)
        low, high = wilson(score, games)
        lines.append(Standing(name, games, score / games, low, high, rated[name]))
    return tuple(sorted(lines, key=lambda line: -line.rating))
