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
from tambo.cli.voice import Voice, usage_error
from tambo.games import load
from tambo.lab.arena import ArenaResult, contender
from tambo.lab.arena import arena as run_arena
from tambo.lab.simulate import Statistics
from tambo.lab.simulate import simulate as run_simulation


def simulate(
    voice: Voice,
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
    with progress(voice, "terminal-progress-games", count) as advance, _ends_workers():
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
        _show_statistics(found, voice)
    return 0


def arena(
    voice: Voice,
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
    with progress(voice, "terminal-progress-games", total) as advance, _ends_workers():
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
        _show_arena(found, voice)
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


def _show_statistics(found: Statistics, voice: Voice) -> None:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold")
    table.add_column()
    interval = spell_interval(found.first_wins_low, found.first_wins_high, voice)
    first = f"{spell_share(found.first_wins, voice)}  {interval}"
    lengths = voice(
        "terminal-simulate-lengths",
        mean=spell_number(found.length_mean, voice, 1),
        median=spell_number(found.length_median, voice),
        least=found.length_least,
        most=found.length_most,
    )
    speed = voice(
        "terminal-simulate-speed-value",
        games=spell_number(found.games_per_second, voice),
        choices=spell_number(found.choices_per_second, voice),
    )
    wins = "  ".join(
        f"{voice('terminal-seat', number=seat + 1)}: {spell_number(won, voice)}"
        for seat, won in enumerate(found.wins)
    )
    table.add_row(voice("terminal-simulate-games"), spell_number(found.games, voice))
    table.add_row(voice("terminal-simulate-bot"), _bot_name(found.bot, voice))
    table.add_row(voice("terminal-simulate-length"), lengths)
    table.add_row(voice("terminal-simulate-first"), first)
    table.add_row(voice("terminal-simulate-wins"), wins)
    table.add_row(voice("terminal-simulate-draws"), spell_number(found.draws, voice))
    for ending, times in found.endings.items():
        name = voice(f"{found.game}-ending-{ending}")
        table.add_row(
            voice("terminal-simulate-ending", how=name),
            f"{spell_number(times, voice)}  {spell_share(times / found.games, voice)}",
        )
    table.add_row(voice("terminal-simulate-speed"), speed)
    Console(highlight=False).print(table)


def _show_arena(found: ArenaResult, voice: Voice) -> None:
    console = Console(highlight=False)
    pairings = _table(
        "pairings",
        ("pairing", "games", "tally", "share", "interval", "elo"),
        voice,
    )
    for line in found.pairings:
        pairings.add_row(
            f"{line.one} – {line.other}",
            str(line.games),
            f"{line.wins}/{line.draws}/{line.losses}",
            spell_share(line.share, voice),
            spell_interval(line.low, line.high, voice),
            "–" if line.elo is None else f"{line.elo:+.0f}",
        )
    console.print(pairings)
    if found.standings:
        _show_standings(console, found, voice)
    console.print(
        voice(
            "terminal-arena-footer",
            choices=spell_number(found.choices, voice),
            s=spell_number(found.seconds, voice, 1),
        )
    )


def _show_standings(console: Console, found: ArenaResult, voice: Voice) -> None:
    standings = _table(
        "standings", ("place", "name", "games", "share", "interval", "rating"), voice
    )
    for place, standing in enumerate(found.standings, start=1):
        standings.add_row(
            str(place),
            standing.name,
            str(standing.games),
            spell_share(standing.share, voice),
            spell_interval(standing.low, standing.high, voice),
            f"{standing.rating:+.0f}",
        )
    console.print(standings)


def _table(title: str, columns: tuple[str, ...], voice: Voice) -> Table:
    table = Table(
        title=voice(f"terminal-arena-{title}"),
        title_justify="left",
        box=SIMPLE_HEAD,
        padding=(0, 1),
    )
    for key in columns:
        is_name = key in ("name", "pairing")
        heading = voice(f"terminal-arena-{key}")
        table.add_column(heading, justify="left" if is_name else "right", no_wrap=True)
    return table


def _bot_name(name: str, voice: Voice) -> str:
    return voice("terminal-simulate-random") if name == "random" else name
