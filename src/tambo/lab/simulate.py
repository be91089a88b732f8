"""Many games of one kind, and what they have in common: length, endings, who wins."""

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean, median
from typing import Any

from tambo.core.dice import Dice
from tambo.core.game import Game
from tambo.core.meta import OptionValue
from tambo.games import load
from tambo.lab.arena import Contender, contender
from tambo.lab.measures import wilson
from tambo.lab.play import ENDLESS, Played, play_game, resolved_options, result_of
from tambo.lab.pool import run_jobs

CHUNK_OF_RANDOM_GAMES = 500


@dataclass(frozen=True, slots=True)
class Statistics:
    """What the games had in common.

    `first_wins` is the share of games won by the seat that chose first, with its 95 % interval;
    `wins` counts by seat games won alone.
    """

    game: str
    players: int
    options: dict[str, OptionValue]
    seed: str
    bot: str
    games: int
    choices: int
    length_mean: float
    length_median: float
    length_least: int
    length_most: int
    endings: dict[str, int]
    wins: tuple[int, ...]
    draws: int
    first_wins: float
    first_wins_low: float
    first_wins_high: float
    seconds: float
    games_per_second: float
    choices_per_second: float

    def to_json(self) -> dict[str, Any]:
        """As JSON-able data."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class _Chunk:
    game: Game | str
    players: int
    options: dict[str, OptionValue]
    seed: str
    begin: int
    end: int
    bot: Contender | None


def simulate(
    game: str | Game,
    games: int = 1000,
    *,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int | str = 0,
    bot: str | Contender | None = None,
    workers: int | None = None,
    on_games: Callable[[int, int], None] | None = None,
) -> Statistics:
    """Play `games` games, at random or with the same bot on every seat.

    `bot` is a text for `tambo.lab.arena.contender` or an object; None plays at random inside the
    engine, which is by far the fastest. The result does not depend on `workers` (None: one
    process a processor; 1: none but this). `on_games(done, total)` tells of the progress.
    """
    if games < 1:
        raise ValueError("at least one game is needed")
    began = time.perf_counter()
    loaded = load(game) if isinstance(game, str) else game
    seats = loaded.meta.players[0] if players is None else players
    if seats not in loaded.meta.players:
        raise ValueError(f"{loaded.meta.title} is not for {seats}")
    chooser = contender(bot) if isinstance(bot, str) else bot
    bulk = loaded.meta.in_bulk if chooser is None else {}
    resolved = resolved_options(loaded, {**bulk, **(options or {})})
    size = CHUNK_OF_RANDOM_GAMES if chooser is None else 1
    chunks = [
        _Chunk(game, seats, resolved, str(seed), begin, min(begin + size, games), chooser)
        for begin in range(0, games, size)
    ]
    played: dict[int, list[Played]] = {}
    done = 0
    for number, results in run_jobs(_play_chunk, chunks, workers):
        played[number] = results
        done += len(results)
        if on_games is not None:
            on_games(done, games)
    every = [result for number in sorted(played) for result in played[number]]
    return _statistics(
        loaded,
        resolved,
        str(seed),
        "random" if chooser is None else chooser.name,
        every,
        time.perf_counter() - began,
    )


def _play_chunk(chunk: _Chunk) -> list[Played]:
    game = load(chunk.game) if isinstance(chunk.game, str) else chunk.game
    seeds = [f"simulate {chunk.seed} {number}" for number in range(chunk.begin, chunk.end)]
    if chunk.bot is not None:
        choosers = [chunk.bot.choose] * chunk.players
        return [play_game(game, choosers, chunk.options, seed) for seed in seeds]
    return [_play_at_random(game, chunk.players, chunk.options, seed) for seed in seeds]


def _play_at_random(game: Game, players: int, options: dict[str, OptionValue], seed: str) -> Played:
    dice = Dice(seed)
    state = game.rules.setup(players, options, dice)
    first = int(game.rules.actor(state))
    made = int(game.rules.playout(state, dice, ENDLESS))
    return result_of(game, state, made, first)


def _statistics(
    game: Game,
    options: dict[str, OptionValue],
    seed: str,
    bot: str,
    played: Sequence[Played],
    seconds: float,
) -> Statistics:
    lengths = [result.choices for result in played]
    seats = len(played[0].payoffs)
    winners = Counter(result.winner for result in played)
    first_wins = sum(result.winner == result.first for result in played)
    low, high = wilson(first_wins, len(played))
    return Statistics(
        game=game.meta.name,
        players=seats,
        options=options,
        seed=seed,
        bot=bot,
        games=len(played),
        choices=sum(lengths),
        length_mean=fmean(lengths),
        length_median=median(lengths),
        length_least=min(lengths),
        length_most=max(lengths),
        endings=dict(Counter(result.ending for result in played).most_common()),
        wins=tuple(winners[seat] for seat in range(seats)),
        draws=winners[-1],
        first_wins=first_wins / len(played),
        first_wins_low=low,
        first_wins_high=high,
        seconds=seconds,
        games_per_second=len(played) / seconds,
        choices_per_second=sum(lengths) / seconds,
    )
