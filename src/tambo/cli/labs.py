"""`tambo simulate` and `tambo arena`: what the lab finds out, in tables or as JSON."""

import multiprocessing
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from tambo.cli.options import parse_options
from tambo.cli.output import print_json, progress, spell_interval, spell_number, spell_share
from tambo.cli.translator import Translator, usage_error
from tambo.games import load
from tambo.lab.arena import ArenaResult, contender
from tambo.lab.arena import arena as run_arena
from tambo.lab.simulate import Statistics
from tambo.lab.simulate import simulate as run_simulation


def simulate(
    texts: Translator,
    game: str,
    count: int,
    seed: str | None,
    options: list[str],
    bot: str | None,
    workers: int | None,
    json: bool,
) -> int:
    chosen = parse_options(load(game).meta, options)
    _check(count, workers, [] if bot is None else [bot])
    with progress(texts, "terminal-progress-games", count) as advance, _ends_workers():
        found = run_simulation(
            game,
            count,
            options=chosen,
            seed=seed or "0",
            bot=bot,
            workers=workers,
            on_games=lambda done, _: advance(done),
        )
    if json:
        print_json(found.to_json())
    else:
        _show_statistics(found, texts)
    return 0


def arena(
    texts: Translator,
    game: str,
    levels: list[str],
    count: int,
    seed: str | None,
    options: list[str],
    workers: int | None,
    players: int | None,
    alone: bool,
    json: bool,
) -> int:
    meta = load(game).meta
    chosen = parse_options(meta, options)
    if players is not None and (players not in meta.players or players < 2):
        raise usage_error("arena.players", game=meta.title, players=players)
    if len(levels) < 2 or len(set(levels)) < len(levels):
        raise usage_error("arena.levels")
    _check(count, workers, levels)
    total = count * len(levels) * (len(levels) - 1) // 2
    with progress(texts, "terminal-progress-games", total) as advance, _ends_workers():
        found = run_arena(
            game,
            levels,
            games=count,
            options=chosen,
            seed=seed or "0",
            players=players,
            workers=workers,
            alone=alone,
            on_game=lambda done, _: advance(done),
        )
    if json:
        print_json(found.to_json())
    else:
        _show_arena(found, texts)
    return 0


def _check(count: int, workers: int | None, contenders: list[str]) -> None:
    if count < 1:
        raise usage_error("argument.value", name="--count", value=str(count))
    if workers is not None and workers < 1:
        raise usage_error("argument.value", name="--workers", value=str(workers))
    for text in contenders:
        try:
            contender(text)
        except ValueError as error:
            from tambo.bots.levels import LEVELS

            known = ", ".join(level.name for level in LEVELS)
            raise usage_error("contender", text=text[:40], known=known) from error


@contextmanager
def _ends_workers() -> Iterator[None]:
    """Ctrl-C ends the worker processes in the middle of their games instead of waiting for them."""

    def end(number: int, frame: FrameType | None) -> None:
        for child in multiprocessing.active_children():
            child.kill()
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _show_statistics(found: Statistics, texts: Translator) -> None:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold")
    table.add_column()
    interval = spell_interval(found.first_wins_low, found.first_wins_high, texts)
    first = f"{spell_share(found.first_wins, texts)}  {interval}"
    lengths = texts(
        "terminal-simulate-lengths",
        mean=spell_number(found.length_mean, texts, 1),
        median=spell_number(found.length_median, texts),
        least=found.length_least,
        most=found.length_most,
    )
    speed = texts(
        "terminal-simulate-speed-value",
        games=spell_number(found.games_per_second, texts),
        choices=spell_number(found.choices_per_second, texts),
    )
    wins = "  ".join(
        f"{texts('terminal-seat', number=seat + 1)}: {spell_number(won, texts)}"
        for seat, won in enumerate(found.wins)
    )
    table.add_row(texts("terminal-simulate-games"), spell_number(found.games, texts))
    table.add_row(texts("terminal-simulate-bot"), _bot_name(found.bot, texts))
    table.add_row(texts("terminal-simulate-length"), lengths)
    table.add_row(texts("terminal-simulate-first"), first)
    table.add_row(texts("terminal-simulate-wins"), wins)
    table.add_row(texts("terminal-simulate-draws"), spell_number(found.draws, texts))
    for ending, times in found.endings.items():
        name = texts(f"{found.game}-ending-{ending}")
        table.add_row(
            texts("terminal-simulate-ending", how=name),
            f"{spell_number(times, texts)}  {spell_share(times / found.games, texts)}",
        )
    table.add_row(texts("terminal-simulate-speed"), speed)
    Console(highlight=False).print(table)


def _show_arena(found: ArenaResult, texts: Translator) -> None:
    console = Console(highlight=False)
    pairings = _table(
        "pairings",
        ("pairing", "games", "tally", "share", "interval", "elo"),
        texts,
    )
    for line in found.pairings:
        pairings.add_row(
            f"{line.one} – {line.other}",
            str(line.games),
            f"{line.wins}/{line.draws}/{line.losses}",
            spell_share(line.share, texts),
            spell_interval(line.low, line.high, texts),
            "–" if line.elo is None else f"{line.elo:+.0f}",
        )
    console.print(pairings)
    if found.standings:
        _show_standings(console, found, texts)
    console.print(
        texts(
            "terminal-arena-footer",
            choices=spell_number(found.choices, texts),
            s=spell_number(found.seconds, texts, 1),
        )
    )


def _show_standings(console: Console, found: ArenaResult, texts: Translator) -> None:
    standings = _table(
        "standings", ("place", "name", "games", "share", "interval", "rating"), texts
    )
    for place, standing in enumerate(found.standings, start=1):
        standings.add_row(
            str(place),
            standing.name,
            str(standing.games),
            spell_share(standing.share, texts),
            spell_interval(standing.low, standing.high, texts),
            f"{standing.rating:+.0f}",
        )
    console.print(standings)


def _table(title: str, columns: tuple[str, ...], texts: Translator) -> Table:
    table = Table(
        title=texts(f"terminal-arena-{title}"),
        title_justify="left",
        box=SIMPLE_HEAD,
        padding=(0, 1),
    )
    for key in columns:
        is_name = key in ("name", "pairing")
        heading = texts(f"terminal-arena-{key}")
        table.add_column(heading, justify="left" if is_name else "right", no_wrap=True)
    return table


def _bot_name(name: str, texts: Translator) -> str:
    return texts("terminal-simulate-random") if name == "random" else name
