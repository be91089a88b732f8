"""`tambo bench`: speed on this machine. In a checkout the whole bench with its peers, else our own.

Our own rows are measured here, on one core: random play to the end, a menu, a clone, and a clone
with one choice carried out.
"""

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import tambo
from tambo import _pure
from tambo.cli.output import print_json, progress, spell_number
from tambo.cli.translator import Translator, usage_error
from tambo.core.dice import Dice
from tambo.core.game import Game
from tambo.core.state import State

CHECKOUT = Path(__file__).resolve().parents[3]
ENDLESS = 100_000
MEASURES = ("playout", "menu", "clone", "apply")


def bench(texts: Translator, seconds: float, own: bool, json: bool) -> int:
    if not 0 < seconds <= 3600:
        raise usage_error("argument.value", name="--seconds", value=str(seconds))
    if not own and (CHECKOUT / "bench" / "__main__.py").is_file():
        command = [sys.executable, "-m", "bench", *(["--json"] if json else [])]
        return subprocess.run(command, cwd=CHECKOUT, check=False).returncode
    names = [name for name in tambo.games() if tambo.is_built(name)]
    rows: list[dict[str, Any]] = []
    with progress(texts, "terminal-progress-bench", len(names) * len(MEASURES)) as advance:
        for name in names:
            for measure in MEASURES:
                rows.append(_measured(tambo.load(name), measure, seconds))
                advance(len(rows))
    if json:
        print_json({"compiled": _pure.is_compiled(), "rows": rows})
    else:
        _show(rows, texts)
    return 0


def _measured(game: Game, measure: str, seconds: float) -> dict[str, Any]:
    if measure == "playout":
        games, moves, spent = _random_play(game, seconds)
        return {
            "game": game.meta.name,
            "measure": measure,
            "moves_per_second": moves / spent,
            "games_per_second": games / spent,
        }
    state = _midgame(game)
    rules, dice = game.rules, Dice(1)
    seat = int(rules.actor(state))
    choice = rules.legal(state, seat)[0]

    def carry_out() -> None:
        rules.apply(state.clone(), seat, choice, dice, None)

    work: dict[str, Callable[[], object]] = {
        "menu": lambda: rules.legal(state, seat),
        "clone": state.clone,
        "apply": carry_out,
    }
    spent = _time_of(work[measure], seconds)
    return {"game": game.meta.name, "measure": measure, "microseconds": 1e6 * spent}


def _random_play(game: Game, seconds: float) -> tuple[int, int, float]:
    dice = Dice(1)
    options = game.meta.resolve_options(dict(game.meta.in_bulk))
    games = moves = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        state = game.rules.setup(game.meta.players[0], options, dice)
        moves += int(game.rules.playout(state, dice, ENDLESS))
        games += 1
    return games, moves, spent


def _midgame(game: Game) -> State:
    """A few random choices into a game that is not over by then."""
    for seed in range(100):
        dice = Dice(seed)
        state = game.rules.setup(
            game.meta.players[0], game.meta.resolve_options(dict(game.meta.in_bulk)), dice
        )
        game.rules.playout(state, dice, 8)
        if game.rules.actor(state) >= 0:
            return state
    raise AssertionError(f"{game.meta.name} is always over after 8 choices")


def _time_of(work: Callable[[], object], seconds: float) -> float:
    """Seconds one call takes."""
    calls = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        for _ in range(1000):
            work()
        calls += 1000
    return spent / calls


def _show(rows: list[dict[str, Any]], texts: Translator) -> None:
    from rich.console import Console
    from rich.table import Table

    build = "compiled" if _pure.is_compiled() else "interpreted"
    table = Table(title=texts(f"terminal-bench-{build}"), title_justify="left")
    table.add_column(texts("terminal-bench-game"))
    table.add_column(texts("terminal-bench-measure"))
    table.add_column(texts("terminal-bench-value"), justify="right")
    for row in rows:
        if row["measure"] == "playout":
            value = texts(
                "terminal-bench-speed",
                moves=spell_number(row["moves_per_second"] / 1e6, texts, 2),
                games=spell_number(row["games_per_second"] / 1e3, texts, 1),
            )
        else:
            value = f"{spell_number(row['microseconds'], texts, 2)} µs"
        table.add_row(row["game"], texts(f"terminal-bench-{row['measure']}"), value)
    Console(highlight=False).print(table)
