"""The table of the bench, its goals, and the same as data."""

from dataclasses import asdict, dataclass
from typing import Any

from rich.console import Console
from rich.table import Table

SHOWN = {
    "connect_four": "OpenSpiel connect four",
    "mancala": "OpenSpiel mancala",
    "backgammon": "OpenSpiel backgammon",
}


@dataclass(frozen=True, slots=True)
class Line:
    """One thing measured: the medians over all rounds."""

    subject: str
    measure: str
    about: str
    kind: str
    """"games" has moves and games a second, "search" simulations, "act" microseconds."""
    moves_per_second: float
    games_per_second: float

    @property
    def microseconds(self) -> float:
        return 1e6 / self.games_per_second


@dataclass(frozen=True, slots=True)
class Goal:
    """What was aimed at, as a ratio or a time; `reached` by `value`."""

    about: str
    aim: str
    value: float
    reached: bool


def goals(lines: list[Line]) -> list[Goal]:
    """The goals of the project; those stated for a certain machine are taken as ratios.

    5 M moves/s and 80,000 simulations of 70 moves were set where OpenSpiel's connect four does
    2.9 M moves/s inside C++: 1.72 and 1.93 times as much; 0.3 M of Tahuantinsuyu likewise.
    Titicaca's 0.7 M were set where its backgammon does 0.1 M.
    """
    found = {(line.subject, line.measure): line for line in lines}

    def moves(subject: str, measure: str) -> float:
        return found[subject, measure].moves_per_second

    inside = moves("connect_four", "spiel_rollouts")
    loops = max(moves(game, "spiel_loop") for game in ("connect_four", "mancala"))
    ours = "tiki compiled"
    empire = moves("tahuantinsuyu compiled", "playouts") / inside
    ratios = [
        ("playouts / connect four inside C++", moves(ours, "playouts") / inside, 5.0 / 2.9),
        (
            "moves under tree search / the same",
            moves(ours, "tree_with_playouts") / inside,
            0.08 * 70 / 2.9,
        ),
        (
            "Titicaca's playouts / backgammon inside C++",
            moves("titicaca compiled", "playouts") / moves("backgammon", "spiel_rollouts"),
            0.7 / 0.1,
        ),
        ("Tahuantinsuyu's playouts / connect four inside C++", empire, 0.3 / 2.9),
        ("Python loop / OpenSpiel's faster one", moves(ours, "python_loop") / loops, 1.0),
    ]
    made = [Goal(about, f">= {aim:.2f}", value, value >= aim) for about, value, aim in ratios]
    cost = found[ours, "clone_and_apply"].microseconds
    made.append(Goal("clone + apply, microseconds", "< 0.30", cost, cost < 0.3))
    return made


def as_data(lines: list[Line], reached: list[Goal], facts: dict[str, Any]) -> dict[str, Any]:
    return {
        "facts": facts,
        "lines": [asdict(line) for line in lines],
        "goals": [asdict(goal) for goal in reached],
    }


def show(console: Console, lines: list[Line], reached: list[Goal], facts: dict[str, Any]) -> None:
    """One table of speeds, one of goals."""
    title = f"{facts['processor']}, one core, Python {facts['python']}, median of {facts['rounds']}"
    base = next(line for line in lines if line.measure == "playouts")
    table = Table(title=title, title_justify="left")
    table.add_column("")
    table.add_column("what")
    for heading in ("moves/s", "games or sims/s", "us", "ratio"):
        table.add_column(heading, justify="right")
    before = ""
    for line in lines:
        if before and line.subject != before:
            table.add_section()
        is_act = line.kind == "act"
        table.add_row(
            SHOWN.get(line.subject, line.subject) if line.subject != before else "",
            line.about,
            "" if is_act or not line.moves_per_second else _number(line.moves_per_second),
            "" if is_act else _number(line.games_per_second),
            f"{line.microseconds:.3f}" if is_act else "",
            ""
            if is_act or not line.moves_per_second
            else f"{line.moves_per_second / base.moves_per_second:.4f}",
        )
        before = line.subject
    console.print(table)
    console.print("ratio: moves/s, as a part of compiled Tiki's playouts", style="dim")
    aims = Table(title="goals", title_justify="left")
    for heading in ("goal", "aim", "measured", ""):
        aims.add_column(heading, justify="left" if heading == "goal" else "right")
    for goal in reached:
        verdict = "reached" if goal.reached else "missed"
        aims.add_row(goal.about, goal.aim, f"{goal.value:.2f}", verdict)
    console.print(aims)


def _number(value: float) -> str:
    if value >= 1e6:
        return f"{value / 1e6:.2f} M"
    if value >= 1e4:
        return f"{value / 1e3:.0f} k"
    return f"{value:.0f}"
